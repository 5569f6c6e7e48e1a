//! The ladder in small: each bot beats the one below it, at any table. `docs/results.md` has the long runs.

use arena::{Finished, Pairing, Plan, Tournament};
use bots::{AnyBot, BotName, Planner, generator};
use london::London;
use new_york::NewYork;
use table::{Bot, Digest, InfoSet, Seats};

fn play<G: Planner>(game: &G, bots: [BotName; 2], seed: u64, seating: &[usize]) -> Finished {
    let mut state = game.setup(&game.deal(seed));
    let mut seated: Vec<AnyBot<G>> = seating.iter().map(|&bot| AnyBot::new(bots[bot])).collect();
    let mut done = 0;
    while let Some(decision) = game.decision(&state) {
        let seat = decision.seat.index();
        let stream = Digest::of(&("strength", seed, seating[seat] as u64)).into();
        let info = InfoSet::new(game, &state, decision.seat);
        let action = seated[seat].choose(&info, &mut generator(stream, decision.seat, done));
        game.apply_unchecked(&mut state, action, &mut ());
        done += 1;
    }
    let outcome = game.outcome(&state).unwrap();
    Finished {
        seating: seating.to_vec(),
        ranks: game.seats().all().map(|seat| outcome.ranks[seat]).collect(),
        scores: game.seats().all().map(|seat| outcome.scores[seat]).collect(),
    }
}

/// The score of the first against the second.
fn score<G: Planner + Sync>(game: &G, bots: [BotName; 2], blocks: u64) -> f64 {
    let pairing = Pairing { first: 0, second: 1 };
    let seats = game.seats().count();
    let plan = Plan { seats, pairings: vec![pairing], blocks, sprt: None, threads: 2 };
    let game = |number: u64, seating: &[usize]| play(game, bots, 1000 + number, seating);
    let played = Tournament::play(&plan, None, game, |_| true).unwrap();
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
    over([BotName::Rules, BotName::Greedy], 0.65);
    over([BotName::Greedy, BotName::Random], 0.85);
}

#[test]
fn in_london() {
    for (seats, blocks) in [(2, 12), (3, 4), (4, 3)] {
        let content = london::Content::built_in("london").unwrap();
        climbs(&London::new(content, Seats::new(seats).unwrap(), Default::default()), blocks);
    }
}

#[test]
fn in_new_york() {
    for (seats, blocks) in [(2, 40), (3, 12), (4, 8)] {
        let content = new_york::Content::built_in("new-york").unwrap();
        climbs(&NewYork::new(content, Seats::new(seats).unwrap(), Default::default()), blocks);
    }
}
