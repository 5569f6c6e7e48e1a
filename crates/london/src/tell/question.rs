//! What is asked.

use table::{Message, Seat};

use super::names::colour_name;
use crate::card::{Card, Source};
use crate::effect::{Discards, Effect};
use crate::frame::{Frame, Question};
use crate::game::London;
use crate::state::State;

impl London {
    /// A question put to `seat`, with what the table adds to it.
    pub(super) fn say_question(&self, state: &State, seat: Seat, question: Question) -> Message {
        let fuller = match question {
            Question::Repay => {
                let price = self.now(state).repayment(seat);
                Some(self.name_question(question).with("price", price))
            }
            Question::StartDraw => self.say_start_draw(state, seat),
            Question::Develop => more_to_play(state),
            Question::PayFor(card) => self.say_pay_for(state, seat, card),
            Question::DiscardUpTo(source) => self.say_discards_left(state, source),
            Question::ExchangeGive(space) => state.board.at(space).map(|card| {
                Message::new("london-question-exchange-give-for").with("card", self.card_name(card))
            }),
            Question::PutBack
            | Question::Draw { .. }
            | Question::ChooseAction
            | Question::Place(_)
            | Question::BuildFree { .. }
            | Question::ChooseLand
            | Question::Run
            | Question::ActivationCost(_)
            | Question::OfferCost(_)
            | Question::Order(_)
            | Question::CoverFromBoard(_)
            | Question::ActivateAgain(_)
            | Question::Flip(_)
            | Question::ChooseOpponent(_)
            | Question::ExchangeTake
            | Question::AfterAction
            | Question::Trim => None,
        };
        fuller.unwrap_or_else(|| self.name_question(question))
    }

    /// A question as it can be said without the table.
    fn name_question(&self, question: Question) -> Message {
        let of_card = |id, card: Card| Message::new(id).with("card", self.card_name(card));
        let of_source =
            |id, source: Source| Message::new(id).with("source", self.source_name(source));
        match question {
            Question::Repay => Message::new("london-question-repay"),
            Question::StartDraw => Message::new("london-question-start-draw"),
            Question::PutBack => Message::new("london-question-put-back"),
            Question::Draw { left: 0 } => Message::new("london-question-draw-more"),
            Question::Draw { left } => Message::new("london-question-draw").with("left", left),
            Question::ChooseAction => Message::new("london-question-choose-action"),
            Question::Develop => Message::new("london-question-develop"),
            Question::PayFor(card) => of_card("london-question-pay-for", card)
                .with("colour", colour_name(self.content.card(card).colour)),
            Question::Place(card) => of_card("london-question-place", card),
            Question::BuildFree { left } => {
                Message::new("london-question-build-free").with("left", left)
            }
            Question::ChooseLand => Message::new("london-question-choose-land"),
            Question::Run => Message::new("london-question-run"),
            Question::ActivationCost(card) => of_card("london-question-activation-cost", card),
            Question::OfferCost(source) => of_source("london-question-offer-cost", source),
            Question::Order(source) => of_source("london-question-order", source),
            Question::DiscardUpTo(source) => of_source("london-question-discard-up-to", source),
            Question::CoverFromBoard(card) => of_card("london-question-cover-from-board", card),
            Question::ActivateAgain(card) => of_card("london-question-activate-again", card),
            Question::Flip(card) => of_card("london-question-flip", card),
            Question::ChooseOpponent(source) => {
                of_source("london-question-choose-opponent", source)
            }
            Question::ExchangeTake => Message::new("london-question-exchange-take"),
            Question::ExchangeGive(_) => Message::new("london-question-exchange-give"),
            Question::AfterAction => Message::new("london-question-after-action"),
            Question::Trim => Message::new("london-question-trim"),
        }
    }

    /// L-R21: another number of cards than one.
    fn say_start_draw(&self, state: &State, seat: Seat) -> Option<Message> {
        let (least, most) = self.now(state).start_draw(seat);
        let Some(Frame::StartDraw { drawn, .. }) = state.frames.top() else { return None };
        ((least, most) != (1, 1)).then(|| {
            let some = Message::new("london-question-start-draw-some");
            some.with("least", least).with("most", most).with("drawn", drawn)
        })
    }

    /// The card costs money as well.
    fn say_pay_for(&self, state: &State, seat: Seat, card: Card) -> Option<Message> {
        let cost = self.now(state).build_cost(seat, card, true);
        (cost > 0).then(|| {
            Message::new("london-question-pay-for-with-cash")
                .with("card", self.card_name(card))
                .with("colour", colour_name(self.content.card(card).colour))
                .with("amount", cost)
        })
    }

    /// L-R23: how many may still go, if there is a limit.
    fn say_discards_left(&self, state: &State, source: Source) -> Option<Message> {
        let (discards, left) = self.discards_asked(state)?;
        (discards.cards != Discards::ANY_NUMBER).then(|| {
            Message::new("london-question-discard-up-to-left")
                .with("source", self.source_name(source))
                .with("left", left)
        })
    }

    /// The discards that are asked for, and how many may still go.
    pub(super) fn discards_asked(&self, state: &State) -> Option<(Discards, u8)> {
        let Some(Frame::DiscardUpTo { source, part, left }) = state.frames.top() else {
            return None;
        };
        let effect = self.content.effects(source).get(usize::from(part))?;
        if let Effect::DiscardUpTo(discards) = effect { Some((*discards, left)) } else { None }
    }
}

/// L5.1: one card has been played in this action.
fn more_to_play(state: &State) -> Option<Message> {
    let played = state.frames.top() == Some(Frame::Develop { played: true });
    played.then(|| Message::new("london-question-develop-more"))
}
