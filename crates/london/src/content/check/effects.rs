//! Lists of effects.

use pack_file::{FileFault, List, word_of};

use super::within;
use crate::content::error::PackFault;
use crate::content::pack::{Checked, Refused};
use crate::effect::{Ability, Amount, Discards, Effect, Effects, Gain, Modifier};

/// Where effects stand.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Place {
    /// Activating a building.
    Activation,
    /// Playing an action card.
    Action,
    /// Running a borough.
    Run,
}

/// At least one effect.
pub(super) fn some(
    list: Option<&List<Effect>>,
    place: Place,
    abilities: &[Modifier],
) -> Checked<Effects> {
    let effects = any(list, place, abilities)?;
    if effects.as_slice().is_empty() {
        let key = match place {
            Place::Activation => "activate",
            Place::Action => "action",
            Place::Run => "run",
        };
        return Err(Refused {
            at: list.and_then(|list| list.at),
            fault: PackFault::NoEffects { key },
        });
    }
    Ok(effects)
}

/// Effects that can be resolved at this place, on something with these abilities.
pub(super) fn any(
    list: Option<&List<Effect>>,
    place: Place,
    abilities: &[Modifier],
) -> Checked<Effects> {
    let items = list.map_or(&[][..], |list| &list.value);
    for (i, item) in items.iter().enumerate() {
        resolvable(item.value, place, abilities).map_err(|fault| item.refuse(fault))?;
        if has_no_number(item.value) && items[..i].iter().any(|other| other.value == item.value) {
            return Err(item.refuse(PackFault::Twice { word: word_of(item.value) }));
        }
    }
    let effects: Vec<Effect> = items.iter().map(|item| item.value).collect();
    Effects::new(&effects).ok_or_else(|| {
        let fault =
            FileFault::TooMany { what: "effects", found: effects.len(), most: Effects::MOST };
        Refused { at: list.and_then(|list| list.at), fault: fault.into() }
    })
}

fn resolvable(effect: Effect, place: Place, abilities: &[Modifier]) -> Result<(), PackFault> {
    let only_in = |places: &[Place], expected| {
        if places.contains(&place) {
            return Ok(());
        }
        let place = match place {
            Place::Activation => "an activation",
            Place::Action => "an action",
            Place::Run => "the run effect of a borough",
        };
        Err(PackFault::Misplaced { effect: word_of(effect), place, expected })
    };
    match effect {
        Effect::GainCash(amount)
        | Effect::GainPrestige(amount)
        | Effect::RemovePoverty(amount)
        | Effect::TakePoverty(amount)
        | Effect::OpponentsPay(amount) => match amount {
            Amount::Fixed(number) => positive(number, &word_of(effect)),
            Amount::Each { each, per: _ } => positive(each, "each"),
        },
        Effect::DrawCards(number)
        | Effect::TakeCashFromOpponents(number)
        | Effect::GivePoverty(number)
        | Effect::OpponentTakesPoverty(number) => positive(number, &word_of(effect)),
        Effect::BuildWithoutDiscard(number) => {
            only_in(&[Place::Action], "an action")?;
            positive(number, &word_of(effect))
        }
        Effect::DiscardUpTo(Discards { cards, only: _, each }) => {
            positive(cards, "cards")?;
            gain(each, &word_of(effect))
        }
        Effect::CollectTill => {
            only_in(&[Place::Activation], "an activation")?;
            if !abilities.iter().any(|modifier| modifier.ability() == Ability::TillFills) {
                return Err(PackFault::NoTill);
            }
            Ok(())
        }
        Effect::CoverFromBoard | Effect::ActivateAgain => {
            only_in(&[Place::Activation], "an activation")
        }
        Effect::HandCausesNoPoverty => {
            only_in(&[Place::Activation, Place::Run], "an activation or a run effect")
        }
    }
}

/// Without a number there is nothing that a second time could add, and a card that has been covered
/// cannot be covered again (L-R16).
fn has_no_number(effect: Effect) -> bool {
    match effect {
        Effect::CollectTill
        | Effect::CoverFromBoard
        | Effect::ActivateAgain
        | Effect::HandCausesNoPoverty => true,
        Effect::GainCash(_)
        | Effect::GainPrestige(_)
        | Effect::RemovePoverty(_)
        | Effect::TakePoverty(_)
        | Effect::DrawCards(_)
        | Effect::BuildWithoutDiscard(_)
        | Effect::DiscardUpTo(_)
        | Effect::TakeCashFromOpponents(_)
        | Effect::OpponentsPay(_)
        | Effect::GivePoverty(_)
        | Effect::OpponentTakesPoverty(_) => false,
    }
}

fn positive(number: u8, word: &str) -> Result<(), PackFault> {
    within(number, 1, u8::MAX, word).map(drop)
}

/// A gain of something.
pub(super) fn gain(gain: Gain, word: &str) -> Result<(), PackFault> {
    if gain == Gain::default() {
        return Err(PackFault::NoGain { word: word.to_owned() });
    }
    Ok(())
}
