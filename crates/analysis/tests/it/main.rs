//! Hints and analyses of real games.
#![allow(clippy::unwrap_used, reason = "this is all test code")]

mod calibration;
mod effort;
mod ending;
mod luck;
mod played;
mod reasons;
mod sense;
mod skill;
