//! One game between bots.

use arena::win_shares;
use bots::{AnyBot, BotName, Planner, Playing, Seated};
use table::record::{Header, Record, Sitter, Start, lines_of_end, lines_of_play};
use table::{BySeat, Notation, Outcome, Seat, Tell, Viewer};

/// How a game went.
#[derive(Clone, Debug)]
pub(crate) struct Played {
    /// How it ended.
    pub(crate) outcome: Outcome,
    /// What part of the victory each seat has: shared ones are split.
    pub(super) wins: BySeat<f64>,
    /// How often the decision passed to another seat, and the first time.
    pub(super) turns: u32,
    /// How many decisions there were.
    pub(super) decisions: usize,
    /// The numbers that people follow, as they were at the end.
    pub(super) tallies: Vec<(Seat, &'static str, i32)>,
}

/// Plays the game that belongs to `seed`, writing it into `record` if there is one.
pub(super) fn play<G: Notation + Planner + Tell>(
    game: &G,
    bots: &[BotName],
    seed: u64,
    record: Option<&mut Record>,
) -> Played {
    let seated = bots.iter().map(|&bot| Seated { bot: AnyBot::new(bot), stream: seed });
    // The bots take their numbers from the seed of the game, so that it alone makes the game.
    let mut playing = Playing::new(game, seed, seated.collect());
    let outcome = match record {
        None => playing.finish(),
        Some(record) => write(game, &mut playing, record),
    };
    let tallies = game.tallies(&game.view(&playing.state, Viewer::Spectator));
    let Playing { turns, decisions, .. } = playing;
    Played { wins: win_shares(&outcome), outcome, turns, decisions, tallies }
}

/// Plays to the end and writes it down.
fn write<G: Notation + Planner>(
    game: &G,
    playing: &mut Playing<'_, G, AnyBot<G>>,
    record: &mut Record,
) -> Outcome {
    loop {
        let before = playing.state.clone();
        let Some(play) = playing.step(&mut ()) else { break };
        let lines = lines_of_play(game, &before, play, &playing.state, playing.decisions);
        lines.into_iter().for_each(|line| record.push(line));
    }
    let lines = lines_of_end(game, &playing.state, playing.decisions);
    lines.into_iter().for_each(|line| record.push(line));
    playing.finish()
}

/// The record of a game between bots before its first action.
pub(super) fn empty_record<G: Notation>(game: &G, bots: &[BotName], seed: u64) -> Record {
    let sitter = |bot: &BotName| Sitter::bot(bot.as_str()).expect("the names of bots are names");
    Record::new(Header::of(game, bots.iter().map(sitter).collect()), Start::Seed(seed))
}
