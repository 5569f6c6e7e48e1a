//! Looking back: every position as it was, quickly, and going on from any of them.

use std::ops::ControlFlow;
use std::sync::Arc;
use std::time::{Duration, Instant};

use table::record::{Sitter, replay};
use table::{Game, Rng, Viewer};

use super::{NO_CLOCK, act, begin, load, london, new_york, saved};
use crate::load::Saved;
use crate::session::Session;
use crate::undo::Wished;
use crate::wire::Wire;

fn viewers<G: Game>(game: &G) -> Vec<Viewer> {
    game.seats().all().map(Viewer::Seat).chain([Viewer::Spectator, Viewer::Open]).collect()
}

/// Plays to the end, and takes something back now and then.
fn played_out<G: Wire>(game: &Arc<G>, seed: u64) -> Session<G> {
    let mut session = begin(game, game.seats().count(), NO_CLOCK, seed);
    let mut rng = Rng::new(seed);
    let mut steps = 0;
    while let Some(seat) = session.asked() {
        act(&mut session, &mut rng, 5);
        steps += 1;
        if steps % 11 == 0
            && !session.is_over()
            && let Ok(Wished::Free(change)) =
                session.undo(Viewer::Seat(seat), session.revision(), false, 6)
        {
            session.accept(change);
        }
        session.wish = None;
    }
    session
}

fn every_position_is_as_it_was<G: Wire<View: PartialEq>>(game: &Arc<G>, seed: u64) {
    let mut session = begin(game, game.seats().count(), NO_CLOCK, seed);
    let mut rng = Rng::new(seed);
    let seen = |session: &Session<G>| -> Vec<G::View> {
        let state = session.history.now();
        viewers(&**game).into_iter().map(|viewer| game.view(state, viewer)).collect()
    };
    let mut then = vec![seen(&session)];
    while session.asked().is_some() && then.len() < 200 {
        act(&mut session, &mut rng, 5);
        then.push(seen(&session));
    }
    for (which, viewer) in viewers(&**game).into_iter().enumerate() {
        for (after, then) in then.iter().enumerate() {
            let positions = session.positions(viewer, after, 1);
            assert_eq!((positions.len(), positions[0].after), (1, after));
            assert!(positions[0].view == then[which], "{viewer:?} after {after}");
        }
        let steps = session.steps(viewer, 0);
        let some = session.positions(viewer, 60, 9);
        for (number, position) in (60..).zip(&some) {
            assert_eq!(position.after, number);
            assert_eq!(position.events, steps[number - 1].events, "one revision for each action");
        }
        assert_eq!(some.len(), 9);
        assert!(session.positions(viewer, then.len(), 1).is_empty());
        assert_eq!(session.positions(viewer, then.len() - 1, 9).len(), 1);
    }
}

#[test]
fn every_position_is_as_it_was_then() {
    every_position_is_as_it_was(&london(3), 41);
    every_position_is_as_it_was(&new_york(2), 42);
}

/// Open hands are those of all seats, and the deck stays closed.
#[test]
fn with_open_hands_all_is_seen_that_anybody_sees_and_no_more() {
    let game = london(3);
    let session = played_out(&game, 43);
    for after in (0..session.history.done().len()).step_by(17) {
        let open = &session.positions(Viewer::Open, after, 1)[0].view;
        for seat in game.seats().all() {
            let own = &session.positions(Viewer::Seat(seat), after, 1)[0].view;
            let [own_hand, hand] = [own, open].map(|view| &view.players[seat.index()].hand);
            assert_eq!(own_hand.known, hand.known);
            assert_eq!(hand.unknown, [0; 3]);
        }
        let left: usize = open.deck.left.iter().map(|&cards| usize::from(cards)).sum();
        let seen = open.deck.top.iter().flatten().count();
        assert!(left < 20 || seen < left / 2, "{seen} of {left} cards of the deck are seen");
    }
}

#[test]
fn the_300th_move_is_there_within_a_tenth_of_a_second() {
    let game = london(4);
    let session = played_out(&game, 44);
    assert!(session.history.done().len() > 320, "{}", session.history.done().len());
    for after in [300, 319] {
        let begun = Instant::now();
        let told = session.told_positions(Viewer::Open, after, 8);
        let took = begun.elapsed();
        assert!(told.contains(&format!("\"after\":{after}")));
        assert!(took < Duration::from_millis(100), "{took:?}");
    }
}

fn goes_on_from_anywhere<G: Wire>(game: &Arc<G>, seed: u64) {
    let session = played_out(game, seed);
    let undone = session.past.len() > session.history.done().len();
    assert!(undone, "something was taken back");
    let last = session.history.done().len();
    let bots =
        || -> Vec<Sitter> { game.seats().all().map(|_| Sitter::bot("greedy").unwrap()).collect() };
    for after in [0, 1, 64, last / 2, last - 1] {
        let record = session.fork(after, bots()).unwrap();
        let text = record.to_string();
        assert!(!text.contains("undo") && !text.contains("Person"), "{text}");
        let again = replay(&**game, &record).unwrap();
        assert_eq!(again.in_force(), after);
        assert_eq!(*again.state(), session.history.before(game, after));
        // The stored table of it goes on where the other one was.
        let entries = record.entries().iter().map(|entry| (0, entry.line.text())).collect();
        let start = table::record::Record::new(record.header().clone(), record.start().clone());
        let head = start.to_string();
        let forked = Saved { head, ..saved(&**game, 0, NO_CLOCK, seed) };
        let forked = load(game, &Saved { entries: joined(entries), ..forked });
        assert!(forked.broken().is_none(), "{:?}", forked.broken());
        assert_eq!(forked.asked(), session.asked_after(after));
    }
    assert!(session.fork(last, bots()).is_none(), "nothing is asked at the end");
    assert!(session.fork(last + 1, bots()).is_none());
    assert!(session.fork(1, bots()[1..].to_vec()).is_none(), "a seat is missing");
}

/// Checks belong to the action before them.
fn joined(lines: Vec<(i64, String)>) -> Vec<(i64, String)> {
    let mut entries: Vec<(i64, String)> = Vec::new();
    for (at, text) in lines {
        match entries.last_mut() {
            Some((_, last)) if text.starts_with("check") => last.push_str(&text),
            Some(_) | None => entries.push((at, text)),
        }
    }
    entries
}

impl<G: Wire> Session<G> {
    fn asked_after(&self, after: usize) -> Option<table::Seat> {
        let state = self.history.before(&self.game, after);
        self.game.decision(&state).map(|decision| decision.seat)
    }
}

#[test]
fn a_match_goes_on_from_anywhere() {
    goes_on_from_anywhere(&london(2), 45);
    goes_on_from_anywhere(&new_york(3), 46);
}

#[test]
fn a_match_that_goes_on_has_no_hindsight_and_one_can_stop_it() {
    let game = new_york(2);
    let mut session = begin(&game, 2, NO_CLOCK, 47);
    assert!(session.hindsight().is_none());
    let mut rng = Rng::new(47);
    while session.asked().is_some() {
        act(&mut session, &mut rng, 5);
    }
    let mut heard = Vec::new();
    let found = session.hindsight().unwrap().look(&mut |done, of| {
        heard.push((done, of));
        if done == 2 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    assert!(found.is_none());
    let of = heard[0].1;
    assert!(of > 10 && heard == [(0, of), (1, of), (2, of)], "{heard:?}");
}
