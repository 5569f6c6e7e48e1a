//! What a thing is worth to the one who may have it.

use std::sync::Arc;

use arena::{Block, Finished, Pairing};
use bots::{Planned, Taste};
use table::Digest;

use crate::study::Study;
use crate::watch::watch;

/// Plays a deal once for each seat: that seat may have the thing, and nobody else may. All play by the same
/// rules of thumb, and a role has the same numbers wherever it sits. The first of the pairing is the one
/// that may.
pub fn withheld_block<G>(game: &Arc<G>, item: usize, number: u64, seed: u64) -> Block
where
    G: Study + Send + Sync + 'static,
{
    let seats = game.seats().count();
    let games = (0..seats).map(|may| {
        let roles: Vec<usize> = (0..seats).map(|seat| usize::from(seat != may)).collect();
        let player = |(seat, &role): (usize, &usize)| {
            let taste = if role == 0 {
                Taste::Rules
            } else {
                let game = Arc::clone(game);
                Taste::Shunning(Arc::new(move |world, seat| game.has(world, seat, item)))
            };
            // Those that may not are told apart by how far they sit from the one that may.
            let apart = (seat + seats - may) % seats;
            let stream = Digest::of(&("withheld", seed, apart as u64)).into();
            (Planned::new(taste), stream)
        };
        let played = watch(&**game, seed, roles.iter().enumerate().map(player).collect());
        let rank = |seat| u8::from(played.wins[seat] == 0.0) + 1;
        Finished {
            ranks: game.seats().all().map(rank).collect(),
            scores: game.seats().all().map(|seat| played.scores[seat]).collect(),
            seating: roles,
        }
    });
    Block { pairing: Pairing { first: 0, second: 1 }, number, games: games.collect() }
}
