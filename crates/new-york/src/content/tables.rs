//! What a pack says, checked and numbered.

use pack_file::Sources;
use table::Digest;

use crate::ground::{Block, Cells, DISTRICTS, District, Lot, LotKind, LotPlace, MAX_BLOCK_LOTS};
use crate::tile::{Generation, Tile};

/// Everything that a pack describes: the board, the skyscrapers and the characters. Only
/// [`Content::parse`] makes one, so what it says has been checked.
#[derive(Clone, Debug)]
pub struct Content {
    pub(crate) pack: String,
    pub(crate) digest: Digest,
    pub(crate) districts: Vec<DistrictFacts>,
    pub(crate) streets: Vec<StreetFacts>,
    pub(crate) parks: Vec<PlaceFacts>,
    pub(crate) landmarks: Vec<PlaceFacts>,
    pub(crate) map: Map,
    pub(crate) lots: Vec<LotFacts>,
    pub(crate) blocks: Vec<BlockFacts>,
    /// The eighteen, the legendary four and the starting building, in this order.
    pub(crate) tiles: Vec<TileFacts>,
    pub(crate) characters: Vec<CharacterFacts>,
}

/// A district.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DistrictFacts {
    /// Its id.
    pub id: String,
    /// Its name, if the pack gives one.
    pub name: Option<String>,
    /// The letters that its lots' ids begin with.
    pub code: String,
    /// Whether it is played with two players (N2.1).
    pub two_players: bool,
    /// What this rests on.
    pub sources: Sources,
}

/// A street.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StreetFacts {
    /// Its id.
    pub id: String,
    /// Its name, if the pack gives one.
    pub name: Option<String>,
    /// How the map writes it.
    pub code: String,
    /// Whether there is a street card for it (N1.1).
    pub scoring: bool,
    /// What this rests on.
    pub sources: Sources,
}

/// A park or a landmark.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlaceFacts {
    /// Its id.
    pub id: String,
    /// Its name, if the pack gives one.
    pub name: Option<String>,
    /// How the map writes it.
    pub code: String,
    /// What this rests on.
    pub sources: Sources,
}

/// The board as a grid, north up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Map {
    pub(crate) columns: usize,
    pub(crate) cells: Vec<Ground>,
    /// What the drawing rests on.
    pub(crate) sources: Sources,
}

/// A cell of the grid: row and column from 0.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize,
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Cell {
    /// From the north.
    pub row: u8,
    /// From the west.
    pub column: u8,
}

/// What a cell of the grid is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Ground {
    /// A cell of a lot.
    Lot(Lot),
    /// Part of a street, by its number.
    Street(u8),
    /// Where streets cross: a street without a name.
    Crossing,
    /// Part of a park, by its number.
    Park(u8),
    /// Part of a landmark, by its number. Nothing can be built there (N1.1).
    Landmark(u8),
}

impl Map {
    /// How many rows.
    pub fn rows(&self) -> usize {
        self.cells.len() / self.columns.max(1)
    }

    /// What the drawing rests on.
    pub fn sources(&self) -> &Sources {
        &self.sources
    }

    /// How many columns.
    pub fn columns(&self) -> usize {
        self.columns
    }

    /// What is there; `None` beyond the edge.
    pub fn at(&self, cell: Cell) -> Option<Ground> {
        let (row, column) = (usize::from(cell.row), usize::from(cell.column));
        if column < self.columns {
            self.cells.get(row * self.columns + column).copied()
        } else {
            None
        }
    }

    /// All cells in reading order.
    pub fn cells(&self) -> impl Iterator<Item = (Cell, Ground)> + '_ {
        (0..).zip(&self.cells).map(|(index, &ground)| {
            let (row, column) = (index / self.columns, index % self.columns);
            (Cell { row: small(row), column: small(column) }, ground)
        })
    }

    /// The cells that share an edge with this one.
    pub(crate) fn beside(&self, cell: Cell) -> impl Iterator<Item = (Cell, Ground)> + '_ {
        cell.beside().filter_map(|other| Some((other, self.at(other)?)))
    }
}

impl Cell {
    /// The cells that share an edge with this one, wherever the grid ends.
    pub(crate) fn beside(self) -> impl Iterator<Item = Self> {
        let Self { row, column } = self;
        let up = row.checked_sub(1).map(|row| Self { row, column });
        let left = column.checked_sub(1).map(|column| Self { row, column });
        let right = column.checked_add(1).map(|column| Self { row, column });
        let down = row.checked_add(1).map(|row| Self { row, column });
        [up, left, right, down].into_iter().flatten()
    }
}

/// Maps are refused long before a row or column has no such number.
fn small(number: usize) -> u8 {
    u8::try_from(number).unwrap_or(u8::MAX)
}

/// A lot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LotFacts {
    /// Its id, as on the map.
    pub id: String,
    /// What its card shows.
    pub kind: LotKind,
    /// Where it is.
    pub place: LotPlace,
    /// Its cells within the block.
    pub cells: Cells,
}

/// A block with lots.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BlockFacts {
    /// The cells of lots, in reading order: the bits of [`Cells`].
    pub cells: Vec<Cell>,
    /// The lots.
    pub lots: Vec<Lot>,
    /// The cells of each lot.
    pub(crate) lot_cells: [Cells; MAX_BLOCK_LOTS],
}

impl BlockFacts {
    /// The cells of some of its lots.
    #[inline]
    pub(crate) fn cells_of(&self, lots: u8) -> Cells {
        let mut cells = Cells::EMPTY;
        let mut left = lots;
        while left != 0 {
            cells |= self.lot_cells[left.trailing_zeros() as usize];
            left &= left - 1;
        }
        cells
    }

    /// The lots that these cells belong to, a bit for each.
    pub(crate) fn lots_under(&self, cells: Cells) -> u8 {
        let lots = (0..).zip(&self.lot_cells).filter(|(_, lot)| lot.meets(cells));
        lots.fold(0, |lots, (number, _)| lots | 1 << number)
    }
}

/// A skyscraper.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TileFacts {
    /// Its id.
    pub id: String,
    /// Its name, if the pack gives one.
    pub name: Option<String>,
    /// Its generation.
    pub generation: Generation,
    /// What placing it scores.
    pub points: u8,
    /// The printed height of a legendary one (N1.5); otherwise 0.
    pub height: u16,
    /// Its cells as printed; the least row and column are 0.
    pub shape: Vec<Cell>,
    /// What this rests on.
    pub sources: Sources,
}

impl TileFacts {
    /// N1.4: whether it is no rectangle.
    pub fn irregular(&self) -> bool {
        let most = |of: fn(&Cell) -> u8| self.shape.iter().map(of).max().unwrap_or(0);
        let rectangle =
            (usize::from(most(|cell| cell.row)) + 1) * (usize::from(most(|cell| cell.column)) + 1);
        rectangle != self.shape.len()
    }
}

/// A character (N1.7).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CharacterFacts {
    /// Their id.
    pub id: String,
    /// Their name, if the pack gives one.
    pub name: Option<String>,
    /// Where their starting building stands; its colour is the district of the token.
    pub lot: Lot,
    /// What this rests on.
    pub sources: Sources,
}

impl Content {
    /// The name of the pack.
    pub fn pack(&self) -> &str {
        &self.pack
    }

    /// Of everything that matters to the rules.
    pub fn digest(&self) -> Digest {
        self.digest
    }

    /// The board.
    pub fn map(&self) -> &Map {
        &self.map
    }

    /// The districts.
    pub fn districts(&self) -> impl Iterator<Item = (District, &DistrictFacts)> {
        District::all().zip(&self.districts)
    }

    /// A district.
    pub fn district(&self, district: District) -> &DistrictFacts {
        &self.districts[district.index()]
    }

    /// All streets, those that cannot score included.
    pub fn streets(&self) -> &[StreetFacts] {
        &self.streets
    }

    /// A street that can score.
    pub fn street(&self, street: Street) -> &StreetFacts {
        &self.streets[street.index()]
    }

    /// The parks.
    pub fn parks(&self) -> &[PlaceFacts] {
        &self.parks
    }

    /// The landmarks.
    pub fn landmarks(&self) -> &[PlaceFacts] {
        &self.landmarks
    }

    /// The lots in the order of their numbers.
    pub fn lots(&self) -> impl Iterator<Item = (Lot, &LotFacts)> {
        (0..).map(Lot).zip(&self.lots)
    }

    /// A lot.
    #[inline]
    pub fn lot(&self, lot: Lot) -> &LotFacts {
        &self.lots[lot.index()]
    }

    /// The blocks with lots.
    pub fn blocks(&self) -> impl Iterator<Item = (Block, &BlockFacts)> {
        (0..).map(Block).zip(&self.blocks)
    }

    /// A block.
    #[inline]
    pub fn block(&self, block: Block) -> &BlockFacts {
        &self.blocks[block.index()]
    }

    /// A skyscraper.
    #[inline]
    pub fn tile(&self, tile: Tile) -> &TileFacts {
        &self.tiles[tile.index()]
    }

    /// The characters.
    pub fn characters(&self) -> impl Iterator<Item = (Character, &CharacterFacts)> {
        (0..).map(Character).zip(&self.characters)
    }

    /// A character.
    pub fn character(&self, character: Character) -> &CharacterFacts {
        &self.characters[character.index()]
    }

    /// The lot with this id.
    pub fn find_lot(&self, id: &str) -> Option<Lot> {
        self.lots().find(|(_, facts)| facts.id == id).map(|(lot, _)| lot)
    }

    /// The lot that somebody means who does not care about capitals.
    pub fn find_lot_like(&self, id: &str) -> Option<Lot> {
        let like = |(_, facts): &(Lot, &LotFacts)| facts.id.eq_ignore_ascii_case(id);
        self.lots().find(like).map(|(lot, _)| lot)
    }

    /// The skyscraper with this id, the starting building not included.
    pub fn find_tile(&self, id: &str) -> Option<Tile> {
        Tile::all().find(|&tile| self.tile(tile).id == id)
    }

    /// The skyscraper with this id, or the legendary one with this sign of the drawn city: `L1` to
    /// `L4`.
    pub fn find_tile_like(&self, word: &str) -> Option<Tile> {
        let sign = |(number, _): &(usize, Tile)| word.eq_ignore_ascii_case(&format!("L{number}"));
        let signed = || (1..).zip(Tile::legendary()).find(sign).map(|(_, tile)| tile);
        self.find_tile(word).or_else(signed)
    }

    /// N1.2: the word for a kind of lot card, such as `green-2`.
    pub fn kind_word(&self, kind: LotKind) -> String {
        format!("{}-{}", self.district(kind.district()).id, kind.size())
    }

    /// The kind that a word stands for.
    pub fn find_kind(&self, word: &str) -> Option<LotKind> {
        LotKind::all().find(|&kind| self.kind_word(kind) == word)
    }

    /// Whether a district is played at a table of so many (N2.1).
    #[inline]
    pub(crate) fn in_play(&self, district: District, seats: table::Seats) -> bool {
        seats.count() > 2 || self.districts[district.index()].two_players
    }

    /// How many lots of each kind a table of so many plays with.
    pub fn lots_in_play(&self, seats: table::Seats) -> [u8; LotKind::COUNT] {
        let mut counts = [0; LotKind::COUNT];
        for facts in &self.lots {
            if self.in_play(facts.kind.district(), seats) {
                counts[facts.kind.index()] += 1;
            }
        }
        counts
    }
}

/// A street that can score, by its number from 0 to 4.
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    serde::Serialize,
    serde::Deserialize,
)]
#[serde(transparent)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Street(pub(crate) u8);

impl Street {
    /// How many there are (N1.1). They come first among the streets of a pack.
    pub const COUNT: usize = 5;
    /// The ids of those that score in the beginners' game (N8.1). Every pack has them.
    pub(crate) const BEGINNERS: [&str; 3] = ["wall-street", "broadway", "nassau-broad"];

    /// All of them.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT as u8).map(Self)
    }

    /// Its number, from 0.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// A character, by their number.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize,
)]
#[serde(transparent)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Character(pub(crate) u8);

impl Character {
    /// How many there are (N1.7).
    pub const COUNT: usize = DISTRICTS;

    /// Their number, from 0.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}
