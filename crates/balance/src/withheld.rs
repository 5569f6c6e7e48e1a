//! What a thing is worth to the one who may have it.

use std::sync::Arc;

use arena::{Block, Finished, Pairing};
use bots::{Planned, Playing, Seated, Taste};
use table::{Digest, Seat};

use crate::study::Study;

/// Plays a deal once for each seat: that seat may have the thing, and nobody else may. All play by the same
/// rules of thumb, and a role has the same numbers wherever it sits. The first of the pairing is the one
/// that may.
pub fn withheld_block<G>(game: &Arc<G>, item: usize, number: u64, seed: u64) -> Block
where
    G: Study + Send + Sync + 'static,
{
    let seats = game.seats();
    let games = seats.all().map(|may| {
        let player = |seat: Seat| {
            let taste = if seat == may {
                Taste::Rules
            } else {
                let game = Arc::clone(game);
                Taste::Shunning(Arc::new(move |world, seat| game.has(world, seat, item)))
            };
            // Those that may not are told apart by how far they sit from the one that may.
            let apart = seats.apart(may, seat) as u64;
            let stream = Digest::of(&("withheld", seed, apart)).into();
            Seated { bot: Planned::new(taste), stream }
        };
        let roles = seats.all().map(|seat| usize::from(seat != may)).collect();
        let mut playing = Playing::new(&**game, seed, seats.all().map(player).collect());
        Finished::new(roles, &playing.finish())
    });
    Block { pairing: Pairing { first: 0, second: 1 }, number, games: games.collect() }
}
