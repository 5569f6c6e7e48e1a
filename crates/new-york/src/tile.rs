//! Skyscrapers: those that every player has, the legendary ones, and the starting building.

use serde::{Deserialize, Serialize};

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
pub struct Tile(pub(crate) u8);

impl Tile {
    /// The starting building (N1.6).
    pub const START: Self = Self((OWN_TILES + LEGENDARIES) as u8);
    /// How many there are, the starting building included.
    pub const COUNT: usize = OWN_TILES + LEGENDARIES + 1;

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

/// A set of skyscrapers. Iterating over it takes the first out each time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct TileSet(pub(crate) u32);

impl TileSet {
    /// None.
    pub const EMPTY: Self = Self(0);
    /// The eighteen that every player has.
    pub const OWN: Self = Self((1 << OWN_TILES) - 1);
    /// The four legendary ones.
    pub const LEGENDARY: Self = Self(((1 << LEGENDARIES) - 1) << OWN_TILES);

    /// Only this one.
    #[inline]
    pub fn of(tile: Tile) -> Self {
        Self(1 << tile.0)
    }

    /// Whether it is in the set.
    #[inline]
    pub fn has(self, tile: Tile) -> bool {
        self.0 >> tile.0 & 1 == 1
    }

    /// Puts one in.
    #[inline]
    pub fn insert(&mut self, tile: Tile) {
        self.0 |= 1 << tile.0;
    }

    /// Takes one out.
    #[inline]
    pub fn remove(&mut self, tile: Tile) {
        self.0 &= !(1 << tile.0);
    }

    /// How many.
    #[inline]
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Those in both sets.
    #[inline]
    #[must_use]
    pub fn both(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Those in either set.
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
}

impl Iterator for TileSet {
    type Item = Tile;

    #[inline]
    fn next(&mut self) -> Option<Tile> {
        if self.0 == 0 {
            return None;
        }
        let first = self.0.trailing_zeros();
        self.0 &= self.0 - 1;
        Some(Tile(first as u8))
    }
}

impl FromIterator<Tile> for TileSet {
    fn from_iter<I: IntoIterator<Item = Tile>>(tiles: I) -> Self {
        let mut set = Self::EMPTY;
        tiles.into_iter().for_each(|tile| set.insert(tile));
        set
    }
}
