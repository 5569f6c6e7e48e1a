//! L3: drawing city cards, and choosing from a hand or the board.

use std::ops::ControlFlow;

use table::{Choices, Seat, Sink};

use crate::action::{Action, Space};
use crate::card::{Card, CardSet, Title};
use crate::event::Event;
use crate::frame::Frame;
use crate::play::Play;
use crate::state::Beneath;
use crate::table_now::TableNow;

impl<'t> TableNow<'t> {
    /// L4.6: nothing has left the deck for so long that the next draw must come from it.
    pub(crate) fn deck_is_due(self) -> bool {
        usize::from(self.state.quiet_turns) >= 10 * self.state.seats.count()
            && self.state.deck.len > 0
    }

    /// The first cards of the deck.
    pub(crate) fn top_cards(self, count: u8) -> impl Iterator<Item = Card> + 't {
        self.state.deck_cards().take(usize::from(count))
    }

    /// L4.2 with L-R21 and L-R33.
    pub(super) fn list_start_draw(
        self,
        me: Seat,
        drawn: u8,
        looked: bool,
        seen: u8,
        out: &mut impl Choices<Action>,
    ) -> ControlFlow<()> {
        let (least, _) = self.start_draw(me);
        let deck_due = self.deck_is_due();
        if drawn == 0 && !looked {
            let most = self.looks_at_deck(me).min(self.state.deck.len);
            (1..=most).try_for_each(|cards| out.offer(Action::Look(cards)))?;
        }
        if looked {
            let seen: CardSet = self.top_cards(seen).collect();
            self.one_of_each(seen).try_for_each(|(title, _)| out.offer(Action::DrawSeen(title)))?;
        } else if self.state.deck.len > 0 {
            out.offer(Action::DrawDeck)?;
        }
        if !deck_due {
            self.list_board(Action::DrawBoard, out)?;
        }
        if drawn >= least && !deck_due {
            out.offer(Action::Done)?;
        }
        ControlFlow::Continue(())
    }

    /// L3.1: from the deck or any space of the board. What is only allowed may be stopped.
    pub(super) fn list_draw(self, left: u8, out: &mut impl Choices<Action>) -> ControlFlow<()> {
        if self.state.deck.len > 0 {
            out.offer(Action::DrawDeck)?;
        }
        self.list_board(Action::DrawBoard, out)?;
        if left == 0 { out.offer(Action::Done) } else { ControlFlow::Continue(()) }
    }

    /// The cards on the board; of equal ones in a row the leftmost (L-R02, L-R29).
    pub(super) fn list_board(
        self,
        action: impl Fn(Space) -> Action,
        out: &mut impl Choices<Action>,
    ) -> ControlFlow<()> {
        self.list_spaces(|_| true, action, out)
    }

    pub(crate) fn list_spaces(
        self,
        wanted: impl Fn(Card) -> bool,
        action: impl Fn(Space) -> Action,
        out: &mut impl Choices<Action>,
    ) -> ControlFlow<()> {
        for row in [0..5, 5..10] {
            let mut listed = CardSet::EMPTY;
            for number in row {
                let space = Space(number);
                let Some(card) = self.state.board.at(space) else { continue };
                if wanted(card) && !listed.has(card) {
                    listed |= self.content.copies(self.content.title_of(card));
                    out.offer(action(space))?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// Every title in a hand.
    pub(super) fn list_hand(
        self,
        me: Seat,
        action: impl Fn(Title) -> Action,
        out: &mut impl Choices<Action>,
    ) -> ControlFlow<()> {
        self.list_cards(self.player(me).hand, action, out)
    }

    /// Every title among some cards.
    pub(crate) fn list_cards(
        self,
        cards: CardSet,
        action: impl Fn(Title) -> Action,
        out: &mut impl Choices<Action>,
    ) -> ControlFlow<()> {
        self.one_of_each(cards).try_for_each(|(title, _)| out.offer(action(title)))
    }

    /// L-R21: the cards seen and not taken go back, the next one to be drawn first.
    pub(super) fn list_put_back(
        self,
        placed: u8,
        left: u8,
        out: &mut impl Choices<Action>,
    ) -> ControlFlow<()> {
        let rest: CardSet = self.top_cards(placed + left).skip(usize::from(placed)).collect();
        self.list_cards(rest, Action::PutBack, out)
    }
}

impl<S: Sink<Event>> Play<'_, S> {
    pub(super) fn look_at_deck(&mut self, cards: u8) {
        let seat = self.active();
        let seen: CardSet = self.now().top_cards(cards).collect();
        self.player(seat).seen |= seen;
        if cards > 1 {
            // L-R36: nobody else can say any more which of them lies where.
            for other in self.state.seats.others(seat) {
                let known = &mut self.player(other).seen;
                *known = known.without(seen);
            }
        }
        self.replace(Frame::StartDraw { drawn: 0, looked: true, seen: cards });
        self.tell_top_cards(cards, |cards| Event::DeckSeen { seat, cards });
    }

    fn tell_top_cards(&mut self, count: u8, event: impl FnOnce(Vec<Option<Title>>) -> Event) {
        let (content, state) = (self.content, &*self.state);
        self.events.tell(|| {
            let cards = state.deck_cards().take(usize::from(count));
            event(cards.map(|card| Some(content.title_of(card))).collect())
        });
    }

    pub(super) fn answer_draw_deck(&mut self, frame: Frame) {
        self.draw_top(self.active());
        self.one_drawn(frame);
    }

    pub(super) fn answer_draw_board(&mut self, frame: Frame, space: Space) {
        self.draw_from_board(self.active(), space);
        self.one_drawn(frame);
    }

    pub(super) fn answer_draw_seen(&mut self, frame: Frame, title: Title) {
        let Frame::StartDraw { drawn, looked, seen } = frame else { return };
        let copies = self.content.copies(title);
        let Some(card) = self.now().top_cards(seen).find(|&card| copies.has(card)) else { return };
        self.draw_seen(self.active(), card, seen);
        self.one_drawn(Frame::StartDraw { drawn, looked, seen: seen - 1 });
    }

    /// One card of the draw has been drawn: on to the next, or to the end of it.
    fn one_drawn(&mut self, frame: Frame) {
        if let Frame::StartDraw { drawn, looked, seen } = frame {
            let next = Frame::StartDraw { drawn: drawn + 1, looked, seen };
            let (_, most) = self.now().start_draw(self.active());
            if drawn + 1 < most { self.replace(next) } else { self.end_draw(next) }
        } else if let Frame::Draw { left, more } = frame {
            let (left, more) = if left > 0 { (left - 1, more) } else { (0, more - 1) };
            if left + more > 0 { self.replace(Frame::Draw { left, more }) } else { self.pop() }
        }
    }

    /// The draw is over; cards that were only looked at go back.
    pub(super) fn end_draw(&mut self, frame: Frame) {
        if let Frame::StartDraw { seen, .. } = frame
            && seen > 0
        {
            self.replace(Frame::PutBack { placed: 0, left: seen });
        } else {
            self.pop();
        }
    }

    pub(super) fn answer_put_back(&mut self, frame: Frame, title: Title) {
        let Frame::PutBack { placed, left } = frame else { return };
        let copies = self.content.copies(title);
        let mut window = [Card::default(); 8];
        let count = usize::from(placed + left);
        for (slot, card) in window.iter_mut().zip(self.now().top_cards(placed + left)) {
            *slot = card;
        }
        let window = &mut window[..count];
        let start = usize::from(placed);
        if let Some(at) = window[start..].iter().position(|&card| copies.has(card)) {
            window[start..=start + at].rotate_right(1);
        }
        self.relink_top(window);
        if left > 1 {
            self.replace(Frame::PutBack { placed: placed + 1, left: left - 1 });
        } else {
            self.pop();
            let seat = self.active();
            self.tell_top_cards(placed + left, |cards| Event::PutBack { seat, cards });
        }
    }

    /// Puts the first cards of the deck, all of which are in `cards`, into this order.
    fn relink_top(&mut self, cards: &[Card]) {
        let rest = self.state.deck_cards().nth(cards.len());
        let mut below = rest.map_or(Beneath::Ground(0), Beneath::Card);
        for &card in cards.iter().rev() {
            self.state.under.set(card, below);
            below = Beneath::Card(card);
        }
        self.state.deck.top = cards.first().copied().or(rest);
    }
}
