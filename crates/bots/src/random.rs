//! A bot that chooses at random.

use table::{Bot, Game, InfoSet, Rng};

/// Every legal action is equally likely.
#[derive(Clone, Debug)]
pub struct Random<G: Game> {
    legal: Vec<G::Action>,
}

impl<G: Game> Default for Random<G> {
    fn default() -> Self {
        Self { legal: Vec::new() }
    }
}

impl<G: Game> Bot<G> for Random<G> {
    fn choose(&mut self, info: &InfoSet<'_, G>, rng: &mut Rng) -> G::Action {
        info.legal_actions(&mut self.legal);
        *rng.pick(&self.legal).expect("a bot is asked only when there is something to choose")
    }
}
