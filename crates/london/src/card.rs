//! City cards, boroughs, and sets of them, as small numbers.

use std::ops::{BitAnd, BitOr, BitOrAssign};

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The most city cards a pack may have.
pub const MAX_CARDS: usize = 128;
/// The most boroughs a pack may have.
pub const MAX_BOROUGHS: usize = 32;

/// One city card: a single copy. Copies of one title have consecutive numbers.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Card(pub(crate) u8);

/// What is printed on a city card; its copies are interchangeable (L-R29).
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Title(pub(crate) u8);

/// A borough card.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(transparent)]
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
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct CardSet(u128);

impl CardSet {
    /// No cards.
    pub const EMPTY: Self = Self(0);

    /// Just this card.
    #[inline]
    pub fn of(card: Card) -> Self {
        Self(1 << card.0)
    }

    /// Whether it holds `card`.
    #[inline]
    pub fn has(self, card: Card) -> bool {
        self.0 >> card.0 & 1 == 1
    }

    /// Adds a card.
    #[inline]
    pub fn insert(&mut self, card: Card) {
        self.0 |= 1 << card.0;
    }

    /// Takes a card out.
    #[inline]
    pub fn remove(&mut self, card: Card) {
        self.0 &= !(1 << card.0);
    }

    /// How many cards it holds.
    #[inline]
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether it holds none.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The card with the lowest number.
    #[inline]
    pub fn first(self) -> Option<Card> {
        // At most 127 of 128 bits can be zeros below a one, so the count fits.
        (self.0 != 0).then(|| Card(self.0.trailing_zeros() as u8))
    }

    /// Without the cards of `other`.
    #[inline]
    pub fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

impl BitAnd for CardSet {
    type Output = Self;

    #[inline]
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitOr for CardSet {
    type Output = Self;

    #[inline]
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitOrAssign for CardSet {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        self.0 |= other.0;
    }
}

/// The cards in ascending order.
impl Iterator for CardSet {
    type Item = Card;

    #[inline]
    fn next(&mut self) -> Option<Card> {
        let card = self.first()?;
        self.0 &= self.0 - 1;
        Some(card)
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut set = Self::EMPTY;
        cards.into_iter().for_each(|card| set.insert(card));
        set
    }
}

/// Written as two halves, because not every format knows numbers of 128 bits.
impl Serialize for CardSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        ((self.0 >> 64) as u64, self.0 as u64).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for CardSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let (high, low) = <(u64, u64)>::deserialize(deserializer)?;
        Ok(Self(u128::from(high) << 64 | u128::from(low)))
    }
}

/// A set of boroughs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct BoroughSet(u32);

impl BoroughSet {
    /// Whether it holds `borough`.
    #[inline]
    pub fn has(self, borough: Borough) -> bool {
        self.0 >> borough.0 & 1 == 1
    }

    /// Adds a borough.
    #[inline]
    pub fn insert(&mut self, borough: Borough) {
        self.0 |= 1 << borough.0;
    }

    /// How many it holds.
    #[inline]
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether it holds none.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many of these are also in `other`.
    #[inline]
    pub fn count_in(self, other: Self) -> usize {
        (self.0 & other.0).count_ones() as usize
    }
}

impl FromIterator<Borough> for BoroughSet {
    fn from_iter<I: IntoIterator<Item = Borough>>(boroughs: I) -> Self {
        let mut set = Self::default();
        boroughs.into_iter().for_each(|borough| set.insert(borough));
        set
    }
}

/// Something face up that can carry an ability: a city card or a borough.
///
/// One byte, so that frames and actions stay small: boroughs begin at 128.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(transparent)]
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
    /// Which one it is.
    #[inline]
    pub fn kind(self) -> SourceKind {
        if self.0 < 128 {
            SourceKind::Card(Card(self.0))
        } else {
            SourceKind::Borough(Borough(self.0 - 128))
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
        Self(128 + borough.0)
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
