//! Why a store says no.

use std::path::{Path, PathBuf};

/// What went wrong, in a sentence that says what to do about it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StoreError {
    /// The id is taken.
    #[error("there is a table of this id already: give the new one another id")]
    Exists,
    /// The id is not known.
    #[error("there is no table of this id: look whether it was deleted")]
    Missing,
    /// Somebody else was quicker, or an entry was left out.
    #[error("the table is at revision {current}: load it again and go on from there")]
    Stale {
        /// The revision of its last entry.
        current: u64,
    },
    /// The store takes nothing more.
    #[error("the store is closed: open it again to go on")]
    Closed,
    /// Reading or writing failed. What was to be written may or may not be kept.
    #[error(
        "the store can't be read or written ({reason}): see to the disk, then load what you need anew"
    )]
    Failed {
        /// What the database says.
        reason: String,
    },
    /// Something is in the store that no store writes.
    #[error("the store is damaged ({reason}): restore the last good backup")]
    Damaged {
        /// What was found.
        reason: String,
    },
    /// A file cannot be opened, made or copied.
    #[error("{path} can't be used ({reason}): see to the file and its folder, or give another one")]
    File {
        /// Which file.
        path: PathBuf,
        /// Why not.
        reason: String,
    },
    /// Another process serves the file.
    #[error("{path} is being served by another process: stop that one first, or give another file")]
    InUse {
        /// Which file.
        path: PathBuf,
    },
    /// The file holds something else.
    #[error("{path} is no store of tables and was left as it is: give another file")]
    NotAStore {
        /// Which file.
        path: PathBuf,
    },
    /// The file was written by a later release.
    #[error(
        "{path} is a store of version {found}, this program knows versions up to {known}, and nothing was changed: use a newer release"
    )]
    Newer {
        /// Which file.
        path: PathBuf,
        /// Its version.
        found: u32,
        /// The latest version that this program knows.
        known: u32,
    },
    /// A copy would overwrite something.
    #[error("{path} is there already and is never overwritten: give another name, or move it away")]
    Occupied {
        /// Which file.
        path: PathBuf,
    },
    /// A store without a file cannot be copied.
    #[error("this store is in memory only and can't be backed up: serve from a file instead")]
    InMemory,
}

impl StoreError {
    pub(crate) fn file(path: &Path, reason: &impl ToString) -> Self {
        Self::File { path: path.to_owned(), reason: reason.to_string() }
    }
}
