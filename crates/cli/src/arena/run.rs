//! Playing the match.

use ::arena::{Finished, Header, Log, Plan, Seating, Sprt, Tournament, seatings};
use bots::{AnyBot, BotName, Planner, Playing, Seated};
use catalog::with_game;
use table::{Digest, Notation};

use crate::arena::pairs::Pairs;
use crate::arena::report::Report;
use crate::arena::told;
use crate::args::ArenaArgs;
use crate::failure::Failure;
use crate::packs::game_at;
use crate::progress::{progress_bar, threads};
use crate::shell::Shell;

/// Plays the blocks that are not in the log yet, and tells the result.
pub(crate) fn arena(args: &ArenaArgs, shell: &mut Shell<'_>) -> Result<(), Failure> {
    let pairs = Pairs::asked_for(args)?;
    let any = game_at(&args.table, args.game, usize::from(args.seats))?;
    let report = with_game!(&any, game => run(game, args, pairs, shell.version)?);
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
    Pairs { bots, pairings }: Pairs,
    version: &str,
) -> Result<Report, Failure> {
    for &bot in &bots {
        bot.ready(game).map_err(|why| Failure::cannot_play(bot, why))?;
    }
    let seats = game.seats().count();
    // With two players everybody is alone among the others.
    let alone = args.alone && seats > 2;
    let header = Header {
        game: G::NAME.to_owned(),
        rules: G::RULES_VERSION,
        pack: game.pack().to_owned(),
        digest: game.content_digest().to_string(),
        options: game.options(),
        seats,
        alone,
        bots: bots.iter().map(|bot| bot.as_str().to_owned()).collect(),
        seed: args.seed,
        commit: version.to_owned(),
    };
    let mut log = match &args.log {
        Some(path) => Some(Log::open(path, &header).map_err(Failure::input)?),
        None => None,
    };
    let plan = Plan {
        seats,
        pairings,
        seating: if alone { Seating::FirstAlone } else { Seating::Both },
        blocks: args.blocks,
        sprt: args.sprt.map(|(refused, accepted)| Sprt { refused, accepted }),
        threads: threads(args.threads),
    };
    let games = |pairing| seatings(seats, pairing, plan.seating).len() as u64;
    let total: u64 = plan.pairings.iter().map(|&pairing| games(pairing) * plan.blocks).sum();
    let bar = progress_bar(total);
    let known = log.as_ref().map_or(0, |log| {
        let wanted = log.blocks.iter().filter(|block| plan.pairings.contains(&block.pairing));
        wanted.map(|block| block.games.len() as u64).sum()
    });
    bar.set_position(known);
    let one = |number: u64, seating: &[usize]| {
        one_game(game, &bots, args.seed.wrapping_add(number), seating)
    };
    let played = Tournament::play(&plan, log.as_mut(), one, |block| {
        bar.inc(block.games.len() as u64);
    });
    bar.finish_and_clear();
    Ok(Report::new(header, &plan, &played.map_err(Failure::input)?))
}

fn one_game<G: Notation + Planner>(
    game: &G,
    bots: &[BotName],
    seed: u64,
    seating: &[usize],
) -> Finished {
    // Wherever it sits, a bot of the block has the same numbers, and no other bot has them.
    let stream = |bot: usize| Digest::of(&("arena", seed, bot as u64)).into();
    let player = |&bot: &usize| Seated { bot: AnyBot::new(bots[bot]), stream: stream(bot) };
    let mut playing = Playing::new(game, seed, seating.iter().map(player).collect());
    Finished::new(seating.to_vec(), &playing.finish())
}
