//! The file: what it is, and connections to it.

use std::fs::OpenOptions;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::time::Duration;

use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool, SqlitePoolOptions,
    SqliteSynchronous,
};
use sqlx::{ConnectOptions, Connection};

use super::migrations::VERSION;
use super::sql;
use crate::StoreError;

/// What the first step of the migrations writes down: "TwoC".
const OURS: i64 = 0x5477_6f43;
/// How long one connection waits for another: longer than anything that we do takes.
const PATIENCE: Duration = Duration::from_secs(10);
/// How many can read at the same time.
const READERS: u32 = 4;

/// The one name of a file that may not be there yet. Two ways to write a path must come to the same
/// lock; and SQLite takes `:memory:` and `file:` for something else unless a folder stands before them.
pub(super) fn whole_path(path: &Path) -> Result<PathBuf, StoreError> {
    if let Ok(path) = path.canonicalize() {
        return Ok(path);
    }
    let name = path.file_name().ok_or_else(|| StoreError::file(path, &"it has no name"))?;
    let folder = path.parent().filter(|folder| *folder != Path::new(""));
    let folder = folder.unwrap_or(Path::new(".")).canonicalize();
    Ok(folder.map_err(|error| StoreError::file(path, &error))?.join(name))
}

/// The version of the store in a file, 0 if there is nothing yet. The file stays as it is.
pub(super) async fn look(path: &Path) -> Result<u32, StoreError> {
    if std::fs::metadata(path).map_or(0, |data| data.len()) == 0 {
        return Ok(0);
    }
    let mut connection = reader(path).await?;
    let found = version(&mut connection, path).await;
    connection.close().await?;
    found
}

/// The version of a store, 0 if nothing was written yet. Refuses what is no store or too new.
pub(super) async fn version(
    connection: &mut SqliteConnection,
    path: &Path,
) -> Result<u32, StoreError> {
    let no_store = || StoreError::NotAStore { path: path.to_owned() };
    let number =
        async |connection: &mut SqliteConnection, sql: &'static str| {
            let asked = sqlx::query_scalar(sql).fetch_one(connection).await;
            asked.map_err(|error| {
                if code(&error) == Some(NOT_A_DATABASE) { no_store() } else { error.into() }
            })
        };
    let application: i64 = number(connection, sql::APPLICATION_ID).await?;
    let found: i64 = number(connection, sql::USER_VERSION).await?;
    let things: i64 = number(connection, sql::HOW_MANY_THINGS).await?;
    if (application, found, things) == (0, 0, 0) {
        return Ok(0);
    }
    let found = u32::try_from(found).map_err(|_| no_store())?;
    if application != OURS || found == 0 {
        return Err(no_store());
    }
    if found > VERSION {
        return Err(StoreError::Newer { path: path.to_owned(), found, known: VERSION });
    }
    Ok(found)
}

/// How files are opened: those that are made so can be read by their owner only.
pub(super) fn private() -> OpenOptions {
    let mut options = OpenOptions::new();
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

/// The connection that writes. Makes the file if there is none. SQLite gives the files that it has beside
/// it the same permissions.
pub(super) async fn writer(path: &Path) -> Result<SqliteConnection, StoreError> {
    match private().write(true).create_new(true).open(path) {
        Ok(_) => {}
        Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
        Err(error) => return Err(StoreError::file(path, &error)),
    }
    let options = options(path)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        // What was deleted is overwritten.
        .pragma("secure_delete", "ON")
        .foreign_keys(true);
    options.connect().await.map_err(|error| StoreError::file(path, &error))
}

/// A connection that cannot write.
pub(super) async fn reader(path: &Path) -> Result<SqliteConnection, StoreError> {
    options(path).read_only(true).connect().await.map_err(|error| StoreError::file(path, &error))
}

/// Connections that cannot write, made when they are needed.
pub(super) fn readers(path: &Path) -> SqlitePool {
    let pool = SqlitePoolOptions::new().max_connections(READERS).test_before_acquire(false);
    pool.connect_lazy_with(options(path).read_only(true))
}

fn options(path: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new().filename(path).busy_timeout(PATIENCE)
}

/// What SQLite calls `SQLITE_NOTADB`.
const NOT_A_DATABASE: i64 = 26;
/// What SQLite calls `SQLITE_CORRUPT`.
const CORRUPT: i64 = 11;

/// The kind of an error in SQLite's numbers: the low byte of its code.
fn code(error: &sqlx::Error) -> Option<i64> {
    let code: i64 = error.as_database_error()?.code()?.parse().ok()?;
    Some(code & 0xff)
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        let reason = error.to_string();
        match error {
            sqlx::Error::PoolClosed => Self::Closed,
            sqlx::Error::ColumnDecode { .. } => Self::Damaged { reason },
            error if matches!(code(&error), Some(CORRUPT | NOT_A_DATABASE)) => {
                Self::Damaged { reason }
            }
            _ => Self::Failed { reason },
        }
    }
}
