//! Bots think beside the table, never at it.

use std::sync::{Arc, Weak};
use std::time::{Duration, Instant};

use bots::{BotName, Stop};
use protocol::{Pace, SeatState};
use session::{AnyChange, AnyThought};
use store::Status;
use table::{Seat, Viewer};
use tokio::time::{sleep, timeout};

use super::Table;
use crate::app::{App, now};
use crate::command::{BotFailure, Command};
use crate::gate::{Caller, Counter, Gauge};
use crate::thinkers::{Turn, Urgency, Wanted};

/// What a bot has thought by then is done, and the rest of its turn thought about afterwards.
/// Bots that look ahead take up to a second for a decision, and several of those for a turn: what they planned is
/// not to be planned again for every answer.
const BUDGET: Duration = Duration::from_secs(2);
/// After this time a bot answers with what it has found, if somebody else waits for its place.
const SHARE: Duration = Duration::from_millis(800);
/// How often it is looked whether somebody does.
const LOOK: Duration = Duration::from_millis(50);
/// How long a bot waits for a place to think at. Then a quick one answers for it.
const QUEUE: Duration = Duration::from_secs(2);
/// How long a bot may take to say what it has found when it is told to stop.
const LAST_WORD: Duration = Duration::from_secs(1);
/// Who answers for bots that have no place.
const STAND_IN: BotName = BotName::Rules;

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
    /// Which bot, for which seat, and since when the table stands as it thinks about it.
    about: (BotName, Seat, u64),
    /// Nobody wants to know what it thinks.
    gone: Stop,
    /// It is to say what it has found.
    stop: Stop,
    busy: Busy,
}

impl Drop for Thinking {
    fn drop(&mut self) {
        self.gone.now();
        self.stop.now();
    }
}

impl Table {
    /// Lets the bot think that is asked, if there is one, somebody waits for it and nobody has begun.
    pub(super) fn let_bots_think(&mut self) {
        let thought = self.session.thought();
        let about = thought.as_ref().map(|thought| {
            let (seat, revision) = thought.about();
            (thought.bot(), seat, revision)
        });
        // Others who come and go do not make it think anew.
        if about.is_some() && self.thinking.as_ref().map(|thinking| thinking.about) == about {
            return;
        }
        self.thinking = None;
        if self.row.status != Status::Running {
            return;
        }
        let Some(wanted) = self.bots_are_wanted() else { return };
        let (Some(thought), Some(about)) = (thought, about) else { return };
        let Some(own) = self.own.upgrade() else { return };
        let (gone, stop, underway) = (Stop::default(), Stop::default(), Arc::new(()));
        let busy = Busy(Arc::downgrade(&underway));
        self.thinking = Some(Thinking { about, gone: gone.clone(), stop: stop.clone(), busy });
        let app = Arc::clone(&self.app);
        let still_busy = self.astray.is_underway();
        let (_, seat, revision) = about;
        let scripted = self.scripted(seat, revision);
        tokio::spawn(async move {
            let actions = match scripted {
                Some(actions) => Ok(actions),
                None if still_busy => Err(BotFailure::StillBusy),
                None => think(&app, thought, wanted, &gone, &stop, underway).await,
            };
            // Nobody wants to know about a revision that is gone.
            if gone.is_wanted() {
                return;
            }
            let _ = own.send(Command::Thought { revision, seat, actions }).await;
        });
    }

    /// What a seat does next in the lesson that is played here. Nothing once the learner has left its way: then the bot
    /// thinks for itself.
    fn scripted(&self, seat: Seat, revision: u64) -> Option<Vec<String>> {
        let next = self.script.iter().skip(self.session.in_force());
        let own = next.take_while(|(whose, _)| *whose == seat).map(|(_, words)| words.clone());
        let actions: Vec<String> = own.collect();
        self.session.submit_thought(seat, revision, &actions, now()).is_ok().then_some(actions)
    }

    /// How urgently the bots are waited for, and by whom. A table that nobody looks at waits and costs nothing, except
    /// that where people come by once a day they find that the bots have played. Where people play, bots wait
    /// for them: a table that only caretakers are left at stands still until one of the people is back.
    pub(super) fn bots_are_wanted(&self) -> Option<Wanted> {
        let states: Vec<SeatState> =
            self.session.seats().into_iter().map(|seat| self.session.seat_state(seat)).collect();
        let plays = |state: &SeatState| match state {
            SeatState::Person | SeatState::Free => true,
            SeatState::Relieved | SeatState::Bot => false,
        };
        let people = states.iter().any(plays);
        if let Some(caller) = self.first_caller(|viewer| viewer != Viewer::Spectator) {
            return Some(Wanted { urgency: Urgency::Played, caller: Some(caller) });
        }
        if !people && states.contains(&SeatState::Relieved) {
            return None;
        }
        if let Some(caller) = self.first_caller(|_| true) {
            return Some(Wanted { urgency: Urgency::Watched, caller: Some(caller) });
        }
        let by_days = matches!(self.settings.pace, Pace::Slow { .. });
        let comes_by = by_days && states.contains(&SeatState::Person);
        comes_by.then_some(Wanted { urgency: Urgency::Later, caller: None })
    }

    /// Who has been here longest among those who look from such a place: what is thought here is thought for them.
    fn first_caller(&self, place: impl Fn(Viewer) -> bool) -> Option<Caller> {
        let here = self.clients.iter().filter(|(_, client)| place(client.viewer));
        here.min_by_key(|(connection, _)| **connection).map(|(_, client)| client.caller)
    }

    /// Whether a bot is asked and nobody thinks for it.
    pub(super) fn is_bot_waiting(&self) -> bool {
        let asked = self.session.asked().map(|seat| self.session.seat_state(seat));
        self.thinking.is_none()
            && matches!(asked, Some(SeatState::Bot | SeatState::Relieved))
            && !self.session.is_stopped()
            && self.bots_are_wanted().is_some()
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
        let awaited =
            |thinking: &Thinking| (thinking.about.1, thinking.about.2) == (seat, revision);
        if !self.thinking.as_ref().is_some_and(awaited) {
            return;
        }
        let thinking = self.thinking.take();
        let change = match actions {
            Ok(ref actions) => self.session.submit_thought(seat, revision, actions, now()).ok(),
            Err(BotFailure::TooSlow) => {
                self.astray = thinking.map(|thinking| thinking.busy.clone()).unwrap_or_default();
                None
            }
            Err(BotFailure::Panicked | BotFailure::StillBusy | BotFailure::NoTurn) => None,
        };
        if change.is_none() && actions != Err(BotFailure::NoTurn) {
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

/// Thinks on a thread of its own, when there is a place; one that nobody waits for any longer has none. Whoever
/// waits for a place too long is answered for by somebody quick.
async fn think(
    app: &App,
    thought: AnyThought,
    wanted: Wanted,
    gone: &Stop,
    stop: &Stop,
    underway: Arc<()>,
) -> Result<Vec<String>, BotFailure> {
    let thinkers = if is_quick(thought.bot()) { &app.quick } else { &app.thinkers };
    let (turn, thought) = match thinkers.turn(wanted, QUEUE).await {
        Some(turn) => (turn, thought),
        None => {
            app.metrics.count(Counter::BotsHurried);
            let turn = app.quick.turn(wanted, QUEUE).await.ok_or(BotFailure::NoTurn)?;
            (turn, thought.by(STAND_IN))
        }
    };
    if gone.is_wanted() {
        return Ok(Vec::new());
    }
    app.metrics.up(Gauge::BotsThinking);
    let (mind, stopped) = (Arc::clone(&app.mind), stop.clone());
    let mut thinking = tokio::task::spawn_blocking(move || {
        let _underway = underway;
        let begun = Instant::now();
        mind.think(thought, &stopped, &|| begun.elapsed() > BUDGET)
    });
    let by_itself = tokio::select! {
        thought = &mut thinking => Some(thought),
        () = is_shared(&turn) => None,
        () = sleep(app.mind.patience()) => None,
    };
    let thought = match by_itself {
        Some(thought) => Ok(thought),
        None => {
            stop.now();
            timeout(LAST_WORD, thinking).await
        }
    };
    app.metrics.down(Gauge::BotsThinking);
    match thought {
        Ok(Ok(actions)) => Ok(actions),
        Ok(Err(_)) => Err(BotFailure::Panicked),
        Err(_) => Err(BotFailure::TooSlow),
    }
}

/// Ends when whoever has this turn has had their share of it and others wait.
async fn is_shared(turn: &Turn) {
    sleep(SHARE).await;
    while !turn.is_wanted() {
        sleep(LOOK).await;
    }
}

/// Whether a bot is done in a moment.
fn is_quick(bot: BotName) -> bool {
    match bot {
        BotName::Random
        | BotName::RandomPlan
        | BotName::Greedy
        | BotName::Rules
        | BotName::Novice
        | BotName::Casual
        | BotName::Skilled
        | BotName::Strong
        | BotName::Learned
        | BotName::Ploy(_) => true,
        BotName::FlatMc
        | BotName::Ismcts
        | BotName::IsmctsLong
        | BotName::Expert
        | BotName::Champion => false,
    }
}
