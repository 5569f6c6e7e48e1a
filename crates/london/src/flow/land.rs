//! L6: buying land.

use std::ops::ControlFlow;

use table::{Choices, Seat, Sink};

use crate::action::Action;
use crate::card::Borough;
use crate::event::Event;
use crate::frame::Frame;
use crate::play::Play;
use crate::table_now::TableNow;

impl<'t> TableNow<'t> {
    /// Boroughs on offer that `me` can pay for, with loans if need be, in ascending order.
    pub(crate) fn land_within_reach(self, me: Seat) -> impl Iterator<Item = Borough> + use<'t> {
        let mut offer = self.state.land.offer;
        offer.sort_unstable();
        let reachable = move |&borough: &Borough| {
            !self.options.limited_loans || self.can_pay(me, self.land_cost(me, borough))
        };
        offer.into_iter().flatten().filter(reachable)
    }

    pub(super) fn list_land(self, me: Seat, out: &mut impl Choices<Action>) -> ControlFlow<()> {
        self.land_within_reach(me).try_for_each(|borough| out.offer(Action::Buy(borough)))
    }
}

impl<S: Sink<Event>> Play<'_, S> {
    /// L-R08: pay while the old borough still counts, place, turn up the next, then the benefit.
    pub(super) fn buy_land(&mut self, borough: Borough) {
        let seat = self.active();
        let cost = self.now().land_cost(seat, borough);
        self.pop();
        self.pay(seat, cost);
        self.own_land(seat, borough);
        self.events.tell(|| Event::LandBought { seat, borough, cost });
        let place = self.state.land.offer.iter().position(|&offered| offered == Some(borough));
        if let Some(place) = place {
            self.turn_up_land(place);
        }
        // L6.2: cards first, then prestige, then relief.
        self.push(Frame::LandBenefit { borough });
        let draw = self.content.borough(borough).draw;
        if draw > 0 {
            self.push(Frame::Draw { left: draw, more: 0 });
        }
    }

    pub(super) fn land_benefit(&mut self, borough: Borough) {
        let seat = self.active();
        let facts = self.content.borough(borough);
        let (prestige, relief) = (i32::from(facts.prestige), i32::from(facts.relief));
        self.pop();
        self.gain_prestige(seat, prestige);
        self.remove_poverty(seat, relief);
    }
}
