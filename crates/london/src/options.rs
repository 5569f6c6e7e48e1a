//! What the players agree on before a game.

use table::Seat;

/// The options of a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Options {
    /// The supply has twelve loan tokens and no more (L8.6b).
    pub limited_loans: bool,
    /// Who begins; the seed decides if nobody is named (L2.6).
    pub first: Option<Seat>,
}

/// Loan tokens in the box (L1.4).
pub(crate) const LOAN_TOKENS: u8 = 12;
