//! Where a fact comes from.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use toml::Spanned;

/// What a printed value in a pack rests on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Provenance {
    /// A rulebook of the edition that is played here.
    Rulebook,
    /// A review of that edition.
    Review,
    /// A card, tile or board of the first edition, where another one is played here.
    FirstEdition,
    /// Chosen by this project.
    Reconstructed,
    /// Typed in by an owner from a real copy.
    Owner,
}

/// The provenance of each field of a row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sources {
    /// Of every field that is not listed.
    pub default: Provenance,
    /// Fields that come from elsewhere.
    pub fields: BTreeMap<String, Provenance>,
}

impl Sources {
    /// Where a field comes from.
    pub fn of(&self, field: &str) -> Provenance {
        self.fields.get(field).copied().unwrap_or(self.default)
    }

    /// Whether this project has chosen any field.
    pub fn any_reconstructed(&self) -> bool {
        let chosen = |source: &Provenance| *source == Provenance::Reconstructed;
        chosen(&self.default) || self.fields.values().any(chosen)
    }
}

/// The fields of a row that come from elsewhere than the rest, as they stand in the file.
pub type ProvenanceRow = BTreeMap<Spanned<String>, Provenance>;
