//! What any store must do.

use store::{Append, Counts, Entry, MOST_HELD, NewTable, Status, StoreError, TableId};
use tokio::task::JoinSet;

use crate::samples::{Any, append, entry, hash, id, seat, table};

fn names(ids: &[TableId]) -> Vec<&str> {
    ids.iter().map(|id| id.0.as_str()).collect()
}

fn ids(names: &[&str]) -> Vec<TableId> {
    names.iter().map(|name| id(name)).collect()
}

pub(crate) async fn a_table_is_loaded_as_it_was_made(store: Any) {
    assert_eq!(store.load(&id("a")).await, Ok(None));
    let new = NewTable { deadline: Some(-5), listed: false, foreknown: true, ..table("a") };
    store.create(new.clone()).await.unwrap();
    store.create(table("b")).await.unwrap();
    assert_eq!(store.load(&id("a")).await.unwrap(), Some(new.stored()));
    assert_eq!(store.load(&id("b")).await.unwrap(), Some(table("b").stored()));

    let shuffled = NewTable { seats: vec![seat(3, None), seat(0, Some(4))], ..table("c") };
    store.create(shuffled).await.unwrap();
    let seats = store.load(&id("c")).await.unwrap().unwrap().seats;
    assert_eq!(seats, [seat(0, Some(4)), seat(3, None)]);
}

pub(crate) async fn an_id_is_given_once(store: Any) {
    store.create(table("a")).await.unwrap();
    let second = NewTable { pack: "another".to_owned(), seats: vec![seat(2, None)], ..table("a") };
    assert_eq!(store.create(second).await, Err(StoreError::Exists));
    assert_eq!(store.load(&id("a")).await.unwrap(), Some(table("a").stored()));
}

pub(crate) async fn entries_count_from_one_without_gaps(store: Any) {
    store.create(table("a")).await.unwrap();
    store.create(table("b")).await.unwrap();
    for wrong in [0, 2, u64::MAX] {
        assert_eq!(store.append(append("a", wrong)).await, Err(StoreError::Stale { current: 0 }));
    }
    store.append(append("a", 1)).await.unwrap();
    for wrong in [0, 1, 3] {
        assert_eq!(store.append(append("a", wrong)).await, Err(StoreError::Stale { current: 1 }));
    }
    let last = Append { status: Status::Over, deadline: Some(77), ..append("a", 2) };
    store.append(last).await.unwrap();

    let found = store.load(&id("a")).await.unwrap().unwrap();
    let mut expected = table("a").stored();
    expected.entries = vec![entry(1), entry(2)];
    expected.table.revision = 2;
    expected.table.changed = entry(2).at;
    expected.table.status = Status::Over;
    expected.table.deadline = Some(77);
    assert_eq!(found, expected);
    assert_eq!(store.load(&id("b")).await.unwrap(), Some(table("b").stored()));
}

pub(crate) async fn of_those_who_add_the_same_entry_one_succeeds(store: Any) {
    store.create(table("a")).await.unwrap();
    let mut racing = JoinSet::new();
    for runner in 0..20 {
        let store = store.clone();
        let text = format!("by {runner}");
        racing.spawn(async move {
            let entry = Entry { text: text.clone(), ..entry(1) };
            (store.append(Append { entry, ..append("a", 1) }).await, text)
        });
    }
    let (won, lost): (Vec<_>, Vec<_>) =
        racing.join_all().await.into_iter().partition(|(result, _)| result.is_ok());
    assert_eq!((won.len(), lost.len()), (1, 19));
    for (result, _) in lost {
        assert_eq!(result, Err(StoreError::Stale { current: 1 }));
    }
    let found = store.load(&id("a")).await.unwrap().unwrap();
    assert_eq!(found.entries, [Entry { text: won[0].1.clone(), ..entry(1) }]);
}

pub(crate) async fn each_setting_is_changed_alone(store: Any) {
    store.create(table("a")).await.unwrap();
    store.create(table("b")).await.unwrap();
    let mut expected = table("a").stored();

    store.set_deadline(&id("a"), Some(5)).await.unwrap();
    expected.table.deadline = Some(5);
    assert_eq!(store.load(&id("a")).await.unwrap().as_ref(), Some(&expected));
    store.set_deadline(&id("a"), None).await.unwrap();
    expected.table.deadline = None;
    assert_eq!(store.load(&id("a")).await.unwrap().as_ref(), Some(&expected));
    for clock in ["at rest", "at rest again"] {
        store.set_clock(&id("a"), clock.to_owned()).await.unwrap();
        expected.table.clock = Some(clock.to_owned());
        assert_eq!(store.load(&id("a")).await.unwrap().as_ref(), Some(&expected));
    }
    for status in [Status::Closed, Status::Over, Status::Running, Status::Closed] {
        store.set_status(&id("a"), status).await.unwrap();
        expected.table.status = status;
        assert_eq!(store.load(&id("a")).await.unwrap().as_ref(), Some(&expected));
    }
    assert_eq!(store.load(&id("b")).await.unwrap(), Some(table("b").stored()));
}

pub(crate) async fn a_seat_is_replaced_as_a_whole(store: Any) {
    store.create(table("a")).await.unwrap();
    let mut taken = seat(1, Some(3));
    taken.link = None;
    taken.phrase = Some(hash(33));
    taken.name = "Ada".to_owned();
    store.set_seat(&id("a"), taken.clone()).await.unwrap();
    store.set_seat(&id("a"), seat(2, None)).await.unwrap();
    let mut expected = table("a").stored();
    expected.seats = vec![seat(0, Some(2)), taken, seat(2, None)];
    assert_eq!(store.load(&id("a")).await.unwrap(), Some(expected));
}

pub(crate) async fn a_host_takes_a_seat(store: Any) {
    store.create(table("a")).await.unwrap();
    store.create(table("b")).await.unwrap();
    let taken = seat(1, Some(44));
    store.set_hosts_seat(&id("a"), taken.clone()).await.unwrap();
    let mut expected = table("a").stored();
    expected.seats = vec![seat(0, Some(2)), taken];
    expected.table.host = hash(44);
    assert_eq!(store.load(&id("a")).await.unwrap(), Some(expected));
    assert_eq!(store.load(&id("b")).await.unwrap(), Some(table("b").stored()));
    assert_eq!(store.set_hosts_seat(&id("z"), seat(1, None)).await, Err(StoreError::Missing));
}

pub(crate) async fn what_is_not_there_is_not_changed(store: Any) {
    store.create(table("a")).await.unwrap();
    let gone = id("z");
    let missing = Err(StoreError::Missing);
    assert_eq!(store.append(append("z", 1)).await, missing);
    assert_eq!(store.set_seat(&gone, seat(0, None)).await, missing);
    assert_eq!(store.set_deadline(&gone, None).await, missing);
    assert_eq!(store.set_clock(&gone, String::new()).await, missing);
    assert_eq!(store.set_status(&gone, Status::Over).await, missing);
    assert_eq!(store.delete(&gone).await, missing);
    let said = store.say(&gone, 0, None, String::new(), String::new()).await;
    assert_eq!(said, Err(StoreError::Missing));
    assert_eq!(store.chat(&gone, 0, 9).await, Ok(Vec::new()));
    assert_eq!(store.load(&gone).await, Ok(None));
    assert_eq!(store.ids(None).await, Ok(ids(&["a"])));
    assert_eq!(store.load(&id("a")).await.unwrap(), Some(table("a").stored()));
}

pub(crate) async fn a_deleted_table_leaves_nothing_behind(store: Any) {
    for name in ["a", "b"] {
        store.create(table(name)).await.unwrap();
        store.append(append(name, 1)).await.unwrap();
        store.say(&id(name), 1, None, "x".to_owned(), "hello".to_owned()).await.unwrap();
    }
    store.delete(&id("a")).await.unwrap();
    assert_eq!(store.load(&id("a")).await, Ok(None));
    assert_eq!(store.chat(&id("a"), 0, 9).await, Ok(Vec::new()));
    assert_eq!(names(&store.held_by(hash(2)).await.unwrap()), ["b"]);
    let left = store.load(&id("b")).await.unwrap().unwrap();
    assert_eq!((left.table.pack, left.entries), (table("b").pack, vec![entry(1)]));

    let again = NewTable { seats: Vec::new(), ..table("a") };
    store.create(again.clone()).await.unwrap();
    assert_eq!(store.load(&id("a")).await.unwrap(), Some(again.stored()));
    assert_eq!(store.chat(&id("a"), 0, 9).await, Ok(Vec::new()));
}

pub(crate) async fn people_find_their_tables(store: Any) {
    let hosted = NewTable { host: hash(5), listed: false, seats: Vec::new(), ..table("hosted") };
    let both = NewTable {
        host: hash(5),
        seats: vec![seat(0, Some(5)), seat(1, Some(5))],
        ..table("both")
    };
    let held = NewTable { seats: vec![seat(0, Some(2)), seat(1, Some(5))], ..table("held") };
    for new in [hosted, both, held, table("other")] {
        store.create(new).await.unwrap();
    }
    // At the same time by their ids, and otherwise the latest first.
    assert_eq!(names(&store.held_by(hash(5)).await.unwrap()), ["both", "held", "hosted"]);
    store.append(append("hosted", 1)).await.unwrap();
    store.append(append("held", 1)).await.unwrap();
    store.append(append("held", 2)).await.unwrap();
    store.set_status(&id("held"), Status::Closed).await.unwrap();
    let found = store.held_by(hash(5)).await.unwrap();
    assert_eq!(names(&found), ["held", "hosted", "both"]);
    assert_eq!(store.held_by(hash(99)).await, Ok(Vec::new()));

    // Who stands up has the table no longer.
    store.set_seat(&id("held"), seat(1, None)).await.unwrap();
    assert_eq!(names(&store.held_by(hash(5)).await.unwrap()), ["hosted", "both"]);
}

pub(crate) async fn people_find_only_so_many_tables(store: Any) {
    let mut making = JoinSet::new();
    for number in 0..=MOST_HELD {
        let store = store.clone();
        let created = i64::try_from(number).unwrap();
        let new = NewTable { created, ..table(&number.to_string()) };
        making.spawn(async move { store.create(new).await.unwrap() });
    }
    making.join_all().await;
    let found = store.held_by(hash(2)).await.unwrap();
    assert_eq!(found.len(), MOST_HELD);
    assert_eq!(found[0], id("200"));
    assert_eq!(found[MOST_HELD - 1], id("1"));
}

pub(crate) async fn the_list_shows_running_tables_in_order(store: Any) {
    for (name, created) in [("a", 3), ("b", 5), ("c", 4), ("over", 6), ("closed", 7)] {
        store.create(NewTable { created, ..table(name) }).await.unwrap();
    }
    store.create(NewTable { listed: false, created: 9, ..table("secret") }).await.unwrap();
    store.set_status(&id("over"), Status::Over).await.unwrap();
    store.set_status(&id("closed"), Status::Closed).await.unwrap();
    let listed = store.listed(usize::MAX).await.unwrap();
    assert_eq!(names(&listed), ["b", "c", "a"]);
    assert_eq!(names(&store.listed(2).await.unwrap()), ["b", "c"]);
    assert_eq!(store.listed(0).await, Ok(Vec::new()));
    store.append(append("a", 1)).await.unwrap();
    assert_eq!(names(&store.listed(1).await.unwrap()), ["a"]);
}

pub(crate) async fn deadlines_come_due_in_order(store: Any) {
    for (name, deadline) in [("a", Some(30)), ("b", Some(10)), ("c", Some(20)), ("d", None)] {
        store.create(NewTable { deadline, ..table(name) }).await.unwrap();
    }
    store.create(NewTable { deadline: Some(1), ..table("over") }).await.unwrap();
    store.set_status(&id("over"), Status::Over).await.unwrap();
    assert_eq!(store.due(9, 9).await, Ok(Vec::new()));
    assert_eq!(store.due(20, 9).await, Ok(ids(&["b", "c"])));
    assert_eq!(store.due(i64::MAX, usize::MAX).await, Ok(ids(&["b", "c", "a"])));
    assert_eq!(store.due(99, 1).await, Ok(ids(&["b"])));
    store.append(Append { deadline: Some(40), ..append("b", 1) }).await.unwrap();
    store.append(append("c", 1)).await.unwrap();
    assert_eq!(store.due(99, 9).await, Ok(ids(&["a", "b"])));
}

pub(crate) async fn chat_is_numbered_at_each_table(store: Any) {
    store.create(table("a")).await.unwrap();
    store.create(table("b")).await.unwrap();
    for number in 1..=5_u8 {
        let seat = (number > 1).then_some(number);
        let (name, text) = (format!("name {number}"), format!("line {number}"));
        let at = i64::from(number);
        let said = store.say(&id("a"), at, seat, name, text).await;
        assert_eq!(said, Ok(u64::from(number)));
    }
    assert_eq!(store.say(&id("b"), 9, None, String::new(), String::new()).await, Ok(1));

    let lines = store.chat(&id("a"), 0, usize::MAX).await.unwrap();
    let numbers: Vec<u64> = lines.iter().map(|line| line.number).collect();
    assert_eq!(numbers, [1, 2, 3, 4, 5]);
    let first = &lines[0];
    assert_eq!((first.at, first.seat), (1, None));
    let last = &lines[4];
    assert_eq!((last.at, last.seat), (5, Some(5)));
    assert_eq!((last.name.as_str(), last.text.as_str()), ("name 5", "line 5"));

    assert_eq!(store.chat(&id("a"), 0, 2).await.unwrap(), lines[3..]);
    assert_eq!(store.chat(&id("a"), 3, 9).await.unwrap(), lines[3..]);
    assert_eq!(store.chat(&id("a"), 1, 3).await.unwrap(), lines[2..]);
    assert_eq!(store.chat(&id("a"), 5, 9).await, Ok(Vec::new()));
    assert_eq!(store.chat(&id("a"), u64::MAX, 9).await, Ok(Vec::new()));
    assert_eq!(store.chat(&id("a"), 0, 0).await, Ok(Vec::new()));
}

pub(crate) async fn everything_is_counted(store: Any) {
    assert_eq!(store.counts().await, Ok(Counts::default()));
    for (name, created) in [("a", 4), ("b", 3), ("c", 2), ("d", 1), ("e", 1), ("f", 1)] {
        store.create(NewTable { created, ..table(name) }).await.unwrap();
    }
    store.append(append("a", 1)).await.unwrap();
    store.append(append("a", 2)).await.unwrap();
    store.append(Append { status: Status::Over, ..append("b", 1) }).await.unwrap();
    store.set_status(&id("c"), Status::Over).await.unwrap();
    store.set_status(&id("d"), Status::Closed).await.unwrap();
    store.set_status(&id("f"), Status::Shown).await.unwrap();
    let counts = Counts { running: 2, over: 2, closed: 1, shown: 1, entries: 3 };
    assert_eq!(store.counts().await, Ok(counts));
    assert_eq!(store.ids(None).await, Ok(ids(&["d", "e", "f", "c", "b", "a"])));
    assert_eq!(store.ids(Some(Status::Running)).await, Ok(ids(&["e", "a"])));
    assert_eq!(store.ids(Some(Status::Over)).await, Ok(ids(&["c", "b"])));
    assert_eq!(store.ids(Some(Status::Closed)).await, Ok(ids(&["d"])));
    assert_eq!(store.ids(Some(Status::Shown)).await, Ok(ids(&["f"])));
    store.delete(&id("a")).await.unwrap();
    assert_eq!(store.counts().await, Ok(Counts { running: 1, entries: 1, ..counts }));
}

pub(crate) async fn texts_come_back_as_they_were(store: Any) {
    let texts = [
        String::new(),
        "'; DROP TABLE tables; --".to_owned(),
        "\"quoted\" 'twice' `thrice` \\ %s ?1 :a @b $c".to_owned(),
        "before\0after".to_owned(),
        "line\r\nline\ttab\u{7f}\u{feff}".to_owned(),
        "👩‍👩‍👧‍👦 \u{202e}olleh e\u{301}".to_owned(),
        "7".to_owned(),
        "NULL".to_owned(),
        "ß".repeat(50_000),
    ];
    for text in &texts {
        let text = || text.clone();
        let named = id(&text());
        let new = NewTable {
            id: named.clone(),
            game: text(),
            head: text(),
            pack: text(),
            settings: text(),
            secret: text(),
            seats: vec![store::SeatRow { name: text(), ..seat(0, Some(2)) }],
            ..table("")
        };
        store.create(new.clone()).await.unwrap();
        assert_eq!(store.create(new.clone()).await, Err(StoreError::Exists));
        let done = Entry { text: text(), ..entry(1) };
        let adding = Append { id: named.clone(), entry: done.clone(), ..append("", 1) };
        store.append(adding).await.unwrap();
        store.say(&named, 1, None, text(), text()).await.unwrap();

        let found = store.load(&named).await.unwrap().unwrap();
        let mut expected = new.stored();
        expected.entries = vec![done];
        expected.table.revision = 1;
        expected.table.changed = entry(1).at;
        assert_eq!(found, expected);
        let line = store.chat(&named, 0, 1).await.unwrap().remove(0);
        assert_eq!((line.name, line.text), (text(), text()));
    }
    let mut kept = store.ids(None).await.unwrap();
    kept.sort();
    let mut expected: Vec<TableId> = texts.iter().map(|text| id(text)).collect();
    expected.sort();
    assert_eq!(kept, expected);
    assert_eq!(store.held_by(hash(2)).await.unwrap().len(), texts.len());
}

pub(crate) async fn a_closed_store_says_so(store: Any) {
    store.create(table("a")).await.unwrap();
    store.close().await.unwrap();
    assert_eq!(store.create(table("b")).await, Err(StoreError::Closed));
    assert_eq!(store.append(append("a", 1)).await, Err(StoreError::Closed));
    assert_eq!(store.load(&id("a")).await, Err(StoreError::Closed));
    assert_eq!(store.listed(9).await, Err(StoreError::Closed));
    assert_eq!(store.counts().await, Err(StoreError::Closed));
    let nowhere = std::env::temp_dir().join("never-made.db");
    assert_eq!(store.backup(nowhere).await, Err(StoreError::Closed));
    assert_eq!(store.close().await, Ok(()));
}
