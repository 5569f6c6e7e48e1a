//! Changes of the table, each in one place together with what it tells.

use table::{Seat, Sink};

use crate::cards::{ActionCard, Challenge};
use crate::city::{City, SiteNo};
use crate::content::{Character, Content};
use crate::event::{EndCause, Event};
use crate::frame::Frame;
use crate::ground::{Lot, LotKind};
use crate::options::{LAST_TILES, OPEN_MARKET, Options};
use crate::state::{Player, State};
use crate::table_now::TableNow;
use crate::tile::{Generation, Tile, TileSet};

/// The table while an action is being applied: the truth, and somebody who listens.
pub(crate) struct Play<'t, S> {
    pub(crate) content: &'t Content,
    pub(crate) city: &'t City,
    pub(crate) options: Options,
    pub(crate) state: &'t mut State,
    pub(crate) events: &'t mut S,
}

impl<S: Sink<Event>> Play<'_, S> {
    /// The table as it stands.
    #[inline]
    pub(crate) fn now(&self) -> TableNow<'_> {
        TableNow {
            content: self.content,
            city: self.city,
            options: self.options,
            state: self.state,
        }
    }

    /// Whose turn it is; every question goes to that player.
    #[inline]
    pub(crate) fn active(&self) -> Seat {
        self.state.active
    }

    #[inline]
    pub(crate) fn player(&mut self, seat: Seat) -> &mut Player {
        &mut self.state.players[seat]
    }

    #[inline]
    pub(crate) fn push(&mut self, frame: Frame) {
        self.state.frames.push(frame);
    }

    #[inline]
    pub(crate) fn pop(&mut self) {
        self.state.frames.pop();
    }

    #[inline]
    pub(crate) fn replace(&mut self, frame: Frame) {
        self.state.frames.replace(frame);
    }

    // Market and lots

    /// Takes a card of a kind out of the open market.
    pub(crate) fn take_card(&mut self, seat: Seat, kind: LotKind) {
        if let Some(index) = self.state.market.iter().position(|&card| card == kind) {
            self.state.market.remove(index);
            self.events.tell(|| Event::CardTaken { seat, kind });
        }
    }

    /// N3.3: fills the open market while the future market lasts.
    pub(crate) fn fill_market(&mut self) {
        let before = self.state.market.len();
        while self.state.market.len() < OPEN_MARKET
            && let Some(kind) = self.state.future.turn_up()
        {
            self.state.market.push(kind);
        }
        let (state, events) = (&*self.state, &mut *self.events);
        if state.market.len() > before {
            events.tell(|| Event::MarketFilled { cards: state.market[before..].to_vec() });
        }
    }

    pub(crate) fn acquire(&mut self, seat: Seat, lot: Lot) {
        let place = self.content.lot(lot).place;
        self.player(seat).territory.insert(place);
        self.events.tell(|| Event::LotAcquired { seat, lot });
    }

    /// N6.3: the lot is free again, and its card goes under the future market.
    pub(crate) fn return_lot(&mut self, seat: Seat, lot: Lot) {
        let facts = self.content.lot(lot);
        self.player(seat).territory.remove(facts.place);
        self.state.future.put_under(&[facts.kind]);
        self.events.tell(|| Event::LotReturned { seat, lot });
    }

    // Skyscrapers

    /// Places a skyscraper, which takes the place of those that stand there (N3.4), and scores it.
    /// Workers follow of themselves: they stand on the lots that are vacant.
    pub(crate) fn place(&mut self, seat: Seat, tile: Tile, number: SiteNo) {
        let before = *self.state;
        let site = *self.city.site(number);
        let below = self.now().standing(seat);
        let below: TileSet = below
            .filter(|(_, other)| other.block == site.block && other.cells.meets(site.cells))
            .map(|(tile, _)| tile)
            .collect();
        for old in below {
            let player = self.player(seat);
            player.standing.remove(old);
            player.sites[old.index()] = SiteNo::NOWHERE;
            self.events.tell(|| Event::Demolished { seat, tile: old });
        }
        let player = self.player(seat);
        player.unbuilt.remove(tile);
        player.standing.insert(tile);
        player.sites[tile.index()] = number;
        self.state.legendaries.remove(tile);
        self.state.built = true;
        self.state.quiet_turns = 0;
        self.score_build(seat, tile, number);
        self.tell_workers(seat, &before);
        if self.state.players[seat].unbuilt.len() <= LAST_TILES {
            self.trigger_end(seat, EndCause::Tiles);
        }
    }

    /// Who came back and who had to go, compared with the table before.
    fn tell_workers(&mut self, seat: Seat, before: &State) {
        let now = TableNow {
            content: self.content,
            city: self.city,
            options: self.options,
            state: self.state,
        };
        self.events.tell(|| {
            let old: Vec<Lot> = TableNow { state: before, ..now }.vacant_lots(seat).collect();
            let new: Vec<Lot> = now.vacant_lots(seat).collect();
            let only = |these: &[Lot], those: &[Lot]| -> Vec<Lot> {
                these.iter().copied().filter(|lot| !those.contains(lot)).collect()
            };
            Event::WorkersMoved { seat, back: only(&old, &new), sent: only(&new, &old) }
        });
    }

    /// N4.1: points count at once (N-R07).
    fn score_build(&mut self, seat: Seat, tile: Tile, number: SiteNo) {
        let points = i16::from(self.content.tile(tile).points);
        let at = self.city.name(number).first;
        let before = self.state.players[seat].score;
        self.player(seat).score += points;
        self.events.tell(|| Event::Built { seat, tile, at, points });
        let prestige = self.now().gold_prestige(seat, tile, number);
        if prestige > 0 {
            let player = self.player(seat);
            player.score += prestige;
            player.prestige += prestige;
            self.events.tell(|| Event::PrestigeScored { seat, points: prestige });
        }
        for generation in [Generation::Silver, Generation::Gold] {
            let needed = self.now().points_for(generation);
            if before < needed && self.state.players[seat].score >= needed {
                self.events.tell(|| Event::Unlocked { seat, generation });
            }
        }
    }

    /// The starting building on its lot (N2.3).
    pub(crate) fn be(&mut self, seat: Seat, character: Character) {
        let lot = self.content.character(character).lot;
        let (place, site) = (self.content.lot(lot).place, self.city.start(character));
        let player = self.player(seat);
        player.character = Some(character);
        player.territory.insert(place);
        player.standing.insert(Tile::START);
        player.sites[Tile::START.index()] = site;
        self.events.tell(|| Event::CharacterTaken { seat, character });
    }

    // Cards and the end

    pub(crate) fn use_card(&mut self, seat: Seat, card: ActionCard) {
        self.player(seat).cards.remove(card);
        self.events.tell(|| Event::CardUsed { seat, card });
    }

    /// N7.1: fires once.
    pub(crate) fn trigger_end(&mut self, seat: Seat, by: EndCause) {
        if self.state.last_turns.is_none() {
            self.state.last_turns = u8::try_from(self.state.seats.count() - 1).ok();
            self.events.tell(|| Event::EndTriggered { seat, by });
        }
    }
}

impl TableNow<'_> {
    /// N9.5, N-R08: one for each opposing bronze or silver that a gold skyscraper touches.
    pub(crate) fn gold_prestige(self, seat: Seat, tile: Tile, number: SiteNo) -> i16 {
        let gold = self.generation(tile) == Generation::Gold;
        if !gold || self.state.challenge != Challenge::GoldPrestige {
            return 0;
        }
        let site = self.city.site(number);
        let others = self.state.seats.others(seat).flat_map(|other| self.standing(other));
        let touched = others.filter(|(other, there)| {
            let generation = self.generation(*other);
            (generation == Generation::Bronze || generation == Generation::Silver)
                && there.block == site.block
                && there.cells.meets(site.around)
        });
        i16::try_from(touched.count()).unwrap_or(i16::MAX)
    }
}
