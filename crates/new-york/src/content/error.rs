//! Why a pack of New York was refused: one sentence that names the place, the offending word and what
//! was expected.

use std::fmt::{self, Display};

use pack_file::{Either, FileFault, Quoted};

use super::tables::Cell;

/// A pack was refused.
pub type PackError = pack_file::PackError<PackFault>;

/// What can be wrong with a pack.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PackFault {
    /// Something that the pack of any game can have wrong.
    #[error(transparent)]
    File(#[from] FileFault),
    /// Things of two kinds have one id.
    #[error("“{id}” is a {kind} already; expected another id")]
    IdTaken {
        /// The id.
        id: String,
        /// What has it.
        kind: &'static str,
    },
    /// A code that the map could not be read with.
    #[error("{} is no code of a {kind}; expected {expected}", Quoted(code))]
    BadCode {
        /// The code found.
        code: String,
        /// What it should stand for.
        kind: &'static str,
        /// What such codes look like.
        expected: &'static str,
    },
    /// Two things are written alike on the map.
    #[error("“{code}” is the code of “{id}” already; expected another one")]
    CodeTaken {
        /// The code.
        code: String,
        /// What has it.
        id: String,
    },
    /// The number of districts that only more than two play with (N2.1).
    #[error("there are {found} districts with “two_players = false”; expected 1")]
    LeftOut {
        /// How many.
        found: usize,
    },
    /// The number of streets with a street card (N1.1).
    #[error("there are {found} streets with “scoring = true”; expected 5")]
    ScoringStreets {
        /// How many.
        found: usize,
    },
    /// A street of the beginners' game cannot score (N8.1).
    #[error("“{id}” cannot score; expected a street with this id and “scoring = true”")]
    NoBeginnersStreet {
        /// The id.
        id: &'static str,
    },
    /// A street that can score and is nowhere.
    #[error("“{code}” is nowhere on the map; expected it there, because “{id}” can score")]
    NotOnMap {
        /// The street.
        id: String,
        /// Its code.
        code: String,
    },
    /// A map too small or too large for the names of its cells.
    #[error(
        "the map has {columns} columns and {rows} rows; expected from 1 to 26 columns and from 1 to 99 rows"
    )]
    MapSize {
        /// From west to east.
        columns: usize,
        /// From north to south.
        rows: usize,
    },
    /// Rows of the map that are not equally long.
    #[error("row {row} of the map has {found} cells; expected {expected}, as in row 1")]
    Ragged {
        /// The row, counted from 1.
        row: usize,
        /// Its length.
        found: usize,
        /// The length of the first.
        expected: usize,
    },
    /// A cell of the map that is nothing known.
    #[error(
        "{} in row {row} of the map is not known; expected a lot such as {lot}, + or {}",
        Quoted(word),
        Either(codes)
    )]
    UnknownCell {
        /// What stands there.
        word: String,
        /// The row, counted from 1.
        row: usize,
        /// A lot as it could be.
        lot: String,
        /// The codes of streets, parks and landmarks.
        codes: Vec<String>,
    },
    /// A lot of the map that is in no district.
    #[error(
        "{} in row {row} of the map lies in no district; expected a lot of {}",
        Quoted(word),
        Either(codes)
    )]
    NoDistrict {
        /// What stands there.
        word: String,
        /// The row, counted from 1.
        row: usize,
        /// The codes of the districts.
        codes: Vec<String>,
    },
    /// A lot with a number that no lot has (N1.1).
    #[error("{} in row {row} of the map is no lot; expected {code}1 to {code}13", Quoted(word))]
    LotNumber {
        /// What stands there.
        word: String,
        /// The row, counted from 1.
        row: usize,
        /// The code of its district.
        code: String,
    },
    /// A district without one of its lots (N1.1).
    #[error("“{lot}” is not on the map; expected {code}1 to {code}13")]
    NoSuchLot {
        /// The lot.
        lot: String,
        /// The code of its district.
        code: String,
    },
    /// A lot in pieces, or two lots of one name.
    #[error(
        "“{lot}” is at {} and apart from that at {}; expected cells that share edges",
        Named(*first), Named(*apart)
    )]
    LotApart {
        /// The lot.
        lot: String,
        /// Its first cell.
        first: Cell,
        /// The first one that is not connected to it.
        apart: Cell,
    },
    /// A lot that is too small or too large (N1.1).
    #[error("“{lot}” is of size {cells}; expected 2 or 3 cells")]
    LotSize {
        /// The lot.
        lot: String,
        /// How many cells.
        cells: usize,
    },
    /// A block with too many cells.
    #[error(
        "the block of {} has {cells} cells of lots; expected at most {most}, and a street between more",
        Named(*first)
    )]
    BlockSize {
        /// Its first cell.
        first: Cell,
        /// How many cells.
        cells: usize,
        /// How many there may be.
        most: usize,
    },
    /// A row of a shape with something else than cells and gaps.
    #[error("{} is no row of a shape; expected X for a cell and . for none", Quoted(row))]
    ShapeWord {
        /// The row.
        row: String,
    },
    /// Rows of a shape that are not equally long.
    #[error("{} is {found} wide; expected {expected}, as in the row before", Quoted(row))]
    ShapeRagged {
        /// The row.
        row: String,
        /// Its length.
        found: usize,
        /// The length of the one before.
        expected: usize,
    },
    /// A shape without cells, or with more than any block can have.
    #[error("the shape of “{id}” has {cells} cells; expected from 1 to {most}")]
    ShapeSize {
        /// The skyscraper.
        id: String,
        /// How many.
        cells: usize,
        /// How many there may be.
        most: usize,
    },
    /// A shape in pieces.
    #[error("the shape of “{id}” is in pieces; expected cells that share edges")]
    ShapeApart {
        /// The skyscraper.
        id: String,
    },
    /// A height that no building has.
    #[error("“{id}” cannot be {height} feet high; expected from 1 to {most}")]
    Height {
        /// The skyscraper.
        id: String,
        /// Its height.
        height: u16,
        /// The most allowed.
        most: u16,
    },
    /// Heights decide ties, so no two are the same (N7.5).
    #[error("“{id}” is {height} feet high, as is “{other}”; expected different heights")]
    SameHeight {
        /// The skyscraper.
        id: String,
        /// Another one before it.
        other: String,
        /// The height of both.
        height: u16,
    },
    /// A character on a lot that does not exist.
    #[error("{} is no lot; expected one of the map, such as {lot}", Quoted(word))]
    UnknownLot {
        /// The word found.
        word: String,
        /// A lot as it could be.
        lot: String,
    },
    /// A character whose starting building would not fit (N1.7).
    #[error("“{lot}” has 3 cells; expected a lot of 2 for the starting building of “{id}”")]
    StartingLot {
        /// The lot.
        lot: String,
        /// The character.
        id: String,
    },
    /// Two characters in one district (N1.7).
    #[error("“{lot}” lies in the district of “{other}”; expected one character in each district")]
    SameDistrict {
        /// The lot.
        lot: String,
        /// The character before.
        other: String,
    },
}

/// A cell as players call it: `j9` is in the tenth column and the ninth row.
struct Named(Cell);

impl Display for Named {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(Cell { row, column }) = self;
        write!(f, "{}{}", char::from(b'a'.saturating_add(*column)), u16::from(*row) + 1)
    }
}
