//! What was learnt from games that bots played against themselves.
//!
//! A table is told as numbers from the eyes of a seat ([`Learner::as_numbers`]); a small net ([`Net`]) says by how
//! much the rules of thumb are wrong there. What it knows is read from a file of weights ([`Weights`]), which
//! belongs to one game, one number of players, one pack and one meaning of the numbers.

mod inputs;
mod lessons;
mod net;
mod weights;

use table::{Digest, Game, Seat};

pub use self::inputs::Inputs;
pub(crate) use self::inputs::List;
pub use self::lessons::{Lessons, learnt};
pub use self::net::{HIDDEN, Net};
pub use self::weights::{Refused, Weights};

/// A game whose tables can be told as numbers.
pub trait Learner: Game {
    /// How many numbers tell of a table.
    const INPUTS: usize;
    /// What the numbers mean. Raised whenever one of them comes to mean something else: weights learnt before
    /// are then refused.
    const SCHEMA: u32;

    /// Tells of a world from the eyes of a seat: of what it sees, of its own hand, and of the hands of others
    /// only how large they are. Returns what the rules of thumb expect, in points over the best
    /// opponent; it is what the net corrects.
    fn as_numbers(&self, world: &Self::State, seat: Seat, inputs: &mut Inputs) -> f64;

    /// Whether nobody will do anything any more, so that what the rules of thumb say is the truth.
    fn is_decided(&self, world: &Self::State) -> bool;

    /// The digest of the cards, boards and pieces.
    fn content(&self) -> Digest;

    /// What was learnt for so many players.
    fn lessons(players: usize) -> Option<&'static Lessons>;
}

/// How good a world is for a seat, in points over the best opponent, with what the net has learnt.
pub fn judge<G: Learner>(
    game: &G,
    net: &Net,
    world: &G::State,
    seat: Seat,
    inputs: &mut Inputs,
) -> f64 {
    inputs.clear();
    let expected = game.as_numbers(world, seat, inputs);
    if game.is_decided(world) { expected } else { expected + net.correction(inputs) }
}
