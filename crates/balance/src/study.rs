//! A game that can be studied.

use bots::Planner;
use table::{Message, Seat};

use crate::tally::Tally;

/// Things of one kind.
#[derive(Clone, Debug)]
pub struct Topic {
    /// What they are called in files and messages.
    pub id: &'static str,
    /// Each of them.
    pub items: Vec<Item>,
    /// Whether all of them can be taken in every game. Otherwise those can that are seen or taken.
    pub always: bool,
    /// Whether it is only settled at the end of a game who takes them: then “when” says nothing.
    pub at_end: bool,
}

/// A thing that is studied.
#[derive(Clone, Debug)]
pub struct Item {
    /// What it is called in files.
    pub id: String,
    /// What it is called by people.
    pub name: Message,
    /// Whether this project has chosen any of its values.
    pub reconstructed: bool,
}

/// A game that can be studied.
pub trait Study: Planner {
    /// What there is to study. The numbers of topics and items are those of the tally.
    fn topics(&self) -> Vec<Topic>;

    /// Notes what an event says about the things of the game.
    fn note(&self, event: &Self::Event, tally: &mut Tally);

    /// Notes what the end of a game says about them.
    fn note_end(&self, state: &Self::State, tally: &mut Tally);

    /// The topic whose things can be withheld from a seat.
    fn withheld(&self) -> usize;

    /// Whether a seat has such a thing.
    fn has(&self, world: &Self::State, seat: Seat, item: usize) -> bool;
}
