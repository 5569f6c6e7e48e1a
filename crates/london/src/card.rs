//! City cards, boroughs, and sets of them, as small numbers.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize};
use table::{BitSet, numbered};

/// The most city cards a pack may have.
pub const MAX_CARDS: usize = 128;
/// The most boroughs a pack may have.
pub const MAX_BOROUGHS: usize = 32;

/// One city card: a single copy. Copies of one title have consecutive numbers.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(transparent)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Card(pub(crate) u8);

/// What is printed on a city card; its copies are interchangeable (L-R29).
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(transparent)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Title(pub(crate) u8);

/// A borough card.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(transparent)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Borough(pub(crate) u8);

impl Card {
    /// Its number in the pack.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

impl Title {
    /// Its number in the pack.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

impl Borough {
    /// Its number in the pack.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// The kind of a city card (L1.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Colour {
    /// Economy.
    Brown,
    /// Science and culture.
    Blue,
    /// Politics.
    Pink,
    /// Paupers.
    Grey,
}

/// The part of the deck a card belongs to: A is drawn first, C last (L2.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Set {
    /// On top.
    A,
    /// In the middle.
    B,
    /// At the bottom.
    C,
}

impl Set {
    /// All sets in the order in which they are drawn.
    pub const ALL: [Self; 3] = [Self::A, Self::B, Self::C];
}

/// A set of city cards.
pub type CardSet = BitSet<Card>;

/// A set of boroughs.
pub type BoroughSet = BitSet<Borough>;

numbered! {
    Card, u128, u128::MAX;
    Borough, u32, u32::MAX;
}

/// Something face up that can carry an ability: a city card or a borough.
///
/// One byte, so that frames and actions stay small: boroughs begin at 128.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(transparent)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Source(u8);

/// What a [`Source`] stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SourceKind {
    /// A city card.
    Card(Card),
    /// A borough.
    Borough(Borough),
}

impl Source {
    /// Cards are numbered below this, boroughs from here on.
    pub(crate) const FIRST_BOROUGH: u8 = 128;

    /// Which one it is.
    #[inline]
    pub fn kind(self) -> SourceKind {
        if self.0 < Self::FIRST_BOROUGH {
            SourceKind::Card(Card(self.0))
        } else {
            SourceKind::Borough(Borough(self.0 - Self::FIRST_BOROUGH))
        }
    }
}

impl From<Card> for Source {
    #[inline]
    fn from(card: Card) -> Self {
        Self(card.0)
    }
}

impl From<Borough> for Source {
    #[inline]
    fn from(borough: Borough) -> Self {
        Self(Self::FIRST_BOROUGH + borough.0)
    }
}

impl<'de> Deserialize<'de> for Source {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let code = u8::deserialize(deserializer)?;
        if usize::from(code) >= MAX_CARDS + MAX_BOROUGHS {
            return Err(D::Error::custom("no such card or borough"));
        }
        Ok(Self(code))
    }
}
