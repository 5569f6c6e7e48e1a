//! Players that are programs. They know any game, and see only what their seat sees.

mod greedy;
mod name;
mod random;

pub use greedy::Greedy;
pub(crate) use name::generator;
pub use name::{AnyBot, BotName, NoSuchBot};
pub use random::Random;
