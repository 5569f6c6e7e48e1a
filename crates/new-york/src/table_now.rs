//! The table as it stands, for everything that only looks.

use table::{BitSet, Seat};

use crate::city::{City, Site};
use crate::content::Content;
use crate::ground::{Block, Cells, Lot, MAX_BLOCKS};
use crate::options::{Options, Variant, WORKERS};
use crate::state::{Player, State};
use crate::tile::{Generation, Tile, TileSet};

/// A look at the table.
#[derive(Clone, Copy)]
pub(crate) struct TableNow<'t> {
    pub(crate) content: &'t Content,
    pub(crate) city: &'t City,
    pub(crate) options: Options,
    pub(crate) state: &'t State,
}

impl<'t> TableNow<'t> {
    #[inline]
    pub(crate) fn player(self, seat: Seat) -> &'t Player {
        &self.state.players[seat]
    }

    /// The skyscrapers of `seat` that stand, and where.
    #[inline]
    pub(crate) fn standing(self, seat: Seat) -> impl Iterator<Item = (Tile, &'t Site)> {
        let player = self.player(seat);
        player.standing.map(move |tile| (tile, self.city.site(player.sites[tile.index()])))
    }

    #[inline]
    pub(crate) fn generation(self, tile: Tile) -> Generation {
        self.city.generation(tile)
    }

    /// Who owns a lot.
    pub(crate) fn owner(self, lot: Lot) -> Option<Seat> {
        let place = self.content.lot(lot).place;
        self.state.seats.all().find(|&seat| self.player(seat).territory.has(place))
    }

    /// Whether nobody owns a lot that is in play (N2.1).
    #[inline]
    pub(crate) fn is_free(self, lot: Lot) -> bool {
        let district = self.content.lot(lot).kind.district();
        self.content.in_play(district, self.state.seats) && self.owner(lot).is_none()
    }

    /// The lots of `seat` that nothing is built on: its workers stand there (N1.8).
    pub(crate) fn vacant_lots(self, seat: Seat) -> impl Iterator<Item = Lot> {
        let estate = self.estate(seat);
        self.content.lots().filter_map(move |(lot, facts)| {
            let place = facts.place;
            (estate.block(place.block).vacant >> place.number & 1 == 1).then_some(lot)
        })
    }

    /// How many workers `seat` has at hand.
    pub(crate) fn workers(self, seat: Seat) -> u8 {
        WORKERS - self.estate(seat).vacant
    }

    /// N4.3: with so many points a generation may be built.
    #[inline]
    pub(crate) fn points_for(self, generation: Generation) -> i16 {
        let expert = self.options.variant == Variant::Expert;
        match generation {
            Generation::Starting | Generation::Bronze => 0,
            Generation::Silver if expert => 10,
            Generation::Silver => 6,
            Generation::Gold if expert => 25,
            Generation::Gold => 18,
        }
    }

    /// Whether `seat` may build a generation now (N4.3).
    #[inline]
    pub(crate) fn unlocked(self, seat: Seat, generation: Generation) -> bool {
        self.player(seat).score >= self.points_for(generation)
    }

    /// The skyscrapers that `seat` could build if they fitted: own ones of the generations unlocked,
    /// and a legendary one (N1.5). Of equal ones only the first (N-R19).
    pub(crate) fn to_build(self, seat: Seat) -> TileSet {
        let player = self.player(seat);
        let mut tiles = player.unbuilt;
        if player.legendary().is_none() {
            tiles |= self.state.legendaries;
        }
        for generation in Generation::BUILT {
            if !self.unlocked(seat, generation) {
                tiles = tiles.without(self.city.of_generation(generation));
            }
        }
        self.first_of_equals(tiles)
    }

    /// Without those that have an equal before them in the set.
    fn first_of_equals(self, tiles: TileSet) -> TileSet {
        let mut first = tiles;
        for (tile, equal) in self.city.twins() {
            if tiles.has(equal) {
                first.remove(tile);
            }
        }
        first
    }

    /// What `seat` has, block by block.
    pub(crate) fn estate(self, seat: Seat) -> Estate {
        let player = self.player(seat);
        let mut estate = Estate::default();
        for (block, lots) in player.territory.blocks() {
            let ground = &mut estate.blocks[block.index()];
            ground.free = self.content.block(block).cells_of(lots);
            ground.vacant = lots;
            estate.held.insert(block);
        }
        for (tile, site) in self.standing(seat) {
            let generation = self.generation(tile);
            let ground = &mut estate.blocks[site.block.index()];
            ground.free = ground.free.without(site.cells);
            ground.vacant &= !site.lots;
            ground.standing[generation.index()] |= site.cells;
        }
        for block in estate.held {
            estate.vacant += estate.block(block).vacant.count_ones() as u8;
        }
        estate
    }
}

/// What a player has, block by block.
#[derive(Clone, Copy, Default)]
pub(crate) struct Estate {
    blocks: [Ground; MAX_BLOCKS],
    /// The blocks in which there is anything.
    pub(crate) held: BitSet<Block>,
    /// How many lots nothing is built on: so many workers are in the city.
    pub(crate) vacant: u8,
}

/// What a player has in one block.
#[derive(Clone, Copy, Default)]
pub(crate) struct Ground {
    /// Cells of the territory that nothing stands on.
    pub(crate) free: Cells,
    /// Cells under skyscrapers of each generation.
    standing: [Cells; 4],
    /// Lots of the territory that nothing is built on, a bit for each lot of the block.
    pub(crate) vacant: u8,
}

impl Ground {
    /// Cells under skyscrapers that one of this generation may replace (N3.4).
    #[inline]
    pub(crate) fn replaceable(self, generation: Generation) -> Cells {
        let lower = &self.standing[..generation.index()];
        lower.iter().fold(Cells::EMPTY, |cells, &more| cells | more)
    }
}

impl Estate {
    #[inline]
    pub(crate) fn block(&self, block: Block) -> Ground {
        self.blocks[block.index()]
    }
}
