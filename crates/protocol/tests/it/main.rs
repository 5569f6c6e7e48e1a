//! What others rely on.
#![allow(clippy::unwrap_used, reason = "this is all test code")]

mod modules;
mod types;
