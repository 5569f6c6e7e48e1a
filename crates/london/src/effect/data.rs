//! What cards and boroughs do, as data. One interpreter resolves it: `effect/resolve.rs`.

use std::fmt;

use serde::de::{self, MapAccess, Visitor, value::MapAccessDeserializer};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::order::order_matters;
use crate::Colour;

/// Something done once, when a card is activated or played as an action, or a borough is run.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
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
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
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
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
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
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Cost {
    /// Money.
    Cash(u8),
    /// One card from hand.
    Discard(Filter),
}

/// Which cards will do.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
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
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(untagged))]
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
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
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
        let len = u8::try_from(effects.len()).ok()?;
        Some(Self { items, len, order_matters: order_matters(effects) })
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn five_effects_are_too_many() {
        assert!(Effects::new(&[Effect::CollectTill; 5]).is_none());
    }
}
