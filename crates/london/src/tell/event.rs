//! What happened.

use table::{Message, Seat};

use super::names::player;
use crate::action::Means;
use crate::card::{Borough, Title};
use crate::event::{Choice, Event};
use crate::game::London;

impl London {
    /// An event as somebody hears of it who may know what is in it.
    ///
    /// `None` only for a discard that pays for a build in a way that other events say already.
    pub(super) fn say_event(&self, event: &Event) -> Option<Message> {
        let of_card = |id, seat, card: Title| by(id, seat).with("card", self.title_name(card));
        let of_borough =
            |id, seat, borough: Borough| by(id, seat).with("borough", self.borough_name(borough));
        Some(match *event {
            Event::TurnBegan { seat, turn } => by("event-turn-began", seat).with("turn", turn),
            Event::LoansRepaid { seat, loans, paid } => {
                by("london-event-loans-repaid", seat).with("loans", loans).with("amount", paid)
            }
            Event::LoansTaken { seat, loans, gained } => {
                by("london-event-loans-taken", seat).with("loans", loans).with("amount", gained)
            }
            Event::DeckSeen { seat, ref cards } => {
                self.of_deck("london-event-deck-seen", "london-event-deck-seen-hidden", seat, cards)
            }
            Event::PutBack { seat, ref cards } => {
                self.of_deck("london-event-put-back", "london-event-put-back-hidden", seat, cards)
            }
            Event::DrewFromDeck { seat, card: Some(card), known: _ } => {
                of_card("london-event-drew-from-deck", seat, card)
            }
            Event::DrewFromDeck { seat, card: None, known: _ } => {
                by("london-event-drew-from-deck-hidden", seat)
            }
            Event::DrewFromBoard { seat, card, space: _ } => {
                of_card("london-event-drew-from-board", seat, card)
            }
            Event::NothingToDraw { seat } => by("london-event-nothing-to-draw", seat),
            Event::ActionChosen { seat, action } => by(chosen(action), seat),
            Event::BuildBegan { seat, card } => of_card("london-event-build-began", seat, card),
            Event::PaidWithCard { seat, card, means } => match means {
                // The discard follows, and the use of an ability that works once went before.
                Means::Plain | Means::Once => return None,
                Means::Priced => of_card("london-event-paid-at-price", seat, card),
            },
            Event::Discarded { seat, card, space: _ } => {
                of_card("london-event-discarded", seat, card)
            }
            Event::BoardMoved { ref gone } => {
                Message::new("london-event-board-moved").with("cards", self.names(gone))
            }
            Event::Paid { seat, cash } => by("london-event-paid", seat).with("amount", cash),
            Event::CashGained { seat, cash } => {
                by("london-event-cash-gained", seat).with("amount", cash)
            }
            Event::PrestigeGained { seat, prestige } => {
                by("london-event-prestige-gained", seat).with("amount", prestige)
            }
            Event::PovertyTaken { seat, poverty } => {
                by("london-event-poverty-taken", seat).with("amount", poverty)
            }
            Event::PovertyRemoved { seat, poverty } => {
                by("london-event-poverty-removed", seat).with("amount", poverty)
            }
            Event::CardPlaced { seat, card, stack, new } => {
                let id =
                    if new { "london-event-stack-begun" } else { "london-event-stack-covered" };
                of_card(id, seat, card).with("stack", stack + 1)
            }
            Event::TillFilled { seat, card, cash } => {
                of_card("london-event-till-filled", seat, card).with("amount", cash)
            }
            Event::TillLost { seat, card, cash } => {
                of_card("london-event-till-lost", seat, card).with("amount", cash)
            }
            Event::ActionCardPlayed { seat, card } => {
                of_card("london-event-action-card-played", seat, card)
            }
            Event::LandBought { seat, borough, cost } => {
                of_borough("london-event-land-bought", seat, borough).with("amount", cost)
            }
            Event::LandTurnedUp { borough } => Message::new("london-event-land-turned-up")
                .with("borough", self.borough_name(borough)),
            Event::Activated { seat, card } => of_card("london-event-activated", seat, card),
            Event::ActivatedAgain { seat, card } => {
                of_card("london-event-activated-again", seat, card)
            }
            Event::BoroughRun { seat, borough } => {
                of_borough("london-event-borough-run", seat, borough)
            }
            Event::AbilityUsed { seat, source } => {
                by("london-event-ability-used", seat).with("source", self.named(source))
            }
            Event::Flipped { seat, card } => of_card("london-event-flipped", seat, card),
            Event::Spared { seat, card } => of_card("london-event-spared", seat, card),
            Event::CashGiven { from, to, cash } => {
                by("london-event-cash-given", from).with("to", player(to)).with("amount", cash)
            }
            Event::PovertyGiven { from, to, poverty } => by("london-event-poverty-given", from)
                .with("to", player(to))
                .with("amount", poverty),
            Event::HandSpared { seat } => by("london-event-hand-spared", seat),
            Event::Exchanged { seat, given, taken, space: _ } => by("london-event-exchanged", seat)
                .with("given", self.title_name(given))
                .with("taken", self.title_name(taken)),
            Event::RunEnded { seat, stacks, loans, hand } => by("london-event-run-ended", seat)
                .with("stacks", stacks)
                .with("loans", loans)
                .with("cards", hand),
            Event::EndTriggered { seat } => by("london-event-end-triggered", seat),
            Event::HandShown { seat, ref cards } => {
                by("london-event-hand-shown", seat).with("cards", self.names(cards))
            }
            Event::GameEnded => Message::new("event-game-ended"),
        })
    }

    fn names(&self, cards: &[Title]) -> Vec<Message> {
        cards.iter().map(|&card| self.title_name(card)).collect()
    }

    /// Cards on top of the deck, by name to who has seen them and as a number to the others.
    fn of_deck(
        &self,
        seen: &'static str,
        hidden: &'static str,
        seat: Seat,
        cards: &[Option<Title>],
    ) -> Message {
        let names: Option<Vec<Message>> =
            cards.iter().map(|card| card.map(|title| self.title_name(title))).collect();
        match names {
            Some(names) => by(seen, seat).with("cards", names),
            None => by(hidden, seat).with("cards", cards.len()),
        }
    }
}

/// A message about something that `seat` did.
fn by(id: &'static str, seat: Seat) -> Message {
    Message::new(id).with("player", player(seat))
}

fn chosen(choice: Choice) -> &'static str {
    match choice {
        Choice::Develop => "london-event-chose-develop",
        Choice::BuyLand => "london-event-chose-buy-land",
        Choice::RunCity => "london-event-chose-run-city",
        Choice::DrawThree => "london-event-chose-draw-three",
    }
}
