//! Positions: the table as a turn begins, written down so that it can be changed and played on from.

mod read;
mod write;
mod wrong;

use table::{Amiss, Positions, Sink};

use crate::action::Action;
use crate::event::Event;
use crate::flow::{Deal, begin_opening};
use crate::game::London;
use crate::play::Play;
use crate::state::State;

pub use wrong::Wrong;

/// A table of which everything is known, as a turn begins. It was checked when it was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position(pub(crate) State);

impl London {
    /// The position of a state in which a turn has just begun and nothing has happened in it.
    fn position(&self, begun: &State) -> Option<Deal> {
        // Copies get their numbers as they are read (L-R29), and what was remembered is forgotten.
        let read = self.check_position(&self.write_position(begun));
        debug_assert!(read.is_ok(), "a game came to what cannot be: {read:?}");
        read.ok()
    }
}

impl Positions for London {
    fn new_position(&self, seed: u64) -> Deal {
        let deal = Deal::from_seed(&self.content, self.seats, self.options, seed);
        self.position_of(&deal).unwrap_or(deal)
    }

    fn position_of(&self, deal: &Deal) -> Option<Deal> {
        match deal {
            Deal::Position(_) => Some(deal.clone()),
            Deal::Opening(opening) => {
                let begun =
                    begin_opening(&self.content, self.seats, self.options, opening, &mut ());
                self.position(&begun)
            }
        }
    }

    fn position_after(&self, state: &State, action: Action) -> Option<Deal> {
        let mut state = *state;
        let begun = Play {
            content: &self.content,
            options: self.options,
            state: &mut state,
            events: &mut (),
        }
        .act_noting_turn(action)?;
        self.position(&begun)
    }

    fn check_position(&self, lists: &[(String, Vec<String>)]) -> Result<Deal, Vec<Amiss>> {
        let state = self.read_position(lists)?;
        Ok(Deal::Position(Box::new(Position(state))))
    }
}

impl Position {
    /// The table with its turn begun.
    pub(crate) fn begin(&self, game: &London, events: &mut impl Sink<Event>) -> State {
        let mut state = self.0;
        let mut play =
            Play { content: &game.content, options: game.options, state: &mut state, events };
        play.begin_turn(self.0.active);
        state
    }
}
