//! Taking back: free until something was shown or answered, by consent after that.

use std::sync::Arc;

use protocol::UndoDenied;
use table::record::Sitter;
use table::{BySeat, Rng, Seat, Viewer, may_take_back};

use super::{NO_CLOCK, act, begin, choices, load, london, new_york, saved};
use crate::refused::{NoConsent, Refused};
use crate::session::{Past, PastDeed, Session};
use crate::undo::Wished;
use crate::wire::Wire;

fn undo<G: Wire>(session: &mut Session<G>, seat: Seat) -> Result<Wished<()>, Refused> {
    let revision = session.revision();
    match session.undo(Viewer::Seat(seat), revision, false, 9)? {
        Wished::Free(change) => {
            session.accept(change);
            Ok(Wished::Free(()))
        }
        Wished::Asked => Ok(Wished::Asked),
        Wished::Denied { seat } => Ok(Wished::Denied { seat }),
        Wished::Waits => Ok(Wished::Waits),
    }
}

/// Whatever is taken back freely, nobody has learnt anything by it.
#[test]
fn a_free_undo_leaves_nobody_wiser() {
    let game = london(3);
    let mut session = begin(&game, 3, NO_CLOCK, 5);
    let mut rng = Rng::new(5);
    let (mut free, mut asked) = (0, 0);
    for _ in 0..150 {
        let seat = session.asked().unwrap();
        let before = *session.history.now();
        act(&mut session, &mut rng, 5);
        let after = *session.history.now();
        match undo(&mut session, seat).unwrap() {
            Wished::Free(()) => {
                free += 1;
                assert!(may_take_back(&*game, &before, &after, seat));
                assert_eq!(*session.history.now(), before, "as it was");
                act(&mut session, &mut rng, 5);
            }
            Wished::Asked => asked += 1,
            Wished::Denied { .. } | Wished::Waits => panic!("nobody was asked before"),
        }
    }
    assert!(free > 10 && asked > 10, "both happen: {free} {asked}");
}

#[test]
fn everybody_else_has_to_agree_and_one_no_is_enough() {
    let game = new_york(3);
    let mut session = begin(&game, 3, NO_CLOCK, 8);
    let mut rng = Rng::new(8);
    // Until somebody has answered after seat 1.
    let one = session.asked().unwrap();
    while session.asked() == Some(one) {
        act(&mut session, &mut rng, 5);
    }
    let second = session.asked().unwrap();
    act(&mut session, &mut rng, 5);
    let before = session.history.done().len();
    assert!(matches!(undo(&mut session, one), Ok(Wished::Asked)));
    let wish = session.update(Viewer::Spectator, 0, &BySeat::default()).undo_asked.unwrap();
    assert_eq!((wish.seat, wish.waits_for.len()), (one, 2));
    let revision = session.revision();
    let own = session.consent(Viewer::Seat(one), revision, wish.number, true, 9);
    assert_eq!(own.err(), Some(Refused::NoWish), "nobody agrees with themselves");
    let mut withdrawn = session.clone();
    let own = withdrawn.consent(Viewer::Seat(one), revision, wish.number, false, 9);
    assert!(matches!(own, Ok(Wished::Denied { seat }) if seat == one));
    let told = withdrawn.update(Viewer::Seat(one), 0, &BySeat::default());
    assert_eq!((told.undo_asked, told.undo_denied), (None, None), "nobody has said no");
    let denied = session.consent(Viewer::Seat(second), revision, wish.number, false, 9);
    assert!(matches!(denied, Ok(Wished::Denied { seat }) if seat == one));
    assert!(session.wish.is_none());
    let told =
        |session: &Session<_>| session.update(Viewer::Seat(one), 0, &BySeat::default()).undo_denied;
    assert_eq!(told(&session), Some(UndoDenied { seat: one, by: second }));
    // It is told until who wished does something: what others do is no answer to it.
    let (mut later, mut rng) = (session.clone(), Rng::new(8));
    while later.asked() != Some(one) {
        act(&mut later, &mut rng, 9);
    }
    assert!(told(&later).is_some());
    act(&mut later, &mut rng, 9);
    assert_eq!(told(&later), None);

    assert!(matches!(undo(&mut session, one), Ok(Wished::Asked)));
    assert_eq!(told(&session), None, "it is wished anew");
    let others: Vec<Seat> = game_others(&session, one);
    let number = wish.number + 1;
    let first = session.consent(Viewer::Seat(others[0]), revision, number, true, 9);
    assert!(matches!(first, Ok(Wished::Waits)));
    let last = session.consent(Viewer::Seat(others[1]), revision, number, true, 9);
    let Ok(Wished::Free(change)) = last else {
        panic!("all have agreed");
    };
    session.accept(change);
    assert!(session.history.done().len() < before);
    assert_eq!(session.asked(), Some(one));
}

fn game_others<G: Wire>(session: &Session<G>, seat: Seat) -> Vec<Seat> {
    session.game.seats().others(seat).collect()
}

/// Somebody agreed to one action, and a whole turn is asked for before that has arrived.
#[test]
fn consent_is_to_the_wish_that_was_asked_about_and_to_no_other() {
    let game = new_york(3);
    let mut session = begin(&game, 3, NO_CLOCK, 8);
    let mut rng = Rng::new(8);
    let one = session.asked().unwrap();
    while session.asked() == Some(one) {
        act(&mut session, &mut rng, 5);
    }
    let second = session.asked().unwrap();
    while session.asked() == Some(second) {
        act(&mut session, &mut rng, 5);
    }
    act(&mut session, &mut rng, 5);
    let revision = session.revision();
    assert!(matches!(undo(&mut session, second), Ok(Wished::Asked)));
    let asked = session.undo_asked().unwrap();
    let refused = session.undo(Viewer::Seat(one), revision, true, 9);
    assert_eq!(refused.err(), Some(Refused::OtherWish { seat: second }));
    assert_eq!(session.undo_asked(), Some(asked.clone()), "it stands as it was asked");
    let again = session.undo(Viewer::Seat(second), revision, true, 9);
    assert!(matches!(again, Ok(Wished::Asked)));
    let now_asked = session.undo_asked().unwrap();
    assert_ne!(now_asked.number, asked.number);
    let old = session.consent(Viewer::Seat(one), revision, asked.number, true, 9);
    assert_eq!(old.err(), Some(Refused::NoWish));
    assert_eq!(session.undo_asked(), Some(now_asked), "nobody has agreed to it");
}

#[test]
fn a_wish_is_forgotten_when_something_happens() {
    let game = new_york(2);
    let mut session = begin(&game, 2, NO_CLOCK, 8);
    let mut rng = Rng::new(8);
    let one = session.asked().unwrap();
    while session.asked() == Some(one) {
        act(&mut session, &mut rng, 5);
    }
    act(&mut session, &mut rng, 5);
    assert!(matches!(undo(&mut session, one), Ok(Wished::Asked)));
    act(&mut session, &mut rng, 5);
    let other = game_others(&session, one)[0];
    let revision = session.revision();
    let late = session.consent(Viewer::Seat(other), revision, 1, true, 9);
    assert_eq!(late.err(), Some(Refused::NoWish));
}

#[test]
fn actions_are_done_all_or_none() {
    let game = london(2);
    let session = begin(&game, 2, NO_CLOCK, 3);
    let viewer = Viewer::Seat(session.asked().unwrap());
    let good = choices(&session)[0].clone();
    let refused = session.submit(viewer, 0, &[good, "land nowhere".to_owned()], 5);
    assert!(
        matches!(
            refused,
            Err(Refused::NotUnderstood { action: 1, .. } | Refused::TurnOver { action: 1 })
        ),
        "{refused:?}"
    );
    let long = session.submit(viewer, 0, &["x".repeat(201)], 5);
    assert!(
        matches!(long, Err(Refused::NotUnderstood { action: 0, ref why }) if why.id == "table-too-long"),
        "{long:?}"
    );
    assert_eq!(session.revision(), 0);
}

/// A match of three at which the first seat has just been shown something; whose it is.
fn shown(people: usize) -> (Session<london::London>, Seat) {
    let game = london(3);
    for seed in 1.. {
        let mut session = begin(&game, people, NO_CLOCK, seed);
        let (mut rng, one) = (Rng::new(seed), session.asked().unwrap());
        if one.index() >= people {
            continue;
        }
        let before = *session.history.now();
        while session.asked() == Some(one) {
            act(&mut session, &mut rng, 5);
            if !may_take_back(&*game, &before, session.history.now(), one) {
                return (session, one);
            }
        }
    }
    unreachable!("somebody draws a card at some time")
}

fn sits<G: Wire>(session: &mut Session<G>, seat: Seat, sitter: Sitter, held: bool) {
    let change = session.sit(seat, sitter, held, 6).unwrap();
    session.accept(change);
}

fn person(name: &str) -> Sitter {
    Sitter::person(name).unwrap()
}

fn bot() -> Sitter {
    Sitter::bot("rules").unwrap()
}

/// Why something that was shown cannot be taken back; `None` if it can, or the others are asked.
fn kept(session: &Session<london::London>, one: Seat) -> Option<NoConsent> {
    let told = session.undo_now(Viewer::Seat(one)).unwrap();
    let revision = session.revision();
    match session.clone().undo(Viewer::Seat(one), revision, false, 9) {
        Err(Refused::NobodyToAsk { seat, why }) => {
            assert_ne!(seat, one);
            assert_eq!(told.refused, Some(Refused::NobodyToAsk { seat, why }.say()));
            Some(why)
        }
        Ok(wished) => {
            assert_eq!(told.refused, None);
            assert_eq!(told.consent, matches!(wished, Wished::Asked));
            None
        }
        Err(other) => panic!("{other:?}"),
    }
}

#[test]
fn among_bots_whatever_was_shown_is_taken_back_freely() {
    let (mut session, one) = shown(1);
    assert!(!session.undo_now(Viewer::Seat(one)).unwrap().consent);
    assert!(matches!(undo(&mut session, one), Ok(Wished::Free(()))));
}

/// Whoever made the table could otherwise look through the deck before the others come.
#[test]
fn what_was_shown_stays_while_a_seat_is_free_and_after_it_was_taken() {
    let (mut session, one) = shown(3);
    let other = game_others(&session, one)[0];
    session.held[other] = false;
    assert_eq!(kept(&session, one), Some(NoConsent::Unseated));
    // Somebody sits down, perhaps the same person in another browser, and agrees to everything.
    sits(&mut session, other, person("Guest"), true);
    assert_eq!(kept(&session, one), Some(NoConsent::Before));
    // What is shown from now on concerns somebody who is there.
    play_on_until_shown(&mut session, one);
    assert_eq!(kept(&session, one), None);
    assert!(matches!(undo(&mut session, one), Ok(Wished::Asked)));
}

/// Plays until this seat has been shown something anew.
fn play_on_until_shown(session: &mut Session<london::London>, one: Seat) {
    let (game, mut rng) = (Arc::clone(&session.game), Rng::new(3));
    loop {
        let before = *session.history.now();
        let asked = session.asked().unwrap();
        act(session, &mut rng, 7);
        if asked == one && !may_take_back(&*game, &before, session.history.now(), one) {
            return;
        }
    }
}

#[test]
fn what_was_shown_stays_while_a_bot_plays_for_somebody_and_they_are_asked_when_they_are_back() {
    let (mut session, one) = shown(3);
    let other = game_others(&session, one)[1];
    sits(&mut session, other, bot(), true);
    assert_eq!(kept(&session, one), Some(NoConsent::Away));
    sits(&mut session, other, person("Person"), true);
    assert_eq!(kept(&session, one), None);
    assert!(matches!(undo(&mut session, one), Ok(Wished::Asked)));
    let wish = session.update(Viewer::Spectator, 0, &BySeat::default()).undo_asked.unwrap();
    assert!(wish.waits_for.contains(&other));
}

#[test]
fn what_was_shown_before_a_bot_took_a_seat_for_good_stays() {
    let (mut session, one) = shown(2);
    let others = game_others(&session, one);
    let other = *others.iter().find(|seat| seat.index() < 2).unwrap();
    sits(&mut session, other, bot(), false);
    assert_eq!(kept(&session, one), Some(NoConsent::Before));
    // Nobody is left but bots: what is shown from now on is taken back freely.
    play_on_until_shown(&mut session, one);
    assert!(matches!(undo(&mut session, one), Ok(Wished::Free(()))));
}

#[test]
fn what_was_shown_before_the_host_emptied_a_seat_stays() {
    let (mut session, one) = shown(3);
    let other = game_others(&session, one)[0];
    sits(&mut session, other, person("Person"), false);
    assert_eq!(kept(&session, one), Some(NoConsent::Unseated));
    sits(&mut session, other, person("Somebody else"), true);
    assert_eq!(kept(&session, one), Some(NoConsent::Before));
}

/// Somebody whose clock ran out and who came back is the same as before.
#[test]
fn a_caretaker_does_not_make_a_seat_somebody_elses() {
    let (mut session, one) = shown(3);
    let other = game_others(&session, one)[0];
    session.past.push(Past { at: 6, deed: PastDeed::Expire { seat: other } });
    session.sitters[other.index()] = bot();
    assert_eq!(kept(&session, one), Some(NoConsent::Away));
    sits(&mut session, other, person("Person"), true);
    assert_eq!(kept(&session, one), None);
}

/// What showed nothing concerns nobody, whoever is missing.
#[test]
fn what_showed_nothing_is_taken_back_freely_whoever_is_missing() {
    let game = london(3);
    let mut session = begin(&game, 3, NO_CLOCK, 5);
    let one = session.asked().unwrap();
    let others = game_others(&session, one);
    session.held[others[0]] = false;
    sits(&mut session, others[1], bot(), true);
    let before = *session.history.now();
    for words in choices(&session) {
        let revision = session.revision();
        let change = session.submit(Viewer::Seat(one), revision, &[words], 5).unwrap();
        let mut tried = session.clone();
        tried.accept(change);
        if may_take_back(&*game, &before, tried.history.now(), one) {
            assert!(matches!(undo(&mut tried, one), Ok(Wished::Free(()))));
            assert_eq!(*tried.history.now(), before);
            return;
        }
    }
    panic!("everything shows something");
}

/// The same holds after the table has slept.
#[test]
fn a_match_that_was_taken_up_again_knows_whose_seats_were_handed_on() {
    let game = london(3);
    let mut saved = saved(&*game, 3, NO_CLOCK, 1);
    let mut session = load(&game, &saved);
    let (one, mut rng) = (session.asked().unwrap(), Rng::new(1));
    let mut store = |session: &mut Session<_>, change: crate::change::Change<_>| {
        saved.entries.push((change.at(), change.text()));
        session.accept(change);
    };
    let before = *session.history.now();
    while may_take_back(&*game, &before, session.history.now(), one) {
        let (seat, words) =
            (session.asked().unwrap(), rng.pick(&choices(&session)).unwrap().clone());
        let change = session.submit(Viewer::Seat(seat), session.revision(), &[words], 5).unwrap();
        store(&mut session, change);
    }
    let other = game_others(&session, one)[0];
    let change = session.sit(other, person("Somebody else"), true, 6).unwrap();
    store(&mut session, change);
    assert_eq!(kept(&session, one), Some(NoConsent::Before));
    assert_eq!(kept(&load(&game, &saved), one), Some(NoConsent::Before));
}
