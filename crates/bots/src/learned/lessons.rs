//! What the program knows without being told: the weights that it brings along.

use std::sync::OnceLock;

use crate::learned::{Learner, Net, Refused, Weights};

/// A file of weights that the program brings along; read once, when somebody first asks.
#[derive(Debug)]
pub struct Lessons {
    bytes: &'static [u8],
    read: OnceLock<Result<Weights, Refused>>,
}

impl Lessons {
    /// The file with these bytes.
    pub const fn new(bytes: &'static [u8]) -> Self {
        Self { bytes, read: OnceLock::new() }
    }
}

/// What was learnt for tables like this one.
///
/// # Errors
/// If nothing was, or with another pack or for other inputs.
pub fn learnt<G: Learner>(game: &G) -> Result<&'static Net, Refused> {
    let lessons = G::lessons(game.seats().count()).ok_or(Refused::Nothing)?;
    let read = lessons.read.get_or_init(|| Weights::read(lessons.bytes));
    let weights = read.as_ref().map_err(|refused| *refused)?;
    weights.fit(game)?;
    Ok(&weights.net)
}
