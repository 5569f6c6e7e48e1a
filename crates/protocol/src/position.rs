//! Positions that somebody lays out: asked for, changed, checked.

use serde::{Deserialize, Serialize};
use table::Message;
use ts_rs::TS;
use utoipa::ToSchema;

use crate::Position;
use crate::tables::Fork;

/// The most lists of a position, and the most words of one: more than any game has.
pub const MAX_LISTS: usize = 64;
/// See [`MAX_LISTS`].
pub const MAX_LIST_WORDS: usize = 400;

/// A position that is wanted: that of a new deal, that of a moment of a game, or the one that lists describe.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PositionAsked {
    /// `london` or `new-york`.
    pub game: String,
    /// How many play.
    pub seats: usize,
    /// A pack that comes with the program; the standard one if missing.
    #[serde(default)]
    pub pack: Option<String>,
    /// The id of a table that whoever asks may look at: its pack once more, whoever's it was.
    #[serde(default)]
    pub pack_of: Option<String>,
    /// Options of the game as names and values, as on the command line.
    #[serde(default)]
    pub options: Vec<(String, String)>,
    /// A moment of a game that may be seen whole: the turn that it belongs to, as it began. The game decides pack and
    /// options then.
    #[serde(default)]
    pub from: Option<Fork>,
    /// The lists to be checked, as in records.
    #[serde(default)]
    #[schema(value_type = Option<Vec<Vec<Object>>>)]
    pub lists: Option<Vec<(String, Vec<String>)>>,
}

/// A position as it is told. `V`, `E` and `Q` are view, events and questions of the game, `P` what is printed on its
/// things.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Laid<V, E, Q, P> {
    /// The options of the table.
    pub options: Vec<(String, String)>,
    /// The lists.
    pub lists: Vec<(String, Vec<String>)>,
    /// What cannot be about them.
    pub amiss: Vec<Amiss>,
    /// The table with everything open, if nothing is amiss.
    pub table: Option<Position<V, E, Q>>,
    /// What is printed on the things of the game, for whoever did not bring lists along.
    pub printed: Option<P>,
}

/// Something about a position that cannot be.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Amiss {
    /// The list that it is about.
    pub list: String,
    /// The word of it that is at fault, counted from 0, if it is one.
    pub at: Option<usize>,
    /// Why it cannot be.
    pub why: Message,
}
