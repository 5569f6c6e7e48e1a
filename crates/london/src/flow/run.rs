//! L7: running the city.

use std::ops::ControlFlow;

use table::{Choices, Seat, Sink};

use crate::action::Action;
use crate::card::{Card, CardSet, Source};
use crate::effect::{Ability, Cost, Effect};
use crate::event::Event;
use crate::frame::Frame;
use crate::play::Play;
use crate::table_now::TableNow;

impl TableNow<'_> {
    /// Face-up top cards with an activated ability that were not activated this turn (L7.1, L-R10).
    pub(crate) fn not_yet_activated(self, me: Seat) -> CardSet {
        (self.visible(me) & self.content.groups.activatable).without(self.state.turn.activated)
    }

    /// Whether `card`, one of those, can be activated now (L7.2).
    pub(crate) fn can_activate(self, me: Seat, card: Card) -> bool {
        let Some(activation) = &self.content.card(card).activation else { return false };
        self.can_pay_activation(me, activation.cost)
            && activation.effects.as_slice().iter().all(|&effect| self.has_target(me, card, effect))
    }

    /// Whether an effect that needs something to work on finds it.
    pub(crate) fn has_target(self, me: Seat, card: Card, effect: Effect) -> bool {
        match effect {
            // L-R16, L5.5
            Effect::CoverFromBoard => {
                !self.state.turn.placed.has(card)
                    && self.state.board.cards().any(|(_, other)| self.can_cover_with(me, other))
            }
            // L-R17
            Effect::ActivateAgain => !self.repeatable(me, card).is_empty(),
            Effect::GainCash(_)
            | Effect::GainPrestige(_)
            | Effect::RemovePoverty(_)
            | Effect::TakePoverty(_)
            | Effect::DrawCards(_)
            | Effect::BuildWithoutDiscard(_)
            | Effect::DiscardUpTo(_)
            | Effect::CollectTill
            | Effect::HandCausesNoPoverty
            | Effect::TakeCashFromOpponents(_)
            | Effect::OpponentsPay(_)
            | Effect::GivePoverty(_)
            | Effect::OpponentTakesPoverty(_) => true,
        }
    }

    /// L-R16: a building card, its additional cost within reach.
    pub(crate) fn can_cover_with(self, me: Seat, card: Card) -> bool {
        self.content.groups.buildings.has(card)
            && self.can_pay(me, self.build_cost(me, card, false))
    }

    /// L-R17: another card activated in this run and still on top; not one that repeats, either.
    pub(crate) fn repeatable(self, me: Seat, card: Card) -> CardSet {
        let done = self.player(me).tops & self.state.turn.activated;
        done.filter(|&other| other != card && !self.repeats(other)).collect()
    }

    fn repeats(self, card: Card) -> bool {
        let activation = &self.content.card(card).activation;
        activation.as_ref().is_some_and(|activation| {
            activation.effects.as_slice().contains(&Effect::ActivateAgain)
        })
    }

    /// Whether the top borough's run effect is still due (L7.5).
    pub(crate) fn run_effect_due(self, me: Seat) -> bool {
        !self.state.turn.run_effect_done
            && self
                .player(me)
                .top_borough
                .is_some_and(|borough| !self.content.borough(borough).run.as_slice().is_empty())
    }

    /// L7.6: the poverty of ending a run now, for stacks, loans and cards in hand.
    pub(crate) fn run_poverty(self, me: Seat) -> [i32; 3] {
        let player = self.player(me);
        let cards = i32::try_from(player.hand.len()).unwrap_or(i32::MAX);
        let hand = if self.state.turn.hand_causes_no_poverty {
            0
        } else {
            (cards - self.hand_spared(me)).max(0)
        };
        [i32::from(player.stacks), player.loans, hand]
    }

    pub(super) fn list_activations(
        self,
        me: Seat,
        out: &mut impl Choices<Action>,
    ) -> ControlFlow<()> {
        let open = self.not_yet_activated(me);
        for card in open {
            if self.can_activate(me, card) {
                out.offer(Action::Activate(card))?;
            }
        }
        let offers = self.anything(me, Ability::RunOffer);
        // L-R30: only while something could still come after it.
        if self.run_effect_due(me)
            && (!open.is_empty() || (offers && self.run_offers(me).next().is_some()))
        {
            out.offer(Action::RunEffect)?;
        }
        // L-R12
        if offers {
            for (source, cost, _) in self.run_offers(me) {
                if self.can_pay_offer(me, cost) {
                    out.offer(Action::UseOffer(source))?;
                }
            }
        }
        self.list_exchanges(me, out)?;
        self.list_loan(me, out)?;
        out.offer(Action::Done)
    }

    pub(crate) fn can_pay_offer(self, me: Seat, cost: Cost) -> bool {
        match cost {
            Cost::Cash(price) => self.can_pay(me, i32::from(price)),
            Cost::Discard(filter) => !self.matching(self.player(me).hand, filter).is_empty(),
        }
    }

    /// L7.2: a card of any colour, paupers included (L-R06).
    pub(super) fn list_activation_costs(
        self,
        me: Seat,
        card: Card,
        out: &mut impl Choices<Action>,
    ) -> ControlFlow<()> {
        if self.card_cost_as_cash(me).is_some_and(|price| self.can_pay(me, price)) {
            out.offer(Action::PayCash)?;
        }
        let activation = &self.content.card(card).activation;
        let Some(Cost::Discard(filter)) = activation.as_ref().and_then(|a| a.cost) else {
            return ControlFlow::Continue(());
        };
        self.list_cards(self.matching(self.player(me).hand, filter), Action::Discard, out)
    }

    pub(super) fn list_offer_costs(
        self,
        me: Seat,
        source: Source,
        out: &mut impl Choices<Action>,
    ) -> ControlFlow<()> {
        for (offer, cost, _) in self.run_offers(me) {
            if let Cost::Discard(filter) = cost
                && offer == source
            {
                let cards = self.matching(self.player(me).hand, filter);
                self.list_cards(cards, Action::Discard, out)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// L7.4, L7.7, L-R15: the card itself, another in its place, or neither for a price.
    pub(super) fn list_flips(
        self,
        me: Seat,
        card: Card,
        out: &mut impl Choices<Action>,
    ) -> ControlFlow<()> {
        if !self.visible(me).has(card) {
            return ControlFlow::Continue(());
        }
        out.offer(Action::Flip)?;
        self.flips_instead(me, card).try_for_each(|other| out.offer(Action::FlipInstead(other)))?;
        if self.spares_flip(me).is_some() {
            out.offer(Action::SpareFlip)?;
        }
        ControlFlow::Continue(())
    }
}

impl<S: Sink<Event>> Play<'_, S> {
    pub(super) fn activate(&mut self, card: Card) {
        let seat = self.active();
        let title = self.title(card);
        self.state.turn.activated.insert(card);
        self.events.tell(|| Event::Activated { seat, card: title });
        self.begin_activation(card);
        let cost = self.content.card(card).activation.as_ref().and_then(|a| a.cost);
        match cost {
            None => {}
            Some(Cost::Cash(price)) => self.pay(seat, i32::from(price)),
            Some(Cost::Discard(_)) => self.push(Frame::ActivationCost { card }),
        }
    }

    /// The effect, and after it the turning over.
    fn begin_activation(&mut self, card: Card) {
        let flips = self.content.card(card).activation.as_ref().is_some_and(|a| a.flips);
        if flips && self.now().visible(self.active()).has(card) {
            self.push(Frame::Flip { card });
        }
        self.begin_effects(card.into());
    }

    /// L-R17: the whole effect again at no cost, then L7.4 if it is face up.
    pub(super) fn activate_again(&mut self, card: Card) {
        let seat = self.active();
        let title = self.title(card);
        self.pop();
        self.events.tell(|| Event::ActivatedAgain { seat, card: title });
        self.begin_activation(card);
    }

    /// Pays money for an activation that asks for a card.
    pub(super) fn pay_cash_for_card(&mut self) {
        let seat = self.active();
        self.pop();
        if let Some(price) = self.now().card_cost_as_cash(seat) {
            self.pay(seat, price);
        }
    }

    /// L7.5: resolved once, at the moment its owner likes.
    pub(super) fn run_borough(&mut self) {
        let seat = self.active();
        self.state.turn.run_effect_done = true;
        if let Some(borough) = self.state.me().top_borough {
            self.events.tell(|| Event::BoroughRun { seat, borough });
            self.begin_effects(borough.into());
        }
    }

    pub(super) fn use_offer(&mut self, source: Source) {
        let seat = self.active();
        let Some((_, cost, _)) = self.now().run_offers(seat).find(|offer| offer.0 == source) else {
            return;
        };
        match cost {
            Cost::Cash(price) => {
                self.pay(seat, i32::from(price));
                self.gain_by_offer(source);
            }
            Cost::Discard(_) => self.push(Frame::OfferCost { source }),
        }
    }

    pub(crate) fn gain_by_offer(&mut self, source: Source) {
        let seat = self.active();
        let found = self.now().run_offers(seat).find(|offer| offer.0 == source);
        if let Some((_, _, gain)) = found {
            self.use_up(source);
            self.gain(seat, gain);
        }
    }

    pub(super) fn flip_activated(&mut self, frame: Frame) {
        let Frame::Flip { card } = frame else { return };
        self.pop();
        self.flip(self.active(), card);
    }

    /// L7.7
    pub(super) fn flip_instead(&mut self, frame: Frame, other: Card) {
        self.spare(frame);
        self.flip(self.active(), other);
    }

    pub(super) fn spare_flip(&mut self, frame: Frame) {
        let seat = self.active();
        if let Some((source, price)) = self.now().spares_flip(seat) {
            self.use_up(source);
            self.pay(seat, price);
        }
        self.spare(frame);
    }

    fn spare(&mut self, frame: Frame) {
        let Frame::Flip { card } = frame else { return };
        let (seat, title) = (self.active(), self.title(card));
        self.pop();
        self.events.tell(|| Event::Spared { seat, card: title });
    }

    /// L-R30: a run effect still open is resolved now; then L7.6.
    pub(super) fn finish_run(&mut self) {
        self.replace(Frame::EndRun);
        if self.now().run_effect_due(self.active()) {
            self.run_borough();
        }
    }

    /// L7.6
    pub(super) fn end_run(&mut self) {
        self.pop();
        let seat = self.active();
        let [stacks, loans, hand] = self.now().run_poverty(seat);
        self.events.tell(|| Event::RunEnded { seat, stacks, loans, hand });
        self.take_poverty(seat, stacks + loans + hand);
    }
}
