//! What speed rests on: nothing is allocated, and a state is small and flat.

use london::{Action, State};
use table::Game;
use table_laws::RandomGames;

use crate::scene::london;

#[test]
fn listing_and_applying_actions_allocates_nothing() {
    for seats in 2..=4 {
        let game = london(seats);
        let mut games = RandomGames::set_up(&game, 5);
        let mut decisions = 0;
        let counted = allocation_counter::measure(|| decisions = games.play());
        assert!(decisions > 1_000, "{decisions}");
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
