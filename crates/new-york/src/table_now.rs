//! The table as it stands, for everything that only looks.

use table::{BitSet, Seat};

use crate::city::{City, Site};
use crate::content::Content;
use crate::ground::{Block, Cells, Lot, MAX_BLOCKS, Territory};
use crate::options::{Options, WORKERS};
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
        self.player(seat).standing.map(move |tile| (tile, self.site_of(seat, tile)))
    }

    /// Where a skyscraper of `seat` stands.
    #[inline]
    pub(crate) fn site_of(self, seat: Seat, tile: Tile) -> &'t Site {
        self.city.site(self.player(seat).sites[tile.index()])
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
        let vacant = self.estate(seat).vacant;
        self.content.lots().filter_map(move |(lot, facts)| vacant.has(facts.place).then_some(lot))
    }

    /// How many workers `seat` has at hand.
    pub(crate) fn workers(self, seat: Seat) -> u8 {
        self.estate(seat).workers()
    }

    /// N4.3: with so many points a generation may be built.
    #[inline]
    pub(crate) fn points_for(self, generation: Generation) -> i16 {
        self.options.points_for(generation)
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
        let territory = &self.player(seat).territory;
        let mut estate =
            Estate { held: BitSet::EMPTY, free: [Cells::EMPTY; MAX_BLOCKS], vacant: *territory };
        territory.blocks().for_each(|(block, lots)| {
            estate.held.insert(block);
            estate.free[block.index()] = self.content.block(block).cells_of(lots);
        });
        for (_, site) in self.standing(seat) {
            let free = &mut estate.free[site.block.index()];
            *free = free.without(site.cells);
            estate.vacant.remove_lots(site.block, site.lots);
        }
        estate
    }

    /// The cells of a block under skyscrapers of `seat` that one of `generation` may replace (N3.4).
    pub(crate) fn replaceable(self, seat: Seat, block: Block, generation: Generation) -> Cells {
        let lower = self
            .standing(seat)
            .filter(|&(tile, site)| site.block == block && self.generation(tile) < generation);
        lower.fold(Cells::EMPTY, |cells, (_, site)| cells | site.cells)
    }
}

/// What a player has, block by block.
#[derive(Clone, Copy)]
pub(crate) struct Estate {
    /// The blocks in which there is anything.
    pub(crate) held: BitSet<Block>,
    /// Cells of the territory that nothing stands on.
    free: [Cells; MAX_BLOCKS],
    /// The lots of the territory that nothing is built on: a worker stands on each (N1.8).
    pub(crate) vacant: Territory,
}

impl Estate {
    /// Cells of the territory in a block that nothing stands on.
    #[inline]
    pub(crate) fn free(&self, block: Block) -> Cells {
        self.free[block.index()]
    }

    /// How many workers are at hand.
    #[inline]
    pub(crate) fn workers(&self) -> u8 {
        WORKERS - self.vacant.len()
    }
}
