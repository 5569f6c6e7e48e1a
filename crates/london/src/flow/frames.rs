//! The machine that runs frames: list, answer, go on to the next question.

use std::ops::ControlFlow;

use table::{Answers, Choices, FirstTwo, Seat, Sink};

use crate::action::Action;
use crate::event::{Choice, Event};
use crate::frame::{Frame, Step};
use crate::play::Play;
use crate::state::State;
use crate::table_now::TableNow;

impl TableNow<'_> {
    /// Lists the answers to the question of the top frame, in ascending order.
    pub(crate) fn list(self, out: &mut impl Choices<Action>) {
        if let Some(frame) = self.state.frames.top() {
            // Breaking off is the listener's wish, not a failure.
            let _ = self.list_frame(self.state.active, frame, out);
        }
    }

    fn list_frame(self, me: Seat, frame: Frame, out: &mut impl Choices<Action>) -> ControlFlow<()> {
        match frame {
            Frame::Turn(_) | Frame::EndRun | Frame::LandBenefit { .. } => ControlFlow::Continue(()),
            Frame::Repay => self.list_repayments(me, out),
            Frame::StartDraw { drawn, looked, seen } => {
                self.list_start_draw(me, drawn, looked, seen, out)
            }
            Frame::PutBack { placed, left } => self.list_put_back(placed, left, out),
            Frame::Draw { left, more: _ } => self.list_draw(left, out),
            Frame::ChooseAction => self.list_actions(me, out),
            Frame::Develop { played } => self.list_cards_to_play(me, played, out),
            Frame::PayFor { card } => self.list_payments(me, card, out),
            Frame::Place { card: _ } => self.list_places(me, out),
            Frame::BuildFree { left: _ } => self.list_cards_to_build_free(me, out),
            Frame::ChooseLand => self.list_land(me, out),
            Frame::Run => self.list_activations(me, out),
            Frame::ActivationCost { card } => self.list_activation_costs(me, card, out),
            Frame::OfferCost { source } => self.list_offer_costs(me, source, out),
            Frame::Resolve { source, todo } => self.list_parts(source, todo, out),
            Frame::DiscardUpTo { source, part, left: _ } => {
                self.list_optional_discards(me, source, part, out)
            }
            Frame::CoverFromBoard { card: _ } => self.list_cards_to_cover_with(me, out),
            Frame::ActivateAgain { card } => self.list_cards_to_repeat(me, card, out),
            Frame::Flip { card } => self.list_flips(me, card, out),
            Frame::ChooseOpponent { .. } => self.list_opponents(me, out),
            Frame::ExchangeTake => self.list_board(Action::Take, out),
            Frame::ExchangeGive { space: _ } => self.list_hand(me, Action::Give, out),
            Frame::AfterAction => self.list_after_action(me, out),
            Frame::Trim => self.list_trim(me, out),
        }
    }
}

/// Whether there is anything to ask. A loan never makes a question of its own (L8.6a).
#[derive(Default)]
struct RealAnswers(FirstTwo<Action>);

impl Choices<Action> for RealAnswers {
    #[inline]
    fn offer(&mut self, action: Action) -> ControlFlow<()> {
        if action == Action::TakeLoan {
            return ControlFlow::Continue(());
        }
        self.0.offer(action)
    }
}

impl<S: Sink<Event>> Play<'_, S> {
    /// Applies an answer and goes on until something is asked again.
    pub(crate) fn act(&mut self, action: Action) {
        if let Some(frame) = self.state.frames.top() {
            self.answer(frame, action);
            self.advance();
        }
    }

    /// The same, and the table as the turn began that it leads to.
    pub(crate) fn act_noting_turn(&mut self, action: Action) -> Option<State> {
        let frame = self.state.frames.top()?;
        self.answer(frame, action);
        self.advance_noting_turn()
    }

    /// Runs frames that ask nobody, and questions with one answer, until there is a real question or
    /// the game is over. Stopping is a real answer (L-R35).
    pub(crate) fn advance(&mut self) {
        while let Some(frame) = self.state.frames.top() {
            if self.step(frame).is_break() {
                return;
            }
        }
    }

    /// The same, and the table as the last turn began that began meanwhile.
    pub(crate) fn advance_noting_turn(&mut self) -> Option<State> {
        let mut begun = None;
        while let Some(frame) = self.state.frames.top() {
            if frame == Frame::Turn(Step::Repay) {
                begun = Some(*self.state);
            }
            if self.step(frame).is_break() {
                break;
            }
        }
        begun
    }

    /// Goes on by one frame; breaks off where something is asked.
    #[inline]
    fn step(&mut self, frame: Frame) -> ControlFlow<()> {
        match frame {
            Frame::Turn(step) => self.next_step(step),
            Frame::EndRun => self.end_run(),
            Frame::LandBenefit { borough } => self.land_benefit(borough),
            Frame::Resolve { source, todo } if !self.now().order_is_asked(source, todo) => {
                self.resolve_next(source, todo);
            }
            // L-R35: everybody sees that an empty hand has nothing to build or to discard.
            Frame::BuildFree { .. } | Frame::DiscardUpTo { .. }
                if self.state.me().hand.is_empty() =>
            {
                self.stop(frame);
            }
            // These always have several answers, or wait for a stop (L-R35).
            Frame::ChooseAction
            | Frame::Develop { played: true }
            | Frame::BuildFree { .. }
            | Frame::Run
            | Frame::DiscardUpTo { .. } => return ControlFlow::Break(()),
            Frame::Repay
            | Frame::StartDraw { .. }
            | Frame::PutBack { .. }
            | Frame::Draw { .. }
            | Frame::Develop { played: false }
            | Frame::PayFor { .. }
            | Frame::Place { .. }
            | Frame::ChooseLand
            | Frame::ActivationCost { .. }
            | Frame::OfferCost { .. }
            | Frame::Resolve { .. }
            | Frame::CoverFromBoard { .. }
            | Frame::ActivateAgain { .. }
            | Frame::Flip { .. }
            | Frame::ChooseOpponent { .. }
            | Frame::ExchangeTake
            | Frame::ExchangeGive { .. }
            | Frame::AfterAction
            | Frame::Trim => {
                let mut seen = RealAnswers::default();
                self.now().list(&mut seen);
                match seen.0.answers() {
                    Answers::Several => return ControlFlow::Break(()),
                    Answers::One(action) => self.answer(frame, action),
                    Answers::None => self.nothing_to_answer(frame),
                }
            }
        }
        ControlFlow::Continue(())
    }

    fn answer(&mut self, frame: Frame, action: Action) {
        match action {
            // These two leave the question as it is.
            Action::TakeLoan => self.borrow(self.active(), 1),
            Action::Exchange(source) => self.begin_exchange(source),
            Action::Repay(loans) => self.answer_repay(loans),
            Action::Look(cards) => self.look_at_deck(cards),
            Action::DrawDeck => self.answer_draw_deck(frame),
            Action::DrawSeen(title) => self.answer_draw_seen(frame, title),
            Action::DrawBoard(space) => self.answer_draw_board(frame, space),
            Action::PutBack(title) => self.answer_put_back(frame, title),
            Action::Develop => self.choose_action(Choice::Develop),
            Action::BuyLand => self.choose_action(Choice::BuyLand),
            Action::RunCity => self.choose_action(Choice::RunCity),
            Action::DrawThree => self.choose_action(Choice::DrawThree),
            Action::Play(title) => self.play_card(frame, title),
            Action::Pay(title, means) => self.answer_payment(frame, title, means),
            Action::NewStack => self.answer_place(frame, None),
            Action::Cover(top) => self.answer_place(frame, Some(top)),
            Action::Buy(borough) => self.buy_land(borough),
            Action::Activate(card) => self.activate(card),
            Action::RunEffect => self.run_borough(),
            Action::UseOffer(source) => self.use_offer(source),
            Action::PayCash => self.pay_cash_for_card(),
            Action::Discard(title) => self.answer_discard(frame, title),
            Action::Take(space) => self.answer_take(frame, space),
            Action::Give(title) => self.finish_exchange(frame, title),
            Action::Again(card) => self.activate_again(card),
            Action::Flip => self.flip_activated(frame),
            Action::FlipInstead(card) => self.flip_instead(frame, card),
            Action::SpareFlip => self.spare_flip(frame),
            Action::Name(seat) => self.answer_opponent(frame, seat),
            Action::Part(part) => self.resolve_part(frame, part),
            Action::Done => self.stop(frame),
        }
    }

    /// A question that nobody can answer is over.
    fn nothing_to_answer(&mut self, frame: Frame) {
        if frame.draws() {
            let seat = self.active();
            self.events.tell(|| Event::NothingToDraw { seat });
        }
        self.stop(frame);
    }

    /// A player has had enough of something that may be stopped.
    fn stop(&mut self, frame: Frame) {
        if frame == Frame::Run {
            self.finish_run();
        } else if frame.draws() {
            self.end_draw(frame);
        } else {
            self.pop();
        }
    }
}
