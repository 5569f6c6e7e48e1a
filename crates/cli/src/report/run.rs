//! Playing the games that a report is made of.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use arena::{Block, share_out};
use balance::{Findings, Study, watch, withheld_block};
use bots::{BotName, Planned, Seated, Taste};
use catalog::AnyGame;
use table::{Message, Notation};

use crate::args::ReportArgs;
use crate::failure::Failure;
use crate::packs::game_at;
use crate::progress::{progress_bar, threads};
use crate::report::data::{Effects, Report};
use crate::report::page;
use crate::shell::Shell;

/// Plays the games and writes the report.
pub(crate) fn report(args: &ReportArgs, shell: &mut Shell<'_>) -> Result<(), Failure> {
    let any = game_at(&args.table, args.game, usize::from(args.seats))?;
    let default = || PathBuf::from(format!("{}-report.html", args.game.as_str()));
    let path = args.out.clone().unwrap_or_else(default);
    let for_programs = args.json || args.csv;
    if !for_programs {
        expect_room(&path)?;
    }
    let report = match any {
        AnyGame::London(game) => study(&Arc::new(game), args, shell),
        AnyGame::NewYork(game) => study(&Arc::new(game), args, shell),
    };
    if args.json {
        let json = serde_json::to_string(&report).expect("numbers and words can be written");
        return Ok(shell.line(&json)?);
    }
    if args.csv {
        return Ok(shell.line(report.csv().trim_end())?);
    }
    let page = page::page(&report, &command(args), &shell.words);
    std::fs::write(&path, page).map_err(|error| Failure::cannot_write(&path, &error))?;
    let written =
        Message::new("cli-report-written").with("file", path.display().to_string().as_str());
    Ok(shell.say(&written)?)
}

/// Refuses a file that could not be written at the end: nobody waits for minutes to hear it.
fn expect_room(path: &Path) -> Result<(), Failure> {
    if path.exists() {
        return Err(Failure::exists(path));
    }
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    match folder.map(std::fs::metadata) {
        Some(Err(error)) => Err(Failure::cannot_write(path, &error)),
        Some(Ok(_)) | None => Ok(()),
    }
}

fn study<G>(game: &Arc<G>, args: &ReportArgs, shell: &Shell<'_>) -> Report
where
    G: Study + Notation + Send + Sync + 'static,
{
    let topics = game.topics();
    let withheld = topics[game.withheld()].items.len() * args.blocks as usize;
    let seats = game.seats().count();
    let bar = progress_bar(u64::from(args.games) + (withheld * seats) as u64);
    let watched = in_order(args.games as usize, args, |number| {
        let seed = args.seed.wrapping_add(number as u64);
        let players =
            (0..seats).map(|_| Seated { bot: Planned::new(Taste::Rules), stream: seed }).collect();
        let watched = watch(&**game, seed, players);
        bar.inc(1);
        watched
    });
    let blocks = in_order(withheld, args, |number| {
        let (item, block) = (number / args.blocks as usize, number % args.blocks as usize);
        let seed = args.seed.wrapping_add(block as u64);
        let block: Block = withheld_block(game, item, block as u64, seed);
        bar.inc(seats as u64);
        block
    });
    bar.finish_and_clear();
    let effects = (args.blocks > 0).then(|| {
        let played: Vec<Vec<Block>> =
            blocks.chunks(args.blocks as usize).map(<[Block]>::to_vec).collect();
        Effects::new(game.withheld(), args.blocks, seats, &played)
    });
    let name = |item: &balance::Item| shell.words.say(&item.name);
    Report {
        game: G::NAME,
        rules: G::RULES_VERSION,
        pack: game.pack().to_owned(),
        digest: game.content_digest().to_string(),
        options: game.options(),
        commit: shell.version.to_owned(),
        bot: BotName::Rules.as_str(),
        seats,
        seed: args.seed,
        findings: Findings::new(game.seats(), &topics, &watched, name),
        effects,
    }
}

/// Does pieces of work on all threads and gives what came of them in their order.
fn in_order<T: Send>(pieces: usize, args: &ReportArgs, work: impl Fn(usize) -> T + Sync) -> Vec<T> {
    let mut done: Vec<(usize, T)> = Vec::with_capacity(pieces);
    share_out(pieces, threads(args.threads), work, |number, result| {
        done.push((number, result));
        true
    });
    done.sort_unstable_by_key(|(number, _)| *number);
    done.into_iter().map(|(_, result)| result).collect()
}

/// The command that makes the same report.
fn command(args: &ReportArgs) -> String {
    let mut command = format!(
        "twocities report {} --seats {} --games {} --blocks {} --seed {}",
        args.game.as_str(),
        args.seats,
        args.games,
        args.blocks,
        args.seed
    );
    if let Some(pack) = &args.table.pack {
        command.push_str(&format!(" --pack {pack}"));
    }
    for (name, value) in &args.table.options {
        command.push_str(&format!(" -o {name}={value}"));
    }
    command
}
