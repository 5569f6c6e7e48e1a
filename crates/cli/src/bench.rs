//! How fast the rules are; with `--bots`, how long bots think (`thinking.rs`).

use std::time::{Duration, Instant};

use catalog::{AnyGame, GameName, Pack, RandomPlay, TableSpec, with_game};
use serde::Serialize;
use table::Game;

use crate::args::BenchArgs;
use crate::failure::Failure;
use crate::shell::Shell;
use crate::thinking;

/// Before anything counts.
const WARM_UP: Duration = Duration::from_millis(200);
/// Of so many windows the best is told: what else the machine does can only slow it down.
const WINDOWS: u32 = 3;

/// Measures uniformly random play on one thread, all legal actions listed at every decision: one
/// line of JSON for each game and number of players.
pub(crate) fn bench(args: &BenchArgs, shell: &mut Shell<'_>) -> Result<(), Failure> {
    let seconds = Duration::try_from_secs_f64(args.seconds.clamp(0.0, 1e6)).unwrap_or_default();
    for game in args.game.map_or(GameName::ALL.to_vec(), |game| vec![game]) {
        for seats in args.seats.map_or(vec![2, 3, 4], |seats| vec![usize::from(seats)]) {
            let spec = TableSpec { game, seats, pack: Pack::standard(game), options: Vec::new() };
            let any = AnyGame::new(&spec).map_err(Failure::input)?;
            if !args.bots.is_empty() {
                with_game!(&any, game => thinking::measure(game, args, seconds, shell)?);
                continue;
            }
            let measured = with_game!(&any, game => match args.games {
                Some(games) => measure_games(game, args.seed, games),
                None => measure_time(game, args.seed, seconds),
            });
            let line = Line::new(game, seats, &measured);
            let json = serde_json::to_string(&line).expect("numbers and words can be written");
            shell.line(&json)?;
            shell.output.flush()?;
        }
    }
    Ok(())
}

/// What is told.
#[derive(Debug, Serialize)]
struct Line {
    game: &'static str,
    seats: usize,
    decisions_per_second: u64,
    games_per_second: f64,
    decisions_per_game: f64,
    legal_per_decision: f64,
}

impl Line {
    fn new(game: GameName, seats: usize, played: &Played) -> Self {
        let seconds = played.time.as_secs_f64().max(1e-9);
        let (games, decisions) = (played.games as f64, played.decisions as f64);
        Self {
            game: game.as_str(),
            seats,
            decisions_per_second: (decisions / seconds) as u64,
            games_per_second: hundredths(games / seconds),
            decisions_per_game: hundredths(decisions / games),
            legal_per_decision: hundredths(played.answers as f64 / decisions),
        }
    }
}

fn hundredths(number: f64) -> f64 {
    (number * 100.0).round() / 100.0
}

/// What was played, and how long it took.
#[derive(Clone, Copy, Debug, Default)]
struct Played {
    games: u64,
    decisions: u64,
    answers: u64,
    time: Duration,
}

/// Plays games from `seed` on for as long as `goes_on` says.
fn window<G: Game>(game: &G, seed: u64, goes_on: impl Fn(u64, Duration) -> bool) -> Played {
    let (mut play, begin) = (RandomPlay::new(game), Instant::now());
    let mut time = Duration::ZERO;
    while goes_on(play.games, time) {
        play.play(seed.wrapping_add(play.games));
        time = begin.elapsed();
    }
    Played { games: play.games, decisions: play.decisions, answers: play.answers, time }
}

fn measure_games<G: Game>(game: &G, seed: u64, games: u32) -> Played {
    window(game, seed, |played, _| played < u64::from(games))
}

fn measure_time<G: Game>(game: &G, mut seed: u64, time: Duration) -> Played {
    let mut lasting = |time: Duration| {
        let played = window(game, seed, |games, passed| passed < time || games == 0);
        seed = seed.wrapping_add(played.games);
        played
    };
    lasting(WARM_UP.min(time));
    let windows = (0..WINDOWS).map(|_| lasting(time / WINDOWS));
    let rate = |played: &Played| played.decisions as f64 / played.time.as_secs_f64().max(1e-9);
    windows.max_by(|a, b| rate(a).total_cmp(&rate(b))).unwrap_or_default()
}
