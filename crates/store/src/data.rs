//! What a store keeps. Texts are kept as they are; times are milliseconds since 1970.

use crate::{CallPlan, Hash};

/// What a table is called.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TableId(pub String);

/// A table to be kept from now on. It is running and has no entries yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewTable {
    /// What it is called; no other table may be called so.
    pub id: TableId,
    /// When it was opened.
    pub created: i64,
    /// Whether it is in the list for everybody.
    pub listed: bool,
    /// Which game is played.
    pub game: String,
    /// What the record of the game begins with.
    pub head: String,
    /// The content pack. Tables with the same text share it.
    pub pack: String,
    /// How the table is run.
    pub settings: String,
    /// What no player may know.
    pub secret: String,
    /// Who opened it.
    pub host: Hash,
    /// What lets people watch.
    pub watch: Hash,
    /// Its seats. If a seat is named twice, the last row counts.
    pub seats: Vec<SeatRow>,
    /// When somebody has to have acted.
    pub deadline: Option<i64>,
    /// Whether whoever opened it may know what lies face down.
    pub foreknown: bool,
}

/// A seat, and who may sit there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatRow {
    /// The number of the seat, as people count.
    pub seat: u8,
    /// What lets somebody sit down.
    pub link: Option<Hash>,
    /// Who sits there.
    pub holder: Option<Hash>,
    /// What brings the seat back to a holder who lost everything else.
    pub phrase: Option<Hash>,
    /// What the holder came by, until they have used the seat: the answer to their sitting down may be lost,
    /// and then they come by it again.
    pub came_by: Option<Hash>,
    /// What the holder is called.
    pub name: String,
    /// The seats that the holder does not want to hear: a bit for each, the lowest for seat 1.
    pub muted: u8,
}

/// One thing that was done at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Counts from 1 without gaps.
    pub revision: u64,
    /// When it was done.
    pub at: i64,
    /// What was done.
    pub text: String,
}

/// Whether a table is still played at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Status {
    /// The game goes on.
    Running,
    /// The game has ended.
    Over,
    /// The table was closed before the game ended.
    Closed,
    /// A game that did not end, brought along as a record: all of it may be seen, and nobody plays.
    Shown,
}

/// An entry to be added, and what holds with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Append {
    /// The table.
    pub id: TableId,
    /// The entry; its revision must be the next one.
    pub entry: Entry,
    /// Whether the game goes on.
    pub status: Status,
    /// The deadline after this.
    pub deadline: Option<i64>,
    /// Who is to be called because of it. Seats that are not named are called as they were.
    pub calls: Vec<CallPlan>,
}

/// A table with all that was done at it elsewhere.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// The table.
    pub table: NewTable,
    /// What was done, counted from 1 without gaps.
    pub entries: Vec<Entry>,
    /// Whether it is still played at.
    pub status: Status,
}

impl NewTable {
    /// What is loaded of it as long as nothing is done at it.
    pub fn stored(self) -> Stored {
        Played { table: self, entries: Vec::new(), status: Status::Running }.stored()
    }
}

impl Played {
    /// What is loaded of it.
    pub fn stored(self) -> Stored {
        let Self { table: new, entries, status } = self;
        let last = entries.last();
        let table = TableRow {
            id: new.id,
            created: new.created,
            listed: new.listed,
            game: new.game,
            head: new.head,
            pack: new.pack,
            settings: new.settings,
            secret: new.secret,
            host: new.host,
            watch: new.watch,
            deadline: new.deadline,
            clock: None,
            foreknown: new.foreknown,
            status,
            revision: last.map_or(0, |entry| entry.revision),
            changed: last.map_or(new.created, |entry| entry.at),
        };
        Stored { table, seats: new.seats, entries }
    }
}

/// Everything about a table but its seats and entries.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableRow {
    /// What it is called.
    pub id: TableId,
    /// When it was opened.
    pub created: i64,
    /// Whether it is in the list for everybody.
    pub listed: bool,
    /// Which game is played.
    pub game: String,
    /// What the record of the game begins with.
    pub head: String,
    /// The content pack.
    pub pack: String,
    /// How the table is run.
    pub settings: String,
    /// What no player may know.
    pub secret: String,
    /// Who opened it.
    pub host: Hash,
    /// What lets people watch.
    pub watch: Hash,
    /// When somebody has to have acted.
    pub deadline: Option<i64>,
    /// What was known of the clocks when it last fell asleep.
    pub clock: Option<String>,
    /// Whether whoever opened it may know what lies face down.
    pub foreknown: bool,
    /// Whether it is still played at.
    pub status: Status,
    /// The revision of the last entry; 0 without entries.
    pub revision: u64,
    /// The time of the last entry; without entries, when the table was opened.
    pub changed: i64,
}

/// A table as it was kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stored {
    /// The table itself.
    pub table: TableRow,
    /// Its seats in order.
    pub seats: Vec<SeatRow>,
    /// Its entries in order.
    pub entries: Vec<Entry>,
}

/// Something said at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChatLine {
    /// Counts from 1 at each table.
    pub number: u64,
    /// When it was said.
    pub at: i64,
    /// From which seat, if from one.
    pub seat: Option<u8>,
    /// What the speaker was called then.
    pub name: String,
    /// What was said.
    pub text: String,
}

/// How much there is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Tables that are played at.
    pub running: u64,
    /// Tables whose game has ended.
    pub over: u64,
    /// Tables that were closed.
    pub closed: u64,
    /// Games that are only shown.
    pub shown: u64,
    /// Entries of all tables.
    pub entries: u64,
}
