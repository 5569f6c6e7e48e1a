//! The answers a player can give.

use serde::{Deserialize, Serialize};
use table::Seat;

use crate::card::{Borough, Card, Source, Title};

/// An answer to the question asked. Cards in hand are named by title, stacks by their top card.
///
/// The order of the variants is the order in which legal actions are listed.
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Action {
    /// Repay so many loans (L8.4).
    Repay(u8),
    /// Look at so many cards of the deck before drawing (L-R21).
    Look(u8),
    /// Draw from the deck (L3.1).
    DrawDeck,
    /// Draw one of the cards looked at.
    DrawSeen(Title),
    /// Draw from the development board.
    DrawBoard(Space),
    /// Put this card back as the next of the deck.
    PutBack(Title),
    /// Choose to develop (L5).
    Develop,
    /// Choose to buy land (L6).
    BuyLand,
    /// Choose to run the city (L7).
    RunCity,
    /// Choose to draw three cards (L4.5).
    DrawThree,
    /// Play a card from hand: build it, or use it as an action card.
    Play(Title),
    /// Discard this card to pay for the card being built (L5.2).
    Pay(Title, Means),
    /// Place the card as a new stack (L5.4).
    NewStack,
    /// Place the card on the stack with this top card (L5.4).
    Cover(Card),
    /// Buy this borough (L6.1).
    Buy(Borough),
    /// Activate this card (L7.1).
    Activate(Card),
    /// Resolve the run effect of the top borough now (L7.5).
    RunEffect,
    /// Use the optional run ability of this card or borough (L-R12).
    UseOffer(Source),
    /// Pay money where a card is asked for.
    PayCash,
    /// Discard this card from hand.
    Discard(Title),
    /// Take this card from the development board.
    Take(Space),
    /// Give this card from hand in exchange (L-R13).
    Give(Title),
    /// Do the effect of this card once more (L-R17).
    Again(Card),
    /// Turn the activated card face down (L7.4).
    Flip,
    /// Turn this card face down instead (L7.7).
    FlipInstead(Card),
    /// Pay so that the activated card stays face up.
    SpareFlip,
    /// Choose this opponent.
    Name(Seat),
    /// Do this part of the effect next (L-R11).
    Part(u8),
    /// Begin an exchange with the board by this card or borough (L-R13).
    Exchange(Source),
    /// Take a loan (L8.1).
    TakeLoan,
    /// Stop here.
    Done,
}

/// What allows a discard to pay for a build.
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Means {
    /// It has the right colour, or an ability lets it pay for nothing.
    Plain,
    /// An ability that costs money each time.
    Priced,
    /// An ability that works once a turn.
    Once,
}

/// A space of the development board: 0 to 4 in the top row, 5 to 9 in the bottom row.
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Space(pub(crate) u8);

impl Space {
    /// All of them.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..10).map(Self)
    }

    /// Whether it is in the top row.
    pub fn in_top_row(self) -> bool {
        self.0 < 5
    }

    /// Its number in the row, from 0.
    pub fn column(self) -> usize {
        usize::from(self.0 % 5)
    }
}
