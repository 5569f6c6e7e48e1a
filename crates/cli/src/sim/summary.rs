//! What many games say. The types are the JSON that `--json` writes.

use std::collections::BTreeMap;

use serde::Serialize;
use table::{Notation, Seat};

use crate::args::SimArgs;
use crate::sim::game::Played;
use bots::BotName;

/// The whole result.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub(super) struct Summary {
    /// The game's name.
    pub(super) game: &'static str,
    /// The pack's name.
    pub(super) pack: String,
    /// Options that differ from the default.
    pub(super) options: BTreeMap<String, String>,
    /// How many games.
    pub(super) games: u32,
    /// The seed of the first; each further game has the next number.
    pub(super) seed: u64,
    /// In the order of the seats.
    pub(super) by_seat: Vec<OfSeat>,
    /// In the order of the bots' names.
    pub(super) by_bot: Vec<OfBot>,
    /// Turns of a game, all players' together.
    pub(super) turns: Spread,
    /// Decisions of a game.
    pub(super) decisions: Spread,
}

/// What one seat achieved.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub(super) struct OfSeat {
    /// Its number, from 1.
    pub(super) seat: usize,
    /// Who sat there.
    pub(super) bot: &'static str,
    /// Its points.
    pub(super) score: Spread,
    /// Its part of the victories.
    pub(super) wins: Share,
}

/// What one bot achieved at all its seats together.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub(super) struct OfBot {
    /// Its name.
    pub(super) bot: &'static str,
    /// Where it sat.
    pub(super) seats: Vec<usize>,
    /// Its points at any of its seats.
    pub(super) score: Spread,
    /// The part of the games that one of its seats won.
    pub(super) wins: Share,
}

/// How numbers are spread.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub(super) struct Spread {
    pub(super) mean: f64,
    /// The standard deviation of the sample; 0 for a single number.
    pub(super) sd: f64,
    pub(super) min: i64,
    pub(super) max: i64,
}

/// A part of the games, with the interval of Wilson in which it lies with 95 %.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub(super) struct Share {
    pub(super) share: f64,
    pub(super) low: f64,
    pub(super) high: f64,
}

impl Summary {
    pub(super) fn new<G: Notation>(game: &G, args: &SimArgs, played: &[Played]) -> Self {
        let seats: Vec<(Seat, BotName)> =
            game.seats().all().zip(args.bots.iter().copied()).collect();
        let scores = |seat: Seat| played.iter().map(move |one| i64::from(one.scores[seat]));
        let wins = |seat: Seat| played.iter().map(move |one| one.wins[seat]).sum::<f64>();
        let of_seat = |&(seat, bot): &(Seat, BotName)| OfSeat {
            seat: seat.number(),
            bot: bot.as_str(),
            score: Spread::of(scores(seat)),
            wins: Share::of(wins(seat), played.len()),
        };
        let mut bots: Vec<BotName> = args.bots.clone();
        bots.sort_unstable_by_key(|bot| bot.as_str());
        bots.dedup();
        let of_bot = |bot: BotName| {
            let of = seats.iter().filter(move |(_, other)| *other == bot).map(|(seat, _)| *seat);
            OfBot {
                bot: bot.as_str(),
                seats: of.clone().map(Seat::number).collect(),
                score: Spread::of(of.clone().flat_map(scores)),
                wins: Share::of(of.map(wins).sum(), played.len()),
            }
        };
        Self {
            game: G::NAME,
            pack: game.pack().to_owned(),
            options: game.options().into_iter().collect(),
            games: args.games,
            seed: args.seed,
            by_seat: seats.iter().map(of_seat).collect(),
            by_bot: bots.into_iter().map(of_bot).collect(),
            turns: Spread::of(played.iter().map(|one| i64::from(one.turns))),
            decisions: Spread::of(played.iter().map(|one| i64::from(one.decisions))),
        }
    }
}

impl Spread {
    fn of(numbers: impl Iterator<Item = i64> + Clone) -> Self {
        let count = numbers.clone().count() as f64;
        let mean = numbers.clone().sum::<i64>() as f64 / count.max(1.0);
        let squares: f64 = numbers.clone().map(|number| (number as f64 - mean).powi(2)).sum();
        Self {
            mean,
            sd: (squares / (count - 1.0).max(1.0)).sqrt(),
            min: numbers.clone().min().unwrap_or(0),
            max: numbers.max().unwrap_or(0),
        }
    }
}

impl Share {
    fn of(won: f64, games: usize) -> Self {
        /// Between minus and plus this lie 95 % of the normal distribution.
        const Z: f64 = 1.959_963_984_540_054;
        let games = (games as f64).max(1.0);
        let share = won / games;
        let spread = Z * Z / games;
        let middle = (share + spread / 2.0) / (1.0 + spread);
        let half = (share * (1.0 - share) * spread + spread * spread / 4.0).sqrt() / (1.0 + spread);
        Self { share, low: (middle - half).max(0.0), high: (middle + half).min(1.0) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spreads_are_those_of_the_textbook() {
        let spread = Spread::of([2, 4, 4, 4, 5, 5, 7, 9].into_iter());
        assert_eq!((spread.mean, spread.min, spread.max), (5.0, 2, 9));
        assert!((spread.sd - 2.138_09).abs() < 1e-5, "{spread:?}");
        assert_eq!(Spread::of([3].into_iter()).sd, 0.0);
    }

    #[test]
    fn intervals_are_those_of_the_textbook() {
        let share = Share::of(50.0, 100);
        assert!((share.low - 0.403_83).abs() < 1e-5, "{share:?}");
        assert!((share.high - 0.596_17).abs() < 1e-5, "{share:?}");
        let never = Share::of(0.0, 20);
        assert_eq!(never.low, 0.0);
        assert!((never.high - 0.161_13).abs() < 1e-5, "{never:?}");
    }
}
