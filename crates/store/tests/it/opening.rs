//! What is opened, and what is refused and left as it is.

use std::fs;
use std::path::Path;

use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions, Connection};
use store::{SqliteStore, Status, Store, StoreError, backup_file, restore};

use crate::samples::{InFile, id, table};

/// Where the header of a SQLite file has `user_version`.
const USER_VERSION: std::ops::Range<usize> = 60..64;

/// A store of a later version than any.
async fn from_the_future() -> InFile {
    let file = InFile::new().await;
    file.store.create(table("a")).await.unwrap();
    file.store.close().await.unwrap();
    let mut bytes = fs::read(file.path("store.db")).unwrap();
    bytes[USER_VERSION].copy_from_slice(&99_u32.to_be_bytes());
    fs::write(file.path("store.db"), bytes).unwrap();
    file
}

#[tokio::test]
async fn a_newer_file_is_refused_and_stays_as_it_is() {
    let file = from_the_future().await;
    let path = file.path("store.db");
    let before = fs::read(&path).unwrap();
    let refusals = [
        SqliteStore::open(&path).await.unwrap_err(),
        backup_file(&path, &file.path("copy.db")).await.unwrap_err(),
        restore(&path, &file.path("copy.db")).await.unwrap_err(),
    ];
    for refusal in refusals {
        let newer = matches!(&refusal, StoreError::Newer { found: 99, known: 6, .. });
        assert!(newer, "{refusal}");
    }
    assert_eq!(fs::read(&path).unwrap(), before);
    assert!(!file.path("copy.db").exists());
}

async fn is_no_store(path: &Path) {
    let before = fs::read(path).unwrap();
    let copy = path.with_file_name("copy.db");
    let refusals = [
        SqliteStore::open(path).await.unwrap_err(),
        backup_file(path, &copy).await.unwrap_err(),
        restore(path, &copy).await.unwrap_err(),
    ];
    for refusal in refusals {
        let path = path.canonicalize().unwrap();
        assert_eq!(refusal, StoreError::NotAStore { path });
    }
    assert_eq!(fs::read(path).unwrap(), before);
    assert!(!copy.exists());
}

#[tokio::test]
async fn a_file_that_is_no_database_is_refused_and_stays_as_it_is() {
    let folder = tempfile::tempdir().unwrap();
    for (name, text) in [("short", "hello".to_owned()), ("long", "hello\n".repeat(5000))] {
        let path = folder.path().join(name);
        fs::write(&path, text).unwrap();
        is_no_store(&path).await;
    }
}

#[tokio::test]
async fn a_database_of_something_else_is_refused_and_stays_as_it_is() {
    let folder = tempfile::tempdir().unwrap();
    let foreign =
        ["CREATE TABLE bookmarks (a)", "PRAGMA user_version = 1", "PRAGMA application_id = 7"];
    for (number, statement) in foreign.into_iter().enumerate() {
        let path = folder.path().join(number.to_string());
        let options = SqliteConnectOptions::new().filename(&path).create_if_missing(true);
        let mut connection: SqliteConnection = options.connect().await.unwrap();
        sqlx::query(statement).execute(&mut connection).await.unwrap();
        connection.close().await.unwrap();
        is_no_store(&path).await;
    }
}

#[tokio::test]
async fn an_empty_file_becomes_a_store() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("store.db");
    fs::write(&path, "").unwrap();
    let store = SqliteStore::open(&path).await.unwrap();
    store.create(table("a")).await.unwrap();
    assert_eq!(store.ids(None).await, Ok(vec![id("a")]));
}

/// A file of the first version is brought up to date with all that it holds.
#[tokio::test]
async fn an_older_file_is_brought_up_to_date() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("store.db");
    let options = SqliteConnectOptions::new().filename(&path).create_if_missing(true);
    let mut connection: SqliteConnection = options.connect().await.unwrap();
    let written = concat!(
        include_str!("../../migrations/0001_tables.sql"),
        "INSERT INTO packs VALUES (1, 'key', 'a pack');
         INSERT INTO tables VALUES (1, 'a', 5, 0, 'london', 'head', 1, 'fast', 'seed',
            printf('%064d', 1), printf('%064d', 2), NULL, 'over', 1, 6);
         INSERT INTO seats VALUES (1, 1, NULL, printf('%064d', 3), printf('%064d', 4), 'Anna');
         INSERT INTO entries VALUES (1, 1, 6, 'move 1');"
    );
    sqlx::raw_sql(written).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    let store = SqliteStore::open(&path).await.unwrap();
    let found = store.load(&id("a")).await.unwrap().unwrap();
    assert_eq!((found.table.head.as_str(), found.entries.len()), ("head", 1));
    assert_eq!(found.table.status, Status::Over);
    let anna = &found.seats[0];
    assert!(anna.holder.is_some() && anna.phrase.is_some() && anna.name == "Anna");
    assert_eq!(anna.came_by, None, "who sat there before has come for good");
    assert_eq!(anna.muted, 0, "and hears everybody");
}

#[tokio::test]
async fn a_folder_that_is_not_there_is_said_to_be_unusable() {
    let folder = tempfile::tempdir().unwrap();
    let refused = SqliteStore::open(folder.path().join("nowhere/store.db")).await.unwrap_err();
    assert!(matches!(refused, StoreError::File { .. }), "{refused}");
    let refused = SqliteStore::open(folder.path()).await.unwrap_err();
    assert!(matches!(refused, StoreError::File { .. }), "{refused}");
}

#[cfg(unix)]
#[tokio::test]
async fn a_file_is_served_once_whatever_it_is_called() {
    let file = InFile::new().await;
    let path = file.path("store.db").canonicalize().unwrap();
    let link = file.path("link.db");
    std::os::unix::fs::symlink(&path, &link).unwrap();
    let round = file.path("nowhere/../store.db");
    fs::create_dir(file.path("nowhere")).unwrap();
    for name in [&path, &link, &round] {
        let refused = SqliteStore::open(name).await.unwrap_err();
        assert_eq!(refused, StoreError::InUse { path: path.clone() });
    }
    file.store.create(table("a")).await.unwrap();
    file.store.close().await.unwrap();
    let again = SqliteStore::open(&link).await.unwrap();
    assert_eq!(again.ids(None).await, Ok(vec![id("a")]));
}

/// Whoever has a table deleted has it gone from the disk as well.
#[tokio::test]
async fn what_was_deleted_is_overwritten() {
    let file = InFile::new().await;
    let (said, kept) = ("somebody said this".repeat(40), "somebody else that".repeat(40));
    for (name, text) in [("a", &said), ("b", &kept)] {
        file.store.create(table(name)).await.unwrap();
        for at in 0..20 {
            file.store.say(&id(name), at, Some(1), "Anna".to_owned(), text.clone()).await.unwrap();
        }
    }
    let has = |name: &str, text: &str| {
        let bytes = fs::read(file.path(name)).unwrap_or_default();
        bytes.windows(text.len()).any(|part| part == text.as_bytes())
    };
    assert!(has("store.db-wal", &said[..200]), "nothing is deleted yet");
    file.store.delete(&id("a")).await.unwrap();
    // While the store is open, too: what comes next waits until the log is empty.
    file.store.set_deadline(&id("b"), None).await.unwrap();
    assert!(!has("store.db-wal", &said[..200]) && !has("store.db", &said[..200]));
    assert!(has("store.db", &kept[..200]));
    file.store.close().await.unwrap();
    assert!(has("store.db", &kept[..200]) && !has("store.db", &said[..200]));
}
