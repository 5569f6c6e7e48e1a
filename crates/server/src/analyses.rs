//! Finished games that are looked at again, beside the tables. One at a time: it gives way to bots and hints between any two
//! decisions, and ends when nobody waits for it any longer. What was found is kept for a while.

use std::collections::HashSet;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use protocol::AnalysisNow;
use session::AnyHindsight;
use store::TableId;
use tokio::runtime::Handle;
use tokio::sync::Semaphore;

use crate::gate::Caller;
use crate::thinkers::{Thinkers, Urgency, Wanted};

/// Games that are kept with what was found, at most.
const KEPT: usize = 32;
/// Games that are looked at or wait for it, at most.
const WAITING: usize = 8;
/// Who has not asked how far it is for so long, waits no longer.
const PATIENCE: Duration = Duration::from_secs(30);

/// All of them, the last asked about last.
#[derive(Debug)]
pub(crate) struct Analyses {
    all: Mutex<Vec<Looked>>,
    one: Arc<Semaphore>,
    begun: AtomicU64,
}

/// A game that is looked at.
#[derive(Debug)]
struct Looked {
    table: TableId,
    /// Counts all that were begun: one that was given up is not taken for the next of the same table.
    number: u64,
    now: AnalysisNow,
    /// Who waits for it.
    wanted: HashSet<Caller>,
    /// When one of them last asked.
    asked: Instant,
}

/// Why no game can be looked at now: too many are.
#[derive(Debug)]
pub(crate) struct TooMany;

impl Default for Analyses {
    fn default() -> Self {
        let one = Arc::new(Semaphore::new(1));
        Self { all: Mutex::default(), one, begun: AtomicU64::new(0) }
    }
}

impl Analyses {
    /// How far it is with a game.
    pub(crate) fn now(&self, table: &TableId) -> AnalysisNow {
        let mut all = self.all();
        let Some(at) = all.iter().position(|looked| looked.table == *table) else {
            return AnalysisNow::None;
        };
        let mut looked = all.remove(at);
        looked.asked = Instant::now();
        let now = looked.now.clone();
        all.push(looked);
        now
    }

    /// Waits for a game that is looked at, or was; whether there is one.
    pub(crate) fn join(&self, table: &TableId, caller: Caller) -> bool {
        let mut all = self.all();
        let looked = all.iter_mut().find(|looked| looked.table == *table);
        looked.is_some_and(|looked| {
            looked.wanted.insert(caller);
            looked.asked = Instant::now();
            true
        })
    }

    /// Begins to look at a game. The machine's `thinkers` are asked for a turn before every decision.
    pub(crate) fn begin(
        self: &Arc<Self>,
        table: &TableId,
        caller: Caller,
        hindsight: AnyHindsight,
        thinkers: &Thinkers,
    ) -> Result<(), TooMany> {
        let number = self.begun.fetch_add(1, Ordering::Relaxed);
        {
            let mut all = self.all();
            if all.iter().any(|looked| looked.table == *table) {
                return Ok(());
            }
            let is_done = |looked: &Looked| matches!(looked.now, AnalysisNow::Done { .. });
            if all.iter().filter(|looked| !is_done(looked)).count() >= WAITING {
                return Err(TooMany);
            }
            if all.len() >= KEPT
                && let Some(oldest) = all.iter().position(is_done)
            {
                all.remove(oldest);
            }
            all.push(Looked {
                table: table.clone(),
                number,
                now: AnalysisNow::Underway { done: 0, of: 0 },
                wanted: HashSet::from([caller]),
                asked: Instant::now(),
            });
        }
        let (own, thinkers) = (Arc::clone(self), thinkers.clone());
        let wanted = Wanted { urgency: Urgency::Later, caller: Some(caller) };
        tokio::spawn(async move {
            let _one = own.one.acquire().await;
            let all = Arc::clone(&own);
            let looking =
                tokio::task::spawn_blocking(move || all.look(number, hindsight, &thinkers, wanted));
            match looking.await {
                Ok(Some(now)) => {
                    own.with(number, |looked| looked.now = now);
                }
                // Nobody waits for it any longer, or it failed.
                Ok(None) | Err(_) => own.all().retain(|looked| looked.number != number),
            }
        });
        Ok(())
    }

    /// Waits no longer. What others wait for goes on, and what was found is kept.
    pub(crate) fn leave(&self, table: &TableId, caller: Caller) {
        let mut all = self.all();
        all.retain_mut(|looked| {
            if looked.table != *table {
                return true;
            }
            looked.wanted.remove(&caller);
            !looked.wanted.is_empty() || matches!(looked.now, AnalysisNow::Done { .. })
        });
    }

    /// Forgets a game.
    pub(crate) fn forget(&self, table: &TableId) {
        self.all().retain(|looked| looked.table != *table);
    }

    /// Forgets all of them: whatever is looked at ends.
    pub(crate) fn stop(&self) {
        self.all().clear();
    }

    /// Looks at a game for as long as somebody waits for it.
    fn look(
        &self,
        number: u64,
        hindsight: AnyHindsight,
        thinkers: &Thinkers,
        wanted: Wanted,
    ) -> Option<AnalysisNow> {
        let machine = Handle::current();
        let mut turn = None;
        let analysis = hindsight.look(&mut |done, of| {
            turn.take();
            let waited_for = self.with(number, |looked| {
                looked.now = AnalysisNow::Underway { done, of };
                looked.asked.elapsed() < PATIENCE
            });
            if waited_for != Some(true) {
                return ControlFlow::Break(());
            }
            turn = machine.block_on(thinkers.turn(wanted, PATIENCE));
            ControlFlow::Continue(())
        })?;
        Some(AnalysisNow::Done { analysis: Box::new(analysis) })
    }

    /// Does something with one that was not given up.
    fn with<T>(&self, number: u64, does: impl FnOnce(&mut Looked) -> T) -> Option<T> {
        self.all().iter_mut().find(|looked| looked.number == number).map(does)
    }

    /// They stay right even if somebody panicked while holding them: each change is one step.
    fn all(&self) -> MutexGuard<'_, Vec<Looked>> {
        self.all.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
