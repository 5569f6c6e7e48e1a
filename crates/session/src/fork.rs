//! The record of a match without its detours, whole or up to some action.

use table::record::{Header, Line, Record, Sitter, Start, lines_of_end, lines_of_play};

use crate::session::Session;
use crate::wire::Wire;

impl<G: Wire> Session<G> {
    /// The record of a match that began as this one and went the same way for so many actions, with these people and bots
    /// at its seats from the beginning. What was taken back, who came and went, and the seal are not in it.
    pub(crate) fn record_of(&self, actions: usize, sitters: Vec<Sitter>) -> Record {
        let game = &*self.game;
        let start = match self.seed {
            Some(seed) => Start::Seed(seed),
            None => Start::of_deal(game, &self.opening),
        };
        let mut record = Record::new(Header::of(game, sitters), start);
        let mut state = self.history.before(game, 0);
        for (number, done) in (1..).zip(self.history.done().iter().take(actions)) {
            let before = state.clone();
            game.apply_unchecked(&mut state, done.action, &mut ());
            let act = (done.seat, done.action);
            let lines: Vec<Line> = lines_of_play(game, &before, act, &state, number);
            lines.into_iter().for_each(|line| record.push(line));
        }
        let end = lines_of_end(game, &state, self.history.done().len().min(actions));
        end.into_iter().for_each(|line| record.push(line));
        record
    }

    /// The record of a match that goes on from the first so many actions of this one. Nothing if there are not as many,
    /// or if the game is over by then.
    pub(crate) fn fork(&self, actions: usize, sitters: Vec<Sitter>) -> Option<Record> {
        let fits = sitters.len() == self.game.seats().count();
        let record = (fits && actions <= self.history.done().len())
            .then(|| self.record_of(actions, sitters))?;
        record.ending().is_none().then_some(record)
    }
}
