//! The file on the disk: nothing is told before it is there, and what comes together shares the wait.

use store::{Durability, SqliteStore, Store, StoreError};
use tokio::task::JoinSet;

use crate::samples::{InFile, append, id, table, unbroken};

#[tokio::test]
async fn a_commit_waits_for_the_disk() {
    let file = InFile::new().await;
    let expected = Durability { journal: "wal".to_owned(), synchronous: 2 };
    assert_eq!(file.store.durability().await, Ok(expected));
}

#[tokio::test]
async fn changes_that_come_together_share_a_commit() {
    let file = InFile::new().await;
    for number in 0..100 {
        file.store.create(table(&number.to_string())).await.unwrap();
    }
    // One after the other they cannot share.
    assert_eq!(file.store.commits(), 100);

    let mut adding = JoinSet::new();
    for number in 0..100 {
        let store = file.store.clone();
        adding.spawn(async move { store.append(append(&number.to_string(), 1)).await.unwrap() });
    }
    adding.join_all().await;
    let commits = file.store.commits() - 100;
    assert!((1..=10).contains(&commits), "{commits} commits for 100 entries");
    assert_eq!(file.store.counts().await.unwrap().entries, 100);
}

#[tokio::test]
async fn more_than_fits_into_the_queue_is_all_done_in_turn() {
    let file = InFile::new().await;
    file.store.create(table("a")).await.unwrap();
    let mut adding = JoinSet::new();
    for number in 1..=600 {
        let store = file.store.clone();
        adding.spawn(async move {
            store.say(&id("a"), number, None, String::new(), String::new()).await.unwrap()
        });
    }
    let mut numbers = adding.join_all().await;
    numbers.sort_unstable();
    assert_eq!(numbers, (1..=600).collect::<Vec<u64>>());
    assert!(file.store.commits() < 20, "{} commits", file.store.commits());
}

#[tokio::test]
async fn a_change_that_fails_does_not_undo_its_neighbours() {
    let file = InFile::new().await;
    let store = &*file.store;
    store.create(table("a")).await.unwrap();
    let before = store.commits();
    let (first, stale, second, taken, gone) = tokio::join!(
        store.append(append("a", 1)),
        store.append(append("a", 1)),
        store.append(append("a", 2)),
        store.create(table("a")),
        store.delete(&id("z")),
    );
    assert_eq!(store.commits() - before, 1);
    assert_eq!((first, second), (Ok(()), Ok(())));
    assert_eq!(stale, Err(StoreError::Stale { current: 1 }));
    assert_eq!(taken, Err(StoreError::Exists));
    assert_eq!(gone, Err(StoreError::Missing));
    assert_eq!(unbroken(store, "a").await, 2);
}

#[tokio::test]
async fn closing_finishes_what_was_begun_and_leaves_one_file() {
    let file = InFile::new().await;
    for number in 0..50 {
        file.store.create(table(&number.to_string())).await.unwrap();
    }
    let mut adding = JoinSet::new();
    for number in 0..50 {
        let store = file.store.clone();
        adding.spawn(async move { store.append(append(&number.to_string(), 1)).await });
    }
    // The tasks have put their changes into the queue when this one is called again.
    tokio::task::yield_now().await;
    file.store.close().await.unwrap();
    assert!(adding.join_all().await.iter().all(Result::is_ok));

    assert!(!file.path("store.db-wal").exists());
    let again = SqliteStore::open(file.path("store.db")).await.unwrap();
    assert_eq!(again.counts().await.unwrap().entries, 50);
}

#[tokio::test]
async fn what_was_kept_is_there_after_a_restart() {
    let file = InFile::new().await;
    file.store.create(table("a")).await.unwrap();
    file.store.close().await.unwrap();
    let again = SqliteStore::open(file.path("store.db")).await.unwrap();
    assert_eq!(again.load(&id("a")).await.unwrap(), Some(table("a").stored()));
    again.append(append("a", 1)).await.unwrap();
    assert_eq!(unbroken(&again, "a").await, 1);
}
