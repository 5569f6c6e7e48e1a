//! Why a record does not hold.

use crate::record::Bytes;
use crate::record::line::Standing;
use crate::record::words::Quoted;
use crate::{Digest, Illegal, NotUnderstood, Outcome, Seat, Seats};

/// A record that does not hold under the rules of the game given, and the first line that does not.
///
/// `R` is [`Game::Reason`](crate::Game::Reason), for those who want to say why an action is not
/// legal; the sentence displayed here says only that it is not.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}, column {column}: {kind}")]
pub struct Broken<R> {
    /// The line, from 1.
    pub line: usize,
    /// The character in the line, from 1.
    pub column: usize,
    /// What does not hold.
    pub kind: BrokenKind<R>,
}

/// What does not hold in a record. Each says what was found in the record and what was expected by
/// the game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BrokenKind<R> {
    /// The record of another game.
    #[error("this is a record of the game {}: expected {}", Quoted(.found), Quoted(.expected))]
    Game {
        /// The game of the record.
        found: String,
        /// The game given.
        expected: String,
    },
    /// Played by other rules.
    #[error("this game was played by version {found} of the rules: expected version {expected}")]
    Rules {
        /// The version of the record.
        found: u32,
        /// The version of the game given.
        expected: u32,
    },
    /// Played with another pack.
    #[error("this game was played with the pack {}: expected {}", Quoted(.found), Quoted(.expected))]
    Pack {
        /// The pack of the record.
        found: String,
        /// The pack of the game given.
        expected: String,
    },
    /// Played with the same pack, whose content was different.
    #[error("this game was played with the content {found}: expected {expected}")]
    Content {
        /// The digest in the record.
        found: Digest,
        /// The digest of the content given.
        expected: Digest,
    },
    /// Played with another option. `None` stands for the default.
    #[error(
        "this game was played with the option {} at {}: expected {}",
        Quoted(.name), value(.found.as_ref()), value(.expected.as_ref())
    )]
    Option {
        /// Which option.
        name: String,
        /// Its value in the record.
        found: Option<String>,
        /// Its value in the game given.
        expected: Option<String>,
    },
    /// Played by more or fewer.
    #[error("this game was played at {} seats: expected {}", .found.count(), .expected.count())]
    Seats {
        /// How many in the record.
        found: Seats,
        /// How many in the game given.
        expected: Seats,
    },
    /// The seal is not that of the seed: another deal was promised before the game.
    #[error("found the seal {found}: expected {expected} by the seed and the nonce")]
    Seal {
        /// The hash in the record.
        found: Bytes,
        /// The hash of the seed and the nonce in the record.
        expected: Bytes,
    },
    /// Words of an action or a deal that mean nothing; `at` counts from the beginning of the line.
    #[error(transparent)]
    NotUnderstood(NotUnderstood),
    /// An action that could not be done.
    #[error("found {} of seat {}: expected {}", Quoted(.action), .seat.number(), instead_of(.why))]
    Illegal {
        /// Who acts.
        seat: Seat,
        /// The action in words.
        action: String,
        /// Why not.
        why: Illegal<R>,
    },
    /// More is taken back than was done.
    #[error(
        "found {found} actions taken back: expected at most {in_force}, as no more are in force"
    )]
    Undo {
        /// How many actions the record takes back.
        found: usize,
        /// How many were in force.
        in_force: usize,
    },
    /// A check that counts wrongly.
    #[error("found a check of {found} actions in force: expected {expected}")]
    Count {
        /// How many actions the check counts.
        found: usize,
        /// How many are in force.
        expected: usize,
    },
    /// The state is not what it was: the record was changed above, or the rules have changed.
    #[error(
        "after {in_force} actions the state was {found}: expected {expected} by the lines above"
    )]
    State {
        /// How many actions are in force.
        in_force: usize,
        /// The digest in the record.
        found: Digest,
        /// The digest of the state that the lines above lead to.
        expected: Digest,
    },
    /// An end before the game is over.
    #[error("found an end: expected an action, as the game is not over")]
    NotOver,
    /// Another outcome than the game has.
    #[error("found the outcome {}: expected {}", Standing(.found), Standing(.expected))]
    Outcome {
        /// The outcome in the record.
        found: Outcome,
        /// The outcome of the state that the lines above lead to.
        expected: Outcome,
    },
    /// The record stops before the game is over.
    #[error("the record stops before the game is over: expected an action")]
    Unfinished,
    /// The game is over and the record does not say so.
    #[error("the record stops without an end: expected “end {}”", Standing(.expected))]
    NoEnd {
        /// The outcome of the state that the lines above lead to.
        expected: Outcome,
    },
}

fn value(value: Option<&String>) -> String {
    value.map_or_else(|| "its default".to_owned(), |value| Quoted(value).to_string())
}

fn instead_of<R>(why: &Illegal<R>) -> String {
    match why {
        Illegal::GameOver => "no action, as the game is over".to_owned(),
        Illegal::NotAsked { decides } => format!("an action of seat {}", decides.number()),
        Illegal::Refused(_) => "an action that the rules allow here".to_owned(),
    }
}
