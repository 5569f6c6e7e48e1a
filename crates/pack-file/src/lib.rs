//! How a game reads its content pack.
//!
//! A pack is a TOML file: a header, and rows with ids. It may extend a pack that comes with the
//! program; then a row with a known id changes what it names and leaves the rest, and other rows are
//! added. Every field says where its value comes from ([`Sources`]). What is not sound is refused in
//! one sentence with file, line and column ([`PackError`]).
//!
//! A game says what stands in its files by a [`PackFile`] and one [`Row`] for each kind of row, both
//! made of values that know their place ([`At`]). [`read`] does the rest and gives drafts, which the
//! game then checks with the functions here and its own. Its faults are an enum of its own, which
//! takes in those that every pack may have:
//!
//! ```
//! use pack_file::FileFault;
//!
//! #[derive(Debug, thiserror::Error)]
//! enum PackFault {
//!     /// A fault that every pack may have.
//!     #[error(transparent)]
//!     File(#[from] FileFault),
//!     /// Nothing can be built on water.
//!     #[error("“{id}” lies in the river; expected dry land")]
//!     Wet { id: String },
//! }
//! ```
#![warn(missing_docs, clippy::wildcard_enum_match_arm)]

mod fault;
mod place;
mod provenance;
mod quote;
mod read;
mod rows;
#[cfg(test)]
mod tests;
mod totals;
mod translate;
mod values;

pub use fault::{FileFault, PackError};
pub use place::{At, Checked, List, Refused};
pub use provenance::{Provenance, ProvenanceRow, Sources};
pub use quote::{Either, Quoted};
pub use read::{PackFile, read, read_over};
pub use rows::{Header, Row, RowDraft, lay_over, replace, replace_list};
pub use totals::{at_least, at_most, same_total};
pub use values::{missing, needed, or_default, showable, well_formed, within, word_of};
