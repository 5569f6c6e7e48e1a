//! Chances are what they say.

use analysis::Expected;
use bots::{Accountable, BotName};
use table::Notation;

use crate::played::{london, new_york, played};

/// What was said of a third of many games, and what became of it.
#[derive(Default)]
struct Third {
    judgements: f64,
    /// The squares of how far off they were, in standard deviations as they were expected.
    squares: f64,
    /// How often somebody was given a chance of less than a third, of about a half, of more than two thirds; and
    /// how often they won.
    given: [f64; 3],
    won: [f64; 3],
}

fn thirds<G: Accountable + Notation>(game: &G, games: u64) -> [Third; 3] {
    let mut thirds: [Third; 3] = Default::default();
    for seed in 1000..1000 + games {
        let replayed = played(game, &vec![BotName::Rules; game.seats().count()], seed);
        let outcome = game.outcome(replayed.state()).unwrap();
        let mut last = None;
        for (number, step) in replayed.steps().enumerate() {
            let seat = step.seat;
            if last.replace(seat) == Some(seat) {
                continue;
            }
            let third = &mut thirds[3 * number / replayed.in_force()];
            let others = game.seats().others(seat).map(|other| outcome.scores[other]).max();
            let end = f64::from(outcome.scores[seat] - others.unwrap());
            let judged = game.judge(step.before, seat);
            let scatter = game.scatter(step.before, seat);
            third.judgements += 1.0;
            third.squares += ((end - judged) / scatter).powi(2);
            let chance = (Expected::of(&[judged], scatter).win * 3.0) as usize;
            third.given[chance.min(2)] += 1.0;
            third.won[chance.min(2)] += f64::from(u8::from(outcome.ranks[seat] == 1));
        }
    }
    thirds
}

fn chances_hold<G: Accountable + Notation>(game: &G, games: u64) {
    let thirds = thirds(game, games);
    let sum = |number: fn(&Third) -> f64| thirds.iter().map(number).sum::<f64>();
    let off = (sum(|third| third.squares) / sum(|third| third.judgements)).sqrt();
    assert!((0.75..1.35).contains(&off), "{}: off by {off} of what is expected", G::NAME);
    for third in thirds {
        let won = [0, 1, 2].map(|chance: usize| third.won[chance] / third.given[chance].max(1.0));
        assert!(won[0] < won[2], "{}: {won:?} of {:?}", G::NAME, third.given);
        assert!((0.25..0.75).contains(&won[1]), "{}: {won:?}", G::NAME);
    }
}

#[test]
fn chances_hold_in_both_games() {
    chances_hold(&london(), 24);
    chances_hold(&new_york(2), 60);
}
