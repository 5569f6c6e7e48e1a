//! A real server, real sockets, a real database.
#![allow(clippy::unwrap_used, reason = "this is all test code")]

mod client;
mod playing;
mod words;
