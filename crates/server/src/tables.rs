//! The tables that are awake: each is a task of its own, and the only one that changes the table.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use store::TableId;
use tokio::sync::{OnceCell, mpsc, oneshot};

use crate::app::App;
use crate::command::{Command, Reply};
use crate::problem::Problem;
use crate::table::Table;

/// Commands that may wait at a table.
const QUEUE: usize = 256;

/// How long somebody waits who comes while a table falls asleep, before they look again.
const BEDTIME: Duration = Duration::from_millis(5);

type Entry = Arc<OnceCell<mpsc::Sender<Command>>>;

/// The tables that are awake, by id.
#[derive(Debug, Default)]
pub(crate) struct Tables {
    awake: Mutex<HashMap<TableId, Entry>>,
}

impl Tables {
    fn entry(&self, id: &TableId) -> Entry {
        let mut awake = self.awake.lock().unwrap_or_else(PoisonError::into_inner);
        Arc::clone(awake.entry(id.clone()).or_default())
    }

    /// Forgets a table that did not wake, unless others are about to wake it too: there would be two of it.
    fn forget_unless_wanted(&self, id: &TableId, entry: Entry) {
        let mut awake = self.awake.lock().unwrap_or_else(PoisonError::into_inner);
        // Under the lock, so that of several who give up the last one sees that there are no others.
        drop(entry);
        let nobody_wakes = |entry: &Entry| entry.get().is_none() && Arc::strong_count(entry) == 1;
        if awake.get(id).is_some_and(nobody_wakes) {
            awake.remove(id);
        }
    }

    /// Forgets a table that has gone to sleep.
    pub(crate) fn forget(&self, id: &TableId) {
        self.awake.lock().unwrap_or_else(PoisonError::into_inner).remove(id);
    }

    /// All of them.
    pub(crate) fn all(&self) -> Vec<TableId> {
        let awake = self.awake.lock().unwrap_or_else(PoisonError::into_inner);
        awake.keys().cloned().collect()
    }

    fn awake(&self, id: &TableId) -> Option<mpsc::Sender<Command>> {
        let awake = self.awake.lock().unwrap_or_else(PoisonError::into_inner);
        awake.get(id).and_then(|entry| entry.get().cloned())
    }
}

impl App {
    /// Sends a command to a table, and wakes it if it sleeps.
    pub(crate) async fn command(
        self: &Arc<Self>,
        id: &TableId,
        mut command: Command,
    ) -> Result<(), Problem> {
        // A table may fall asleep while the command is on its way: then it is woken again.
        for _ in 0..100 {
            let entry = self.tables.entry(id);
            let sender = match entry.get_or_try_init(|| self.wake(id)).await {
                Ok(sender) => sender.clone(),
                Err(problem) => {
                    self.tables.forget_unless_wanted(id, entry);
                    return Err(problem);
                }
            };
            match sender.send(command).await {
                Ok(()) => return Ok(()),
                Err(mpsc::error::SendError(back)) => command = back,
            }
            tokio::time::sleep(BEDTIME).await;
        }
        Err(Problem::failed())
    }

    /// Sends a command to a table, and waits for its answer.
    pub(crate) async fn ask<T>(
        self: &Arc<Self>,
        id: &TableId,
        command: impl FnOnce(Reply<T>) -> Command,
    ) -> Result<T, Problem> {
        let (reply, answer) = oneshot::channel();
        self.command(id, command(reply)).await?;
        answer.await.map_err(|_| Problem::failed())?
    }

    /// Sends a command to a table unless it sleeps; says whether it was sent.
    pub(crate) async fn command_if_awake(&self, id: &TableId, command: Command) -> bool {
        match self.tables.awake(id) {
            Some(sender) => sender.send(command).await.is_ok(),
            None => false,
        }
    }

    /// Asks a table unless it sleeps.
    pub(crate) async fn ask_if_awake<T>(
        &self,
        id: &TableId,
        command: impl FnOnce(Reply<T>) -> Command,
    ) -> Option<Result<T, Problem>> {
        let (reply, answer) = oneshot::channel();
        if !self.command_if_awake(id, command(reply)).await {
            return None;
        }
        // A table that fell asleep over it is asleep.
        answer.await.ok()
    }

    /// Nothing can be done about the clock of a table that cannot be read: others are not to wait behind it.
    async fn let_lie(&self, id: &TableId) {
        if let Err(error) = self.store.set_deadline(id, None).await {
            tracing::error!(table = %id.0, %error, "a deadline could not be taken away");
        }
    }

    async fn wake(self: &Arc<Self>, id: &TableId) -> Result<mpsc::Sender<Command>, Problem> {
        let stored = self.store.load(id).await.map_err(|error| Problem::store(&error))?;
        let stored = stored.ok_or_else(Problem::no_table)?;
        let (send, receive) = mpsc::channel(QUEUE);
        let (app, own) = (Arc::clone(self), send.downgrade());
        // A long game takes a while to be played again.
        let table = match self.workshop.work(move || Table::new(app, stored, own)).await? {
            Ok(table) => table,
            Err(problem) => {
                self.let_lie(id).await;
                return Err(problem);
            }
        };
        tokio::spawn(table.live(receive));
        Ok(send)
    }
}
