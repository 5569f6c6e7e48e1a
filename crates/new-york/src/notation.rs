//! Actions, deals and pointers as words that a person can type. The grammar is in
//! `docs/notation.md`.

use table::{
    Digest, Message, NotUnderstood, Notation, Positions, TypedWords, first_amiss, is_position,
};

use crate::action::Action;
use crate::cards::{ActionCard, Challenge};
use crate::city::{SiteName, SiteNo, Turn};
use crate::content::{Cell, Character, Street};
use crate::flow::{Deal, Opening, beginners_streets, characters_in_play};
use crate::frame::Frame;
use crate::game::NewYork;
use crate::ground::{Lot, LotKind};
use crate::options::{Options, Variant};
use crate::state::{Shuffle, State};
use crate::tile::Tile;
use crate::why::Pointer;

const ACTION: &str = "new-york-expected-action";

impl Notation for NewYork {
    fn pack(&self) -> &str {
        self.content.pack()
    }

    fn content_digest(&self) -> Digest {
        self.content.digest()
    }

    fn options(&self) -> Vec<(String, String)> {
        let Options { variant, action_cards, choose_characters, flip, first } = self.options;
        let variant = match variant {
            Variant::Standard => None,
            Variant::Beginner => Some("beginner"),
            Variant::Expert => Some("expert"),
        };
        let options = [
            ("variant", variant.map(str::to_owned)),
            ("action-cards", (!action_cards).then(|| "none".to_owned())),
            ("characters", choose_characters.then(|| "choose".to_owned())),
            ("flip", flip.then(|| "yes".to_owned())),
            ("first", first.map(|seat| seat.number().to_string())),
        ];
        options.into_iter().filter_map(|(name, value)| Some((name.to_owned(), value?))).collect()
    }

    fn write_action(&self, state: &State, action: Action) -> String {
        let kind = |kind| self.content.kind_word(kind);
        let lot = |lot: Lot| &self.content.lot(lot).id;
        let tile = |tile: Tile| &self.content.tile(tile).id;
        match action {
            Action::Be(character) => format!("be {}", self.content.character(character).id),
            Action::Shift => "shift".to_owned(),
            Action::Take(card) => format!("take {}", kind(card)),
            Action::Grab(first, second) => format!("grab {} {}", kind(first), kind(second)),
            Action::Acquire(there) => format!("lot {}", lot(there)),
            Action::Demolish(new) => format!("demolish {}", tile(new)),
            Action::Build(new) => format!("build {}", tile(new)),
            Action::Boom(new) => format!("boom {}", tile(new)),
            Action::At(site) => format!("at {}", self.write_site(state, site)),
            Action::Return(there) => format!("return {}", lot(there)),
            Action::Pass => "pass".to_owned(),
        }
    }

    fn read_action(&self, state: &State, text: &str) -> Result<Action, NotUnderstood> {
        let mut words = TypedWords::new(text);
        let action = match words.next(ACTION)? {
            "be" => Action::Be(self.read_character(&mut words)?),
            "shift" => Action::Shift,
            "take" => Action::Take(self.read_kind(&mut words)?),
            "grab" => {
                let (one, other) = (self.read_kind(&mut words)?, self.read_kind(&mut words)?);
                Action::Grab(one.min(other), one.max(other))
            }
            "lot" => Action::Acquire(self.read_lot(&mut words)?),
            "demolish" => Action::Demolish(self.read_tile(&mut words)?),
            "build" => Action::Build(self.read_tile(&mut words)?),
            "boom" => Action::Boom(self.read_tile(&mut words)?),
            "at" => Action::At(self.read_site(state, &mut words)?),
            "return" => Action::Return(self.read_lot(&mut words)?),
            "pass" => Action::Pass,
            _ => return Err(words.fault(ACTION)), // not ours: text
        };
        words.end()?;
        Ok(action)
    }

    fn write_deal(&self, deal: &Deal) -> Vec<(String, Vec<String>)> {
        let Opening { cards, characters, streets, challenge, first, shuffles } = match deal {
            Deal::Opening(opening) => opening,
            Deal::Position(position) => return self.write_position(&position.begin(self, &mut ())),
        };
        let character = |&one: &Character| self.content.character(one).id.clone();
        let street = |&street: &Street| self.content.street(street).id.clone();
        let shuffle = |&shuffle: &Shuffle| shuffle_word(shuffle);
        let lists = [
            ("cards", cards.iter().map(|&kind| self.content.kind_word(kind)).collect()),
            ("characters", characters.iter().map(character).collect()),
            ("streets", streets.iter().map(street).collect()),
            ("challenge", vec![challenge.word().to_owned()]),
            ("first", vec![first.number().to_string()]),
            ("shuffles", shuffles.iter().map(shuffle).collect()),
        ];
        lists.map(|(name, words): (&str, Vec<String>)| (name.to_owned(), words)).to_vec()
    }

    fn read_deal(&self, lists: &[(String, Vec<String>)]) -> Result<Deal, NotUnderstood> {
        if is_position(lists) {
            let read = self.check_position(lists);
            return read.map_err(|amiss| first_amiss(&amiss, lists));
        }
        const LISTS: [&str; 6] =
            ["cards", "characters", "streets", "challenge", "first", "shuffles"];
        for (index, expected) in LISTS.into_iter().enumerate() {
            let found = lists.get(index).map_or("", |(name, _)| name);
            if found != expected {
                return Err(NotUnderstood::new(found, Message::verbatim(expected)));
            }
        }
        if let Some((surplus, _)) = lists.get(LISTS.len()) {
            return Err(NotUnderstood::new(surplus, Message::new("expected-nothing-more")));
        }
        let words = |index: usize| lists[index].1.as_slice();
        Ok(Deal::Opening(Opening {
            cards: self.read_cards(words(0))?,
            characters: self.read_characters(words(1))?,
            streets: self.read_streets(words(2))?,
            challenge: self.read_challenge(words(3))?,
            first: self.seats.read_first(words(4), self.options.first)?,
            shuffles: self.read_shuffles(words(5))?,
        }))
    }

    fn read_pointer(&self, _state: &State, text: &str) -> Result<Pointer, NotUnderstood> {
        const EXPECTED: &str = "new-york-expected-pointer";
        // `b1` is a skyscraper and `B1` a lot; who does not care about capitals says `lot b1`.
        let mut words = TypedWords::new(text);
        let pointer = match words.next(EXPECTED)? {
            "pass" => Pointer::Pass,
            "lot" => Pointer::Lot(self.read_lot(&mut words)?),
            id => {
                let mut cards = ActionCard::ALL.into_iter();
                if let Some(card) = cards.find(|card| card.word() == id) {
                    words.end()?;
                    return Ok(Pointer::Card(card));
                }
                let lot = self.content.find_lot(id).map(Pointer::Lot);
                let kind = || self.content.find_kind(id).map(Pointer::Kind);
                let tile = || self.content.find_tile_like(id).map(Pointer::Tile);
                let like = || self.content.find_lot_like(id).map(Pointer::Lot);
                let found = lot.or_else(kind).or_else(tile).or_else(like);
                found.ok_or_else(|| words.fault(EXPECTED))?
            }
        };
        words.end()?;
        Ok(pointer)
    }
}

impl NewYork {
    fn read_character(&self, words: &mut TypedWords<'_>) -> Result<Character, NotUnderstood> {
        const EXPECTED: &str = "new-york-expected-character";
        let id = words.next(EXPECTED)?;
        let found = self.content.characters().find(|(_, facts)| facts.id == id);
        found.map(|(character, _)| character).ok_or_else(|| words.fault(EXPECTED))
    }

    fn read_kind(&self, words: &mut TypedWords<'_>) -> Result<LotKind, NotUnderstood> {
        const EXPECTED: &str = "new-york-expected-kind";
        let word = words.next(EXPECTED)?;
        self.content.find_kind(word).ok_or_else(|| words.fault(EXPECTED))
    }

    fn read_lot(&self, words: &mut TypedWords<'_>) -> Result<Lot, NotUnderstood> {
        const EXPECTED: &str = "new-york-expected-lot";
        let id = words.next(EXPECTED)?;
        self.content.find_lot_like(id).ok_or_else(|| words.fault(EXPECTED))
    }

    fn read_tile(&self, words: &mut TypedWords<'_>) -> Result<Tile, NotUnderstood> {
        const EXPECTED: &str = "new-york-expected-tile";
        let id = words.next(EXPECTED)?;
        self.content.find_tile_like(id).ok_or_else(|| words.fault(EXPECTED))
    }

    /// The skyscraper that is being placed.
    fn being_placed(state: &State) -> Option<Tile> {
        match state.frames.top()? {
            Frame::Site { tile, how: _ } => Some(tile),
            Frame::ChooseCharacter
            | Frame::Start
            | Frame::Acquire { .. }
            | Frame::Refill
            | Frame::MayBuild
            | Frame::MayBoom
            | Frame::EndTurn => None,
        }
    }

    /// The first cell, and how the skyscraper lies if it can lie in more than one way.
    fn write_site(&self, state: &State, site: SiteNo) -> String {
        let SiteName { first, turn } = self.city.name(site);
        let turns = Self::being_placed(state).map_or(1, |tile| self.city.turns(tile));
        let cell = cell_word(first);
        if turns > 1 { format!("{cell} {}", turn_word(turn)) } else { cell }
    }

    fn read_site(
        &self,
        state: &State,
        words: &mut TypedWords<'_>,
    ) -> Result<SiteNo, NotUnderstood> {
        const CELL: &str = "new-york-expected-cell";
        const TURN: &str = "new-york-expected-turn";
        let Some(tile) = Self::being_placed(state) else {
            words.skip();
            return Err(words.fault("new-york-expected-tile-first"));
        };
        let cell = words.next(CELL)?.to_ascii_lowercase();
        let there = |site: &&(SiteNo, SiteName)| cell_word(site.1.first) == cell;
        let sites: Vec<(SiteNo, SiteName)> =
            self.city.sites_of(tile).map(|(site, _)| (site, self.city.name(site))).collect();
        let mut here = sites.iter().filter(there);
        let Some(&(first, _)) = here.clone().next() else { return Err(words.fault(CELL)) };
        if words.peek().is_none() && here.clone().count() == 1 {
            return Ok(first);
        }
        let turn = words.next(TURN)?;
        let found = here.find(|(_, name)| turn_word(name.turn) == turn);
        found.map(|&(site, _)| site).ok_or_else(|| words.fault(TURN))
    }

    fn read_cards(&self, words: &[String]) -> Result<Vec<LotKind>, NotUnderstood> {
        let mut left = self.content.lots_in_play(self.seats);
        let mut cards = Vec::with_capacity(words.len());
        for word in words {
            let kind = self.content.find_kind(word);
            let kind = kind
                .ok_or_else(|| NotUnderstood::new(word, Message::new("new-york-expected-kind")))?;
            let count = &mut left[kind.index()];
            *count = count.checked_sub(1).ok_or_else(|| {
                NotUnderstood::new(word, Message::new("new-york-expected-no-more"))
            })?;
            cards.push(kind);
        }
        match LotKind::all().find(|kind| left[kind.index()] > 0) {
            None => Ok(cards),
            Some(kind) => {
                let missing = self.content.kind_word(kind);
                let expected =
                    Message::new("new-york-expected-all-cards").with("card", missing.as_str());
                Err(NotUnderstood::new("cards", expected))
            }
        }
    }

    fn read_characters(&self, words: &[String]) -> Result<Vec<Character>, NotUnderstood> {
        let dealt = !self.options.choose_characters && self.options.variant != Variant::Expert;
        let wanted = if dealt { self.seats.count() } else { 0 };
        let mut characters = Vec::new();
        for word in words {
            let found = characters_in_play(&self.content, self.seats)
                .find(|&one| self.content.character(one).id == *word)
                .filter(|one| !characters.contains(one));
            let expected = || Message::new("new-york-expected-characters");
            characters.push(found.ok_or_else(|| NotUnderstood::new(word, expected()))?);
        }
        if characters.len() == wanted {
            Ok(characters)
        } else {
            Err(NotUnderstood::new(
                "characters",
                Message::new("new-york-expected-count").with("characters", wanted),
            ))
        }
    }

    pub(crate) fn read_streets(&self, words: &[String]) -> Result<[Street; 3], NotUnderstood> {
        const EXPECTED: &str = "new-york-expected-streets";
        let find = |word: &String| {
            let mut streets = Street::all();
            streets.find(|&street| self.content.street(street).id == *word)
        };
        let fault = || NotUnderstood::new("streets", Message::new(EXPECTED));
        let [first, second, third] = words else { return Err(fault()) };
        let mut streets = [Street::default(); 3];
        for (street, word) in streets.iter_mut().zip([first, second, third]) {
            *street = find(word).ok_or_else(|| NotUnderstood::new(word, Message::new(EXPECTED)))?;
        }
        let fixed = self.options.variant == Variant::Beginner;
        let sorted = streets.is_sorted_by(|a, b| a < b);
        if sorted && (!fixed || streets == beginners_streets(&self.content)) {
            Ok(streets)
        } else {
            Err(fault())
        }
    }

    pub(crate) fn read_challenge(&self, words: &[String]) -> Result<Challenge, NotUnderstood> {
        let word = words.first().cloned().unwrap_or_default();
        let fixed = self.options.variant == Variant::Beginner;
        let found = Challenge::from_word(&word)
            .filter(|&challenge| !fixed || challenge == Challenge::GoldTycoon);
        match found {
            Some(challenge) if words.len() == 1 => Ok(challenge),
            Some(_) | None => {
                Err(NotUnderstood::new(word, Message::either(&Challenge::ALL.map(Challenge::word))))
            }
        }
    }

    pub(crate) fn read_shuffles(&self, words: &[String]) -> Result<Vec<Shuffle>, NotUnderstood> {
        const EXPECTED: &str = "new-york-expected-shuffle";
        let read = |word: &String| {
            let places: Vec<u8> = word.bytes().map(|b| b.wrapping_sub(b'1')).collect();
            let places = <[u8; 4]>::try_from(places).ok();
            places
                .and_then(Shuffle::from_places)
                .ok_or_else(|| NotUnderstood::new(word, Message::new(EXPECTED)))
        };
        let shuffles = words.iter().map(read).collect::<Result<Vec<_>, _>>()?;
        if shuffles.len() == self.seats.count() {
            Ok(shuffles)
        } else {
            Err(NotUnderstood::new("shuffles", Message::new(EXPECTED)))
        }
    }
}

/// A cell as people call it: a letter for the column, a number for the row.
pub(crate) fn cell_word(cell: Cell) -> String {
    format!("{}{}", char::from(b'a' + cell.column), cell.row + 1)
}

/// How a skyscraper lies, as a word.
pub(crate) fn turn_word(turn: Turn) -> String {
    format!("{}{}", if turn.flipped { 'f' } else { 'r' }, turn.quarters)
}

/// How a market shift shuffles, as a word.
pub(crate) fn shuffle_word(shuffle: Shuffle) -> String {
    shuffle.places().iter().map(|place| char::from(b'1' + place)).collect()
}
