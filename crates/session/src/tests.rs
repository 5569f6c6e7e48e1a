//! Matches without a server around them.

mod clocks;
mod leaks;
mod lookback;
mod reload;
mod undo;

use std::sync::Arc;

use london::London;
use new_york::NewYork;
use protocol::{Absence, Pace};
use table::record::{Header, Record, Sitter, Start};
use table::{BySeat, Rng, Seat, Seats, Viewer};

use crate::load::Saved;
use crate::refused::Refused;
use crate::session::{Session, Terms};
use crate::wire::Wire;

const NO_CLOCK: Terms = Terms { pace: Pace::None, absence: Absence::Bot };

fn london(seats: usize) -> Arc<London> {
    let content = london::Content::built_in("london").unwrap();
    Arc::new(London::new(content, Seats::new(seats).unwrap(), Default::default()))
}

fn new_york(seats: usize) -> Arc<NewYork> {
    let content = new_york::Content::built_in("new-york").unwrap();
    Arc::new(NewYork::new(content, Seats::new(seats).unwrap(), Default::default()))
}

/// A match as it would be stored: people at all seats, or bots at the last ones.
fn saved<G: Wire>(game: &G, people: usize, terms: Terms, seed: u64) -> Saved {
    let sitter = |seat: Seat| {
        if seat.index() < people {
            Sitter::person(&format!("Person {}", seat.number())).unwrap()
        } else {
            Sitter::bot("random").unwrap()
        }
    };
    let sitters = game.seats().all().map(sitter).collect();
    Saved {
        head: Record::new(Header::of(game, sitters), Start::Seed(seed)).to_string(),
        entries: Vec::new(),
        nonce: "07".repeat(32),
        terms,
        held: BySeat::from_fn(|seat| seat.index() < people),
        deadline: None,
        clock: None,
        created: 0,
    }
}

fn load<G: Wire>(game: &Arc<G>, saved: &Saved) -> Session<G> {
    let record = Record::parse(&saved.head).unwrap();
    Session::load(Arc::clone(game), &record, saved).unwrap()
}

fn begin<G: Wire>(game: &Arc<G>, people: usize, terms: Terms, seed: u64) -> Session<G> {
    load(game, &saved(&**game, people, terms, seed))
}

/// The answers of whoever is asked.
fn choices<G: Wire>(session: &Session<G>) -> Vec<String> {
    let viewer = Viewer::Seat(session.asked().unwrap());
    let choices = session.choices_in(session.history.now(), viewer);
    choices.into_iter().map(|choice| choice.words).collect()
}

/// Answers at random for whoever is asked.
fn act<G: Wire>(session: &mut Session<G>, rng: &mut Rng, now: i64) {
    let words = rng.pick(&choices(session)).unwrap().clone();
    let viewer = Viewer::Seat(session.asked().unwrap());
    let change = session.submit(viewer, session.revision(), &[words], now).unwrap();
    session.accept(change);
}

/// Words are understood by what whoever is asked has, so nobody else's are read.
#[test]
fn a_draft_of_somebody_who_is_not_asked_tells_nothing() {
    let session = begin(&london(2), 2, NO_CLOCK, 3);
    let asked = session.asked().unwrap();
    let other = Seats::new(2).unwrap().all().find(|seat| *seat != asked).unwrap();
    for words in ["draw deck", "play mercers-a", "no such thing", ""] {
        let refused = session.draft(Viewer::Seat(other), session.revision(), &[words.to_owned()]);
        assert!(
            matches!(refused, Err(Refused::NotAsked { asked: who }) if who == asked),
            "{words}: {:?}",
            refused.map(|_| ())
        );
    }
}
