//! Games as numbers, for those who learn from them: every answer has an id that means the same in every
//! game of a pack, and what a seat knows is a row of floats of fixed length.
//!
//! Everything here is read from an [`InfoSet`](table::InfoSet), behind which the truth cannot be reached: a
//! number that tells what is hidden does not compile.
#![warn(missing_docs, clippy::wildcard_enum_match_arm)]

mod encode;
mod encoding;
mod london;
mod new_york;
mod sheet;

pub use encode::Encode;
pub use encoding::{Encoding, Numbered};
pub use london::{Micro as LondonMicro, Row, Stack};
pub use sheet::{Field, Labels, Layout, Place, Sheet};
