//! Who sees what. Everything is public but the order of the cards face down (N1.8), so all viewers
//! see the same, and a view is the state without that order.

use serde::{Deserialize, Serialize};
use table::{Hidden, SCORE, Seat, Viewer};

use crate::cards::{ActionCards, Challenge};
use crate::content::{Cell, Character, Street};
use crate::ground::{Lot, LotKind};
use crate::options::WORKERS;
use crate::scoring::Scoring;
use crate::table_now::TableNow;
use crate::tile::Tile;

/// The table as somebody sees it.
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// Turns begun, this one included.
    pub turn: u16,
    /// Whose turn it is.
    pub active: Seat,
    /// Everybody, by seat.
    pub players: Vec<PlayerView>,
    /// The open market.
    pub market: Vec<LotKind>,
    /// The future market from the top: the cards of each batch, in no order.
    pub future: Vec<Vec<LotKind>>,
    /// Legendary skyscrapers that nobody has built.
    pub legendaries: Vec<Tile>,
    /// The streets that score.
    pub streets: [Street; 3],
    /// The challenge.
    pub challenge: Challenge,
    /// Turns in a row without a build.
    pub quiet_turns: u8,
    /// Turns after this one, once the end is triggered.
    pub last_turns: Option<u8>,
    /// Whether the game is over.
    pub over: bool,
}

/// What is to be seen of one player.
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayerView {
    /// Whose it is.
    pub seat: Seat,
    /// Who they are.
    pub character: Option<Character>,
    /// Points on the track.
    pub score: i16,
    /// How many of those gold prestige brought.
    pub prestige: i16,
    /// Workers at hand.
    pub workers: u8,
    /// Unused action cards: a bit for each.
    #[cfg_attr(feature = "ts", ts(as = "u8"))]
    pub cards: ActionCards,
    /// The lots of the territory.
    pub lots: Vec<Lot>,
    /// Those of them that workers stand on, because nothing is built there.
    pub vacant: Vec<Lot>,
    /// Own skyscrapers never built.
    pub unbuilt: Vec<Tile>,
    /// Skyscrapers demolished.
    pub demolished: Vec<Tile>,
    /// What stands in the city.
    pub standing: Vec<Standing>,
    /// What they would score if the game ended now.
    pub scoring: Scoring,
}

impl View {
    /// The numbers that people follow.
    pub(crate) fn tallies(&self) -> Vec<(Seat, &'static str, i32)> {
        let count = |number: usize| i32::try_from(number).unwrap_or(i32::MAX);
        let of = |player: &PlayerView| {
            let numbers = [
                ("points", i32::from(player.score)),
                ("workers", i32::from(player.workers)),
                ("cards", count(player.cards.len())),
                ("lots", count(player.lots.len())),
                ("standing", count(player.standing.len())),
                ("unbuilt", count(player.unbuilt.len())),
                (SCORE, player.scoring.total),
            ];
            let seat = player.seat;
            numbers.map(|(of, number)| (seat, of, number))
        };
        self.players.iter().flat_map(of).collect()
    }
}

/// A skyscraper in the city.
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Standing {
    /// Which.
    pub tile: Tile,
    /// Its cells in reading order.
    pub cells: Vec<Cell>,
}

impl TableNow<'_> {
    /// The cards whose kind nobody knows, by a number that stays with their place.
    pub(crate) fn hidden(self) -> Hidden {
        if self.state.is_over() { Hidden::NOTHING } else { self.state.future.unknown().collect() }
    }

    pub(crate) fn view(self, viewer: Viewer) -> View {
        let state = self.state;
        let batches = state.future.batches().map(|mut batch| {
            batch.sort_unstable();
            batch
        });
        let scores = self.score();
        View {
            viewer,
            turn: state.turns,
            active: state.active,
            players: state.seats.all().map(|seat| self.view_player(seat, scores[seat])).collect(),
            market: state.market.to_vec(),
            future: batches.collect(),
            legendaries: state.legendaries.collect(),
            streets: state.streets,
            challenge: state.challenge,
            quiet_turns: state.quiet_turns,
            last_turns: state.last_turns,
            over: state.is_over(),
        }
    }

    fn view_player(self, seat: Seat, scoring: Scoring) -> PlayerView {
        let player = self.player(seat);
        let vacant: Vec<Lot> = self.vacant_lots(seat).collect();
        let territory = self.content.lots().filter(|(_, lot)| player.territory.has(lot.place));
        PlayerView {
            seat,
            character: player.character,
            score: player.score,
            prestige: player.prestige,
            workers: WORKERS - u8::try_from(vacant.len()).unwrap_or(WORKERS),
            cards: player.cards,
            lots: territory.map(|(lot, _)| lot).collect(),
            vacant,
            unbuilt: player.unbuilt.collect(),
            demolished: Tile::OWN.without(player.unbuilt).without(player.standing).collect(),
            standing: self
                .standing(seat)
                .map(|(tile, site)| {
                    let cells = &self.content.block(site.block).cells;
                    let cells = site.cells.map(|cell| cells[cell.index()]).collect();
                    Standing { tile, cells }
                })
                .collect(),
            scoring,
        }
    }
}
