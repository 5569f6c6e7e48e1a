//! What somebody might do, thought out away from the table.

use std::sync::Arc;

use analysis::{hints, positions_for_hints, tell_hint, tell_plan, tell_reasons};
use bots::{Experience, Stop, generator};
use protocol::Hint;
use table::{Digest, InfoSet, Seat, Viewer};

use crate::refused::Refused;
use crate::session::Session;
use crate::wire::Wire;

/// Everything that is needed to advise somebody, taken along to wherever that is thought out.
#[derive(Debug)]
pub struct Advice<G: Wire> {
    game: Arc<G>,
    state: G::State,
    seat: Seat,
    stream: u64,
    done: usize,
}

impl<G: Wire> Session<G> {
    /// What a viewer who is asked has to be advised about.
    pub(crate) fn advice(&self, viewer: Viewer, revision: u64) -> Result<Advice<G>, Refused> {
        let seat = self.seated(viewer)?;
        self.expect(revision)?;
        match self.asked() {
            Some(asked) if asked == seat => {}
            Some(asked) => return Err(Refused::NotAsked { asked }),
            None => return Err(Refused::Over),
        }
        Ok(Advice {
            game: Arc::clone(&self.game),
            state: self.history.now().clone(),
            seat,
            stream: Digest::of(&("hint", &self.nonce)).into(),
            done: self.history.done().len(),
        })
    }
}

impl<G: Wire> Advice<G> {
    /// The best ways to play, the best first. The same table gives the same hints, unless they have to stop early.
    pub fn give(self, stop: &Stop) -> Vec<Hint> {
        let Self { game, state, seat, stream, done } = self;
        let info = InfoSet::new(&*game, &state, seat);
        let nodes = positions_for_hints(&*game);
        let found = hints(&info, &Experience, nodes, &mut generator(stream, seat, done), stop);
        let told = |(place, hint): (usize, &analysis::Hint<G::Action>)| Hint {
            actions: in_words(&*game, &state, &hint.actions),
            plan: tell_plan(&*game, &state, &hint.actions),
            margin: tenths(hint.margin.mean),
            error: tenths(hint.margin.error),
            behind: tenths(hint.behind.mean),
            promise: tell_hint(hint, place == 0),
            reasons: tell_reasons(place, hint),
        };
        found.iter().enumerate().map(told).collect()
    }
}

pub(crate) fn in_words<G: Wire>(game: &G, state: &G::State, actions: &[G::Action]) -> Vec<String> {
    let mut state = state.clone();
    let write = |&action: &G::Action| {
        let words = game.write_action(&state, action);
        game.apply_unchecked(&mut state, action, &mut ());
        words
    };
    actions.iter().map(write).collect()
}

/// In tenths of a point.
pub(crate) fn tenths(points: f64) -> i32 {
    (points * 10.0).round() as i32
}
