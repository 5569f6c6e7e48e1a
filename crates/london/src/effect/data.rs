//! What cards and boroughs do, as data. One interpreter resolves it: `effect/resolve.rs`.

use std::fmt;

use serde::de::{self, MapAccess, Visitor, value::MapAccessDeserializer};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::Colour;

/// Something done once, when a card is activated or played as an action, or a borough is run.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Effect {
    /// Take money from the supply.
    GainCash(Amount),
    /// Gain prestige at once.
    GainPrestige(Amount),
    /// Return poverty, at most what one has (L7.3).
    RemovePoverty(Amount),
    /// Take poverty.
    TakePoverty(Amount),
    /// Draw city cards (L3.1).
    DrawCards(u8),
    /// Build up to so many building cards of any colour without a discard (L-R19).
    BuildWithoutDiscard(u8),
    /// Discard cards one at a time, each for a gain (L-R23).
    DiscardUpTo(Discards),
    /// Collect the money lying on this card (L-R18).
    CollectTill,
    /// Put a building card from the development board on top of this card (L-R16).
    CoverFromBoard,
    /// Do the effect of a card activated earlier in this run once more (L-R17).
    ActivateAgain,
    /// Cards in hand cause no poverty at the end of this run.
    HandCausesNoPoverty,
    /// Each opponent gives so much money to this player (L-R24).
    TakeCashFromOpponents(u8),
    /// Each opponent pays to the supply; counted with that opponent's own things.
    OpponentsPay(Amount),
    /// Hand so much of one's own poverty to one opponent, as far as one has it.
    GivePoverty(u8),
    /// One opponent takes poverty from the supply.
    OpponentTakesPoverty(u8),
}

/// Discards with a gain for each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Discards {
    /// At most so many; left out means any number.
    #[serde(default = "any_number")]
    pub cards: u8,
    /// Which cards may go.
    #[serde(default)]
    pub only: Filter,
    /// What each of them brings.
    pub each: Gain,
}

impl Discards {
    /// The limit that no hand reaches.
    pub const ANY_NUMBER: u8 = u8::MAX;
}

fn any_number() -> u8 {
    Discards::ANY_NUMBER
}

/// A fixed gain.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Gain {
    /// Money.
    #[serde(default)]
    pub cash: u8,
    /// Prestige.
    #[serde(default)]
    pub prestige: u8,
    /// Poverty returned.
    #[serde(default)]
    pub relief: u8,
}

/// A price for doing something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Cost {
    /// Money.
    Cash(u8),
    /// One card from hand.
    Discard(Filter),
}

/// Which cards will do.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Filter {
    /// Any, paupers included (L-R06).
    #[default]
    Any,
    /// A brown card.
    Brown,
    /// A blue card.
    Blue,
    /// A pink card.
    Pink,
    /// A pauper.
    Pauper,
}

impl Filter {
    /// The colour it asks for; `None` for any.
    #[inline]
    pub fn colour(self) -> Option<Colour> {
        match self {
            Self::Any => None,
            Self::Brown => Some(Colour::Brown),
            Self::Blue => Some(Colour::Blue),
            Self::Pink => Some(Colour::Pink),
            Self::Pauper => Some(Colour::Grey),
        }
    }
}

/// A number, fixed or counted on the table when the effect is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Amount {
    /// Always this.
    Fixed(u8),
    /// So much for each thing counted.
    Each {
        /// For each.
        each: u8,
        /// What is counted.
        per: Count,
    },
}

/// Things of one's own that can be counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Count {
    /// Boroughs.
    Borough,
    /// Boroughs beside the river.
    RiversideBorough,
    /// Boroughs north of the river.
    NorthBorough,
    /// Boroughs south of the river.
    SouthBorough,
    /// Brown cards face up on top of a stack, the card itself included (L-R14).
    FaceUpBrown,
    /// Blue ones.
    FaceUpBlue,
    /// Pink ones.
    FaceUpPink,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct EachRow {
    each: u8,
    per: Count,
}

impl Serialize for Amount {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match *self {
            Self::Fixed(number) => serializer.serialize_u8(number),
            Self::Each { each, per } => EachRow { each, per }.serialize(serializer),
        }
    }
}

/// By hand and not `untagged`, so that a misspelt word is named together with the words that exist.
impl<'de> Deserialize<'de> for Amount {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct AmountVisitor;

        impl<'de> Visitor<'de> for AmountVisitor {
            type Value = Amount;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a number from 0 to 255, or { each = number, per = \"what\" }")
            }

            fn visit_i64<E: de::Error>(self, number: i64) -> Result<Amount, E> {
                u8::try_from(number)
                    .map(Amount::Fixed)
                    .map_err(|_| E::invalid_value(de::Unexpected::Signed(number), &self))
            }

            fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Amount, A::Error> {
                let EachRow { each, per } = EachRow::deserialize(MapAccessDeserializer::new(map))?;
                Ok(Amount::Each { each, per })
            }
        }

        deserializer.deserialize_any(AmountVisitor)
    }
}

/// What an activation costs, does, and whether the card turns over (L7.2 to L7.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Activation {
    /// What must be paid first.
    pub cost: Option<Cost>,
    /// What it does.
    pub effects: Effects,
    /// Whether the card is turned face down afterwards.
    pub flips: bool,
}

/// At most four effects; all our cards have fewer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effects {
    items: [Effect; Self::MOST],
    len: u8,
    order_matters: bool,
}

impl Effects {
    /// The most effects one card may list.
    pub const MOST: usize = 4;

    /// `None` if there are too many.
    pub fn new(effects: &[Effect]) -> Option<Self> {
        if effects.len() > Self::MOST {
            return None;
        }
        let mut items = [Effect::HandCausesNoPoverty; Self::MOST];
        items[..effects.len()].copy_from_slice(effects);
        let order_matters = effects
            .iter()
            .enumerate()
            .any(|(i, &a)| effects[i + 1..].iter().any(|&b| !commute(a, b)));
        Some(Self { items, len: u8::try_from(effects.len()).ok()?, order_matters })
    }

    /// All of them, as printed.
    #[inline]
    pub fn as_slice(&self) -> &[Effect] {
        &self.items[..usize::from(self.len)]
    }

    /// Whether the player must be asked for the order of the parts (L-R11).
    #[inline]
    pub fn order_matters(&self) -> bool {
        self.order_matters
    }
}

/// Whether two parts of one effect come to the same in either order.
fn commute(a: Effect, b: Effect) -> bool {
    if relieves(a) && relieves(b) {
        return true;
    }
    let (a, b) = (touches(a), touches(b));
    a.changes & b.all() == 0
        && b.changes & a.all() == 0
        && a.adds & b.reads == 0
        && b.adds & a.reads == 0
}

/// Taking poverty away twice comes to the same in either order.
fn relieves(effect: Effect) -> bool {
    matches!(effect, Effect::RemovePoverty(_) | Effect::GivePoverty(_))
}

const POVERTY: u8 = 1;
const HAND: u8 = 2;
const BOARD: u8 = 4;
const CITY: u8 = 8;
const CASH: u8 = 16;

/// What an effect depends on, what it adds to (sums may come in any order) and what it changes in a
/// way that another effect could notice.
#[derive(Clone, Copy)]
struct Touches {
    reads: u8,
    adds: u8,
    changes: u8,
}

impl Touches {
    fn all(self) -> u8 {
        self.reads | self.adds | self.changes
    }
}

fn touches(effect: Effect) -> Touches {
    let (reads, adds, changes) = match effect {
        Effect::GainCash(amount) => (counted(amount), CASH, 0),
        Effect::GainPrestige(amount) => (counted(amount), 0, 0),
        Effect::RemovePoverty(amount) => (counted(amount), 0, POVERTY),
        Effect::TakePoverty(amount) => (counted(amount), POVERTY, 0),
        Effect::GivePoverty(_) => (0, 0, POVERTY),
        Effect::DrawCards(_) => (0, HAND, BOARD),
        Effect::BuildWithoutDiscard(_) => (CASH, 0, HAND | CITY | CASH),
        Effect::DiscardUpTo(_) => (0, CASH, HAND | BOARD | POVERTY),
        Effect::CoverFromBoard => (CASH, 0, BOARD | CITY | CASH),
        Effect::ActivateAgain => (u8::MAX, 0, u8::MAX),
        Effect::CollectTill | Effect::TakeCashFromOpponents(_) => (0, CASH, 0),
        Effect::HandCausesNoPoverty | Effect::OpponentsPay(_) | Effect::OpponentTakesPoverty(_) => {
            (0, 0, 0)
        }
    };
    Touches { reads, adds, changes }
}

/// The part of the table that an amount is counted on.
fn counted(amount: Amount) -> u8 {
    if counts_city(amount) { CITY } else { 0 }
}

fn counts_city(amount: Amount) -> bool {
    match amount {
        Amount::Fixed(_) => false,
        Amount::Each { per, each: _ } => match per {
            Count::FaceUpBrown | Count::FaceUpBlue | Count::FaceUpPink => true,
            Count::Borough
            | Count::RiversideBorough
            | Count::NorthBorough
            | Count::SouthBorough => false,
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    // L-R11
    #[test]
    fn only_parts_that_disturb_each_other_are_asked_for() {
        let one = Amount::Fixed(1);
        let asked = |effects: &[Effect]| Effects::new(effects).unwrap().order_matters();
        assert!(asked(&[Effect::TakePoverty(one), Effect::RemovePoverty(one)]));
        assert!(asked(&[Effect::DrawCards(1), Effect::CoverFromBoard]));
        assert!(asked(&[Effect::GainCash(one), Effect::CoverFromBoard]));
        assert!(!asked(&[Effect::GainCash(one), Effect::TakePoverty(one)]));
        assert!(!asked(&[Effect::RemovePoverty(one), Effect::RemovePoverty(one)]));
        assert!(!asked(&[Effect::GivePoverty(1), Effect::GainPrestige(one)]));
        assert!(!asked(&[
            Effect::CollectTill,
            Effect::GainPrestige(one),
            Effect::RemovePoverty(one)
        ]));
    }

    #[test]
    fn five_effects_are_too_many() {
        assert!(Effects::new(&[Effect::CollectTill; 5]).is_none());
    }
}
