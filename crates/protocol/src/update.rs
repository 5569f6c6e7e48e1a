//! What a viewer gets when something has happened.

use serde::{Deserialize, Serialize};
use table::{BySeat, Message, Outcome, Seat, Viewer};
use ts_rs::TS;

/// The table as one viewer sees it now, and what has happened since another revision. `V`, `E`, `A` and
/// `Q` are view, events, actions and questions of the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Update<V, E, A, Q> {
    /// Counts what has been stored at this table.
    pub revision: u64,
    /// Actions in force, from the beginning of the match.
    pub moves: usize,
    /// The steps after this revision follow.
    pub since: u64,
    /// What has happened, in order.
    pub steps: Vec<Step<E>>,
    /// Who sees it so.
    pub viewer: Viewer,
    /// The table.
    pub view: V,
    /// Who sits there.
    pub seats: Vec<SeatNow>,
    /// What is asked; nothing once the game is over.
    pub asked: Option<Asked<Q>>,
    /// The answers, if the viewer is asked.
    pub choices: Vec<Choice<A>>,
    /// Whose time runs, at a table with clocks.
    pub clock: Option<Clock>,
    /// What the viewer may take back.
    pub undo: Option<UndoNow>,
    /// Somebody asks to take something back.
    pub undo_asked: Option<UndoAsked>,
    /// Somebody has said no to the last wish, and who wished has not acted since.
    pub undo_denied: Option<UndoDenied>,
    /// How the game ended.
    pub ended: Option<Ended>,
}

/// Something that was stored.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Step<E> {
    /// The revision that it led to.
    pub revision: u64,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// What was done.
    pub did: Did,
    /// What it caused, as the viewer may hear of it.
    pub events: Vec<E>,
    /// The same in words.
    pub log: Vec<Message>,
}

/// What somebody did.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Did {
    /// Answered the game's questions.
    Act {
        /// Who.
        seat: Seat,
        /// Whether all of it has been taken back since: then there are no events.
        undone: bool,
    },
    /// Took actions back.
    Undo {
        /// Who.
        seat: Seat,
        /// How many.
        count: usize,
    },
    /// Sat down.
    Sit {
        /// Where.
        seat: Seat,
        /// Who sits there now.
        name: String,
        /// Whether it is a bot.
        bot: bool,
    },
    /// Was out of time.
    Expire {
        /// Who.
        seat: Seat,
    },
}

/// Who is at a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct SeatNow {
    /// Which.
    pub seat: Seat,
    /// What they are called.
    pub name: String,
    /// Who decides.
    pub state: SeatState,
    /// Whether somebody looks at the table from there.
    pub present: bool,
}

/// Who decides for a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum SeatState {
    /// Nobody has sat down yet.
    Free,
    /// A person.
    Person,
    /// A bot, for a person who may return.
    Relieved,
    /// A bot.
    Bot,
}

/// What the game asks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Asked<Q> {
    /// Whom.
    pub seat: Seat,
    /// What.
    pub question: Q,
    /// The same in words.
    pub say: Message,
}

/// An answer that can be given.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Choice<A> {
    /// What to send.
    pub words: String,
    /// The same as data.
    pub action: A,
    /// What it means.
    pub say: Message,
    /// What is printed on the thing that is chosen.
    pub details: Vec<Message>,
}

/// The time of whoever is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Clock {
    /// Whose.
    pub seat: Seat,
    /// When it runs out, in milliseconds since 1970; nothing while the clock stands still.
    pub until: Option<i64>,
    /// Whether it has run out: the others may call a bot.
    pub expired: bool,
}

/// What taking back would do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct UndoNow {
    /// Actions that would be taken back.
    pub count: usize,
    /// Whether the others have to agree, because somebody has learnt something or has answered since.
    pub consent: bool,
    /// Why it cannot be done now: somebody would have to agree who cannot be asked.
    pub refused: Option<Message>,
}

/// A wish to take something back that waits for the others.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct UndoAsked {
    /// Which wish it is: consent names it.
    pub number: u64,
    /// Who wishes it.
    pub seat: Seat,
    /// How many actions.
    pub count: usize,
    /// Who has not answered yet.
    pub waits_for: Vec<Seat>,
}

/// A wish to take something back that somebody has said no to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct UndoDenied {
    /// Who wished it.
    pub seat: Seat,
    /// Who said no.
    pub by: Seat,
}

/// How the game ended, and the proof that the deal was settled before it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Ended {
    /// Points and ranks.
    pub outcome: Outcome,
    /// Where the points come from, by seat.
    pub lines: BySeat<ScoreLines>,
    /// The seed of the deal, in decimal: it does not fit a number of every language.
    pub seed: Option<String>,
    /// What was hashed with it, in hexadecimal.
    pub nonce: Option<String>,
}

/// Where the points of a seat come from.
pub type ScoreLines = Vec<Message>;
