//! Cards and boroughs: read from TOML, checked, and turned into compact tables.

mod check;
mod error;
mod pack;
mod provenance;
mod tables;

pub use error::PackError;
pub use provenance::{Provenance, Sources};
pub(crate) use tables::MAX_TILLS;
pub use tables::{BoroughFacts, CardKind, Content, Side, TitleFacts};
