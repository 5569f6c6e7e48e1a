//! How good a world is: what a search asks at its leaves.

use std::fmt::Debug;

use table::{Game, Seat};

use crate::plan::Planner;

/// Says how good a world is. It may look at everything in it: a search shows it only worlds that were dealt
/// anew, never the truth.
pub trait Judge<G: Game>: Debug + Send + Sync {
    /// How good a world is for a seat at the end of a turn, in points over the best opponent when the game
    /// ends.
    fn judge(&self, game: &G, world: &G::State, seat: Seat) -> f64;
}

/// The rules of thumb of the game.
#[derive(Clone, Copy, Debug)]
pub struct RulesOfThumb;

impl<G: Planner> Judge<G> for RulesOfThumb {
    fn judge(&self, game: &G, world: &G::State, seat: Seat) -> f64 {
        game.judge(world, seat)
    }
}
