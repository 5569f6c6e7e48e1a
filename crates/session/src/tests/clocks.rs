//! Clocks and absence.

use protocol::{Absence, Pace, SeatState};
use table::record::Sitter;
use table::{Rng, Viewer};

use super::{act, begin, choices, load, new_york, saved};
use crate::session::Terms;

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
    assert_eq!(session.due(), Some(80_000 + 75_000));
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

#[test]
fn no_time_runs_before_everybody_has_come() {
    let game = new_york(2);
    let mut stored = saved(&*game, 2, LIVE, 1);
    let free = table::Seat::new(1).unwrap();
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
