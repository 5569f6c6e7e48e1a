//! How fast the rules are.

use std::time::{Duration, Instant};

use catalog::{AnyGame, GameName, Pack, TableSpec, with_game};
use serde::Serialize;
use table::{Game, Rng};

use crate::args::BenchArgs;
use crate::failure::Failure;
use crate::shell::Shell;

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
            legal_per_decision: hundredths(played.legal as f64 / decisions),
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
    legal: u64,
    time: Duration,
}

fn measure_games<G: Game>(game: &G, seed: u64, games: u32) -> Played {
    let (mut legal, mut played) = (Vec::with_capacity(256), Played::default());
    let begin = Instant::now();
    for number in 0..u64::from(games) {
        play(game, seed.wrapping_add(number), &mut legal, &mut played);
    }
    played.time = begin.elapsed();
    played
}

fn measure_time<G: Game>(game: &G, seed: u64, time: Duration) -> Played {
    let mut legal = Vec::with_capacity(256);
    let mut seed = seed;
    let mut window = |time: Duration| {
        let (mut played, begin) = (Played::default(), Instant::now());
        while played.time < time || played.games == 0 {
            play(game, seed, &mut legal, &mut played);
            seed = seed.wrapping_add(1);
            played.time = begin.elapsed();
        }
        played
    };
    window(WARM_UP.min(time));
    let windows = (0..WINDOWS).map(|_| window(time / WINDOWS));
    let rate = |played: &Played| played.decisions as f64 / played.time.as_secs_f64().max(1e-9);
    windows.max_by(|a, b| rate(a).total_cmp(&rate(b))).unwrap_or_default()
}

/// One game. `legal` is used again and again.
fn play<G: Game>(game: &G, seed: u64, legal: &mut Vec<G::Action>, played: &mut Played) {
    let mut state = game.setup(&game.deal(seed));
    let mut rng = Rng::new(!seed);
    while game.decision(&state).is_some() {
        game.legal_actions(&state, legal);
        let Some(&action) = rng.pick(legal) else { break };
        game.apply_unchecked(&mut state, action, &mut ());
        played.decisions += 1;
        played.legal += legal.len() as u64;
    }
    played.games += 1;
}
