//! Tables to keep.

use std::sync::Arc;

use store::{Append, Entry, Hash, NewTable, SeatRow, SqliteStore, Status, Store, TableId};

/// A store as the rest of the project uses it.
pub(crate) type Any = Arc<dyn Store>;

/// A store in a file; the folder goes with the value.
pub(crate) struct InFile {
    pub(crate) folder: tempfile::TempDir,
    pub(crate) store: Arc<SqliteStore>,
}

impl InFile {
    pub(crate) async fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let store = Arc::new(SqliteStore::open(folder.path().join("store.db")).await.unwrap());
        Self { folder, store }
    }

    pub(crate) fn path(&self, name: &str) -> std::path::PathBuf {
        self.folder.path().join(name)
    }
}

pub(crate) fn id(name: &str) -> TableId {
    TableId(name.to_owned())
}

pub(crate) fn hash(number: u8) -> Hash {
    Hash([number; 32])
}

pub(crate) fn seat(seat: u8, holder: Option<u8>) -> SeatRow {
    let name = format!("player {seat}");
    SeatRow {
        seat,
        link: Some(hash(200 + seat)),
        holder: holder.map(hash),
        phrase: None,
        came_by: holder.map(|holder| hash(100 + holder)),
        name,
        muted: 1 << seat,
    }
}

/// A listed table of host 1 with two seats, the first of them held by 2.
pub(crate) fn table(name: &str) -> NewTable {
    NewTable {
        id: id(name),
        created: 1000,
        listed: true,
        game: "london".to_owned(),
        head: format!("head of {name}"),
        pack: "a pack".to_owned(),
        settings: "fast".to_owned(),
        secret: format!("seed of {name}"),
        host: hash(1),
        watch: hash(9),
        seats: vec![seat(0, Some(2)), seat(1, None)],
        deadline: None,
        foreknown: false,
    }
}

pub(crate) fn entry(revision: u64) -> Entry {
    let at = 1000 + i64::try_from(revision).unwrap_or(0);
    Entry { revision, at, text: format!("move {revision}") }
}

pub(crate) fn append(name: &str, revision: u64) -> Append {
    Append {
        id: id(name),
        entry: entry(revision),
        status: Status::Running,
        deadline: None,
        calls: Vec::new(),
    }
}

/// The entries of a table, which must be `move 1`, `move 2` and so on; how many there are.
pub(crate) async fn unbroken(store: &dyn Store, name: &str) -> u64 {
    let Some(found) = store.load(&id(name)).await.unwrap() else { return 0 };
    let expected: Vec<Entry> = (1..=found.table.revision).map(entry).collect();
    assert_eq!(found.entries, expected);
    found.table.revision
}
