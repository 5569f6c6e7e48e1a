//! Why there is no such table.

use std::fmt;

use table::MAX_SEATS;

use crate::options::either;
use crate::{NoSuchGame, PackFault};

/// Why a table cannot be laid.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SpecError {
    /// Too few or too many players.
    #[error("a table has 2 to {MAX_SEATS} players, not {found}: name as many")]
    Seats {
        /// How many were to play.
        found: usize,
    },
    /// The pack cannot be had.
    #[error(transparent)]
    Pack(#[from] PackFault),
    /// The game knows no such option.
    #[error("there is no option “{name}”: the options are {}", known.join(", "))]
    NoSuchOption {
        /// Its name.
        name: String,
        /// The options there are.
        known: &'static [&'static str],
    },
    /// The option cannot have this value.
    #[error("the option “{name}” cannot be “{value}”: expected {expected}")]
    Value {
        /// The option.
        name: String,
        /// What it was to be.
        value: String,
        /// What it can be.
        expected: Allowed,
    },
    /// The option is given more than once.
    #[error("the option “{name}” is given twice: give it once")]
    Twice {
        /// The option.
        name: String,
    },
}

/// What the value of an option can be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Allowed {
    /// One of these words.
    Words(Vec<&'static str>),
    /// One of so many seats, or any.
    Seat {
        /// How many there are.
        seats: usize,
    },
}

impl fmt::Display for Allowed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Words(words) => f.write_str(&either(words)),
            Self::Seat { seats } => write!(f, "a seat from 1 to {seats}, or any"),
        }
    }
}

impl SpecError {
    /// The option at fault, if it is one.
    pub fn option(&self) -> Option<&str> {
        match self {
            Self::NoSuchOption { name, .. } | Self::Value { name, .. } | Self::Twice { name } => {
                Some(name)
            }
            Self::Seats { .. } | Self::Pack(_) => None,
        }
    }
}

/// Why a record cannot be played again.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RecordError {
    /// It is of a game that this version does not know.
    #[error("line {line}: {why}")]
    Game {
        /// The line of the record, from 1.
        line: usize,
        /// What is wrong with it.
        why: NoSuchGame,
    },
    /// Its pack did not come with the program.
    #[error(
        "line {line}: the record was made with the pack “{name}”, which does not come with the program: give its file with --pack"
    )]
    ForeignPack {
        /// The line of the record, from 1.
        line: usize,
        /// The name of the pack.
        name: String,
    },
    /// The game has no such option.
    #[error("line {line}: {why}")]
    Option {
        /// The line of the record, from 1.
        line: usize,
        /// What is wrong with it.
        why: SpecError,
    },
    /// Its table cannot be laid.
    #[error(transparent)]
    Spec(SpecError),
}
