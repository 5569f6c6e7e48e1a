//! L-R13: exchanging a card in hand with one on the board.

use std::ops::ControlFlow;

use table::{Choices, Seat, Sink};

use crate::action::{Action, Space};
use crate::card::{Source, Title};
use crate::effect::Ability;
use crate::event::Event;
use crate::frame::Frame;
use crate::play::Play;
use crate::table_now::TableNow;

impl TableNow<'_> {
    pub(super) fn list_exchanges(
        self,
        me: Seat,
        out: &mut impl Choices<Action>,
    ) -> ControlFlow<()> {
        if !self.anything(me, Ability::Exchanges)
            || self.player(me).hand.is_empty()
            || self.state.board.is_empty()
        {
            return ControlFlow::Continue(());
        }
        self.exchanges(me).try_for_each(|source| out.offer(Action::Exchange(source)))
    }
}

impl<S: Sink<Event>> Play<'_, S> {
    pub(super) fn begin_exchange(&mut self, source: Source) {
        self.use_up(source);
        self.push(Frame::ExchangeTake);
    }

    pub(crate) fn choose_exchange(&mut self, space: Space) {
        self.replace(Frame::ExchangeGive { space });
    }

    /// The cards change places: no discard, so nothing moves on the board.
    pub(super) fn finish_exchange(&mut self, frame: Frame, title: Title) {
        let Frame::ExchangeGive { space } = frame else { return };
        let seat = self.active();
        self.pop();
        let Some(given) = self.take_from_hand(seat, title) else { return };
        if let Some(taken) = self.take_from_board(space) {
            self.put_public_in_hand(seat, taken);
            let taken = self.title(taken);
            self.events.tell(|| Event::Exchanged { seat, given: title, taken, space });
        }
        self.state.board.spaces[usize::from(space.0)] = Some(given);
    }
}
