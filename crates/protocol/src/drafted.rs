//! What became of a try.

use serde::{Deserialize, Serialize};
use table::{Message, Seat};
use ts_rs::TS;

use crate::{Asked, Choice};

/// The table as it would be.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Drafted<V, E, A, Q> {
    /// The revision that was tried on.
    pub revision: u64,
    /// How many of the actions were tried.
    pub tried: usize,
    /// Why not all of them were.
    pub stop: Option<Stop>,
    /// The table after them.
    pub view: V,
    /// What they would cause.
    pub events: Vec<E>,
    /// The same in words.
    pub log: Vec<Message>,
    /// What would be different.
    pub changes: Vec<Change>,
    /// What would be asked next.
    pub asked: Option<Asked<Q>>,
    /// The answers, if it would still be the viewer that is asked.
    pub choices: Vec<Choice<A>>,
}

/// Why a try went no further.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Stop {
    /// The next action would show something that the viewer does not know yet.
    Reveals,
    /// The next action is not possible.
    Refused {
        /// Why.
        reason: Message,
    },
}

/// A number that would change.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Change {
    /// Whose.
    pub seat: Seat,
    /// What it counts: `cash`, `poverty`, `points` …
    pub of: String,
    /// Before.
    pub from: i32,
    /// After.
    pub to: i32,
}
