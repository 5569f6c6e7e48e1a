//! A redeal of everything that nobody knows.

use table::{BySeat, Rng};

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
