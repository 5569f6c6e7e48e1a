//! Cards and boroughs: read from TOML, checked, and turned into compact tables.

mod check;
mod error;
mod pack;
mod tables;
#[cfg(test)]
mod tests;

pub use error::{PackError, PackFault};
pub use pack_file::{FileFault, Provenance, Sources};
pub(crate) use tables::MAX_TILLS;
pub use tables::{BoroughFacts, CardKind, Content, Side, TitleFacts};
