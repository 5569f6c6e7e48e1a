//! The machine that runs frames: list, answer, go on to the next question.

use std::ops::ControlFlow;

use table::{Answers, Choices, FirstTwo, Seat, Sink};

use crate::action::Action;
use crate::event::Event;
use crate::frame::{Frame, How};
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
            Frame::Refill | Frame::EndTurn => ControlFlow::Continue(()),
            Frame::ChooseCharacter => self.list_characters(out),
            Frame::Start => self.list_start(me, out),
            Frame::Acquire { kind } => self.list_lots(kind, out),
            Frame::MayBuild => self.list_builds_or_pass(me, out),
            Frame::Site { tile, how } => self.list_sites(me, tile, how, out),
            Frame::MayBoom => self.list_boom(me, out),
        }
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
        let (frame, turns) = (self.state.frames.top()?, self.state.turns);
        self.answer(frame, action);
        self.advance_noting_turn(turns)
    }

    /// Runs frames that ask nobody, and questions with one answer, until there is a real question or
    /// the game is over. Building nothing because nothing can be built is no answer.
    pub(crate) fn advance(&mut self) {
        while let Some(frame) = self.state.frames.top() {
            if self.step(frame).is_break() {
                return;
            }
        }
    }

    /// The same, and the table as the last turn began that began after the first `turns`. A turn that ends the game
    /// without a question is none to play on from.
    pub(crate) fn advance_noting_turn(&mut self, turns: u16) -> Option<State> {
        let (mut turns, mut begun) = (turns, None);
        while let Some(frame) = self.state.frames.top() {
            // A market shift leaves the question of how to begin where it is (N5.2).
            if frame == Frame::Start && self.state.turns > turns {
                turns = self.state.turns;
                begun = Some(*self.state);
            }
            if self.step(frame).is_break() {
                break;
            }
        }
        begun.filter(|_| !self.state.is_over())
    }

    /// Goes on by one frame; breaks off where something is asked.
    #[inline]
    fn step(&mut self, frame: Frame) -> ControlFlow<()> {
        match frame {
            Frame::Refill => self.refill(),
            Frame::EndTurn => self.end_turn(),
            Frame::ChooseCharacter
            | Frame::Start
            | Frame::Acquire { .. }
            | Frame::MayBuild
            | Frame::Site { .. }
            | Frame::MayBoom => {
                let mut seen = FirstTwo::default();
                self.now().list(&mut seen);
                match seen.answers() {
                    // N-R17: there is always something to begin a turn with, a lot for every
                    // card and a place for what was chosen. The laws would find a question
                    // without an answer.
                    Answers::Several | Answers::None => return ControlFlow::Break(()),
                    Answers::One(Action::Pass) => self.pop(),
                    Answers::One(action) => self.answer(frame, action),
                }
            }
        }
        ControlFlow::Continue(())
    }

    fn answer(&mut self, frame: Frame, action: Action) {
        match action {
            Action::Be(character) => self.choose_character(character),
            Action::Shift => self.shift_market(),
            Action::Take(kind) => self.expand(kind),
            Action::Grab(first, second) => self.grab_land(first, second),
            Action::Acquire(lot) => self.answer_lot(lot),
            Action::Demolish(tile) => self.choose_tile(tile, How::Demolish),
            Action::Build(tile) => self.choose_tile(tile, How::Build),
            Action::Boom(tile) => self.choose_tile(tile, How::Boom),
            Action::At(site) => self.answer_site(frame, site),
            Action::Return(lot) => self.answer_return(lot),
            Action::Pass => self.pass(frame),
        }
    }
}
