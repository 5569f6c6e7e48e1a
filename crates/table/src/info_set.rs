//! What a bot is given.

use std::fmt;

use crate::{Decision, Game, Rng, Seat, Viewer};

/// Everything one seat knows, and nothing else. The state behind it cannot be reached: a bot that
/// peeks does not compile.
///
/// ```compile_fail
/// fn peek<G: table::Game>(info: &table::InfoSet<'_, G>) -> G::State {
///     info.state.clone()
/// }
/// ```
pub struct InfoSet<'t, G: Game> {
    game: &'t G,
    state: &'t G::State,
    seat: Seat,
}

/// Says whose knowledge it is, and not the state: a bot may print what it is given.
impl<G: Game> fmt::Debug for InfoSet<'_, G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("InfoSet").field("seat", &self.seat).finish_non_exhaustive()
    }
}

impl<'t, G: Game> InfoSet<'t, G> {
    /// What `seat` knows of `state`.
    pub fn new(game: &'t G, state: &'t G::State, seat: Seat) -> Self {
        Self { game, state, seat }
    }

    /// The rules.
    pub fn game(&self) -> &'t G {
        self.game
    }

    /// Whose knowledge this is.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// What the seat sees now.
    pub fn view(&self) -> G::View {
        self.game.view(self.state, Viewer::Seat(self.seat))
    }

    /// What is being asked, and of whom.
    pub fn decision(&self) -> Option<Decision<G::Question>> {
        self.game.decision(self.state)
    }

    /// What the seat may answer; empty if it is not asked.
    pub fn legal_actions(&self, out: &mut Vec<G::Action>) {
        out.clear();
        if self.decision().is_some_and(|decision| decision.seat == self.seat) {
            self.game.legal_actions(self.state, out);
        }
    }

    /// A world that the seat cannot tell from the real one, everything it does not know redealt.
    pub fn sample(&self, rng: &mut Rng) -> G::State {
        self.game.determinize(self.state, self.seat, rng)
    }
}

/// Chooses actions for a seat.
pub trait Bot<G: Game> {
    /// One of the legal actions. The same bot with the same generator and the same knowledge
    /// chooses the same.
    fn choose(&mut self, info: &InfoSet<'_, G>, rng: &mut Rng) -> G::Action;
}
