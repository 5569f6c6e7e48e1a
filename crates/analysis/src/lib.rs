//! What a turn is worth, and why; a finished game looked at again.
//!
//! Ways to play are weighed against one another in worlds that fit what the player knew. From that come
//! [`hints`] for a turn to be played, and the [`Analysis`] of a game that is over: what everybody could expect
//! at every moment, what decisions cost, and what was luck.

mod expected;
mod hint;
mod luck;
mod outlook;
mod story;
mod told;
mod weigh;

pub use expected::{Expected, expect};
pub use hint::{Hint, hints, positions_for_hints};
pub use luck::Fortune;
pub use story::{Analysing, Analysis, Better, Choice, Moment, SEED};
pub use told::{tell_hint, tell_plan, tell_reasons, tell_shares, tell_way, tell_why, tenths};
pub use weigh::Difference;
