//! Clocks alone, without a game.

use super::*;

const LIVE: Pace = Pace::Live { turn: 60, increment: 5 };
const ONE: Seat = Seat::FIRST;

fn two() -> Seat {
    Seat::new(1).unwrap()
}

fn asked(seat: Seat) -> Turn {
    Turn { asked: Some(seat), timed: Some(seat), called: Some(seat) }
}

/// A bot decides for the seat that is asked.
fn cared_for(seat: Seat) -> Turn {
    Turn { asked: Some(seat), timed: None, called: None }
}

/// The first seat is asked, and nothing was done yet.
fn begun(pace: Pace) -> Timer {
    Timer::new(pace, 0).after(pace, Moment::Sat { seat: two(), person: true }, asked(ONE), 0)
}

fn acts(timer: Timer, by: Seat, in_force: usize, next: Seat, now: i64) -> Timer {
    timer.after(LIVE, Moment::Acted { by, in_force }, asked(next), now)
}

#[test]
fn a_turn_has_its_time_and_every_answer_adds_to_it() {
    let timer = begun(LIVE);
    assert_eq!(timer.until, Some(60_000));
    let timer = acts(timer, ONE, 1, ONE, 30_000);
    assert_eq!(timer.until, Some(65_000));
    assert_eq!(timer.due(LIVE), Some(80_000));
    let other = acts(timer, ONE, 2, two(), 40_000);
    assert_eq!((other.seat, other.until), (Some(two()), Some(100_000)));
    let over = other.after(LIVE, Moment::Acted { by: two(), in_force: 3 }, Turn::default(), 50_000);
    assert_eq!((over.seat, over.due(LIVE)), (None, None));
}

#[test]
fn a_live_clock_stands_still_while_nobody_is_there() {
    let timer = begun(LIVE).pause(LIVE, 20_000);
    assert_eq!((timer.until, timer.due(LIVE)), (None, None));
    assert_eq!(timer.resume(1_000_000).until, Some(1_040_000));
    let slow = Pace::Slow { days: 2 };
    let timer = begun(slow);
    assert_eq!(timer.pause(slow, DAY), timer, "a slow one does not");
    assert_eq!(timer.due(slow), Some(2 * DAY + DAY / 4));
}

#[test]
fn coming_and_going_does_not_renew_the_time_after_the_time() {
    let gone = begun(LIVE).pause(LIVE, 70_000);
    let back = gone.resume(1_000_000);
    assert_eq!(back.due(LIVE), Some(1_005_000), "ten of fifteen seconds are used up");
    let gone = back.pause(LIVE, 1_004_000).resume(2_000_000);
    assert_eq!(gone.due(LIVE), Some(2_001_000));
}

#[test]
fn who_answers_late_is_back() {
    let timer = begun(LIVE).after(LIVE, Moment::Expired { seat: ONE }, asked(ONE), 75_000);
    assert!(timer.expired);
    assert_eq!(timer.due(LIVE), None, "it is told once");
    let timer = acts(timer, ONE, 1, ONE, 200_000);
    assert_eq!((timer.until, timer.expired), (Some(260_000), false));
}

#[test]
fn what_is_done_and_taken_back_again_and_again_gives_no_time() {
    let mut timer = acts(begun(LIVE), ONE, 1, ONE, 1_000);
    assert_eq!(timer.until, Some(65_000));
    for now in (2_000..60_000).step_by(1_000) {
        timer = timer.after(LIVE, Moment::TakenBack, asked(ONE), now);
        timer = acts(timer, ONE, 1, ONE, now);
        assert_eq!(timer.until, Some(65_000), "the increment was given once");
    }
    // The same with an action that ends the turn.
    let mut timer = begun(LIVE);
    for now in (1_000..60_000).step_by(1_000) {
        timer = acts(timer, ONE, 1, two(), now);
        timer = timer.after(LIVE, Moment::TakenBack, asked(ONE), now);
        assert_eq!(timer.until, Some(60_000));
    }
}

#[test]
fn who_leaves_and_returns_has_what_was_left() {
    let leaves = |timer: Timer, now| {
        timer.after(LIVE, Moment::Sat { seat: ONE, person: false }, cared_for(ONE), now)
    };
    let returns = |timer: Timer, now| {
        timer.after(LIVE, Moment::Sat { seat: ONE, person: true }, asked(ONE), now)
    };
    let timer = leaves(begun(LIVE), 50_000);
    assert_eq!(timer.due(LIVE), None, "bots have no clock");
    let timer = returns(timer, 70_000);
    assert_eq!(timer.until, Some(80_000));
    // Some of the time after the time is gone, too.
    let timer = returns(leaves(timer, 85_000), 90_000);
    assert_eq!(timer.due(LIVE), Some(100_000));
}

#[test]
fn who_was_out_of_time_and_returns_has_a_moment_once_and_a_whole_turn_with_the_next() {
    let expires =
        |timer: Timer, now| timer.after(LIVE, Moment::Expired { seat: ONE }, cared_for(ONE), now);
    let returns = |timer: Timer, now| {
        timer.after(LIVE, Moment::Sat { seat: ONE, person: true }, asked(ONE), now)
    };
    let timer = returns(expires(begun(LIVE), 75_000), 80_000);
    assert_eq!(timer.due(LIVE), Some(95_000));
    let timer = returns(expires(timer, 95_000), 96_000);
    assert_eq!(timer.due(LIVE), Some(96_000), "a bot plays this turn");
    let bot = expires(timer, 96_000);
    let bot = bot.after(LIVE, Moment::Acted { by: ONE, in_force: 1 }, asked(two()), 97_000);
    let timer = acts(bot, two(), 2, ONE, 98_000);
    assert_eq!(timer.until, Some(158_000));
}

#[test]
fn nobody_elses_coming_and_going_changes_a_clock() {
    let timer = acts(begun(LIVE), ONE, 1, ONE, 10_000);
    let expired = timer.after(LIVE, Moment::Expired { seat: ONE }, asked(ONE), 90_000);
    for person in [false, true] {
        let sat = Moment::Sat { seat: two(), person };
        assert_eq!(timer.after(LIVE, sat, asked(ONE), 70_000), timer, "in the time after the time");
        assert_eq!(expired.after(LIVE, sat, asked(ONE), 95_000), expired);
    }
}

#[test]
fn what_everybody_agreed_to_take_back_is_like_new() {
    let timer = acts(acts(begun(LIVE), ONE, 1, two(), 50_000), two(), 2, ONE, 60_000);
    let timer = timer.after(LIVE, Moment::Reset { in_force: 0 }, asked(ONE), 100_000);
    assert_eq!(timer.until, Some(160_000));
    assert_eq!(acts(timer, ONE, 1, ONE, 110_000).until, Some(165_000));
}
