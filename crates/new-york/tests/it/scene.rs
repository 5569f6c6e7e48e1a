//! A table set up by ids and cells and played by words, so that tests read like play.
//!
//! The only place in the tests that touches the API of the engine.

use std::ops::{Deref, DerefMut};

use new_york::{
    ActionCards, Cell, Challenge, Content, Layout, Lot, LotKind, NewYork, Options, PlayerLayout,
    PlayerView, Rest, Scoring, State, Street, Tile, View,
};
use table::{Game, Seat, Seats, Viewer};

/// The player whose turn it is in most tests.
pub(crate) const ME: usize = 0;
/// The next player.
pub(crate) const YOU: usize = 1;
/// The player after that.
pub(crate) const THIRD: usize = 2;

pub(crate) fn pack() -> Content {
    Content::built_in("new-york").unwrap()
}

/// The standard pack with another drawing: words of its map, each with what stands there instead.
pub(crate) fn redrawn(changes: &[(&str, &str)]) -> Content {
    let standard = include_str!("../../data/new-york.toml").to_owned();
    let text = changes.iter().fold(standard, |text, (old, new)| {
        assert!(text.contains(old), "the map has no {old}");
        text.replace(old, new)
    });
    Content::parse("redrawn.toml", &text).unwrap_or_else(|error| panic!("{error}"))
}

pub(crate) fn new_york(seats: usize, options: Options) -> NewYork {
    NewYork::new(pack(), Seats::new(seats).unwrap(), options)
}

pub(crate) fn seat(index: usize) -> Seat {
    Seat::new(index).unwrap()
}

/// A table for so many players: nobody owns or has built anything, no action cards, all cards in the
/// future market, the streets Wall Street, Broadway and Nassau & Broad, the challenge gold tycoon.
pub(crate) fn table(seats: usize) -> Scene {
    let content = pack();
    let streets = ["wall-street", "broadway", "nassau-broad"].map(|id| street(&content, id));
    Scene {
        content,
        options: Options::default(),
        layout: Layout {
            active: ME,
            players: vec![PlayerLayout::default(); seats],
            market: Vec::new(),
            future: Vec::new(),
            rest: Rest::UnderFuture,
            streets,
            challenge: Challenge::GoldTycoon,
            quiet_turns: 0,
            last_turns: None,
        },
    }
}

fn street(content: &Content, id: &str) -> Street {
    Street::all().find(|&street| content.street(street).id == id).unwrap()
}

/// A cell by its name, such as `j9`.
pub(crate) fn cell(word: &str) -> Cell {
    let (column, row) = word.split_at(1);
    Cell { row: row.parse::<u8>().unwrap() - 1, column: column.as_bytes()[0] - b'a' }
}

/// A table being set up.
pub(crate) struct Scene {
    content: Content,
    options: Options,
    layout: Layout,
}

impl Scene {
    pub(crate) fn options(mut self, options: Options) -> Self {
        self.options = options;
        self
    }

    pub(crate) fn with_pack(mut self, content: Content) -> Self {
        self.content = content;
        self
    }

    fn player(&mut self, seat: usize) -> &mut PlayerLayout {
        &mut self.layout.players[seat]
    }

    fn lot(&self, id: &str) -> Lot {
        self.content.find_lot(id).unwrap_or_else(|| panic!("no lot {id}"))
    }

    fn kinds(&self, words: &[&str]) -> Vec<LotKind> {
        let find =
            |word: &&str| self.content.find_kind(word).unwrap_or_else(|| panic!("no card {word}"));
        words.iter().map(find).collect()
    }

    pub(crate) fn score(mut self, seat: usize, score: i16) -> Self {
        self.player(seat).score = score;
        self
    }

    /// Lots of the territory, by id.
    pub(crate) fn lots(mut self, seat: usize, ids: &[&str]) -> Self {
        let lots: Vec<Lot> = ids.iter().map(|id| self.lot(id)).collect();
        self.player(seat).lots.extend(lots);
        self
    }

    /// Somebody is a character, whose starting building stands.
    pub(crate) fn character(mut self, seat: usize, id: &str) -> Self {
        let found = self.content.characters().find(|(_, facts)| facts.id == id);
        let character = found.unwrap_or_else(|| panic!("no character {id}")).0;
        self.player(seat).character = Some(character);
        self
    }

    /// A skyscraper that stands on these cells, separated by blanks.
    pub(crate) fn built(mut self, seat: usize, id: &str, cells: &str) -> Self {
        let tile = self.content.find_tile(id).unwrap_or_else(|| panic!("no skyscraper {id}"));
        let cells = cells.split(' ').map(cell).collect();
        self.player(seat).standing.push((tile, cells));
        self
    }

    /// Own skyscrapers that were demolished.
    pub(crate) fn demolished(mut self, seat: usize, ids: &[&str]) -> Self {
        let tiles: Vec<Tile> = ids.iter().map(|id| self.content.find_tile(id).unwrap()).collect();
        self.player(seat).demolished.extend(tiles);
        self
    }

    pub(crate) fn cards(mut self, seat: usize, cards: ActionCards) -> Self {
        self.player(seat).cards = cards;
        self
    }

    pub(crate) fn market(mut self, words: &[&str]) -> Self {
        self.layout.market = self.kinds(words);
        self
    }

    /// The first cards of the future market.
    pub(crate) fn future(mut self, words: &[&str]) -> Self {
        self.layout.future = self.kinds(words);
        self
    }

    /// Cards that are not mentioned are not in the game.
    pub(crate) fn nothing_else(mut self) -> Self {
        self.layout.rest = Rest::OutOfGame;
        self
    }

    pub(crate) fn streets(mut self, ids: [&str; 3]) -> Self {
        self.layout.streets = ids.map(|id| street(&self.content, id));
        self
    }

    pub(crate) fn challenge(mut self, challenge: Challenge) -> Self {
        self.layout.challenge = challenge;
        self
    }

    pub(crate) fn turn_of(mut self, seat: usize) -> Self {
        self.layout.active = seat;
        self
    }

    pub(crate) fn quiet_turns(mut self, turns: u8) -> Self {
        self.layout.quiet_turns = turns;
        self
    }

    pub(crate) fn last_turns(mut self, turns: u8) -> Self {
        self.layout.last_turns = Some(turns);
        self
    }

    pub(crate) fn begin(self) -> Play {
        let seats = Seats::new(self.layout.players.len()).unwrap();
        let game = NewYork::new(self.content, seats, self.options);
        let state = game.lay_out(&self.layout).unwrap_or_else(|error| panic!("{error}"));
        Play::new(game, state)
    }
}

/// A table in play, and what is to be seen on it.
pub(crate) struct Play(table_laws::Play<NewYork>);

impl Deref for Play {
    type Target = table_laws::Play<NewYork>;

    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

impl DerefMut for Play {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.0
    }
}

impl Play {
    pub(crate) fn new(game: NewYork, state: State) -> Self {
        Self(table_laws::Play::new(game, state))
    }

    /// A whole game from a seed.
    pub(crate) fn from_seed(game: NewYork, seed: u64) -> Self {
        Self(table_laws::Play::from_seed(game, seed))
    }

    /// The clause that forbids an answer.
    #[track_caller]
    pub(crate) fn forbidden_by(&mut self, words: &str) -> &'static str {
        self.refuses(words).clause()
    }

    pub(crate) fn view(&self) -> View {
        self.game.view(&self.state, Viewer::Spectator)
    }

    pub(crate) fn of(&self, seat: usize) -> PlayerView {
        self.view().players[seat].clone()
    }

    pub(crate) fn points(&self, seat: usize) -> i16 {
        self.of(seat).score
    }

    /// A skyscraper by its id.
    pub(crate) fn tile(&self, id: &str) -> Tile {
        self.game.content().find_tile(id).unwrap()
    }

    pub(crate) fn lot(&self, id: &str) -> Lot {
        self.game.content().find_lot(id).unwrap()
    }

    pub(crate) fn kind(&self, word: &str) -> LotKind {
        self.game.content().find_kind(word).unwrap()
    }

    pub(crate) fn workers(&self, seat: usize) -> u8 {
        self.of(seat).workers
    }

    /// The ids of the lots of a territory.
    pub(crate) fn lots(&self, seat: usize) -> Vec<String> {
        self.lot_ids(&self.of(seat).lots)
    }

    /// The ids of the lots that workers stand on.
    pub(crate) fn vacant(&self, seat: usize) -> Vec<String> {
        self.lot_ids(&self.of(seat).vacant)
    }

    fn lot_ids(&self, lots: &[Lot]) -> Vec<String> {
        lots.iter().map(|&lot| self.game.content().lot(lot).id.clone()).collect()
    }

    /// The ids of the skyscrapers that stand.
    pub(crate) fn standing(&self, seat: usize) -> Vec<String> {
        let standing = self.of(seat).standing;
        standing.iter().map(|tile| self.game.content().tile(tile.tile).id.clone()).collect()
    }

    /// The words for the cards in the open market.
    pub(crate) fn market(&self) -> Vec<String> {
        self.kind_words(&self.view().market)
    }

    /// The batches face down, from the top, as everybody knows them.
    pub(crate) fn future(&self) -> Vec<Vec<String>> {
        self.view().future.iter().map(|batch| self.kind_words(batch)).collect()
    }

    fn kind_words(&self, kinds: &[LotKind]) -> Vec<String> {
        kinds.iter().map(|&kind| self.game.content().kind_word(kind)).collect()
    }

    pub(crate) fn score(&self, index: usize) -> Scoring {
        self.game.score(&self.state)[seat(index)]
    }
}
