//! What a world shows to those who think about it: numbers and sets of cards, read without any cost.
//!
//! Bots look at worlds that were dealt anew for them ([`InfoSet::sample`](table::InfoSet::sample)); whoever
//! holds the real state knows everything anyway.

use table::{Seat, Seats};

use crate::card::{Borough, BoroughSet, Card, CardSet};
use crate::effect::Amount;
use crate::frame::Frame;
use crate::game::London;
use crate::state::State;

impl London {
    /// A number as it comes out for a seat now.
    pub fn amount(&self, state: &State, seat: Seat, amount: Amount) -> i32 {
        self.now(state).amount(seat, amount)
    }

    /// The prestige of all city cards in an area (L9.2).
    pub fn built(&self, state: &State, seat: Seat) -> i32 {
        let now = self.now(state);
        now.prestige_of(now.area(seat))
    }
}

impl State {
    /// How many play.
    #[inline]
    pub fn seats(&self) -> Seats {
        self.seats
    }

    /// Money.
    #[inline]
    pub fn cash(&self, seat: Seat) -> i32 {
        self.players[seat].cash
    }

    /// Prestige gained so far.
    #[inline]
    pub fn prestige(&self, seat: Seat) -> i32 {
        self.players[seat].prestige
    }

    /// Poverty.
    #[inline]
    pub fn poverty(&self, seat: Seat) -> i32 {
        self.players[seat].poverty
    }

    /// The boroughs bought.
    #[inline]
    pub fn boroughs(&self, seat: Seat) -> BoroughSet {
        self.players[seat].boroughs
    }

    /// The one whose abilities are in force (L6.3).
    #[inline]
    pub fn top_borough(&self, seat: Seat) -> Option<Borough> {
        self.players[seat].top_borough
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

    /// The number of the stack that a card lies in, from 0 in the order in which they were begun (L5.10).
    #[inline]
    pub fn stack_number(&self, card: Card) -> u8 {
        self.under.stack_number(card)
    }

    /// Whether a develop action is under way (L5).
    pub fn is_developing(&self) -> bool {
        self.frames.iter().any(|frame| matches!(frame, Frame::Develop { .. }))
    }

    /// The cards placed in this turn (L5.5).
    #[inline]
    pub fn placed(&self) -> CardSet {
        self.turn.placed
    }

    /// The cards activated in this turn (L7.1).
    #[inline]
    pub fn activated(&self) -> CardSet {
        self.turn.activated
    }

    /// The cards and boroughs whose once-a-turn ability was used in this turn.
    #[inline]
    pub fn used(&self) -> (CardSet, BoroughSet) {
        (self.turn.used, self.turn.used_boroughs)
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

    /// All cards on the development board.
    pub fn board_cards(&self) -> impl Iterator<Item = Card> + '_ {
        self.board.cards().map(|(_, card)| card)
    }

    /// Spaces of the development board.
    pub fn board_spaces(&self) -> usize {
        2 * usize::from(self.board.width)
    }

    /// The boroughs on offer (L2.4).
    pub fn land_offer(&self) -> impl Iterator<Item = Borough> + '_ {
        self.land.offer.into_iter().flatten()
    }

    /// Last turns still to be taken, once the end is triggered (L9.1).
    #[inline]
    pub fn last_turns(&self) -> Option<u8> {
        self.last_turns
    }
}
