//! The ground of the city: districts, lots and blocks, each by a number that its pack gives it.

use serde::{Deserialize, Serialize};

/// The most lots a city has (N1.1).
pub(crate) const MAX_LOTS: usize = 65;
/// The most blocks with lots.
pub(crate) const MAX_BLOCKS: usize = 32;
/// The most cells of lots in a block, so that a set of them is a number of 16 bits.
pub(crate) const MAX_BLOCK_CELLS: usize = 16;
/// The most lots in a block: none has fewer than two cells.
pub(crate) const MAX_BLOCK_LOTS: usize = MAX_BLOCK_CELLS / 2;
/// How many districts there are (N1.1).
pub(crate) const DISTRICTS: usize = 5;

/// A district: a colour of lots.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct District(pub(crate) u8);

impl District {
    /// All of them, in the order of the pack.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..DISTRICTS as u8).map(Self)
    }

    /// Its number, from 0.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// What a lot card shows, and what tells lots apart for those who acquire them: a district and a
/// size of 2 or 3 (N1.2).
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct LotKind(pub(crate) u8);

impl LotKind {
    /// How many kinds there are.
    pub const COUNT: usize = DISTRICTS * 2;

    /// The kind of a district's lots of this size, which is 2 or 3.
    pub fn new(district: District, size: u8) -> Self {
        Self(district.0 * 2 + u8::from(size > 2))
    }

    /// All of them.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT as u8).map(Self)
    }

    /// Its district.
    pub fn district(self) -> District {
        District(self.0 / 2)
    }

    /// How many cells such a lot has.
    pub fn size(self) -> u8 {
        2 + self.0 % 2
    }

    /// Its number, from 0.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// A lot of the city.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Lot(pub(crate) u8);

impl Lot {
    /// Its number, from 0.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// A block: what lies together between streets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Block(pub(crate) u8);

impl Block {
    /// Its number, from 0.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// Cells of one block, a bit for each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Cells(pub(crate) u16);

impl Cells {
    /// None.
    pub const NONE: Self = Self(0);

    /// Whether there is none.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many.
    #[inline]
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether they have a cell in common.
    #[inline]
    pub fn meet(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// Whether all of these are among `others`.
    #[inline]
    pub fn are_in(self, others: Self) -> bool {
        self.0 & !others.0 == 0
    }

    /// These and those.
    #[inline]
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// These but not those.
    #[inline]
    #[must_use]
    pub fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The places of the bits, from 0.
    pub fn places(self) -> impl Iterator<Item = usize> {
        (0..MAX_BLOCK_CELLS).filter(move |&place| self.0 >> place & 1 == 1)
    }
}

/// The lots that somebody owns, block by block: a bit for each lot of a block.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct Territory([u8; MAX_BLOCKS]);

impl Territory {
    /// The lots of a block, as bits.
    #[inline]
    pub(crate) fn in_block(&self, block: Block) -> u8 {
        self.0[block.index()]
    }

    #[inline]
    pub(crate) fn has(&self, place: LotPlace) -> bool {
        self.0[place.block.index()] >> place.number & 1 == 1
    }

    #[inline]
    pub(crate) fn insert(&mut self, place: LotPlace) {
        self.0[place.block.index()] |= 1 << place.number;
    }

    #[inline]
    pub(crate) fn remove(&mut self, place: LotPlace) {
        self.0[place.block.index()] &= !(1 << place.number);
    }
}

/// Where a lot is: its block, and its number among the lots of that.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LotPlace {
    /// The block.
    pub block: Block,
    /// From 0 to 7.
    pub number: u8,
}
