//! N3.1 to N3.3: expanding, and the two action cards for it.

use std::ops::ControlFlow;

use table::{Choices, Seat, Sink};

use crate::action::Action;
use crate::cards::ActionCard;
use crate::event::{EndCause, Event};
use crate::frame::Frame;
use crate::ground::{Lot, LotKind};
use crate::options::OPEN_MARKET;
use crate::play::Play;
use crate::table_now::TableNow;

/// So many cards in the open market trigger the end, if no more can come (N7.1).
const LAST_CARDS: usize = 3;
/// The size of lots that land grab takes (N5.3).
const GRABBED_SIZE: u8 = 2;
/// The workers that land grab needs (N5.3).
pub(crate) const GRAB_WORKERS: u8 = 2;

impl<S: Sink<Event>> Play<'_, S> {
    /// N5.2: the open cards go under the future market in a random order, and others come.
    pub(super) fn shift_market(&mut self) {
        let seat = self.active();
        self.use_card(seat, ActionCard::MarketShift);
        let mut cards = [LotKind::default(); OPEN_MARKET];
        let open = self.state.market.len();
        let order = self.state.future.shuffles[seat].places();
        let order = order.into_iter().map(usize::from).filter(|&place| place < open);
        for (card, place) in cards.iter_mut().zip(order) {
            *card = self.state.market[place];
        }
        self.state.future.put_under(&cards[..open]);
        let (state, events) = (&*self.state, &mut *self.events);
        events.tell(|| Event::MarketCleared { cards: state.market.to_vec() });
        self.state.market.clear();
        self.fill_market();
        self.replace(Frame::Start);
    }

    /// N3.1: a card, then a worker on a lot of its kind.
    pub(super) fn expand(&mut self, kind: LotKind) {
        let seat = self.active();
        self.take_card(seat, kind);
        self.after_expansion();
        self.push(Frame::Acquire { kind });
    }

    /// N5.3: both cards, both workers, then one refill.
    pub(super) fn grab_land(&mut self, first: LotKind, second: LotKind) {
        let seat = self.active();
        self.use_card(seat, ActionCard::LandGrab);
        self.take_card(seat, first);
        self.take_card(seat, second);
        self.after_expansion();
        self.push(Frame::Acquire { kind: second });
        self.push(Frame::Acquire { kind: first });
    }

    /// N3.3: refill, then build or pass.
    fn after_expansion(&mut self) {
        self.replace(Frame::MayBuild);
        self.push(Frame::Refill);
    }

    pub(super) fn answer_lot(&mut self, lot: Lot) {
        self.pop();
        self.acquire(self.active(), lot);
    }

    pub(super) fn refill(&mut self) {
        self.pop();
        self.fill_market();
        if self.state.future.is_empty() && self.state.market.len() <= LAST_CARDS {
            self.trigger_end(self.active(), EndCause::Market);
        }
    }

    /// N6.3: the turn is over.
    pub(super) fn answer_return(&mut self, lot: Lot) {
        self.pop();
        self.return_lot(self.active(), lot);
    }
}

impl TableNow<'_> {
    /// Whether market shift may be played now (N5.2).
    pub(crate) fn can_shift(self, me: Seat) -> bool {
        self.player(me).cards.has(ActionCard::MarketShift) && !self.state.future.is_empty()
    }

    /// N3.1: one answer for each kind in the open market.
    pub(super) fn list_cards(self, out: &mut impl Choices<Action>) -> ControlFlow<()> {
        let open = self.open_kinds();
        LotKind::all()
            .filter(|kind| open >> kind.0 & 1 == 1)
            .try_for_each(|kind| out.offer(Action::Take(kind)))
    }

    /// The kinds in the open market, a bit for each.
    fn open_kinds(self) -> u16 {
        self.state.market.iter().fold(0, |kinds, kind| kinds | 1 << kind.0)
    }

    /// Whether land grab may be played with so many workers at hand (N5.3).
    pub(crate) fn can_grab(self, me: Seat, workers: u8) -> bool {
        workers >= GRAB_WORKERS
            && self.player(me).cards.has(ActionCard::LandGrab)
            && !self.state.future.is_empty()
    }

    /// N5.3: every pair of open cards of size 2, equal pairs once.
    pub(super) fn list_grabs(
        self,
        me: Seat,
        workers: u8,
        out: &mut impl Choices<Action>,
    ) -> ControlFlow<()> {
        if !self.can_grab(me, workers) {
            return ControlFlow::Continue(());
        }
        let small = |kind: LotKind| {
            let open = self.state.market.iter().filter(|&&card| card == kind).count();
            if kind.size() == GRABBED_SIZE { open } else { 0 }
        };
        for first in LotKind::all().filter(|&kind| small(kind) > 0) {
            for second in LotKind::all().filter(|&kind| kind >= first && small(kind) > 0) {
                if second > first || small(first) > 1 {
                    out.offer(Action::Grab(first, second))?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// N3.1: the free lots of a kind.
    pub(super) fn list_lots(
        self,
        kind: LotKind,
        out: &mut impl Choices<Action>,
    ) -> ControlFlow<()> {
        self.city
            .lots_of(kind)
            .filter(|&lot| self.is_free(lot))
            .try_for_each(|lot| out.offer(Action::Acquire(lot)))
    }
}
