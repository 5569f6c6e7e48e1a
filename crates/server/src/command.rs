//! What a table is told by the rest of the server.

use std::time::Instant;

use protocol::Request;
use protocol::tables::{Recover, SeatLink, Seated, Sit};
use session::AnyHindsight;
use store::{Hash, TableId};
use table::Seat;
use tokio::sync::oneshot;

use crate::gate::{Caller, Secret};
use crate::known::Known;
use crate::outbox::Outbox;
use crate::problem::Problem;

/// The answer to a command.
pub(crate) type Reply<T> = oneshot::Sender<Result<T, Problem>>;

/// Who asks: the hash of what the browser or the program carries, if anything.
pub(crate) type Who = Option<Hash>;

/// A message on its way to a client.
pub(crate) type Text = std::sync::Arc<str>;

/// Something that a table is asked to do.
#[derive(Debug)]
pub(crate) enum Command {
    /// Somebody comes to look.
    Join {
        place: Place,
        who: Who,
        caller: Caller,
        since: Option<u64>,
        send: Outbox,
        reply: Reply<Joined>,
    },
    /// Somebody has gone.
    Gone { connection: u64 },
    /// A client asks.
    Ask { connection: u64, request: Request, begun: Instant },
    /// A bot has thought, or has failed to.
    Thought { revision: u64, seat: Seat, actions: Result<Vec<String>, BotFailure> },
    /// What may be known of the table.
    Info { reply: Reply<Known> },
    /// A viewer's own story of the match.
    History { place: Place, who: Who, reply: Reply<String> },
    /// What was done, action by action, for whoever looks back.
    Moves { eyes: Eyes, who: Who, reply: Reply<String> },
    /// The table after so many actions, and after some more.
    Positions { eyes: Eyes, who: Who, after: usize, count: usize, reply: Reply<String> },
    /// What has to be looked at again of a game that is over.
    Hindsight { reply: Reply<AnyHindsight> },
    /// What is printed on the things of the game.
    Printed { reply: Reply<String> },
    /// The pack that the table is played with, as it is kept.
    Pack { who: Who, reply: Reply<String> },
    /// Somebody sits down by a link.
    Sit { sit: Sit, token: Secret, reply: Reply<Seated> },
    /// Somebody claims a seat back.
    Recover { recover: Recover, phrase: Hash, token: Secret, reply: Reply<Seated> },
    /// The holder of a seat, or the host, wants a new link for it.
    Link { seat: Seat, who: Who, replace: bool, reply: Reply<SeatLink> },
    /// Somebody who sits here has made the next table.
    Next { table: TableId, who: Who, reply: Reply<()> },
    /// The host closes the table.
    Close { who: Who, reply: Reply<()> },
    /// The host deletes the table.
    Delete { who: Who, reply: Reply<()> },
    /// Whoever holds a seat wants to be called, or has to be.
    Callee { seat: Seat, reply: Reply<Callee> },
    /// Look at the clock.
    Look,
    /// The server stops.
    Stop { reply: oneshot::Sender<()> },
}

/// Why a bot has no answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum BotFailure {
    /// It panicked.
    Panicked,
    /// Nobody waits for it any longer.
    TooSlow,
    /// A bot that nobody waits for still thinks at this table. One is enough.
    StillBusy,
    /// So many others think that it never had its turn.
    NoTurn,
}

/// From where somebody wants to look.
#[derive(Clone, Debug)]
pub(crate) enum Place {
    /// From a seat that is theirs.
    Seat(Seat),
    /// From beside the table, by the link for spectators or because they sit there anyway.
    Beside(Option<Hash>),
}

/// Through whose eyes somebody wants to look back.
#[derive(Clone, Debug)]
pub(crate) enum Eyes {
    /// Those of a place; of a game that is over, of any place.
    Of(Place),
    /// With all hands open.
    Open,
}

/// A client that has come.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Joined {
    pub(crate) connection: u64,
}

/// Somebody who may be called to the table.
#[derive(Clone, Debug)]
pub(crate) struct Callee {
    pub(crate) game: String,
    /// What the seat is called.
    pub(crate) name: String,
    pub(crate) holder: Who,
    /// Whether it is their turn.
    pub(crate) asked: bool,
    pub(crate) turn: calls::plan::Turn,
}
