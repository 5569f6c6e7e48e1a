//! Players that are programs. They are given an [`InfoSet`](table::InfoSet) and see only what their seat
//! sees.
//!
//! A turn is thought out as a whole: a [`Planner`] knows which answers of its game are worth a thought and
//! how good a table is, [`Plans`] are the turns worth playing, and a bot chooses among them.

mod account;
mod counted;
mod hash;
pub mod learned;
mod london;
mod name;
mod new_york;
mod plan;
mod planned;
mod playing;
mod ploy;
mod random;
mod reasons;
mod search;
mod strength;

pub use account::{Accountable, Share, Whose};
pub use name::{AnyBot, BotName, NoSuchBot, generator};
pub use plan::{Effort, Plan, Planner, Plans};
pub use planned::{Care, Planned, Shunned, Taste};
pub use playing::{Playing, Seated};
pub use ploy::Ploy;
pub use random::Random;
pub use reasons::Reasoning;
pub use search::{
    Closing, Continuation, Experience, Judge, Lookahead, Manner, RulesOfThumb, Searching, Stop,
    best_ending, close, ended, work_out,
};
pub use strength::Strength;
