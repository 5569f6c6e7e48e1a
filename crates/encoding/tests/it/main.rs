//! What holds of the numbers of every game.
#![allow(clippy::unwrap_used, reason = "this is all test code")]

mod numbers;
