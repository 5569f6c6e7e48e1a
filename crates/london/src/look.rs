//! What a world shows to those who think about it: numbers and sets of cards, read without any cost.
//!
//! Bots look at worlds that were dealt anew for them ([`InfoSet::sample`](table::InfoSet::sample)); whoever
//! holds the real state knows everything anyway.

use table::{Seat, Seats};

use crate::card::{Card, CardSet};
use crate::state::State;

impl State {
    /// How many play.
    #[inline]
    pub fn seats(&self) -> Seats {
        self.seats
    }

    /// Loans.
    #[inline]
    pub fn loans(&self, seat: Seat) -> i32 {
        self.players[seat].loans
    }

    /// The cards in hand.
    #[inline]
    pub fn hand(&self, seat: Seat) -> CardSet {
        self.players[seat].hand
    }

    /// The top cards of the stacks.
    #[inline]
    pub fn tops(&self, seat: Seat) -> CardSet {
        self.players[seat].tops
    }

    /// Those of them that are face up.
    #[inline]
    pub fn visible(&self, seat: Seat) -> CardSet {
        self.players[seat].visible(self.face_down)
    }

    /// How many cards are left in the deck.
    #[inline]
    pub fn deck_left(&self) -> usize {
        usize::from(self.deck.len)
    }

    /// The card in a space of the development board.
    #[inline]
    pub fn on_board(&self, space: crate::Space) -> Option<Card> {
        self.board.at(space)
    }

    /// Last turns still to be taken, once the end is triggered (L9.1).
    #[inline]
    pub fn last_turns(&self) -> Option<u8> {
        self.last_turns
    }
}
