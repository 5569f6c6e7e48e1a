//! Asking the others.

use table::{BySeat, Seat};

/// A wish to take actions back that needs the consent of the others.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Wish {
    /// Counts the wishes of the match: consent is given to this one and no other.
    pub(crate) number: u64,
    pub(crate) seat: Seat,
    /// How many actions would be left.
    pub(crate) left: usize,
    pub(crate) agreed: BySeat<bool>,
}
