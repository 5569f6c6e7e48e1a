//! A table as a device keeps it.

use catalog::Pack;
use protocol::tables::TableSettings;
use serde::{Deserialize, Serialize};
use table::record::{Record, Seal, Start, Unreadable};
use table::{BySeat, Seat};

/// What is kept of a table and never changes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Kept {
    /// Its id.
    pub table: String,
    /// Which game.
    pub game: String,
    /// Header and start of the record.
    pub head: String,
    /// Its pack.
    pub pack: Pack,
    /// What was agreed on.
    pub settings: TableSettings,
    /// What the seed is sealed with, in hexadecimal; empty if it is not.
    pub nonce: String,
    /// When it was made.
    pub created: i64,
    /// Who sits at this screen: what they are called, by seat. Nothing for bots.
    pub people: Vec<Option<String>>,
}

impl Kept {
    /// What somebody of this screen is called.
    pub(crate) fn person(&self, seat: Seat) -> Option<&str> {
        self.people.get(seat.index())?.as_deref()
    }

    pub(crate) fn held(&self) -> BySeat<bool> {
        BySeat::from_fn(|seat| self.person(seat).is_some())
    }

    /// The record of the match with these revisions, and the seal of its seed.
    pub(crate) fn record(&self, entries: &[Entry]) -> Result<Record, Unreadable> {
        let texts = entries.iter().map(|entry| entry.text.as_str());
        let text: String = std::iter::once(self.head.as_str()).chain(texts).collect();
        let record = Record::parse(text)?;
        Ok(match (seal(record.start(), &self.nonce), record.seal()) {
            (Some(seal), None) => record.sealed(seal),
            (Some(_) | None, _) => record,
        })
    }
}

/// The seal of a seed, if there is something to seal it with.
pub(crate) fn seal(start: &Start, nonce: &str) -> Option<Seal> {
    match (start, nonce.parse()) {
        (&Start::Seed(seed), Ok(nonce)) => Some(Seal::new(seed, nonce)),
        (Start::Seed(_) | Start::Deal(_), _) => None,
    }
}

/// A revision: what was done, as lines of the record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entry {
    /// Counts from 1.
    pub revision: u64,
    /// When.
    pub at: i64,
    /// The lines.
    pub text: String,
}

/// Whether a table is played on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// It is.
    #[default]
    Running,
    /// The game is over.
    Over,
    /// Somebody closed it.
    Closed,
    /// A record that was brought along to be looked at.
    Shown,
}

impl Status {
    pub(crate) fn as_str(self) -> &'static str {
        match self {
            Self::Running => "running",
            Self::Over => "over",
            Self::Closed => "closed",
            Self::Shown => "shown",
        }
    }
}
