//! What is told at every moment of a game is what may be expected.

use analysis::expect;
use bots::{Accountable, BotName, Experience};
use table::{Notation, Rng};

use crate::played::{london, new_york, played};

/// Worlds for each seat: as few as will do, since what was dealt there is not what is looked at.
const WORLDS: usize = 3;

/// What was told of many moments, and what became of it.
#[derive(Default)]
struct Told {
    moments: f64,
    /// How far off the margin was, and its square, and the square that was expected.
    off: f64,
    squares: f64,
    scatter: f64,
    /// How often somebody was given a chance of less than a third, of about a half, of more than two thirds; and
    /// how often they won.
    given: [f64; 3],
    won: [f64; 3],
}

/// The seats that are asked at one turn in so many of these games, early and late ones apart.
fn told<G: Accountable + Notation>(game: &G, games: u64, every: usize) -> [Told; 2] {
    let mut told: [Told; 2] = Default::default();
    let bots = vec![BotName::Rules; game.seats().count()];
    for seed in 1000..1000 + games {
        let replayed = played(game, &bots, seed);
        let outcome = game.outcome(replayed.state()).unwrap();
        let (mut last, mut turns) = (None, seed as usize);
        for (number, step) in replayed.steps().enumerate() {
            if last.replace(step.seat) == Some(step.seat) {
                continue;
            }
            turns += 1;
            if turns % every != 0 {
                continue;
            }
            let half = &mut told[2 * number / replayed.in_force()];
            let expected = expect(game, step.before, &Experience, WORLDS, &Rng::new(seed));
            for seat in game.seats().all() {
                let others = game.seats().others(seat).map(|other| outcome.scores[other]).max();
                let off = f64::from(outcome.scores[seat] - others.unwrap()) - expected[seat].margin;
                half.moments += 1.0;
                half.off += off;
                half.squares += off.powi(2);
                half.scatter += game.scatter(step.before, seat).powi(2);
                let chance = ((expected[seat].win * 3.0) as usize).min(2);
                half.given[chance] += 1.0;
                half.won[chance] += f64::from(u8::from(outcome.ranks[seat] == 1));
            }
        }
    }
    told
}

fn holds<G: Accountable + Notation>(game: &G, games: u64, every: usize) {
    let players = game.seats().count();
    for (half, told) in told(game, games, every).into_iter().enumerate() {
        let name = format!("{} of {players}, half {half}", G::NAME);
        let off = (told.squares / told.scatter).sqrt();
        assert!((0.75..1.3).contains(&off), "{name}: off by {off} of what is expected");
        let mean = told.off / told.moments;
        assert!(mean.abs() < 2.5, "{name}: {mean} too much on average");
        let won = [0, 1, 2].map(|chance: usize| told.won[chance] / told.given[chance].max(1.0));
        assert!(
            won[0] < 0.33 && (players > 2 || won[2] > 0.67),
            "{name}: {won:?} of {:?}",
            told.given
        );
    }
}

#[test]
fn what_is_told_in_london_holds() {
    holds(&london(2), 20, 6);
    holds(&london(4), 12, 9);
}

#[test]
fn what_is_told_in_new_york_holds() {
    holds(&new_york(2), 40, 4);
    holds(&new_york(4), 20, 8);
}
