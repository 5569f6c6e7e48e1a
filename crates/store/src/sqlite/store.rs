//! The store in a file.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use sqlx::Sqlite;
use sqlx::query::QueryScalar;
use sqlx::sqlite::{SqliteArguments, SqlitePool};
use tokio::sync::{mpsc, oneshot};

use super::change::{Change, Said};
use super::lock::Lock;
use super::writer::{self, Durability, Job, MOST, Writer};
use super::{copy, file, migrations, rows, sql};
use crate::{
    Answer, Append, CallPlan, Called, ChatLine, Counts, DueCall, Hash, MOST_HELD, NewTable, Played,
    SeatRow, Status, Store, StoreError, Stored, TableId, WayRow,
};

/// A question for ids of tables.
type Ids = QueryScalar<'static, Sqlite, String, SqliteArguments>;

/// A store in one file. Changes go to one task that writes; questions are answered beside it, from what was
/// committed last. To drop it without closing is safe, and leaves SQLite's log beside the file for the
/// next start to take in.
#[derive(Debug)]
pub struct SqliteStore {
    path: PathBuf,
    jobs: mpsc::Sender<Job>,
    readers: SqlitePool,
    commits: Arc<AtomicU64>,
}

impl SqliteStore {
    /// Opens a store, makes it if there is no file, and brings an older one up to date. Needs a Tokio
    /// runtime, on which the writer then works.
    ///
    /// # Errors
    /// If another process serves the file, if it is no store or of a later version (it is then left as
    /// it is), or if it cannot be used.
    pub async fn open(path: impl AsRef<Path>) -> Result<Self, StoreError> {
        let path = file::whole_path(path.as_ref())?;
        let lock = Lock::take(&path)?;
        let version = file::look(&path).await?;
        let mut connection = file::writer(&path).await?;
        let found = writer::durability(&mut connection).await?;
        if found.journal != "wal" {
            return Err(StoreError::file(&path, &"its disk can't keep a write-ahead log"));
        }
        migrations::migrate(&mut connection, version).await?;
        let (sender, jobs) = mpsc::channel(MOST);
        let commits = Arc::new(AtomicU64::new(0));
        let commits_made = Arc::clone(&commits);
        let writer = Writer { connection, jobs, commits: commits_made, lock, log_remembers: false };
        tokio::spawn(writer.run());
        Ok(Self { readers: file::readers(&path), path, jobs: sender, commits })
    }

    /// How the connection that writes sees to it that nothing is lost.
    ///
    /// # Errors
    /// If the store is closed or does not answer.
    pub async fn durability(&self) -> Result<Durability, StoreError> {
        self.ask(Job::Durability).await
    }

    /// How many commits there were since the store was opened. Changes that come together share one.
    pub fn commits(&self) -> u64 {
        self.commits.load(Ordering::Relaxed)
    }

    async fn ask<T>(
        &self,
        job: impl FnOnce(oneshot::Sender<Result<T, StoreError>>) -> Job,
    ) -> Result<T, StoreError> {
        let (sender, answer) = oneshot::channel();
        self.jobs.send(job(sender)).await.map_err(|_| StoreError::Closed)?;
        answer.await.unwrap_or(Err(StoreError::Closed))
    }

    fn number(&self, change: Change) -> Answer<'_, u64> {
        Box::pin(self.ask(|answer| Job::Change(change, answer)))
    }

    fn change(&self, change: Change) -> Answer<'_, ()> {
        Box::pin(async { self.number(change).await.map(drop) })
    }

    /// The tables whose ids a question gives.
    fn found(&self, ids: Ids) -> Answer<'_, Vec<TableId>> {
        Box::pin(async {
            Ok(ids.fetch_all(&self.readers).await?.into_iter().map(TableId).collect())
        })
    }
}

impl Store for SqliteStore {
    fn create(&self, table: NewTable) -> Answer<'_, ()> {
        self.change(Change::Create(Box::new(table)))
    }

    fn take_in(&self, tables: Vec<Played>) -> Answer<'_, ()> {
        self.change(Change::TakeIn(tables))
    }

    fn append(&self, append: Append) -> Answer<'_, ()> {
        self.change(Change::Append(append))
    }

    fn set_seat(&self, id: &TableId, seat: SeatRow) -> Answer<'_, ()> {
        self.change(Change::Seat(id.clone(), seat))
    }

    fn set_hosts_seat(&self, id: &TableId, seat: SeatRow) -> Answer<'_, ()> {
        self.change(Change::HostsSeat(id.clone(), seat))
    }

    fn set_deadline(&self, id: &TableId, deadline: Option<i64>) -> Answer<'_, ()> {
        self.change(Change::Deadline(id.clone(), deadline))
    }

    fn set_clock(&self, id: &TableId, clock: String) -> Answer<'_, ()> {
        self.change(Change::Clock(id.clone(), clock))
    }

    fn set_status(&self, id: &TableId, status: Status) -> Answer<'_, ()> {
        self.change(Change::Status(id.clone(), status))
    }

    fn delete(&self, id: &TableId) -> Answer<'_, ()> {
        self.change(Change::Delete(id.clone()))
    }

    fn load(&self, id: &TableId) -> Answer<'_, Option<Stored>> {
        let id = id.clone();
        Box::pin(async {
            // A transaction, so that the table, its seats and its entries are of the same moment.
            let mut moment = self.readers.begin().await?;
            rows::load(&mut moment, id).await
        })
    }

    fn held_by(&self, holder: Hash) -> Answer<'_, Vec<TableId>> {
        let held = sqlx::query_scalar(sql::HELD_BY).bind(holder.to_hex());
        self.found(held.bind(limit(MOST_HELD)))
    }

    fn listed(&self, most: usize) -> Answer<'_, Vec<TableId>> {
        self.found(sqlx::query_scalar(sql::LISTED).bind(limit(most)))
    }

    fn due(&self, now: i64, most: usize) -> Answer<'_, Vec<TableId>> {
        self.found(sqlx::query_scalar(sql::DUE).bind(now).bind(limit(most)))
    }

    fn say(
        &self,
        id: &TableId,
        at: i64,
        seat: Option<u8>,
        name: String,
        text: String,
    ) -> Answer<'_, u64> {
        self.number(Change::Say(id.clone(), Said { at, seat, name, text }))
    }

    fn chat(&self, id: &TableId, after: u64, most: usize) -> Answer<'_, Vec<ChatLine>> {
        let id = id.clone();
        Box::pin(async move {
            let chat = sqlx::query(sql::CHAT).bind(id.0).bind(rows::clamped(after));
            let lines = chat.bind(limit(most)).fetch_all(&self.readers).await?;
            lines.iter().map(rows::line).collect()
        })
    }

    fn ways(&self, id: &TableId) -> Answer<'_, Vec<WayRow>> {
        let id = id.clone();
        Box::pin(async move {
            let rows = sqlx::query(sql::WAYS).bind(id.0).fetch_all(&self.readers).await?;
            rows.iter().map(|row| Ok(rows::call(row)?.way)).collect()
        })
    }

    fn set_way(&self, id: &TableId, way: WayRow) -> Answer<'_, ()> {
        self.change(Change::Way(id.clone(), way))
    }

    fn drop_way(&self, id: &TableId, seat: u8, kind: &str) -> Answer<'_, ()> {
        self.change(Change::DropWay(id.clone(), seat, kind.to_owned()))
    }

    fn plan_calls(&self, id: &TableId, plan: CallPlan) -> Answer<'_, ()> {
        self.change(Change::Plan(id.clone(), plan))
    }

    fn calls_due(&self, now: i64, most: usize) -> Answer<'_, Vec<DueCall>> {
        Box::pin(async move {
            let due = sqlx::query(sql::CALLS_DUE).bind(now).bind(limit(most));
            due.fetch_all(&self.readers).await?.iter().map(rows::call).collect()
        })
    }

    fn called(&self, call: DueCall, called: Called) -> Answer<'_, ()> {
        self.change(Change::Called(Box::new((call, called))))
    }

    fn keep_key(&self, name: &str, made: Vec<u8>) -> Answer<'_, Vec<u8>> {
        let name = name.to_owned();
        Box::pin(async move {
            self.change(Change::Key(name.clone(), made)).await?;
            Ok(sqlx::query_scalar(sql::KEY).bind(name).fetch_one(&self.readers).await?)
        })
    }

    fn ids(&self, status: Option<Status>) -> Answer<'_, Vec<TableId>> {
        self.found(sqlx::query_scalar(sql::IDS).bind(status.map(rows::word)))
    }

    fn counts(&self) -> Answer<'_, Counts> {
        Box::pin(async {
            rows::counts(&sqlx::query_as(sql::COUNTS).fetch_all(&self.readers).await?)
        })
    }

    fn backup(&self, path: PathBuf) -> Answer<'_, ()> {
        Box::pin(async move {
            if self.jobs.is_closed() {
                return Err(StoreError::Closed);
            }
            copy::backup_file(&self.path, &path).await
        })
    }

    fn close(&self) -> Answer<'_, ()> {
        Box::pin(async {
            // The connection that closes last takes SQLite's log into the file: that must be the one
            // that can write.
            self.readers.close().await;
            match self.ask(Job::Close).await {
                Ok(()) | Err(StoreError::Closed) => Ok(()),
                Err(error) => Err(error),
            }
        })
    }
}

/// How many rows at most, as SQLite counts them.
fn limit(most: usize) -> i64 {
    i64::try_from(most).unwrap_or(i64::MAX)
}
