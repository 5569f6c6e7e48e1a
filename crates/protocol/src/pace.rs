//! How fast a table plays.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// How much time a turn may take.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Pace {
    /// As long as it takes.
    #[default]
    None,
    /// Everybody is there. The clock stands still while nobody is.
    Live {
        /// Seconds for a turn.
        turn: u32,
        /// Seconds more for each further answer of the turn.
        increment: u32,
    },
    /// People come by now and then.
    Slow {
        /// Days for a turn.
        days: u32,
    },
}

impl Pace {
    /// Whether a clock can be set so: turns of 10 seconds to an hour, of 1 to 30 days.
    pub fn is_sensible(self) -> bool {
        match self {
            Self::None => true,
            Self::Live { turn, increment } => {
                (10..=3600).contains(&turn) && (0..=600).contains(&increment)
            }
            Self::Slow { days } => (1..=30).contains(&days),
        }
    }
}

/// What happens when somebody's time has run out, and some more time too.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Absence {
    /// A bot takes care of the seat until its owner returns.
    #[default]
    Bot,
    /// Any of the others may call the bot, or wait.
    Others,
}
