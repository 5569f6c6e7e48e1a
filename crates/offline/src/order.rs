//! What a house is told, and what it answers.

use protocol::tables::TableInfo;
use serde::{Deserialize, Serialize};

use crate::kept::{Entry, Kept, Status};
use crate::problem::Problem;

/// Something that a house is told. `now` is the time in milliseconds since 1970.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case")]
pub enum Order {
    /// A request, as over HTTP.
    Call(Call),
    /// Somebody comes to a table to look, as by opening a socket.
    Join {
        /// A number that nobody else has.
        client: u32,
        /// Where.
        table: String,
        /// The number of the seat; nothing from beside the table.
        seat: Option<usize>,
        /// The last revision that they know.
        since: Option<u64>,
    },
    /// Somebody who looks says something, as over a socket.
    Hear {
        /// Who.
        client: u32,
        /// A [`protocol::Request`].
        text: String,
        /// When.
        now: i64,
    },
    /// Somebody has gone.
    Gone {
        /// Who.
        client: u32,
    },
    /// What was handed out to be stored is stored, or could not be.
    Stored {
        /// Whether it is.
        done: bool,
    },
    /// A table as it is kept; nothing if none is. One that is there already is taken up anew.
    Load {
        /// Its id.
        table: String,
        /// The table.
        kept: Option<Box<Kept>>,
        /// How it stands.
        status: Status,
        /// When something was last done.
        changed: i64,
        /// Its revisions, from the first on.
        entries: Vec<Entry>,
    },
    /// The bot that is asked at a table thinks and answers.
    Think {
        /// Where.
        table: String,
        /// When.
        now: i64,
        /// Any answer will do: the bot failed before.
        #[serde(default)]
        blindly: bool,
    },
}

/// A request, as over HTTP.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Call {
    /// `GET`, `POST` or `DELETE`.
    pub method: String,
    /// What a server would be asked for, with its query.
    pub path: String,
    /// The JSON that comes with it.
    #[serde(default)]
    pub body: Option<String>,
    /// When.
    pub now: i64,
    /// Random bytes in hexadecimal, [`CHANCE`] of them.
    pub chance: String,
}

/// The random bytes that a call brings along: a seed, a nonce and an id.
pub const CHANCE: usize = 8 + 32 + 6;

/// What a house answers. Nothing of it holds unless all of it is done, in this order.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reply {
    /// A table that has to be loaded before: the order is given once more then.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub needs: Option<String>,
    /// Has to be stored before any other order is given, and the house be told whether it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub store: Option<Box<Store>>,
    /// The answer to a call, or why somebody may not join.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub answer: Option<Answered>,
    /// What is told to whom.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tell: Vec<(u32, String)>,
    /// Tables where a bot is to think.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub think: Vec<String>,
}

/// The answer to a call.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Answered {
    /// As over HTTP.
    pub status: u16,
    /// JSON, or the text of a record.
    pub body: String,
}

/// What has to be kept.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Store {
    /// Of which table.
    pub table: String,
    /// The table itself, if it is new.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub kept: Option<Kept>,
    /// How it stands; nothing if it is deleted with all that belongs to it.
    pub stands: Option<Stands>,
    /// Further revisions. None of them may be there already.
    pub entries: Vec<Entry>,
}

/// How a table stands: what changes with every revision.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Stands {
    /// Whether it is played on.
    pub status: Status,
    /// When something was last done.
    pub changed: i64,
    /// What a list of tables shows.
    pub info: TableInfo,
}

impl Reply {
    pub(crate) fn of_call(answer: Result<String, Problem>) -> Self {
        let answer = match answer {
            Ok(body) => Answered { status: 200, body },
            Err(problem) => Answered { status: problem.status, body: problem.body() },
        };
        Self { answer: Some(answer), ..Self::default() }
    }

    /// For whoever does not speak the language of this door.
    pub(crate) fn not_understood(error: &serde_json::Error) -> Self {
        Self::of_call(Err(session::Unfit::bad("bad-order", error).into()))
    }
}
