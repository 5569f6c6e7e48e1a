//! Looking on.

use table::{Bot, BySeat, InfoSet, Seat};

use bots::generator;

use crate::study::Study;
use crate::tally::Tally;

/// A game that was watched.
#[derive(Clone, Debug)]
pub struct Watched {
    /// Points of each seat.
    pub scores: BySeat<i32>,
    /// What part of the victory each seat has: shared ones are split.
    pub wins: BySeat<f64>,
    /// Who began.
    pub first: Seat,
    /// Turns, all players' together.
    pub turns: u32,
    /// What became of things.
    pub tally: Tally,
}

/// Plays the game that belongs to a seed and looks on. Each seat has a bot and the seed of its numbers.
pub fn watch<G: Study, B: Bot<G>>(game: &G, seed: u64, mut players: Vec<(B, u64)>) -> Watched {
    let mut tally = Tally::default();
    let mut events = Vec::new();
    let mut state = game.begin(&game.deal(seed), &mut events);
    let first = game.decision(&state).map(|decision| decision.seat);
    let (mut turns, mut done, mut last) = (0, 0, None);
    loop {
        events.drain(..).for_each(|event| game.note(&event, &mut tally));
        let Some(decision) = game.decision(&state) else { break };
        turns += u32::from(last != Some(decision.seat));
        last = Some(decision.seat);
        let (bot, stream) = &mut players[decision.seat.index()];
        let info = InfoSet::new(game, &state, decision.seat);
        let action = bot.choose(&info, &mut generator(*stream, decision.seat, done));
        game.apply_unchecked(&mut state, action, &mut events);
        done += 1;
    }
    game.note_end(&state, &mut tally);
    let outcome = game.outcome(&state).expect("a game that asks nothing is over");
    let share = 1.0 / outcome.winners().count() as f64;
    let mut wins = BySeat::default();
    outcome.winners().for_each(|seat| wins[seat] = share);
    let first = first.expect("somebody is asked first");
    Watched { scores: outcome.scores, wins, first, turns, tally }
}
