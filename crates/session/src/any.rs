//! A match of any game, speaking JSON.

use bots::Stop;
use catalog::{AnyGame, Pack, with_game};
use london::London;
use new_york::NewYork;
use protocol::{Hint, SeatNow, SeatState};
use table::record::{Header, Record, Sitter, Start};
use table::{BySeat, Message, Seat, Viewer};

use crate::advice::Advice;
use crate::change::Change;
use crate::load::{LoadError, Saved};
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
    /// Header and start of the record of a match that begins.
    pub fn head(game: &AnyGame, sitters: Vec<Sitter>, seed: u64) -> String {
        with_game!(game, game => {
            Record::new(Header::of(game, sitters), Start::Seed(seed)).to_string()
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

    /// Whether nothing more can happen.
    pub fn is_over(&self) -> bool {
        with_session!(self, session => session.is_over())
    }

    /// Why the match cannot be played on, if it cannot.
    pub fn broken(&self) -> Option<&Message> {
        with_session!(self, session => session.broken())
    }

    /// Who is asked.
    pub fn asked(&self) -> Option<Seat> {
        with_session!(self, session => session.asked())
    }

    /// Who decides for a seat.
    pub fn seat_state(&self, seat: Seat) -> SeatState {
        with_session!(self, session => session.seat_state(seat))
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

    /// The hash that the deal was sealed with before the first action.
    pub fn seal(&self) -> String {
        with_session!(self, session => session.seal())
    }

    /// The seats of the table.
    pub fn seats(&self) -> Vec<Seat> {
        with_session!(self, session => table::Game::seats(&**session.game()).all().collect())
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

    /// Answers somebody who wishes to take something back.
    ///
    /// # Errors
    /// If nobody does, or the client has not seen everything.
    pub fn consent(
        &mut self,
        viewer: Viewer,
        revision: u64,
        agree: bool,
        now: i64,
    ) -> Result<Wished<AnyChange>, Refused> {
        map_wished!(self, session => session.consent(viewer, revision, agree, now))
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

    /// When the clock has to be looked at.
    pub fn due(&self) -> Option<i64> {
        with_session!(self, session => session.due())
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

    /// When somebody has to look at the clock again.
    pub fn deadline(&self) -> Option<i64> {
        match self {
            Self::London(change) => change.deadline(),
            Self::NewYork(change) => change.deadline(),
        }
    }
}

impl AnyThought {
    /// The seat that is thought for, and the revision that is thought about.
    pub fn about(&self) -> (Seat, u64) {
        match self {
            Self::London(thought) => thought.about(),
            Self::NewYork(thought) => thought.about(),
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
