//! Tables that come with all that was done at them.

use store::{NewTable, Played, Status, StoreError};

use crate::samples::{Any, append, entry, id, table};

fn played(name: &str, entries: u64, status: Status) -> Played {
    Played { table: table(name), entries: (1..=entries).map(entry).collect(), status }
}

pub(crate) async fn tables_are_taken_in_with_all_that_was_done(store: Any) {
    let late = NewTable { deadline: Some(7), ..table("c") };
    let all = [
        played("a", 3, Status::Over),
        played("b", 0, Status::Closed),
        played("s", 2, Status::Shown),
        Played { table: late, ..played("c", 2, Status::Running) },
    ];
    store.take_in(all.to_vec()).await.unwrap();
    for one in all {
        let found = store.load(&one.table.id).await.unwrap();
        assert_eq!(found, Some(one.stored()));
    }
    // They are tables like any other.
    store.append(append("c", 3)).await.unwrap();
}

pub(crate) async fn all_are_taken_in_or_none(store: Any) {
    store.create(table("there")).await.unwrap();
    let taken = [played("a", 3, Status::Over), played("there", 1, Status::Over)];
    assert_eq!(store.take_in(taken.to_vec()).await, Err(StoreError::Exists));
    let mut gap = played("b", 3, Status::Over);
    gap.entries.remove(1);
    let gap = vec![played("a", 1, Status::Running), gap];
    assert_eq!(store.take_in(gap).await, Err(StoreError::Stale { current: 1 }));
    assert_eq!(store.ids(None).await, Ok(vec![id("there")]));
    assert_eq!(store.load(&id("there")).await, Ok(Some(table("there").stored())));
}
