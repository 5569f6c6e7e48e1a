//! Why a pack was refused: one sentence that names the place, the offending word and what was
//! expected.

use crate::quote::{Either, Quoted};

/// A pack was refused.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{file}:{line}:{column}: {fault}")]
pub struct PackError<F> {
    /// The file, as the caller named it.
    pub file: String,
    /// The line, counted from 1.
    pub line: u32,
    /// The character within the line, counted from 1.
    pub column: u32,
    /// What is wrong there.
    pub fault: F,
}

/// What can be wrong with the pack of any game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FileFault {
    /// The file is larger than any pack needs to be.
    #[error("the file has {bytes} bytes; expected at most {most}")]
    TooLong {
        /// Its size.
        bytes: usize,
        /// The largest size allowed.
        most: usize,
    },
    /// Not TOML.
    #[error("this is no TOML: {problem}")]
    Syntax {
        /// What the reader says, on one line.
        problem: String,
    },
    /// Written for another version of the format.
    #[error("“{found}” is no format that this program reads; expected {expected}")]
    UnknownFormat {
        /// The number found.
        found: i64,
        /// The number that is read.
        expected: i64,
    },
    /// A word that is not in the vocabulary.
    #[error("{} is no {what}; expected {}", Quoted(word), Either(expected))]
    UnknownWord {
        /// The word found.
        word: String,
        /// What it should have been.
        what: &'static str,
        /// The words there are.
        expected: Vec<String>,
    },
    /// A key that means nothing where it stands.
    #[error("{} is no key here; expected {}", Quoted(key), Either(expected))]
    UnknownKey {
        /// The key found.
        key: String,
        /// The keys there are.
        expected: Vec<String>,
    },
    /// Something needed is not there.
    #[error("{} is missing; expected it {whence}", Quoted(key))]
    Missing {
        /// The key.
        key: String,
        /// Where it belongs.
        whence: &'static str,
    },
    /// A value of another type, or a number that no field can hold.
    #[error("{} does not fit here; expected {expected}", Quoted(word))]
    Unfit {
        /// The value as written.
        word: String,
        /// What fits.
        expected: String,
    },
    /// A number that makes no sense for what it counts.
    #[error("“{word}” cannot be {number}; expected a number from {least} to {most}")]
    OutOfRange {
        /// What the number belongs to.
        word: String,
        /// The number.
        number: u8,
        /// The least allowed.
        least: u8,
        /// The most allowed.
        most: u8,
    },
    /// An id or a pack's name with other characters than those allowed.
    #[error(
        "{} is no {what}; expected lower-case letters, digits and hyphens, from 1 to 40 of them",
        Quoted(word)
    )]
    BadId {
        /// The word found.
        word: String,
        /// An id or a pack's name.
        what: &'static str,
    },
    /// A name that cannot be shown.
    #[error("{} is no name; expected from 1 to 60 characters on one line", Quoted(name))]
    BadName {
        /// The name found.
        name: String,
    },
    /// Two rows have one id.
    #[error("“{id}” is there twice; expected every id once, and line {first} has it already")]
    Duplicate {
        /// The id.
        id: String,
        /// The line of the first row.
        first: u32,
    },
    /// A total of the header is not what the rows add up to.
    #[error(
        "“{total}” says {declared}, but the rows add up to {counted}; expected the same number"
    )]
    Total {
        /// Its key under `[totals]`.
        total: &'static str,
        /// What the header says.
        declared: u8,
        /// What the rows say.
        counted: usize,
    },
    /// More of something than fits.
    #[error("there are {found} {what}; expected at most {most}")]
    TooMany {
        /// What was counted.
        what: &'static str,
        /// How many there are.
        found: usize,
        /// How many there may be.
        most: usize,
    },
    /// Less of something than the game needs.
    #[error("there are {found} {what}; expected at least {least}")]
    TooFew {
        /// What was counted.
        what: &'static str,
        /// How many there are.
        found: usize,
        /// How many there must be.
        least: usize,
    },
}
