//! Counting positions: a changed list of actions shows in one number.

use table::Game;

/// How many sequences of `depth` actions lead on from `state`; a game that ends earlier counts once.
pub fn perft<G: Game>(game: &G, state: &G::State, depth: u32) -> u64 {
    if depth == 0 || game.decision(state).is_none() {
        return 1;
    }
    let mut legal = Vec::new();
    game.legal_actions(state, &mut legal);
    legal
        .into_iter()
        .map(|action| {
            let mut next = state.clone();
            game.apply_unchecked(&mut next, action, &mut ());
            perft(game, &next, depth - 1)
        })
        .sum()
}
