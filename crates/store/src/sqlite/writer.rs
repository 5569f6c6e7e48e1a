//! All changes go through one task with one connection. What waits when it looks is done in one commit,
//! and answered after that: whoever is told of a change finds it again, and many who change something at
//! the same time wait for the disk once.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use sqlx::Connection;
use sqlx::sqlite::SqliteConnection;
use tokio::sync::{mpsc, oneshot};

use super::change::Change;
use super::lock::Lock;
use super::sql;
use crate::StoreError;

/// The most changes in one commit, and the most that wait before callers do.
pub(super) const MOST: usize = 256;

/// What a job is answered with, once it is done.
type Answered<T> = oneshot::Sender<Result<T, StoreError>>;

/// What the writer is asked to do.
#[derive(Debug)]
pub(super) enum Job {
    /// A change, answered with the number of what it added.
    Change(Change, Answered<u64>),
    /// How the connection writes.
    Durability(Answered<Durability>),
    /// To finish what waits and to end.
    Close(Answered<()>),
}

/// How the connection that writes sees to it that nothing is lost, as SQLite itself says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Durability {
    /// `wal`: a change is first written to a log of its own.
    pub journal: String,
    /// 2, which is `FULL`: the log is on the disk before a commit is done.
    pub synchronous: u8,
}

/// The task that writes.
#[derive(Debug)]
pub(super) struct Writer {
    pub(super) connection: SqliteConnection,
    pub(super) jobs: mpsc::Receiver<Job>,
    /// How many commits there were.
    pub(super) commits: Arc<AtomicU64>,
    /// Given back only after the connection is closed.
    pub(super) lock: Lock,
    /// Whether SQLite's log may have something that was deleted.
    pub(super) log_remembers: bool,
}

impl Writer {
    /// Works until it is asked to close, or until nobody is left who could ask for anything.
    pub(super) async fn run(mut self) {
        let mut waiting = Vec::with_capacity(MOST);
        let mut closing = Vec::new();
        while self.jobs.recv_many(&mut waiting, MOST).await > 0 {
            let mut changes = Vec::with_capacity(waiting.len());
            for job in waiting.drain(..) {
                match job {
                    Job::Change(change, answer) => changes.push((change, answer)),
                    Job::Durability(answer) => {
                        tell(answer, durability(&mut self.connection).await);
                    }
                    // What is in the queue by now is still received; nothing can be added.
                    Job::Close(answer) => {
                        self.jobs.close();
                        closing.push(answer);
                    }
                }
            }
            if !changes.is_empty() {
                self.carry_out(changes).await;
            }
        }
        let closed = self.connection.close().await;
        drop(self.lock);
        let closed = closed.map_err(StoreError::from);
        for answer in closing {
            tell(answer, closed.clone());
        }
    }

    async fn carry_out(&mut self, changes: Vec<(Change, Answered<u64>)>) {
        let (changes, answers): (Vec<_>, Vec<_>) = changes.into_iter().unzip();
        self.log_remembers |= changes.iter().any(|change| matches!(change, Change::Delete(_)));
        match self.commit(changes).await {
            Ok(results) => answers.into_iter().zip(results).for_each(|(a, result)| tell(a, result)),
            Err(error) => answers.into_iter().for_each(|a| tell(a, Err(error.clone()))),
        }
        if self.log_remembers {
            self.forget_log().await;
        }
    }

    /// Takes the log into the file, where what was deleted is overwritten, and empties it. Where somebody reads just now, it is
    /// tried again with the next change.
    async fn forget_log(&mut self) {
        let emptied = sqlx::query_scalar(sql::EMPTY_THE_LOG).fetch_one(&mut self.connection).await;
        self.log_remembers = !matches!(emptied, Ok(0_i64));
    }

    /// Makes all changes in one transaction: `Ok` holds what became of each, `Err` says that none is
    /// kept.
    async fn commit(
        &mut self,
        changes: Vec<Change>,
    ) -> Result<Vec<Result<u64, StoreError>>, StoreError> {
        let db = &mut self.connection;
        let committed = async {
            run(db, sql::BEGIN).await?;
            let mut results = Vec::with_capacity(changes.len());
            for change in changes {
                results.push(make_or_undo(db, change).await?);
            }
            run(db, sql::COMMIT).await?;
            Ok(results)
        };
        let committed = committed.await;
        if committed.is_ok() {
            self.commits.fetch_add(1, Ordering::Relaxed);
        } else {
            // After some errors SQLite has rolled back by itself, and there is nothing left to undo.
            run(&mut self.connection, sql::ROLLBACK).await.ok();
        }
        committed
    }
}

/// How this connection writes.
pub(super) async fn durability(db: &mut SqliteConnection) -> Result<Durability, StoreError> {
    let journal = sqlx::query_scalar(sql::JOURNAL).fetch_one(&mut *db).await?;
    let synchronous = sqlx::query_scalar(sql::SYNCHRONOUS).fetch_one(&mut *db).await?;
    Ok(Durability { journal, synchronous })
}

/// Makes a change as a whole or not at all. The outer error concerns the whole transaction: if SQLite
/// gave that up because of this change, there is nothing to go back to, and so the undoing fails.
async fn make_or_undo(
    db: &mut SqliteConnection,
    change: Change,
) -> Result<Result<u64, StoreError>, StoreError> {
    run(db, sql::SAVEPOINT).await?;
    let result = change.make(db).await;
    if result.is_err() {
        run(db, sql::ROLLBACK_TO).await?;
    }
    run(db, sql::RELEASE).await?;
    Ok(result)
}

async fn run(db: &mut SqliteConnection, statement: &'static str) -> Result<(), StoreError> {
    sqlx::query(statement).execute(db).await?;
    Ok(())
}

/// A caller who has gone misses the answer and nothing else.
fn tell<T>(answer: Answered<T>, result: Result<T, StoreError>) {
    answer.send(result).ok();
}

#[cfg(test)]
mod tests {
    use std::path::Path;
    use std::sync::atomic::AtomicBool;

    use super::*;
    use crate::sqlite::{file, migrations};
    use crate::{Hash, NewTable, Status, TableId};

    fn create(id: &str) -> Change {
        Change::Create(Box::new(NewTable {
            id: TableId(id.to_owned()),
            created: 0,
            listed: true,
            game: String::new(),
            head: String::new(),
            pack: String::new(),
            settings: String::new(),
            secret: String::new(),
            host: Hash([0; 32]),
            watch: Hash([0; 32]),
            seats: Vec::new(),
            deadline: None,
            foreknown: false,
        }))
    }

    fn batch() -> Vec<Change> {
        let missing = Change::Status(TableId("z".to_owned()), Status::Over);
        vec![create("a"), missing, create("b")]
    }

    async fn writer(folder: &Path) -> (Writer, mpsc::Sender<Job>) {
        let path = folder.join("store.db");
        let lock = Lock::take(&path).unwrap();
        let mut connection = file::writer(&path).await.unwrap();
        migrations::migrate(&mut connection, 0).await.unwrap();
        let (sender, jobs) = mpsc::channel(MOST);
        (Writer { connection, jobs, commits: Arc::default(), lock, log_remembers: false }, sender)
    }

    /// A batch of which nothing is kept, and everybody told so.
    async fn fails(writer: &mut Writer) {
        let (answers, told): (Vec<_>, Vec<_>) = batch().iter().map(|_| oneshot::channel()).unzip();
        writer.carry_out(batch().into_iter().zip(answers).collect()).await;
        for answer in told {
            let answer = answer.await.unwrap();
            assert!(matches!(answer, Err(StoreError::Failed { .. })), "{answer:?}");
        }
        assert_eq!(writer.commits.load(Ordering::Relaxed), 0);
    }

    /// The same batch as if nothing had been tried before.
    async fn succeeds(writer: &mut Writer) {
        let results = writer.commit(batch()).await.unwrap();
        assert_eq!(results, [Ok(0), Err(StoreError::Missing), Ok(0)]);
        assert_eq!(writer.commits.load(Ordering::Relaxed), 1);
    }

    #[tokio::test]
    async fn if_a_commit_is_rolled_back_everybody_is_told() {
        let folder = tempfile::tempdir().unwrap();
        let (mut writer, _jobs) = writer(folder.path()).await;
        let goes = Arc::new(AtomicBool::new(false));
        let hook = Arc::clone(&goes);
        let mut handle = writer.connection.lock_handle().await.unwrap();
        handle.set_commit_hook(move || hook.load(Ordering::Relaxed));
        drop(handle);
        fails(&mut writer).await;
        goes.store(true, Ordering::Relaxed);
        succeeds(&mut writer).await;
    }

    #[tokio::test]
    async fn if_a_commit_is_refused_everybody_is_told() {
        let folder = tempfile::tempdir().unwrap();
        let (mut writer, _jobs) = writer(folder.path()).await;
        // A reference to nothing that is looked at in the end only: SQLite refuses the commit and
        // leaves the transaction open.
        let refusing = "
            CREATE TABLE late (number INTEGER REFERENCES packs DEFERRABLE INITIALLY DEFERRED);
            CREATE TRIGGER refuse AFTER INSERT ON tables BEGIN INSERT INTO late VALUES (99); END";
        sqlx::raw_sql(refusing).execute(&mut writer.connection).await.unwrap();
        fails(&mut writer).await;
        sqlx::raw_sql("DROP TRIGGER refuse").execute(&mut writer.connection).await.unwrap();
        succeeds(&mut writer).await;
    }

    #[tokio::test]
    async fn what_waits_when_it_closes_is_still_done() {
        let folder = tempfile::tempdir().unwrap();
        let (writer, jobs) = writer(folder.path()).await;
        let (answer, closed) = oneshot::channel();
        jobs.try_send(Job::Close(answer)).unwrap();
        let mut told = Vec::new();
        for number in 1..MOST {
            let (answer, made) = oneshot::channel();
            jobs.try_send(Job::Change(create(&number.to_string()), answer)).unwrap();
            told.push(made);
        }
        writer.run().await;
        for answer in told {
            assert_eq!(answer.await.unwrap(), Ok(0));
        }
        assert_eq!(closed.await.unwrap(), Ok(()));
        assert!(jobs.is_closed());
        Lock::take(&folder.path().join("store.db")).unwrap();
    }
}
