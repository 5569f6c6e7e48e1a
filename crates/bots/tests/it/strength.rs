//! The ladder in small: each bot beats the one below it, at any table. `docs/results.md` has the long runs.

use arena::{Finished, Pairing, Plan, Seating, Tournament};
use bots::{AnyBot, BotName, Planner, Playing, Seated};
use table::Digest;

use crate::games::{london, new_york};

fn play<G: Planner>(game: &G, bots: [BotName; 2], seed: u64, seating: &[usize]) -> Finished {
    let seated = seating.iter().map(|&bot| Seated {
        bot: AnyBot::new(bots[bot]),
        stream: Digest::of(&("strength", seed, bot as u64)).into(),
    });
    Finished::new(seating.to_vec(), &Playing::new(game, seed, seated.collect()).finish())
}

/// The score of the first against the second.
fn score<G: Planner + Sync>(game: &G, bots: [BotName; 2], blocks: u64) -> f64 {
    let pairing = Pairing { first: 0, second: 1 };
    let seats = game.seats().count();
    let (pairings, seating) = (vec![pairing], Seating::Both);
    let plan = Plan { seats, pairings, seating, blocks, sprt: None, threads: 2 };
    let game = |number: u64, seating: &[usize]| play(game, bots, 1000 + number, seating);
    let played = Tournament::play(&plan, None, game, |_| ()).unwrap();
    let scores = played.scores(pairing);
    scores.iter().sum::<f64>() / scores.len() as f64
}

fn climbs<G: Planner + Sync>(game: &G, blocks: u64) {
    let seats = game.seats().count();
    let over = |bots, least: f64| {
        let score = score(game, bots, blocks);
        assert!(score > least, "{bots:?} at a table of {seats}: {score}");
    };
    // Far below what the long runs find, so that only a real loss is seen.
    over([BotName::Learned, BotName::Rules], 0.55);
    over([BotName::Rules, BotName::Greedy], 0.65);
    over([BotName::Greedy, BotName::Random], 0.85);
    over([BotName::Novice, BotName::Random], 0.85);
}

/// Neighbours are some 250 Elo apart in the long runs, which is a score of 80 %; the champion takes too long for this.
fn levels_climb<G: Planner + Sync>(game: &G, blocks: u64) {
    for pair in BotName::LEVELS[..4].windows(2) {
        let score = score(game, [pair[1], pair[0]], blocks);
        assert!(score > 0.55, "{pair:?}: {score}");
    }
}

#[test]
fn in_london() {
    for (seats, blocks) in [(2, 12), (3, 4), (4, 3)] {
        climbs(&london(seats), blocks);
    }
    levels_climb(&london(2), 10);
}

#[test]
fn in_new_york() {
    for (seats, blocks) in [(2, 40), (3, 12), (4, 8)] {
        climbs(&new_york(seats), blocks);
    }
    levels_climb(&new_york(2), 12);
}
