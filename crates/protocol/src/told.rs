//! What a client is told.

use serde::{Deserialize, Serialize};
use table::{Message, Seat};
use ts_rs::TS;

use crate::{Drafted, Hint, SeatNow, Update};

/// A message to a client.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Told<V, E, A, Q> {
    /// Something has happened, or the client has just come.
    Update(Box<Update<V, E, A, Q>>),
    /// The answer to a request.
    Answer {
        /// The number of the request.
        id: u32,
        /// What became of it.
        answer: Box<Answer<V, E, A, Q>>,
    },
    /// Somebody has said something.
    Chat(Chat),
    /// Whom the client does not hear.
    Muted {
        /// Their seats.
        seats: Vec<Seat>,
    },
    /// People have come or gone.
    Seats {
        /// Everybody.
        seats: Vec<SeatNow>,
    },
    /// Somebody who sits here has made the next table. Who only looks on is not told.
    Next {
        /// Its id.
        table: String,
        /// Who made it.
        seat: Seat,
    },
    /// The table is closed or deleted; nothing more will come.
    Closed {
        /// Why.
        reason: Message,
    },
}

/// What became of a request.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Answer<V, E, A, Q> {
    /// Done, and stored.
    Done {
        /// The revision now.
        revision: u64,
    },
    /// A try.
    Drafted(Drafted<V, E, A, Q>),
    /// Why not; nothing if it can be done.
    Why {
        /// The reason.
        reason: Option<Message>,
    },
    /// What would be good to do, the best first.
    Hints {
        /// Up to three.
        hints: Vec<Hint>,
    },
    /// Not done.
    Refused(Refusal),
}

/// Why a request was not granted. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Refusal {
    /// A word for programs: `stale`, `illegal`, `not-asked` …
    pub code: String,
    /// A sentence for people.
    pub say: Message,
    /// Which of several actions it is about, from 0.
    pub action: Option<usize>,
}

/// A line of chat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Chat {
    /// Counts the lines of the table.
    pub number: u64,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// From where; nothing for a spectator.
    pub seat: Option<Seat>,
    /// By whom.
    pub name: String,
    /// What.
    pub text: String,
}
