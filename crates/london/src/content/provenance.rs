//! Where a fact comes from.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// What a printed value in a pack rests on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Provenance {
    /// A rulebook of the second edition.
    Rulebook,
    /// A review of the second edition.
    Review,
    /// The card or board of the first edition.
    FirstEdition,
    /// Chosen by this project.
    Reconstructed,
    /// Typed in by an owner from a real copy.
    Owner,
}

/// The provenance of each field of a card or borough.
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
}
