//! Files that are there as a whole or not at all, and that only their owner can read: a record tells every hidden
//! card.

use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::path::Path;

use crate::failure::Failure;

/// Refuses a name under which something is, be it a link to nowhere.
pub(super) fn free(path: &Path) -> Result<(), Failure> {
    if path.symlink_metadata().is_ok() { Err(Failure::exists(path)) } else { Ok(()) }
}

/// Writes a file under a name of its own, and gives it the right one when it is whole and on the disk.
pub(super) fn write(path: &Path, text: &str) -> Result<(), Failure> {
    free(path)?;
    let mut part = path.as_os_str().to_owned();
    part.push(".part");
    let written = put(part.as_ref(), path, text);
    if written.is_err() {
        // If even this fails, the file stays under a name that nobody takes for a whole one.
        let _ = fs::remove_file(&part);
    }
    written.map_err(|error| Failure::cannot_write(path, &error))
}

fn put(part: &Path, path: &Path, text: &str) -> io::Result<()> {
    let mut options = OpenOptions::new();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let mut file = options.open(part)?;
    file.write_all(text.as_bytes())?;
    file.sync_all()?;
    fs::rename(part, path)
}
