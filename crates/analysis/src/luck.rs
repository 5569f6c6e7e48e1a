//! What chance brought to whom.
//!
//! Luck is what came, less what would have come on average over everything that could have come as well. So it averages
//! to nothing over many games, whatever the judge thinks and however anybody plays: what nobody knows is equally
//! likely to be any of it, also given all that was done.

use bots::Judge;
use table::{BySeat, Game, Hidden, Rng, Viewer};

/// What each seat gained in expectation by what an action showed that nobody had known. Nothing if it showed nothing.
pub fn luck_of_action<G: Game>(
    game: &G,
    judge: &dyn Judge<G>,
    before: &G::State,
    action: G::Action,
    shuffles: usize,
    rng: &mut Rng,
) -> BySeat<f64> {
    let play = |mut world: G::State| {
        game.apply_unchecked(&mut world, action, &mut ());
        world
    };
    let after = play(before.clone());
    if known_to_nobody(game, before) == known_to_nobody(game, &after) {
        return BySeat::from_fn(|_| 0.0);
    }
    let others = (0..shuffles).map(|_| play(game.reshuffle(before, rng)));
    gained(game, judge, &after, others)
}

/// What each seat gained in expectation by the deal.
pub fn luck_of_deal<G: Game>(
    game: &G,
    judge: &dyn Judge<G>,
    deal: &G::Deal,
    deals: usize,
    rng: &mut Rng,
) -> BySeat<f64> {
    let other = |_| game.setup(&game.deal(rng.next_u64()));
    gained(game, judge, &game.setup(deal), (0..deals).map(other))
}

fn gained<G: Game>(
    game: &G,
    judge: &dyn Judge<G>,
    came: &G::State,
    could_have_come: impl Iterator<Item = G::State>,
) -> BySeat<f64> {
    let worth = |world: &G::State| {
        BySeat::from_fn(
            |seat| if game.seats().has(seat) { judge.judge(game, world, seat) } else { 0.0 },
        )
    };
    let (mut sum, mut count) = (BySeat::from_fn(|_| 0.0), 0.0);
    for world in could_have_come {
        let worth = worth(&world);
        sum = BySeat::from_fn(|seat| sum[seat] + worth[seat]);
        count += 1.0;
    }
    let came = worth(came);
    BySeat::from_fn(|seat| if count > 0.0 { came[seat] - sum[seat] / count } else { 0.0 })
}

/// The things whose place no seat knows.
fn known_to_nobody<G: Game>(game: &G, state: &G::State) -> Hidden {
    let hidden = |seat| game.hidden(state, Viewer::Seat(seat));
    game.seats().all().map(hidden).reduce(|one, other| one & other).unwrap_or_default()
}
