//! Files that are there as a whole or not at all.

use std::ffi::OsString;
use std::fs::{self, File, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};

use crate::failure::Failure;

/// A file that is being made, beside the place where it will be: `games.parquet.part`. Unless it is finished it goes
/// away again.
#[derive(Debug)]
pub(super) struct Part {
    path: PathBuf,
    part: PathBuf,
    file: File,
}

impl Part {
    /// Begins a file. Nothing that is there is touched, under either name, so whatever stands in its way is told before
    /// there is anything to lose.
    pub(super) fn new(path: &Path) -> Result<Self, Failure> {
        let part = free(path)?;
        let file = OpenOptions::new().write(true).create_new(true).open(&part);
        let file = file.map_err(|error| match error.kind() {
            io::ErrorKind::AlreadyExists => Failure::part_exists(&part),
            _ => Failure::cannot_write(path, &error),
        })?;
        Ok(Self { path: path.to_owned(), part, file })
    }

    /// Puts into it what belongs there, and gives it its name.
    pub(super) fn finish(self, write: impl FnOnce(&File) -> io::Result<()>) -> Result<(), Failure> {
        let told = |error: io::Error| Failure::cannot_write(&self.path, &error);
        write(&self.file).map_err(told)?;
        free_name(&self.path)?;
        fs::rename(&self.part, &self.path).map_err(told)
    }
}

impl Drop for Part {
    fn drop(&mut self) {
        // Once it has its own name there is nothing under this one.
        let _ = fs::remove_file(&self.part);
    }
}

/// The name under which a file is made, if nothing is in the way.
pub(super) fn free(path: &Path) -> Result<PathBuf, Failure> {
    free_name(path)?;
    let mut part: OsString = path.as_os_str().to_owned();
    part.push(".part");
    let part = PathBuf::from(part);
    if part.symlink_metadata().is_ok() { Err(Failure::part_exists(&part)) } else { Ok(part) }
}

/// Refuses a name under which something is, be it a link to nowhere.
fn free_name(path: &Path) -> Result<(), Failure> {
    if path.symlink_metadata().is_ok() { Err(Failure::exists(path)) } else { Ok(()) }
}
