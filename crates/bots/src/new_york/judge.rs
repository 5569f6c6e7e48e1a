//! How good a table of New York is.

use new_york::{Generation, NewYork, State, TileSet};
use table::{Game, Seat};

/// What the next build is worth before it is built, the one after it, and so on.
const BUILDS: [f64; 4] = [0.75, 0.55, 0.4, 0.25];
/// What a skyscraper of a generation that is still locked is worth, in parts of its points.
const LOCKED: f64 = 0.5;
/// A cell of one's own that nothing stands on.
const CELL: f64 = 0.25;
/// A worker at hand.
const WORKER: f64 = 0.45;
/// An action card that is not used yet, beside its point.
const CARD: f64 = 0.9;

/// Points over the best opponent: what everybody would have now, and what is to come.
pub(super) fn judge(game: &NewYork, world: &State, seat: Seat) -> f64 {
    let scores = game.score(world);
    let value = |seat: Seat| f64::from(scores[seat].total) + future(game, world, seat);
    let others = game.seats().others(seat).map(value).fold(f64::NEG_INFINITY, f64::max);
    value(seat) - others
}

fn future(game: &NewYork, world: &State, seat: Seat) -> f64 {
    if world.is_over() || world.last_turns() == Some(0) {
        return 0.0;
    }
    let unlocked = unlocked(game, world, seat);
    let (mut cells, mut best) = (0.0, Vec::new());
    for prospect in game.prospects(world, seat) {
        cells += f64::from(prospect.free);
        let worth = |tile| {
            let points = f64::from(game.content().tile(tile).points);
            if unlocked.has(tile) { points } else { points * LOCKED }
        };
        let most = prospect.fitting.map(worth).fold(0.0, f64::max);
        best.push(most);
    }
    best.sort_by(|a, b| b.total_cmp(a));
    let builds: f64 = best.iter().zip(BUILDS).map(|(points, part)| points * part).sum();
    let workers = f64::from(game.workers(world, seat).min(3)) * WORKER;
    let cards = world.action_cards(seat).len() as f64 * CARD;
    let ahead = if world.last_turns().is_some() { 0.4 } else { 1.0 };
    (builds + cells * CELL + workers + cards) * ahead
}

/// The skyscrapers whose generation may be built.
fn unlocked(game: &NewYork, world: &State, seat: Seat) -> TileSet {
    let open = |generation: &Generation| world.points(seat) >= game.points_for(*generation);
    let generations = Generation::BUILT.into_iter().filter(open);
    generations.fold(TileSet::EMPTY, |tiles, one| tiles | game.of_generation(one))
}
