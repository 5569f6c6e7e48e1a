//! What continuous abilities do, in words.

use table::Message;

use super::effect::describe_cost;
use super::names::colour_name;
use super::parts::describe_gain;
use crate::effect::Modifier;

/// What an ability does while its card is visible, as a sentence.
pub fn describe_modifier(modifier: Modifier) -> Message {
    let number = |id, number: u8| Message::new(id).with("amount", number);
    match modifier {
        Modifier::AnyColourPays { price: 0, once: false } => {
            Message::new("london-ability-any-colour-pays")
        }
        Modifier::AnyColourPays { price: 0, once: true } => {
            Message::new("london-ability-any-colour-pays-once")
        }
        Modifier::AnyColourPays { price, once: false } => {
            number("london-ability-any-colour-pays-priced", price)
        }
        Modifier::AnyColourPays { price, once: true } => {
            number("london-ability-any-colour-pays-once-priced", price)
        }
        Modifier::PaupersPayFor(colour) => {
            Message::new("london-ability-paupers-pay-for").with("colour", colour_name(colour))
        }
        Modifier::FlipsInstead => Message::new("london-ability-flips-instead"),
        Modifier::SparesFlip { price } => number("london-ability-spares-flip", price),
        Modifier::LoanPays(cash) => number("london-ability-loan-pays", cash),
        Modifier::TillFills(cash) => number("london-ability-till-fills", cash),
        Modifier::LooksAtDeck(cards) => {
            Message::new("london-ability-looks-at-deck").with("cards", cards)
        }
        Modifier::StartDraw { least, most } => {
            Message::new("london-ability-start-draw").with("least", least).with("most", most)
        }
        Modifier::Exchanges => Message::new("london-ability-exchanges"),
        Modifier::DrawsMore(cards) => {
            Message::new("london-ability-draws-more").with("cards", cards)
        }
        Modifier::FirstBuildCheaper(cash) => number("london-ability-first-build-cheaper", cash),
        Modifier::LandCheaper(cash) => number("london-ability-land-cheaper", cash),
        Modifier::HandSpared(cards) => {
            Message::new("london-ability-hand-spared").with("cards", cards)
        }
        Modifier::RepaysFor(cash) => number("london-ability-repays-for", cash),
        Modifier::CardCostAsCash(cash) => number("london-ability-card-cost-as-cash", cash),
        Modifier::RunOffer { cost, gain } => Message::new("london-ability-run-offer")
            .with("cost", describe_cost(cost))
            .with("gain", describe_gain(gain)),
    }
}
