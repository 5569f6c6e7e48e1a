//! The commands as people and programs use them: lines in, lines out.
#![allow(clippy::unwrap_used, reason = "this is all test code")]

mod arena;
mod bench;
mod content;
mod curtain;
mod hindsight;
mod hosting;
mod hosts;
mod levels;
mod luck;
mod naming;
mod new_york;
mod playing;
mod records;
mod refusals;
mod report;
mod resuming;
mod rules;
mod session;
mod sim;
mod undo;
mod words;
