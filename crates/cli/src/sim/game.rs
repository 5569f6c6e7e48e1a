//! One game between bots.

use table::record::{Header, Record, Sitter, Start, lines_of_end, lines_of_play};
use table::{Bot, BySeat, InfoSet, Notation};

use crate::bots::{AnyBot, BotName, generator};

/// How a game went.
#[derive(Clone, Debug)]
pub(super) struct Played {
    /// Points of each seat.
    pub(super) scores: BySeat<i32>,
    /// What part of the victory each seat has: shared ones are split.
    pub(super) wins: BySeat<f64>,
    /// How often the decision passed to another seat, and the first time.
    pub(super) turns: u32,
    /// How many decisions there were.
    pub(super) decisions: u32,
}

/// Plays the game that belongs to `seed`, writing it into `record` if there is one. Every bot's
/// generator comes from the seed too, so the same seed gives the same game.
pub(super) fn play<G: Notation>(
    game: &G,
    bots: &[BotName],
    seed: u64,
    mut record: Option<&mut Record>,
) -> Played {
    let mut state = game.setup(&game.deal(seed));
    let mut players: Vec<AnyBot<G>> = bots.iter().map(|&bot| AnyBot::new(bot)).collect();
    let (mut turns, mut decisions, mut last) = (0, 0_u32, None);
    while let Some(decision) = game.decision(&state) {
        let seat = decision.seat;
        turns += u32::from(last != Some(seat));
        last = Some(seat);
        let mut rng = generator(seed, seat, decisions as usize);
        let info = InfoSet::new(game, &state, seat);
        let action = players[seat.index()].choose(&info, &mut rng);
        let before = record.is_some().then(|| state.clone());
        game.apply_unchecked(&mut state, action, &mut ());
        decisions += 1;
        if let (Some(record), Some(before)) = (record.as_deref_mut(), before) {
            let lines = lines_of_play(game, &before, (seat, action), &state, decisions as usize);
            lines.into_iter().for_each(|line| record.push(line));
        }
    }
    if let Some(record) = record {
        let lines = lines_of_end(game, &state, decisions as usize);
        lines.into_iter().for_each(|line| record.push(line));
    }
    let outcome = game.outcome(&state).expect("a game that asks nothing is over");
    let share = 1.0 / outcome.winners().count() as f64;
    let mut wins = BySeat::default();
    outcome.winners().for_each(|seat| wins[seat] = share);
    Played { scores: outcome.scores, wins, turns, decisions }
}

/// The record of a game between bots before its first action.
pub(super) fn empty_record<G: Notation>(game: &G, bots: &[BotName], seed: u64) -> Record {
    let sitter = |bot: &BotName| Sitter::bot(bot.as_str()).expect("the names of bots are names");
    Record::new(Header::of(game, bots.iter().map(sitter).collect()), Start::Seed(seed))
}
