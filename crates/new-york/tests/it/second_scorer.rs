//! A second, slow way to score, written from the clauses alone and from what everybody can see.

use std::collections::{BTreeMap, BTreeSet};

use new_york::{Cell, Challenge, Generation, Ground, NewYork, PlayerView, State, Tile, View};
use table::{Game, Viewer};

/// Whether the engine's points and ranks are those of this scorer (N7).
pub(crate) fn agrees(game: &NewYork, state: &State) -> Result<(), String> {
    let view = game.view(state, Viewer::Spectator);
    let scorer = Scorer { game, view: &view };
    let outcome = game.outcome(state).ok_or("no outcome")?;
    for player in &view.players {
        let rest = i32::from(player.score) - scorer.built(player);
        let allowed = if view.challenge == Challenge::GoldPrestige { 0..=40 } else { 0..=0 };
        if !allowed.contains(&rest) || rest != i32::from(player.prestige) {
            return Err(format!("seat {:?} has {rest} points from nowhere", player.seat));
        }
    }
    let points: Vec<i32> = view.players.iter().map(|player| scorer.points(player)).collect();
    let found: Vec<i32> = game.seats().all().map(|seat| outcome.scores[seat]).collect();
    if points != found {
        return Err(format!("the second scorer has {points:?}, the engine {found:?}"));
    }
    let ranks: Vec<u8> = view.players.iter().map(|player| scorer.rank(player, &points)).collect();
    let found: Vec<u8> = game.seats().all().map(|seat| outcome.ranks[seat]).collect();
    if ranks != found {
        return Err(format!("the second scorer ranks {ranks:?}, the engine {found:?}"));
    }
    Ok(())
}

struct Scorer<'s> {
    game: &'s NewYork,
    view: &'s View,
}

impl Scorer<'_> {
    fn points(&self, player: &PlayerView) -> i32 {
        // N7.2: alone at the top of each street.
        let streets = self.view.streets.iter().filter(|street| {
            self.leads(player, |other| {
                other
                    .standing
                    .iter()
                    .filter(|tile| self.streets(&tile.cells).contains(&street.index()))
                    .count()
            })
        });
        // N7.4
        let cards = player.cards.len() as i32;
        self.built(player) + 5 * streets.count() as i32 + self.challenge(player) + cards
    }

    /// N4.1, N3.4: what is printed on everything ever built, demolished or not.
    fn built(&self, player: &PlayerView) -> i32 {
        let own = Tile::own().filter(|tile| !player.unbuilt.contains(tile));
        let legendary = player.standing.iter().map(|standing| standing.tile);
        let built = own.chain(legendary.filter(|tile| tile.is_legendary()));
        built.map(|tile| i32::from(self.game.content().tile(tile).points)).sum()
    }

    fn leads(&self, player: &PlayerView, count: impl Fn(&PlayerView) -> usize) -> bool {
        let others = self.view.players.iter().filter(|other| other.seat != player.seat);
        others.map(&count).all(|other| other < count(player))
    }

    /// The numbers of the streets beside some cells.
    fn streets(&self, cells: &[Cell]) -> BTreeSet<usize> {
        let mut streets = BTreeSet::new();
        for (cell, ground) in self.game.content().map().cells() {
            if let Ground::Street(street) = ground
                && cells.iter().any(|&other| distance(other, cell) == 1)
            {
                streets.insert(usize::from(street));
            }
        }
        streets
    }

    fn generation(&self, tile: Tile) -> Generation {
        self.game.content().tile(tile).generation
    }

    fn of(&self, player: &PlayerView, generation: Generation) -> usize {
        player.standing.iter().filter(|tile| self.generation(tile.tile) == generation).count()
    }

    fn challenge(&self, player: &PlayerView) -> i32 {
        match self.view.challenge {
            // N9.1
            Challenge::BronzeBaron => [0, 0, 0, 0, 5, 10, 15][self.of(player, Generation::Bronze)],
            // N9.2
            Challenge::MasterArchitect => {
                let irregular = player.standing.iter().filter(|tile| !rectangle(&tile.cells));
                [0, 0, 0, 3, 6, 10][irregular.count().min(5)]
            }
            // N9.3
            Challenge::GenerationKing => {
                let led = Generation::BUILT
                    .into_iter()
                    .filter(|&generation| self.leads(player, |other| self.of(other, generation)));
                5 * led.count() as i32
            }
            // N9.4
            Challenge::GoldTycoon => {
                let mut gold: BTreeMap<_, i32> = BTreeMap::new();
                let standing = player.standing.iter();
                for tile in standing.filter(|tile| self.generation(tile.tile) == Generation::Gold) {
                    let districts: BTreeSet<_> =
                        tile.cells.iter().filter_map(|&cell| self.district(cell)).collect();
                    for district in districts {
                        *gold.entry(district).or_default() += 1;
                    }
                }
                3 * gold.values().filter(|&&count| count >= 2).count() as i32
            }
            // N9.5: scored when it was built, so the end does not show it; the rest of the track does.
            Challenge::GoldPrestige => i32::from(player.score) - self.built(player),
        }
    }

    fn district(&self, cell: Cell) -> Option<usize> {
        match self.game.content().map().at(cell)? {
            Ground::Lot(lot) => Some(self.game.content().lot(lot).kind.district().index()),
            Ground::Street(_) | Ground::Crossing | Ground::Park(_) | Ground::Landmark(_) => None,
        }
    }

    /// N7.5
    fn rank(&self, player: &PlayerView, points: &[i32]) -> u8 {
        let mine = points[player.seat.index()];
        let ahead = self.view.players.iter().filter(|other| {
            let theirs = points[other.seat.index()];
            theirs > mine || theirs == mine && self.wins_tie(other, player)
        });
        ahead.count() as u8 + 1
    }

    fn wins_tie(&self, player: &PlayerView, against: &PlayerView) -> bool {
        let height = |player: &PlayerView| {
            let tiles = player.standing.iter().map(|tile| tile.tile);
            tiles
                .filter(|tile| tile.is_legendary())
                .map(|tile| self.game.content().tile(tile).height)
                .max()
        };
        match (height(player), height(against)) {
            (None, None) => self.of(player, Generation::Gold) > self.of(against, Generation::Gold),
            (mine, theirs) => mine > theirs,
        }
    }
}

fn distance(a: Cell, b: Cell) -> u8 {
    a.row.abs_diff(b.row) + a.column.abs_diff(b.column)
}

fn rectangle(cells: &[Cell]) -> bool {
    let rows: BTreeSet<u8> = cells.iter().map(|cell| cell.row).collect();
    let columns: BTreeSet<u8> = cells.iter().map(|cell| cell.column).collect();
    rows.len() * columns.len() == cells.len()
}
