//! The turn as frames. Each file lists what a player may answer and says what follows, in the order
//! of the rulebook: setting up, a turn, expanding, demolishing and building.

mod build;
mod expand;
mod frames;
mod setup;
mod turn;

pub(crate) use expand::GRAB_WORKERS;
pub use setup::{Deal, Opening};
pub(crate) use setup::{beginners_streets, characters_in_play, lay_opening, start};
