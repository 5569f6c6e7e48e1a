//! The position that lists describe, and everything about them that cannot be.

use table::{Amiss, BySeat, Message, NotUnderstood, PositionLists, PositionMoment, Seat, list_of};

use super::Position;
use super::write::{AT, LIES, NEXT_BATCH};
use super::wrong::Wrong;
use crate::cards::{ActionCard, ActionCards, Challenge};
use crate::city::SiteNo;
use crate::content::Street;
use crate::flow::characters_in_play;
use crate::game::NewYork;
use crate::ground::{Lot, LotKind};
use crate::notation::{cell_word, turn_word};
use crate::options::{LAST_TILES, OPEN_MARKET, QUIET_TURNS, Variant, WORKERS};
use crate::state::{Future, Player, State};
use crate::tile::{Generation, Tile};

impl NewYork {
    /// The table before its turn has begun.
    pub(super) fn read_position(
        &self,
        lists: &[(String, Vec<String>)],
    ) -> Result<State, Vec<Amiss>> {
        let mut reading = Reading {
            game: self,
            lists: PositionLists::new(lists, &self.position_lists()),
            left: self.content.lots_in_play(self.seats),
            lots: Vec::new(),
        };
        let state = reading.state();
        // N7.1: a turn without a question can be the last one.
        if reading.lists.is_sound() {
            let mut begun = Position(state).begin(self, &mut ());
            self.play(&mut begun, &mut ()).advance();
            if begun.is_over() {
                reading.wrong("last", None, Wrong::Over);
            }
        }
        reading.lists.finish(state)
    }
}

/// Lists that are being read, and what has not found its place yet.
struct Reading<'g> {
    game: &'g NewYork,
    lists: PositionLists<'g>,
    /// Cards of each kind that are nowhere yet.
    left: [u8; LotKind::COUNT],
    /// Lots that are somebody's.
    lots: Vec<Lot>,
}

impl Reading<'_> {
    fn state(&mut self) -> State {
        let seats = self.game.seats;
        let moment = PositionMoment::read(&mut self.lists, seats);
        let mut state = State {
            seats,
            active: moment.active,
            frames: Default::default(),
            players: BySeat::default(),
            legendaries: Tile::LEGENDARY,
            market: Default::default(),
            future: Future::default(),
            streets: [Street::default(); 3],
            challenge: Challenge::GoldTycoon,
            built: false,
            quiet_turns: moment.quiet,
            last_turns: moment.last,
            // The turn counts as begun when it begins.
            turns: moment.turn.saturating_sub(1),
        };
        self.drawn(&mut state);
        for seat in seats.all() {
            self.seat(&mut state, seat);
        }
        self.cards(&mut state);
        self.moment(&state);
        state
    }

    fn wrong(&mut self, list: &str, at: Option<usize>, wrong: Wrong) {
        let why = self.game.say_wrong(wrong);
        self.lists.fault(list, at, why);
    }

    /// A word that means nothing here.
    fn unknown(&mut self, list: &str, at: Option<usize>, expected: Message) {
        let why = Message::new("position-word").with("expected", expected);
        self.lists.fault(list, at, why);
    }

    /// What a reader of deals has made of a list.
    fn as_dealt<T>(&mut self, list: &str, read: Result<T, NotUnderstood>) -> Option<T> {
        read.map_err(|error| {
            let at = self.lists.words(list).iter().position(|word| *word == error.word);
            self.unknown(list, at, error.expected);
        })
        .ok()
    }

    /// N2.2, N5.2
    fn drawn(&mut self, state: &mut State) {
        let streets = self.game.read_streets(self.lists.words("streets"));
        if let Some(streets) = self.as_dealt("streets", streets) {
            state.streets = streets;
        }
        let challenge = self.game.read_challenge(self.lists.words("challenge"));
        if let Some(challenge) = self.as_dealt("challenge", challenge) {
            state.challenge = challenge;
        }
        let shuffles = self.game.read_shuffles(self.lists.words("shuffles"));
        if let Some(shuffles) = self.as_dealt("shuffles", shuffles) {
            state.future.shuffles =
                BySeat::from_fn(|seat| shuffles.get(seat.index()).copied().unwrap_or_default());
        }
    }

    fn seat(&mut self, state: &mut State, seat: Seat) {
        state.players[seat] = Player::default();
        self.character(state, seat);
        self.territory(state, seat);
        self.standing(state, seat);
        self.demolished(state, seat);
        self.action_cards(state, seat);
        self.points(state, seat);
        // N1.3, N1.8
        if state.players[seat].territory.len() > 0
            && self.game.now(state).estate(seat).vacant.len() > WORKERS
        {
            self.wrong(&list_of("lots", seat), None, Wrong::Workers);
        }
    }

    /// N2.3, N8.2
    fn character(&mut self, state: &mut State, seat: Seat) {
        let list = list_of("character", seat);
        let game = self.game;
        let expert = game.options.variant == Variant::Expert;
        match self.lists.words(&list) {
            [] if expert => {}
            [_, ..] if expert => self.wrong(&list, Some(0), Wrong::NoCharacters),
            [id] => {
                let mut known = characters_in_play(&game.content, game.seats);
                match known.find(|&one| game.content.character(one).id == *id) {
                    None => {
                        self.unknown(&list, Some(0), Message::new("new-york-expected-characters"));
                    }
                    found if game.seats.all().any(|s| state.players[s].character == found) => {
                        self.wrong(&list, Some(0), Wrong::Character);
                    }
                    found => state.players[seat].character = found,
                }
            }
            [] | [_, _, ..] => self.wrong(&list, None, Wrong::Character),
        }
    }

    fn territory(&mut self, state: &mut State, seat: Seat) {
        let list = list_of("lots", seat);
        let content = &self.game.content;
        for (at, word) in self.lists.words(&list).iter().enumerate() {
            let Some(lot) = content.find_lot(word) else {
                self.unknown(&list, Some(at), Message::new("new-york-expected-lot"));
                continue;
            };
            let facts = content.lot(lot);
            if !content.in_play(facts.kind.district(), self.game.seats) {
                self.wrong(&list, Some(at), Wrong::LotClosed(lot));
            } else if self.lots.contains(&lot) {
                self.wrong(&list, Some(at), Wrong::LotTwice(lot));
            } else {
                self.lots.push(lot);
                self.card(&list, at, facts.kind);
                state.players[seat].territory.insert(facts.place);
            }
        }
    }

    fn standing(&mut self, state: &mut State, seat: Seat) {
        let list = list_of("standing", seat);
        for (at, word) in self.lists.words(&list).iter().enumerate() {
            let Some((tile, site)) = self.place((&list, at), word, state.players[seat].character)
            else {
                continue;
            };
            let player = &state.players[seat];
            let taken = tile.is_legendary() && !state.legendaries.has(tile);
            let place = self.game.city.site(site);
            let ground = self.game.content.block(place.block);
            let ground = ground.cells_of(player.territory.in_block(place.block));
            let free = self.game.now(state).estate(seat).free(place.block);
            let wrong = if player.standing.has(tile) || taken {
                Some(Wrong::TileTwice(tile))
            } else if tile.is_legendary() && player.legendary().is_some() {
                Some(Wrong::SecondLegendary)
            } else if !place.cells.is_in(ground) {
                Some(Wrong::Outside(tile))
            } else if !place.cells.is_in(free) {
                Some(Wrong::OnAnother(tile))
            } else if tile != Tile::START && !place.fronts {
                Some(Wrong::Frontage(tile))
            } else {
                None
            };
            match wrong {
                Some(wrong) => self.wrong(&list, Some(at), wrong),
                None => {
                    let player = &mut state.players[seat];
                    player.unbuilt.remove(tile);
                    player.standing.insert(tile);
                    player.sites[tile.index()] = site;
                    state.legendaries.remove(tile);
                }
            }
        }
    }

    /// The skyscraper that a word names, and where it says that it stands.
    fn place(
        &mut self,
        (list, at): (&str, usize),
        word: &str,
        character: Option<crate::content::Character>,
    ) -> Option<(Tile, SiteNo)> {
        let game = self.game;
        if *word == game.content.tile(Tile::START).id {
            if character.is_none() {
                self.unknown(list, Some(at), Message::new("new-york-expected-tile"));
            }
            return character.map(|character| (Tile::START, game.city.start(character)));
        }
        let (id, site) = word.split_once(AT).unwrap_or((word, ""));
        let Some(tile) = game.content.find_tile(id) else {
            self.unknown(list, Some(at), Message::new("new-york-expected-tile"));
            return None;
        };
        let (cell, turn) = site.split_once(LIES).map_or((site, None), |(c, t)| (c, Some(t)));
        let named = game.city.sites_of(tile).map(|(site, _)| (site, game.city.name(site)));
        let here: Vec<_> = named.filter(|(_, name)| cell_word(name.first) == cell).collect();
        if here.is_empty() {
            self.unknown(list, Some(at), Message::new("new-york-expected-cell"));
            return None;
        }
        let turns = game.city.turns(tile) > 1;
        let found = here.iter().find(|(_, name)| match turn {
            Some(turn) => turns && turn_word(name.turn) == turn,
            None => !turns,
        });
        if found.is_none() {
            self.unknown(list, Some(at), Message::new("new-york-expected-turn"));
        }
        found.map(|&(site, _)| (tile, site))
    }

    fn demolished(&mut self, state: &mut State, seat: Seat) {
        let list = list_of("demolished", seat);
        let game = self.game;
        for (at, word) in self.lists.words(&list).iter().enumerate() {
            let own = |tile: &Tile| Tile::OWN.has(*tile);
            let Some(tile) = game.content.find_tile(word).filter(own) else {
                self.unknown(&list, Some(at), Message::new("new-york-expected-tile"));
                continue;
            };
            // N3.4
            if game.city.generation(tile) == Generation::Gold {
                self.wrong(&list, Some(at), Wrong::GoldDemolished(tile));
            } else if state.players[seat].unbuilt.has(tile) {
                state.players[seat].unbuilt.remove(tile);
            } else {
                self.wrong(&list, Some(at), Wrong::TileTwice(tile));
            }
        }
        // N-R19
        for (tile, equal) in game.city.twins() {
            let unbuilt = state.players[seat].unbuilt;
            if unbuilt.has(equal) && Tile::OWN.has(tile) && !unbuilt.has(tile) {
                self.wrong(&list_of("standing", seat), None, Wrong::EqualBefore(equal));
            }
        }
    }

    fn action_cards(&mut self, state: &mut State, seat: Seat) {
        let list = list_of("cards", seat);
        let mut cards = ActionCards::EMPTY;
        for (at, word) in self.lists.words(&list).iter().enumerate() {
            let found = ActionCard::ALL.into_iter().find(|card| card.word() == word);
            match found.filter(|&card| !cards.has(card)) {
                // N8.1
                Some(_) if !self.game.options.action_cards => {
                    self.wrong(&list, Some(at), Wrong::NoCards);
                }
                Some(card) => cards.insert(card),
                None => {
                    let words = ActionCard::ALL.map(ActionCard::word);
                    self.unknown(&list, Some(at), Message::either(&words));
                }
            }
        }
        state.players[seat].cards = cards;
    }

    /// N4.1, N9.5: points follow from what was built, but for those of prestige.
    fn points(&mut self, state: &mut State, seat: Seat) {
        let list = list_of("prestige", seat);
        let prestige = self.lists.number(&list, 0..=999);
        if prestige > 0 && state.challenge != Challenge::GoldPrestige {
            self.wrong(&list, Some(0), Wrong::Prestige);
        }
        let player = &state.players[seat];
        let built = Tile::OWN.without(player.unbuilt) | (player.standing & Tile::LEGENDARY);
        let points = |generation: Generation| -> i16 {
            let of = built & self.game.city.of_generation(generation);
            of.map(|tile| i16::from(self.game.content.tile(tile).points)).sum()
        };
        let prestige = i16::try_from(prestige).unwrap_or(0);
        let [bronze, silver, gold] = Generation::BUILT.map(points);
        state.players[seat].prestige = prestige;
        state.players[seat].score = bronze + silver + gold + prestige;
        // N4.3: the first of a generation was built with the points of those before it.
        for (generation, before) in
            [(Generation::Silver, bronze), (Generation::Gold, bronze + silver)]
        {
            let any = built.meets(self.game.city.of_generation(generation));
            if any && before < self.game.options.points_for(generation) {
                self.wrong(&list_of("standing", seat), None, Wrong::Locked(generation));
            }
        }
    }

    /// One card of a kind is here.
    fn card(&mut self, list: &str, at: usize, kind: LotKind) {
        match self.left[kind.index()].checked_sub(1) {
            Some(left) => self.left[kind.index()] = left,
            None => self.wrong(list, Some(at), Wrong::CardsMany(kind)),
        }
    }

    /// The card that a word names, if there is one more of it.
    fn kind(&mut self, list: &str, at: usize, word: &str) -> Option<LotKind> {
        let kind = self.game.content.find_kind(word);
        match kind {
            None => self.unknown(list, Some(at), Message::new("new-york-expected-kind")),
            Some(kind) if self.left[kind.index()] == 0 => {
                self.wrong(list, Some(at), Wrong::CardsMany(kind));
                return None;
            }
            Some(kind) => self.card(list, at, kind),
        }
        kind
    }

    fn cards(&mut self, state: &mut State) {
        for (at, word) in self.lists.words("market").iter().enumerate() {
            // N2.4
            if at == OPEN_MARKET {
                self.wrong("market", Some(at), Wrong::MarketFull);
            }
            if let Some(kind) = self.kind("market", at, word)
                && at < OPEN_MARKET
            {
                state.market.push(kind);
            }
        }
        let words = self.lists.words("future");
        let mut at = 0;
        for batch in words.split(|word| word == NEXT_BATCH) {
            // N-R22
            if batch.is_empty() && !words.is_empty() {
                self.wrong("future", Some(at.min(words.len() - 1)), Wrong::Batch);
            }
            let mut kinds = Vec::new();
            for word in batch {
                kinds.extend(self.kind("future", at, word));
                at += 1;
            }
            // The word between two batches.
            at += 1;
            state.future.put_under(&kinds);
        }
        // N3.3; a card given back waits for the next expansion (N6.3, N-R06).
        let short = state.market.len() < OPEN_MARKET && !state.future.is_empty();
        if short && state.last_turns.is_none() {
            self.wrong("market", None, Wrong::MarketShort);
        }
        for kind in LotKind::all() {
            let left = self.left[kind.index()];
            if left > 0 {
                self.wrong("future", None, Wrong::CardsFew(kind, left));
            }
        }
    }

    /// N2.5, N6.4, N7.1: what follows from how far the game has come.
    fn moment(&mut self, state: &State) {
        let seats = state.seats;
        let few = |seat: Seat| state.players[seat].unbuilt.len() <= LAST_TILES;
        let few = seats.all().any(few);
        let enough = usize::from(QUIET_TURNS) * seats.count();
        let quiet = usize::from(state.quiet_turns);
        let turns = usize::from(state.turns);
        match state.last_turns {
            None if few => self.wrong("last", None, Wrong::EndDue),
            None if quiet >= enough => {
                self.wrong("quiet", Some(0), Wrong::QuietEnd { turns: enough });
            }
            None => {}
            Some(_) if !few && turns < enough => self.wrong("last", Some(0), Wrong::EndEarly),
            Some(left) => {
                let most = seats.count() - 2;
                if usize::from(left) > most {
                    self.wrong("last", Some(0), Wrong::LastTurns { most });
                }
            }
        }
        let most = turns.min(enough + seats.count());
        if quiet > most {
            self.wrong("quiet", Some(0), Wrong::QuietTurns { most });
        }
        if let Some(first) = self.game.options.first {
            let turn = (first.index() + turns) % seats.count();
            if let Some(seat) = Seat::new(turn).filter(|&seat| seat != state.active) {
                self.wrong("active", Some(0), Wrong::NotTheirTurn(seat));
            }
        }
    }
}
