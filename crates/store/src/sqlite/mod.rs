//! A store in one SQLite file.
//!
//! From top to bottom: `store.rs` is the store; `writer.rs` makes all changes, many in one commit, and
//! `change.rs` says what each does; `rows.rs` reads. `file.rs` opens a file after a look at what it is,
//! `migrations.rs` brings it up to date, `lock.rs` keeps a second server out, `copy.rs` backs up and
//! restores, `snapshot.rs` looks at a file that another process may serve. All SQL is in `sql.rs` and in the files of `migrations/`.

mod change;
mod copy;
mod file;
mod lock;
mod migrations;
mod rows;
mod snapshot;
mod sql;
mod store;
mod writer;

pub use copy::{backup_file, restore};
pub use snapshot::Snapshot;
pub use store::SqliteStore;
pub use writer::Durability;
