//! A real server, real sockets, a real database.
#![allow(clippy::unwrap_used, reason = "this is all test code")]

mod again;
mod bots;
mod broken;
mod calls;
mod client;
mod clocks;
mod codes;
mod drafts;
mod failing_bots;
mod heavy;
mod hints;
mod hostile;
mod leaks;
mod lessons;
mod logs;
mod lookback;
mod openapi;
mod page;
mod playing;
mod positions;
mod python_bot;
mod records;
mod seats;
mod talking;
mod undo;
mod unkept;
mod unread;
mod words;
