//! What every store can do.

use std::fmt::Debug;
use std::path::PathBuf;
use std::pin::Pin;

use crate::{
    Append, CallPlan, Called, ChatLine, Counts, DueCall, Hash, NewTable, Played, SeatRow, Status,
    StoreError, Stored, TableId, WayRow,
};

/// What a store will answer.
pub type Answer<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

/// The most tables that [`Store::held_by`] gives.
pub const MOST_HELD: usize = 200;

/// A place where tables outlive whoever plays at them.
///
/// A change is kept before it is answered. Once begun it is carried out even if nobody waits for the
/// answer. A change of a table that is not there is answered by [`StoreError::Missing`], and anything
/// after [`close`](Self::close) by [`StoreError::Closed`].
pub trait Store: Debug + Send + Sync {
    /// Keeps a new table, or says [`StoreError::Exists`].
    fn create(&self, table: NewTable) -> Answer<'_, ()>;

    /// Keeps tables with all that was done at them elsewhere: all of them, or none and says why.
    fn take_in(&self, tables: Vec<Played>) -> Answer<'_, ()>;

    /// Adds an entry, or says [`StoreError::Stale`] unless its revision is the next one.
    fn append(&self, append: Append) -> Answer<'_, ()>;

    /// Puts this row in the place of what was known of its seat, if anything was. Ways to call anybody but its holder
    /// are forgotten.
    fn set_seat(&self, id: &TableId, seat: SeatRow) -> Answer<'_, ()>;

    /// The same for a seat whose holder is the host of the table from now on.
    fn set_hosts_seat(&self, id: &TableId, seat: SeatRow) -> Answer<'_, ()>;

    /// Changes when somebody has to have acted.
    fn set_deadline(&self, id: &TableId, deadline: Option<i64>) -> Answer<'_, ()>;

    /// Keeps what is known of the clocks while the table sleeps, in the place of what was kept before.
    fn set_clock(&self, id: &TableId, clock: String) -> Answer<'_, ()>;

    /// Changes whether the table is played at.
    fn set_status(&self, id: &TableId, status: Status) -> Answer<'_, ()>;

    /// Forgets the table with all that belongs to it.
    fn delete(&self, id: &TableId) -> Answer<'_, ()>;

    /// The table, if there is one.
    fn load(&self, id: &TableId) -> Answer<'_, Option<Stored>>;

    /// Tables where somebody holds a seat or is the host: the latest changed first, at most
    /// [`MOST_HELD`].
    fn held_by(&self, holder: Hash) -> Answer<'_, Vec<TableId>>;

    /// Tables in the list for everybody that are running: the latest changed first.
    fn listed(&self, most: usize) -> Answer<'_, Vec<TableId>>;

    /// Running tables whose deadline is `now` or was before: the earliest first.
    fn due(&self, now: i64, most: usize) -> Answer<'_, Vec<TableId>>;

    /// Keeps something said, and gives the number of the line.
    fn say(
        &self,
        id: &TableId,
        at: i64,
        seat: Option<u8>,
        name: String,
        text: String,
    ) -> Answer<'_, u64>;

    /// The last `most` of the lines after number `after`, in order.
    fn chat(&self, id: &TableId, after: u64, most: usize) -> Answer<'_, Vec<ChatLine>>;

    /// The ways to call people to a table: by seat, then by kind.
    fn ways(&self, id: &TableId) -> Answer<'_, Vec<WayRow>>;

    /// Puts this way in the place of the one of its seat and kind, if there was one.
    fn set_way(&self, id: &TableId, way: WayRow) -> Answer<'_, ()>;

    /// Forgets a way, if there was one.
    fn drop_way(&self, id: &TableId, seat: u8, kind: &str) -> Answer<'_, ()>;

    /// Changes what is due at a seat. What has failed so far is forgotten.
    fn plan_calls(&self, id: &TableId, plan: CallPlan) -> Answer<'_, ()>;

    /// Calls that are due `now` or were before, at tables that are played at.
    fn calls_due(&self, now: i64, most: usize) -> Answer<'_, Vec<DueCall>>;

    /// Keeps what became of a call. What is due is changed only if it is what the caller knew: a plan that was made
    /// meanwhile holds.
    fn called(&self, call: DueCall, called: Called) -> Answer<'_, ()>;

    /// The key of this name: the one that was kept first.
    fn keep_key(&self, name: &str, made: Vec<u8>) -> Answer<'_, Vec<u8>>;

    /// All tables, or all of a status: the first opened first.
    fn ids(&self, status: Option<Status>) -> Answer<'_, Vec<TableId>>;

    /// How much there is.
    fn counts(&self) -> Answer<'_, Counts>;

    /// Copies everything as it is at one moment into a new file, and says [`StoreError::Occupied`]
    /// rather than to overwrite one.
    fn backup(&self, path: PathBuf) -> Answer<'_, ()>;

    /// Finishes what was begun and closes. To close a second time does nothing.
    fn close(&self) -> Answer<'_, ()>;
}
