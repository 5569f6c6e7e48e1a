//! The ground of the city: districts, lots and blocks, each by a number that its pack gives it.

use serde::{Deserialize, Serialize};
use table::{BitSet, numbered};

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
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
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
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
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

/// A cell of a block, by its number among the cells of lots there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BlockCell(pub(crate) u8);

impl BlockCell {
    /// Its number, from 0.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// Cells of one block.
pub type Cells = BitSet<BlockCell>;

numbered! {
    Block, u32, u32::MAX;
    BlockCell, u16, u16::MAX;
}

/// The lots that somebody owns, block by block: a bit for each lot of a block.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct Territory([u8; MAX_BLOCKS]);

impl Territory {
    /// The lots of a block, as bits.
    #[inline]
    pub(crate) fn in_block(&self, block: Block) -> u8 {
        self.0[block.index()]
    }

    /// The blocks in which there is any lot, in ascending order, each with its lots as bits.
    #[inline]
    pub(crate) fn blocks(&self) -> impl Iterator<Item = (Block, u8)> + '_ {
        // Eight blocks at a time: most players are in few of them.
        let (eights, _) = self.0.as_chunks();
        (0..).step_by(8).zip(eights).flat_map(|(first, &lots)| {
            let mut left = u64::from_le_bytes(lots);
            std::iter::from_fn(move || {
                let place = left.trailing_zeros() / 8;
                let lots = (left.checked_shr(place * 8)? & 0xff) as u8;
                left &= !(0xff << (place * 8));
                Some((Block(first + place as u8), lots))
            })
        })
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
        self.remove_lots(place.block, 1 << place.number);
    }

    /// Takes out these lots of a block, given as bits.
    #[inline]
    pub(crate) fn remove_lots(&mut self, block: Block, lots: u8) {
        self.0[block.index()] &= !lots;
    }

    /// How many lots.
    #[inline]
    pub(crate) fn len(&self) -> u8 {
        let (sixteens, _) = self.0.as_chunks();
        sixteens.iter().fold(0, |sum, &lots| sum + u128::from_le_bytes(lots).count_ones() as u8)
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
