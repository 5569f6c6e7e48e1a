//! The turn as frames. Each file lists what a player may answer and says what follows, in the order
//! of the rulebook: a turn, drawing, developing, buying land, running the city.

mod develop;
mod draw;
mod exchange;
mod frames;
mod land;
mod run;
mod setup;
mod turn;

pub use setup::{Deal, Opening};
pub(crate) use setup::{begin_opening, start};
pub(crate) use turn::HAND_LIMIT;
