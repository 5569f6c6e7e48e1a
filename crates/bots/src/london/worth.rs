//! What cards are worth, in prestige.

use london::{Activation, Amount, Card, CardKind, Content, Cost, Effect, State, Title, TitleFacts};
use table::Seat;

/// Money in prestige, while there is something to buy with it.
pub(super) const CASH: f64 = 0.36;
/// Poverty in prestige.
pub(super) const POVERTY: f64 = 0.9;
/// What counting something usually comes to.
const COUNTED: f64 = 2.0;
/// A card drawn.
const CARD: f64 = 0.6;
/// A continuous ability.
pub(super) const ABILITY: f64 = 1.2;

/// What a building card brings once it stands: its prestige, one activation and its abilities.
pub(super) fn building_worth(facts: &TitleFacts) -> f64 {
    f64::from(facts.prestige) + activation_worth(facts) + facts.abilities.len() as f64 * ABILITY
}

/// What activating a card brings, its price deducted.
pub(super) fn activation_worth(facts: &TitleFacts) -> f64 {
    let Some(Activation { cost, effects, flips: _ }) = &facts.activation else { return 0.0 };
    let price = match cost {
        None => 0.0,
        Some(Cost::Cash(cash)) => f64::from(*cash) * CASH,
        Some(Cost::Discard(_)) => CARD,
    };
    effects.as_slice().iter().map(|effect| effect_worth(*effect)).sum::<f64>() - price
}

pub(super) fn effect_worth(effect: Effect) -> f64 {
    let number = |amount: Amount| match amount {
        Amount::Fixed(number) => f64::from(number),
        Amount::Each { each, per: _ } => f64::from(each) * COUNTED,
    };
    match effect {
        Effect::GainCash(amount) | Effect::OpponentsPay(amount) => number(amount) * CASH,
        Effect::GainPrestige(amount) => number(amount),
        Effect::RemovePoverty(amount) => number(amount) * POVERTY,
        Effect::TakePoverty(amount) => -number(amount) * POVERTY,
        Effect::DrawCards(cards) => f64::from(cards) * CARD,
        Effect::BuildWithoutDiscard(cards) => f64::from(cards) * 1.5,
        Effect::DiscardUpTo(discards) => {
            let each = f64::from(discards.each.cash) * CASH
                + f64::from(discards.each.prestige)
                + f64::from(discards.each.relief) * POVERTY;
            (each - CARD * 0.5).max(0.0) * f64::from(discards.cards.min(3))
        }
        Effect::CollectTill | Effect::CoverFromBoard | Effect::HandCausesNoPoverty => 1.5,
        Effect::ActivateAgain => 2.0,
        Effect::TakeCashFromOpponents(cash) => f64::from(cash) * CASH * 1.5,
        Effect::GivePoverty(poverty) | Effect::OpponentTakesPoverty(poverty) => {
            f64::from(poverty) * POVERTY
        }
    }
}

/// What a card in hand is worth keeping: what it will bring, less what building it costs.
pub(super) fn keep_worth(content: &Content, title: Title, world: &State, seat: Seat) -> f64 {
    let facts = content.title(title);
    match facts.kind {
        CardKind::Pauper => -0.6,
        CardKind::Action => {
            let effects = facts.action.as_ref().map_or(&[][..], |effects| effects.as_slice());
            effects.iter().map(|effect| effect_worth(*effect)).sum::<f64>().max(0.2) * 0.8
        }
        CardKind::Building => {
            let price = f64::from(facts.cost) * CASH * 0.8;
            let free = if facts.needs_discard { 0.0 } else { 0.8 };
            // A second card of the colour pays for it, or is paid for by it.
            let partners = world.hand(seat).filter(|&card| {
                let other = content.card(card);
                other.kind == CardKind::Building && other.colour == facts.colour
            });
            let paired = if partners.count() > 1 { 0.2 } else { 0.0 };
            (building_worth(facts) - price) * 0.7 + free + paired
        }
    }
}

/// What a card on top of a stack still brings: nothing if it is face down.
pub(super) fn standing_worth(content: &Content, card: Card, world: &State) -> f64 {
    if !world.visible(world.active()).has(card) {
        return 0.0;
    }
    let facts = content.card(card);
    activation_worth(facts).max(0.0) + facts.abilities.len() as f64 * ABILITY
}
