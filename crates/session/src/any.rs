//! A match of any game, speaking JSON.

use std::ops::ControlFlow;

use bots::{BotName, Stop};
use catalog::{AnyGame, Pack, with_game};
use london::London;
use new_york::NewYork;
use protocol::{Analysis, Hint, SeatNow, SeatState};
use table::record::{Header, Line, Record, Sitter, Start};
use table::{BySeat, Game, Message, Notation, Seat, Viewer};

use crate::advice::Advice;
use crate::change::Change;
use crate::hindsight::Hindsight;
use crate::load::{LoadError, Saved};
use crate::position::Lists;
use crate::refused::Refused;
use crate::session::Session;
use crate::shelf::{SharedGame, Shelf};
use crate::thinking::Thought;
use crate::undo::Wished;

/// A match of one of the games.
#[derive(Clone, Debug)]
pub enum AnySession {
    /// London.
    London(Session<London>),
    /// New York 1901.
    NewYork(Session<NewYork>),
}

/// A change in a match of one of the games.
#[derive(Clone, Debug)]
pub enum AnyChange {
    /// London.
    London(Change<London>),
    /// New York 1901.
    NewYork(Change<NewYork>),
}

/// What a bot has to think about in one of the games.
#[derive(Debug)]
pub enum AnyThought {
    /// London.
    London(Thought<London>),
    /// New York 1901.
    NewYork(Thought<NewYork>),
}

/// What somebody has to be advised about in one of the games.
#[derive(Debug)]
pub enum AnyAdvice {
    /// London.
    London(Advice<London>),
    /// New York 1901.
    NewYork(Advice<NewYork>),
}

/// What has to be looked at again in one of the games.
#[derive(Debug)]
pub enum AnyHindsight {
    /// London.
    London(Box<Hindsight<London>>),
    /// New York 1901.
    NewYork(Box<Hindsight<NewYork>>),
}

impl AnyHindsight {
    /// Looks at it, decision by decision. Before each `go_on` is told how many are done, and of how many; nothing is
    /// found if it breaks off.
    pub fn look(self, go_on: &mut dyn FnMut(usize, usize) -> ControlFlow<()>) -> Option<Analysis> {
        match self {
            Self::London(hindsight) => hindsight.look(go_on),
            Self::NewYork(hindsight) => hindsight.look(go_on),
        }
    }
}

impl AnyAdvice {
    /// The best ways to play, the best first.
    pub fn give(self, stop: &Stop) -> Vec<Hint> {
        match self {
            Self::London(advice) => advice.give(stop),
            Self::NewYork(advice) => advice.give(stop),
        }
    }
}

/// Runs an expression on the session inside, whichever it is.
macro_rules! with_session {
    ($any:expr, $session:ident => $run:expr) => {
        match $any {
            AnySession::London($session) => $run,
            AnySession::NewYork($session) => $run,
        }
    };
}

/// The same for an expression whose result belongs to the game, in something that can be mapped.
macro_rules! map_session {
    ($any:expr, $to:ident, $session:ident => $run:expr) => {
        match $any {
            AnySession::London($session) => ($run).map($to::London),
            AnySession::NewYork($session) => ($run).map($to::NewYork),
        }
    };
}

/// The same for something that was wished.
macro_rules! map_wished {
    ($any:expr, $session:ident => $run:expr) => {
        match $any {
            AnySession::London($session) => ($run).map(|wished| wished.map(AnyChange::London)),
            AnySession::NewYork($session) => ($run).map(|wished| wished.map(AnyChange::NewYork)),
        }
    };
}

impl AnySession {
    /// Header and start of the record of a match that begins, and a check of the table as it was laid: whoever
    /// takes the match up finds the same table or none.
    pub fn head(game: &AnyGame, sitters: Vec<Sitter>, seed: u64) -> String {
        with_game!(game, game => {
            let mut record = Record::new(Header::of(game, sitters), Start::Seed(seed));
            record.push(Line::of_check(&game.setup(&game.deal(seed)), 0));
            record.to_string()
        })
    }

    /// Takes a match up, or begins it if nothing was stored yet. `shelf` has the games that others play.
    ///
    /// # Errors
    /// If there is not even a start.
    pub fn load(saved: &Saved, pack: &Pack, shelf: &Shelf) -> Result<Self, LoadError> {
        let record = Record::parse(&saved.head)?;
        match shelf.game(&record, pack)? {
            SharedGame::London(game) => Session::load(game, &record, saved).map(Self::London),
            SharedGame::NewYork(game) => Session::load(game, &record, saved).map(Self::NewYork),
        }
    }

    /// Counts what was stored.
    pub fn revision(&self) -> u64 {
        with_session!(self, session => session.revision())
    }

    /// Whether a client that knows this revision has seen how the table stands.
    pub fn is_current(&self, revision: u64) -> bool {
        with_session!(self, session => session.is_current(revision))
    }

    /// Actions in force.
    pub fn in_force(&self) -> usize {
        with_session!(self, session => session.in_force())
    }

    /// Whether nothing more can happen.
    pub fn is_over(&self) -> bool {
        with_session!(self, session => session.is_over())
    }

    /// Why the match cannot be played on, if it cannot.
    pub fn broken(&self) -> Option<&Message> {
        with_session!(self, session => session.broken())
    }

    /// The same for the log: it may quote what was stored.
    pub fn fault(&self) -> Option<&str> {
        with_session!(self, session => session.fault())
    }

    /// Who is asked.
    pub fn asked(&self) -> Option<Seat> {
        with_session!(self, session => session.asked())
    }

    /// Who decides for a seat.
    pub fn seat_state(&self, seat: Seat) -> SeatState {
        with_session!(self, session => session.seat_state(seat))
    }

    /// Who decides for the seats, in their order.
    pub fn sitters(&self) -> &[Sitter] {
        with_session!(self, session => &session.sitters)
    }

    /// What the one at a seat is called.
    pub fn name(&self, seat: Seat) -> String {
        with_session!(self, session => session.name(seat))
    }

    /// What is to be known of a bot at a seat, if anything.
    pub fn caveat(&self, seat: Seat) -> Option<Message> {
        with_session!(self, session => session.caveat(seat))
    }

    /// The seat whose time has run out, where the others decide.
    pub fn expired(&self) -> Option<Seat> {
        with_session!(self, session => session.expired())
    }

    /// When the others need no longer wait for whoever is asked, if no clock says so.
    pub fn patience_ends(&self) -> Option<i64> {
        with_session!(self, session => session.patience_ends())
    }

    /// Looks whether the others need no longer wait for whoever is asked. Gives whether that is new.
    pub fn notice_absence(&mut self, present: &BySeat<bool>, now: i64) -> bool {
        with_session!(self, session => session.notice_absence(present, now))
    }

    /// The seats of the table.
    pub fn seats(&self) -> Vec<Seat> {
        with_session!(self, session => Game::seats(&**session.game()).all().collect())
    }

    /// Does actions of a seat, all or none.
    ///
    /// # Errors
    /// If the client has not seen everything, or an action is not possible.
    pub fn submit(
        &self,
        viewer: Viewer,
        revision: u64,
        actions: &[String],
        now: i64,
    ) -> Result<AnyChange, Refused> {
        map_session!(self, AnyChange, session => session.submit(viewer, revision, actions, now))
    }

    /// Does what a bot has thought out.
    ///
    /// # Errors
    /// If something has happened meanwhile.
    pub fn submit_thought(
        &self,
        seat: Seat,
        revision: u64,
        actions: &[String],
        now: i64,
    ) -> Result<AnyChange, Refused> {
        map_session!(self, AnyChange, session => {
            session.submit_thought(seat, revision, actions, now)
        })
    }

    /// Closes the match.
    pub fn close(&mut self) {
        with_session!(self, session => session.close());
    }

    /// Whether it cannot be played on.
    pub fn is_stopped(&self) -> bool {
        with_session!(self, session => session.is_stopped())
    }

    /// Takes back, or asks the others.
    ///
    /// # Errors
    /// If there is nothing to take back, or the client has not seen everything.
    pub fn undo(
        &mut self,
        viewer: Viewer,
        revision: u64,
        whole_turn: bool,
        now: i64,
    ) -> Result<Wished<AnyChange>, Refused> {
        map_wished!(self, session => session.undo(viewer, revision, whole_turn, now))
    }

    /// Whether the others have to be asked before a viewer takes back.
    pub fn undo_asks_others(&self, viewer: Viewer, whole_turn: bool) -> bool {
        with_session!(self, session => session.undo_asks_others(viewer, whole_turn))
    }

    /// Answers the wish with this number to take something back.
    ///
    /// # Errors
    /// If there is no such wish any more, or the client has not seen everything.
    pub fn consent(
        &mut self,
        viewer: Viewer,
        revision: u64,
        number: u64,
        agree: bool,
        now: i64,
    ) -> Result<Wished<AnyChange>, Refused> {
        map_wished!(self, session => session.consent(viewer, revision, number, agree, now))
    }

    /// From here on this sitter decides for a seat.
    ///
    /// # Errors
    /// If the game is over.
    pub fn sit(
        &self,
        seat: Seat,
        sitter: Sitter,
        held: bool,
        now: i64,
    ) -> Result<AnyChange, Refused> {
        map_session!(self, AnyChange, session => session.sit(seat, sitter, held, now))
    }

    /// What is to be done about a clock that has run out, if it has.
    pub fn expire(&self, now: i64) -> Option<AnyChange> {
        map_session!(self, AnyChange, session => session.expire(now))
    }

    /// Makes a change hold that is stored now.
    pub fn accept(&mut self, change: AnyChange) {
        match (self, change) {
            (Self::London(session), AnyChange::London(change)) => session.accept(change),
            (Self::NewYork(session), AnyChange::NewYork(change)) => session.accept(change),
            (Self::London(_), AnyChange::NewYork(_)) | (Self::NewYork(_), AnyChange::London(_)) => {
                debug_assert!(false, "a change belongs to the match that made it");
            }
        }
    }

    /// What the bot that is asked has to think about.
    pub fn thought(&self) -> Option<AnyThought> {
        map_session!(self, AnyThought, session => session.thought())
    }

    /// What a viewer who is asked has to be advised about.
    ///
    /// # Errors
    /// If the client has not seen everything or is not asked.
    pub fn advice(&self, viewer: Viewer, revision: u64) -> Result<AnyAdvice, Refused> {
        map_session!(self, AnyAdvice, session => session.advice(viewer, revision))
    }

    /// Stops the clock of a table that everybody has left.
    pub fn pause(&mut self, now: i64) {
        with_session!(self, session => session.pause(now));
    }

    /// Lets it go on.
    pub fn resume(&mut self, now: i64) {
        with_session!(self, session => session.resume(now));
    }

    /// What is known of live clocks while nobody is there, to be kept for when the match is taken up again.
    pub fn clock_at_rest(&self, now: i64) -> Option<String> {
        with_session!(self, session => session.clock_at_rest(now))
    }

    /// When the clock has to be looked at.
    pub fn due(&self) -> Option<i64> {
        with_session!(self, session => session.due())
    }

    /// The same, if the clock goes on while nobody is there.
    pub fn deadline(&self) -> Option<i64> {
        with_session!(self, session => session.deadline())
    }

    /// Who is asked and holds the seat themselves, so that they can be called.
    pub fn called(&self) -> Option<Seat> {
        with_session!(self, session => session.called())
    }

    /// When the time of a seat runs out, if it runs.
    pub fn until(&self, seat: Seat) -> Option<i64> {
        with_session!(self, session => session.until(seat))
    }

    /// Who sits where.
    pub fn seats_now(&self, present: &BySeat<bool>) -> Vec<SeatNow> {
        with_session!(self, session => session.seats_now(present))
    }

    /// The update of a viewer, as JSON.
    pub fn update(&self, viewer: Viewer, since: u64, present: &BySeat<bool>) -> String {
        with_session!(self, session => session.told_update(viewer, since, present))
    }

    /// What became of a try, as the JSON of an answer.
    ///
    /// # Errors
    /// If the client has not seen everything or is not asked.
    pub fn draft(
        &self,
        id: u32,
        viewer: Viewer,
        revision: u64,
        actions: &[String],
    ) -> Result<String, Refused> {
        with_session!(self, session => session.told_draft(id, viewer, revision, actions))
    }

    /// Why something cannot be done; `None` if it can.
    ///
    /// # Errors
    /// If the words mean nothing, the client has not seen everything, or is not asked.
    pub fn why(
        &self,
        viewer: Viewer,
        revision: u64,
        actions: &[String],
        about: &str,
    ) -> Result<Option<Message>, Refused> {
        with_session!(self, session => session.why(viewer, revision, actions, about))
    }

    /// What is printed on the things of the game, as JSON. It hides nothing and never changes.
    pub fn printed(&self) -> String {
        with_session!(self, session => session.told_printed())
    }

    /// Everything that a viewer has been told since the beginning, as JSON.
    pub fn history(&self, viewer: Viewer) -> String {
        with_session!(self, session => session.told_history(viewer))
    }

    /// What was done, action by action, as a viewer could follow it, as JSON. `whole` says whether everything may be seen.
    pub fn moves(&self, viewer: Viewer, whole: bool) -> String {
        with_session!(self, session => session.told_moves(viewer, whole))
    }

    /// The table after so many actions, and after some more, as JSON.
    pub fn positions(&self, viewer: Viewer, after: usize, count: usize) -> String {
        with_session!(self, session => session.told_positions(viewer, after, count))
    }

    /// What has to be looked at again; nothing while the game goes on.
    pub fn hindsight(&self) -> Option<AnyHindsight> {
        match self {
            Self::London(session) => session.hindsight().map(Box::new).map(AnyHindsight::London),
            Self::NewYork(session) => session.hindsight().map(Box::new).map(AnyHindsight::NewYork),
        }
    }

    /// The position in which the turn began that a match was in after so many actions. Nothing if there are not as many,
    /// or if nobody had a turn by then.
    pub fn position_at(&self, actions: usize) -> Option<Lists> {
        with_session!(self, session => session.position_at(actions))
    }

    /// The options of the game that differ from the default.
    pub fn options(&self) -> Vec<(String, String)> {
        with_session!(self, session => Notation::options(&**session.game()))
    }

    /// The record of a match that goes on from the first so many actions of this one, with others at its seats. Nothing if
    /// there are not as many actions or seats, or if the game is over by then.
    pub fn fork(&self, actions: usize, sitters: Vec<Sitter>) -> Option<Record> {
        with_session!(self, session => session.fork(actions, sitters))
    }
}

impl AnyChange {
    /// The text to be stored.
    pub fn text(&self) -> String {
        match self {
            Self::London(change) => change.text(),
            Self::NewYork(change) => change.text(),
        }
    }

    /// The revision that it leads to.
    pub fn revision(&self) -> u64 {
        match self {
            Self::London(change) => change.revision(),
            Self::NewYork(change) => change.revision(),
        }
    }

    /// When it is done.
    pub fn at(&self) -> i64 {
        match self {
            Self::London(change) => change.at(),
            Self::NewYork(change) => change.at(),
        }
    }

    /// Whether the game is over after it.
    pub fn is_end(&self) -> bool {
        match self {
            Self::London(change) => change.is_end(),
            Self::NewYork(change) => change.is_end(),
        }
    }

    /// Who is asked after it and holds the seat themselves, so that they can be called.
    pub fn called(&self) -> Option<Seat> {
        match self {
            Self::London(change) => change.called(),
            Self::NewYork(change) => change.called(),
        }
    }

    /// The seat that has done it, if it is a move.
    pub fn actor(&self) -> Option<Seat> {
        match self {
            Self::London(change) => change.actor(),
            Self::NewYork(change) => change.actor(),
        }
    }

    /// When the time of whoever is called runs out, if it runs.
    pub fn until(&self) -> Option<i64> {
        match self {
            Self::London(change) => change.until(),
            Self::NewYork(change) => change.until(),
        }
    }

    /// When somebody has to look at the clock again.
    pub fn deadline(&self) -> Option<i64> {
        match self {
            Self::London(change) => change.deadline(),
            Self::NewYork(change) => change.deadline(),
        }
    }
}

impl AnyThought {
    /// The seat that is thought for, and the revision since which the table stands as it is thought about.
    pub fn about(&self) -> (Seat, u64) {
        match self {
            Self::London(thought) => thought.about(),
            Self::NewYork(thought) => thought.about(),
        }
    }

    /// Who thinks.
    pub fn bot(&self) -> BotName {
        match self {
            Self::London(thought) => thought.bot(),
            Self::NewYork(thought) => thought.bot(),
        }
    }

    /// The same for another bot to think about.
    pub fn by(self, bot: BotName) -> Self {
        match self {
            Self::London(thought) => Self::London(thought.by(bot)),
            Self::NewYork(thought) => Self::NewYork(thought.by(bot)),
        }
    }

    /// One answer that the rules allow, chosen blindly: for a bot that came to none.
    pub fn any_answer(self) -> Vec<String> {
        match self {
            Self::London(thought) => thought.any_answer(),
            Self::NewYork(thought) => thought.any_answer(),
        }
    }

    /// Answers until somebody else is asked or it is `enough`; at least once.
    pub fn think(self, stop: &Stop, enough: &dyn Fn() -> bool) -> Vec<String> {
        match self {
            Self::London(thought) => thought.think(stop, enough),
            Self::NewYork(thought) => thought.think(stop, enough),
        }
    }
}
