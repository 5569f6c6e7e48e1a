//! Skyscrapers: those that every player has, the legendary ones, and the starting building.

use serde::{Deserialize, Serialize};
use table::{BitSet, numbered};

/// How many skyscrapers every player has (N1.3).
pub(crate) const OWN_TILES: usize = 18;
/// How many legendary skyscrapers there are (N1.5).
pub(crate) const LEGENDARIES: usize = 4;

/// A skyscraper: one of the eighteen that every player has, a legendary one, or the starting
/// building.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(transparent)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Tile(pub(crate) u8);

impl Tile {
    /// The starting building (N1.6).
    pub const START: Self = Self((OWN_TILES + LEGENDARIES) as u8);
    /// How many there are, the starting building included.
    pub const COUNT: usize = OWN_TILES + LEGENDARIES + 1;
    /// The eighteen that every player has.
    pub const OWN: TileSet = TileSet::from_bits((1 << OWN_TILES) - 1);
    /// The four legendary ones.
    pub const LEGENDARY: TileSet = TileSet::from_bits(((1 << LEGENDARIES) - 1) << OWN_TILES);

    /// All of them but the starting building, the legendary ones last.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::START.0).map(Self)
    }

    /// Those that every player has.
    pub fn own() -> impl Iterator<Item = Self> {
        (0..OWN_TILES as u8).map(Self)
    }

    /// The legendary ones.
    pub fn legendary() -> impl Iterator<Item = Self> {
        (OWN_TILES as u8..Self::START.0).map(Self)
    }

    /// Whether it is one of the four that are open to everybody (N1.5).
    #[inline]
    pub fn is_legendary(self) -> bool {
        (OWN_TILES..Self::START.index()).contains(&self.index())
    }

    /// Its number, from 0.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// A generation of skyscrapers; each may replace those before it (N1.4, N3.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Generation {
    /// The starting building alone (N1.6).
    Starting,
    /// From the beginning.
    Bronze,
    /// From 6 points on (N4.3).
    Silver,
    /// From 18 points on (N4.3); never demolished.
    Gold,
}

impl Generation {
    /// Those that can be built, in order.
    pub const BUILT: [Self; 3] = [Self::Bronze, Self::Silver, Self::Gold];

    /// Its number, from 0.
    #[inline]
    pub fn index(self) -> usize {
        self as usize
    }
}

/// A set of skyscrapers.
pub type TileSet = BitSet<Tile>;

numbered! { Tile, u32, (1 << Tile::COUNT) - 1; }
