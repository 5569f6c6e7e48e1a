//! What a game says about itself as numbers.

use std::fmt::Debug;
use std::hash::Hash;

use serde_json::Value;
use table::{InfoSet, Notation};

use crate::Sheet;

/// A game whose answers are numbered and whose tables are rows of floats.
pub trait Encode: Notation {
    /// An answer by what it means. Where an [`Action`](table::Game::Action) names a single card or stack of a
    /// state, this says which in words that hold in every state.
    type Micro: Copy + Eq + Hash + Debug;

    /// Raised whenever an id, a place in a row or a scale changes its meaning.
    const ENCODING_VERSION: u32;

    /// More decisions than any game has.
    const MOST_DECISIONS: usize;

    /// Every answer there can be, in the order of the ids. The same for a pack, a number of players and
    /// options.
    fn micros(&self) -> Vec<Self::Micro>;

    /// The answer in words, much like those of `docs/notation.md`.
    fn micro_words(&self, micro: Self::Micro) -> String;

    /// What an answer means. `world` is any that the seat cannot tell from the real one.
    fn micro(&self, world: &Self::State, action: Self::Action) -> Self::Micro;

    /// Writes what the seat sees now.
    fn observe(&self, info: &InfoSet<'_, Self>, sheet: &mut Sheet);

    /// Writes what the seat knows besides, because it has watched the game.
    fn recall(&self, info: &InfoSet<'_, Self>, sheet: &mut Sheet);

    /// What is asked now, as data; null if nothing is.
    fn asked(&self, info: &InfoSet<'_, Self>) -> Value;
}
