//! Many games between bots at once.

use arena::share_out;
use bots::{AnyBot, BotName, Planner, Playing, Seated};
use pyo3::prelude::*;
use table::Outcome;

use crate::game::Game;
use crate::position::{ranks, scores, utilities};
use crate::refused::Refused;
use crate::rules::with_rules;

/// A game that was played.
struct Played {
    outcome: Outcome,
    decisions: usize,
}

/// Returns, points, ranks and lengths, each by game.
type Columns = (Vec<Vec<f64>>, Vec<Vec<i32>>, Vec<Vec<u16>>, Vec<usize>);

/// Bots play many games: game `i` has the seed `seed + i`. Other threads of Python run meanwhile, and Ctrl-C
/// ends it. The result does not depend on the number of threads.
#[allow(clippy::needless_pass_by_value)] // Python hands its arguments over.
#[pyfunction]
#[pyo3(signature = (game, bots, games=1000, seed=1, threads=None))]
pub(crate) fn playouts(
    py: Python<'_>,
    game: &Game,
    bots: Vec<String>,
    games: usize,
    seed: u64,
    threads: Option<usize>,
) -> PyResult<Columns> {
    let names: Vec<BotName> =
        bots.iter().map(|name| name.parse()).collect::<Result<_, _>>().map_err(Refused::new)?;
    let seats = game.players();
    if names.len() != seats {
        let text = format!("the game has {seats} players, not {}: name as many bots", names.len());
        return Err(Refused::new(text).into());
    }
    let threads =
        threads.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, Into::into));
    let played = py.detach(
        || with_rules!(&game.rules, rules => play_all(rules.game(), &names, games, seed, threads)),
    )?;
    let returns = played.iter().map(|one| utilities(&one.outcome)).collect();
    let scores = played.iter().map(|one| scores(&one.outcome)).collect();
    let ranks = played.iter().map(|one| ranks(&one.outcome)).collect();
    Ok((returns, scores, ranks, played.iter().map(|one| one.decisions).collect()))
}

fn play_all<G: Planner + Sync>(
    game: &G,
    bots: &[BotName],
    games: usize,
    seed: u64,
    threads: usize,
) -> PyResult<Vec<Played>> {
    let play = |number: usize| {
        let seed = seed.wrapping_add(number as u64);
        let seated = bots.iter().map(|&bot| Seated { bot: AnyBot::new(bot), stream: seed });
        let mut playing = Playing::new(game, seed, seated.collect());
        let outcome = playing.finish();
        Played { outcome, decisions: playing.decisions }
    };
    let mut played = Vec::new();
    let mut stopped = None;
    share_out(games, threads, play, |number, one| {
        played.push((number, one));
        #[allow(clippy::redundant_closure_for_method_calls)]
        // The method alone is not general enough.
        let signals = Python::attach(|py| py.check_signals());
        if let Err(error) = signals {
            stopped.get_or_insert(error);
        }
        stopped.is_none()
    });
    if let Some(error) = stopped {
        return Err(error);
    }
    played.sort_unstable_by_key(|(number, _)| *number);
    Ok(played.into_iter().map(|(_, one)| one).collect())
}
