//! London, studied: cards and boroughs.

use london::{Event, London, Named, State};
use table::Seat;

use crate::study::{Item, Study, Topic};
use crate::tally::{Gains, Tally};

const CARDS: usize = 0;
const BOROUGHS: usize = 1;

impl Study for London {
    fn topics(&self) -> Vec<Topic> {
        let content = self.content();
        let cards = content.titles().map(|(title, facts)| Item {
            id: facts.id.clone(),
            name: self.title_name_apart(title),
            reconstructed: facts.sources.any_reconstructed(),
        });
        let boroughs = content.boroughs().map(|(borough, facts)| Item {
            id: facts.id.clone(),
            name: self.borough_name(borough),
            reconstructed: facts.sources.any_reconstructed(),
        });
        vec![
            Topic { id: "cards", items: cards.collect(), always: true, at_end: false },
            Topic { id: "boroughs", items: boroughs.collect(), always: true, at_end: false },
        ]
    }

    /// A card is taken when it is placed or played as an action card, and brings what its effects bring from
    /// then on; what is paid to build it or to activate it is deducted. Its own prestige comes with it.
    fn note(&self, event: &Event, tally: &mut Tally) {
        let content = self.content();
        match *event {
            Event::TurnBegan { seat: _, turn } => tally.begin_turn(turn),
            Event::BuildBegan { seat, card } => tally.draw_on(seat, CARDS, card.index()),
            Event::CardPlaced { seat, card, .. } => {
                tally.take(seat, CARDS, card.index());
                let points = i32::from(content.title(card).prestige);
                tally.gain(seat, Gains { points, ..Gains::default() });
                tally.draw_on_nothing();
            }
            Event::ActionCardPlayed { seat, card } => tally.take(seat, CARDS, card.index()),
            Event::Activated { seat, card } | Event::ActivatedAgain { seat, card } => {
                tally.draw_on(seat, CARDS, card.index());
            }
            Event::LandBought { seat, borough, cost } => {
                tally.take(seat, BOROUGHS, borough.index());
                tally.gain(seat, Gains { cash: -cost, ..Gains::default() });
            }
            Event::BoroughRun { seat, borough } => tally.draw_on(seat, BOROUGHS, borough.index()),
            Event::AbilityUsed { seat, source } => match source {
                Named::Card(card) => tally.draw_on(seat, CARDS, card.index()),
                Named::Borough(borough) => tally.draw_on(seat, BOROUGHS, borough.index()),
            },
            Event::Paid { seat, cash } => gain_cash(tally, seat, -cash),
            Event::CashGained { seat, cash } => gain_cash(tally, seat, cash),
            Event::CashGiven { from: _, to, cash } => gain_cash(tally, to, cash),
            Event::PrestigeGained { seat, prestige } => {
                tally.gain(seat, Gains { points: prestige, ..Gains::default() });
            }
            Event::PovertyTaken { seat, poverty } => {
                tally.gain(seat, Gains { relief: -poverty, ..Gains::default() });
            }
            Event::PovertyRemoved { seat, poverty }
            | Event::PovertyGiven { from: seat, to: _, poverty } => {
                tally.gain(seat, Gains { relief: poverty, ..Gains::default() });
            }
            Event::ActionChosen { .. } | Event::RunEnded { .. } => tally.draw_on_nothing(),
            Event::LoansRepaid { .. }
            | Event::LoansTaken { .. }
            | Event::DeckSeen { .. }
            | Event::PutBack { .. }
            | Event::DrewFromDeck { .. }
            | Event::DrewFromBoard { .. }
            | Event::NothingToDraw { .. }
            | Event::PaidWithCard { .. }
            | Event::Discarded { .. }
            | Event::BoardMoved { .. }
            | Event::TillFilled { .. }
            | Event::TillLost { .. }
            | Event::LandTurnedUp { .. }
            | Event::Flipped { .. }
            | Event::Spared { .. }
            | Event::HandSpared { .. }
            | Event::Exchanged { .. }
            | Event::EndTriggered { .. }
            | Event::HandShown { .. }
            | Event::GameEnded => {}
        }
    }

    fn note_end(&self, _state: &State, _tally: &mut Tally) {}

    fn withheld(&self) -> usize {
        BOROUGHS
    }

    fn has(&self, world: &State, seat: Seat, item: usize) -> bool {
        world.boroughs(seat).any(|borough| borough.index() == item)
    }
}

fn gain_cash(tally: &mut Tally, seat: Seat, cash: i32) {
    tally.gain(seat, Gains { cash, ..Gains::default() });
}
