//! Messages on the wire. People, bots and scripts send the same; the seat comes from the connection and
//! never from a message.
//!
//! Everything is JSON. A client sends [`Request`]s over a WebSocket and gets [`Told`]; tables are made,
//! found and joined over HTTP with the types of [`tables`]. What people read travels as
//! [`Message`](table::Message): an id and arguments. `docs/protocol.md` tells it as a story; the TypeScript
//! types in `web/src/lib/protocol` are made from here.

mod analysis;
mod ask;
mod drafted;
mod hint;
mod lookback;
mod pace;
mod position;
pub mod tables;
mod told;
mod update;

pub use analysis::{Analysis, AnalysisNow, Better, Fortune, Judged, Moment};
pub use ask::{Ask, MAX_ACTIONS, MAX_CHAT, MAX_WORDS, Request};
pub use drafted::{Change, Drafted, Stop};
pub use hint::Hint;
pub use lookback::{Lookback, MAX_POSITIONS, Move, Position};
pub use pace::{Absence, Pace};
pub use position::{Amiss, Laid, MAX_LIST_WORDS, MAX_LISTS, PositionAsked};
pub use told::{Answer, Chat, Refusal, Told};
pub use update::{
    Asked, Choice, Clock, Did, Ended, ScoreLines, SeatNow, SeatState, Step, UndoAsked, UndoDenied,
    UndoNow, Update,
};
