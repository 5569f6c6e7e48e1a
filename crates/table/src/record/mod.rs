//! Games written down: a text file that a person can read and type, that is appended to while the
//! game runs, and that can be played again and checked against the rules.
//!
//! The grammar is documented in `docs/notation.md`. It is a promise: every later version reads what
//! this one writes.
//!
//! ```
//! use table::record::Record;
//!
//! let text = "\
//! twocities record 1
//! game london
//! rules 1
//! pack london 3fa401b7c2d85e96
//! seat 1 person Anna Maria
//! seat 2 bot greedy
//! start seed 42
//! 1 draw deck
//! ";
//! let record = Record::parse(text)?;
//! assert_eq!(record.header().game(), "london");
//! assert_eq!(record.to_string(), text);
//!
//! let cut_off = Record::recover(&text[..text.len() - 3])?;
//! let dropped = cut_off.dropped.expect("the last line is incomplete").to_string();
//! assert_eq!(dropped, "line 8 was cut off after “1 draw de” and is dropped");
//! # Ok::<(), table::record::Unreadable>(())
//! ```
//!
//! A host begins a file with the text of [`Record::new`], appends [`lines_of_play`] after each
//! action and [`lines_of_end`] when the game is over; [`replay`] and [`verify`] play it again.

mod broken;
mod header;
mod line;
mod parse;
mod reader;
mod replay;
mod seal;
mod sitter;
mod unreadable;
mod whole;
mod words;

#[cfg(test)]
mod tests;

pub use broken::{Broken, BrokenKind};
pub use header::{Header, Start};
pub use line::{CHECK_EVERY, Line, lines_of_end, lines_of_play};
pub use parse::{Dropped, Recovered};
pub use replay::{Replay, Step, check_header, replay, verify};
pub use seal::{Bytes, NotBytes, Seal};
pub use sitter::{MAX_NAME, Name, NameFault, Sitter, SitterKind};
pub use unreadable::{Fault, Unreadable};
pub use whole::{Entry, FORMAT, MAX_LINE, MAX_LINES, Part, Record, SEALED_FORMAT};
pub use words::Words;
