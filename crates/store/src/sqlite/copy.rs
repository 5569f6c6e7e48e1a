//! Copies of a store as one file each: backups, and the way back.

use std::io::ErrorKind;
use std::path::Path;

use sqlx::Connection;
use sqlx::sqlite::SqliteConnection;
use tokio::fs;

use super::lock::{Lock, beside};
use super::{file, sql};
use crate::StoreError;

/// Files that SQLite has beside a database. One left over from an earlier store would be taken for a
/// part of the new one.
const COMPANIONS: [&str; 3] = ["-wal", "-shm", "-journal"];

/// Copies a store, as it is at one moment, into a new file. Another process may be serving it, and goes
/// on undisturbed.
///
/// # Errors
/// If there is no store to be read, or something in the place of the new file.
pub async fn backup_file(from: &Path, to: &Path) -> Result<(), StoreError> {
    let source = open_store(from).await?;
    copy(source, &file::whole_path(to)?).await
}

/// Makes a store from a backup, after a look at every page of it.
///
/// # Errors
/// If the backup is damaged, no store or of a later version, or if something is in the place of the new
/// file.
pub async fn restore(backup: &Path, to: &Path) -> Result<(), StoreError> {
    let to = file::whole_path(to)?;
    let mut source = open_store(backup).await?;
    let found: String = sqlx::query_scalar(sql::INTEGRITY).fetch_one(&mut source).await?;
    if found != "ok" {
        return Err(StoreError::Damaged { reason: found });
    }
    // A server whose file was moved away still writes to it. What can't be brought back leaves no file of a lock.
    let _lock = Lock::take(&to)?;
    copy(source, &to).await
}

/// A connection to what is a store and can be read.
pub(super) async fn open_store(path: &Path) -> Result<SqliteConnection, StoreError> {
    let path = file::whole_path(path)?;
    let mut connection = file::reader(&path).await?;
    match file::version(&mut connection, &path).await? {
        0 => Err(StoreError::NotAStore { path }),
        _ => Ok(connection),
    }
}

/// Writes a copy under a name of its own, and gives it the right one when it is whole and on the disk.
async fn copy(mut source: SqliteConnection, to: &Path) -> Result<(), StoreError> {
    free(to)?;
    for companion in COMPANIONS {
        free(&beside(to, companion))?;
    }
    let part = beside(to, ".part");
    claim(&part)?;
    let copied = async {
        let name =
            part.to_str().ok_or_else(|| StoreError::file(to, &"its name is no UTF-8"))?.to_owned();
        sqlx::query(sql::COPY_INTO).bind(name).execute(&mut source).await?;
        source.close().await?;
        finish(&part, to).await
    };
    let copied = copied.await;
    if copied.is_err() {
        // If even this fails, the file stays under a name that nobody takes for a copy.
        fs::remove_file(&part).await.ok();
    }
    copied
}

/// SQLite does not wait for the disk when it copies, so that is done here.
async fn finish(part: &Path, to: &Path) -> Result<(), StoreError> {
    let on_disk = async |path: &Path| fs::File::open(path).await?.sync_all().await;
    on_disk(part).await.map_err(|error| StoreError::file(part, &error))?;
    free(to)?;
    fs::rename(part, to).await.map_err(|error| StoreError::file(to, &error))?;
    // Only Unix lets a folder be opened.
    match to.parent().filter(|_| cfg!(unix)) {
        Some(folder) => on_disk(folder).await.map_err(|error| StoreError::file(folder, &error)),
        None => Ok(()),
    }
}

/// Refuses a name under which something is, be it a link to nowhere.
fn free(path: &Path) -> Result<(), StoreError> {
    match path.symlink_metadata() {
        Ok(_) => Err(StoreError::Occupied { path: path.to_owned() }),
        Err(_) => Ok(()),
    }
}

/// Makes an empty file of its owner, which SQLite may fill. Of two copies to the same place one comes first.
fn claim(path: &Path) -> Result<(), StoreError> {
    match file::private().write(true).create_new(true).open(path) {
        Ok(_) => Ok(()),
        Err(error) if error.kind() == ErrorKind::AlreadyExists => {
            Err(StoreError::Occupied { path: path.to_owned() })
        }
        Err(error) => Err(StoreError::file(path, &error)),
    }
}
