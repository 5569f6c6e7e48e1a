//! What an action means, said before it is done.

use table::Message;

use super::names::cell_name;
use crate::action::Action;
use crate::city::{City, SiteNo};
use crate::content::Street;
use crate::frame::{Frame, How};
use crate::game::NewYork;
use crate::ground::Lot;
use crate::state::State;
use crate::tile::Tile;

impl NewYork {
    pub(super) fn say_action(&self, state: &State, action: Action) -> Message {
        match action {
            Action::Be(character) => {
                let lot = self.content.character(character).lot;
                Message::new("new-york-action-be")
                    .with("character", self.character_name(character))
                    .with("lot", self.lot_name(lot))
                    .with("district", self.district_name(self.content.lot(lot).kind.district()))
            }
            Action::Shift => Message::new("new-york-action-shift"),
            Action::Take(kind) => {
                Message::new("new-york-action-take").with("card", self.kind_name(kind))
            }
            Action::Grab(first, second) => Message::new("new-york-action-grab")
                .with("cards", self.kind_names(&[first, second])),
            Action::Acquire(lot) => self.say_acquire(state, lot),
            Action::Demolish(tile) => self.of_tile("new-york-action-demolish", tile),
            Action::Build(tile) => self.of_tile("new-york-action-build", tile),
            Action::Boom(tile) => self.of_tile("new-york-action-boom", tile),
            Action::At(site) => self.say_site(state, site),
            Action::Return(lot) => {
                Message::new("new-york-action-return").with("lot", self.lot_name(lot))
            }
            Action::Pass if state.frames.top() == Some(Frame::MayBoom) => {
                Message::new("new-york-action-no-boom")
            }
            Action::Pass => Message::new("new-york-action-pass"),
        }
    }

    fn of_tile(&self, id: &'static str, tile: Tile) -> Message {
        let facts = self.content.tile(tile);
        Message::new(id)
            .with("tile", self.tile_name(tile))
            .with("cells", facts.shape.len())
            .with("points", facts.points)
    }

    /// A lot, and the streets beside it that score in this game.
    fn say_acquire(&self, state: &State, lot: Lot) -> Message {
        let facts = self.content.lot(lot);
        let streets = City::streets_beside(&self.content, facts.place.block, facts.cells);
        let streets = streets.filter(|street| state.streets.contains(street));
        let streets: Vec<Message> = streets.map(|street| self.street_name(street)).collect();
        let message = Message::new(if streets.is_empty() {
            "new-york-action-acquire"
        } else {
            "new-york-action-acquire-beside"
        });
        let message = message.with("lot", self.lot_name(lot));
        if streets.is_empty() { message } else { message.with("streets", streets) }
    }

    /// What an action chooses, for people who don't know the pieces by heart: the shape of a
    /// skyscraper, and what comes of an answer that leaves nothing more to choose.
    pub(super) fn say_details(&self, state: &State, action: Action) -> Vec<Message> {
        let now = self.now(state);
        match action {
            Action::Build(tile) => self.tile_details(state, tile, How::Build),
            Action::Demolish(tile) => self.tile_details(state, tile, How::Demolish),
            Action::Boom(tile) => self.tile_details(state, tile, How::Boom),
            Action::At(site) => self.site_details(state, site),
            Action::Take(kind) => {
                let free: Vec<Lot> =
                    self.city.lots_of(kind).filter(|&lot| now.is_free(lot)).collect();
                let said = Message::new("new-york-detail-lots").with("count", free.len());
                vec![said.with("lots", self.lot_names(&free))]
            }
            Action::Be(_)
            | Action::Shift
            | Action::Grab(..)
            | Action::Acquire(_)
            | Action::Return(_)
            | Action::Pass => Vec::new(),
        }
    }

    /// The shape, and the place if there is only one.
    fn tile_details(&self, state: &State, tile: Tile, how: How) -> Vec<Message> {
        let mut sites = Vec::new();
        // A listener that never breaks off.
        let _ = self.now(state).list_sites(state.active, tile, how, &mut sites);
        let mut said = vec![self.shape_fact(tile)];
        match sites[..] {
            [Action::At(only)] => {
                let place = self.say_site(state, only);
                said.push(Message::new("new-york-detail-place").with("place", place));
                said.extend(self.site_details_of(state, tile, only));
            }
            [..] => said.push(Message::new("new-york-detail-places").with("places", sites.len())),
        }
        said
    }

    fn site_details(&self, state: &State, site: SiteNo) -> Vec<Message> {
        match state.frames.top() {
            Some(Frame::Site { tile, how: _ }) => self.site_details_of(state, tile, site),
            Some(
                Frame::ChooseCharacter
                | Frame::Start
                | Frame::Acquire { .. }
                | Frame::Refill
                | Frame::MayBuild
                | Frame::MayBoom
                | Frame::EndTurn,
            )
            | None => Vec::new(),
        }
    }

    /// The streets that score which a skyscraper touches at a place, and what gold prestige it brings.
    fn site_details_of(&self, state: &State, tile: Tile, number: SiteNo) -> Vec<Message> {
        let site = self.city.site(number);
        let touched = |street: &&Street| site.streets >> street.0 & 1 == 1;
        let streets = state.streets.iter().filter(touched);
        let streets: Vec<Message> = streets.map(|&street| self.street_name(street)).collect();
        let mut said = Vec::new();
        if !streets.is_empty() {
            said.push(Message::new("new-york-detail-touches").with("streets", streets));
        }
        let prestige = self.now(state).gold_prestige(state.active, tile, number);
        if prestige > 0 {
            let said_so = Message::new("new-york-detail-prestige");
            said.push(said_so.with("points", i32::from(prestige)));
        }
        said
    }

    /// The cells and their lots, what is demolished, and whose workers move.
    fn say_site(&self, state: &State, number: SiteNo) -> Message {
        let now = self.now(state);
        let site = self.city.site(number);
        let inside = &self.content.block(site.block).cells;
        let cells: Vec<Message> = site.cells.map(|cell| cell_name(inside[cell.index()])).collect();
        let meets = |&lot: &Lot| self.content.lot(lot).cells.meets(site.cells);
        let lots: Vec<Lot> =
            self.content.block(site.block).lots.iter().copied().filter(meets).collect();
        let gone: Vec<Message> = now
            .standing(state.active)
            .filter(|(_, other)| other.block == site.block && other.cells.meets(site.cells))
            .map(|(tile, _)| self.tile_name(tile))
            .collect();
        let vacant = now.vacant_lots(state.active).filter(|&lot| {
            let facts = self.content.lot(lot);
            facts.place.block == site.block && facts.cells.meets(site.cells)
        });
        let workers = vacant.count();
        let estate = now.estate(state.active);
        let before = usize::from(estate.vacant.len()) - workers;
        let sent = usize::from(now.vacant_after(state.active, &estate, site)) - before;
        let message = Message::new(if gone.is_empty() {
            "new-york-action-at"
        } else {
            "new-york-action-at-demolishing"
        });
        let message = message
            .with("cells", cells)
            .with("lots", self.lot_names(&lots))
            .with("back", workers)
            .with("sent", sent);
        if gone.is_empty() { message } else { message.with("tiles", gone) }
    }
}
