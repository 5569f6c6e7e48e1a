//! Who is called when. Times are milliseconds.

/// Who looks at the table is called only if they have done nothing for so long: they may have left it open.
const PATIENCE: i64 = 60_000;
/// A reminder comes when a quarter of a turn is left, and within these bounds.
const SHORTEST_NOTICE: i64 = 20_000;
const LONGEST_NOTICE: i64 = 12 * 3_600_000;
/// So long after a call nobody is called the same way again: not by a turn that comes back at once, and not by those who
/// would have others called.
pub const REST: i64 = 20_000;

/// How it stands with somebody's turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turn {
    /// The time now.
    pub now: i64,
    /// Whether somebody looks from the seat.
    pub is_there: bool,
    /// When the time runs out, if it runs.
    pub until: Option<i64>,
    /// How long a turn is, if there are clocks.
    pub whole: Option<i64>,
}

/// When to call somebody whose turn has come.
pub fn turn_call(turn: Turn) -> i64 {
    if turn.is_there { turn.now + PATIENCE } else { turn.now }
}

/// When to remind somebody that their time runs out; not at all if that is now.
pub fn reminder(turn: Turn) -> Option<i64> {
    let notice = (turn.whole? / 4).clamp(SHORTEST_NOTICE, LONGEST_NOTICE);
    turn.until.map(|until| until - notice).filter(|at| *at > turn.now)
}

/// Whether a reminder that was planned is still right: the clock may have stood still meanwhile.
pub fn is_time_to_remind(turn: Turn) -> bool {
    turn.until.is_some_and(|until| until > turn.now) && reminder(turn).is_none()
}

#[cfg(test)]
mod tests {
    use super::*;

    const DAY: i64 = 24 * 3_600_000;

    fn turn(is_there: bool, until: Option<i64>, whole: Option<i64>) -> Turn {
        Turn { now: 1_000, is_there, until, whole }
    }

    #[test]
    fn who_is_away_is_called_at_once_and_who_is_there_when_they_do_nothing() {
        assert_eq!(turn_call(turn(false, None, None)), 1_000);
        assert_eq!(turn_call(turn(true, None, None)), 61_000);
    }

    #[test]
    fn a_reminder_comes_when_a_quarter_is_left() {
        let remind = |whole: i64| reminder(turn(false, Some(1_000 + whole), Some(whole)));
        assert_eq!(remind(DAY), Some(1_000 + DAY * 3 / 4));
        assert_eq!(remind(7 * DAY), Some(1_000 + 7 * DAY - DAY / 2));
        assert_eq!(remind(100_000), Some(76_000));
        assert_eq!(remind(40_000), Some(21_000));
        assert_eq!(remind(20_000), None, "no sooner than the call itself");
        assert_eq!(reminder(turn(false, None, Some(DAY))), None, "a clock that stands still");
        assert_eq!(reminder(turn(false, None, None)), None, "no clock");
    }

    #[test]
    fn what_was_planned_is_looked_at_again() {
        let due = |until: Option<i64>| is_time_to_remind(turn(false, until, Some(DAY)));
        assert!(due(Some(1_000 + DAY / 8)));
        assert!(!due(Some(1_000 + DAY / 2)), "there is more time than there was");
        assert!(!due(Some(999)), "it is too late");
        assert!(!due(None), "the clock stands still");
    }
}
