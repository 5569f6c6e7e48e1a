//! What is printed on cards and boroughs, as data for those who draw them.

use serde::Serialize;
use table::Message;

use super::effect::{describe_cost, describe_effect};
use super::modifier::describe_modifier;
use crate::card::{Borough, Colour, Set, Source, Title};
use crate::content::{BoroughFacts, CardKind, Side};
use crate::effect::{Cost, Effect, Effects};
use crate::game::London;

/// Everything that a pack has printed.
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[derive(Clone, Debug, Serialize)]
pub struct Printed {
    /// The name of the pack.
    pub pack: String,
    /// The city cards, by title.
    pub titles: Vec<PrintedCard>,
    /// The boroughs.
    pub boroughs: Vec<PrintedBorough>,
    /// The title of each single card: actions name cards.
    pub cards: Vec<Title>,
    /// Actions name what they use by a number: below this it is a card, from here on a borough.
    pub first_borough: u8,
}

/// A city card.
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[derive(Clone, Debug, Serialize)]
pub struct PrintedCard {
    /// Its key, and the word for it in actions.
    pub id: String,
    /// Its name.
    pub name: Message,
    /// Which part of the deck.
    pub set: Set,
    /// Its colour.
    pub colour: Colour,
    /// Building, action card or pauper.
    pub kind: CardKind,
    /// How many there are.
    pub copies: u8,
    /// The additional cost.
    pub cost: u8,
    /// Whether another card must be discarded to build it.
    pub needs_discard: bool,
    /// Prestige at the end of the game.
    pub prestige: u8,
    /// What it changes while visible, in words.
    pub abilities: Vec<Message>,
    /// What activating it does.
    pub activation: Option<PrintedActivation>,
    /// What playing it does.
    pub action: Option<PrintedEffects>,
    /// All of it in words, one message for each fact.
    pub facts: Vec<Message>,
    /// Whether this project has chosen any of its values.
    pub reconstructed: bool,
}

/// What activating a card does.
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[derive(Clone, Debug, Serialize)]
pub struct PrintedActivation {
    /// What must be paid first.
    pub cost: Option<PrintedCost>,
    /// What it does.
    pub effects: PrintedEffects,
    /// Whether the card is turned face down afterwards.
    pub flips: bool,
}

/// A price.
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[derive(Clone, Debug, Serialize)]
pub struct PrintedCost {
    /// As data.
    pub what: Cost,
    /// In words.
    pub say: Message,
}

/// What something does.
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[derive(Clone, Debug, Serialize)]
pub struct PrintedEffects {
    /// As data.
    pub what: Vec<Effect>,
    /// In words, one for each.
    pub say: Vec<Message>,
}

/// A borough.
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[derive(Clone, Debug, Serialize)]
pub struct PrintedBorough {
    /// Its key, and the word for it in actions.
    pub id: String,
    /// Its name.
    pub name: Message,
    /// Which bank of the river.
    pub side: Side,
    /// Whether it lies beside the river.
    pub river: bool,
    /// What it costs.
    pub cost: u8,
    /// Cards drawn when bought.
    pub draw: u8,
    /// Prestige gained when bought.
    pub prestige: u8,
    /// Poverty removed when bought.
    pub relief: u8,
    /// What it changes while on top, in words.
    pub abilities: Vec<Message>,
    /// What must be done in every run.
    pub run: Option<PrintedEffects>,
    /// All of it in words, one message for each fact.
    pub facts: Vec<Message>,
    /// Whether this project has chosen any of its values.
    pub reconstructed: bool,
}

impl London {
    pub(super) fn print(&self) -> Printed {
        let content = self.content();
        Printed {
            pack: content.pack().to_owned(),
            titles: content.titles().map(|(title, _)| self.print_card(title)).collect(),
            boroughs: content.boroughs().map(|one| self.print_borough(one)).collect(),
            cards: content.cards().map(|card| content.title_of(card)).collect(),
            first_borough: Source::FIRST_BOROUGH,
        }
    }

    fn print_card(&self, title: Title) -> PrintedCard {
        let facts = self.content().title(title);
        PrintedCard {
            id: facts.id.clone(),
            name: self.title_name(title),
            set: facts.set,
            colour: facts.colour,
            kind: facts.kind,
            copies: facts.copies,
            cost: facts.cost,
            needs_discard: facts.needs_discard,
            prestige: facts.prestige,
            abilities: facts.abilities.iter().copied().map(describe_modifier).collect(),
            activation: facts.activation.as_ref().map(|activation| PrintedActivation {
                cost: activation.cost.map(|what| PrintedCost { what, say: describe_cost(what) }),
                effects: print_effects(&activation.effects),
                flips: activation.flips,
            }),
            action: facts.action.as_ref().map(print_effects),
            facts: self.describe_title(title),
            reconstructed: facts.sources.any_reconstructed(),
        }
    }

    fn print_borough(&self, (borough, facts): (Borough, &BoroughFacts)) -> PrintedBorough {
        PrintedBorough {
            id: facts.id.clone(),
            name: self.borough_name(borough),
            side: facts.side,
            river: facts.river,
            cost: facts.cost,
            draw: facts.draw,
            prestige: facts.prestige,
            relief: facts.relief,
            abilities: facts.abilities.iter().copied().map(describe_modifier).collect(),
            run: (!facts.run.as_slice().is_empty()).then(|| print_effects(&facts.run)),
            facts: self.describe_borough(borough),
            reconstructed: facts.sources.any_reconstructed(),
        }
    }
}

fn print_effects(effects: &Effects) -> PrintedEffects {
    let what = effects.as_slice().to_vec();
    let say = what.iter().copied().map(describe_effect).collect();
    PrintedEffects { what, say }
}
