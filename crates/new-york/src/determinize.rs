//! A redeal of everything that nobody knows.

use table::{BySeat, Rng};

use crate::ground::LotKind;
use crate::state::{Shuffle, State};

/// A state that no player can tell from `state`: the cards of each batch of the future market are in
/// another order, and so is what market shift will shuffle. It depends on what everybody knows and on `rng`,
/// and on nothing else.
pub(crate) fn determinize(state: &State, rng: &mut Rng) -> State {
    redeal(state, rng, |batch, rng| rng.shuffle(batch))
}

/// The same, but with fewer cards the others follow as they would have with more.
pub(crate) fn reshuffle(state: &State, rng: &mut Rng) -> State {
    redeal(state, rng, |batch, rng| {
        // Each card with how many of its kind come before it, so that every one has a number of its own.
        let mut met = [0_u64; LotKind::COUNT];
        let mut cards: Vec<(LotKind, u64)> = Vec::with_capacity(batch.len());
        for &kind in &*batch {
            let copies = &mut met[usize::from(kind.0)];
            cards.push((kind, *copies));
            *copies += 1;
        }
        rng.order(&mut cards, |&(kind, copy)| u64::from(kind.0) << 8 | copy);
        for (place, (kind, _)) in batch.iter_mut().zip(cards) {
            *place = kind;
        }
    })
}

fn redeal(state: &State, rng: &mut Rng, order: impl Fn(&mut [LotKind], &mut Rng)) -> State {
    let mut world = *state;
    world.future.reorder(|batch| {
        batch.sort_unstable();
        order(batch, rng);
    });
    world.future.shuffles = BySeat::from_fn(|_| Shuffle(rng.below(Shuffle::COUNT) as u8));
    world
}
