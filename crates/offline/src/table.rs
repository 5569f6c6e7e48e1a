//! A table of this device that is awake.

use bots::{BotName, Stop};
use lessons::Lesson;
use protocol::tables::{PROTOCOL, SeatInfo, TableInfo};
use protocol::{Answer, Ask, SeatState, Told};
use session::{AnyChange, AnySession, Refused, Saved, Shelf, Terms, Wished};
use table::record::{Record, Sitter, SitterKind};
use table::{Message, Seat, Viewer};

use crate::kept::{Entry, Kept, Status, seal};
use crate::order::{Stands, Store};
use crate::patience::is_enough;
use crate::problem::{Problem, json};

/// What every game tells alike.
pub(crate) type ToldPlainly = Told<(), (), (), ()>;

/// What becomes of a request at once.
pub(crate) enum Done {
    /// This has to be stored; then it holds.
    Change(AnyChange),
    /// Nothing was to be stored, but everybody sees the table otherwise.
    Seen,
    /// Whoever asked is told this.
    Told(String),
    /// Whoever asked is told how the table stands, and what happened after a revision.
    Update(u64),
}

/// A table that is awake.
#[derive(Debug)]
pub(crate) struct Table {
    pub(crate) kept: Kept,
    pub(crate) session: AnySession,
    pub(crate) status: Status,
    changed: i64,
    /// What was done.
    entries: Vec<Entry>,
    /// What is done at a table where a lesson is played: by whom, and in words.
    script: Vec<(Seat, String)>,
}

impl Table {
    /// Takes up what was kept.
    pub(crate) fn load(
        kept: Kept,
        status: Status,
        changed: i64,
        entries: &[Entry],
        shelf: &Shelf,
    ) -> Result<Self, Problem> {
        let saved = Saved {
            head: kept.head.clone(),
            entries: entries.iter().map(|entry| (entry.at, entry.text.clone())).collect(),
            nonce: kept.nonce.clone(),
            terms: Terms { pace: kept.settings.pace, absence: kept.settings.absence },
            held: kept.held(),
            deadline: None,
            clock: None,
            created: kept.created,
        };
        let mut session = AnySession::load(&saved, &kept.pack, shelf)
            .map_err(|error| Problem::broken(&error.to_string()))?;
        match status {
            Status::Running | Status::Over => {}
            Status::Closed | Status::Shown => session.close(),
        }
        let lesson = kept.settings.lesson.as_deref();
        let lesson = lesson.and_then(|id| Lesson::find(kept.game.parse().ok()?, id));
        let script = lesson.map(|lesson| lesson.script()).unwrap_or_default();
        Ok(Self { kept, session, status, changed, entries: entries.to_vec(), script })
    }

    /// The place that somebody looks from.
    pub(crate) fn viewer(&self, seat: Option<usize>) -> Result<Viewer, Problem> {
        match seat.map(Seat::from_number) {
            None => Ok(Viewer::Spectator),
            Some(Some(seat)) if self.kept.person(seat).is_some() => Ok(Viewer::Seat(seat)),
            Some(_) => Err(Problem::forbidden()),
        }
    }

    /// Whether nothing is hidden any more.
    pub(crate) fn is_whole(&self) -> bool {
        self.session.is_over() || self.status == Status::Shown
    }

    /// What a client wants.
    pub(crate) fn ask(
        &mut self,
        id: u32,
        viewer: Viewer,
        ask: Ask,
        now: i64,
    ) -> Result<Done, Problem> {
        let answered = |answer: Answer<(), (), (), ()>| {
            Ok(Done::Told(json(&ToldPlainly::Answer { id, answer: Box::new(answer) })))
        };
        match ask {
            Ask::Submit { table, revision, actions } => {
                if table != self.kept.table {
                    return Err(Problem::no_table());
                }
                let seat = self.own_seat(viewer)?;
                let relieved = self.session.seat_state(seat) == SeatState::Relieved;
                if relieved && self.session.is_current(revision) {
                    return Err(Refused::NotThatSeat.into());
                }
                Ok(Done::Change(self.session.submit(viewer, revision, &actions, now)?))
            }
            Ask::Draft { revision, actions } => {
                Ok(Done::Told(self.session.draft(id, viewer, revision, &actions)?))
            }
            Ask::Why { revision, actions, about } => {
                let reason = self.session.why(viewer, revision, &actions, &about)?;
                answered(Answer::Why { reason })
            }
            Ask::Hint { revision } => {
                if !self.kept.settings.hints {
                    return Err(Refused::BadText { why: Message::new("table-no-hints") }.into());
                }
                let hints = self.session.advice(viewer, revision)?.give(&Stop::once(is_enough));
                answered(Answer::Hints { hints })
            }
            Ask::Undo { revision, whole_turn } => {
                self.own_seat(viewer)?;
                Ok(wished(self.session.undo(viewer, revision, whole_turn, now)?))
            }
            Ask::Consent { revision, number, agree } => {
                self.own_seat(viewer)?;
                Ok(wished(self.session.consent(viewer, revision, number, agree, now)?))
            }
            Ask::Leave { bot } => {
                let seat = self.own_seat(viewer)?;
                let short = || bot.chars().take(40).collect();
                let name: BotName =
                    bot.parse().map_err(|_| Refused::NoSuchBot { word: short() })?;
                let sitter = Sitter::bot(name.as_str()).map_err(session::Unfit::from)?;
                self.sits(seat, SeatState::Person, sitter, now)
            }
            Ask::Return => {
                let seat = self.own_seat(viewer)?;
                let name = self.kept.person(seat).ok_or_else(Problem::no_seat)?;
                let sitter = Sitter::person(name).map_err(session::Unfit::from)?;
                self.sits(seat, SeatState::Relieved, sitter, now)
            }
            // Nobody's time runs out here.
            Ask::Relieve { .. } => Err(Refused::NotThatSeat.into()),
            Ask::Chat { .. } | Ask::Mute { .. } => {
                Err(Refused::BadText { why: Message::new("table-no-chat") }.into())
            }
            Ask::Update { since } => Ok(Done::Update(since)),
        }
    }

    /// From here on this sitter decides, if whoever decided before may be relieved.
    fn sits(
        &self,
        seat: Seat,
        before: SeatState,
        sitter: Sitter,
        now: i64,
    ) -> Result<Done, Problem> {
        if self.session.seat_state(seat) != before {
            return Err(Refused::NotThatSeat.into());
        }
        Ok(Done::Change(self.session.sit(seat, sitter, true, now)?))
    }

    fn own_seat(&self, viewer: Viewer) -> Result<Seat, Problem> {
        if self.session.is_stopped() {
            return Err(Refused::Closed.into());
        }
        match viewer {
            Viewer::Seat(seat) => Ok(seat),
            Viewer::Spectator | Viewer::Open => Err(Refused::Spectator.into()),
        }
    }

    /// What the bot that is asked does: what its lesson wants, what it has thought out, or any answer at all.
    pub(crate) fn think(&self, now: i64, blindly: bool) -> Option<AnyChange> {
        let thought = self.session.thought()?;
        let (seat, revision) = thought.about();
        let answer =
            |actions: &[String]| self.session.submit_thought(seat, revision, actions, now).ok();
        // Once the learner has left the way, the script is not possible any more.
        let next = self.script.iter().skip(self.session.in_force());
        let own = next.take_while(|(whose, _)| *whose == seat).map(|(_, words)| words.clone());
        if let Some(scripted) = answer(&own.collect::<Vec<String>>()) {
            return Some(scripted);
        }
        let thought_out =
            if blindly { None } else { answer(&thought.think(&Stop::default(), &|| false)) };
        thought_out.or_else(|| answer(&self.session.thought()?.any_answer()))
    }

    /// Whether a bot is asked.
    pub(crate) fn is_bot_asked(&self) -> bool {
        self.status == Status::Running && self.session.thought().is_some()
    }

    /// What has to be stored for a change to hold.
    pub(crate) fn storing(&self, change: &AnyChange) -> Store {
        let status = if change.is_end() { Status::Over } else { Status::Running };
        let entry = entry_of(change);
        // Whose turn it is after the change shows only once it holds.
        let mut after = self.session.clone();
        after.accept(change.clone());
        let info = info(&self.kept, &after, status, change.at());
        let stands = Stands { status, changed: change.at(), info };
        let table = self.kept.table.clone();
        Store { table, kept: None, stands: Some(stands), entries: vec![entry] }
    }

    /// Makes a change hold that is stored now.
    pub(crate) fn accept(&mut self, change: AnyChange) {
        self.status = if change.is_end() { Status::Over } else { Status::Running };
        self.changed = change.at();
        self.entries.push(entry_of(&change));
        self.session.accept(change);
    }

    /// How the table stands if it has this status.
    pub(crate) fn stands(&self, status: Status) -> Stands {
        let info = info(&self.kept, &self.session, status, self.changed);
        Stands { status, changed: self.changed, info }
    }

    pub(crate) fn entries(&self) -> Vec<Entry> {
        self.entries.clone()
    }

    pub(crate) fn record(&self) -> Result<Record, Problem> {
        self.kept.record(&self.entries).map_err(|error| Problem::broken(&error.to_string()))
    }
}

fn entry_of(change: &AnyChange) -> Entry {
    Entry { revision: change.revision(), at: change.at(), text: change.text() }
}

fn wished(wished: Wished<AnyChange>) -> Done {
    match wished {
        Wished::Free(change) => Done::Change(change),
        Wished::Asked | Wished::Denied { .. } | Wished::Waits => Done::Seen,
    }
}

/// What a server would tell of the table. Everything here is of whoever has the device.
fn info(kept: &Kept, session: &AnySession, status: Status, changed: i64) -> TableInfo {
    let head = Record::parse(&kept.head).ok();
    let header = head.as_ref().map(Record::header);
    let broken = session.broken().cloned();
    let seat_info = |(seat, sitter): (Seat, &Sitter)| {
        let kind = match (sitter.kind, kept.person(seat)) {
            (SitterKind::Bot, _) => "bot",
            (SitterKind::Person, Some(_)) => "person",
            (SitterKind::Person, None) => "free",
        };
        SeatInfo {
            seat,
            name: sitter.name.as_str().to_owned(),
            kind: kind.to_owned(),
            caveat: session.caveat(seat),
        }
    };
    let seats = session.seats();
    TableInfo {
        protocol: PROTOCOL,
        table: kept.table.clone(),
        game: kept.game.clone(),
        pack: header.map(|header| header.pack().to_owned()).unwrap_or_default(),
        options: header.map(|header| header.options().to_vec()).unwrap_or_default(),
        settings: kept.settings.clone(),
        status: if broken.is_some() { "broken" } else { status.as_str() }.to_owned(),
        broken,
        revision: session.revision(),
        seats: seats.iter().copied().zip(session.sitters()).map(seat_info).collect(),
        asked: session.asked().filter(|_| !session.is_stopped() && status == Status::Running),
        mine: seats.into_iter().filter(|seat| kept.person(*seat).is_some()).collect(),
        host: true,
        next: None,
        seal: head
            .and_then(|head| seal(head.start(), &kept.nonce))
            .map(|seal| seal.hash.to_string())
            .unwrap_or_default(),
        foreknown: false,
        created: kept.created,
        changed,
    }
}
