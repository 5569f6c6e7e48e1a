//! Every place where a skyscraper could ever stand, worked out once for a pack.
//!
//! A place inside a block is a set of cells, and a set of cells is a number of 16 bits. Whether a
//! skyscraper fits somewhere is then one comparison, and which skyscrapers fit into what somebody has
//! free in a block is one look into a table.

use std::ops::Range;

use crate::content::{Cell, Content, Ground, Street};
use crate::ground::{Block, BlockCell, Cells, Lot, LotKind};
use crate::tile::{Generation, Tile, TileSet};

/// A place for a skyscraper of some shape.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Site {
    pub(crate) block: Block,
    pub(crate) cells: Cells,
    /// The lots of the block that it covers, wholly or in part, a bit for each.
    pub(crate) lots: u8,
    /// The cells of the block that share an edge with it (N-R08: never across a street).
    pub(crate) around: Cells,
    /// The streets that can score which it touches, a bit for each (N7.2).
    pub(crate) streets: u8,
    /// The districts that it lies in, a bit for each (N9.4).
    pub(crate) districts: u8,
    /// N4.4: whether it touches a street or a park.
    pub(crate) fronts: bool,
}

/// The number of a site.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize,
)]
#[serde(transparent)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SiteNo(pub(crate) u16);

impl SiteNo {
    /// No site: the skyscraper does not stand.
    pub(crate) const NOWHERE: Self = Self(u16::MAX);

    /// Its number, from 0.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// How a shape lies: so many quarter turns clockwise from how it is printed, turned over before that
/// or not (N4.7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Turn {
    pub(crate) flipped: bool,
    pub(crate) quarters: u8,
}

/// How people call a site: its first cell in reading order, and how the shape lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct SiteName {
    pub(crate) first: Cell,
    pub(crate) turn: Turn,
}

/// All sites of a city, by shape and block.
#[derive(Clone, Debug)]
pub(crate) struct City {
    sites: Vec<Site>,
    names: Vec<SiteName>,
    /// The shape of each skyscraper; equal ones share their sites.
    shapes: [u8; Tile::COUNT],
    /// In how many ways each shape can lie.
    turns: Vec<u8>,
    /// The sites of each shape in each block.
    ranges: Vec<Vec<Range<u16>>>,
    /// For each block, which skyscrapers fit into a set of its cells, by the number of the set.
    fits: Vec<Vec<TileSet>>,
    /// Where each character's starting building stands.
    starts: Vec<SiteNo>,
    /// Skyscrapers that have an equal before them (same shape, points and generation), and that one.
    twins: Vec<(Tile, Tile)>,
    generations: [Generation; Tile::COUNT],
    of_generation: [TileSet; 4],
    /// The lots of each kind.
    lots: [Vec<Lot>; LotKind::COUNT],
}

impl City {
    /// The sites of a board. With `flip`, shapes may also be turned over (N4.7).
    pub(crate) fn new(content: &Content, flip: bool) -> Self {
        let mut city = Self {
            sites: Vec::new(),
            names: Vec::new(),
            shapes: [0; Tile::COUNT],
            turns: Vec::new(),
            ranges: Vec::new(),
            fits: Vec::new(),
            starts: Vec::new(),
            twins: Vec::new(),
            generations: [Generation::Starting; Tile::COUNT],
            of_generation: [TileSet::EMPTY; 4],
            lots: std::array::from_fn(|kind| {
                let of_kind = content.lots().filter(|(_, facts)| facts.kind.index() == kind);
                of_kind.map(|(lot, _)| lot).collect()
            }),
        };
        city.lay_shapes(content, flip);
        city.fill_tables(content);
        city.of_generation[Generation::Starting.index()].insert(Tile::START);
        city.lay_starts(content);
        city
    }

    #[inline]
    pub(crate) fn site(&self, number: SiteNo) -> &Site {
        &self.sites[number.index()]
    }

    pub(crate) fn name(&self, number: SiteNo) -> SiteName {
        self.names[number.index()]
    }

    /// All sites, in ascending order.
    pub(crate) fn sites(&self) -> impl Iterator<Item = (SiteNo, SiteName)> + '_ {
        (0..).map(SiteNo).zip(self.names.iter().copied())
    }

    /// The sites of a skyscraper in a block, in ascending order.
    #[inline]
    pub(crate) fn sites_in(
        &self,
        tile: Tile,
        block: Block,
    ) -> impl Iterator<Item = (SiteNo, &Site)> {
        let shape = usize::from(self.shapes[tile.index()]);
        let range = self.ranges[shape][block.index()].clone();
        let sites = &self.sites[usize::from(range.start)..usize::from(range.end)];
        range.map(SiteNo).zip(sites)
    }

    /// All sites of a skyscraper, those without frontage included.
    pub(crate) fn sites_of(&self, tile: Tile) -> impl Iterator<Item = (SiteNo, &Site)> {
        (0..self.fits.len()).flat_map(move |block| self.sites_in(tile, Block(block as u8)))
    }

    /// In how many ways a skyscraper can lie.
    pub(crate) fn turns(&self, tile: Tile) -> usize {
        usize::from(self.turns[usize::from(self.shapes[tile.index()])])
    }

    /// The skyscrapers that fit somewhere into these cells of a block, frontage included.
    #[inline]
    pub(crate) fn fitting(&self, block: Block, cells: Cells) -> TileSet {
        self.fits[block.index()][usize::from(cells.bits())]
    }

    /// Where the starting building of a character stands.
    pub(crate) fn start(&self, character: crate::content::Character) -> SiteNo {
        self.starts[character.index()]
    }

    /// Skyscrapers that have an equal before them, each with that one.
    #[inline]
    pub(crate) fn twins(&self) -> impl Iterator<Item = (Tile, Tile)> + '_ {
        self.twins.iter().copied()
    }

    /// The lots of a kind, in ascending order.
    #[inline]
    pub(crate) fn lots_of(&self, kind: LotKind) -> impl Iterator<Item = Lot> + '_ {
        self.lots[kind.index()].iter().copied()
    }

    /// The generation of a skyscraper.
    #[inline]
    pub(crate) fn generation(&self, tile: Tile) -> Generation {
        self.generations[tile.index()]
    }

    /// The skyscrapers of a generation, legendary ones and the starting building included.
    #[inline]
    pub(crate) fn of_generation(&self, generation: Generation) -> TileSet {
        self.of_generation[generation.index()]
    }

    /// The streets that can score beside some cells of a block.
    pub(crate) fn streets_beside(
        content: &Content,
        block: Block,
        cells: Cells,
    ) -> impl Iterator<Item = Street> + use<> {
        let inside = &content.block(block).cells;
        let places: Vec<Cell> = cells.map(|cell| inside[cell.index()]).collect();
        let streets = at(content, block, &places, cells).streets;
        Street::all().filter(move |street| streets >> street.0 & 1 == 1)
    }

    fn lay_shapes(&mut self, content: &Content, flip: bool) {
        let mut shapes: Vec<&[Cell]> = Vec::new();
        for tile in Tile::all() {
            let facts = content.tile(tile);
            let known = shapes.iter().position(|&shape| shape == facts.shape);
            self.shapes[tile.index()] = known.unwrap_or(shapes.len()) as u8;
            if known.is_none() {
                shapes.push(&facts.shape);
                self.lay_shape(content, &facts.shape, flip);
            }
            self.generations[tile.index()] = facts.generation;
            self.of_generation[facts.generation.index()].insert(tile);
            let equal = |other: &Tile| {
                let other = content.tile(*other);
                (&other.shape, other.points, other.generation)
                    == (&facts.shape, facts.points, facts.generation)
            };
            let before = Tile::own().filter(|&other| other < tile && !tile.is_legendary());
            self.twins.extend(before.filter(equal).map(|other| (tile, other)));
        }
    }

    fn lay_shape(&mut self, content: &Content, shape: &[Cell], flip: bool) {
        let turned = turns_of(shape, flip);
        self.turns.push(turned.len() as u8);
        let mut ranges = Vec::new();
        for (block, facts) in content.blocks() {
            let start = self.sites.len() as u16;
            for &first in &facts.cells {
                for (turn, cells) in &turned {
                    if let Some(site) = site(content, block, first, cells) {
                        self.sites.push(site);
                        self.names.push(SiteName { first, turn: *turn });
                    }
                }
            }
            ranges.push(start..self.sites.len() as u16);
        }
        self.ranges.push(ranges);
    }

    /// What fits into a set fits into every larger one.
    fn fill_tables(&mut self, content: &Content) {
        for (block, facts) in content.blocks() {
            let mut fits = vec![TileSet::EMPTY; 1 << facts.cells.len()];
            for tile in Tile::all() {
                for (_, site) in self.sites_in(tile, block).filter(|(_, site)| site.fronts) {
                    fits[usize::from(site.cells.bits())].insert(tile);
                }
            }
            for place in 0..facts.cells.len() {
                for set in 0..fits.len() {
                    if set >> place & 1 == 1 {
                        fits[set] = fits[set] | fits[set & !(1 << place)];
                    }
                }
            }
            self.fits.push(fits);
        }
    }

    /// A starting building covers its lot, whatever the shape of that (N2.3).
    fn lay_starts(&mut self, content: &Content) {
        for (_, facts) in content.characters() {
            let lot = content.lot(facts.lot);
            let block = content.block(lot.place.block);
            let cells: Vec<Cell> = lot.cells.map(|cell| block.cells[cell.index()]).collect();
            let first = cells[0];
            self.starts.push(SiteNo(self.sites.len() as u16));
            self.names.push(SiteName { first, turn: Turn { flipped: false, quarters: 0 } });
            self.sites.push(at(content, lot.place.block, &cells, lot.cells));
        }
    }
}

/// The ways in which a shape can lie, each once: cells relative to the first in reading order.
fn turns_of(shape: &[Cell], flip: bool) -> Vec<(Turn, Vec<(i16, i16)>)> {
    let mut turned: Vec<(Turn, Vec<(i16, i16)>)> = Vec::new();
    for flipped in [false, true] {
        if flipped && !flip {
            break;
        }
        for quarters in 0..4 {
            let mut cells: Vec<(i16, i16)> = shape
                .iter()
                .map(|cell| {
                    let (mut row, mut column) = (i16::from(cell.row), i16::from(cell.column));
                    if flipped {
                        column = -column;
                    }
                    for _ in 0..quarters {
                        (row, column) = (column, -row);
                    }
                    (row, column)
                })
                .collect();
            cells.sort_unstable();
            let first = cells[0];
            let cells: Vec<_> = cells.iter().map(|c| (c.0 - first.0, c.1 - first.1)).collect();
            if turned.iter().all(|(_, other)| *other != cells) {
                turned.push((Turn { flipped, quarters }, cells));
            }
        }
    }
    turned
}

/// The site whose first cell is `first`, if all of it lies on lots of the block.
fn site(content: &Content, block: Block, first: Cell, shape: &[(i16, i16)]) -> Option<Site> {
    let facts = content.block(block);
    let mut bits = Cells::EMPTY;
    let mut cells = Vec::with_capacity(shape.len());
    for &(rows, columns) in shape {
        let row = u8::try_from(i16::from(first.row) + rows).ok()?;
        let column = u8::try_from(i16::from(first.column) + columns).ok()?;
        let cell = Cell { row, column };
        let place = facts.cells.iter().position(|&other| other == cell)?;
        bits.insert(BlockCell(place as u8));
        cells.push(cell);
    }
    Some(at(content, block, &cells, bits))
}

fn at(content: &Content, block: Block, cells: &[Cell], bits: Cells) -> Site {
    let facts = content.block(block);
    let mut site = Site {
        block,
        cells: bits,
        lots: facts.lots_under(bits),
        around: Cells::EMPTY,
        streets: 0,
        districts: 0,
        fronts: false,
    };
    for &cell in cells {
        if let Some(Ground::Lot(lot)) = content.map().at(cell) {
            site.districts |= 1 << content.lot(lot).kind.district().0;
        }
        for (other, ground) in content.map().beside(cell) {
            match ground {
                Ground::Lot(_) => {
                    let place = facts.cells.iter().position(|&inside| inside == other);
                    let beside = place.map(|place| BlockCell(place as u8));
                    site.around |= beside.into_iter().collect::<Cells>().without(bits);
                }
                Ground::Street(street) => {
                    site.fronts = true;
                    if usize::from(street) < Street::COUNT {
                        site.streets |= 1 << street;
                    }
                }
                Ground::Crossing | Ground::Park(_) => site.fronts = true,
                Ground::Landmark(_) => {}
            }
        }
    }
    site
}
