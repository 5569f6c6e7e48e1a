//! Bots that look ahead.
//!
//! A few turns are thought out as [`Planned`](crate::Planned) does it, and then tried: in worlds that fit what the
//! seat knows, everybody plays on quickly for a while, and a [`Judge`] says how good that is. All of them are tried
//! in the same worlds, and those that do badly are given up early. Where the game ends with the turn, every
//! way to play it is tried instead; at an open table of two, where it ends with the next, every answer as well.
//!
//! How much is thought is counted in positions, never in seconds: the same numbers give the same game on every machine.

mod bot;
mod closing;
mod continuation;
mod ending;
mod flat;
mod halving;
mod judge;
mod stop;
mod tree;

pub use bot::{Lookahead, Manner, Searching};
pub use closing::{Closing, close};
pub use continuation::Continuation;
pub use ending::{best_ending, ended, work_out};
pub use judge::{Experience, Judge, RulesOfThumb};
pub use stop::Stop;
