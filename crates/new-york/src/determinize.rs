//! A redeal of everything that nobody knows.

use table::{BySeat, Rng};

use crate::game::NewYork;
use crate::state::{Shuffle, State};

/// A state that no player can tell from `state`: the cards of each batch of the future market are in
/// another order, and so is what market shift will shuffle. It depends on what everybody knows and on `rng`,
/// and on nothing else.
pub(crate) fn determinize(state: &State, rng: &mut Rng) -> State {
    let mut world = *state;
    world.future.reorder(|batch| {
        batch.sort_unstable();
        rng.shuffle(batch);
    });
    world.future.shuffles = BySeat::from_fn(|_| Shuffle(rng.below(Shuffle::COUNT) as u8));
    world
}

impl NewYork {
    /// The worlds that differ in what comes next out of the future market, so many cards of it, each with how many
    /// of all orders begin so. Beyond those cards the order is the same in all of them.
    pub fn by_next_cards(&self, state: &State, cards: usize) -> Vec<(u32, State)> {
        let mut worlds = vec![(1, *state)];
        for place in 0..cards {
            worlds = worlds
                .iter()
                .flat_map(|&(ways, world)| {
                    world.future.choices(place).into_iter().map(move |(count, kind)| {
                        let mut next = world;
                        next.future.bring_up(place, kind);
                        (ways * count, next)
                    })
                })
                .collect();
        }
        worlds
    }
}
