//! Lists of abilities.

use pack_file::{FileFault, List, word_of};

use super::{HIGHEST_PRICE, effects, within};
use crate::Colour;
use crate::content::error::PackFault;
use crate::content::pack::Checked;
use crate::effect::{Cost, Modifier};

/// The largest hand that ends a turn (L4.4); to draw more at once makes no sense.
const HAND: u8 = 9;
/// The most cards that can be looked at.
const LOOKED_AT: u8 = 5;

/// What has the abilities.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Bearer {
    Building,
    Borough,
}

/// No ability twice, and at most one whose use must be remembered for the turn.
pub(super) fn check(list: Option<&List<Modifier>>, bearer: Bearer) -> Checked<Vec<Modifier>> {
    let mut checked: Vec<Modifier> = Vec::new();
    for item in list.map_or(&[][..], |list| &list.value) {
        let modifier = item.value;
        suits(modifier, bearer)
            .and_then(|()| in_range(modifier))
            .and_then(|()| goes_with(modifier, &checked))
            .map_err(|fault| item.refuse(fault))?;
        checked.push(modifier);
    }
    Ok(checked)
}

fn goes_with(modifier: Modifier, others: &[Modifier]) -> Result<(), PackFault> {
    if others.iter().any(|other| other.ability() == modifier.ability()) {
        return Err(PackFault::Twice { word: word_of(modifier) });
    }
    let once = others.iter().find(|other| other.once_a_turn() && modifier.once_a_turn());
    once.map_or(Ok(()), |first| {
        Err(PackFault::TwoOnceATurn { first: word_of(first), second: word_of(modifier) })
    })
}

/// Money lies on cards only, and boroughs are never turned over (L7.5).
fn suits(modifier: Modifier, bearer: Bearer) -> Result<(), PackFault> {
    match modifier {
        Modifier::TillFills(_) | Modifier::FlipsInstead => match bearer {
            Bearer::Building => Ok(()),
            Bearer::Borough => Err(PackFault::NotOnBorough { ability: word_of(modifier) }),
        },
        Modifier::AnyColourPays { .. }
        | Modifier::PaupersPayFor(_)
        | Modifier::SparesFlip { .. }
        | Modifier::LoanPays(_)
        | Modifier::LooksAtDeck(_)
        | Modifier::StartDraw { .. }
        | Modifier::Exchanges
        | Modifier::DrawsMore(_)
        | Modifier::FirstBuildCheaper(_)
        | Modifier::LandCheaper(_)
        | Modifier::HandSpared(_)
        | Modifier::RepaysFor(_)
        | Modifier::CardCostAsCash(_)
        | Modifier::RunOffer { .. } => Ok(()),
    }
}

fn in_range(modifier: Modifier) -> Result<(), PackFault> {
    let number = |number, least, most| within(number, least, most, &word_of(modifier)).map(drop);
    match modifier {
        Modifier::AnyColourPays { price, once: _ } | Modifier::SparesFlip { price } => {
            within(price, 0, HIGHEST_PRICE, "price").map(drop)
        }
        Modifier::PaupersPayFor(colour) => match colour {
            Colour::Brown | Colour::Blue | Colour::Pink => Ok(()),
            Colour::Grey => Err(FileFault::UnknownWord {
                word: "grey".to_owned(),
                what: "colour of a building",
                expected: ["brown", "blue", "pink"].map(str::to_owned).to_vec(),
            }
            .into()),
        },
        Modifier::LoanPays(cash) | Modifier::RepaysFor(cash) => number(cash, 1, HIGHEST_PRICE),
        Modifier::CardCostAsCash(price) => number(price, 0, HIGHEST_PRICE),
        Modifier::LooksAtDeck(cards) => number(cards, 1, LOOKED_AT),
        Modifier::DrawsMore(cards) => number(cards, 1, HAND),
        Modifier::TillFills(amount)
        | Modifier::FirstBuildCheaper(amount)
        | Modifier::LandCheaper(amount)
        | Modifier::HandSpared(amount) => number(amount, 1, u8::MAX),
        Modifier::StartDraw { least, most } => {
            within(most, 1, HAND, "most")?;
            if least > most {
                return Err(PackFault::LeastAboveMost { least, most });
            }
            Ok(())
        }
        Modifier::RunOffer { cost, gain } => {
            match cost {
                Cost::Cash(price) => within(price, 0, HIGHEST_PRICE, "cash").map(drop)?,
                Cost::Discard(_) => {}
            }
            effects::gain(gain, &word_of(modifier))
        }
        Modifier::FlipsInstead | Modifier::Exchanges => Ok(()),
    }
}
