//! The rows of a pack as they stand in its file.
//!
//! Every field may be left out, because a row may also change one of the pack that this one extends.
//! What a complete row needs is checked afterwards, in `check/`.

mod extend;

use pack_file::{At, List, Provenance, ProvenanceRow};
use serde::Deserialize;
use serde::de::IgnoredAny;

use super::error::PackFault;
use crate::tile::Generation;

pub(super) use extend::{BUILT_IN, Draft, Rows};

/// A refusal of something in a pack of New York.
pub(super) type Refused = pack_file::Refused<PackFault>;
/// What comes of checking a part of a pack.
pub(super) type Checked<T> = pack_file::Checked<T, PackFault>;

/// A whole file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PackRow {
    /// Read before everything else, see [`pack_file::PackFile`].
    #[serde(rename = "format")]
    _format: IgnoredAny,
    pack: Option<At<String>>,
    extends: Option<At<String>>,
    provenance: Option<Provenance>,
    totals: Option<At<TotalsRow>>,
    map: Option<At<MapRow>>,
    #[serde(default)]
    district: Vec<At<DistrictRow>>,
    #[serde(default)]
    street: Vec<At<StreetRow>>,
    #[serde(default)]
    park: Vec<At<PlaceRow>>,
    #[serde(default)]
    landmark: Vec<At<PlaceRow>>,
    #[serde(default)]
    tile: Vec<At<TileRow>>,
    #[serde(default)]
    legendary: Vec<At<LegendaryRow>>,
    #[serde(default)]
    character: Vec<At<CharacterRow>>,
}

/// What the rows must add up to. All of them are needed.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TotalsRow {
    pub(super) lots: Option<At<u8>>,
    pub(super) large_lots: Option<At<u8>>,
    pub(super) cells: Option<At<u8>>,
    pub(super) blocks: Option<At<u8>>,
    pub(super) bronze: Option<At<u8>>,
    pub(super) silver: Option<At<u8>>,
    pub(super) gold: Option<At<u8>>,
    pub(super) irregular: Option<At<u8>>,
}

/// The board as a drawing. There is one, so it is a row whose id no file writes.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct MapRow {
    #[serde(skip)]
    id: Option<At<String>>,
    pub(super) rows: Option<List<String>>,
    provenance: Option<ProvenanceRow>,
}

/// A district, or changes to one.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct DistrictRow {
    id: Option<At<String>>,
    pub(super) name: Option<At<String>>,
    pub(super) code: Option<At<String>>,
    pub(super) two_players: Option<At<bool>>,
    provenance: Option<ProvenanceRow>,
}

/// A street, or changes to one.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct StreetRow {
    id: Option<At<String>>,
    pub(super) name: Option<At<String>>,
    pub(super) code: Option<At<String>>,
    pub(super) scoring: Option<At<bool>>,
    provenance: Option<ProvenanceRow>,
}

/// A park or a landmark, or changes to one.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PlaceRow {
    id: Option<At<String>>,
    pub(super) name: Option<At<String>>,
    pub(super) code: Option<At<String>>,
    provenance: Option<ProvenanceRow>,
}

/// A skyscraper that every player has, or changes to one.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TileRow {
    id: Option<At<String>>,
    pub(super) name: Option<At<String>>,
    pub(super) generation: Option<At<GenerationRow>>,
    pub(super) points: Option<At<u8>>,
    pub(super) shape: Option<List<String>>,
    provenance: Option<ProvenanceRow>,
}

/// A legendary skyscraper, or changes to one.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct LegendaryRow {
    id: Option<At<String>>,
    pub(super) name: Option<At<String>>,
    pub(super) points: Option<At<u8>>,
    pub(super) height: Option<At<u16>>,
    pub(super) shape: Option<List<String>>,
    provenance: Option<ProvenanceRow>,
}

/// A character, or changes to one.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CharacterRow {
    id: Option<At<String>>,
    pub(super) name: Option<At<String>>,
    pub(super) lot: Option<At<String>>,
    provenance: Option<ProvenanceRow>,
}

/// The generations that a file can name: the starting building stands in none (N1.6).
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum GenerationRow {
    Bronze,
    Silver,
    Gold,
}

impl From<GenerationRow> for Generation {
    fn from(generation: GenerationRow) -> Self {
        match generation {
            GenerationRow::Bronze => Self::Bronze,
            GenerationRow::Silver => Self::Silver,
            GenerationRow::Gold => Self::Gold,
        }
    }
}
