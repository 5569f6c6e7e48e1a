//! The board, the skyscrapers and the characters: read from TOML, checked, and turned into tables.

mod check;
mod error;
mod pack;
mod tables;
#[cfg(test)]
mod tests;

pub use error::{PackError, PackFault};
pub use pack_file::{FileFault, Provenance, Sources};
pub use tables::{
    BlockFacts, Cell, Character, CharacterFacts, Content, DistrictFacts, Ground, LotFacts, Map,
    PlaceFacts, Street, StreetFacts, TileFacts,
};
