//! Bots think beside the table, never at it.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use protocol::SeatState;
use store::Status;
use table::Seat;

use super::Table;
use crate::app::now;
use crate::command::Command;
use crate::gate::{Counter, Gauge};

/// What a bot has thought by then is done, and the rest of its turn thought about afterwards.
const BUDGET: Duration = Duration::from_millis(300);

/// A bot that thinks.
#[derive(Debug)]
pub(super) struct Thinking {
    revision: u64,
    stop: Arc<AtomicBool>,
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
        let stop = Arc::new(AtomicBool::new(false));
        self.thinking = Some(Thinking { revision, stop: Arc::clone(&stop) });
        let app = Arc::clone(&self.app);
        tokio::spawn(async move {
            let Ok(_turn) = Arc::clone(&app.thinkers).acquire_owned().await else { return };
            if stop.load(Ordering::Relaxed) {
                return;
            }
            app.metrics.up(Gauge::BotsThinking);
            let (seat, revision) = thought.about();
            let thinking = tokio::task::spawn_blocking(move || {
                let begun = Instant::now();
                let stopped = || stop.load(Ordering::Relaxed);
                let actions = thought.think(&|| begun.elapsed() > BUDGET || stopped());
                (actions, stopped())
            });
            let thought = thinking.await;
            app.metrics.down(Gauge::BotsThinking);
            match thought {
                Ok((_, true)) => {}
                Ok((actions, false)) => {
                    let _ = own.send(Command::Thought { revision, seat, actions }).await;
                }
                Err(error) => {
                    tracing::error!(%error, "a bot failed");
                    let _ =
                        own.send(Command::Thought { revision, seat, actions: Vec::new() }).await;
                }
            }
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

    /// A bot has thought.
    pub(super) async fn thought(&mut self, revision: u64, seat: Seat, actions: &[String]) {
        if self.thinking.as_ref().is_none_or(|thinking| thinking.revision != revision) {
            return;
        }
        self.thinking = None;
        let change = self.session.submit_thought(seat, revision, actions, now());
        match change {
            Ok(change) => match self.apply(change).await {
                Ok(_) => self.app.metrics.count(Counter::BotTurns),
                // It is thought again when somebody comes, or the clock is looked at.
                Err(problem) => {
                    tracing::error!(table = %self.id.0, ?problem, "a bot's turn is not stored");
                }
            },
            Err(refused) => {
                tracing::error!(table = %self.id.0, ?refused, "a bot chose what it may not");
            }
        }
    }
}
