//! Many games between bots at once.

use arena::share_out;
use bots::{AnyBot, BotName, Planner, Playing, Seated};
use pyo3::prelude::*;
use table::{Game as _, Outcome};

use crate::bot::ready;
use crate::game::Game;
use crate::position::{ranks, scores, utilities, with_position};
use crate::refused::Refused;
use crate::rules::with_rules;
use crate::state::State;
use crate::whole::Whole;

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
#[pyo3(
    signature = (game, bots, games=Whole(1000), seed=Whole(1), threads=None),
    text_signature = "(game, bots, games=1000, seed=1, threads=None)"
)]
pub(crate) fn playouts(
    py: Python<'_>,
    game: &Game,
    bots: Vec<String>,
    games: Whole<usize>,
    seed: Whole<u64>,
    threads: Option<Whole<usize>>,
) -> PyResult<Columns> {
    let batch =
        Batch::new(&bots, game.players(), games.0, seed.0, threads.map(|Whole(many)| many))?;
    let played = py.detach(|| {
        with_rules!(&game.rules, rules => {
            let game = rules.game();
            batch.play(game, |seed| (game.setup(&game.deal(seed)), 0))
        })
    })?;
    Ok(columns(&played))
}

/// The same for games that go on from a state. With a player, every game begins at a state of its own that this
/// player cannot tell from the one given.
#[allow(clippy::needless_pass_by_value)]
#[pyfunction]
#[pyo3(
    signature = (state, bots, games=Whole(1000), seed=Whole(1), threads=None, player=None),
    text_signature = "(state, bots, games=1000, seed=1, threads=None, player=None)"
)]
pub(crate) fn playouts_from(
    py: Python<'_>,
    state: &Bound<'_, State>,
    bots: Vec<String>,
    games: Whole<usize>,
    seed: Whole<u64>,
    threads: Option<Whole<usize>>,
    player: Option<Whole<usize>>,
) -> PyResult<Columns> {
    let State { game, position } = state.try_borrow()?.clone();
    let batch =
        Batch::new(&bots, game.players(), games.0, seed.0, threads.map(|Whole(many)| many))?;
    let played = py.detach(|| {
        with_position!(&position, at => {
            let player = player.map(|Whole(player)| at.seat(player)).transpose()?;
            batch.play(at.game(), |seed| at.going_on(player, seed))
        })
    })?;
    Ok(columns(&played))
}

fn columns(played: &[Played]) -> Columns {
    let returns = played.iter().map(|one| utilities(&one.outcome)).collect();
    let scores = played.iter().map(|one| scores(&one.outcome)).collect();
    let ranks = played.iter().map(|one| ranks(&one.outcome)).collect();
    (returns, scores, ranks, played.iter().map(|one| one.decisions).collect())
}

/// Who plays, and how many games.
struct Batch {
    bots: Vec<BotName>,
    games: usize,
    seed: u64,
    threads: usize,
}

impl Batch {
    fn new(
        bots: &[String],
        seats: usize,
        games: usize,
        seed: u64,
        threads: Option<usize>,
    ) -> Result<Self, Refused> {
        let bots: Vec<BotName> =
            bots.iter().map(|name| name.parse()).collect::<Result<_, _>>().map_err(Refused::new)?;
        if bots.len() != seats {
            return Err(Refused::new(format_args!(
                "the game has {seats} players, not {}: name as many bots",
                bots.len()
            )));
        }
        if threads == Some(0) {
            return Err(Refused::new(
                "threads has to be 1 at least, or None for as many as there are cores",
            ));
        }
        let threads =
            threads.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, Into::into));
        Ok(Self { bots, games, seed, threads })
    }

    /// Plays the games, each from the table that `start` lays for its seed; `start` also says how many actions were
    /// done there already.
    fn play<G: Planner + Sync>(
        &self,
        game: &G,
        start: impl Fn(u64) -> (G::State, usize) + Sync,
    ) -> PyResult<Vec<Played>> {
        self.bots.iter().try_for_each(|&bot| ready(bot, game))?;
        let play = |number: usize| {
            let seed = self.seed.wrapping_add(number as u64);
            let seated =
                self.bots.iter().map(|&bot| Seated { bot: AnyBot::new(bot), stream: seed });
            let (state, done) = start(seed);
            let mut playing = Playing::from(game, state, seated.collect());
            playing.decisions = done;
            let outcome = playing.finish();
            Played { outcome, decisions: playing.decisions - done }
        };
        let mut played = Vec::new();
        let mut stopped = None;
        share_out(self.games, self.threads, play, |number, one| {
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
}
