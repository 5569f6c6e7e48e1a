//! Uniformly random play, as fast as the rules allow: what `bench` times and the speed gate counts.

use table::{Game, Rng};

/// What was played at random so far.
#[derive(Clone, Debug)]
pub struct RandomPlay<'g, G: Game> {
    game: &'g G,
    /// Used again and again, so that listing actions allocates nothing.
    legal: Vec<G::Action>,
    /// Games that were played to their end.
    pub games: u64,
    /// Decisions in all of them.
    pub decisions: u64,
    /// Legal actions at all of these decisions.
    pub answers: u64,
}

impl<'g, G: Game> RandomPlay<'g, G> {
    /// Nothing yet.
    pub fn new(game: &'g G) -> Self {
        Self { game, legal: Vec::with_capacity(256), games: 0, decisions: 0, answers: 0 }
    }

    /// Plays one game, all legal actions listed at every decision.
    pub fn play(&mut self, seed: u64) {
        let mut state = self.game.setup(&self.game.deal(seed));
        let mut rng = Rng::new(!seed);
        while self.game.decision(&state).is_some() {
            self.game.legal_actions(&state, &mut self.legal);
            let Some(&action) = rng.pick(&self.legal) else { break };
            self.game.apply_unchecked(&mut state, action, &mut ());
            self.decisions += 1;
            self.answers += self.legal.len() as u64;
        }
        self.games += 1;
    }
}
