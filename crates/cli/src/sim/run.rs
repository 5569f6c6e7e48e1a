//! Many games at once.

use std::io::Write as _;
use std::path::{self, Path, PathBuf};

use arena::share_out;
use bots::Planner;
use catalog::with_game;
use encoding::{Encode, Encoding};
use table::{Message, Tell};

use crate::args::SimArgs;
use crate::failure::Failure;
use crate::packs::game_at;
use crate::progress::{progress_bar, threads};
use crate::shell::Shell;
use crate::sim::game::{Played, empty_record, play};
use crate::sim::part::{Part, free};
use crate::sim::summary::Summary;
use crate::sim::{choices, dataset, report};

/// Plays the games and sums them up. Game `i`, counted from 0, has the seed `seed + i`.
pub(crate) fn sim(args: &SimArgs, shell: &mut Shell<'_>) -> Result<(), Failure> {
    let any = game_at(&args.table, args.game, args.bots.len())?;
    if let Some(folder) = &args.records {
        prepare(folder, args)?;
    }
    if let (Some(games), Some(decisions)) = (&args.parquet, &args.decisions)
        && is_same(games, decisions)
    {
        let file = games.display().to_string();
        return Err(Failure::Input(Message::new("cli-sim-one-file").with("file", file.as_str())));
    }
    // What cannot be written is told before anything is played.
    let begin = |path: &Option<PathBuf>| path.as_deref().map(Part::new).transpose();
    let (games, decisions) = (begin(&args.parquet)?, begin(&args.decisions)?);
    let summary = with_game!(&any, game => {
        let numbers = decisions.map(|file| (file, Encoding::new(game.clone())));
        let played = play_all(game, args, numbers.as_ref().map(|(_, numbers)| numbers))?;
        if let Some((file, numbers)) = numbers {
            choices::write(file, &numbers, args, &played)?;
        }
        if let Some(file) = games {
            dataset::write(file, game, args, &played)?;
        }
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
fn play_all<G: Encode<Micro: Sync> + Planner + Tell + Sync>(
    game: &G,
    args: &SimArgs,
    numbers: Option<&Encoding<G>>,
) -> Result<Vec<Played>, Failure> {
    for &bot in &args.bots {
        bot.ready(game).map_err(|why| Failure::cannot_play(bot, why))?;
    }
    let bar = progress_bar(u64::from(args.games));
    let mut played: Vec<(usize, Played)> = Vec::new();
    let mut failure = None;
    let work = |number: usize| play_one(game, args, number as u64, numbers);
    share_out(args.games as usize, threads(args.threads), work, |number, result| {
        bar.inc(1);
        match result {
            Ok(one) => played.push((number, one)),
            Err(error) => drop(failure.get_or_insert(error)),
        }
        failure.is_none()
    });
    bar.finish_and_clear();
    if let Some(failure) = failure {
        return Err(failure);
    }
    played.sort_unstable_by_key(|(number, _)| *number);
    Ok(played.into_iter().map(|(_, played)| played).collect())
}

fn play_one<G: Encode + Planner + Tell>(
    game: &G,
    args: &SimArgs,
    number: u64,
    numbers: Option<&Encoding<G>>,
) -> Result<Played, Failure> {
    let seed = args.seed.wrapping_add(number);
    let Some(folder) = &args.records else {
        return Ok(play(game, &args.bots, seed, None, numbers));
    };
    let mut record = empty_record(game, &args.bots, seed);
    let played = play(game, &args.bots, seed, Some(&mut record), numbers);
    let path = record_path(folder, args, seed);
    let text = record.to_string();
    Part::new(&path)?.finish(|mut file| file.write_all(text.as_bytes()))?;
    Ok(played)
}

/// Whether two names are one, as far as they are written; a name by another way is refused when the file is made.
fn is_same(one: &Path, other: &Path) -> bool {
    match (path::absolute(one), path::absolute(other)) {
        (Ok(one), Ok(other)) => one == other,
        (Ok(_) | Err(_), _) => one == other,
    }
}

fn record_path(folder: &Path, args: &SimArgs, seed: u64) -> PathBuf {
    folder.join(format!("{}-{seed}.record", args.game))
}

/// Makes the folder, and sure that nothing in it will be overwritten.
fn prepare(folder: &Path, args: &SimArgs) -> Result<(), Failure> {
    std::fs::create_dir_all(folder).map_err(|error| Failure::cannot_write(folder, &error))?;
    let seeds = (0..args.games).map(|number| args.seed.wrapping_add(u64::from(number)));
    seeds.map(|seed| record_path(folder, args, seed)).try_for_each(|path| free(&path).map(drop))
}
