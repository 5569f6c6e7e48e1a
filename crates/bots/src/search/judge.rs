//! How good a world is: what a search asks at its leaves.

use std::cell::RefCell;
use std::fmt::Debug;

use table::{Game, Seat};

use crate::learned::{Inputs, judge, learnt};
use crate::plan::Planner;

/// Says how good a world is. It may look at everything in it: a search shows it only worlds that were dealt
/// anew, never the truth.
pub trait Judge<G: Game>: Debug + Send + Sync {
    /// How good a world is for a seat at the end of a turn, in points over the best opponent when the game
    /// ends.
    fn judge(&self, game: &G, world: &G::State, seat: Seat) -> f64;

    /// How many plans of a turn it is asked about, beside the best for each first answer: the rules of thumb have kept
    /// the bad apart. `None`, unless a judge says otherwise: it is asked about every world on the way.
    fn asked_about(&self) -> Option<usize> {
        None
    }
}

/// The rules of thumb of the game.
#[derive(Clone, Copy, Debug)]
pub struct RulesOfThumb;

impl<G: Planner> Judge<G> for RulesOfThumb {
    fn judge(&self, game: &G, world: &G::State, seat: Seat) -> f64 {
        game.judge(world, seat)
    }
}

/// The rules of thumb, corrected by what was learnt for tables like this one. Where nothing was, they stand alone.
#[derive(Clone, Copy, Debug)]
pub struct Experience;

impl<G: Planner> Judge<G> for Experience {
    fn judge(&self, game: &G, world: &G::State, seat: Seat) -> f64 {
        thread_local! {
            static INPUTS: RefCell<Inputs> = RefCell::default();
        }
        match learnt(game) {
            Ok(net) => INPUTS.with_borrow_mut(|inputs| judge(game, net, world, seat, inputs)),
            Err(_) => game.judge(world, seat),
        }
    }

    fn asked_about(&self) -> Option<usize> {
        Some(4)
    }
}
