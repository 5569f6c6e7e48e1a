//! L5: developing the city.

use std::ops::ControlFlow;

use table::{Choices, Seat, Sink};

use crate::Colour;
use crate::action::{Action, Means};
use crate::card::{Card, CardSet, Title};
use crate::content::CardKind;
use crate::event::Event;
use crate::frame::Frame;
use crate::play::Play;
use crate::table_now::TableNow;

impl TableNow<'_> {
    /// L5.9: whether any card in hand can be played.
    pub(crate) fn can_develop(self, me: Seat) -> bool {
        let hand = self.player(me).hand;
        !(hand & self.content.groups.actions).is_empty() || !self.buildable(me).is_empty()
    }

    /// Building cards in hand that could be paid for, their discard included (L5.2, L5.3).
    pub(crate) fn buildable(self, me: Seat) -> CardSet {
        let hand = self.player(me).hand;
        let groups = &self.content.groups;
        let buildings = hand & groups.buildings;
        let mut payable = buildings & groups.without_discard;
        // Asked at most once: abilities matter only to a card that is the last of its colour.
        let mut any_colour = None;
        for colour in [Colour::Brown, Colour::Blue, Colour::Pink] {
            let mine = hand & self.content.of_colour(colour);
            if mine.len() >= 2
                || (mine.len() == 1 && {
                    let others = hand.without(mine);
                    let any = *any_colour.get_or_insert_with(|| self.any_colour_pays(me).any());
                    (any && !others.is_empty())
                        || (!(others & self.content.of_colour(Colour::Grey)).is_empty()
                            && self.paupers_pay_for(me, colour))
                })
            {
                payable |= buildings & mine;
            }
        }
        if self.options.limited_loans {
            payable.filter(|&card| self.can_pay_for_build(me, card)).collect()
        } else {
            payable
        }
    }

    /// With a limited supply of loans: whether some discard leaves `card` within reach (L8.6b).
    fn can_pay_for_build(self, me: Seat, card: Card) -> bool {
        let cost = self.build_cost(me, card, true);
        if self.content.groups.without_discard.has(card) {
            return self.can_pay(me, cost);
        }
        let hand = self.player(me).hand.without(CardSet::of(card));
        let within_reach = self.each_payment(me, card, hand, |_, _, price| {
            if self.can_pay(me, cost + price) {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        });
        within_reach.is_break()
    }

    /// L5.1: one card at a time.
    pub(super) fn list_cards_to_play(
        self,
        me: Seat,
        played: bool,
        out: &mut impl Choices<Action>,
    ) -> ControlFlow<()> {
        let playable = self.buildable(me) | (self.player(me).hand & self.content.groups.actions);
        self.list_cards(playable, Action::Play, out)?;
        if played {
            // L-R13: between two plays.
            self.list_exchanges(me, out)?;
        }
        self.list_loan(me, out)?;
        if played { out.offer(Action::Done) } else { ControlFlow::Continue(()) }
    }

    /// L5.2, L5.7, L-R31: what may be discarded for `card`, which has left the hand already.
    pub(super) fn list_payments(
        self,
        me: Seat,
        card: Card,
        out: &mut impl Choices<Action>,
    ) -> ControlFlow<()> {
        let cost = self.build_cost(me, card, true);
        let hand = self.player(me).hand;
        self.each_payment(me, card, hand, |title, means, price| {
            if self.can_pay(me, cost + price) {
                out.offer(Action::Pay(title, means))
            } else {
                ControlFlow::Continue(())
            }
        })
    }

    /// Every title of `hand` that may be discarded for `card`, with the means and its price.
    fn each_payment(
        self,
        me: Seat,
        card: Card,
        hand: CardSet,
        mut offer: impl FnMut(Title, Means, i32) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let colour = self.content.card(card).colour;
        let plain = hand & self.content.of_colour(colour);
        let paupers = hand & self.content.of_colour(Colour::Grey);
        let any = if hand == plain { Default::default() } else { self.any_colour_pays(me) };
        let free_paupers = !paupers.is_empty() && self.paupers_pay_for(me, colour);
        for (title, discard) in self.one_of_each(hand) {
            let free =
                plain.has(discard) || (free_paupers && paupers.has(discard)) || any.free.is_some();
            if free {
                offer(title, Means::Plain, 0)?;
                continue;
            }
            for means in [Means::Priced, Means::Once] {
                if let Some((_, price)) = any.by(means) {
                    offer(title, means, price)?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// L5.4, L5.5: a new stack, or any stack whose top was not placed this turn.
    pub(super) fn list_places(self, me: Seat, out: &mut impl Choices<Action>) -> ControlFlow<()> {
        out.offer(Action::NewStack)?;
        let mut tops = self.player(me).tops.without(self.state.turn.placed);
        tops.try_for_each(|top| out.offer(Action::Cover(top)))
    }

    /// L-R19: building cards of any colour, no discards.
    pub(super) fn list_cards_to_build_free(
        self,
        me: Seat,
        out: &mut impl Choices<Action>,
    ) -> ControlFlow<()> {
        let buildings = self.player(me).hand & self.content.groups.buildings;
        let payable: CardSet =
            buildings.filter(|&card| self.can_pay(me, self.build_cost(me, card, true))).collect();
        self.list_cards(payable, Action::Play, out)?;
        self.list_loan(me, out)?;
        out.offer(Action::Done)
    }
}

impl<S: Sink<Event>> Play<'_, S> {
    /// L-R07: the card is chosen and shown; its discard, price and place follow.
    pub(super) fn play_card(&mut self, frame: Frame, title: Title) {
        let seat = self.active();
        let Some(card) = self.take_from_hand(seat, title) else { return };
        let free = self.note_played(frame);
        match self.content.title(title).kind {
            CardKind::Action => self.play_action_card(seat, card),
            CardKind::Building | CardKind::Pauper => {
                self.events.tell(|| Event::BuildBegan { seat, card: title });
                if free || !self.content.title(title).needs_discard {
                    let cost = self.now().build_cost(seat, card, true);
                    self.pay(seat, cost);
                    self.push(Frame::Place { card });
                } else {
                    self.push(Frame::PayFor { card });
                }
            }
        }
    }

    /// Notes in the frame below that a card is being played; says whether it needs no discard.
    fn note_played(&mut self, frame: Frame) -> bool {
        if let Frame::BuildFree { left } = frame {
            if left > 1 {
                self.replace(Frame::BuildFree { left: left - 1 });
            } else {
                self.pop();
            }
            true
        } else {
            self.replace(Frame::Develop { played: true });
            false
        }
    }

    /// L5.8: an action card does its effect and leaves the game.
    fn play_action_card(&mut self, seat: Seat, card: Card) {
        let title = self.title(card);
        self.leave_game(card);
        self.events.tell(|| Event::ActionCardPlayed { seat, card: title });
        self.begin_effects(card.into());
    }

    pub(super) fn answer_payment(&mut self, frame: Frame, title: Title, means: Means) {
        let Frame::PayFor { card } = frame else { return };
        let seat = self.active();
        let mut price = self.now().build_cost(seat, card, true);
        let ability = self.now().any_colour_pays(seat).by(means);
        if means != Means::Plain
            && let Some((source, extra)) = ability
        {
            price += extra;
            if means == Means::Once {
                self.use_up(source);
            }
        }
        self.replace(Frame::Place { card });
        // L8.2: loans come before any card is discarded.
        self.pay(seat, price);
        self.events.tell(|| Event::PaidWithCard { seat, card: title, means });
        self.discard(seat, title);
    }

    pub(super) fn answer_place(&mut self, frame: Frame, covered: Option<Card>) {
        let Frame::Place { card } = frame else { return };
        self.pop();
        self.place(self.active(), card, covered);
        self.state.turn.built = true;
    }
}
