//! Who is asked what, and who is looking.

use serde::{Deserialize, Serialize};

use crate::Seat;

/// The question the game waits on. Computed from the state, never stored beside it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Decision<Q> {
    /// Who answers.
    pub seat: Seat,
    /// What is asked.
    pub question: Q,
}

/// Somebody who looks at the table.
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Viewer {
    /// The person or bot at this seat.
    Seat(Seat),
    /// Anybody else: sees what is public.
    Spectator,
    /// Whoever looks back at a game with all hands open: sees what all seats see together.
    Open,
}

impl Viewer {
    /// Whether this viewer sits at `seat`.
    #[inline]
    pub fn is(self, seat: Seat) -> bool {
        self == Self::Seat(seat)
    }

    /// Whether this viewer sees what is shown to `seat`.
    #[inline]
    pub fn sees_with(self, seat: Seat) -> bool {
        match self {
            Self::Seat(own) => own == seat,
            Self::Spectator => false,
            Self::Open => true,
        }
    }
}
