//! Looking back: what was done, action by action, and the table after each.

use serde::{Deserialize, Serialize};
use table::{Message, Seat, Viewer};
use ts_rs::TS;

use crate::{Asked, Ended};

/// The most positions that are told at once.
pub const MAX_POSITIONS: usize = 16;

/// A match from its beginning, as one viewer could follow it. What was taken back is left out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Lookback {
    /// Counts what has been stored at this table.
    pub revision: u64,
    /// Who sees it so.
    pub viewer: Viewer,
    /// Whether everything may be seen: then it can be looked at from all seats, and with all hands open.
    pub whole: bool,
    /// What happened before the first action, in words.
    pub opening: Vec<Message>,
    /// What everybody would have had then if the game had ended, by seat.
    pub scores: Vec<i32>,
    /// One for each action in force.
    pub moves: Vec<Move>,
}

/// An action in force.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Move {
    /// Whose it was.
    pub seat: Seat,
    /// What it caused, in words.
    pub log: Vec<Message>,
    /// What everybody would have had after it if the game had ended, by seat.
    pub scores: Vec<i32>,
}

/// The table after so many actions. `V`, `E` and `Q` are view, events and questions of the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Position<V, E, Q> {
    /// How many.
    pub after: usize,
    /// The table.
    pub view: V,
    /// What the last of them caused.
    pub events: Vec<E>,
    /// What was asked then; nothing once the game was over.
    pub asked: Option<Asked<Q>>,
    /// How the game ended, if that was the end.
    pub ended: Option<Ended>,
}
