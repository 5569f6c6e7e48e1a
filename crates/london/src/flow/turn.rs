//! L4: a turn, and how the game ends.

use std::ops::ControlFlow;

use table::{Choices, Seat, Sink};

use crate::action::Action;
use crate::event::{Choice, Event};
use crate::frame::{Frame, Step};
use crate::play::Play;
use crate::state::TurnNotes;
use crate::table_now::TableNow;

/// The largest hand at the end of a turn (L4.4).
pub(crate) const HAND_LIMIT: usize = 9;

impl<S: Sink<Event>> Play<'_, S> {
    pub(crate) fn begin_turn(&mut self, seat: Seat) {
        self.state.active = seat;
        self.state.turn = TurnNotes::default();
        self.state.turns += 1;
        let turn = self.state.turns;
        self.events.tell(|| Event::TurnBegan { seat, turn });
        self.push(Frame::Turn(Step::Repay));
    }

    /// The sequence of a turn.
    pub(super) fn next_step(&mut self, step: Step) {
        match step {
            Step::Repay => self.then(Step::Draw, Frame::Repay),
            Step::Draw => {
                self.then(Step::Act, Frame::StartDraw { drawn: 0, looked: false, seen: 0 });
            }
            Step::Act => self.then(Step::After, Frame::ChooseAction),
            Step::After => self.then(Step::Trim, Frame::AfterAction),
            Step::Trim => self.then(Step::End, Frame::Trim),
            Step::End => self.end_turn(),
        }
    }

    fn then(&mut self, next: Step, now: Frame) {
        self.replace(Frame::Turn(next));
        self.push(now);
    }

    pub(super) fn answer_repay(&mut self, loans: u8) {
        self.pop();
        if loans > 0 {
            self.repay(self.active(), i32::from(loans));
        }
    }

    /// L4.3: exactly one action.
    pub(super) fn choose_action(&mut self, choice: Choice) {
        let seat = self.active();
        let frame = match choice {
            Choice::Develop => Frame::Develop { played: false },
            Choice::BuyLand => Frame::ChooseLand,
            Choice::RunCity => Frame::Run,
            // L4.5: exactly three, fewer only if there are no more.
            Choice::DrawThree => Frame::Draw { left: 3, more: self.now().draws_more(seat) },
        };
        self.events.tell(|| Event::ActionChosen { seat, action: choice });
        self.replace(frame);
    }

    fn end_turn(&mut self) {
        self.pop();
        if !self.state.turn.deck_used {
            self.state.quiet_turns = self.state.quiet_turns.saturating_add(1);
        }
        let seat = self.active();
        // L-R25: looked at after each turn until it has fired; last turns do not fire it again.
        self.state.last_turns = match self.state.last_turns {
            None if self.state.deck.len == 0 => {
                self.events.tell(|| Event::EndTriggered { seat });
                // L9.1: every other player takes one last turn.
                u8::try_from(self.state.seats.count() - 1).ok()
            }
            None => None,
            Some(left) => Some(left.saturating_sub(1)),
        };
        if self.state.last_turns == Some(0) {
            self.end_game();
        } else {
            let next = self.state.seats.next(seat);
            self.begin_turn(next);
        }
    }
}

impl<S: Sink<Event>> Play<'_, S> {
    /// L-R34: hands are laid open. Scoring needs nobody and changes nothing.
    fn end_game(&mut self) {
        self.state.frames.clear();
        let content = self.content;
        for seat in self.state.seats.all() {
            let hand = self.state.players[seat].hand;
            self.events.tell(|| Event::HandShown {
                seat,
                cards: hand.map(|card| content.title_of(card)).collect(),
            });
        }
        self.events.tell(|| Event::GameEnded);
    }
}

impl TableNow<'_> {
    /// L8.4: any number of loans that the money at hand can repay.
    pub(super) fn list_repayments(
        self,
        me: Seat,
        out: &mut impl Choices<Action>,
    ) -> ControlFlow<()> {
        (0..=self.repayable(me)).try_for_each(|loans| out.offer(Action::Repay(loans)))
    }

    pub(crate) fn repayable(self, me: Seat) -> u8 {
        let player = self.player(me);
        if player.loans == 0 {
            return 0;
        }
        let most = player.loans.min(player.cash / self.repayment(me));
        u8::try_from(most).unwrap_or(u8::MAX)
    }

    pub(super) fn list_actions(self, me: Seat, out: &mut impl Choices<Action>) -> ControlFlow<()> {
        // L5.9
        if self.can_develop(me) {
            out.offer(Action::Develop)?;
        }
        // L6.4
        if self.land_within_reach(me).next().is_some() {
            out.offer(Action::BuyLand)?;
        }
        out.offer(Action::RunCity)?;
        // L-R04: also with nothing to draw.
        out.offer(Action::DrawThree)?;
        self.list_exchanges(me, out)?;
        self.list_loan(me, out)
    }

    /// L-R13: after the action, before L4.4.
    pub(super) fn list_after_action(
        self,
        me: Seat,
        out: &mut impl Choices<Action>,
    ) -> ControlFlow<()> {
        self.list_exchanges(me, out)?;
        out.offer(Action::Done)
    }

    pub(super) fn list_loan(self, me: Seat, out: &mut impl Choices<Action>) -> ControlFlow<()> {
        if self.may_borrow(me) { out.offer(Action::TakeLoan) } else { ControlFlow::Continue(()) }
    }

    /// L4.4: one at a time, as the player likes, down to nine.
    pub(super) fn list_trim(self, me: Seat, out: &mut impl Choices<Action>) -> ControlFlow<()> {
        if self.player(me).hand.len() > HAND_LIMIT {
            self.list_hand(me, Action::Discard, out)?;
        }
        ControlFlow::Continue(())
    }
}
