//! One city card.

use pack_file::{At, RowDraft, needed, or_default};

use super::{HIGHEST_PRICE, abilities, effects, name, price, within};
use crate::Colour;
use crate::content::error::PackFault;
use crate::content::pack::{ActivateRow, CardRow, Checked, CostRow, Price, Refused};
use crate::content::tables::{CardKind, TitleFacts};
use crate::effect::{Activation, Cost, Modifier};

const EVERY: &str = "for every new card";

pub(super) fn check(draft: RowDraft<CardRow>) -> Checked<TitleFacts> {
    let at = draft.at;
    facts(draft).map_err(|refused| refused.or_at(at))
}

fn facts(draft: RowDraft<CardRow>) -> Checked<TitleFacts> {
    let RowDraft { id, row, sources, at: _ } = draft;
    let kind = row.kind.map_or(CardKind::Building, |kind| kind.value.into());
    only_what_suits(kind, &row)?;
    let abilities = abilities::check(row.abilities.as_ref(), abilities::Bearer::Building)?;
    let activation = row.activate.as_ref().map(|row| activation(row, &abilities)).transpose()?;
    let action = match kind {
        CardKind::Action => Some(effects::some(row.action.as_ref(), effects::Place::Action, &[])?),
        CardKind::Building | CardKind::Pauper => None,
    };
    let name = name(&id, row.name)?;
    Ok(TitleFacts {
        id,
        name,
        set: needed(row.set, "set", EVERY)?,
        colour: needed(row.colour, "colour", EVERY)?,
        kind,
        copies: needed(row.copies, "copies", EVERY)?,
        cost: price(&row.cost, "cost")?,
        needs_discard: row.discard.is_none_or(|discard| discard.value),
        prestige: or_default(&row.prestige),
        abilities,
        activation,
        action,
        sources,
    })
}

/// L1.1, L1.2: what there can be on a card depends on its kind.
fn only_what_suits(kind: CardKind, row: &CardRow) -> Checked<()> {
    if let Some(colour) = &row.colour
        && (colour.value == Colour::Grey) != (kind == CardKind::Pauper)
    {
        return Err(colour.refuse(PackFault::ColourOfKind { kind, colour: colour.value }));
    }
    let buildings_only = [
        found(&row.cost, "cost", |cost| cost.0 > 0),
        found(&row.discard, "discard = false", |&discard| !discard),
        found(&row.prestige, "prestige", |&prestige| prestige > 0),
        found(&row.abilities, "abilities", |abilities| !abilities.is_empty()),
        found(&row.activate, "activate", |_| true),
    ];
    let actions_only = found(&row.action, "action", |action| !action.is_empty());
    let unsuited = match kind {
        CardKind::Building => actions_only,
        CardKind::Action => buildings_only.into_iter().flatten().next(),
        CardKind::Pauper => buildings_only.into_iter().flatten().next().or(actions_only),
    };
    unsuited
        .map_or(Ok(()), |(key, at)| Err(Refused { at, fault: PackFault::NotOnKind { kind, key } }))
}

/// A field that says something, and where.
fn found<T>(
    field: &Option<At<T>>,
    key: &'static str,
    says_something: impl Fn(&T) -> bool,
) -> Option<(&'static str, Option<usize>)> {
    field.as_ref().filter(|field| says_something(&field.value)).map(|field| (key, field.at))
}

fn activation(row: &At<ActivateRow>, abilities: &[Modifier]) -> Checked<Activation> {
    let ActivateRow { cost, effects, flips } = &row.value;
    Ok(Activation {
        cost: cost.as_ref().map_or(Ok(None), activation_cost)?,
        effects: effects::some(effects.as_ref(), effects::Place::Activation, abilities)
            .map_err(|refused| refused.or_at(row.at))?,
        flips: or_default(flips),
    })
}

fn activation_cost(cost: &At<CostRow>) -> Checked<Option<Cost>> {
    if let CostRow::Cash(Price(price)) = cost.value {
        within(price, 1, HIGHEST_PRICE, "cash").map_err(|fault| cost.refuse(fault))?;
    }
    Ok(cost.value.into())
}
