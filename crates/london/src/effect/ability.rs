//! Continuous abilities, as data. The rules ask each question in one function of `modifier.rs`.

use serde::{Deserialize, Serialize};

use super::data::{Cost, Gain};
use crate::Colour;

/// While visible, changes the answer to a named question of the rules (L1.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Modifier {
    /// A card of any colour may be the discard that pays for a build.
    AnyColourPays {
        /// What that costs each time.
        #[serde(default)]
        price: u8,
        /// Whether it works once a turn only.
        #[serde(default)]
        once: bool,
    },
    /// Paupers may be the discard that pays for a card of this colour.
    PaupersPayFor(Colour),
    /// May be turned over instead of another card just activated (L7.7).
    FlipsInstead,
    /// Once a turn, for a price, a card just activated is not turned over.
    SparesFlip {
        /// The price.
        price: u8,
    },
    /// A loan brings so much money.
    LoanPays(u8),
    /// So much money is put on this card for each other card placed (L-R18).
    TillFills(u8),
    /// At the start-of-turn draw, up to so many cards of the deck may be looked at first (L-R21).
    LooksAtDeck(u8),
    /// At the start-of-turn draw, so many cards are drawn (L-R21).
    StartDraw {
        /// At least.
        least: u8,
        /// At most.
        most: u8,
    },
    /// Once a turn a card in hand may change places with one on the development board (L-R13).
    Exchanges,
    /// The draw-three action may draw so many more.
    DrawsMore(u8),
    /// The first building card placed in a develop action costs so much less (L-R22).
    FirstBuildCheaper(u8),
    /// A borough costs so much less (L-R22).
    LandCheaper(u8),
    /// So many cards in hand cause no poverty when running the city.
    HandSpared(u8),
    /// A loan is repaid for so much at the start of the turn (L-R27).
    RepaysFor(u8),
    /// An activation cost of a card may be paid with so much money instead.
    CardCostAsCash(u8),
    /// Once a turn, while running the city, a gain for a price (L-R12).
    RunOffer {
        /// The price.
        cost: Cost,
        /// The gain.
        gain: Gain,
    },
}

/// A modifier without its numbers: the question it answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ability {
    /// See [`Modifier::AnyColourPays`].
    AnyColourPays,
    /// See [`Modifier::PaupersPayFor`].
    PaupersPayFor,
    /// See [`Modifier::FlipsInstead`].
    FlipsInstead,
    /// See [`Modifier::SparesFlip`].
    SparesFlip,
    /// See [`Modifier::LoanPays`].
    LoanPays,
    /// See [`Modifier::TillFills`].
    TillFills,
    /// See [`Modifier::LooksAtDeck`].
    LooksAtDeck,
    /// See [`Modifier::StartDraw`].
    StartDraw,
    /// See [`Modifier::Exchanges`].
    Exchanges,
    /// See [`Modifier::DrawsMore`].
    DrawsMore,
    /// See [`Modifier::FirstBuildCheaper`].
    FirstBuildCheaper,
    /// See [`Modifier::LandCheaper`].
    LandCheaper,
    /// See [`Modifier::HandSpared`].
    HandSpared,
    /// See [`Modifier::RepaysFor`].
    RepaysFor,
    /// See [`Modifier::CardCostAsCash`].
    CardCostAsCash,
    /// See [`Modifier::RunOffer`].
    RunOffer,
}

impl Ability {
    /// How many there are.
    pub const COUNT: usize = 16;
}

impl Modifier {
    /// The question this modifier answers.
    pub fn ability(self) -> Ability {
        match self {
            Self::AnyColourPays { .. } => Ability::AnyColourPays,
            Self::PaupersPayFor(_) => Ability::PaupersPayFor,
            Self::FlipsInstead => Ability::FlipsInstead,
            Self::SparesFlip { .. } => Ability::SparesFlip,
            Self::LoanPays(_) => Ability::LoanPays,
            Self::TillFills(_) => Ability::TillFills,
            Self::LooksAtDeck(_) => Ability::LooksAtDeck,
            Self::StartDraw { .. } => Ability::StartDraw,
            Self::Exchanges => Ability::Exchanges,
            Self::DrawsMore(_) => Ability::DrawsMore,
            Self::FirstBuildCheaper(_) => Ability::FirstBuildCheaper,
            Self::LandCheaper(_) => Ability::LandCheaper,
            Self::HandSpared(_) => Ability::HandSpared,
            Self::RepaysFor(_) => Ability::RepaysFor,
            Self::CardCostAsCash(_) => Ability::CardCostAsCash,
            Self::RunOffer { .. } => Ability::RunOffer,
        }
    }

    /// Whether it works once a turn only, so that the table must remember its use.
    pub fn once_a_turn(self) -> bool {
        match self {
            Self::AnyColourPays { once, price: _ } => once,
            Self::SparesFlip { .. } | Self::Exchanges | Self::RunOffer { .. } => true,
            Self::PaupersPayFor(_)
            | Self::FlipsInstead
            | Self::LoanPays(_)
            | Self::TillFills(_)
            | Self::LooksAtDeck(_)
            | Self::StartDraw { .. }
            | Self::DrawsMore(_)
            | Self::FirstBuildCheaper(_)
            | Self::LandCheaper(_)
            | Self::HandSpared(_)
            | Self::RepaysFor(_)
            | Self::CardCostAsCash(_) => false,
        }
    }

    /// The number of a modifier that is one number.
    #[inline]
    pub(crate) fn number(self) -> Option<u8> {
        match self {
            Self::LoanPays(number)
            | Self::TillFills(number)
            | Self::LooksAtDeck(number)
            | Self::DrawsMore(number)
            | Self::FirstBuildCheaper(number)
            | Self::LandCheaper(number)
            | Self::HandSpared(number)
            | Self::RepaysFor(number)
            | Self::CardCostAsCash(number) => Some(number),
            Self::AnyColourPays { .. }
            | Self::PaupersPayFor(_)
            | Self::FlipsInstead
            | Self::SparesFlip { .. }
            | Self::StartDraw { .. }
            | Self::Exchanges
            | Self::RunOffer { .. } => None,
        }
    }
}
