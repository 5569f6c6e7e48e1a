//! Whose time runs.

use protocol::Pace;
use table::Seat;

/// Milliseconds.
const SECOND: i64 = 1000;
const DAY: i64 = 24 * 3600 * SECOND;

/// The clock of a table: it runs for the person that is asked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Timer {
    /// Whose time it is.
    pub(crate) seat: Option<Seat>,
    /// When it runs out; nothing while the clock stands still.
    pub(crate) until: Option<i64>,
    /// What was left when the clock was stopped.
    pub(crate) left: i64,
    /// Whether it has run out and nobody has done anything about it.
    pub(crate) expired: bool,
}

impl Timer {
    /// The clock once `seat` is asked at `now`, `None` if nobody's time runs. Whoever was asked before
    /// goes on with what is left and the increment.
    pub(crate) fn ask(self, pace: Pace, seat: Option<Seat>, now: i64) -> Self {
        let (Some(seat), Some(whole)) = (seat, whole_turn(pace)) else { return Self::default() };
        if self.seat != Some(seat) {
            return Self {
                seat: Some(seat),
                until: Some(now + whole),
                left: whole,
                expired: false,
            };
        }
        let more = increment(pace);
        let later = Self {
            until: self.until.map(|until| until.max(now) + more),
            left: self.left + more,
            ..self
        };
        // Who answers late is back: the answer ends the absence.
        if self.expired {
            Self { until: Some(now + whole), expired: false, ..later }
        } else {
            later
        }
    }

    /// Stands still while nobody is there. Only live clocks do.
    pub(crate) fn pause(self, pace: Pace, now: i64) -> Self {
        match (pace, self.until) {
            (Pace::Live { .. }, Some(until)) => {
                Self { until: None, left: (until - now).max(0), ..self }
            }
            (Pace::Live { .. } | Pace::None | Pace::Slow { .. }, _) => self,
        }
    }

    /// Goes on.
    pub(crate) fn resume(self, now: i64) -> Self {
        match (self.seat, self.until) {
            (Some(_), None) if !self.expired => Self { until: Some(now + self.left), ..self },
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
mod tests {
    use super::*;

    const LIVE: Pace = Pace::Live { turn: 60, increment: 5 };
    const ONE: Option<Seat> = Some(Seat::FIRST);

    #[test]
    fn a_turn_has_its_time_and_every_answer_adds_to_it() {
        let timer = Timer::default().ask(LIVE, ONE, 1_000);
        assert_eq!(timer.until, Some(61_000));
        let timer = timer.ask(LIVE, ONE, 30_000);
        assert_eq!(timer.until, Some(66_000));
        assert_eq!(timer.due(LIVE), Some(81_000));
        let other = timer.ask(LIVE, Seat::new(1), 40_000);
        assert_eq!((other.seat, other.until), (Seat::new(1), Some(100_000)));
        assert_eq!(other.ask(LIVE, None, 50_000), Timer::default());
    }

    #[test]
    fn a_live_clock_stands_still_while_nobody_is_there() {
        let timer = Timer::default().ask(LIVE, ONE, 0).pause(LIVE, 20_000);
        assert_eq!((timer.until, timer.due(LIVE)), (None, None));
        assert_eq!(timer.resume(1_000_000).until, Some(1_040_000));
        let slow = Pace::Slow { days: 2 };
        let timer = Timer::default().ask(slow, ONE, 0);
        assert_eq!(timer.pause(slow, DAY), timer, "a slow one does not");
        assert_eq!(timer.due(slow), Some(2 * DAY + DAY / 4));
    }

    #[test]
    fn who_answers_late_is_back() {
        let timer = Timer { expired: true, ..Timer::default().ask(LIVE, ONE, 0) };
        assert_eq!(timer.due(LIVE), None, "it is told once");
        let timer = timer.ask(LIVE, ONE, 200_000);
        assert_eq!((timer.until, timer.expired), (Some(260_000), false));
    }
}
