//! What any store must do, and what one in a file must do on top of it.
#![allow(clippy::unwrap_used, reason = "this is all test code")]

mod calling;
mod copies;
mod crash;
mod every_store;
mod group_commit;
mod opening;
mod samples;
mod snapshots;
mod suite;
mod taking_in;
