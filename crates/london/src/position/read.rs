//! The position that lists describe, and everything about them that cannot be.

use table::{Amiss, BySeat, Message, PositionLists, PositionMoment, Seat, list_of};

use super::write::{FACE_DOWN, MONEY, NEXT_STACK, NOTHING};
use super::wrong::Wrong;
use crate::card::{Borough, BoroughSet, Card, CardSet};
use crate::effect::Ability;
use crate::flow::HAND_LIMIT;
use crate::game::London;
use crate::options::LOAN_TOKENS;
use crate::state::{Beneath, Board, Deck, Land, Player, State, TurnNotes, Under};

/// The most that a player can have of anything that is counted.
const MOST: i32 = 9_999;

impl London {
    /// The table before its turn has begun.
    pub(super) fn read_position(
        &self,
        lists: &[(String, Vec<String>)],
    ) -> Result<State, Vec<Amiss>> {
        let mut reading = Reading {
            game: self,
            lists: PositionLists::new(lists, &self.position_lists()),
            left: self.content.cards(),
            boroughs: BoroughSet::default(),
        };
        let state = reading.state();
        reading.lists.finish(state)
    }
}

/// Lists that are being read, and what has not found its place yet.
struct Reading<'g> {
    game: &'g London,
    lists: PositionLists<'g>,
    left: CardSet,
    boroughs: BoroughSet,
}

impl Reading<'_> {
    fn state(&mut self) -> State {
        let seats = self.game.seats;
        let moment = PositionMoment::read(&mut self.lists, seats);
        let mut state = State {
            seats,
            active: moment.active,
            frames: Default::default(),
            // L2.1; a seat that nobody has is as it was laid out.
            players: BySeat::from_fn(|_| Player { cash: 5, ..Player::default() }),
            deck: Deck::default(),
            board: Board::new(seats),
            land: Land::default(),
            under: Under::default(),
            face_down: CardSet::EMPTY,
            gone: CardSet::EMPTY,
            public: CardSet::EMPTY,
            tills: Default::default(),
            turn: TurnNotes::default(),
            loans_left: LOAN_TOKENS,
            quiet_turns: moment.quiet,
            last_turns: moment.last,
            // The turn counts as begun when it begins.
            turns: moment.turn.saturating_sub(1),
        };
        for seat in seats.all() {
            self.seat(&mut state, seat);
        }
        self.board(&mut state);
        self.land(&mut state);
        self.deck(&mut state);
        self.loans(&mut state);
        self.moment(&state);
        self.nothing_is_lost();
        state
    }

    fn wrong(&mut self, list: &str, at: Option<usize>, wrong: Wrong) {
        let why = self.game.say_wrong(wrong);
        self.lists.fault(list, at, why);
    }

    /// One copy of the card that a word names.
    fn card(&mut self, list: &str, at: usize, word: &str) -> Option<Card> {
        let content = &self.game.content;
        let Some(title) = content.find_title(word) else {
            let expected = Message::new("london-expected-title");
            let why = Message::new("position-word").with("expected", expected);
            self.lists.fault(list, Some(at), why);
            return None;
        };
        let copy = (self.left & content.copies(title)).first();
        match copy {
            Some(card) => self.left.remove(card),
            None => self.wrong(list, Some(at), Wrong::CardTwice(title)),
        }
        copy
    }

    /// The cards of a list, each with its place in it.
    fn cards(&mut self, list: &str) -> Vec<(usize, Card)> {
        let words = self.lists.words(list).iter().enumerate();
        words.filter_map(|(at, word)| Some((at, self.card(list, at, word)?))).collect()
    }

    fn borough(&mut self, list: &str, at: usize, word: &str) -> Option<Borough> {
        let Some(borough) = self.game.content.find_borough(word) else {
            let expected = Message::new("london-expected-borough");
            let why = Message::new("position-word").with("expected", expected);
            self.lists.fault(list, Some(at), why);
            return None;
        };
        if self.boroughs.has(borough) {
            self.wrong(list, Some(at), Wrong::BoroughTwice(borough));
            return None;
        }
        self.boroughs.insert(borough);
        Some(borough)
    }

    fn seat(&mut self, state: &mut State, seat: Seat) {
        let [cash, prestige, poverty, loans] = self.lists.numbers(
            &list_of("seat", seat),
            ["cash", "prestige", "poverty", "loans"].map(|name| (name, 0..=MOST)),
        );
        let mut player = Player { cash, prestige, poverty, loans, ..Player::default() };
        let hand = list_of("hand", seat);
        for (_, card) in self.cards(&hand) {
            player.hand.insert(card);
        }
        // L4.4: a turn has ended before this one began.
        if player.hand.len() > HAND_LIMIT {
            self.wrong(&hand, Some(HAND_LIMIT), Wrong::HandLimit { most: HAND_LIMIT });
        }
        let boroughs = list_of("boroughs", seat);
        for (at, word) in self.lists.words(&boroughs).iter().enumerate() {
            if let Some(borough) = self.borough(&boroughs, at, word) {
                player.boroughs.insert(borough);
                player.top_borough = Some(borough);
            }
        }
        self.city(state, seat, &mut player);
        state.players[seat] = player;
    }

    fn city(&mut self, state: &mut State, seat: Seat, player: &mut Player) {
        let list = list_of("city", seat);
        let words = self.lists.words(&list);
        if words.is_empty() {
            return;
        }
        let mut at = 0;
        for stack in words.split(|word| word == NEXT_STACK) {
            // L5.10
            if stack.is_empty() {
                self.wrong(&list, Some(at.min(words.len() - 1)), Wrong::EmptyStack);
            }
            let mut beneath = Beneath::Ground(player.stacks);
            let mut top = None;
            for (index, word) in stack.iter().enumerate() {
                let is_top = index + 1 == stack.len();
                if let Some(card) = self.laid(state, (&list, at), word, is_top) {
                    state.under.set(card, beneath);
                    beneath = Beneath::Card(card);
                    top = Some(card);
                }
                at += 1;
            }
            // The word between two stacks.
            at += 1;
            if let Some(top) = top {
                player.tops.insert(top);
                player.stacks += 1;
            }
        }
    }

    /// A card in a stack, as it lies there.
    fn laid(
        &mut self,
        state: &mut State,
        (list, at): (&str, usize),
        word: &str,
        is_top: bool,
    ) -> Option<Card> {
        let content = &self.game.content;
        let face_up = word.strip_prefix(FACE_DOWN);
        let (id, money) = face_up
            .unwrap_or(word)
            .split_once(MONEY)
            .map_or_else(|| (face_up.unwrap_or(word), None), |(id, money)| (id, Some(money)));
        let card = self.card(list, at, id)?;
        let title = content.title_of(card);
        // L5.7, L5.8
        if !content.groups.buildings.has(card) {
            self.wrong(list, Some(at), Wrong::NotABuilding(title));
        }
        if face_up.is_some() {
            state.face_down.insert(card);
        }
        if let Some(money) = money {
            let till = content.with_ability(Ability::TillFills).has(card);
            match money.parse::<u8>() {
                Ok(amount @ 1..) if amount.to_string() == money => {
                    // L-R18
                    if till && is_top && face_up.is_none() {
                        let till = usize::from(content.groups.tills[card.index()]);
                        state.tills[till] = amount;
                    } else {
                        self.wrong(list, Some(at), Wrong::StrayMoney(title));
                    }
                }
                Ok(_) | Err(_) => {
                    let why = Message::new("position-number").with("least", 1).with("most", 255);
                    self.lists.fault(list, Some(at), why);
                }
            }
        }
        Some(card)
    }

    fn board(&mut self, state: &mut State) {
        let spaces = usize::from(state.board.width);
        for (first, list) in [(0, "board-top"), (5, "board-bottom")] {
            for (at, word) in self.lists.words(list).iter().enumerate() {
                // L2.5
                if at == spaces {
                    self.wrong(list, Some(at), Wrong::RowFull { spaces });
                }
                if word == NOTHING {
                    continue;
                }
                let card = self.card(list, at, word);
                if at < spaces {
                    state.board.spaces[first + at] = card;
                }
            }
        }
    }

    fn land(&mut self, state: &mut State) {
        for (at, word) in self.lists.words("offer").iter().enumerate() {
            // L2.4
            if at == state.land.offer.len() {
                self.wrong("offer", Some(at), Wrong::OfferFull);
            }
            if word == NOTHING {
                continue;
            }
            let borough = self.borough("offer", at, word);
            if let Some(place) = state.land.offer.get_mut(at) {
                *place = borough;
            }
        }
        for (at, word) in self.lists.words("boroughs").iter().enumerate() {
            if let Some(borough) = self.borough("boroughs", at, word) {
                state.land.deck.insert(0, borough);
            }
        }
        // L6.4
        let offered = self.lists.words("offer").iter().filter(|word| *word != NOTHING).count();
        if offered < state.land.offer.len() && !state.land.deck.is_empty() {
            self.wrong("offer", None, Wrong::OfferShort);
        }
    }

    fn deck(&mut self, state: &mut State) {
        let content = &self.game.content;
        let looked_at = self.game.most_looked_at();
        let deck = self.cards("deck");
        // L2.2, L-R21: one card of a later set makes all below it wrong, so the first is enough.
        let mut latest = None;
        let wrong = deck.iter().enumerate().find(|&(depth, &(_, card))| {
            let set = Some(content.card(card).set);
            let under_later = set < latest;
            latest = latest.max(set);
            under_later && depth >= usize::from(looked_at)
        });
        if let Some((_, &(at, card))) = wrong {
            self.wrong("deck", Some(at), Wrong::DeckOrder(content.title_of(card)));
        }
        for pair in deck.windows(2) {
            state.under.set(pair[0].1, Beneath::Card(pair[1].1));
        }
        let len = u8::try_from(deck.len()).unwrap_or(u8::MAX);
        state.deck = Deck { top: deck.first().map(|&(_, card)| card), len };
        state.gone = self.cards("gone").into_iter().map(|(_, card)| card).collect();
    }

    /// L8.6
    fn loans(&mut self, state: &mut State) {
        if !self.game.options.limited_loans {
            return;
        }
        let loans: i32 = state.seats.all().map(|seat| state.players[seat].loans).sum();
        match i32::from(LOAN_TOKENS).checked_sub(loans).map(u8::try_from) {
            Some(Ok(left)) => state.loans_left = left,
            Some(Err(_)) | None => {
                let with_loans = state.seats.all().filter(|&seat| state.players[seat].loans > 0);
                let seat = with_loans.last().unwrap_or(Seat::FIRST);
                self.wrong(&list_of("seat", seat), None, Wrong::Tokens { loans });
            }
        }
    }

    /// L2.6, L4.6, L9.1: what follows from how far the game has come.
    fn moment(&mut self, state: &State) {
        let seats = state.seats;
        let empty = state.deck.len == 0;
        match state.last_turns {
            None if empty => self.wrong("last", None, Wrong::EndDue),
            None => {}
            Some(_) if !empty => self.wrong("last", Some(0), Wrong::EndEarly),
            Some(left) => {
                let most = seats.count() - 1;
                if !(1..=most).contains(&usize::from(left)) {
                    self.wrong("last", Some(0), Wrong::LastTurns { most });
                }
            }
        }
        // Once so many are reached, the next draw is from the deck, if it has any.
        let due = 10 * seats.count() + if empty { seats.count() } else { 0 };
        let most = due.min(usize::from(state.turns));
        if usize::from(state.quiet_turns) > most {
            self.wrong("quiet", Some(0), Wrong::QuietTurns { most });
        }
        if let Some(first) = self.game.options.first {
            let turn = (first.index() + usize::from(state.turns)) % seats.count();
            if let Some(seat) = Seat::new(turn).filter(|&seat| seat != state.active) {
                self.wrong("active", Some(0), Wrong::NotTheirTurn(seat));
            }
        }
    }

    fn nothing_is_lost(&mut self) {
        let content = &self.game.content;
        for (title, _) in content.titles() {
            let copies = (self.left & content.copies(title)).len();
            if copies > 0 {
                self.wrong("deck", None, Wrong::CardLost(title, copies));
            }
        }
        for (borough, _) in content.boroughs() {
            if !self.boroughs.has(borough) {
                self.wrong("boroughs", None, Wrong::BoroughLost(borough));
            }
        }
    }
}
