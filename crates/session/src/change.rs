//! Something that is about to hold.

use std::num::NonZeroUsize;

use table::record::{Line, Sitter};
use table::{Game, Seat};

use crate::clock::Timer;

/// What is to be stored. Once it is, [`Session::accept`](crate::Session::accept) makes it so; if it cannot
/// be, it is dropped and nothing has happened.
#[derive(Clone, Debug)]
pub struct Change<G: Game> {
    /// The lines of the record that say it.
    pub(crate) lines: Vec<Line>,
    pub(crate) deed: Deed<G>,
    pub(crate) at: i64,
    pub(crate) timer: Timer,
    /// The revision that it leads to.
    pub(crate) revision: u64,
    /// Whether the game is over after it.
    pub(crate) over: bool,
    /// Who is asked after it, and holds the seat.
    pub(crate) called: Option<Seat>,
    /// When something has to be done about a clock that goes on while nobody is there.
    pub(crate) deadline: Option<i64>,
}

#[derive(Clone, Debug)]
pub(crate) enum Deed<G: Game> {
    Act { seat: Seat, played: Vec<(G::Action, G::State)> },
    Undo { seat: Seat, count: NonZeroUsize },
    Sit { seat: Seat, sitter: Sitter, held: bool },
    Expire { seat: Seat, sitter: Option<Sitter> },
}

impl<G: Game> Change<G> {
    /// The text to be stored.
    pub fn text(&self) -> String {
        self.lines.iter().map(Line::text).collect()
    }

    /// The revision that it leads to.
    pub fn revision(&self) -> u64 {
        self.revision
    }

    /// When it is done, in milliseconds since 1970.
    pub fn at(&self) -> i64 {
        self.at
    }

    /// Whether the game is over after it.
    pub fn is_end(&self) -> bool {
        self.over
    }

    /// Who is asked after it and holds the seat themselves, so that they can be called.
    pub fn called(&self) -> Option<Seat> {
        self.called
    }

    /// When the time of whoever is called runs out, if it runs.
    pub fn until(&self) -> Option<i64> {
        let runs = self.called.is_some() && self.timer.seat == self.called && !self.timer.expired;
        self.timer.until.filter(|_| runs)
    }

    /// The seat that has done it, if it is a move.
    pub fn actor(&self) -> Option<Seat> {
        match &self.deed {
            Deed::Act { seat, .. } | Deed::Undo { seat, .. } => Some(*seat),
            Deed::Sit { .. } | Deed::Expire { .. } => None,
        }
    }

    /// When somebody has to look at the clock again, even if nobody is at the table by then.
    pub fn deadline(&self) -> Option<i64> {
        self.deadline
    }
}
