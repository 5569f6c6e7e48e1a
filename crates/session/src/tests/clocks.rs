//! Clocks and absence.

use bots::BotName;
use new_york::NewYork;
use protocol::{Absence, Pace, SeatState};
use table::record::Sitter;
use table::{BySeat, Game, Rng, Seat, Viewer};

use super::{NO_CLOCK, act, begin, choices, load, new_york, saved};
use crate::change::Change;
use crate::load::Saved;
use crate::session::{Session, Terms};
use crate::undo::Wished;

const LIVE: Terms = Terms { pace: Pace::Live { turn: 60, increment: 5 }, absence: Absence::Bot };
const OTHERS: Terms = Terms { absence: Absence::Others, ..LIVE };
const SLOW: Terms = Terms { pace: Pace::Slow { days: 2 }, absence: Absence::Bot };
const DAY: i64 = 86_400_000;

#[test]
fn a_bot_takes_care_of_who_is_out_of_time_and_the_person_may_return() {
    let game = new_york(2);
    let mut session = begin(&game, 2, LIVE, 1);
    session.resume(0);
    let seat = session.asked().unwrap();
    assert!(session.expire(74_999).is_none(), "a minute, and then some");
    let change = session.expire(75_000).unwrap();
    assert_eq!(change.text(), format!("expired {0}\nhandover {0} bot rules\n", seat.number()));
    session.accept(change);
    assert_eq!(session.seat_state(seat), SeatState::Relieved);
    assert_eq!(session.asked_bot().map(|(seat, _)| seat), Some(seat));
    assert!(session.due().is_none(), "bots have no clock");
    let back = session.sit(seat, Sitter::person("Person 1").unwrap(), true, 80_000).unwrap();
    session.accept(back);
    assert_eq!(session.seat_state(seat), SeatState::Person);
    assert_eq!(session.due(), Some(80_000 + 15_000), "a moment, and no turn anew");
}

#[test]
fn where_the_others_decide_nothing_is_done_but_told() {
    let game = new_york(2);
    let mut session = begin(&game, 2, OTHERS, 1);
    session.resume(0);
    let seat = session.asked().unwrap();
    let change = session.expire(75_000).unwrap();
    assert_eq!(change.text(), format!("expired {}\n", seat.number()));
    session.accept(change);
    assert_eq!(session.expired(), Some(seat));
    assert_eq!(session.seat_state(seat), SeatState::Person);
    assert!(session.expire(1_000_000).is_none(), "it is told once");
    // Who answers late is back.
    let words = choices(&session)[0].clone();
    let change = session.submit(Viewer::Seat(seat), 1, &[words], 2_000_000).unwrap();
    session.accept(change);
    assert_eq!(session.expired(), None);
}

#[test]
fn a_slow_clock_survives_a_restart_and_a_live_one_waits_for_somebody() {
    let game = new_york(2);
    let mut stored = saved(&*game, 2, SLOW, 1);
    let mut session = load(&game, &stored);
    let words = choices(&session)[0].clone();
    let viewer = Viewer::Seat(session.asked().unwrap());
    let change = session.submit(viewer, 0, &[words], DAY).unwrap();
    stored.entries.push((change.at(), change.text()));
    stored.deadline = change.deadline();
    assert!(stored.deadline.is_some());
    session.accept(change);
    let again = load(&game, &stored);
    assert_eq!(again.due(), session.due());
    assert_eq!(again.due(), stored.deadline);

    let live = load(&game, &saved(&*game, 2, LIVE, 1));
    assert_eq!(live.due(), None, "nobody is there");
}

/// Nobody gets time by letting the table fall asleep: the clock goes on with what was left, as long as nothing was done meanwhile.
#[test]
fn what_is_left_of_a_live_turn_is_kept_while_a_match_is_put_away() {
    let game = new_york(2);
    let mut stored = saved(&*game, 2, LIVE, 1);
    let mut session = load(&game, &stored);
    session.resume(0);
    // Somebody is still there when the server is told to stop, or nobody has been for a while.
    let with_somebody = session.clock_at_rest(20_000);
    session.pause(20_000);
    assert_eq!(session.clock_at_rest(90_000), with_somebody);
    stored.clock = with_somebody;
    let mut again = load(&game, &stored);
    assert_eq!(again.due(), None, "it rests");
    again.resume(1_000_000);
    assert_eq!(again.due(), Some(1_000_000 + 40_000 + 15_000));
    // Of the time after the time, too, there is as much as before.
    again.pause(1_000_000 + 50_000);
    stored.clock = again.clock_at_rest(2_000_000);
    let mut late = load(&game, &stored);
    late.resume(3_000_000);
    assert_eq!(late.due(), Some(3_000_000 + 5_000));
    // What was kept before the last revision says nothing any more.
    let words = choices(&session)[0].clone();
    let viewer = Viewer::Seat(session.asked().unwrap());
    let change = session.submit(viewer, 0, &[words], 21_000).unwrap();
    stored.entries.push((change.at(), change.text()));
    let mut stale = load(&game, &stored);
    stale.resume(3_000_000);
    assert_eq!(stale.due(), Some(3_000_000 + 75_000));
    // Whoever is out of time still is.
    let mut decided = begin(&game, 2, OTHERS, 1);
    decided.resume(0);
    let expires = decided.expire(75_000).unwrap();
    let entries = vec![(expires.at(), expires.text())];
    decided.accept(expires);
    let clock = decided.clock_at_rest(80_000);
    let put_away = Saved { entries, clock, ..saved(&*game, 2, OTHERS, 1) };
    let mut taken_up = load(&game, &put_away);
    taken_up.resume(100_000);
    assert_eq!((taken_up.expired(), taken_up.due()), (decided.expired(), None));
    // Where nothing is to be kept, nothing is.
    assert_eq!(begin(&game, 2, SLOW, 1).clock_at_rest(0), None);
}

#[test]
fn no_time_runs_before_everybody_has_come() {
    let game = new_york(2);
    let mut stored = saved(&*game, 2, LIVE, 1);
    let free = Seat::new(1).unwrap();
    stored.held[free] = false;
    let mut session = load(&game, &stored);
    session.resume(0);
    assert_eq!(session.seat_state(free), SeatState::Free);
    assert_eq!(session.due(), None);
    let sits = session.sit(free, Sitter::person("Boris").unwrap(), true, 7_000).unwrap();
    session.accept(sits);
    assert_eq!(session.due(), Some(7_000 + 75_000));
    act(&mut session, &mut Rng::new(1), 8_000);
    assert!(session.due().is_some());
}

/// A host empties the seat of the one who is asked, or another, and goes: the clocks go on, and a bot takes the seat.
#[test]
fn a_seat_that_is_emptied_holds_up_nobody() {
    for asked in [true, false] {
        let game = new_york(2);
        let mut session = begin(&game, 2, LIVE, 1);
        session.resume(0);
        let (seat, other) = (session.asked().unwrap(), others(&session)[0]);
        let emptied = if asked { seat } else { other };
        let empties =
            session.sit(emptied, Sitter::person("Person").unwrap(), false, 5_000).unwrap();
        session.accept(empties);
        assert_eq!(session.seat_state(emptied), SeatState::Free);
        assert_eq!(session.due(), Some(75_000), "time goes on as if nothing had happened");
        let expires = session.expire(75_000).unwrap();
        session.accept(expires);
        assert_eq!(session.asked_bot(), Some((seat, BotName::Rules)));
    }
}

/// A bot plays for the seat, or its person again.
fn sits(session: &mut Session<NewYork>, seat: Seat, bot: bool, now: i64) {
    let sitter = if bot { Sitter::bot("rules") } else { Sitter::person("Person") };
    let change = session.sit(seat, sitter.unwrap(), true, now).unwrap();
    session.accept(change);
}

fn others(session: &Session<NewYork>) -> Vec<Seat> {
    session.game.seats().others(session.asked().unwrap()).collect()
}

/// An answer that may be taken back freely, and after which the same seat is asked or another.
fn quiet(session: &Session<NewYork>, passes: bool) -> Option<String> {
    let (seat, revision) = (session.asked().unwrap(), session.revision());
    let fits = |words: &String| {
        let mut tried = session.clone();
        let change = tried.submit(Viewer::Seat(seat), revision, std::slice::from_ref(words), 5);
        tried.accept(change.unwrap());
        let free = tried.undo_now(Viewer::Seat(seat)).is_some_and(|undo| !undo.consent);
        free && (tried.asked() != Some(seat)) == passes
    };
    choices(session).into_iter().find(fits)
}

fn submits(session: &mut Session<NewYork>, words: &str, now: i64) {
    let (seat, revision) = (session.asked().unwrap(), session.revision());
    let change = session.submit(Viewer::Seat(seat), revision, &[words.to_owned()], now).unwrap();
    session.accept(change);
}

fn takes_back(session: &mut Session<NewYork>, seat: Seat, now: i64) -> Change<NewYork> {
    let revision = session.revision();
    match session.undo(Viewer::Seat(seat), revision, false, now).unwrap() {
        Wished::Free(change) => change,
        other => panic!("{other:?}"),
    }
}

/// Somebody who comes and goes all the time keeps nobody from acting, and stops no clock.
#[test]
fn who_leaves_and_returns_without_end_neither_makes_others_stale_nor_moves_their_clock() {
    let game = new_york(2);
    let mut session = begin(&game, 2, LIVE, 1);
    session.resume(0);
    let (seat, hostile) = (session.asked().unwrap(), others(&session)[0]);
    let words = choices(&session)[0].clone();
    for now in 1..500 {
        sits(&mut session, hostile, now % 2 == 1, now * 140);
        assert_eq!(session.due(), Some(75_000));
    }
    // What was seen before all of it is still how the table stands.
    let seen = std::slice::from_ref(&words);
    assert!(session.draft(Viewer::Seat(seat), 0, seen).is_ok());
    let beyond = session.submit(Viewer::Seat(seat), session.revision() + 1, seen, 70_000);
    assert!(beyond.is_err(), "nobody has seen what has not happened");
    let change = session.submit(Viewer::Seat(seat), 0, seen, 70_000).unwrap();
    session.accept(change);
    let twice = session.submit(Viewer::Seat(seat), 0, seen, 70_000);
    assert_eq!(twice.err(), Some(crate::refused::Refused::Stale), "it never happens twice");
}

#[test]
fn who_leaves_and_returns_has_no_turn_anew() {
    let game = new_york(2);
    let mut session = begin(&game, 2, LIVE, 1);
    session.resume(0);
    let seat = session.asked().unwrap();
    for now in (1_000..60_000).step_by(1_000) {
        sits(&mut session, seat, true, now);
        sits(&mut session, seat, false, now);
        assert_eq!(session.due(), Some(75_000));
    }
}

#[test]
fn what_is_done_and_taken_back_adds_no_time() {
    let game = new_york(2);
    for passes in [false, true] {
        let mut session = begin(&game, 2, LIVE, 1);
        session.resume(0);
        let mut rng = Rng::new(1);
        while quiet(&session, passes).is_none() {
            act(&mut session, &mut rng, 0);
        }
        let seat = session.asked().unwrap();
        let words = quiet(&session, passes).unwrap();
        submits(&mut session, &words, 1_000);
        let change = takes_back(&mut session, seat, 1_000);
        session.accept(change);
        let due = session.due();
        for now in (2_000..60_000).step_by(1_000) {
            submits(&mut session, &words, now);
            let change = takes_back(&mut session, seat, now);
            session.accept(change);
            assert_eq!((session.asked(), session.due()), (Some(seat), due));
        }
    }
}

/// Nothing but an answer or the return of whoever is out of time makes that forgotten.
#[test]
fn nobody_else_makes_it_forgotten_that_somebody_is_out_of_time() {
    let game = new_york(3);
    let mut session = begin(&game, 3, OTHERS, 1);
    session.resume(0);
    let (seat, third) = (session.asked().unwrap(), others(&session)[1]);
    let change = session.expire(75_000).unwrap();
    session.accept(change);
    sits(&mut session, third, true, 80_000);
    sits(&mut session, third, false, 81_000);
    assert_eq!((session.expired(), session.due()), (Some(seat), None));
    sits(&mut session, seat, true, 82_000);
    sits(&mut session, seat, false, 83_000);
    assert_eq!((session.expired(), session.due()), (None, Some(83_000 + 15_000)));
}

/// A table with slow clocks sleeps most of the time: what somebody had left is known when it wakes.
#[test]
fn what_was_left_of_a_slow_turn_is_known_after_the_table_has_slept() {
    let game = new_york(2);
    let mut stored = saved(&*game, 2, SLOW, 1);
    let mut session = load(&game, &stored);
    let mut rng = Rng::new(1);
    while quiet(&session, true).is_none() {
        let revision = session.revision();
        let words = rng.pick(&choices(&session)).unwrap().clone();
        let viewer = Viewer::Seat(session.asked().unwrap());
        let change = session.submit(viewer, revision, &[words], 0).unwrap();
        keep(&mut stored, &mut session, change);
    }
    let seat = session.asked().unwrap();
    let due = session.due();
    let words = quiet(&session, true).unwrap();
    for days in 1..=2 {
        let change = session.submit(
            Viewer::Seat(seat),
            session.revision(),
            std::slice::from_ref(&words),
            days * DAY / 2,
        );
        keep(&mut stored, &mut session, change.unwrap());
        session = load(&game, &stored);
        let change = takes_back(&mut session, seat, days * DAY / 2);
        keep(&mut stored, &mut session, change);
        assert_eq!(session.due(), due, "no turn anew");
        session = load(&game, &stored);
        assert_eq!(session.due(), due);
    }
}

/// Stores a change and makes it hold.
fn keep(stored: &mut Saved, session: &mut Session<NewYork>, change: Change<NewYork>) {
    stored.entries.push((change.at(), change.text()));
    stored.deadline = change.deadline();
    session.accept(change);
}

#[test]
fn without_clocks_nobody_waits_longer_than_a_day_for_somebody_who_is_not_there() {
    let game = new_york(2);
    let mut session = begin(&game, 2, NO_CLOCK, 1);
    let asked = session.asked().unwrap();
    let other = Seat::new(1 - asked.index()).unwrap();
    let (nobody, both) = (BySeat::from_fn(|_| false), BySeat::from_fn(|_| true));
    assert_eq!(session.patience_ends(), Some(DAY));
    assert!(!session.notice_absence(&nobody, DAY - 1));
    assert!(!session.notice_absence(&both, DAY), "they are there");
    assert!(session.notice_absence(&nobody, DAY));
    assert_eq!(session.expired(), Some(asked));
    let update = session.update(Viewer::Seat(other), 0, &nobody);
    let clock = update.clock.unwrap();
    assert_eq!((clock.seat, clock.until, clock.expired), (asked, None, true));
    assert!(!session.notice_absence(&nobody, 2 * DAY), "it is told once");
    assert!(session.notice_absence(&both, 2 * DAY));
    assert_eq!(session.expired(), None, "who is there is waited for");
    // Others who come and go give no time, and whoever is asked does by coming or playing.
    let sits = |session: &mut Session<NewYork>, seat: Seat, now| {
        let name = format!("Person {}", seat.number());
        let change = session.sit(seat, Sitter::person(&name).unwrap(), true, now).unwrap();
        session.accept(change);
        session.patience_ends()
    };
    assert_eq!(sits(&mut session, other, 5_000), Some(DAY));
    assert_eq!(sits(&mut session, asked, 6_000), Some(DAY + 6_000));
    act(&mut session, &mut Rng::new(1), 7_000);
    assert_eq!(session.patience_ends(), Some(DAY + 7_000));
    assert_eq!(begin(&game, 2, SLOW, 1).patience_ends(), None, "clocks say it themselves");
    session.close();
    assert_eq!(session.patience_ends(), None);
}
