//! Everything printed on a card or borough, in words.

use table::Message;

use super::effect::{describe_cost, describe_effect};
use super::modifier::describe_modifier;
use super::names::{colour_name, set_letter};
use crate::card::{Borough, Title};
use crate::content::{BoroughFacts, CardKind, Side};
use crate::effect::{Activation, Effects};
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
        if facts.kind == CardKind::Building && !facts.needs_discard {
            said.push(Message::new("london-fact-no-discard"));
        }
        said.extend(facts.abilities.iter().copied().map(describe_modifier));
        if let Some(activation) = &facts.activation {
            said.extend(describe_activation(activation));
        }
        if let Some(effects) = &facts.action {
            said.extend(each_effect("london-fact-action", effects));
        }
        if facts.prestige > 0 {
            said.push(Message::new("london-fact-prestige-at-end").with("prestige", facts.prestige));
        }
        said
    }

    /// What is printed on a borough besides its name, one message for each fact.
    pub fn describe_borough(&self, borough: Borough) -> Vec<Message> {
        let facts = self.content.borough(borough);
        let place = match (facts.side, facts.river) {
            (Side::North, true) => "london-fact-north-riverside",
            (Side::North, false) => "london-fact-north",
            (Side::South, true) => "london-fact-south-riverside",
            (Side::South, false) => "london-fact-south",
        };
        let cost = Message::new("london-fact-land-cost").with("amount", facts.cost);
        let mut said = vec![Message::new(place), cost];
        let bought = describe_benefit(facts).into_iter();
        said.extend(bought.map(|gain| Message::new("london-fact-bought").with("effect", gain)));
        said.extend(facts.abilities.iter().copied().map(describe_modifier));
        said.extend(each_effect("london-fact-run", &facts.run));
        said
    }
}

/// What buying a borough brings, in the order of L6.2.
pub(super) fn describe_benefit(facts: &BoroughFacts) -> Vec<Message> {
    use crate::effect::{Amount, Effect};
    let benefits = [
        (facts.draw, Effect::DrawCards(facts.draw)),
        (facts.prestige, Effect::GainPrestige(Amount::Fixed(facts.prestige))),
        (facts.relief, Effect::RemovePoverty(Amount::Fixed(facts.relief))),
    ];
    let due = benefits.into_iter().filter(|&(amount, _)| amount > 0);
    due.map(|(_, effect)| describe_effect(effect)).collect()
}

fn describe_activation(activation: &Activation) -> Vec<Message> {
    let mut said = Vec::new();
    if let Some(cost) = activation.cost {
        said.push(Message::new("london-fact-activation-cost").with("cost", describe_cost(cost)));
    }
    said.extend(each_effect("london-fact-activation", &activation.effects));
    said.push(Message::new(if activation.flips {
        "london-fact-flips"
    } else {
        "london-fact-stays-face-up"
    }));
    said
}

/// One message for each part of an effect.
fn each_effect(id: &'static str, effects: &Effects) -> impl Iterator<Item = Message> {
    effects
        .as_slice()
        .iter()
        .map(move |&effect| Message::new(id).with("effect", describe_effect(effect)))
}
