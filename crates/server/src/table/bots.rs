//! Bots think beside the table, never at it.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Weak};
use std::time::{Duration, Instant};

use bots::Stop;
use protocol::SeatState;
use session::{AnyChange, AnyThought};
use store::Status;
use table::Seat;
use tokio::time::timeout;

use super::Table;
use crate::app::{App, now};
use crate::command::{BotFailure, Command};
use crate::gate::{Counter, Gauge};

/// What a bot has thought by then is done, and the rest of its turn thought about afterwards.
/// Bots that look ahead take up to a second for a decision, and several of those for a turn: what they planned is
/// not to be planned again for every answer.
const BUDGET: Duration = Duration::from_secs(2);

/// Whether a thought is still underway, whoever waits for it.
#[derive(Clone, Debug, Default)]
pub(super) struct Busy(Weak<()>);

impl Busy {
    fn is_underway(&self) -> bool {
        self.0.strong_count() > 0
    }
}

/// A bot that thinks.
#[derive(Debug)]
pub(super) struct Thinking {
    revision: u64,
    stop: Arc<AtomicBool>,
    busy: Busy,
}

impl Drop for Thinking {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

impl Table {
    /// Lets the bot think that is asked, if there is one and nobody has begun.
    pub(super) fn let_bots_think(&mut self) {
        let revision = self.session.revision();
        if self.thinking.as_ref().is_some_and(|thinking| thinking.revision == revision) {
            return;
        }
        self.thinking = None;
        if self.row.status != Status::Running || self.everybody_is_away() {
            return;
        }
        let Some(thought) = self.session.thought() else { return };
        let Some(own) = self.own.upgrade() else { return };
        let (stop, underway) = (Arc::new(AtomicBool::new(false)), Arc::new(()));
        let busy = Busy(Arc::downgrade(&underway));
        self.thinking = Some(Thinking { revision, stop: Arc::clone(&stop), busy });
        let app = Arc::clone(&self.app);
        let still_busy = self.astray.is_underway();
        tokio::spawn(async move {
            let (seat, revision) = thought.about();
            let actions = if still_busy {
                Err(BotFailure::StillBusy)
            } else {
                think(&app, thought, &stop, underway).await
            };
            // Nobody wants to know about a revision that is gone.
            if actions != Err(BotFailure::TooSlow) && stop.load(Ordering::Relaxed) {
                return;
            }
            let _ = own.send(Command::Thought { revision, seat, actions }).await;
        });
    }

    /// Where people play, bots wait for them: a table that only caretakers are left at stands still until
    /// one of the people is back.
    fn everybody_is_away(&self) -> bool {
        let states: Vec<SeatState> =
            self.session.seats().into_iter().map(|seat| self.session.seat_state(seat)).collect();
        let relieved = states.contains(&SeatState::Relieved);
        let people = states.contains(&SeatState::Person) || states.contains(&SeatState::Free);
        relieved && !people && !self.is_anybody_here()
    }

    /// Whether a bot is asked and nobody thinks for it.
    pub(super) fn is_bot_waiting(&self) -> bool {
        let asked = self.session.asked().map(|seat| self.session.seat_state(seat));
        self.thinking.is_none()
            && matches!(asked, Some(SeatState::Bot | SeatState::Relieved))
            && !self.session.is_stopped()
            && !self.everybody_is_away()
    }

    pub(super) fn stop_thinking(&mut self) {
        self.thinking = None;
    }

    /// A bot has thought. If nothing came of it that the rules allow, any answer has to do: the others shall
    /// not wait for ever.
    pub(super) async fn thought(
        &mut self,
        revision: u64,
        seat: Seat,
        actions: Result<Vec<String>, BotFailure>,
    ) {
        if self.thinking.as_ref().is_none_or(|thinking| thinking.revision != revision) {
            return;
        }
        let thinking = self.thinking.take();
        let change = match actions {
            Ok(ref actions) => self.session.submit_thought(seat, revision, actions, now()).ok(),
            Err(BotFailure::TooSlow) => {
                self.astray = thinking.map(|thinking| thinking.busy.clone()).unwrap_or_default();
                None
            }
            Err(BotFailure::Panicked | BotFailure::StillBusy) => None,
        };
        if change.is_none() {
            tracing::error!(table = %self.id.0, ?actions, "a bot failed; any answer is given for it");
            self.app.metrics.count(Counter::BotFailures);
        }
        let Some(change) = change.or_else(|| self.any_answer(seat, revision)) else { return };
        match self.apply(change).await {
            Ok(_) => self.app.metrics.count(Counter::BotTurns),
            // It is thought again when somebody comes, or the clock is looked at.
            Err(problem) => {
                tracing::error!(table = %self.id.0, ?problem, "a bot's turn is not stored");
            }
        }
    }

    /// An answer for a bot that came to none.
    fn any_answer(&self, seat: Seat, revision: u64) -> Option<AnyChange> {
        let answer = self.session.thought()?.any_answer();
        match self.session.submit_thought(seat, revision, &answer, now()) {
            Ok(change) => Some(change),
            Err(refused) => {
                tracing::error!(table = %self.id.0, ?refused, "any answer was given and refused");
                None
            }
        }
    }
}

/// Thinks on a thread of its own. As many bots think at the same time as there are cores to spare; one that
/// nobody waits for any longer is not counted.
async fn think(
    app: &App,
    thought: AnyThought,
    stop: &Arc<AtomicBool>,
    underway: Arc<()>,
) -> Result<Vec<String>, BotFailure> {
    let _turn = app.thinkers.acquire().await.map_err(|_| BotFailure::TooSlow)?;
    if stop.load(Ordering::Relaxed) {
        return Ok(Vec::new());
    }
    app.metrics.up(Gauge::BotsThinking);
    let (mind, stopped) = (Arc::clone(&app.mind), Arc::clone(stop));
    let thinking = tokio::task::spawn_blocking(move || {
        let _underway = underway;
        let begun = Instant::now();
        mind.think(thought, &Stop::from(stopped), &|| begun.elapsed() > BUDGET)
    });
    let thought = timeout(app.mind.patience(), thinking).await;
    app.metrics.down(Gauge::BotsThinking);
    match thought {
        Ok(Ok(actions)) => Ok(actions),
        Ok(Err(_)) => Err(BotFailure::Panicked),
        Err(_) => {
            stop.store(true, Ordering::Relaxed);
            Err(BotFailure::TooSlow)
        }
    }
}
