//! In the last turn of a game the best way is known, and so it is in hints and analyses.

use std::sync::Arc;

use analysis::{Analysing, hints};
use bots::{Accountable, BotName, Experience, RulesOfThumb, Stop, best_ending, ended};
use table::{InfoSet, Notation, Rng};

use crate::played::{last_turn, london, new_york, played};

/// Positions of a last turn that are looked at, at most.
const POSITIONS: usize = 3_000;

/// The margin that the best way ends with, if there are not too many ways.
fn best_margin<G: Accountable>(game: &G, state: &G::State) -> Option<f64> {
    let seat = game.decision(state).unwrap().seat;
    let best = best_ending(game, state, seat, POSITIONS)?;
    let mut over = state.clone();
    for action in best.actions {
        game.apply_unchecked(&mut over, action, &mut ());
    }
    assert!(ended(game, &over, seat).is_some());
    Some(game.judge(&over, seat))
}

fn the_first_hint_is_the_best<G: Accountable + Notation>(game: &G, games: u64) {
    let bots = vec![BotName::Rules; game.seats().count()];
    let mut looked = 0;
    for seed in 0..games {
        for state in last_turn(game, &played(game, &bots, seed)).into_iter().step_by(3) {
            let seat = game.decision(&state).unwrap().seat;
            let info = InfoSet::new(game, &state, seat);
            let mut legal = Vec::new();
            game.legal_actions(&state, &mut legal);
            // What is uncovered may be better still, or worse.
            if legal.iter().any(|&action| game.uncovers(action)) {
                continue;
            }
            let Some(best) = best_margin(game, &state) else { continue };
            let nodes = 4 * POSITIONS as u64;
            let found = hints(&info, &Experience, nodes, &mut Rng::new(1), &Stop::default());
            looked += 1;
            let told = found[0].margin.mean;
            assert!((told - best).abs() < 1e-9, "{}: {told}, but {best} is possible", G::NAME);
        }
    }
    assert!(looked >= 10, "{}: only {looked}", G::NAME);
}

#[test]
fn the_first_hint_is_the_best_in_the_last_turn() {
    the_first_hint_is_the_best(&london(2), 6);
    the_first_hint_is_the_best(&new_york(2), 12);
}

/// What a choice in the last turn cost is exactly what the best way has over what was done.
fn the_last_choice_is_measured<G: Accountable + Notation>(game: &G, seed: u64) {
    let bots = vec![BotName::Random; game.seats().count()];
    let replayed = played(game, &bots, seed);
    let found = Analysing::new(game, &replayed, Arc::new(RulesOfThumb), 1).finish();
    let last = found.choices.iter().find(|choice| {
        let state = &replayed.states()[choice.actions.start];
        let done = &replayed.states()[choice.actions.end];
        game.is_last_turn(state) && game.outcome(done).is_some()
    });
    let last = last.unwrap();
    let state = &replayed.states()[last.actions.start];
    let lost = best_margin(game, state).unwrap() - game.judge(replayed.state(), last.seat);
    assert!((last.cost() - lost).abs() < 1e-9, "{}: {} is {lost}", G::NAME, last.cost());
}

#[test]
fn the_last_choice_is_measured_in_both_games() {
    the_last_choice_is_measured(&london(2), 3);
    the_last_choice_is_measured(&new_york(2), 3);
}
