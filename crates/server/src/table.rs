//! A table that is awake. It is one task; whatever happens to the table happens here, one after the other,
//! and is stored before anybody is told.

mod advice;
mod asks;
mod bots;
mod calls;
mod restraint;
mod seats;
mod telling;

pub(crate) use seats::link_to;
pub(crate) use telling::plain;

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use catalog::Pack;
use lessons::Lesson;
use protocol::tables::TableSettings;
use session::{AnyChange, AnySession, Saved, Terms};
use store::{Append, Entry, Hash, SeatRow, Status, Stored, TableId, TableRow};
use table::{BySeat, Seat, Viewer};
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep_until};

use crate::app::{App, now};
use crate::command::{Command, Eyes, Joined, Place, Who};
use crate::gate::{Caller, Counter, Gauge};
use crate::outbox::Outbox;
use crate::problem::Problem;

/// A table that nobody looks at goes to sleep after this time.
const DROWSY: Duration = Duration::from_secs(30);

/// What could not be stored is tried again after this time.
const AGAIN: Duration = Duration::from_secs(3);

/// A table that is awake.
pub(crate) struct Table {
    app: Arc<App>,
    id: TableId,
    session: AnySession,
    settings: TableSettings,
    /// What is done at a table where a lesson is played: by whom, and in words.
    script: Vec<(Seat, String)>,
    row: TableRow,
    seats: Vec<SeatRow>,
    clients: HashMap<u64, Client>,
    next_client: u64,
    /// Whether somebody was let go and the others have not heard of it.
    somebody_went: bool,
    restraint: restraint::Restraint,
    thinking: Option<bots::Thinking>,
    /// Of a bot that was too slow: there as long as it thinks.
    astray: bots::Busy,
    /// To tell itself what a bot has thought.
    own: mpsc::WeakSender<Command>,
    awake_until: Instant,
    /// After something could not be stored, the clock is not looked at before.
    rests_until: Instant,
}

/// Somebody who looks at the table.
struct Client {
    viewer: Viewer,
    caller: Caller,
    send: Outbox,
    /// Whom a spectator does not want to hear. Who sits at the table has that kept with the seat.
    muted: u8,
    /// The last line of chat that was told.
    heard: u64,
}

/// Whether the table stays awake.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Next {
    GoOn,
    Sleep,
}

impl Table {
    pub(crate) fn new(
        app: Arc<App>,
        stored: Stored,
        own: mpsc::WeakSender<Command>,
    ) -> Result<Self, Problem> {
        let (session, settings) = session_of(&app, &stored)?;
        let Stored { table: row, seats, entries: _ } = stored;
        if let Some(why) = session.fault() {
            tracing::error!(table = %row.id.0, why, "a table no longer replays");
        }
        Ok(Self {
            id: row.id.clone(),
            session,
            script: script_of(&row.game, &settings),
            settings,
            seats,
            clients: HashMap::new(),
            next_client: 1,
            somebody_went: false,
            restraint: restraint::Restraint::default(),
            thinking: None,
            astray: bots::Busy::default(),
            own,
            awake_until: Instant::now() + DROWSY,
            rests_until: Instant::now(),
            // What the session has read is not kept twice.
            row: TableRow { pack: String::new(), ..row },
            app,
        })
    }

    /// Lives until everybody has gone for a while.
    pub(crate) async fn live(mut self, mut commands: mpsc::Receiver<Command>) {
        let _awake = Awake::new(&self);
        self.let_bots_think();
        loop {
            let command = tokio::select! {
                command = commands.recv() => command,
                () = sleep_until(self.wakes_at()) => Some(Command::Look),
            };
            let Some(command) = command else { break };
            // In a box, as most tables do nothing most of the time.
            let next = Box::pin(self.obey(command)).await;
            self.tell_who_went();
            self.notice_absence();
            if next == Next::Sleep {
                // Whoever comes now wakes the table anew, once all that has arrived is done.
                commands.close();
            }
        }
    }

    /// When there is something to look at, even if nobody says anything.
    fn wakes_at(&self) -> Instant {
        let idle = if self.clients.is_empty() { self.awake_until } else { far() };
        // A bot whose turn could not be stored thinks again.
        let idle = if self.is_bot_waiting() { idle.min(Instant::now() + AGAIN) } else { idle };
        let now = now();
        // Who looks on is told when nobody need wait any longer; who comes later is told then.
        let patience = self.session.patience_ends().filter(|_| !self.clients.is_empty());
        match self.session.due().or(patience.filter(|ends| *ends > now)) {
            None => idle,
            Some(due) => {
                let left = u64::try_from(due - now).unwrap_or(0);
                let due = Instant::now() + Duration::from_millis(left);
                idle.min(due.max(self.rests_until))
            }
        }
    }

    async fn obey(&mut self, command: Command) -> Next {
        match command {
            Command::Join { place, who, caller, since, send, reply } => {
                let joined = self.join(place, who, caller, since, send).await;
                // Who no longer waits for the answer has gone.
                if let Err(Ok(Joined { connection })) = reply.send(joined) {
                    self.leave(connection);
                }
            }
            Command::Gone { connection } => self.leave(connection),
            Command::Ask { connection, request, begun } => {
                let submits = matches!(request.ask, protocol::Ask::Submit { .. });
                self.ask(connection, request).await;
                if submits {
                    self.app.metrics.submit_took(begun.elapsed());
                }
            }
            Command::Thought { revision, seat, actions } => {
                self.thought(revision, seat, actions).await;
            }
            Command::Info { reply } => {
                let _ = reply.send(self.known().ok_or_else(Problem::failed));
            }
            Command::History { place, who, reply } => {
                let viewer = self.viewer(&place, who);
                let _ = reply.send(viewer.map(|viewer| self.session.history(viewer)));
            }
            Command::Moves { eyes, who, reply } => {
                let moves = |viewer| self.session.moves(viewer, self.is_whole());
                let _ = reply.send(self.looks_back(&eyes, who).map(moves));
            }
            Command::Positions { eyes, who, after, count, reply } => {
                let positions = |viewer| self.session.positions(viewer, after, count);
                let _ = reply.send(self.looks_back(&eyes, who).map(positions));
            }
            Command::Hindsight { reply } => {
                let _ = reply.send(self.session.hindsight().ok_or_else(Problem::not_over));
            }
            Command::Printed { reply } => {
                let _ = reply.send(Ok(self.session.printed()));
            }
            Command::Pack { who, reply } => {
                let _ = reply.send(self.pack(who).await);
            }
            Command::Sit { sit, token, reply } => {
                let _ = reply.send(self.sit_down(sit, &token).await);
            }
            Command::Recover { recover, phrase, token, reply } => {
                let _ = reply.send(self.recover(&recover, phrase, &token).await);
            }
            Command::Link { seat, who, replace, reply } => {
                let _ = reply.send(self.new_link(seat, who, replace).await);
            }
            Command::Next { table, who, reply } => {
                self.tell_next(&table, who);
                let _ = reply.send(Ok(()));
            }
            Command::Close { who, reply } => {
                let _ = reply.send(self.close(who).await);
            }
            Command::Delete { who, reply } => {
                let deleted = self.delete(who).await;
                let gone = deleted.is_ok();
                let _ = reply.send(deleted);
                if gone {
                    return Next::Sleep;
                }
            }
            Command::Callee { seat, reply } => {
                let _ = reply.send(self.callee(seat));
            }
            Command::Look => return self.look().await,
            Command::Stop { reply } => {
                self.stop_thinking();
                self.keep_clock().await;
                let _ = reply.send(());
                return Next::Sleep;
            }
        }
        Next::GoOn
    }

    /// Looks at the clock, and whether anybody is still here.
    async fn look(&mut self) -> Next {
        if let Some(change) = self.session.expire(now())
            && let Err(problem) = self.apply(change).await
        {
            tracing::error!(table = %self.id.0, ?problem, "a clock that ran out could not be stored");
            self.awake_until = Instant::now() + DROWSY;
            self.rests_until = Instant::now() + AGAIN;
            return Next::GoOn;
        }
        if let Err(problem) = self.keep_deadline().await {
            tracing::error!(table = %self.id.0, ?problem, "a deadline could not be stored");
        }
        self.let_bots_think();
        let idle = self.clients.is_empty() && Instant::now() >= self.awake_until;
        if idle && self.thinking.is_none() {
            self.keep_clock().await;
            Next::Sleep
        } else {
            Next::GoOn
        }
    }

    /// What somebody has left of a turn stays theirs while the table sleeps.
    async fn keep_clock(&mut self) {
        let Some(clock) = self.session.clock_at_rest(now()) else { return };
        if self.row.clock.as_ref() == Some(&clock) {
            return;
        }
        match self.app.store.set_clock(&self.id, clock.clone()).await {
            Ok(()) => self.row.clock = Some(clock),
            Err(error) => {
                tracing::error!(table = %self.id.0, %error, "a clock could not be stored");
            }
        }
    }

    /// The store wakes the table when its clock has to be looked at, and not for one that nothing is to be done about.
    async fn keep_deadline(&mut self) -> Result<(), Problem> {
        let deadline = self.session.deadline();
        if deadline != self.row.deadline {
            let set = self.app.store.set_deadline(&self.id, deadline).await;
            set.map_err(|error| Problem::store(&error))?;
            self.row.deadline = deadline;
        }
        Ok(())
    }

    /// Stores a change, makes it hold and tells everybody.
    async fn apply(&mut self, change: AnyChange) -> Result<u64, Problem> {
        let (revision, at, over) = (change.revision(), change.at(), change.is_end());
        let status = match self.row.status {
            stopped @ (Status::Closed | Status::Shown) => stopped,
            Status::Running | Status::Over if over => Status::Over,
            Status::Running | Status::Over => Status::Running,
        };
        let entry = Entry { revision, at, text: change.text() };
        let deadline = change.deadline();
        let calls = self.calls_after(&change);
        let append = Append { id: self.id.clone(), entry, status, deadline, calls };
        self.app.store.append(append).await.map_err(|error| Problem::store(&error))?;
        self.session.accept(change);
        self.row.revision = revision;
        self.row.changed = at;
        self.row.deadline = deadline;
        if over && self.row.status == Status::Running {
            self.app.metrics.count(Counter::GamesEnded);
        }
        self.row.status = status;
        if !self.is_anybody_here() {
            self.session.pause(now());
        }
        self.tell_update(revision - 1);
        self.let_bots_think();
        self.app.calling.look_again();
        Ok(revision)
    }

    /// The viewer that somebody is.
    fn viewer(&self, place: &Place, who: Who) -> Result<Viewer, Problem> {
        match *place {
            Place::Seat(seat) if self.holds(seat, who) => Ok(Viewer::Seat(seat)),
            Place::Seat(_) => Err(Problem::forbidden()),
            Place::Beside(secret) => {
                let sits = self.session.seats().into_iter().any(|seat| self.holds(seat, who));
                let link = secret == Some(self.row.watch);
                let open = self.settings.listed || self.is_host(who);
                if sits || link || open { Ok(Viewer::Spectator) } else { Err(Problem::forbidden()) }
            }
        }
    }

    /// Whether nothing is hidden any more: the game is over, or was brought along as a record.
    fn is_whole(&self) -> bool {
        self.session.is_over() || self.row.status == Status::Shown
    }

    /// The viewer that somebody is who looks back. While anything is hidden, everybody has only their own eyes.
    fn looks_back(&self, eyes: &Eyes, who: Who) -> Result<Viewer, Problem> {
        match eyes {
            Eyes::Open if self.is_whole() => Ok(Viewer::Open),
            Eyes::Open => Err(Problem::not_over()),
            Eyes::Of(Place::Seat(seat)) if self.is_whole() => {
                let there = self.session.seats().contains(seat);
                if there { Ok(Viewer::Seat(*seat)) } else { Err(Problem::no_seat()) }
            }
            Eyes::Of(Place::Beside(_)) if self.is_whole() => Ok(Viewer::Spectator),
            Eyes::Of(place) => self.viewer(place, who),
        }
    }

    fn holds(&self, seat: Seat, who: Who) -> bool {
        self.seat_row(seat).is_some_and(|row| row.holder.is_some() && row.holder == who)
    }

    fn is_host(&self, who: Who) -> bool {
        who == Some(self.row.host)
    }

    fn seat_row(&self, seat: Seat) -> Option<&SeatRow> {
        self.seats.iter().find(|row| usize::from(row.seat) == seat.number())
    }

    fn refuse_closed(&self) -> Result<(), Problem> {
        if self.session.is_stopped() {
            return Err(session::Refused::Closed.into());
        }
        Ok(())
    }
}

/// A table is known to be awake for as long as this is there, however its task ends: one that failed is
/// woken anew from what was stored.
struct Awake {
    app: Arc<App>,
    id: TableId,
}

impl Awake {
    fn new(table: &Table) -> Self {
        table.app.metrics.up(Gauge::TablesAwake);
        Self { app: Arc::clone(&table.app), id: table.id.clone() }
    }
}

impl Drop for Awake {
    fn drop(&mut self) {
        self.app.tables.forget(&self.id);
        self.app.metrics.down(Gauge::TablesAwake);
    }
}

/// What is done in the lesson of a table, if there is one.
fn script_of(game: &str, settings: &TableSettings) -> Vec<(Seat, String)> {
    let lesson = settings.lesson.as_deref();
    let lesson = lesson.and_then(|id| Lesson::find(game.parse().ok()?, id));
    lesson.map(|lesson| lesson.script()).unwrap_or_default()
}

/// The match of a table as it was stored, and how the table is run.
pub(crate) fn session_of(
    app: &App,
    stored: &Stored,
) -> Result<(AnySession, TableSettings), Problem> {
    let Stored { table: row, seats, entries } = stored;
    let unreadable = |error: String| {
        tracing::error!(table = %row.id.0, %error, "a stored table cannot be read");
        Problem::broken(&error)
    };
    let settings: TableSettings =
        serde_json::from_str(&row.settings).map_err(|error| unreadable(error.to_string()))?;
    let pack: Pack =
        serde_json::from_str(&row.pack).map_err(|error| unreadable(error.to_string()))?;
    let saved = Saved {
        head: row.head.clone(),
        entries: entries.iter().map(|entry| (entry.at, entry.text.clone())).collect(),
        nonce: row.secret.clone(),
        terms: Terms { pace: settings.pace, absence: settings.absence },
        held: held(seats),
        deadline: row.deadline,
        clock: row.clock.clone(),
        created: row.created,
    };
    let mut session = AnySession::load(&saved, &pack, &app.shelf)
        .map_err(|error| unreadable(error.to_string()))?;
    match row.status {
        Status::Running | Status::Over => {}
        Status::Closed | Status::Shown => session.close(),
    }
    Ok((session, settings))
}

/// The seats that somebody holds.
fn held(seats: &[SeatRow]) -> BySeat<bool> {
    let holder = |seat: Seat| {
        seats.iter().any(|row| usize::from(row.seat) == seat.number() && row.holder.is_some())
    };
    BySeat::from_fn(holder)
}

/// Longer than anybody waits.
fn far() -> Instant {
    Instant::now() + Duration::from_secs(3600)
}

/// A row of a seat that nobody holds.
pub(crate) fn free_seat(seat: Seat, link: Option<Hash>, name: &str) -> SeatRow {
    let seat = u8::try_from(seat.number()).unwrap_or(u8::MAX);
    let name = name.to_owned();
    SeatRow { seat, link, holder: None, phrase: None, came_by: None, name, muted: 0 }
}
