//! Backups and the way back.

use std::fs;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use store::{MemoryStore, NewTable, SqliteStore, Store, StoreError, backup_file, restore};

use crate::samples::{InFile, append, hash, id, table, unbroken};

#[tokio::test]
async fn a_backup_becomes_a_store_again() {
    let file = InFile::new().await;
    file.store.create(table("a")).await.unwrap();
    file.store.append(append("a", 1)).await.unwrap();
    file.store.say(&id("a"), 1, None, "x".to_owned(), "hello".to_owned()).await.unwrap();
    file.store.backup(file.path("backup.db")).await.unwrap();
    file.store.append(append("a", 2)).await.unwrap();

    restore(&file.path("backup.db"), &file.path("restored.db")).await.unwrap();
    let restored = SqliteStore::open(file.path("restored.db")).await.unwrap();
    assert_eq!(unbroken(&restored, "a").await, 1);
    assert_eq!(restored.chat(&id("a"), 0, 9).await, file.store.chat(&id("a"), 0, 9).await);
    // It is a store like any other.
    restored.append(append("a", 2)).await.unwrap();
    assert_eq!(unbroken(&restored, "a").await, 2);
    assert!(!file.path("backup.db.part").exists());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_backup_of_a_busy_store_is_of_one_moment() {
    let file = InFile::new().await;
    file.store.create(NewTable { pack: "x".repeat(1_000_000), ..table("a") }).await.unwrap();
    let told = Arc::new(AtomicU64::new(0));
    let busy = tokio::spawn({
        let (store, told) = (file.store.clone(), told.clone());
        async move {
            for revision in 1.. {
                store.append(append("a", revision)).await.unwrap();
                told.store(revision, Ordering::SeqCst);
            }
        }
    });
    for round in 0..4 {
        let path = file.path(&format!("{round}.db"));
        let before = told.load(Ordering::SeqCst);
        if round % 2 == 0 {
            file.store.backup(path.clone()).await.unwrap();
        } else {
            backup_file(&file.path("store.db"), &path).await.unwrap();
        }
        // What is told may be kept already when the count is not yet raised.
        let after = told.load(Ordering::SeqCst) + 1;
        let copy = SqliteStore::open(&path).await.unwrap();
        let kept = unbroken(&copy, "a").await;
        assert!((before..=after).contains(&kept), "{before} <= {kept} <= {after}");
        copy.close().await.unwrap();
        while told.load(Ordering::SeqCst) < after {
            tokio::task::yield_now().await;
        }
    }
    busy.abort();
}

#[tokio::test]
async fn nothing_is_overwritten() {
    let file = InFile::new().await;
    file.store.create(table("a")).await.unwrap();
    let backup = file.path("backup.db");
    file.store.backup(backup.clone()).await.unwrap();
    // A log left over from another store would be taken for a part of the new one.
    for (there, to) in [("old.db", "old.db"), ("new.db-wal", "new.db"), ("half.db.part", "half.db")]
    {
        fs::write(file.path(there), "precious").unwrap();
        let path = file.path(there);
        let refused = Err(StoreError::Occupied { path: path.clone() });
        assert_eq!(file.store.backup(file.path(to)).await, refused);
        assert_eq!(backup_file(&file.path("store.db"), &file.path(to)).await, refused);
        assert_eq!(restore(&backup, &file.path(to)).await, refused);
        assert_eq!(fs::read_to_string(&path).unwrap(), "precious");
    }
    assert!(!file.path("new.db").exists() && !file.path("half.db").exists());
}

#[tokio::test]
async fn of_two_backups_to_one_place_one_is_made() {
    let file = InFile::new().await;
    file.store.create(table("a")).await.unwrap();
    let to = file.path("backup.db");
    let (one, other) = tokio::join!(file.store.backup(to.clone()), file.store.backup(to.clone()));
    assert_eq!([&one, &other].into_iter().filter(|made| made.is_ok()).count(), 1);
    let copy = SqliteStore::open(&to).await.unwrap();
    assert_eq!(copy.load(&id("a")).await.unwrap(), Some(table("a").stored()));
}

#[tokio::test]
async fn a_served_file_is_not_restored_over() {
    let file = InFile::new().await;
    file.store.create(table("a")).await.unwrap();
    file.store.backup(file.path("backup.db")).await.unwrap();
    let refused = restore(&file.path("backup.db"), &file.path("store.db")).await.unwrap_err();
    assert!(matches!(refused, StoreError::InUse { .. }), "{refused}");
}

#[tokio::test]
async fn a_damaged_backup_is_not_restored() {
    let file = InFile::new().await;
    for number in 0..50 {
        let head = number.to_string().repeat(500);
        let new = NewTable { head, host: hash(0xee), ..table(&number.to_string()) };
        file.store.create(new).await.unwrap();
    }
    file.store.backup(file.path("backup.db")).await.unwrap();
    let whole = fs::read(file.path("backup.db")).unwrap();
    let cut = whole[..whole.len() / 2 / 4096 * 4096].to_vec();
    let mut scratched = whole.clone();
    for page in (8192..whole.len()).step_by(4096) {
        scratched[page..page + 64].fill(0xa5);
    }
    // The host of a table, which follows its secret in the row and not in the index: they no longer
    // agree, which only the check can see. Pages have old rows in them, so all that look so are altered.
    let mut altered = whole.clone();
    let row = format!("{}{}", table("7").secret, hash(0xee).to_hex());
    let places = whole.windows(row.len()).zip(0..).filter(|(text, _)| *text == row.as_bytes());
    for (_, place) in places {
        altered[place + row.len() - 1] = b'f';
    }
    for bytes in [cut, scratched, altered] {
        fs::write(file.path("bad.db"), bytes).unwrap();
        let refused = restore(&file.path("bad.db"), &file.path("to.db")).await.unwrap_err();
        assert!(matches!(refused, StoreError::Damaged { .. }), "{refused}");
        assert!(!file.path("to.db").exists() && !file.path("to.db.part").exists());
    }
}

#[tokio::test]
async fn what_is_not_there_cannot_be_copied() {
    let file = InFile::new().await;
    let (from, to) = (file.path("nothing.db"), file.path("to.db"));
    assert!(matches!(backup_file(&from, &to).await, Err(StoreError::File { .. })));
    assert!(matches!(restore(&from, &to).await, Err(StoreError::File { .. })));
    assert!(!from.exists() && !to.exists());
    assert_eq!(MemoryStore::new().backup(to.clone()).await, Err(StoreError::InMemory));
}

#[tokio::test]
async fn tables_with_the_same_pack_share_it_as_long_as_one_is_left() {
    let file = InFile::new().await;
    let pack = "pack ".repeat(20_000);
    for number in 0..20 {
        let new = NewTable { pack: pack.clone(), ..table(&number.to_string()) };
        file.store.create(new).await.unwrap();
    }
    let refused = NewTable { pack: "other".repeat(20_000), ..table("0") };
    assert_eq!(file.store.create(refused).await, Err(StoreError::Exists));
    let size = async |name: &str| {
        file.store.backup(file.path(name)).await.unwrap();
        fs::metadata(file.path(name)).unwrap().len()
    };
    let shared = size("shared.db").await;
    assert!((100_000..180_000).contains(&shared), "{shared} bytes for 20 tables");
    for number in 1..20 {
        file.store.delete(&id(&number.to_string())).await.unwrap();
    }
    let last = file.store.load(&id("0")).await.unwrap().unwrap();
    assert_eq!(last.table.pack, pack);
    file.store.delete(&id("0")).await.unwrap();
    let empty = size("empty.db").await;
    assert!(empty < 100_000, "{empty} bytes for no tables");
}
