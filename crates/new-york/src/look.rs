//! What a world shows to those who think about it: numbers and sets, read without any cost.
//!
//! Bots look at worlds that were dealt anew for them ([`InfoSet::sample`](table::InfoSet::sample)); whoever
//! holds the real state knows everything anyway.

use table::{Seat, Seats};

use crate::cards::{ActionCards, Challenge};
use crate::city::SiteNo;
use crate::content::Street;
use crate::game::NewYork;
use crate::ground::{Cells, MAX_BLOCKS};
use crate::state::State;
use crate::tile::{Generation, TileSet};

impl State {
    /// Points on the track.
    #[inline]
    pub fn points(&self, seat: Seat) -> i16 {
        self.players[seat].score
    }

    /// Own skyscrapers that were never built.
    #[inline]
    pub fn unbuilt(&self, seat: Seat) -> TileSet {
        self.players[seat].unbuilt
    }

    /// What stands in the city, a legendary one and the starting building included.
    #[inline]
    pub fn standing(&self, seat: Seat) -> TileSet {
        self.players[seat].standing
    }

    /// The streets that score (N2.2).
    #[inline]
    pub fn streets(&self) -> [Street; 3] {
        self.streets
    }

    /// The challenge of this game.
    #[inline]
    pub fn challenge(&self) -> Challenge {
        self.challenge
    }

    /// Lot cards left, those of the open market included.
    #[inline]
    pub fn cards_left(&self) -> usize {
        self.market.len() + self.future.len()
    }

    /// Lot cards face down.
    #[inline]
    pub fn cards_face_down(&self) -> usize {
        self.future.len()
    }

    /// How many play.
    #[inline]
    pub fn seats(&self) -> Seats {
        self.seats
    }

    /// The legendary skyscrapers that nobody has built (N1.5).
    #[inline]
    pub fn legendaries(&self) -> TileSet {
        self.legendaries
    }

    /// Unused action cards.
    #[inline]
    pub fn action_cards(&self, seat: Seat) -> ActionCards {
        self.players[seat].cards
    }

    /// Turns after this one, once the end is triggered (N7.1).
    #[inline]
    pub fn last_turns(&self) -> Option<u8> {
        self.last_turns
    }
}

/// What a player could build in a block of which they hold something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Prospect {
    /// Cells that nothing stands on.
    pub free: u8,
    /// The skyscrapers that fit there, unlocked or not.
    pub fitting: TileSet,
    /// Those that fit if skyscrapers of lower generations make room (N3.4).
    pub renewing: TileSet,
}

impl NewYork {
    /// Every place where a skyscraper can ever be built.
    pub fn sites(&self) -> impl Iterator<Item = SiteNo> + '_ {
        // Those of the starting buildings come last (N2.3).
        let built = self.city.sites().count() - self.content.characters().count();
        self.city.sites().take(built).map(|(site, _)| site)
    }

    /// The blocks in which a player holds anything, and what could be built there.
    pub fn prospects(&self, state: &State, seat: Seat) -> impl Iterator<Item = Prospect> {
        let now = self.now(state);
        let estate = now.estate(seat);
        let mut own = state.players[seat].unbuilt;
        if state.players[seat].legendary().is_none() {
            own |= state.legendaries;
        }
        // What each generation may be built on: all that is free, and what stands there of lower ones.
        let mut lower = [[Cells::EMPTY; MAX_BLOCKS]; Generation::BUILT.len()];
        for (tile, site) in now.standing(seat) {
            let below = |higher: &&Generation| now.generation(tile) < **higher;
            for (generation, _) in Generation::BUILT.iter().enumerate().filter(|(_, g)| below(g)) {
                let cells = &mut lower[generation][site.block.index()];
                *cells |= site.cells;
            }
        }
        estate.held.map(move |block| {
            let free = estate.free(block);
            let fitting = self.city.fitting(block, free) & own;
            let mut renewing = TileSet::EMPTY;
            for (generation, lower) in Generation::BUILT.into_iter().zip(&lower) {
                let fitting = self.city.fitting(block, free | lower[block.index()]);
                renewing |= fitting & self.city.of_generation(generation);
            }
            Prospect { free: free.len() as u8, fitting, renewing: renewing & own }
        })
    }

    /// For each card of the open market, what would fit, unlocked or not, on the ground of a player who took it
    /// and a free lot that it shows (N3.1).
    pub fn in_reach<'t>(
        &'t self,
        state: &'t State,
        seat: Seat,
    ) -> impl Iterator<Item = TileSet> + 't {
        let now = self.now(state);
        let estate = now.estate(seat);
        let mut own = state.players[seat].unbuilt;
        if state.players[seat].legendary().is_none() {
            own |= state.legendaries;
        }
        state.market.into_iter().map(move |kind| {
            let free = self.city.lots_of(kind).filter(|&lot| now.is_free(lot));
            free.fold(TileSet::EMPTY, |tiles, lot| {
                let facts = now.content.lot(lot);
                let block = facts.place.block;
                tiles | self.city.fitting(block, estate.free(block) | facts.cells) & own
            })
        })
    }

    /// Workers at hand.
    pub fn workers(&self, state: &State, seat: Seat) -> u8 {
        self.now(state).workers(seat)
    }

    /// The skyscrapers of a generation, legendary ones and the starting building included.
    pub fn of_generation(&self, generation: Generation) -> TileSet {
        self.city.of_generation(generation)
    }
}
