//! Playing the match.

use ::arena::{Finished, Header, Log, Pairing, Plan, Sprt, Tournament, seatings};
use bots::{AnyBot, Planner, Playing, Seated};
use catalog::with_game;
use table::{Digest, Message, Notation};

use crate::arena::report::Report;
use crate::arena::told;
use crate::args::ArenaArgs;
use crate::failure::Failure;
use crate::packs::game_at;
use crate::progress::{progress_bar, threads};
use crate::shell::Shell;

/// Plays the blocks that are not in the log yet, and tells the result.
pub(crate) fn arena(args: &ArenaArgs, shell: &mut Shell<'_>) -> Result<(), Failure> {
    if args.bots.len() < 2 {
        return Err(Failure::Input(Message::new("cli-arena-one-bot")));
    }
    let any = game_at(&args.table, args.game, usize::from(args.seats))?;
    let report = with_game!(&any, game => run(game, args, shell.version)?);
    if args.json {
        let json = serde_json::to_string(&report).expect("numbers and words can be written");
        shell.line(&json)?;
    } else if args.csv {
        shell.line(report.csv().trim_end())?;
    } else {
        told::write(&report, shell)?;
    }
    Ok(())
}

fn run<G: Notation + Planner + Sync>(
    game: &G,
    args: &ArenaArgs,
    version: &str,
) -> Result<Report, Failure> {
    for bot in &args.bots {
        bot.ready(game).map_err(Failure::input)?;
    }
    let header = Header {
        game: G::NAME.to_owned(),
        rules: G::RULES_VERSION,
        pack: game.pack().to_owned(),
        digest: game.content_digest().to_string(),
        options: game.options(),
        seats: game.seats().count(),
        bots: args.bots.iter().map(|bot| bot.as_str().to_owned()).collect(),
        seed: args.seed,
        commit: version.to_owned(),
    };
    let mut log = match &args.log {
        Some(path) => Some(Log::open(path, &header).map_err(Failure::input)?),
        None => None,
    };
    let plan = Plan {
        seats: header.seats,
        pairings: Pairing::all(args.bots.len()).collect(),
        blocks: args.blocks,
        sprt: args.sprt.map(|(refused, accepted)| Sprt { refused, accepted }),
        threads: threads(args.threads),
    };
    let games = |pairing| seatings(plan.seats, pairing).len() as u64;
    let total: u64 = plan.pairings.iter().map(|&pairing| games(pairing) * plan.blocks).sum();
    let bar = progress_bar(total);
    let known = log.as_ref().map_or(0, |log| log.blocks.iter().map(|b| b.games.len() as u64).sum());
    bar.set_position(known);
    let one = |number: u64, seating: &[usize]| one_game(game, args, number, seating);
    let played = Tournament::play(&plan, log.as_mut(), one, |block| {
        bar.inc(block.games.len() as u64);
    });
    bar.finish_and_clear();
    Ok(Report::new(header, &plan, &played.map_err(Failure::input)?))
}

fn one_game<G: Notation + Planner>(
    game: &G,
    args: &ArenaArgs,
    number: u64,
    seating: &[usize],
) -> Finished {
    let seed = args.seed.wrapping_add(number);
    // Wherever it sits, a bot of the block has the same numbers, and no other bot has them.
    let stream = |bot: usize| Digest::of(&("arena", seed, bot as u64)).into();
    let player = |&bot: &usize| Seated { bot: AnyBot::new(args.bots[bot]), stream: stream(bot) };
    let mut playing = Playing::new(game, seed, seating.iter().map(player).collect());
    Finished::new(seating.to_vec(), &playing.finish())
}
