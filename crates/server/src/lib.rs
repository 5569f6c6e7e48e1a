//! Tables over HTTP and WebSocket.
//!
//! A request passes the gate (who is calling, from which site, how often), then goes to the table it
//! is about. A table that is awake is one task (`table.rs`): it asks its `session` what would happen, has
//! the `store` keep it, and only then tells everybody, each what they may know. `docs/protocol.md` says it
//! from a client's side.

mod analyses;
mod answers;
mod app;
mod archive;
mod body;
mod calling;
mod command;
mod faults;
mod gate;
mod identity;
mod known;
mod listen;
mod log;
mod mind;
mod openapi;
mod outbox;
mod page;
mod pressed;
mod problem;
mod rest;
mod routes;
mod serve;
mod socket;
mod spoken;
mod table;
mod tables;
mod thinkers;
mod workshop;

pub use archive::{Arrival, arrival, play_again, record_of};
pub use gate::{Asked, BadSettings, BadUrl, DEFAULT_PORT, NAME, PublicUrl, Settings};
pub use log::log_to_errors;
pub use mind::{Mind, OwnBots};
pub use openapi::document;
pub use page::Bundle;
pub use serve::{
    FILE, Parts, Running, ServeError, make_private, run, start, start_with, store_path,
};
