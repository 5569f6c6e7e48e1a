//! In the last turn of a game the best way is known, and so it is in hints and analyses.

use std::sync::Arc;

use analysis::{Analysing, expect, hints};
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

/// Where the last turn can be worked out, whoever plays it knows who wins: there is nothing between that and the chance.
fn the_end_is_certain<G: Accountable + Notation>(game: &G, games: u64) {
    let bots = vec![BotName::Rules; game.seats().count()];
    let [mut won, mut lost] = [0; 2];
    for seed in 0..games {
        for state in last_turn(game, &played(game, &bots, seed)).into_iter().step_by(5) {
            let seat = game.decision(&state).unwrap().seat;
            let mut legal = Vec::new();
            game.legal_actions(&state, &mut legal);
            // What is uncovered is not known beforehand, and a large last turn is not worked out.
            let uncovers = legal.iter().any(|&action| game.uncovers(action));
            if uncovers || best_ending(game, &state, seat, 1_000).is_none() {
                continue;
            }
            let best = best_margin(game, &state).unwrap();
            let told = expect(game, &state, &Experience, 3, &Rng::new(seed))[seat];
            assert!((told.margin - best).abs() < 1e-9, "{}: {told:?} is {best}", G::NAME);
            let is_certain = [0.0, 0.5, 1.0].iter().any(|share| (told.win - share).abs() < 1e-9);
            assert!(is_certain, "{}: {told:?}", G::NAME);
            assert!(best >= 0.0 || told.win < 1e-9, "{}: who loses has a chance {told:?}", G::NAME);
            assert!(best <= 0.0 || told.win > 1.0 - 1e-9, "{}: {told:?}", G::NAME);
            won += usize::from(best > 0.0);
            lost += usize::from(best < 0.0);
        }
    }
    assert!(won >= 3 && lost >= 3, "{}: {won} won and {lost} lost", G::NAME);
}

#[test]
fn the_end_is_certain_in_the_last_turn() {
    the_end_is_certain(&london(2), 12);
    the_end_is_certain(&new_york(2), 24);
}
