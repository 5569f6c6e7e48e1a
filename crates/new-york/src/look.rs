//! What a world shows to those who think about it: numbers and sets, read without any cost.
//!
//! Bots look at worlds that were dealt anew for them ([`InfoSet::sample`](table::InfoSet::sample)); whoever
//! holds the real state knows everything anyway.

use table::Seat;

use crate::cards::ActionCards;
use crate::game::NewYork;
use crate::state::State;
use crate::tile::{Generation, TileSet};

impl State {
    /// Points on the track.
    #[inline]
    pub fn points(&self, seat: Seat) -> i16 {
        self.players[seat].score
    }

    /// Unused action cards.
    #[inline]
    pub fn action_cards(&self, seat: Seat) -> ActionCards {
        self.players[seat].cards
    }

    /// Turns after this one, once the end is triggered (N7.1).
    #[inline]
    pub fn last_turns(&self) -> Option<u8> {
        self.last_turns
    }
}

/// What a player could build on what they hold, block by block, without demolishing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Prospect {
    /// Cells that nothing stands on.
    pub free: u8,
    /// The skyscrapers that fit there, unlocked or not.
    pub fitting: TileSet,
}

impl NewYork {
    /// The blocks in which a player holds anything, and what could be built there.
    pub fn prospects(&self, state: &State, seat: Seat) -> impl Iterator<Item = Prospect> {
        let now = self.now(state);
        let estate = now.estate(seat);
        let mut own = state.players[seat].unbuilt;
        if state.players[seat].legendary().is_none() {
            own |= state.legendaries;
        }
        estate.held.map(move |block| {
            let free = estate.free(block);
            let fitting = self.city.fitting(block, free) & own;
            Prospect { free: free.len() as u8, fitting }
        })
    }

    /// Workers at hand.
    pub fn workers(&self, state: &State, seat: Seat) -> u8 {
        self.now(state).workers(seat)
    }

    /// The skyscrapers of a generation, legendary ones and the starting building included.
    pub fn of_generation(&self, generation: Generation) -> TileSet {
        self.city.of_generation(generation)
    }
}
