//! Random games played as fast as they can be, for tests of what speed rests on.

use table::{Game, Rng};

/// Room for the answers to any question.
const MOST_ANSWERS: usize = 512;

/// Games that are set up and can be played to their ends without asking for memory.
#[derive(Clone, Debug)]
pub struct RandomGames<'g, G: Game> {
    game: &'g G,
    starts: Vec<G::State>,
    legal: Vec<G::Action>,
}

impl<'g, G: Game> RandomGames<'g, G> {
    /// Sets up so many games.
    pub fn set_up(game: &'g G, count: u64) -> Self {
        let starts = (0..count).map(|seed| game.setup(&game.deal(seed))).collect();
        Self { game, starts, legal: Vec::with_capacity(MOST_ANSWERS) }
    }

    /// Plays them all to their ends, all answers listed at each decision. Returns how many decisions
    /// there were.
    pub fn play(&mut self) -> usize {
        let mut decisions = 0;
        for (seed, start) in (0..).zip(&self.starts) {
            let mut state = start.clone();
            let mut rng = Rng::new(seed);
            while self.game.decision(&state).is_some() {
                self.game.legal_actions(&state, &mut self.legal);
                let Some(&action) = rng.pick(&self.legal) else { break };
                self.game.apply_unchecked(&mut state, action, &mut ());
                decisions += 1;
            }
        }
        decisions
    }
}
