//! The digest of a pack: packs with the same one play alike, number for number.

use serde::Serialize;
use table::Digest;

use crate::content::tables::{BoroughFacts, TitleFacts};
use crate::effect::{Amount, Cost, Effect, Modifier};
use crate::{Colour, Set};

/// Of everything that matters to the rules: not of names and provenance, and not of what is said
/// about titles without copies.
pub(super) fn of(titles: &[TitleFacts], boroughs: &[BoroughFacts]) -> Digest {
    let cards: Vec<_> = (0_u8..)
        .zip(titles)
        .filter(|(_, title)| title.copies > 0)
        .map(|(number, title)| CardForm::new(number, title))
        .collect();
    let boroughs: Vec<_> = boroughs.iter().map(BoroughForm::new).collect();
    Digest::of(&(cards, boroughs))
}

/// A card as it is hashed.
#[derive(Serialize)]
struct CardForm<'a> {
    /// Its place among all titles, because states and actions name titles by it.
    number: u8,
    id: &'a str,
    set: Set,
    colour: Colour,
    kind: u8,
    copies: u8,
    cost: u8,
    needs_discard: bool,
    prestige: u8,
    abilities: &'a [Modifier],
    activation: Option<ActivationForm>,
    action: Option<Vec<EffectForm>>,
}

#[derive(Serialize)]
struct ActivationForm {
    cost: Option<Cost>,
    effects: Vec<EffectForm>,
    flips: bool,
}

/// A borough as it is hashed.
#[derive(Serialize)]
struct BoroughForm<'a> {
    id: &'a str,
    starter: bool,
    side: u8,
    river: bool,
    cost: u8,
    draw: u8,
    prestige: u8,
    relief: u8,
    abilities: &'a [Modifier],
    run: Vec<EffectForm>,
}

/// An effect as it is hashed.
#[derive(Serialize)]
struct EffectForm {
    /// An amount is written as one number or as two, and the bytes alone do not tell which.
    counted: bool,
    effect: Effect,
}

impl<'a> CardForm<'a> {
    fn new(number: u8, title: &'a TitleFacts) -> Self {
        Self {
            number,
            id: &title.id,
            set: title.set,
            colour: title.colour,
            kind: title.kind as u8,
            copies: title.copies,
            cost: title.cost,
            needs_discard: title.needs_discard,
            prestige: title.prestige,
            abilities: &title.abilities,
            activation: title.activation.map(|activation| ActivationForm {
                cost: activation.cost,
                effects: effect_forms(activation.effects.as_slice()),
                flips: activation.flips,
            }),
            action: title.action.map(|action| effect_forms(action.as_slice())),
        }
    }
}

impl<'a> BoroughForm<'a> {
    fn new(borough: &'a BoroughFacts) -> Self {
        Self {
            id: &borough.id,
            starter: borough.starter,
            side: borough.side as u8,
            river: borough.river,
            cost: borough.cost,
            draw: borough.draw,
            prestige: borough.prestige,
            relief: borough.relief,
            abilities: &borough.abilities,
            run: effect_forms(borough.run.as_slice()),
        }
    }
}

fn effect_forms(effects: &[Effect]) -> Vec<EffectForm> {
    effects.iter().map(|&effect| EffectForm { counted: is_counted(effect), effect }).collect()
}

fn is_counted(effect: Effect) -> bool {
    match effect {
        Effect::GainCash(amount)
        | Effect::GainPrestige(amount)
        | Effect::RemovePoverty(amount)
        | Effect::TakePoverty(amount)
        | Effect::OpponentsPay(amount) => match amount {
            Amount::Fixed(_) => false,
            Amount::Each { .. } => true,
        },
        Effect::DrawCards(_)
        | Effect::BuildWithoutDiscard(_)
        | Effect::DiscardUpTo(_)
        | Effect::CollectTill
        | Effect::CoverFromBoard
        | Effect::ActivateAgain
        | Effect::HandCausesNoPoverty
        | Effect::TakeCashFromOpponents(_)
        | Effect::GivePoverty(_)
        | Effect::OpponentTakesPoverty(_) => false,
    }
}
