//! Luck averages to nothing.

use analysis::Fortune;
use bots::{BotName, Planner, RulesOfThumb};
use table::{Notation, Rng};

use crate::played::{london, new_york, played};

/// The luck of the first seat in so many games.
fn lucks<G: Planner + Notation>(game: &G, bot: BotName, games: u64) -> Vec<f64> {
    let first = game.seats().all().next().unwrap();
    let mut fortune = Fortune::new(game, &RulesOfThumb, 3, Rng::new(3));
    let mut lucks = Vec::new();
    for seed in 0..games {
        let bots = vec![bot; game.seats().count()];
        let replayed = played(game, &bots, seed);
        let mut luck = fortune.of_deal(replayed.deal())[first];
        for step in replayed.steps() {
            luck += fortune.of_action(step.before, step.action)[first];
        }
        lucks.push(luck);
    }
    lucks
}

/// Luck differs from game to game, and over many games it is nothing: further from it than this many standard
/// errors it comes once in ten thousand times.
fn averages_to_nothing(lucks: &[f64]) {
    let count = lucks.len() as f64;
    let mean = lucks.iter().sum::<f64>() / count;
    let variance = lucks.iter().map(|luck| (luck - mean).powi(2)).sum::<f64>() / (count - 1.0);
    let error = (variance / count).sqrt();
    assert!(variance > 1.0, "there is such a thing as luck: {variance}");
    assert!(mean.abs() < 3.9 * error, "{mean} with a standard error of {error}");
}

#[test]
fn luck_averages_to_nothing_in_london() {
    averages_to_nothing(&lucks(&london(), BotName::RandomPlan, 16));
}

#[test]
fn luck_averages_to_nothing_in_new_york() {
    averages_to_nothing(&lucks(&new_york(2), BotName::Greedy, 40));
    averages_to_nothing(&lucks(&new_york(3), BotName::Random, 40));
}
