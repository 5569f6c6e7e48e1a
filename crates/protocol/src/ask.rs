//! What a client asks for.

use serde::{Deserialize, Serialize};
use table::Seat;
use ts_rs::TS;

/// The most actions that may be done or tried together.
pub const MAX_ACTIONS: usize = 64;
/// The most characters of an action in words, or of a question.
pub const MAX_WORDS: usize = 200;
/// The most characters of a line of chat.
pub const MAX_CHAT: usize = 500;

/// A question or a deed, with a number of the client's own that the answer repeats.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Request {
    /// Whatever the client likes to count with.
    pub id: u32,
    /// What is wanted.
    pub ask: Ask,
}

/// What a client can want of the table that its connection belongs to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Ask {
    /// Do these actions, all or none. They are stored together.
    Submit {
        /// The table, as a safeguard against a client that has mixed up its connections.
        #[serde(rename = "match")]
        table: String,
        /// The revision that the client sees.
        revision: u64,
        /// In the words that the choices came with.
        actions: Vec<String>,
    },
    /// Try these actions: nothing is stored and nobody is told.
    Draft {
        /// The revision that the client sees.
        revision: u64,
        /// In words.
        actions: Vec<String>,
    },
    /// Why not? After these actions, tried as a draft.
    Why {
        /// The revision that the client sees.
        revision: u64,
        /// What is tried before.
        actions: Vec<String>,
        /// An action, or the name of a thing on the table.
        about: String,
    },
    /// What would be good to do? At tables that give hints.
    Hint {
        /// The revision that the client sees.
        revision: u64,
    },
    /// Take back one's last action, or all of one's turn so far.
    Undo {
        /// The revision that the client sees.
        revision: u64,
        /// All of the turn.
        whole_turn: bool,
    },
    /// Answer somebody who asks to take something back.
    Consent {
        /// The revision that the client sees.
        revision: u64,
        /// The number of the wish: nobody agrees to another than they were asked about.
        number: u64,
        /// Whether they may.
        agree: bool,
    },
    /// Let a bot play on for oneself.
    Leave {
        /// Which bot.
        bot: String,
    },
    /// Play on oneself.
    Return,
    /// Let a bot play on for somebody whose time has run out, at a table where the others decide.
    Relieve {
        /// Whose.
        seat: Seat,
    },
    /// Say something at the table.
    Chat {
        /// What.
        text: String,
    },
    /// Hear somebody no more, or again. It stays so for whoever has a seat; a spectator is asked anew.
    Mute {
        /// Whose.
        seat: Seat,
        /// Whether it is silent from now on.
        mute: bool,
    },
    /// The current update once more, with what has happened after a revision.
    Update {
        /// The last revision that the client knows.
        since: u64,
    },
}
