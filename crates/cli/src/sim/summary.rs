//! What many games say. The types are the JSON that `--json` writes.

use std::collections::BTreeMap;

use arena::Interval;
use balance::Spread;
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
        let scores = |seat: Seat| played.iter().map(move |one| i64::from(one.outcome.scores[seat]));
        let wins = |seat: Seat| played.iter().map(move |one| one.wins[seat]).sum::<f64>();
        let of_seat = |&(seat, bot): &(Seat, BotName)| OfSeat {
            seat: seat.number(),
            bot: bot.as_str(),
            score: spread(scores(seat)),
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
                score: spread(of.clone().flat_map(scores)),
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
            turns: spread(played.iter().map(|one| i64::from(one.turns))),
            decisions: spread(played.iter().map(|one| one.decisions as i64)),
        }
    }
}

fn spread(numbers: impl Iterator<Item = i64>) -> Spread {
    Spread::of(&numbers.collect::<Vec<_>>())
}

impl Share {
    fn of(won: f64, games: usize) -> Self {
        let Interval { mean, low, high } = Interval::of_share(won, games);
        Self { share: mean, low, high }
    }
}
