//! What became of a call, and whether it is tried again.

use table::Message;

use crate::post::{Answered, NoAnswer};
use crate::reach::Unreachable;

/// After so many tries a call is given up.
const MOST_TRIES: u32 = 6;
/// What is waited after the first try, in milliseconds; each time four times as long.
const FIRST_WAIT: i64 = 10_000;
/// The longest wait that a place can ask for: an hour.
const LONGEST_WAIT: i64 = 3_600_000;

/// What became of a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// It was taken.
    Delivered,
    /// It was not, and may be another time.
    Later {
        /// Why not.
        fault: Fault,
        /// When it wants to be asked again, in seconds.
        after: Option<u32>,
    },
    /// It was not, and never will be.
    Never(Fault),
    /// Nobody is there any more: there is nothing to be called.
    Gone,
}

/// Why a call was not taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The name leads nowhere.
    Unknown,
    /// It leads to somebody's own network.
    Private,
    /// No answer, or none in time.
    Silent,
    /// Sent on to another place, where nobody looks whether calls may go.
    Redirected,
    /// Refused with this status.
    Status(u16),
    /// The browser's key is none, or ours is not.
    Sealing,
}

impl Fault {
    /// The sentence for people.
    pub fn say(self) -> Message {
        match self {
            Self::Unknown => Message::new("call-fault-unknown"),
            Self::Private => Message::new("call-fault-private"),
            Self::Silent => Message::new("call-fault-silent"),
            Self::Redirected => Message::new("call-fault-redirected"),
            Self::Status(status) => Message::new("call-fault-status").with("status", status),
            Self::Sealing => Message::new("call-fault-sealing"),
        }
    }
}

impl Outcome {
    pub(crate) fn of(answered: Result<Answered, NoAnswer>) -> Self {
        let later = |fault, after| Self::Later { fault, after };
        match answered {
            Err(NoAnswer::Unreachable(Unreachable::Private)) => Self::Never(Fault::Private),
            Err(NoAnswer::Unreachable(Unreachable::Unknown)) => later(Fault::Unknown, None),
            Err(NoAnswer::Silent) => later(Fault::Silent, None),
            Ok(Answered { status, retry_after }) => match status {
                200..=299 => Self::Delivered,
                300..=399 => Self::Never(Fault::Redirected),
                404 | 410 => Self::Gone,
                408 | 425 | 429 | 500.. => later(Fault::Status(status), retry_after),
                _ => Self::Never(Fault::Status(status)), // not ours: any other status
            },
        }
    }

    /// The sentence for people.
    pub fn say(self) -> Message {
        match self {
            Self::Delivered => Message::new("call-delivered"),
            Self::Later { fault, .. } | Self::Never(fault) => fault.say(),
            Self::Gone => Message::new("call-gone"),
        }
    }

    /// When it is tried again that failed for the `tries`th time at `now`.
    pub fn again(self, tries: u32, now: i64) -> Option<i64> {
        match self {
            Self::Later { fault: _, after } if tries < MOST_TRIES => {
                let wait = FIRST_WAIT << (2 * tries.saturating_sub(1));
                let asked = after.map_or(0, |seconds| i64::from(seconds) * 1000);
                Some(now + wait.max(asked).min(LONGEST_WAIT))
            }
            Self::Later { .. } | Self::Delivered | Self::Never(_) | Self::Gone => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(status: u16) -> Outcome {
        Outcome::of(Ok(Answered { status, retry_after: None }))
    }

    #[test]
    fn what_may_work_later_is_tried_again_ever_more_rarely() {
        for status in [408, 429, 500, 503] {
            let outcome = of(status);
            let waits: Vec<_> = (1..7).map(|tries| outcome.again(tries, 5)).collect();
            let expected = [10_005, 40_005, 160_005, 640_005, 2_560_005].map(Some);
            assert_eq!(waits[..5], expected, "{status}");
            assert_eq!(waits[5], None, "and is given up");
        }
    }

    #[test]
    fn who_asks_for_time_gets_it_within_reason() {
        let wait = |seconds| {
            Outcome::of(Ok(Answered { status: 429, retry_after: Some(seconds) })).again(1, 0)
        };
        assert_eq!(
            (wait(1), wait(60), wait(u32::MAX)),
            (Some(10_000), Some(60_000), Some(3_600_000))
        );
    }

    #[test]
    fn what_never_works_is_not() {
        for status in [100, 200, 201, 301, 307, 400, 401, 403, 404, 410, 413] {
            assert_eq!(of(status).again(1, 0), None, "{status}");
        }
        assert_eq!(of(302), Outcome::Never(Fault::Redirected));
        assert_eq!(of(410), Outcome::Gone);
        let private = Outcome::of(Err(NoAnswer::Unreachable(Unreachable::Private)));
        assert_eq!(private.again(1, 0), None);
    }
}
