//! N3: a turn, the unusual situations (N6) and the end (N7.1).

use std::ops::ControlFlow;

use table::{Choices, Seat, Sink};

use crate::action::Action;
use crate::event::{EndCause, Event};
use crate::frame::Frame;
use crate::options::QUIET_TURNS;
use crate::play::Play;
use crate::table_now::TableNow;

impl<S: Sink<Event>> Play<'_, S> {
    pub(crate) fn begin_turn(&mut self, seat: Seat) {
        self.state.active = seat;
        self.state.built = false;
        self.state.turns += 1;
        let turn = self.state.turns;
        self.events.tell(|| Event::TurnBegan { seat, turn });
        self.push(Frame::EndTurn);
        self.push(Frame::Start);
    }

    pub(super) fn pass(&mut self, frame: Frame) {
        let seat = self.active();
        if frame == Frame::MayBuild {
            self.events.tell(|| Event::Passed { seat });
        }
        self.pop();
    }

    pub(super) fn end_turn(&mut self) {
        self.pop();
        let seat = self.active();
        if !self.state.built {
            self.state.quiet_turns = self.state.quiet_turns.saturating_add(1);
            // N6.4
            let most = QUIET_TURNS * u8::try_from(self.state.seats.count()).unwrap_or(4);
            if self.state.quiet_turns >= most {
                self.trigger_end(seat, EndCause::Quiet);
            }
        }
        match self.state.last_turns {
            Some(0) => self.end_game(),
            Some(left) => {
                self.state.last_turns = Some(left - 1);
                self.begin_turn(self.state.seats.next(seat));
            }
            None => self.begin_turn(self.state.seats.next(seat)),
        }
    }

    /// Nothing is left to do: scoring needs nobody and changes nothing.
    fn end_game(&mut self) {
        self.events.tell(|| Event::GameEnded);
    }
}

impl TableNow<'_> {
    /// N3.7: with a worker, expand or demolish; without, build or demolish, or else give a lot back.
    pub(super) fn list_start(self, me: Seat, out: &mut impl Choices<Action>) -> ControlFlow<()> {
        if self.can_shift(me) {
            out.offer(Action::Shift)?;
        }
        let estate = self.estate(me);
        let workers = estate.workers();
        if workers > 0 {
            self.list_cards(out)?;
            self.list_grabs(me, workers, out)?;
            return self
                .demolitions(me, &estate)
                .try_for_each(|tile| out.offer(Action::Demolish(tile)));
        }
        let mut demolitions = self.demolitions(me, &estate);
        let mut builds = self.builds(me, &estate);
        let stuck = demolitions.is_empty() && builds.is_empty();
        demolitions.try_for_each(|tile| out.offer(Action::Demolish(tile)))?;
        builds.try_for_each(|tile| out.offer(Action::Build(tile)))?;
        if stuck {
            // N6.3
            self.vacant_lots(me).try_for_each(|lot| out.offer(Action::Return(lot)))?;
        }
        ControlFlow::Continue(())
    }
}
