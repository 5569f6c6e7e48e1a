//! Luck averages to nothing, and with the decisions it makes up where a game ends.

use std::sync::Arc;

use analysis::{Analysing, Fortune};
use bots::{Accountable, BotName, Experience, Planner, RulesOfThumb};
use table::{Notation, Rng, Seat};

use crate::played::{london, new_york, played};

/// The luck of the first seat in so many games, each thing that came compared with one other.
fn lucks<G: Planner + Notation>(game: &G, bot: BotName, games: u64) -> Vec<f64> {
    let first = game.seats().all().next().unwrap();
    let mut fortune = Fortune::new(game, &RulesOfThumb, 1, Rng::new(3));
    let mut lucks = Vec::new();
    for seed in 0..games {
        let bots = vec![bot; game.seats().count()];
        let replayed = played(game, &bots, seed);
        let mut luck = fortune.of_deal(replayed.deal()).1[first].mean;
        for step in replayed.steps() {
            luck += fortune.of_action(step.before, step.action)[first].mean;
        }
        lucks.push(luck);
    }
    lucks
}

/// Luck differs from game to game, and over many games it is nothing: further from it than this many standard
/// errors it comes once in a thousand times. More than so many points would be noticed.
fn averages_to_nothing(lucks: &[f64], noticed: f64) {
    const ERRORS: f64 = 3.3;
    let count = lucks.len() as f64;
    let mean = lucks.iter().sum::<f64>() / count;
    let variance = lucks.iter().map(|luck| (luck - mean).powi(2)).sum::<f64>() / (count - 1.0);
    let error = (variance / count).sqrt();
    assert!(variance > 1.0, "there is such a thing as luck: {variance}");
    assert!(ERRORS * error < noticed, "a bias of {noticed} would not be noticed: {error}");
    assert!(mean.abs() < ERRORS * error, "{mean} with a standard error of {error}");
}

#[test]
fn luck_averages_to_nothing_in_london() {
    averages_to_nothing(&lucks(&london(2), BotName::RandomPlan, 360), 9.0);
}

#[test]
fn luck_averages_to_nothing_in_new_york() {
    averages_to_nothing(&lucks(&new_york(2), BotName::Greedy, 280), 8.0);
}

#[test]
fn luck_averages_to_nothing_among_three() {
    averages_to_nothing(&lucks(&new_york(3), BotName::Random, 160), 9.0);
}

/// What could be expected at the start, luck and what decisions cost make up where a game ended, but for a rest that is
/// told as such: what decisions cost one by one does not add up to what a bad habit costs.
fn makes_up_the_end<G: Accountable + Notation>(game: &G, games: u64, bots: [BotName; 2]) {
    let first = Seat::new(0).unwrap();
    for seed in 0..games {
        let replayed = played(game, &bots, seed);
        let found = Analysing::new(game, &replayed, Arc::new(Experience), 1).finish();
        let end = found.moments.last().unwrap().expected[first].margin;
        let (luck, cost, rest) = (found.luck(), found.cost(), found.rest());
        let other = Seat::new(1).unwrap();
        let sum = found.start[first] + luck[first] - cost[first] + cost[other] + rest[first];
        assert!((sum - end).abs() < 1e-9, "{sum} is not {end}");
        assert!((rest[first] + rest[other]).abs() < 1e-9, "of two, what one lacks the other has");
        assert!(found.luck_error()[first] > 0.0, "nobody knows it exactly");
    }
}

#[test]
fn luck_and_decisions_make_up_the_end() {
    makes_up_the_end(&london(2), 1, [BotName::Greedy, BotName::Rules]);
    makes_up_the_end(&new_york(2), 3, [BotName::Random, BotName::Rules]);
}
