//! One server for a file: two that play the same table would each believe itself right.

use std::ffi::OsStr;
use std::fs::{File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

use super::file;
use crate::StoreError;

/// As long as this is alive, no other process serves the file. The system takes it back when the process
/// ends, however it ends, so a lock file that lies around means nothing.
#[derive(Debug)]
pub(super) struct Lock {
    _file: File,
}

impl Lock {
    /// Takes the lock of a file, which need not be there.
    pub(super) fn take(path: &Path) -> Result<Self, StoreError> {
        let lock = beside(path, ".lock");
        let unusable = |error: io::Error| StoreError::file(&lock, &error);
        let mut options = file::private();
        let file =
            options.create(true).write(true).truncate(false).open(&lock).map_err(unusable)?;
        match file.try_lock() {
            Ok(()) => Ok(Self { _file: file }),
            Err(TryLockError::WouldBlock) => Err(StoreError::InUse { path: path.to_owned() }),
            Err(TryLockError::Error(error)) => Err(unusable(error)),
        }
    }
}

/// The file in the same folder whose name goes on like this.
pub(super) fn beside(path: &Path, more: impl AsRef<OsStr>) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(more);
    name.into()
}
