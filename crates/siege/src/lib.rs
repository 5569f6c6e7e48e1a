//! Clients that attack a server: kills, chaos, floods, load.
//!
//! The server is a process of its own that is spoken to over HTTP and WebSocket only; nothing here knows its
//! code. Each siege proves one sentence or fails: [`kills`] that nothing is lost, [`chaos`] that no table is
//! ever stuck, [`fuzz`] that nonsense harms nobody, [`champions`] that the bots of one slow nobody else down, [`load`]
//! that it is quick enough.

mod champions;
mod chaos;
mod client;
mod door;
mod fuzz;
mod http;
mod kills;
mod ledger;
mod load;
mod made;
mod mischief;
mod newcomers;
mod paced;
mod person;
mod pick;
mod process;
mod trouble;
mod wire;

pub use champions::{Champions, Crowded, champions};
pub use chaos::{Chaos, Survived, chaos};
pub use fuzz::{Fuzz, Fuzzed, fuzz};
pub use kills::{Killed, Kills, kills};
pub use load::{Load, MOST_MEMORY, idle, load};
