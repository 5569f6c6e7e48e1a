//! N7.2 to N7.5: scoring, step by step as the rulebook goes.

use serde::{Deserialize, Serialize};
use table::{BySeat, Outcome, Seat};

use crate::cards::Challenge;
use crate::content::Street;
use crate::ground::District;
use crate::table_now::TableNow;
use crate::tile::{Generation, Tile};

/// What most skyscrapers along a street are worth (N7.2), and most of a generation (N9.3).
const MAJORITY: i32 = 5;
/// What a district with enough gold is worth (N9.4).
const TYCOON: i32 = 3;
/// The gold skyscrapers that a district needs (N9.4).
const TYCOON_GOLD: usize = 2;

/// Where the points of one player come from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Scoring {
    /// Points for skyscrapers, whatever became of them (N4.1).
    pub track: i32,
    /// Skyscrapers along each of the streets that score (N7.2).
    pub along: [i32; 3],
    /// Points for each of those streets.
    pub streets: [i32; 3],
    /// Points for the challenge (N7.3), those of gold prestige scored during the game (N9.5).
    pub challenge: i32,
    /// Points for unused action cards (N7.4).
    pub cards: i32,
    /// The sum.
    pub total: i32,
}

impl TableNow<'_> {
    /// Scores all players as if the game ended now.
    pub(crate) fn score(self) -> BySeat<Scoring> {
        let seats = self.state.seats;
        let mut scores = BySeat::<Scoring>::default();
        for seat in seats.all() {
            let player = self.player(seat);
            scores[seat] = Scoring {
                track: i32::from(player.score - player.prestige),
                along: self.state.streets.map(|street| self.along(seat, street)),
                challenge: self.challenge(seat),
                cards: i32::try_from(player.cards.len()).unwrap_or(0),
                ..Scoring::default()
            };
        }
        for street in 0..self.state.streets.len() {
            if let Some(seat) = self.most(|seat| scores[seat].along[street]) {
                scores[seat].streets[street] = MAJORITY;
            }
        }
        for seat in seats.all() {
            let score = &mut scores[seat];
            score.total =
                score.track + score.streets.iter().sum::<i32>() + score.challenge + score.cards;
        }
        scores
    }

    /// Whoever has more of something than everybody else; a tie gives nobody anything.
    fn most(self, count: impl Fn(Seat) -> i32) -> Option<Seat> {
        let seats = self.state.seats;
        seats.all().find(|&seat| seats.others(seat).all(|other| count(other) < count(seat)))
    }

    /// N7.2: every skyscraper that touches the street, the starting building included (N-R04).
    fn along(self, seat: Seat, street: Street) -> i32 {
        count(self.standing(seat).filter(|(_, site)| site.streets >> street.0 & 1 == 1))
    }

    /// How many skyscrapers of a generation stand (N-R04: a legendary one is gold, the starting
    /// building is of its own).
    pub(crate) fn of_generation(self, seat: Seat, generation: Generation) -> i32 {
        let tiles = self.player(seat).standing & self.city.of_generation(generation);
        i32::try_from(tiles.len()).unwrap_or(0)
    }

    /// N7.3
    fn challenge(self, seat: Seat) -> i32 {
        match self.state.challenge {
            // N9.1
            Challenge::BronzeBaron => match self.of_generation(seat, Generation::Bronze) {
                ..4 => 0,
                4 => 5,
                5 => 10,
                6.. => 15,
            },
            // N9.2
            Challenge::MasterArchitect => match self.irregular(seat) {
                ..3 => 0,
                3 => 3,
                4 => 6,
                5.. => 10,
            },
            // N9.3
            Challenge::GenerationKing => {
                let kings = Generation::BUILT.into_iter().filter(|&generation| {
                    self.most(|other| self.of_generation(other, generation)) == Some(seat)
                });
                count(kings) * MAJORITY
            }
            // N9.4
            Challenge::GoldTycoon => {
                let gold_in = |district: District| {
                    let gold = self.standing(seat).filter(|(tile, site)| {
                        self.generation(*tile) == Generation::Gold
                            && site.districts >> district.0 & 1 == 1
                    });
                    gold.count()
                };
                count(District::all().filter(|&district| gold_in(district) >= TYCOON_GOLD)) * TYCOON
            }
            // N9.5: scored at once.
            Challenge::GoldPrestige => i32::from(self.player(seat).prestige),
        }
    }

    /// N9.2: irregular skyscrapers that stand.
    pub(crate) fn irregular(self, seat: Seat) -> i32 {
        count(self.player(seat).standing.filter(|&tile| self.content.tile(tile).irregular()))
    }

    /// N7.5: most points; then the taller legendary skyscraper; without one, most gold.
    pub(crate) fn outcome(self) -> Outcome {
        let scores = self.score();
        let totals = BySeat::from_fn(|seat| scores[seat].total);
        Outcome::rank(self.state.seats, totals, |seat| (totals[seat], self.tie_break(seat)))
    }

    /// N7.5: what counts among equal points, the more important first: the height of a legendary
    /// skyscraper, and gold. Two players never have the same height, so gold counts only where nobody
    /// has one.
    pub(crate) fn tie_break(self, seat: Seat) -> [i32; 2] {
        let legendary = self.player(seat).legendary();
        let height = legendary.map_or(0, |tile: Tile| self.content.tile(tile).height);
        [i32::from(height), self.of_generation(seat, Generation::Gold)]
    }
}

fn count(things: impl Iterator) -> i32 {
    i32::try_from(things.count()).unwrap_or(i32::MAX)
}
