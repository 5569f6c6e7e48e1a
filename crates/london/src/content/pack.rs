//! The rows of a pack as they stand in its file.
//!
//! Every field may be left out, because a row may also change a card of the pack that this one
//! extends. What a complete row needs is checked afterwards, in `check/`.

mod extend;
mod translate;

use std::collections::BTreeMap;

use serde::de::IgnoredAny;
use serde::{Deserialize, Deserializer};
use toml::Spanned;

use super::error::{PackError, PackFault};
use super::provenance::Provenance;
use super::tables::{CardKind, Side};
use crate::effect::{Cost, Effect, Filter, Modifier};
use crate::{Colour, Set};

pub(super) use extend::{BUILT_IN, Draft, RowDraft, read};

/// The largest file that is read.
pub(super) const MOST_BYTES: usize = 1 << 20;
/// The one format there is.
const FORMAT: i64 = 1;

/// The fields of a card that can have a provenance of their own.
const CARD_FIELDS: [&str; 13] = [
    "name",
    "set",
    "colour",
    "copies",
    "kind",
    "cost",
    "discard",
    "prestige",
    "abilities",
    "activation_cost",
    "effects",
    "flips",
    "action",
];

/// The fields of a borough that can have a provenance of their own.
const BOROUGH_FIELDS: [&str; 10] =
    ["name", "starter", "side", "river", "cost", "draw", "prestige", "relief", "abilities", "run"];

/// A whole file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PackRow {
    /// Read before everything else, see [`FormatRow`].
    #[serde(rename = "format")]
    _format: IgnoredAny,
    pack: Option<At<String>>,
    extends: Option<At<String>>,
    provenance: Option<Provenance>,
    totals: Option<At<TotalsRow>>,
    #[serde(default)]
    card: Vec<At<CardRow>>,
    #[serde(default)]
    borough: Vec<At<BoroughRow>>,
}

/// A file of any format.
#[derive(Deserialize)]
struct FormatRow {
    format: Option<At<i64>>,
}

/// What the rows must add up to. All of them are needed.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TotalsRow {
    pub(super) cards: Option<At<u8>>,
    pub(super) a: Option<At<u8>>,
    pub(super) b: Option<At<u8>>,
    pub(super) c: Option<At<u8>>,
    pub(super) paupers: Option<At<u8>>,
    pub(super) actions: Option<At<u8>>,
    pub(super) boroughs: Option<At<u8>>,
}

/// A title, or changes to one.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CardRow {
    id: Option<At<String>>,
    pub(super) name: Option<At<String>>,
    pub(super) set: Option<At<Set>>,
    pub(super) colour: Option<At<Colour>>,
    pub(super) kind: Option<At<KindRow>>,
    pub(super) copies: Option<At<u8>>,
    pub(super) cost: Option<At<u8>>,
    pub(super) discard: Option<At<bool>>,
    pub(super) prestige: Option<At<u8>>,
    pub(super) abilities: Option<List<Modifier>>,
    pub(super) activate: Option<At<ActivateRow>>,
    pub(super) action: Option<List<Effect>>,
    provenance: Option<ProvenanceRow>,
}

/// An activation, or changes to one.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ActivateRow {
    pub(super) cost: Option<At<CostRow>>,
    pub(super) effects: Option<List<Effect>>,
    pub(super) flips: Option<At<bool>>,
}

/// A borough, or changes to one.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct BoroughRow {
    id: Option<At<String>>,
    pub(super) name: Option<At<String>>,
    pub(super) starter: Option<At<bool>>,
    pub(super) side: Option<At<SideRow>>,
    pub(super) river: Option<At<bool>>,
    pub(super) cost: Option<At<u8>>,
    pub(super) draw: Option<At<u8>>,
    pub(super) prestige: Option<At<u8>>,
    pub(super) relief: Option<At<u8>>,
    pub(super) abilities: Option<List<Modifier>>,
    pub(super) run: Option<List<Effect>>,
    provenance: Option<ProvenanceRow>,
}

/// The fields of a row that come from elsewhere than the rest.
type ProvenanceRow = BTreeMap<Spanned<String>, Provenance>;

/// A list that knows where it and its items stand.
pub(super) type List<T> = At<Vec<At<T>>>;

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum KindRow {
    Building,
    Action,
    Pauper,
}

impl From<KindRow> for CardKind {
    fn from(kind: KindRow) -> Self {
        match kind {
            KindRow::Building => Self::Building,
            KindRow::Action => Self::Action,
            KindRow::Pauper => Self::Pauper,
        }
    }
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum SideRow {
    North,
    South,
}

impl From<SideRow> for Side {
    fn from(side: SideRow) -> Self {
        match side {
            SideRow::North => Self::North,
            SideRow::South => Self::South,
        }
    }
}

/// What an activation costs. `free` is for a pack that takes a cost away.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum CostRow {
    Free,
    Cash(u8),
    Discard(Filter),
}

impl From<CostRow> for Option<Cost> {
    fn from(cost: CostRow) -> Self {
        match cost {
            CostRow::Free => None,
            CostRow::Cash(price) => Some(Cost::Cash(price)),
            CostRow::Discard(filter) => Some(Cost::Discard(filter)),
        }
    }
}

/// A value and where it stands in the file.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct At<T> {
    pub(super) value: T,
    /// Bytes from the start of the file; `None` if it comes from the pack that this one extends.
    pub(super) at: Option<usize>,
}

impl<T> At<T> {
    /// Refuses the value.
    pub(super) fn refuse(&self, fault: PackFault) -> Refused {
        Refused { at: self.at, fault }
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for At<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let spanned = Spanned::<T>::deserialize(deserializer)?;
        let at = Some(spanned.span().start);
        Ok(Self { value: spanned.into_inner(), at })
    }
}

/// A fault, with a place that is not yet counted in lines.
#[derive(Debug)]
pub(super) struct Refused {
    /// `None` where only somebody further out knows the place.
    pub(super) at: Option<usize>,
    pub(super) fault: PackFault,
}

impl Refused {
    /// At the top of the file or wherever somebody further out says.
    pub(super) fn somewhere(fault: PackFault) -> Self {
        Self { at: None, fault }
    }

    /// At `at`, unless a more exact place is known.
    pub(super) fn or_at(self, at: Option<usize>) -> Self {
        Self { at: self.at.or(at), ..self }
    }

    /// In lines and columns.
    pub(super) fn in_file(self, file: &str, text: &str) -> PackError {
        let (line, column) = position(text, self.at.unwrap_or(0));
        PackError { file: file.to_owned(), line, column, fault: self.fault }
    }
}

/// What comes of checking a part of a pack.
pub(super) type Checked<T> = Result<T, Refused>;

/// Line and column, both counted from 1.
fn position(text: &str, at: usize) -> (u32, u32) {
    let before = text.get(..at).unwrap_or(text);
    let line = before.matches('\n').count() + 1;
    let column = before.chars().rev().take_while(|&c| c != '\n').count() + 1;
    let number = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
    (number(line), number(column))
}
