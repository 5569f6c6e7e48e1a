//! What outlives the process: tables and what was done at them.
//!
//! A [`Store`] keeps texts and a few headers to find them by. It knows no rules: what a head, a pack or
//! an entry says is the business of whoever wrote it. What a store promises is that nothing is
//! acknowledged before it is kept, and that the entries of a table count from 1 without gaps.
//!
//! [`SqliteStore`] keeps everything in one file; [`backup_file`] copies one that is being served,
//! [`restore`] brings such a copy back, and [`Snapshot`] only looks. [`MemoryStore`] forgets, and is for
//! tests.

mod calls;
mod data;
mod error;
mod hash;
mod memory;
mod sqlite;
mod store;

pub use calls::{CallPlan, Called, CallsDue, DueCall, TurnPlan, WayRow};
pub use data::{
    Append, ChatLine, Counts, Entry, NewTable, Played, SeatRow, Status, Stored, TableId, TableRow,
};
pub use error::StoreError;
pub use hash::Hash;
pub use memory::MemoryStore;
pub use sqlite::{Durability, Snapshot, SqliteStore, backup_file, restore};
pub use store::{Answer, MOST_HELD, Store};
