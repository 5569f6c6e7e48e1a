//! Why a text is not a record.

use crate::Seats;
use crate::record::words::Quoted;
use crate::record::{FORMAT, MAX_LINE, MAX_LINES, NameFault, SEALED_FORMAT};

/// A text that is not a record, and the first place where it is not.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}, column {column}: {fault}")]
pub struct Unreadable {
    /// The line, from 1.
    pub line: usize,
    /// The character in the line, from 1.
    pub column: usize,
    /// What is wrong there.
    pub fault: Fault,
}

/// What makes a text unreadable.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// The bytes are not text.
    #[error("this is not text: expected UTF-8")]
    NotUtf8,
    /// A control character, tabs included.
    #[error("found the control character U+{:04X}: expected none", u32::from(*.0))]
    Control(char),
    /// The line is longer than any that is written.
    #[error("the line goes on: expected at most {MAX_LINE} characters")]
    LineTooLong,
    /// The file is longer than any game.
    #[error("the file goes on: expected at most {MAX_LINES} lines")]
    TooManyLines,
    /// The last line has no line end: whoever wrote it was stopped. [`Record::recover`] reads the
    /// rest.
    ///
    /// [`Record::recover`]: crate::record::Record::recover
    #[error("the file is cut off in this line: expected a line end")]
    CutOff,
    /// A space that does not stand alone between two words.
    #[error("found a space too many: expected one between words and none around them")]
    Space,
    /// The file ends before the first action could stand.
    #[error("the file ends too early: expected {expected}")]
    FileEnds {
        /// The line that should come here.
        expected: &'static str,
    },
    /// The line ends before it is complete.
    #[error("the line ends too early: expected {expected}")]
    LineEnds {
        /// The word that should come here.
        expected: &'static str,
    },
    /// Something else should stand here.
    #[error("found {}: expected {expected}", Quoted(.found))]
    Unexpected {
        /// What stands here.
        found: String,
        /// What should.
        expected: &'static str,
    },
    /// A format that this version does not know.
    #[error(
        "a record of format {found} cannot be read: expected format {FORMAT} or {SEALED_FORMAT}"
    )]
    Format {
        /// The format of the record.
        found: u32,
    },
    /// A seal in a record whose format has none.
    #[error("a record of format {FORMAT} has no seal: expected format {SEALED_FORMAT} on line 1")]
    Seal,
    /// An option is given again.
    #[error("the option {} is given twice: expected each option once", Quoted(.name))]
    OptionTwice {
        /// Which.
        name: String,
    },
    /// The seats of the header are not numbered in order.
    #[error("found seat {}: expected seat {next}", Quoted(.found))]
    SeatOrder {
        /// The number that stands here.
        found: String,
        /// The number that should.
        next: usize,
    },
    /// The table has no such seat.
    #[error("there is no seat {}: expected a seat from 1 to {}", Quoted(.found), .seats.count())]
    NoSuchSeat {
        /// What stands for the seat.
        found: String,
        /// How many seats there are.
        seats: Seats,
    },
    /// A name that cannot be one.
    #[error(transparent)]
    Name(NameFault),
    /// Something follows the end of the game.
    #[error("the game has ended above: expected nothing more but comments")]
    AfterEnd,
}
