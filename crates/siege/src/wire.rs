//! What the server tells, as far as a siege has to know it. These are not the types of `protocol`: a change
//! there that clients would notice is noticed here.

use serde::Deserialize;
use serde_json::Value;

/// A message of the server: one of several kinds, each with some of these fields. (One flat type is read
/// several times faster than a choice of types, and the clients of a load have to share its machine.)
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Heard {
    /// What it is.
    #[serde(rename = "type")]
    pub(crate) kind: Kind,
    /// Answer: the number of the request.
    #[serde(default)]
    pub(crate) id: u32,
    /// Answer: what became of it.
    #[serde(default)]
    pub(crate) answer: Answer,
    /// Chat: counts the lines of the table.
    #[serde(default)]
    pub(crate) number: u64,
    /// Update: counts what was stored.
    #[serde(default)]
    pub(crate) revision: u64,
    /// Update: the steps after this revision follow.
    #[serde(default)]
    pub(crate) since: u64,
    /// Update: what has happened.
    #[serde(default)]
    pub(crate) steps: Vec<Value>,
    /// Update and seats: who is there.
    #[serde(default)]
    pub(crate) seats: Vec<Sitter>,
    /// Update: who is asked.
    #[serde(default)]
    pub(crate) asked: Option<Asked>,
    /// Update: what can be answered.
    #[serde(default)]
    pub(crate) choices: Vec<Choice>,
    /// Update: somebody asks to take something back.
    #[serde(default)]
    pub(crate) undo_asked: Option<UndoAsked>,
    /// Update: whose time runs.
    #[serde(default)]
    pub(crate) clock: Option<Clock>,
    /// Update: how the game ended.
    #[serde(default)]
    pub(crate) ended: Option<Ended>,
}

/// What a message is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Kind {
    /// Something has happened, or the client has just come.
    Update,
    /// The answer to a request.
    Answer,
    /// Somebody has said something.
    Chat,
    /// Whom the client does not hear.
    Muted,
    /// People have come or gone.
    Seats,
    /// The table is closed.
    Closed,
}

/// What became of a request: one of several kinds, as above.
#[derive(Clone, Debug, Default, Deserialize)]
pub(crate) struct Answer {
    /// `done`, `drafted`, `why` or `refused`.
    pub(crate) kind: String,
    /// Done: the revision now.
    #[serde(default)]
    pub(crate) revision: u64,
    /// Refused: a word for the reason.
    #[serde(default)]
    pub(crate) code: String,
    /// Drafted: how many of the actions were tried.
    #[serde(default)]
    pub(crate) tried: usize,
    /// Drafted: what could be answered next.
    #[serde(default)]
    pub(crate) choices: Vec<Choice>,
}

impl Answer {
    /// Whether it was done.
    pub(crate) fn is_done(&self) -> bool {
        self.kind == "done"
    }
}

/// Who is at a seat. Of seats that are not heard only the numbers are told: nothing is known of who is there.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(from = "Value")]
pub(crate) struct Sitter {
    /// `free`, `person`, `relieved` or `bot`.
    pub(crate) state: String,
}

impl From<Value> for Sitter {
    fn from(told: Value) -> Self {
        let state = told["state"].as_str().unwrap_or_default();
        Self { state: state.to_owned() }
    }
}

/// Who is asked.
#[derive(Clone, Copy, Debug, Deserialize)]
pub(crate) struct Asked {
    /// The seat.
    pub(crate) seat: usize,
}

/// An answer that can be given.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Choice {
    /// What to send.
    pub(crate) words: String,
}

/// A wish to take something back.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct UndoAsked {
    /// Which wish it is.
    pub(crate) number: u64,
    /// The seats that have not answered.
    pub(crate) waits_for: Vec<usize>,
}

/// The time of whoever is asked.
#[derive(Clone, Copy, Debug, Deserialize)]
pub(crate) struct Clock {
    /// The seat.
    pub(crate) seat: usize,
    /// Whether it has run out, where the others decide.
    pub(crate) expired: bool,
}

/// How a game ended; only that it did is of interest.
#[derive(Clone, Copy, Debug, Deserialize)]
pub(crate) struct Ended {}
