//! Looking at a store that is being served.

use std::fs;

use store::{Snapshot, SqliteStore, Status, Store, StoreError};

use crate::samples::{InFile, append, id, table};

#[tokio::test]
async fn a_store_that_is_served_can_be_looked_at() {
    let file = InFile::new().await;
    for name in ["a", "b"] {
        file.store.create(table(name)).await.unwrap();
    }
    file.store.append(append("a", 1)).await.unwrap();
    file.store.set_status(&id("b"), Status::Over).await.unwrap();
    let mut snapshot = Snapshot::open(file.path("store.db")).await.unwrap();
    assert_eq!(snapshot.ids(None).await, Ok(vec![id("a"), id("b")]));
    assert_eq!(snapshot.ids(Some(Status::Over)).await, Ok(vec![id("b")]));
    assert_eq!(snapshot.load(&id("a")).await, file.store.load(&id("a")).await);
    assert_eq!(snapshot.load(&id("c")).await, Ok(None));
}

#[tokio::test]
async fn what_happens_meanwhile_is_not_seen_and_not_hindered() {
    let file = InFile::new().await;
    file.store.create(table("a")).await.unwrap();
    let mut snapshot = Snapshot::open(file.path("store.db")).await.unwrap();
    file.store.append(append("a", 1)).await.unwrap();
    file.store.create(table("b")).await.unwrap();
    file.store.delete(&id("a")).await.unwrap();
    assert_eq!(snapshot.ids(None).await, Ok(vec![id("a")]));
    assert_eq!(snapshot.load(&id("a")).await, Ok(Some(table("a").stored())));
    let mut later = Snapshot::open(file.path("store.db")).await.unwrap();
    assert_eq!(later.ids(None).await, Ok(vec![id("b")]));
}

#[tokio::test]
async fn a_store_that_was_closed_can_be_looked_at_and_opened_again() {
    let file = InFile::new().await;
    file.store.create(table("a")).await.unwrap();
    file.store.close().await.unwrap();
    let mut snapshot = Snapshot::open(file.path("store.db")).await.unwrap();
    assert_eq!(snapshot.ids(None).await, Ok(vec![id("a")]));
    let again = SqliteStore::open(file.path("store.db")).await.unwrap();
    again.append(append("a", 1)).await.unwrap();
    assert_eq!(snapshot.load(&id("a")).await, Ok(Some(table("a").stored())));
}

#[tokio::test]
async fn what_is_no_store_is_not_looked_at_and_nothing_is_made() {
    let file = InFile::new().await;
    let nothing = Snapshot::open(file.path("nothing.db")).await;
    assert!(matches!(nothing, Err(StoreError::File { .. })), "{nothing:?}");
    assert!(!file.path("nothing.db").exists());
    for content in ["", "a letter to my mother"] {
        fs::write(file.path("other.db"), content).unwrap();
        let other = Snapshot::open(file.path("other.db")).await;
        assert!(matches!(other, Err(StoreError::NotAStore { .. })), "{other:?}");
        assert_eq!(fs::read_to_string(file.path("other.db")).unwrap(), content);
    }
}
