//! `twocities luck`: how much of a game the deal decides, and what the order of turns is worth, among equals.

use arena::{Interval, OfDeal, part_of_deals, share_out, win_shares};
use bots::{AnyBot, Planner, Playing, Seated};
use catalog::with_game;
use serde::Serialize;
use table::{Digest, Message, Notation, Seat};

use crate::args::LuckArgs;
use crate::columns::{percent, write_columns};
use crate::failure::Failure;
use crate::packs::game_at;
use crate::progress::{progress_bar, threads};
use crate::shell::Shell;

/// The result, which `--json` writes.
#[derive(Clone, Debug, Serialize)]
struct Luck {
    game: &'static str,
    pack: String,
    digest: String,
    commit: String,
    seats: usize,
    bot: &'static str,
    seed: u64,
    deals: u32,
    games: u32,
    /// Of who begins, comes second and so on: their part of the victories.
    by_order: Vec<Interval>,
    /// The part of the variance of victories that the deals make up.
    of_victories: Interval,
    /// The same of the points over the best of the others.
    of_margins: Interval,
}

/// Plays every deal several times, and tells what its games have in common.
pub(crate) fn luck(args: &LuckArgs, shell: &mut Shell<'_>) -> Result<(), Failure> {
    let any = game_at(&args.table, args.game, usize::from(args.seats))?;
    let luck = with_game!(&any, game => study(game, args, shell.version)?);
    if args.json {
        let json = serde_json::to_string(&luck).expect("numbers and words can be written");
        return Ok(shell.line(&json)?);
    }
    tell(&luck, shell)
}

fn study<G: Notation + Planner + Sync>(
    game: &G,
    args: &LuckArgs,
    version: &str,
) -> Result<Luck, Failure> {
    args.bot.ready(game).map_err(|why| Failure::cannot_play(args.bot, why))?;
    let games = args.games as usize;
    let count = args.deals as usize * games;
    let bar = progress_bar(count as u64);
    let mut played: Vec<Vec<[f64; 2]>> = vec![Vec::new(); count];
    let work = |number: usize| {
        let seed = args.seed.wrapping_add((number / games) as u64);
        one_game(game, args, seed, (number % games) as u64)
    };
    share_out(count, threads(args.threads), work, |number, places| {
        bar.inc(1);
        played[number] = places;
        true
    });
    bar.finish_and_clear();
    let deals = |what: usize| -> Vec<OfDeal> {
        let of = |game: &Vec<[f64; 2]>| game.iter().map(|place| place[what]).collect();
        played.chunks(games).map(|deal| deal.iter().map(of).collect()).collect()
    };
    let wins = deals(0);
    let place = |place: usize| {
        // Games of one deal are not independent: what is counted is the deal.
        let mean = |deal: &OfDeal| deal.iter().map(|game| game[place]).sum::<f64>() / games as f64;
        Interval::of_scores(&wins.iter().map(mean).collect::<Vec<_>>())
    };
    Ok(Luck {
        game: G::NAME,
        pack: game.pack().to_owned(),
        digest: game.content_digest().to_string(),
        commit: version.to_owned(),
        seats: game.seats().count(),
        bot: args.bot.as_str(),
        seed: args.seed,
        deals: args.deals,
        games: args.games,
        by_order: (0..game.seats().count()).map(place).collect(),
        of_victories: part_of_deals(&wins),
        of_margins: part_of_deals(&deals(1)),
    })
}

/// What each place in the order of turns had of the victory, and how far it was ahead of the best of the others.
fn one_game<G: Planner>(game: &G, args: &LuckArgs, seed: u64, number: u64) -> Vec<[f64; 2]> {
    let seats = game.seats();
    // The same deal, and other numbers for everybody.
    let stream = |seat: Seat| Digest::of(&("luck", seed, number, seat)).into();
    let player = |seat| Seated { bot: AnyBot::new(args.bot), stream: stream(seat) };
    let mut playing = Playing::new(game, seed, seats.all().map(player).collect());
    let first = game.decision(&playing.state).map(|decision| decision.seat);
    let outcome = playing.finish();
    let wins = win_shares(&outcome);
    let mut places = vec![[0.0; 2]; seats.count()];
    for seat in seats.all() {
        let best = seats.others(seat).map(|other| outcome.scores[other]).max().unwrap_or(0);
        let margin = f64::from(outcome.scores[seat] - best);
        places[first.map_or(0, |first| seats.apart(first, seat))] = [wins[seat], margin];
    }
    places
}

fn tell(luck: &Luck, shell: &mut Shell<'_>) -> Result<(), Failure> {
    let head = Message::new("cli-luck-head")
        .with("deals", luck.deals)
        .with("games", luck.games)
        .with("game", luck.game)
        .with("pack", luck.pack.as_str())
        .with("digest", luck.digest.as_str())
        .with("seats", luck.seats)
        .with("bot", luck.bot)
        .with("seed", luck.seed.to_string().as_str())
        .with("version", luck.commit.as_str());
    shell.say(&head)?;
    shell.line("")?;
    let ends =
        |Interval { low, high, .. }: Interval| format!("{} – {}", percent(low), percent(high));
    let titles = ["order", "wins", "interval"];
    let title = |name: &str| shell.text(&Message::new(format!("cli-luck-{name}")));
    let mut rows = vec![titles.iter().map(|name| title(name)).collect::<Vec<_>>()];
    for (number, &wins) in (1..).zip(&luck.by_order) {
        rows.push(vec![usize::to_string(&number), percent(wins.mean), ends(wins)]);
    }
    write_columns(&rows, &[0], shell)?;
    shell.line("")?;
    let parts = [("cli-luck-victories", luck.of_victories), ("cli-luck-margins", luck.of_margins)];
    for (id, part) in parts {
        let said = Message::new(id)
            .with("part", percent(part.mean).as_str())
            .with("low", percent(part.low).as_str())
            .with("high", percent(part.high).as_str());
        shell.say(&said)?;
    }
    Ok(())
}
