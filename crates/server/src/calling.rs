//! Calls to people: looked for in the store, sent, and what became of them kept for those who are called.

use std::collections::HashSet;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use calls::plan::{self, REST};
use calls::{Call, Outcome, Poster, Reach, Sender, Site, Target, VapidKeys, Why};
use serde::{Deserialize, Serialize};
use store::{Called, CallsDue, DueCall, Store, TableId, WayRow};
use table::{Message, Seat};
use tokio::sync::{Notify, Semaphore};
use utoipa::ToSchema;
use words::Language;

use crate::app::{App, now};
use crate::command::{Callee, Command};
use crate::gate::{Counter, Settings};
use crate::problem::Problem;
use crate::serve::ServeError;

/// Looks for calls that are due so often, even if nothing has happened: reminders, and what failed.
const LOOK: Duration = Duration::from_secs(5);
/// Calls that are looked up at once, and sent at the same time.
const AT_ONCE: usize = 16;
/// The name of the key in the store.
const KEY: &str = "vapid";

/// What became of the last call.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub(crate) struct LastCall {
    /// When it was sent, in milliseconds since 1970.
    pub(crate) at: i64,
    /// Why.
    pub(crate) why: CallWhy,
    /// What became of it.
    pub(crate) state: CallState,
    /// The same in words, as id and arguments.
    #[schema(value_type = Object)]
    pub(crate) say: Message,
}

/// Why somebody is called.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub(crate) enum CallWhy {
    /// It is their turn.
    Turn,
    /// Their time runs out.
    Reminder,
    /// To see whether it works.
    Test,
}

/// What became of a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub(crate) enum CallState {
    /// It was taken.
    Delivered,
    /// It was not, and is tried again.
    Trying,
    /// It was not.
    Failed,
    /// Nobody is there any more: nothing is sent until the way is chosen anew.
    Gone,
}

/// Those who call.
#[derive(Debug)]
pub(crate) struct Calling {
    sender: Sender,
    again: Notify,
    /// Calls that are on their way: no second one is sent meanwhile.
    busy: Mutex<HashSet<(TableId, u8, String)>>,
    lines: Semaphore,
}

impl Calling {
    /// With the key that the store keeps, which is made at the first start.
    pub(crate) async fn new(settings: &Settings, store: &dyn Store) -> Result<Self, ServeError> {
        let made = VapidKeys::generate().map_err(ServeError::Key)?;
        let keys = VapidKeys::read(&store.keep_key(KEY, made).await?).map_err(ServeError::Key)?;
        let reach = if settings.private_calls { Reach::everything() } else { Reach::public() };
        let site = Site(settings.public_url.as_ref().map(ToString::to_string));
        let sender = Sender::new(Poster::new(reach), keys, site);
        let lines = Semaphore::new(AT_ONCE);
        Ok(Self { sender, again: Notify::new(), busy: Mutex::default(), lines })
    }

    /// What browsers have to be told to let themselves be called.
    pub(crate) fn public_key(&self) -> String {
        self.sender.public_key()
    }

    /// Whether places without TLS are allowed.
    pub(crate) fn plain(&self) -> bool {
        self.sender.plain()
    }

    /// Somebody may have to be called.
    pub(crate) fn look_again(&self) {
        self.again.notify_one();
    }

    fn begin(&self, key: &(TableId, u8, String)) -> bool {
        self.busy.lock().unwrap_or_else(PoisonError::into_inner).insert(key.clone())
    }

    fn end(&self, key: &(TableId, u8, String)) {
        self.busy.lock().unwrap_or_else(PoisonError::into_inner).remove(key);
    }
}

/// Looks for calls that are due, for as long as the server runs.
pub(crate) async fn look_for_calls(app: Arc<App>) {
    loop {
        for due in app.store.calls_due(now(), AT_ONCE).await.unwrap_or_default() {
            let key = (due.id.clone(), due.way.seat, due.way.kind.clone());
            if !app.calling.begin(&key) {
                continue;
            }
            let app = Arc::clone(&app);
            tokio::spawn(async move {
                app.call(due).await;
                app.calling.end(&key);
            });
        }
        tokio::select! {
            () = tokio::time::sleep(LOOK) => {}
            () = app.calling.again.notified() => {}
        }
    }
}

impl App {
    /// Makes a call that is due, if it still is.
    async fn call(self: &Arc<Self>, due: DueCall) {
        let callee = match Seat::from_number(usize::from(due.way.seat)) {
            Some(seat) => self.ask(&due.id, |reply| Command::Callee { seat, reply }).await.ok(),
            None => None,
        };
        let called = self.called(&due, callee).await;
        if let Err(error) = self.store.called(due, called).await {
            tracing::error!(%error, "what became of a call could not be stored");
        }
    }

    /// What holds after a call that was due.
    async fn called(&self, due: &DueCall, callee: Option<Callee>) -> Called {
        let way = &due.way;
        let (now, last) = (now(), last_call(way));
        let unsent = |due| Called { due, tries: way.tries, told: way.told.clone() };
        let gone = last.as_ref().is_some_and(|last| last.state == CallState::Gone);
        // Somebody else is asked by now, or nobody can be told.
        let Some(callee) = callee.filter(|callee| callee.asked && !gone) else {
            return unsent(CallsDue::default());
        };
        let why = if way.due.turn.is_some_and(|at| at <= now) { Why::Turn } else { Why::Reminder };
        if why == Why::Reminder && !plan::is_time_to_remind(callee.turn) {
            return unsent(CallsDue { remind: plan::reminder(callee.turn), ..way.due });
        }
        let later = |at| match why {
            Why::Turn => CallsDue { turn: at, ..way.due },
            Why::Reminder | Why::Test => CallsDue { remind: at, ..way.due },
        };
        // Whoever tries it out wants to be called all the same.
        let last = last.filter(|last| last.why != CallWhy::Test);
        let rested = last.map_or(0, |last| last.at.saturating_add(REST));
        if way.tries == 0 && now < rested {
            return unsent(later(Some(rested)));
        }
        let outcome = self.send(&due.id, way, &callee, why).await;
        let tries = way.tries.saturating_add(1);
        let again = outcome.again(tries, now);
        let told = told(outcome, why, now, again.is_some());
        Called { due: later(again), tries: if again.is_some() { tries } else { 0 }, told }
    }

    /// Sends a call to see whether it arrives.
    pub(crate) async fn call_to_test(
        &self,
        id: &TableId,
        way: WayRow,
        callee: &Callee,
    ) -> Result<LastCall, Problem> {
        let outcome = self.send(id, &way, callee, Why::Test).await;
        let told = told(outcome, Why::Test, now(), false);
        let called = Called { due: way.due, tries: way.tries, told: told.clone() };
        let kept = self.store.called(DueCall { id: id.clone(), way }, called).await;
        kept.map_err(|error| Problem::store(&error))?;
        serde_json::from_str(&told).map_err(|_| Problem::failed())
    }

    async fn send(&self, id: &TableId, way: &WayRow, callee: &Callee, why: Why) -> Outcome {
        let Ok(target) = Target::kept(&way.target, self.calling.plain()) else {
            return Outcome::Gone;
        };
        let call = Call {
            why,
            game: callee.game.clone(),
            table: id.0.clone(),
            seat: usize::from(way.seat),
            name: callee.name.clone(),
            left: callee.turn.until.map(|until| until - callee.turn.now),
            language: Language::from_tag(&way.language).unwrap_or_default(),
        };
        let Ok(_line) = self.calling.lines.acquire().await else { return Outcome::Gone };
        let outcome = self.calling.sender.send(&call, &target, now()).await;
        self.metrics.count(match outcome {
            Outcome::Delivered => Counter::CallsDelivered,
            Outcome::Later { .. } | Outcome::Never(_) | Outcome::Gone => Counter::CallsFailed,
        });
        outcome
    }
}

/// What became of the last call by a way.
pub(crate) fn last_call(way: &WayRow) -> Option<LastCall> {
    serde_json::from_str(&way.told).ok()
}

fn told(outcome: Outcome, why: Why, at: i64, again: bool) -> String {
    let state = match outcome {
        Outcome::Delivered => CallState::Delivered,
        Outcome::Later { .. } if again => CallState::Trying,
        Outcome::Later { .. } | Outcome::Never(_) => CallState::Failed,
        Outcome::Gone => CallState::Gone,
    };
    let why = match why {
        Why::Turn => CallWhy::Turn,
        Why::Reminder => CallWhy::Reminder,
        Why::Test => CallWhy::Test,
    };
    let last = LastCall { at, why, state, say: outcome.say() };
    serde_json::to_string(&last).expect("plain data can be written")
}
