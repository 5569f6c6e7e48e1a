//! Cards that are the same in every pack: action cards and challenges.

use serde::{Deserialize, Serialize};
use table::{BitSet, Numbered};

/// An action card; every player has one of each, to be used once (N5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum ActionCard {
    /// One more build after that of the turn (N5.1).
    ConstructionBoom,
    /// Four new cards in the open market (N5.2).
    MarketShift,
    /// Two lots of size 2 at once (N5.3).
    LandGrab,
}

impl ActionCard {
    /// All three.
    pub const ALL: [Self; 3] = [Self::ConstructionBoom, Self::MarketShift, Self::LandGrab];

    /// The word that one types to use it.
    pub fn word(self) -> &'static str {
        match self {
            Self::ConstructionBoom => "boom",
            Self::MarketShift => "shift",
            Self::LandGrab => "grab",
        }
    }
}

/// The action cards that somebody has not used yet.
pub type ActionCards = BitSet<ActionCard>;

impl Numbered for ActionCard {
    type Bits = u8;
    const ALL: u8 = 0b111;

    #[inline]
    fn number(self) -> u8 {
        self as u8
    }

    #[inline]
    fn numbered(number: u8) -> Self {
        match number {
            0 => Self::ConstructionBoom,
            1 => Self::MarketShift,
            2.. => Self::LandGrab,
        }
    }
}

/// A challenge card; one counts in each game (N9).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Challenge {
    /// Own bronze on the board (N9.1).
    BronzeBaron,
    /// Own irregular skyscrapers on the board (N9.2).
    MasterArchitect,
    /// Most of each generation (N9.3).
    GenerationKing,
    /// Districts with two gold skyscrapers (N9.4).
    GoldTycoon,
    /// Gold beside opposing bronze and silver (N9.5).
    GoldPrestige,
}

impl Challenge {
    /// All five.
    pub const ALL: [Self; 5] = [
        Self::BronzeBaron,
        Self::MasterArchitect,
        Self::GenerationKing,
        Self::GoldTycoon,
        Self::GoldPrestige,
    ];

    /// The word for it in records.
    pub fn word(self) -> &'static str {
        match self {
            Self::BronzeBaron => "bronze-baron",
            Self::MasterArchitect => "master-architect",
            Self::GenerationKing => "generation-king",
            Self::GoldTycoon => "gold-tycoon",
            Self::GoldPrestige => "gold-prestige",
        }
    }

    /// The challenge that a word stands for.
    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|challenge| challenge.word() == word)
    }
}
