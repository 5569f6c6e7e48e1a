//! Changes of the table, each in one place together with what it tells.

use table::{Seat, Sink};

use crate::action::Space;
use crate::card::{Borough, Card, CardSet, Source, SourceKind, Title};
use crate::content::Content;
use crate::event::{Event, Named, Witnesses};
use crate::frame::Frame;
use crate::options::Options;
use crate::state::{Beneath, Player, State};
use crate::table_now::TableNow;

/// The table while an action is being applied: the truth, and somebody who listens.
pub(crate) struct Play<'t, S> {
    pub(crate) content: &'t Content,
    pub(crate) options: Options,
    pub(crate) state: &'t mut State,
    pub(crate) events: &'t mut S,
}

impl<S: Sink<Event>> Play<'_, S> {
    /// The table as it stands.
    #[inline]
    pub(crate) fn now(&self) -> TableNow<'_> {
        TableNow { content: self.content, options: self.options, state: self.state }
    }

    /// Whose turn it is; every question of London goes to that player.
    #[inline]
    pub(crate) fn active(&self) -> Seat {
        self.state.active
    }

    #[inline]
    pub(crate) fn player(&mut self, seat: Seat) -> &mut Player {
        &mut self.state.players[seat]
    }

    #[inline]
    pub(crate) fn title(&self, card: Card) -> Title {
        self.content.title_of(card)
    }

    #[inline]
    pub(crate) fn push(&mut self, frame: Frame) {
        self.state.frames.push(frame);
    }

    #[inline]
    pub(crate) fn pop(&mut self) {
        self.state.frames.pop();
    }

    #[inline]
    pub(crate) fn replace(&mut self, frame: Frame) {
        self.state.frames.replace(frame);
    }

    // Money and loans

    pub(crate) fn gain_cash(&mut self, seat: Seat, cash: i32) {
        if cash != 0 {
            self.player(seat).cash += cash;
            self.events.tell(|| Event::CashGained { seat, cash });
        }
    }

    /// Pays to the supply, borrowing what is missing (L8.2).
    pub(crate) fn pay(&mut self, seat: Seat, price: i32) {
        let cash = self.raise(seat, price);
        if cash != 0 {
            self.player(seat).cash -= cash;
            self.events.tell(|| Event::Paid { seat, cash });
        }
    }

    /// Pays to another player. What a limited supply of loans cannot cover is dropped (L8.6b).
    pub(crate) fn give_cash(&mut self, from: Seat, to: Seat, price: i32) {
        let cash = self.raise(from, price);
        if cash != 0 {
            self.player(from).cash -= cash;
            self.player(to).cash += cash;
            self.events.tell(|| Event::CashGiven { from, to, cash });
        }
    }

    /// Takes the loans that `price` needs, and says how much of it can be paid.
    fn raise(&mut self, seat: Seat, price: i32) -> i32 {
        let loans = self.now().loans_for(seat, price);
        if loans > 0 {
            self.borrow(seat, loans);
        }
        price.min(self.player(seat).cash)
    }

    pub(crate) fn borrow(&mut self, seat: Seat, loans: i32) {
        let gained = loans * self.now().loan_pays(seat);
        let player = self.player(seat);
        player.loans += loans;
        player.cash += gained;
        if self.options.limited_loans {
            self.state.loans_left -= u8::try_from(loans).unwrap_or(self.state.loans_left);
        }
        self.events.tell(|| Event::LoansTaken { seat, loans, gained });
    }

    pub(crate) fn repay(&mut self, seat: Seat, loans: i32) {
        let paid = loans * self.now().repayment(seat);
        let player = self.player(seat);
        player.loans -= loans;
        player.cash -= paid;
        if self.options.limited_loans {
            self.state.loans_left += u8::try_from(loans).unwrap_or(0);
        }
        self.events.tell(|| Event::LoansRepaid { seat, loans, paid });
    }

    // Prestige and poverty

    pub(crate) fn gain_prestige(&mut self, seat: Seat, prestige: i32) {
        if prestige != 0 {
            self.player(seat).prestige += prestige;
            self.events.tell(|| Event::PrestigeGained { seat, prestige });
        }
    }

    pub(crate) fn take_poverty(&mut self, seat: Seat, poverty: i32) {
        if poverty != 0 {
            self.player(seat).poverty += poverty;
            self.events.tell(|| Event::PovertyTaken { seat, poverty });
        }
    }

    /// L7.3: removing poverty that one does not have does nothing.
    pub(crate) fn remove_poverty(&mut self, seat: Seat, most: i32) {
        let poverty = most.min(self.player(seat).poverty);
        if poverty > 0 {
            self.player(seat).poverty -= poverty;
            self.events.tell(|| Event::PovertyRemoved { seat, poverty });
        }
    }

    pub(crate) fn give_poverty(&mut self, from: Seat, to: Seat, most: i32) {
        let poverty = most.min(self.player(from).poverty);
        if poverty > 0 {
            self.player(from).poverty -= poverty;
            self.player(to).poverty += poverty;
            self.events.tell(|| Event::PovertyGiven { from, to, poverty });
        }
    }

    // Cards

    /// Takes the top card of the deck into a hand. Who knew it there knows it still.
    pub(crate) fn draw_top(&mut self, seat: Seat) {
        if let Some(card) = self.state.deck.top {
            self.state.deck.top = self.below(card);
            self.put_drawn_in_hand(seat, card);
        }
    }

    /// Takes a card from among the first `within` cards of the deck into a hand.
    pub(crate) fn draw_seen(&mut self, seat: Seat, card: Card, within: u8) {
        if self.state.deck.top == Some(card) {
            return self.draw_top(seat);
        }
        let mut above = self.state.deck.top;
        for _ in 1..within {
            let Some(upper) = above else { return };
            if self.below(upper) == Some(card) {
                let lower = self.state.under.get(card);
                self.state.under.set(upper, lower);
                self.put_drawn_in_hand(seat, card);
                return;
            }
            above = self.below(upper);
        }
    }

    fn below(&self, card: Card) -> Option<Card> {
        match self.state.under.get(card) {
            Beneath::Card(below) => Some(below),
            Beneath::Ground(_) => None,
        }
    }

    fn put_drawn_in_hand(&mut self, seat: Seat, card: Card) {
        self.state.deck.len -= 1;
        self.state.quiet_turns = 0;
        self.state.turn.deck_used = true;
        self.player(seat).hand.insert(card);
        let title = self.title(card);
        let (state, events) = (&*self.state, &mut *self.events);
        events.tell(|| {
            let others = state.seats.others(seat);
            let knowing = others.filter(|&other| state.players[other].seen.has(card));
            let known = knowing.fold(Witnesses::default().and(seat), Witnesses::and);
            Event::DrewFromDeck { seat, card: Some(title), known }
        });
    }

    /// Takes a card from the board into a hand, where all know it (L-R01).
    pub(crate) fn draw_from_board(&mut self, seat: Seat, space: Space) {
        if let Some(card) = self.take_from_board(space) {
            self.put_public_in_hand(seat, card);
            let title = self.title(card);
            self.events.tell(|| Event::DrewFromBoard { seat, card: title, space });
        }
    }

    pub(crate) fn take_from_board(&mut self, space: Space) -> Option<Card> {
        self.state.board.spaces[usize::from(space.0)].take()
    }

    pub(crate) fn put_public_in_hand(&mut self, seat: Seat, card: Card) {
        self.player(seat).hand.insert(card);
        self.state.public.insert(card);
    }

    /// Takes one copy of a title out of a hand; the card is then in nobody's place.
    ///
    /// L-R29: others cannot tell copies apart, so a copy that they knew of counts as gone.
    pub(crate) fn take_from_hand(&mut self, seat: Seat, title: Title) -> Option<Card> {
        let card = self.now().copy_in_hand(seat, title)?;
        self.player(seat).hand.remove(card);
        let left = self.player(seat).hand & self.content.copies(title);
        if !left.is_empty() && !self.state.public.has(card) {
            for other in self.state.seats.others(seat) {
                let seen = &mut self.player(other).seen;
                if !seen.has(card)
                    && let Some(known) = (*seen & left).first()
                {
                    seen.remove(known);
                }
            }
        }
        self.state.public.remove(card);
        Some(card)
    }

    /// Puts a card on the board (L3.3, L3.4).
    pub(crate) fn put_on_board(&mut self, card: Card) -> Space {
        let space = self.state.board.free().unwrap_or_else(|| {
            self.move_board();
            Space(0)
        });
        self.state.board.spaces[usize::from(space.0)] = Some(card);
        space
    }

    /// L3.4: the bottom row leaves the game, the top row moves down.
    fn move_board(&mut self) {
        let board = &mut self.state.board;
        let gone: CardSet = board.spaces[5..].iter().flatten().copied().collect();
        board.spaces.copy_within(..5, 5);
        board.spaces[..5].fill(None);
        self.state.gone |= gone;
        let content = self.content;
        self.events
            .tell(|| Event::BoardMoved { gone: gone.map(|card| content.title_of(card)).collect() });
    }

    /// Discards one copy of a title from a hand.
    pub(crate) fn discard(&mut self, seat: Seat, title: Title) {
        if let Some(card) = self.take_from_hand(seat, title) {
            let space = self.put_on_board(card);
            self.events.tell(|| Event::Discarded { seat, card: title, space });
        }
    }

    pub(crate) fn leave_game(&mut self, card: Card) {
        self.state.gone.insert(card);
    }

    /// Places a card as a new stack or on top of `covered`; money lying on that one is lost (L-R18).
    pub(crate) fn place(&mut self, seat: Seat, card: Card, covered: Option<Card>) {
        let beneath = match covered {
            Some(top) => {
                self.lose_till(seat, top);
                self.player(seat).tops.remove(top);
                Beneath::Card(top)
            }
            None => {
                let player = self.player(seat);
                player.stacks += 1;
                Beneath::Ground(player.stacks - 1)
            }
        };
        self.state.under.set(card, beneath);
        self.player(seat).tops.insert(card);
        self.state.turn.placed.insert(card);
        let title = self.title(card);
        let (state, events) = (&*self.state, &mut *self.events);
        events.tell(|| {
            let stack = state.under.stack_number(card);
            Event::CardPlaced { seat, card: title, stack, new: covered.is_none() }
        });
        self.fill_tills(seat, card);
    }

    /// L-R07, L-R18: every such card that stays visible collects, but not the one just placed.
    fn fill_tills(&mut self, seat: Seat, placed: Card) {
        for card in self.now().tills(seat).without(CardSet::of(placed)) {
            let cash = self.now().till_fills(card);
            let till = &mut self.state.tills[usize::from(self.content.groups.tills[card.index()])];
            *till = till.saturating_add(cash);
            let title = self.title(card);
            self.events.tell(|| Event::TillFilled { seat, card: title, cash });
        }
    }

    /// Empties the till of a card and says what was in it.
    pub(crate) fn empty_till(&mut self, card: Card) -> u8 {
        if self.content.with_ability(crate::effect::Ability::TillFills).has(card) {
            let till = usize::from(self.content.groups.tills[card.index()]);
            std::mem::take(&mut self.state.tills[till])
        } else {
            0
        }
    }

    fn lose_till(&mut self, seat: Seat, card: Card) {
        let cash = self.empty_till(card);
        if cash > 0 {
            let title = self.title(card);
            self.events.tell(|| Event::TillLost { seat, card: title, cash });
        }
    }

    /// L7.4: the stack stays, the card's abilities end. Money still lying on it is lost.
    pub(crate) fn flip(&mut self, seat: Seat, card: Card) {
        self.lose_till(seat, card);
        self.state.face_down.insert(card);
        let title = self.title(card);
        self.events.tell(|| Event::Flipped { seat, card: title });
    }

    // Abilities and land

    /// Notes that a once-a-turn ability was used (L1.6).
    pub(crate) fn use_up(&mut self, source: Source) {
        let seat = self.active();
        match source.kind() {
            SourceKind::Card(card) => self.state.turn.used.insert(card),
            SourceKind::Borough(borough) => self.state.turn.used_boroughs.insert(borough),
        }
        let content = self.content;
        self.events.tell(|| Event::AbilityUsed { seat, source: Named::of(content, source) });
    }

    pub(crate) fn turn_up_land(&mut self, place: usize) {
        let next = self.state.land.deck.pop();
        self.state.land.offer[place] = next;
        if let Some(borough) = next {
            self.events.tell(|| Event::LandTurnedUp { borough });
        }
    }

    pub(crate) fn own_land(&mut self, seat: Seat, borough: Borough) {
        let player = self.player(seat);
        player.boroughs.insert(borough);
        player.top_borough = Some(borough);
    }
}
