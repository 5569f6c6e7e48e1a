//! One game between bots.

use arena::win_shares;
use bots::{AnyBot, BotName, Planner, Playing, Seated};
use encoding::{Encode, Encoding};
use table::record::{Header, Record, Sitter, Start, lines_of_end, lines_of_play};
use table::{BySeat, Notation, Outcome, Seat, Tell, Viewer};

use crate::sim::choices::Choice;

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
    /// What was decided, if that was to be kept.
    pub(super) choices: Vec<Choice>,
}

/// Plays the game that belongs to `seed`, writing it into `record` if there is one, and its decisions by their
/// numbers if there are such.
pub(super) fn play<G: Encode + Planner + Tell>(
    game: &G,
    bots: &[BotName],
    seed: u64,
    record: Option<&mut Record>,
    numbers: Option<&Encoding<G>>,
) -> Played {
    let seated = bots.iter().map(|&bot| Seated { bot: AnyBot::new(bot), stream: seed });
    // The bots take their numbers from the seed of the game, so that it alone makes the game.
    let mut playing = Playing::new(game, seed, seated.collect());
    let mut choices = Vec::new();
    let outcome = if record.is_none() && numbers.is_none() {
        playing.finish()
    } else {
        write(game, &mut playing, record, numbers.map(|numbers| (numbers, &mut choices)))
    };
    let tallies = game.tallies(&game.view(&playing.state, Viewer::Spectator));
    let Playing { turns, decisions, .. } = playing;
    Played { wins: win_shares(&outcome), outcome, turns, decisions, tallies, choices }
}

/// Plays to the end and writes it down.
fn write<G: Encode + Planner>(
    game: &G,
    playing: &mut Playing<'_, G, AnyBot<G>>,
    mut record: Option<&mut Record>,
    mut choices: Option<(&Encoding<G>, &mut Vec<Choice>)>,
) -> Outcome {
    loop {
        let before = playing.state.clone();
        let Some(play) = playing.step(&mut ()) else { break };
        if let Some(record) = &mut record {
            let lines = lines_of_play(game, &before, play, &playing.state, playing.decisions);
            lines.into_iter().for_each(|line| record.push(line));
        }
        if let Some((numbers, choices)) = &mut choices {
            choices.push(Choice::new(numbers, &before, play));
        }
    }
    if let Some(record) = record {
        let lines = lines_of_end(game, &playing.state, playing.decisions);
        lines.into_iter().for_each(|line| record.push(line));
    }
    playing.finish()
}

/// The record of a game between bots before its first action.
pub(super) fn empty_record<G: Notation>(game: &G, bots: &[BotName], seed: u64) -> Record {
    let sitter = |bot: &BotName| Sitter::bot(bot.as_str()).expect("the names of bots are names");
    Record::new(Header::of(game, bots.iter().map(sitter).collect()), Start::Seed(seed))
}
