//! What speed rests on: nothing is allocated, and a state is small and flat.

use new_york::{Action, Options, State};
use table::{Game, Rng};

use crate::scene::new_york;

#[test]
fn listing_and_applying_actions_allocates_nothing() {
    for seats in 2..=4 {
        let game = new_york(seats, Options::default());
        let deals: Vec<_> = (0..5).map(|seed| game.deal(seed)).collect();
        let states: Vec<State> = deals.iter().map(|deal| game.setup(deal)).collect();
        let mut legal = Vec::with_capacity(512);
        let mut decisions = 0;
        let counted = allocation_counter::measure(|| {
            for (seed, state) in (0..).zip(&states) {
                let mut state = *state;
                let mut rng = Rng::new(seed);
                while game.decision(&state).is_some() {
                    game.legal_actions(&state, &mut legal);
                    let action = *rng.pick(&legal).unwrap();
                    game.apply_unchecked(&mut state, action, &mut ());
                    decisions += 1;
                }
            }
        });
        assert!(decisions > 500, "{decisions}");
        assert_eq!(counted.count_total, 0);
        // The counter does count.
        assert!(allocation_counter::measure(|| drop(game.deal(1))).count_total > 0);
    }
}

#[test]
fn a_state_is_flat_and_small() {
    fn copied_by_its_bytes<T: Copy>() {}
    copied_by_its_bytes::<State>();
    assert!(size_of::<State>() <= 1024);
    assert!(size_of::<Action>() <= 4);
}
