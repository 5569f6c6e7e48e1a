//! Many games at once.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;

use bots::Planner;
use catalog::{AnyGame, TableSpec, with_game};
use indicatif::{ProgressBar, ProgressStyle};
use table::Notation;

use crate::args::SimArgs;
use crate::failure::Failure;
use crate::packs::pack_or_standard;
use crate::shell::Shell;
use crate::sim::game::{Played, Player, empty_record, play};
use crate::sim::report;
use crate::sim::summary::Summary;

/// Plays the games and sums them up. Game `i`, counted from 0, has the seed `seed + i`.
pub(crate) fn sim(args: &SimArgs, shell: &mut Shell<'_>) -> Result<(), Failure> {
    let spec = TableSpec {
        game: args.game,
        seats: args.bots.len(),
        pack: pack_or_standard(args.table.pack.as_deref(), args.game)?,
        options: args.table.options.clone(),
    };
    let any = AnyGame::new(&spec).map_err(Failure::input)?;
    if let Some(folder) = &args.records {
        prepare(folder, args)?;
    }
    let summary = with_game!(&any, game => {
        let played = play_all(game, args)?;
        Summary::new(game, args, &played)
    });
    if args.json {
        let json = serde_json::to_string(&summary).expect("numbers and words can be written");
        shell.line(&json)?;
    } else {
        report::write(&summary, shell)?;
    }
    Ok(())
}

/// All games, in the order of their seeds, however many threads there are.
fn play_all<G: Notation + Planner + Sync>(
    game: &G,
    args: &SimArgs,
) -> Result<Vec<Played>, Failure> {
    let threads = args
        .threads
        .map_or_else(|| thread::available_parallelism().map_or(1, usize::from), usize::from);
    let bar = progress_bar(args.games);
    let next = AtomicU32::new(0);
    let failure = Mutex::new(None);
    let work = || {
        let mut done = Vec::new();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= args.games {
                return done;
            }
            match play_one(game, args, number) {
                Ok(played) => done.push((number, played)),
                Err(error) => {
                    // The others find no more games.
                    next.store(args.games, Ordering::Relaxed);
                    failure.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert(error);
                    return done;
                }
            }
            bar.inc(1);
        }
    };
    let mut played: Vec<(u32, Played)> = thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        let joined = workers.into_iter().map(|worker| worker.join().expect("bots do not panic"));
        joined.flatten().collect()
    });
    bar.finish_and_clear();
    if let Some(failure) = failure.into_inner().unwrap_or_else(PoisonError::into_inner) {
        return Err(failure);
    }
    played.sort_unstable_by_key(|(number, _)| *number);
    Ok(played.into_iter().map(|(_, played)| played).collect())
}

fn play_one<G: Notation + Planner>(
    game: &G,
    args: &SimArgs,
    number: u32,
) -> Result<Played, Failure> {
    let seed = args.seed.wrapping_add(u64::from(number));
    let Some(folder) = &args.records else {
        return Ok(play(game, &Player::all(&args.bots, seed), seed, None));
    };
    let mut record = empty_record(game, &args.bots, seed);
    let played = play(game, &Player::all(&args.bots, seed), seed, Some(&mut record));
    let path = record_path(folder, args, seed);
    // Under its own name it is whole or not there.
    let part = path.with_extension("part");
    std::fs::write(&part, record.to_string())
        .and_then(|()| std::fs::rename(&part, &path))
        .map_err(|error| Failure::cannot_write(&path, &error))?;
    Ok(played)
}

fn record_path(folder: &Path, args: &SimArgs, seed: u64) -> PathBuf {
    folder.join(format!("{}-{seed}.record", args.game))
}

/// Makes the folder, and sure that nothing in it will be overwritten.
fn prepare(folder: &Path, args: &SimArgs) -> Result<(), Failure> {
    std::fs::create_dir_all(folder).map_err(|error| Failure::cannot_write(folder, &error))?;
    let seeds = (0..args.games).map(|number| args.seed.wrapping_add(u64::from(number)));
    let mut paths = seeds.map(|seed| record_path(folder, args, seed));
    paths.find(|path| path.exists()).map_or(Ok(()), |path| Err(Failure::exists(&path)))
}

/// On standard error, and only if that is a terminal.
fn progress_bar(games: u32) -> ProgressBar {
    let bar = ProgressBar::new(u64::from(games));
    if let Ok(style) = ProgressStyle::with_template("{bar:40} {pos}/{len}  {per_sec}  {eta}") {
        bar.set_style(style);
    }
    bar
}
