//! The rows of a pack as they stand in its file.
//!
//! Every field may be left out, because a row may also change a card of the pack that this one
//! extends. What a complete row needs is checked afterwards, in `check/`.

mod extend;

use std::fmt;

use pack_file::{At, List, Provenance, ProvenanceRow};
use serde::de::{self, IgnoredAny, Unexpected, Visitor};
use serde::{Deserialize, Deserializer};

use super::error::PackFault;
use super::tables::{CardKind, Side};
use crate::effect::{Cost, Effect, Filter, Modifier};
use crate::{Colour, Set};

pub(super) use extend::{BUILT_IN, Draft};

/// A refusal of something in a pack of London.
pub(super) type Refused = pack_file::Refused<PackFault>;
/// What comes of checking a part of a pack.
pub(super) type Checked<T> = pack_file::Checked<T, PackFault>;

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
pub(super) struct PackRow {
    /// Read before everything else, see [`pack_file::PackFile`].
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
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CardRow {
    id: Option<At<String>>,
    pub(super) name: Option<At<String>>,
    pub(super) set: Option<At<Set>>,
    pub(super) colour: Option<At<Colour>>,
    pub(super) kind: Option<At<KindRow>>,
    pub(super) copies: Option<At<u8>>,
    pub(super) cost: Option<At<Price<0>>>,
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
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct BoroughRow {
    id: Option<At<String>>,
    pub(super) name: Option<At<String>>,
    pub(super) starter: Option<At<bool>>,
    pub(super) side: Option<At<SideRow>>,
    pub(super) river: Option<At<bool>>,
    pub(super) cost: Option<At<Price<0>>>,
    pub(super) draw: Option<At<u8>>,
    pub(super) prestige: Option<At<u8>>,
    pub(super) relief: Option<At<u8>>,
    pub(super) abilities: Option<List<Modifier>>,
    pub(super) run: Option<List<Effect>>,
    provenance: Option<ProvenanceRow>,
}

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

/// The highest price of anything.
pub(super) const HIGHEST_PRICE: u8 = 200;

/// A price of at least so much. It has a type so that whatever is no number of one byte is refused with
/// the limits of a price; within a byte they are checked afterwards.
#[derive(Clone, Copy, Debug)]
pub(super) struct Price<const LEAST: u8>(pub(super) u8);

impl<'de, const LEAST: u8> Deserialize<'de> for Price<LEAST> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_u8(PriceVisitor::<LEAST>)
    }
}

struct PriceVisitor<const LEAST: u8>;

impl<const LEAST: u8> Visitor<'_> for PriceVisitor<LEAST> {
    type Value = Price<LEAST>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a number from {LEAST} to {HIGHEST_PRICE}")
    }

    fn visit_i64<E: de::Error>(self, number: i64) -> Result<Self::Value, E> {
        let price = u8::try_from(number);
        price.map(Price).map_err(|_| E::invalid_value(Unexpected::Signed(number), &self))
    }
}

/// What an activation costs. `free` is for a pack that takes a cost away.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum CostRow {
    Free,
    Cash(Price<1>),
    Discard(Filter),
}

impl From<CostRow> for Option<Cost> {
    fn from(cost: CostRow) -> Self {
        match cost {
            CostRow::Free => None,
            CostRow::Cash(Price(price)) => Some(Cost::Cash(price)),
            CostRow::Discard(filter) => Some(Cost::Discard(filter)),
        }
    }
}
