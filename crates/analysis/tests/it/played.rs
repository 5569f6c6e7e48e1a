//! Games to look at.

use bots::{AnyBot, BotName, Planner, Playing, Seated};
use table::Seats;
use table::record::{Header, Line, Record, Replay, Sitter, Start, replay};
use table::{Game, Notation};

pub(crate) fn london(players: usize) -> london::London {
    let content = london::Content::built_in("london").unwrap();
    london::London::new(content, Seats::new(players).unwrap(), london::Options::default())
}

pub(crate) fn new_york(players: usize) -> new_york::NewYork {
    let content = new_york::Content::built_in("new-york").unwrap();
    new_york::NewYork::new(content, Seats::new(players).unwrap(), new_york::Options::default())
}

/// A game between these bots, played to its end and read back from its record.
pub(crate) fn played<G: Planner + Notation>(game: &G, bots: &[BotName], seed: u64) -> Replay<G> {
    let seated = bots.iter().map(|&bot| Seated { bot: AnyBot::new(bot), stream: seed }).collect();
    let mut playing = Playing::new(game, seed, seated);
    let sitters = bots.iter().map(|bot| Sitter::bot(bot.as_str()).unwrap()).collect();
    let mut record = Record::new(Header::of(game, sitters), Start::Seed(seed));
    loop {
        let before = playing.state.clone();
        let Some((seat, action)) = playing.step(&mut ()) else { break };
        record.push(Line::of_action(game, &before, seat, action));
    }
    replay(game, &record).unwrap()
}

/// The states of a game before decisions, one in so many.
pub(crate) fn some_states<G: Game>(replayed: &Replay<G>, every: usize) -> Vec<G::State> {
    replayed.steps().step_by(every).map(|step| step.before.clone()).collect()
}

/// The states of a game in its last turn.
pub(crate) fn last_turn<G: Planner>(game: &G, replayed: &Replay<G>) -> Vec<G::State> {
    let states = replayed.steps().map(|step| step.before.clone());
    states.filter(|state| game.is_last_turn(state)).collect()
}
