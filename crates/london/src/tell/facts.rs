//! Everything printed on a card or borough, in words.

use table::Message;

use super::effect::describe_cost;
use super::modifier::describe_modifier;
use super::names::{colour_name, set_letter};
use super::parts::{describe_due, describe_effects};
use crate::action::Action;
use crate::card::{Borough, Title};
use crate::content::{BoroughFacts, CardKind, Side, TitleFacts};
use crate::effect::{Activation, Amount, Effect};
use crate::game::London;

impl London {
    /// What is printed on a city card besides its name, one message for each fact.
    pub fn describe_title(&self, title: Title) -> Vec<Message> {
        let facts = self.content.title(title);
        let kind = match facts.kind {
            CardKind::Building => "london-fact-building",
            CardKind::Action => "london-fact-action-card",
            CardKind::Pauper => "london-fact-pauper",
        };
        let kind = Message::new(kind).with("colour", colour_name(facts.colour));
        let mut said = vec![kind.with("set", set_letter(facts.set))];
        if facts.cost > 0 {
            said.push(Message::new("london-fact-cost").with("amount", facts.cost));
        }
        said.extend(describe_building(facts));
        if let Some(effects) = &facts.action {
            said.extend(doing("london-fact-action", effects.as_slice()));
        }
        said
    }

    /// What is printed on a borough besides its name, one message for each fact.
    pub fn describe_borough(&self, borough: Borough) -> Vec<Message> {
        let facts = self.content.borough(borough);
        let cost = Message::new("london-fact-land-cost").with("amount", facts.cost);
        let mut said = vec![describe_place(facts), cost];
        said.extend(describe_land(facts));
        said
    }

    /// What a card or borough brings to the one who chooses it now. The action says its cost, and
    /// of an action card also what it does.
    pub(super) fn say_details(&self, action: Action) -> Vec<Message> {
        if let Action::Play(title) = action {
            describe_building(self.content.title(title))
        } else if let Action::Buy(borough) = action {
            let facts = self.content.borough(borough);
            let mut said = describe_land(facts);
            said.push(describe_place(facts));
            said
        } else {
            Vec::new()
        }
    }
}

/// What is printed on a building card besides its cost: how it is built, what it does in the city
/// and what it counts.
fn describe_building(facts: &TitleFacts) -> Vec<Message> {
    let mut said = Vec::new();
    if facts.kind == CardKind::Building && !facts.needs_discard {
        said.push(Message::new("london-fact-no-discard"));
    }
    said.extend(facts.abilities.iter().copied().map(describe_modifier));
    if let Some(activation) = &facts.activation {
        said.extend(describe_activation(activation));
    }
    if facts.prestige > 0 {
        said.push(Message::new("london-fact-prestige-at-end").with("prestige", facts.prestige));
    }
    said
}

/// Which bank of the Thames, and whether beside it (L1.3).
fn describe_place(facts: &BoroughFacts) -> Message {
    Message::new(match (facts.side, facts.river) {
        (Side::North, true) => "london-fact-north-riverside",
        (Side::North, false) => "london-fact-north",
        (Side::South, true) => "london-fact-south-riverside",
        (Side::South, false) => "london-fact-south",
    })
}

/// What a borough brings when bought, in the order of L6.2, and what it does from then on.
fn describe_land(facts: &BoroughFacts) -> Vec<Message> {
    let bought = describe_due([
        (facts.draw, Effect::DrawCards(facts.draw)),
        (facts.prestige, Effect::GainPrestige(Amount::Fixed(facts.prestige))),
        (facts.relief, Effect::RemovePoverty(Amount::Fixed(facts.relief))),
    ]);
    let mut said = Vec::new();
    if !bought.is_empty() {
        said.push(Message::new("london-fact-bought").with("effects", bought));
    }
    said.extend(facts.abilities.iter().copied().map(describe_modifier));
    said.extend(doing("london-fact-run", facts.run.as_slice()));
    said
}

fn describe_activation(activation: &Activation) -> Vec<Message> {
    let effects = describe_effects(activation.effects.as_slice());
    let activated = match activation.cost {
        None => Message::new("london-fact-activation"),
        Some(cost) => {
            Message::new("london-fact-activation-priced").with("cost", describe_cost(cost))
        }
    };
    let after = if activation.flips { "london-fact-flips" } else { "london-fact-stays-face-up" };
    vec![activated.with("effects", effects), Message::new(after)]
}

/// All parts of an effect in one message, if there are any.
fn doing(id: &'static str, effects: &[Effect]) -> Option<Message> {
    (!effects.is_empty()).then(|| Message::new(id).with("effects", describe_effects(effects)))
}
