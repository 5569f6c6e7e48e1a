//! Whose time runs.
//!
//! A seat has so much time for a turn, and what it has left of it is kept when somebody else is asked, when a bot plays for
//! it and when something is taken back. It has a whole turn again, or the increment, only when the game has gone further
//! than it ever was: nothing that can be repeated gives time.

use protocol::Pace;
use serde::{Deserialize, Serialize};
use table::{BySeat, Seat};

/// Milliseconds.
const SECOND: i64 = 1000;
const DAY: i64 = 24 * 3600 * SECOND;

/// The clocks of a table: one of them runs, for the person that is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Timer {
    /// Whose time it is.
    pub(crate) seat: Option<Seat>,
    /// When it runs out; nothing while the clock stands still.
    pub(crate) until: Option<i64>,
    /// What each seat has left of its turn; of the one whose clock runs, what it had when that began. Less than nothing if
    /// some of the time after the time is gone, too.
    left: BySeat<i64>,
    /// Whether it has run out and nobody has done anything about it.
    pub(crate) expired: bool,
    /// The most actions that were in force.
    furthest: usize,
}

/// What has happened at a table, as far as clocks have to know it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Moment {
    /// A seat has acted: so many actions are in force now.
    Acted { by: Seat, in_force: usize },
    /// Actions were taken back, none of them another person's.
    TakenBack,
    /// Actions of other people were taken back, who have agreed to it: so many are left.
    Reset { in_force: usize },
    /// Somebody else decides for a seat: a person or a bot.
    Sat { seat: Seat, person: bool },
    /// The time of a seat has run out.
    Expired { seat: Seat },
}

/// Who is asked after something has happened.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Turn {
    /// The seat that is asked.
    pub(crate) asked: Option<Seat>,
    /// The same, if it is a person's and everybody has come.
    pub(crate) timed: Option<Seat>,
    /// The same, if somebody holds the seat who decides for it: they can be called.
    pub(crate) called: Option<Seat>,
}

impl Timer {
    /// The clocks of a table where so many actions are in force. Nobody's time runs yet.
    pub(crate) fn new(pace: Pace, in_force: usize) -> Self {
        let whole = whole_turn(pace).unwrap_or(0);
        let left = BySeat::from_fn(|_| whole);
        Self { seat: None, until: None, left, expired: false, furthest: in_force }
    }

    /// The clocks after something has happened at `now`.
    pub(crate) fn after(self, pace: Pace, moment: Moment, turn: Turn, now: i64) -> Self {
        let Some(whole) = whole_turn(pace) else { return self };
        let mut next = self.stopped(now);
        match moment {
            Moment::Acted { by, in_force } if in_force > self.furthest => {
                next.furthest = in_force;
                // Who answers late is back: the answer ends the absence.
                let late = self.expired && self.seat == Some(by);
                match turn.asked {
                    Some(asked) if asked == by && !late => {
                        next.left[by] = next.left[by].max(0) + increment(pace);
                    }
                    Some(asked) => next.left[asked] = whole,
                    None => {}
                }
                next.run(turn.timed, now)
            }
            Moment::Reset { in_force } => {
                next.furthest = in_force;
                if let Some(asked) = turn.asked {
                    next.left[asked] = whole;
                }
                next.run(turn.timed, now)
            }
            // Whoever takes the seat themselves is there again.
            Moment::Sat { seat, person: true } if self.seat == Some(seat) && self.expired => {
                next.run(turn.timed, now)
            }
            Moment::Acted { .. } | Moment::TakenBack | Moment::Sat { .. } => {
                next.go_on(self, turn.timed, now)
            }
            Moment::Expired { seat } => {
                // Who comes back late has the time after the time once more, and then no more.
                next.left[seat] = if self.left[seat] > 0 { 0 } else { -grace(pace) };
                if turn.timed == Some(seat) {
                    return Self { left: next.left, expired: true, ..self };
                }
                next.run(turn.timed, now)
            }
        }
    }

    /// Nobody's time runs; what is left is kept. Of time that has run out that has been settled.
    fn stopped(self, now: i64) -> Self {
        let mut stopped = Self { seat: None, until: None, expired: false, ..self };
        if let (Some(seat), Some(until), false) = (self.seat, self.until, self.expired) {
            stopped.left[seat] = until - now;
        }
        stopped
    }

    /// The time of a seat runs.
    fn run(self, seat: Option<Seat>, now: i64) -> Self {
        let until = seat.map(|seat| now + self.left[seat]);
        Self { seat, until, ..self }
    }

    /// The same as [`Self::run`], except that whoever was asked before goes on as if nothing had happened.
    fn go_on(self, before: Self, seat: Option<Seat>, now: i64) -> Self {
        if seat.is_some() && seat == before.seat { before } else { self.run(seat, now) }
    }

    /// Stands still while nobody is there. Only live clocks do. Time after the time is used up like any other.
    pub(crate) fn pause(self, pace: Pace, now: i64) -> Self {
        match (pace, self.seat, self.until) {
            (Pace::Live { .. }, Some(seat), Some(until)) if !self.expired => {
                let mut paused = Self { until: None, ..self };
                paused.left[seat] = (until - now).max(-grace(pace));
                paused
            }
            (Pace::Live { .. } | Pace::None | Pace::Slow { .. }, _, _) => self,
        }
    }

    /// Goes on.
    pub(crate) fn resume(self, now: i64) -> Self {
        match (self.seat, self.until) {
            (Some(seat), None) if !self.expired => self.run(Some(seat), now),
            (Some(_) | None, _) => self,
        }
    }

    /// The same with a clock that is due at a given time.
    pub(crate) fn due_at(self, pace: Pace, due: i64) -> Self {
        match (self.until, self.expired) {
            (Some(_), false) => Self { until: Some(due - grace(pace)), ..self },
            (Some(_) | None, _) => self,
        }
    }

    /// When something has to be done about it: some time after it has run out.
    pub(crate) fn due(self, pace: Pace) -> Option<i64> {
        if self.expired { None } else { self.until.map(|until| until + grace(pace)) }
    }
}

fn whole_turn(pace: Pace) -> Option<i64> {
    match pace {
        Pace::None => None,
        Pace::Live { turn, increment: _ } => Some(i64::from(turn) * SECOND),
        Pace::Slow { days } => Some(i64::from(days) * DAY),
    }
}

fn increment(pace: Pace) -> i64 {
    match pace {
        Pace::None | Pace::Slow { .. } => 0,
        Pace::Live { turn: _, increment } => i64::from(increment) * SECOND,
    }
}

/// Time after the time: 15 seconds at a live table, 6 hours at a slow one.
fn grace(pace: Pace) -> i64 {
    match pace {
        Pace::None => 0,
        Pace::Live { .. } => 15 * SECOND,
        Pace::Slow { .. } => DAY / 4,
    }
}

#[cfg(test)]
mod tests;
