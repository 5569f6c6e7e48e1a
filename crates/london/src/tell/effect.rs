//! What effects do, in words.

use table::Message;

use super::parts::describe_gain;
use crate::effect::{Amount, Cost, Count, Discards, Effect, Filter};

/// What an effect does, as a part of a sentence: "gain £4".
pub fn describe_effect(effect: Effect) -> Message {
    match effect {
        Effect::GainCash(amount) => describe_gains(vec![cash(amount)]),
        Effect::GainPrestige(amount) => describe_gains(vec![prestige(amount)]),
        Effect::RemovePoverty(amount) => {
            counted(amount, "london-effect-remove-poverty", "london-effect-remove-poverty-each")
        }
        Effect::TakePoverty(amount) => {
            counted(amount, "london-effect-take-poverty", "london-effect-take-poverty-each")
        }
        Effect::DrawCards(cards) => Message::new("london-effect-draw").with("cards", cards),
        Effect::BuildWithoutDiscard(cards) => {
            Message::new("london-effect-build-without-discard").with("cards", cards)
        }
        Effect::DiscardUpTo(discards) => discard_up_to(discards),
        Effect::CollectTill => Message::new("london-effect-collect-till"),
        Effect::CoverFromBoard => Message::new("london-effect-cover-from-board"),
        Effect::ActivateAgain => Message::new("london-effect-activate-again"),
        Effect::HandCausesNoPoverty => Message::new("london-effect-hand-causes-no-poverty"),
        Effect::TakeCashFromOpponents(cash) => {
            Message::new("london-effect-take-cash-from-opponents").with("amount", cash)
        }
        Effect::OpponentsPay(amount) => {
            counted(amount, "london-effect-opponents-pay", "london-effect-opponents-pay-each")
        }
        Effect::GivePoverty(poverty) => {
            Message::new("london-effect-give-poverty").with("amount", poverty)
        }
        Effect::OpponentTakesPoverty(poverty) => {
            Message::new("london-effect-opponent-takes-poverty").with("amount", poverty)
        }
    }
}

/// Several things gained at once.
pub(super) fn describe_gains(things: Vec<Message>) -> Message {
    Message::new("london-effect-gain").with("things", things)
}

/// The thing that an effect lets its player gain, without the verb, if that is what it does.
pub(super) fn describe_thing(effect: Effect) -> Option<Message> {
    if let Effect::GainCash(amount) = effect {
        Some(cash(amount))
    } else if let Effect::GainPrestige(amount) = effect {
        Some(prestige(amount))
    } else {
        None
    }
}

fn cash(amount: Amount) -> Message {
    counted(amount, "london-thing-cash", "london-thing-cash-each")
}

fn prestige(amount: Amount) -> Message {
    counted(amount, "london-thing-prestige", "london-thing-prestige-each")
}

/// A price: "pay £3", "discard a card".
pub(super) fn describe_cost(cost: Cost) -> Message {
    match cost {
        Cost::Cash(price) => Message::new("london-cost-cash").with("amount", price),
        Cost::Discard(filter) => Message::new(match filter {
            Filter::Any => "london-cost-card-any",
            Filter::Brown => "london-cost-card-brown",
            Filter::Blue => "london-cost-card-blue",
            Filter::Pink => "london-cost-card-pink",
            Filter::Pauper => "london-cost-card-pauper",
        }),
    }
}

fn counted(amount: Amount, fixed: &'static str, each_of: &'static str) -> Message {
    match amount {
        Amount::Fixed(number) => Message::new(fixed).with("amount", number),
        Amount::Each { each, per } => {
            Message::new(each_of).with("amount", each).with("what", describe_count(per))
        }
    }
}

/// One of the things counted: "riverside borough".
fn describe_count(count: Count) -> Message {
    Message::new(match count {
        Count::Borough => "london-count-borough",
        Count::RiversideBorough => "london-count-riverside-borough",
        Count::NorthBorough => "london-count-north-borough",
        Count::SouthBorough => "london-count-south-borough",
        Count::FaceUpBrown => "london-count-face-up-brown",
        Count::FaceUpBlue => "london-count-face-up-blue",
        Count::FaceUpPink => "london-count-face-up-pink",
    })
}

fn discard_up_to(discards: Discards) -> Message {
    let Discards { cards, only, each } = discards;
    let message = if cards == Discards::ANY_NUMBER {
        Message::new("london-effect-discard-any-number").with("what", cards_that_fit(only, 0))
    } else {
        Message::new("london-effect-discard-up-to").with("what", cards_that_fit(only, cards))
    };
    message.with("gain", describe_gain(each))
}

/// So many cards that fit; 0 stands for any number.
fn cards_that_fit(filter: Filter, cards: u8) -> Message {
    let id = match filter {
        Filter::Any => "london-cards-any",
        Filter::Brown => "london-cards-brown",
        Filter::Blue => "london-cards-blue",
        Filter::Pink => "london-cards-pink",
        Filter::Pauper => "london-cards-pauper",
    };
    Message::new(id).with("cards", cards)
}
