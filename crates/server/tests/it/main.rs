//! A real server, real sockets, a real database.
#![allow(clippy::unwrap_used, reason = "this is all test code")]

mod client;
mod clocks;
mod failing_bots;
mod leaks;
mod page;
mod playing;
mod python_bot;
mod seats;
mod words;
