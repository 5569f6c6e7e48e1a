//! N3.4 to N3.6 and N4: demolishing and building, and construction boom (N5.1).

use std::ops::ControlFlow;

use table::{Choices, Seat, Sink};

use crate::action::Action;
use crate::cards::ActionCard;
use crate::city::{Site, SiteNo};
use crate::event::Event;
use crate::frame::{Frame, How};
use crate::ground::{Cells, MAX_BLOCKS};
use crate::options::{LAST_TILES, WORKERS};
use crate::play::Play;
use crate::table_now::{Estate, TableNow};
use crate::tile::{Generation, Tile, TileSet};

impl<S: Sink<Event>> Play<'_, S> {
    /// Which skyscraper; where it goes is asked next.
    pub(super) fn choose_tile(&mut self, tile: Tile, how: How) {
        self.replace(Frame::Site { tile, how });
    }

    pub(super) fn answer_site(&mut self, frame: Frame, site: SiteNo) {
        let Frame::Site { tile, how } = frame else { return };
        let seat = self.active();
        match how {
            How::Build | How::Demolish => self.replace(Frame::MayBoom),
            How::Boom => {
                self.pop();
                self.use_card(seat, ActionCard::ConstructionBoom);
            }
        }
        self.place(seat, tile, site);
    }
}

impl TableNow<'_> {
    /// N4: what can be built somewhere without demolishing anything.
    pub(crate) fn builds(self, me: Seat, estate: &Estate) -> TileSet {
        let fitting = estate.held.fold(TileSet::EMPTY, |tiles, block| {
            tiles | self.city.fitting(block, estate.free(block))
        });
        fitting & self.to_build(me)
    }

    /// N3.3: a build, or the end of the turn.
    pub(super) fn list_builds_or_pass(
        self,
        me: Seat,
        out: &mut impl Choices<Action>,
    ) -> ControlFlow<()> {
        let mut builds = self.builds(me, &self.estate(me));
        builds.try_for_each(|tile| out.offer(Action::Build(tile)))?;
        out.offer(Action::Pass)
    }

    /// N5.1: what can be built as well. Own skyscrapers only while four are left after it.
    pub(crate) fn booms(self, me: Seat) -> TileSet {
        let player = self.player(me);
        if !player.cards.has(ActionCard::ConstructionBoom) {
            return TileSet::EMPTY;
        }
        let builds = self.builds(me, &self.estate(me));
        if player.unbuilt.len() > LAST_TILES { builds } else { builds.without(Tile::OWN) }
    }

    pub(super) fn list_boom(self, me: Seat, out: &mut impl Choices<Action>) -> ControlFlow<()> {
        self.booms(me).try_for_each(|tile| out.offer(Action::Boom(tile)))?;
        out.offer(Action::Pass)
    }

    /// N3.4: what can be built somewhere in the place of something that stands.
    pub(crate) fn demolitions(self, me: Seat, estate: &Estate) -> TileSet {
        let mut found = TileSet::EMPTY;
        let to_build = self.to_build(me);
        let mut replaceable = [Cells::EMPTY; MAX_BLOCKS];
        let mut below = Generation::Starting;
        for generation in Generation::BUILT {
            for tile in self.player(me).standing & self.city.of_generation(below) {
                let site = self.site_of(me, tile);
                replaceable[site.block.index()] |= site.cells;
            }
            below = generation;
            let wanted = to_build & self.city.of_generation(generation);
            if wanted.is_empty() {
                continue;
            }
            for block in estate.held {
                let lower = replaceable[block.index()];
                if lower.is_empty() {
                    continue;
                }
                let fitting = self.city.fitting(block, estate.free(block) | lower);
                for tile in (fitting & wanted).without(found) {
                    let mut sites = self.city.sites_in(tile, block);
                    if sites.any(|(_, site)| self.can_demolish(me, estate, lower, site)) {
                        found.insert(tile);
                    }
                }
            }
        }
        found
    }

    /// N3.4 to N3.6: only one's own ground, only what stands on the cells `lower`, at least some of
    /// it, and a worker for every lot that it leaves vacant.
    fn can_demolish(self, me: Seat, estate: &Estate, lower: Cells, site: &Site) -> bool {
        site.fronts
            && site.cells.meets(lower)
            && site.cells.is_in(estate.free(site.block) | lower)
            && self.vacant_after(me, estate, site) <= WORKERS
    }

    /// How many lots are vacant once a skyscraper stands at `site` and all below it are gone.
    pub(crate) fn vacant_after(self, me: Seat, estate: &Estate, site: &Site) -> u8 {
        let lots = self.player(me).territory.in_block(site.block);
        let before = estate.vacant.in_block(site.block);
        let stays = self
            .standing(me)
            .filter(|(_, other)| other.block == site.block && !other.cells.meets(site.cells));
        let after = stays.fold(lots & !site.lots, |vacant, (_, other)| vacant & !other.lots);
        estate.vacant.len() - before.count_ones() as u8 + after.count_ones() as u8
    }

    pub(crate) fn list_sites(
        self,
        me: Seat,
        tile: Tile,
        how: How,
        out: &mut impl Choices<Action>,
    ) -> ControlFlow<()> {
        let estate = self.estate(me);
        for block in estate.held {
            let free = estate.free(block);
            let lower = match how {
                How::Build | How::Boom => Cells::EMPTY,
                How::Demolish => self.replaceable(me, block, self.generation(tile)),
            };
            if !self.city.fitting(block, free | lower).has(tile) {
                continue;
            }
            for (number, site) in self.city.sites_in(tile, block) {
                let fits = match how {
                    How::Build | How::Boom => site.fronts && site.cells.is_in(free),
                    How::Demolish => self.can_demolish(me, &estate, lower, site),
                };
                if fits {
                    out.offer(Action::At(number))?;
                }
            }
        }
        ControlFlow::Continue(())
    }
}
