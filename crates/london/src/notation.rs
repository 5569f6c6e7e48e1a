//! Actions, deals and pointers as words that a person can type. The grammar is in
//! `docs/notation.md`.

use table::{
    Digest, Message, NotUnderstood, Notation, Positions, Seat, TypedWords, first_amiss, is_position,
};

use crate::action::{Action, Means, Space};
use crate::card::{Borough, Card, CardSet, Source, SourceKind, Title};
use crate::event::Choice;
use crate::flow::{Deal, Opening};
use crate::game::London;
use crate::state::State;
use crate::table_now::TableNow;
use crate::why::Pointer;

impl Notation for London {
    fn pack(&self) -> &str {
        self.content.pack()
    }

    fn content_digest(&self) -> Digest {
        self.content.digest()
    }

    fn options(&self) -> Vec<(String, String)> {
        let mut options = Vec::new();
        if self.options.limited_loans {
            options.push(("loans".to_owned(), "limited".to_owned()));
        }
        if let Some(seat) = self.options.first {
            options.push(("first".to_owned(), seat.number().to_string()));
        }
        options
    }

    fn write_action(&self, state: &State, action: Action) -> String {
        let now = self.now(state);
        let id = |title: Title| self.content.title(title).id.as_str();
        match action {
            Action::Repay(loans) => format!("repay {loans}"),
            Action::Look(cards) => format!("look {cards}"),
            Action::DrawDeck => "draw deck".to_owned(),
            Action::DrawSeen(title) => format!("draw seen {}", id(title)),
            Action::DrawBoard(space) => format!("draw {}", now.write_space(space)),
            Action::PutBack(title) => format!("return {}", id(title)),
            Action::Develop => "develop".to_owned(),
            Action::BuyLand => "land".to_owned(),
            Action::RunCity => "run".to_owned(),
            Action::DrawThree => "three".to_owned(),
            Action::Play(title) => format!("play {}", id(title)),
            Action::Pay(title, Means::Plain) => format!("with {}", id(title)),
            Action::Pay(title, Means::Priced) => format!("with {} price", id(title)),
            Action::Pay(title, Means::Once) => format!("with {} once", id(title)),
            Action::NewStack => "new".to_owned(),
            Action::Cover(card) => format!("on {}", now.write_stack(card)),
            Action::Buy(borough) => format!("buy {}", self.content.borough(borough).id),
            Action::Activate(card) => format!("activate {}", now.write_stack(card)),
            Action::RunEffect => "effect".to_owned(),
            Action::UseOffer(source) => format!("use {}", now.write_source(source)),
            Action::PayCash => "cash".to_owned(),
            Action::Discard(title) => format!("discard {}", id(title)),
            Action::Take(space) => format!("take {}", now.write_space(space)),
            Action::Give(title) => format!("give {}", id(title)),
            Action::Again(card) => format!("again {}", now.write_stack(card)),
            Action::Flip => "flip".to_owned(),
            Action::FlipInstead(card) => format!("flip {}", now.write_stack(card)),
            Action::SpareFlip => "spare".to_owned(),
            Action::Name(seat) => format!("player {}", seat.number()),
            Action::Part(part) => format!("part {}", part + 1),
            Action::Exchange(source) => format!("exchange {}", now.write_source(source)),
            Action::TakeLoan => "loan".to_owned(),
            Action::Done => "done".to_owned(),
        }
    }

    fn read_action(&self, state: &State, text: &str) -> Result<Action, NotUnderstood> {
        let now = self.now(state);
        let mut words = TypedWords::new(text);
        let action = match words.next("london-expected-action")? {
            "repay" => Action::Repay(words.number("london-expected-loans")?),
            "look" => Action::Look(words.number("london-expected-cards")?),
            "draw" => match words.peek() {
                Some("deck") => words.then(Action::DrawDeck),
                Some("seen") => {
                    words.skip();
                    Action::DrawSeen(now.read_title(&mut words)?)
                }
                _ => Action::DrawBoard(now.read_space(&mut words)?), // not ours: text
            },
            "return" => Action::PutBack(now.read_title(&mut words)?),
            "develop" => Action::Develop,
            "land" => Action::BuyLand,
            "run" => Action::RunCity,
            "three" => Action::DrawThree,
            "play" => Action::Play(now.read_title(&mut words)?),
            "with" => {
                let title = now.read_title(&mut words)?;
                match words.peek() {
                    Some("price") => words.then(Action::Pay(title, Means::Priced)),
                    Some("once") => words.then(Action::Pay(title, Means::Once)),
                    _ => Action::Pay(title, Means::Plain), // not ours: text
                }
            }
            "new" => Action::NewStack,
            "on" => Action::Cover(now.read_stack(&mut words)?),
            "buy" => Action::Buy(now.read_borough(&mut words)?),
            "activate" => Action::Activate(now.read_stack(&mut words)?),
            "effect" => Action::RunEffect,
            "use" => Action::UseOffer(now.read_source(&mut words)?),
            "cash" => Action::PayCash,
            "discard" => Action::Discard(now.read_title(&mut words)?),
            "take" => Action::Take(now.read_space(&mut words)?),
            "give" => Action::Give(now.read_title(&mut words)?),
            "again" => Action::Again(now.read_stack(&mut words)?),
            "flip" => match words.peek() {
                None => Action::Flip,
                Some(_) => Action::FlipInstead(now.read_stack(&mut words)?),
            },
            "spare" => Action::SpareFlip,
            "player" => Action::Name(now.read_seat(&mut words)?),
            "part" => Action::Part(words.number("london-expected-part")?.wrapping_sub(1)),
            "exchange" => Action::Exchange(now.read_source(&mut words)?),
            "loan" => Action::TakeLoan,
            "done" => Action::Done,
            _ => return Err(words.fault("london-expected-action")), // not ours: text
        };
        words.end()?;
        Ok(action)
    }

    fn write_deal(&self, deal: &Deal) -> Vec<(String, Vec<String>)> {
        let deal = match deal {
            Deal::Opening(opening) => opening,
            Deal::Position(position) => return self.write_position(&position.begin(self, &mut ())),
        };
        let cards = deal.deck.iter().map(|&card| self.content.card(card).id.clone());
        let boroughs =
            deal.boroughs.iter().map(|&borough| self.content.borough(borough).id.clone());
        vec![
            ("deck".to_owned(), cards.collect()),
            ("boroughs".to_owned(), boroughs.collect()),
            ("first".to_owned(), vec![deal.first.number().to_string()]),
        ]
    }

    fn read_deal(&self, lists: &[(String, Vec<String>)]) -> Result<Deal, NotUnderstood> {
        if is_position(lists) {
            let read = self.check_position(lists);
            return read.map_err(|amiss| first_amiss(&amiss, lists));
        }
        let [(deck, cards), (boroughs, land), (first, seat)] = lists else {
            let word = lists.last().map_or(String::new(), |(name, _)| name.clone());
            return Err(NotUnderstood::new(word, Message::new("london-expected-lists")));
        };
        for (name, expected) in [(deck, "deck"), (boroughs, "boroughs"), (first, "first")] {
            if name != expected {
                return Err(NotUnderstood::new(name, Message::verbatim(expected)));
            }
        }
        Ok(Deal::Opening(Opening {
            deck: self.read_deck(cards)?,
            boroughs: self.read_borough_deck(land)?,
            first: self.seats.read_first(seat, self.options.first)?,
        }))
    }

    fn read_pointer(&self, state: &State, text: &str) -> Result<Pointer, NotUnderstood> {
        const EXPECTED: &str = "london-expected-pointer";
        let now = self.now(state);
        let mut words = TypedWords::new(text);
        let pointer = match words.next(EXPECTED)? {
            "develop" => Pointer::Choice(Choice::Develop),
            "land" => Pointer::Choice(Choice::BuyLand),
            "run" => Pointer::Choice(Choice::RunCity),
            "three" => Pointer::Choice(Choice::DrawThree),
            "deck" => Pointer::Deck,
            "loan" => Pointer::Loan,
            "repay" => Pointer::Repayment,
            "stack" => Pointer::Stack(now.read_stack(&mut words)?),
            word if word.parse::<u8>().is_ok() => {
                words = TypedWords::new(text);
                Pointer::Stack(now.read_stack(&mut words)?)
            }
            id => now.point_at(id).ok_or_else(|| words.fault(EXPECTED))?,
        };
        words.end()?;
        Ok(pointer)
    }
}

impl London {
    fn read_deck(&self, ids: &[String]) -> Result<Vec<Card>, NotUnderstood> {
        let mut left = self.content.cards();
        let mut deck: Vec<Card> = Vec::with_capacity(ids.len());
        for id in ids {
            let title = self
                .content
                .find_title(id)
                .ok_or_else(|| NotUnderstood::new(id, Message::new("london-expected-title")))?;
            let copy = (left & self.content.copies(title)).first();
            let card = copy
                .ok_or_else(|| NotUnderstood::new(id, Message::new("london-expected-no-more")))?;
            // L2.2
            let set = self.content.title(title).set;
            if deck.last().is_some_and(|&above| self.content.card(above).set > set) {
                return Err(NotUnderstood::new(id, Message::new("london-expected-sets")));
            }
            left.remove(card);
            deck.push(card);
        }
        match left.first() {
            None => Ok(deck),
            Some(card) => Err(NotUnderstood::new(
                "deck",
                Message::new("london-expected-all-cards")
                    .with("card", self.content.card(card).id.as_str()),
            )),
        }
    }

    fn read_borough_deck(&self, ids: &[String]) -> Result<Vec<Borough>, NotUnderstood> {
        let mut deck = Vec::with_capacity(ids.len());
        for id in ids {
            let borough = self
                .content
                .find_borough(id)
                .filter(|&borough| !self.content.borough(borough).starter)
                .filter(|borough| !deck.contains(borough))
                .ok_or_else(|| {
                    NotUnderstood::new(id, Message::new("london-expected-borough-once"))
                })?;
            deck.push(borough);
        }
        match self.content.boroughs().find(|(b, facts)| !facts.starter && !deck.contains(b)) {
            None => Ok(deck),
            Some((_, facts)) => Err(NotUnderstood::new(
                "boroughs",
                Message::new("london-expected-all-boroughs").with("borough", facts.id.as_str()),
            )),
        }
    }
}

impl TableNow<'_> {
    fn write_stack(self, top: Card) -> u8 {
        self.state.under.stack_number(top) + 1
    }

    fn write_source(self, source: Source) -> String {
        match source.kind() {
            SourceKind::Card(card) => self.write_stack(card).to_string(),
            SourceKind::Borough(_) => "borough".to_owned(),
        }
    }

    fn write_space(self, space: Space) -> String {
        let row = if space.in_top_row() { "top" } else { "bottom" };
        let id = self.state.board.at(space).map_or("nothing", |card| &self.content.card(card).id);
        format!("{row} {id}")
    }

    fn read_title(self, words: &mut TypedWords<'_>) -> Result<Title, NotUnderstood> {
        const EXPECTED: &str = "london-expected-title";
        let id = words.next(EXPECTED)?;
        self.content.find_title(id).ok_or_else(|| words.fault(EXPECTED))
    }

    fn read_borough(self, words: &mut TypedWords<'_>) -> Result<Borough, NotUnderstood> {
        const EXPECTED: &str = "london-expected-borough";
        let id = words.next(EXPECTED)?;
        self.content.find_borough(id).ok_or_else(|| words.fault(EXPECTED))
    }

    fn read_seat(self, words: &mut TypedWords<'_>) -> Result<Seat, NotUnderstood> {
        let number = words.number("london-expected-player")?;
        let seat =
            Seat::from_number(usize::from(number)).filter(|&seat| self.state.seats.has(seat));
        seat.ok_or_else(|| words.fault("london-expected-player"))
    }

    /// One of the stacks of the player whose turn it is, by its number.
    fn read_stack(self, words: &mut TypedWords<'_>) -> Result<Card, NotUnderstood> {
        let number = words.number("london-expected-stack")?;
        let mut tops = self.state.me().tops;
        tops.find(|&top| self.write_stack(top) == number)
            .ok_or_else(|| words.fault("london-expected-stack"))
    }

    fn read_source(self, words: &mut TypedWords<'_>) -> Result<Source, NotUnderstood> {
        if words.peek() == Some("borough") {
            words.skip();
            let top = self.state.me().top_borough;
            return top.map(Source::from).ok_or_else(|| words.fault("london-expected-own-borough"));
        }
        self.read_stack(words).map(Source::from)
    }

    fn read_space(self, words: &mut TypedWords<'_>) -> Result<Space, NotUnderstood> {
        const EXPECTED: &str = "london-expected-space";
        let row = match words.next(EXPECTED)? {
            "top" => 0..5,
            "bottom" => 5..10,
            _ => return Err(words.fault(EXPECTED)), // not ours: text
        };
        let copies = self.content.copies(self.read_title(words)?);
        let mut spaces = row.map(Space);
        let found = spaces.find(|&space| self.state.board.at(space).is_some_and(|c| copies.has(c)));
        found.ok_or_else(|| words.fault("london-expected-in-row"))
    }

    /// The thing that goes by this id: a card in hand before one on the board before a stack.
    fn point_at(self, id: &str) -> Option<Pointer> {
        if let Some(borough) = self.content.find_borough(id) {
            return Some(Pointer::Borough(borough));
        }
        let title = self.content.find_title(id)?;
        let copies = self.content.copies(title);
        let me = self.state.me();
        if !(me.hand & copies).is_empty() {
            return Some(Pointer::Hand(title));
        }
        let board = self.state.board.cards().find(|&(_, card)| copies.has(card));
        let stack = |cards: CardSet| (cards & copies).first().map(Pointer::Stack);
        let others = self.state.seats.all().map(|seat| self.visible(seat));
        board
            .map(|(space, _)| Pointer::Board(space))
            .or_else(|| stack(self.visible(self.state.active)))
            .or_else(|| others.into_iter().find_map(stack))
            .or(Some(Pointer::Hand(title)))
    }
}
