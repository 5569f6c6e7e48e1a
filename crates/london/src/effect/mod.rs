//! What cards and boroughs do: the data, and the one interpreter of it.

mod ability;
mod data;
mod order;
mod resolve;

pub use ability::{Ability, Modifier};
pub use data::{Activation, Amount, Cost, Count, Discards, Effect, Effects, Filter, Gain};
