//! One game between bots.

use table::record::{Header, Record, Sitter, Start, lines_of_end, lines_of_play};
use table::{Bot, BySeat, InfoSet, Notation};

use bots::{AnyBot, BotName, Planner, generator};

/// How a game went.
#[derive(Clone, Debug)]
pub(crate) struct Played {
    /// Points of each seat.
    pub(crate) scores: BySeat<i32>,
    /// The rank of each seat after all tie-breaks.
    pub(crate) ranks: BySeat<u8>,
    /// What part of the victory each seat has: shared ones are split.
    pub(super) wins: BySeat<f64>,
    /// How often the decision passed to another seat, and the first time.
    pub(super) turns: u32,
    /// How many decisions there were.
    pub(super) decisions: u32,
}

/// A bot at the table, and the seed of its random numbers.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Player {
    pub(crate) bot: BotName,
    pub(crate) stream: u64,
}

impl Player {
    /// Bots that take their numbers from the seed of the game, so that it alone makes the game.
    pub(super) fn all(bots: &[BotName], seed: u64) -> Vec<Self> {
        bots.iter().map(|&bot| Self { bot, stream: seed }).collect()
    }
}

/// Plays the game that belongs to `seed`, writing it into `record` if there is one.
pub(crate) fn play<G: Notation + Planner>(
    game: &G,
    seated: &[Player],
    seed: u64,
    mut record: Option<&mut Record>,
) -> Played {
    let mut state = game.setup(&game.deal(seed));
    let mut players: Vec<AnyBot<G>> = seated.iter().map(|player| AnyBot::new(player.bot)).collect();
    let (mut turns, mut decisions, mut last) = (0, 0_u32, None);
    while let Some(decision) = game.decision(&state) {
        let seat = decision.seat;
        turns += u32::from(last != Some(seat));
        last = Some(seat);
        let mut rng = generator(seated[seat.index()].stream, seat, decisions as usize);
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
    Played { scores: outcome.scores, ranks: outcome.ranks, wins, turns, decisions }
}

/// The record of a game between bots before its first action.
pub(super) fn empty_record<G: Notation>(game: &G, bots: &[BotName], seed: u64) -> Record {
    let sitter = |bot: &BotName| Sitter::bot(bot.as_str()).expect("the names of bots are names");
    Record::new(Header::of(game, bots.iter().map(sitter).collect()), Start::Seed(seed))
}
