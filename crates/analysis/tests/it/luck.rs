//! Luck averages to nothing.

use analysis::{luck_of_action, luck_of_deal};
use bots::{BotName, Planner, RulesOfThumb};
use table::{Notation, Rng};

use crate::played::{london, new_york, played};

/// The luck of the first seat in so many games.
fn lucks<G: Planner + Notation>(game: &G, bot: BotName, games: u64) -> Vec<f64> {
    let first = game.seats().all().next().unwrap();
    let mut rng = Rng::new(3);
    let mut lucks = Vec::new();
    for seed in 0..games {
        let bots = vec![bot; game.seats().count()];
        let replayed = played(game, &bots, seed);
        let mut luck = luck_of_deal(game, &RulesOfThumb, replayed.deal(), 4, &mut rng)[first];
        for step in replayed.steps() {
            let one = luck_of_action(game, &RulesOfThumb, step.before, step.action, 4, &mut rng);
            luck += one[first];
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
    averages_to_nothing(&lucks(&london(), BotName::RandomPlan, 40));
}

#[test]
fn luck_averages_to_nothing_in_new_york() {
    averages_to_nothing(&lucks(&new_york(2), BotName::Greedy, 120));
    averages_to_nothing(&lucks(&new_york(3), BotName::Random, 120));
}
