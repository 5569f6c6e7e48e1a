//! The one interpreter of effects.

use std::ops::ControlFlow;

use table::{Choices, Seat, Sink};

use super::data::{Discards, Effect, Effects, Gain};
use crate::action::{Action, Space};
use crate::card::{Card, Source, SourceKind};
use crate::content::Content;
use crate::event::Event;
use crate::frame::Frame;
use crate::play::Play;
use crate::table_now::TableNow;

impl Content {
    /// What a source does: a card when activated or played as an action, a borough when run.
    pub(crate) fn effects(&self, source: Source) -> &[Effect] {
        self.all_effects(source).map_or(&[], Effects::as_slice)
    }

    fn all_effects(&self, source: Source) -> Option<&Effects> {
        match source.kind() {
            SourceKind::Card(card) => {
                let facts = self.card(card);
                facts.action.as_ref().or(facts.activation.as_ref().map(|a| &a.effects))
            }
            SourceKind::Borough(borough) => Some(&self.borough(borough).run),
        }
    }

    /// The part of an effect that lets cards be discarded.
    fn discards(&self, source: Source, part: u8) -> Option<Discards> {
        let effect = self.effects(source).get(usize::from(part))?;
        if let Effect::DiscardUpTo(discards) = effect { Some(*discards) } else { None }
    }
}

impl TableNow<'_> {
    /// L-R11: whether the order of the parts still to be done is the player's choice.
    pub(crate) fn order_is_asked(self, source: Source, todo: u8) -> bool {
        todo.count_ones() > 1
            && self.content.all_effects(source).is_some_and(Effects::order_matters)
    }

    pub(crate) fn list_parts(
        self,
        source: Source,
        todo: u8,
        out: &mut impl Choices<Action>,
    ) -> ControlFlow<()> {
        let parts = 0..u8::try_from(self.content.effects(source).len()).unwrap_or(0);
        parts
            .filter(|part| todo >> part & 1 == 1)
            .try_for_each(|part| out.offer(Action::Part(part)))
    }

    /// L-R23: "up to" and "any number" include none.
    pub(crate) fn list_optional_discards(
        self,
        me: Seat,
        source: Source,
        part: u8,
        out: &mut impl Choices<Action>,
    ) -> ControlFlow<()> {
        if let Some(discards) = self.content.discards(source, part) {
            let cards = self.matching(self.player(me).hand, discards.only);
            self.list_cards(cards, Action::Discard, out)?;
        }
        out.offer(Action::Done)
    }

    /// L-R16
    pub(crate) fn list_cards_to_cover_with(
        self,
        me: Seat,
        out: &mut impl Choices<Action>,
    ) -> ControlFlow<()> {
        self.list_spaces(|card| self.can_cover_with(me, card), Action::Take, out)
    }

    /// L-R17
    pub(crate) fn list_cards_to_repeat(
        self,
        me: Seat,
        card: Card,
        out: &mut impl Choices<Action>,
    ) -> ControlFlow<()> {
        self.repeatable(me, card).try_for_each(|other| out.offer(Action::Again(other)))
    }

    pub(crate) fn list_opponents(
        self,
        me: Seat,
        out: &mut impl Choices<Action>,
    ) -> ControlFlow<()> {
        let mut opponents = self.state.seats.all().filter(|&seat| seat != me);
        opponents.try_for_each(|seat| out.offer(Action::Name(seat)))
    }
}

impl<S: Sink<Event>> Play<'_, S> {
    /// Begins all effects of a source.
    pub(crate) fn begin_effects(&mut self, source: Source) {
        let parts = self.content.effects(source).len();
        self.push(Frame::Resolve { source, todo: (1 << parts) - 1 });
    }

    /// Does the first part still to be done.
    pub(crate) fn resolve_next(&mut self, source: Source, todo: u8) {
        if todo == 0 {
            self.pop();
        } else {
            let part = u8::try_from(todo.trailing_zeros()).unwrap_or(0);
            self.resolve_part(Frame::Resolve { source, todo }, part);
        }
    }

    pub(crate) fn resolve_part(&mut self, frame: Frame, part: u8) {
        let Frame::Resolve { source, todo } = frame else { return };
        let left = todo & !(1 << part);
        if left == 0 {
            self.pop();
        } else {
            self.replace(Frame::Resolve { source, todo: left });
        }
        if let Some(&effect) = self.content.effects(source).get(usize::from(part)) {
            self.resolve(source, part, effect);
        }
    }

    fn resolve(&mut self, source: Source, part: u8, effect: Effect) {
        let me = self.active();
        match effect {
            Effect::GainCash(amount) => self.gain_cash(me, self.now().amount(me, amount)),
            Effect::GainPrestige(amount) => self.gain_prestige(me, self.now().amount(me, amount)),
            Effect::RemovePoverty(amount) => self.remove_poverty(me, self.now().amount(me, amount)),
            Effect::TakePoverty(amount) => self.take_poverty(me, self.now().amount(me, amount)),
            Effect::DrawCards(left) => self.push(Frame::Draw { left, more: 0 }),
            Effect::BuildWithoutDiscard(left) => self.push(Frame::BuildFree { left }),
            Effect::DiscardUpTo(discards) => {
                self.push(Frame::DiscardUpTo { source, part, left: discards.cards });
            }
            Effect::CollectTill => self.collect_till(me, source),
            Effect::CoverFromBoard => self.with_card(source, |card| Frame::CoverFromBoard { card }),
            Effect::ActivateAgain => self.with_card(source, |card| Frame::ActivateAgain { card }),
            Effect::HandCausesNoPoverty => {
                self.state.turn.hand_causes_no_poverty = true;
                self.events.tell(|| Event::HandSpared { seat: me });
            }
            Effect::TakeCashFromOpponents(cash) => {
                for opponent in self.state.seats.others(me) {
                    self.give_cash(opponent, me, i32::from(cash));
                }
            }
            Effect::OpponentsPay(amount) => {
                for opponent in self.state.seats.others(me) {
                    self.pay(opponent, self.now().amount(opponent, amount));
                }
            }
            // L-R24: without own poverty nothing moves, so nobody is asked.
            Effect::GivePoverty(_) if self.state.me().poverty == 0 => {}
            Effect::GivePoverty(_) | Effect::OpponentTakesPoverty(_) => {
                self.push(Frame::ChooseOpponent { source, part });
            }
        }
    }

    fn with_card(&mut self, source: Source, frame: impl Fn(Card) -> Frame) {
        if let SourceKind::Card(card) = source.kind() {
            self.push(frame(card));
        }
    }

    fn collect_till(&mut self, seat: Seat, source: Source) {
        if let SourceKind::Card(card) = source.kind() {
            let cash = self.empty_till(card);
            self.gain_cash(seat, i32::from(cash));
        }
    }

    pub(crate) fn gain(&mut self, seat: Seat, gain: Gain) {
        self.gain_cash(seat, i32::from(gain.cash));
        self.gain_prestige(seat, i32::from(gain.prestige));
        self.remove_poverty(seat, i32::from(gain.relief));
    }

    pub(crate) fn answer_opponent(&mut self, frame: Frame, opponent: Seat) {
        let Frame::ChooseOpponent { source, part } = frame else { return };
        let me = self.active();
        self.pop();
        let effect = self.content.effects(source).get(usize::from(part)).copied();
        if let Some(Effect::GivePoverty(poverty)) = effect {
            self.give_poverty(me, opponent, i32::from(poverty));
        } else if let Some(Effect::OpponentTakesPoverty(poverty)) = effect {
            self.take_poverty(opponent, i32::from(poverty));
        }
    }

    /// A card goes from hand to the board: as a price, for a gain, or because the hand is too large.
    pub(crate) fn answer_discard(&mut self, frame: Frame, title: crate::Title) {
        let me = self.active();
        self.discard(me, title);
        if let Frame::DiscardUpTo { source, part, left } = frame {
            let left = left.saturating_sub(1);
            if left == 0 {
                self.pop();
            } else {
                self.replace(Frame::DiscardUpTo { source, part, left });
            }
            if let Some(discards) = self.content.discards(source, part) {
                self.gain(me, discards.each);
            }
        } else if let Frame::OfferCost { source } = frame {
            self.pop();
            self.gain_by_offer(source);
        } else if frame != Frame::Trim {
            self.pop();
        }
    }

    /// A card of the board is chosen, to be built over another or to be exchanged.
    pub(crate) fn answer_take(&mut self, frame: Frame, space: Space) {
        if let Frame::CoverFromBoard { card } = frame {
            self.pop();
            self.cover_from_board(card, space);
        } else {
            self.choose_exchange(space);
        }
    }

    /// L-R16: its additional cost is paid, no card is discarded for it.
    fn cover_from_board(&mut self, covered: Card, space: Space) {
        let seat = self.active();
        let Some(card) = self.take_from_board(space) else { return };
        let cost = self.now().build_cost(seat, card, false);
        self.pay(seat, cost);
        self.place(seat, card, Some(covered));
    }
}
