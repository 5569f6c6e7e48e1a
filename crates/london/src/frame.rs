//! What is still to do, as data on a stack in the state.

use serde::{Deserialize, Serialize};
use table::Stack;

use crate::action::Space;
use crate::card::{Borough, Card, Source};

/// One thing still to do. The top frame asks, or runs by itself; what lies below it waits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) enum Frame {
    /// The turn goes on with this step (L4).
    Turn(Step),
    /// How many loans to repay (L8.4).
    Repay,
    /// The compulsory draw: so many drawn; whether the deck was looked at, and how many of the cards
    /// seen are still there.
    StartDraw { drawn: u8, looked: bool, seen: u8 },
    /// Cards looked at go back: so many have their place already, so many not.
    PutBack { placed: u8, left: u8 },
    /// Draw so many cards, and so many more if wanted.
    Draw { left: u8, more: u8 },
    /// Which of the four actions (L4.3).
    ChooseAction,
    /// Which card next; whether one has been played (L5.1).
    Develop { played: bool },
    /// Which discard pays for this card (L5.2).
    PayFor { card: Card },
    /// Where this card goes (L5.4).
    Place { card: Card },
    /// Which of up to so many cards to build without a discard (L-R19).
    BuildFree { left: u8 },
    /// Which borough (L6.1).
    ChooseLand,
    /// A borough was bought: its prestige and relief come after its cards (L6.2).
    LandBenefit { borough: Borough },
    /// Which card next (L7.1).
    Run,
    /// The run is over: poverty comes (L7.6).
    EndRun,
    /// Which card pays for the activation (L7.2).
    ActivationCost { card: Card },
    /// Which card pays for an optional run ability.
    OfferCost { source: Source },
    /// The parts of an effect still to be done, as bits (L7.3).
    Resolve { source: Source, todo: u8 },
    /// So many cards may still be discarded for this part of an effect (L-R23).
    DiscardUpTo { source: Source, part: u8, left: u8 },
    /// Which card of the board is put on this card (L-R16).
    CoverFromBoard { card: Card },
    /// Which card's effect is done again by this card (L-R17).
    ActivateAgain { card: Card },
    /// Whether this card is turned over (L7.4).
    Flip { card: Card },
    /// Which opponent this part of an effect touches.
    ChooseOpponent { source: Source, part: u8 },
    /// Which card of the board is wanted (L-R13).
    ExchangeTake,
    /// Which card of the hand goes to that space.
    ExchangeGive { space: Space },
    /// The action is over; abilities for any time of the turn may still be used (L-R13).
    AfterAction,
    /// More than nine cards in hand (L4.4).
    Trim,
}

/// The steps of a turn in order (L4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) enum Step {
    /// L4.1
    Repay,
    /// L4.2
    Draw,
    /// L4.3
    Act,
    /// L-R13
    After,
    /// L4.4
    Trim,
    /// L9.1
    End,
}

/// A question put to a player, for prompts. Everything in it is public.
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Question {
    /// How many loans to repay.
    Repay,
    /// Where the compulsory card comes from.
    StartDraw,
    /// Which card looked at goes back next.
    PutBack,
    /// Where the next card comes from; so many are still due.
    Draw {
        /// Due, this one included; 0 if it is only allowed.
        left: u8,
    },
    /// Which action.
    ChooseAction,
    /// Which card to play next.
    Develop,
    /// Which discard pays for this card.
    PayFor(Card),
    /// Where this card goes.
    Place(Card),
    /// Which card to build without a discard.
    BuildFree {
        /// So many may still be built.
        left: u8,
    },
    /// Which borough to buy.
    ChooseLand,
    /// Which card to activate next.
    Run,
    /// Which card pays for this one's activation.
    ActivationCost(Card),
    /// Which card pays for this ability.
    OfferCost(Source),
    /// Which part of this effect comes next.
    Order(Source),
    /// Which card to discard for this effect.
    DiscardUpTo(Source),
    /// Which card to take from the board and put on this one.
    CoverFromBoard(Card),
    /// Which card's effect to do again.
    ActivateAgain(Card),
    /// Whether this card turns over.
    Flip(Card),
    /// Which opponent this effect touches.
    ChooseOpponent(Source),
    /// Which card of the board to exchange for.
    ExchangeTake,
    /// Which card of the hand to give for the one in this space.
    ExchangeGive(Space),
    /// Anything else before the turn ends.
    AfterAction,
    /// Which card to discard down to nine.
    Trim,
}

impl Frame {
    /// Whether this frame draws cards.
    pub(crate) fn draws(self) -> bool {
        matches!(self, Self::StartDraw { .. } | Self::Draw { .. })
    }

    /// The question this frame puts, if it is one that asks.
    pub(crate) fn question(self) -> Option<Question> {
        Some(match self {
            Self::Turn(_) | Self::EndRun | Self::LandBenefit { .. } => return None,
            Self::Repay => Question::Repay,
            Self::StartDraw { .. } => Question::StartDraw,
            Self::PutBack { .. } => Question::PutBack,
            Self::Draw { left, more: _ } => Question::Draw { left },
            Self::ChooseAction => Question::ChooseAction,
            Self::Develop { .. } => Question::Develop,
            Self::PayFor { card } => Question::PayFor(card),
            Self::Place { card } => Question::Place(card),
            Self::BuildFree { left } => Question::BuildFree { left },
            Self::ChooseLand => Question::ChooseLand,
            Self::Run => Question::Run,
            Self::ActivationCost { card } => Question::ActivationCost(card),
            Self::OfferCost { source } => Question::OfferCost(source),
            Self::Resolve { source, todo: _ } => Question::Order(source),
            Self::DiscardUpTo { source, .. } => Question::DiscardUpTo(source),
            Self::CoverFromBoard { card } => Question::CoverFromBoard(card),
            Self::ActivateAgain { card } => Question::ActivateAgain(card),
            Self::Flip { card } => Question::Flip(card),
            Self::ChooseOpponent { source, part: _ } => Question::ChooseOpponent(source),
            Self::ExchangeTake => Question::ExchangeTake,
            Self::ExchangeGive { space } => Question::ExchangeGive(space),
            Self::AfterAction => Question::AfterAction,
            Self::Trim => Question::Trim,
        })
    }
}

/// The stack of frames: flat, and deeper than any card of a pack can make it.
pub(crate) type Frames = Stack<Frame, 12>;
