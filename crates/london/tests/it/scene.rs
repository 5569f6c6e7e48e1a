//! A table set up by card ids and played by words, so that tests read like play.
//!
//! The only place in the tests that touches the API of the engine.

use std::ops::{Deref, DerefMut};

use london::{
    Borough, Content, Laid, Layout, London, Moment, Options, PlayerLayout, Rest, Scoring, State,
    Title, View,
};
use table::{Game, Seat, Seats, Viewer};

/// The player whose turn it is in most tests.
pub(crate) const ME: usize = 0;
/// The next player.
pub(crate) const YOU: usize = 1;
/// The player after that.
pub(crate) const THIRD: usize = 2;

/// The standard pack, loaded once.
pub(crate) fn pack(name: &str) -> Content {
    Content::built_in(name).unwrap_or_else(|| panic!("no pack {name}"))
}

pub(crate) fn london(seats: usize) -> London {
    London::new(pack("london"), Seats::new(seats).unwrap(), Options::default())
}

pub(crate) fn seat(index: usize) -> Seat {
    Seat::new(index).unwrap()
}

/// A table for so many players: nobody has anything, all other cards are in the deck.
pub(crate) fn table(seats: usize) -> Scene {
    Scene {
        content: pack("london"),
        options: Options::default(),
        layout: Layout { players: vec![PlayerLayout::default(); seats], ..Layout::default() },
    }
}

/// A table being set up.
pub(crate) struct Scene {
    content: Content,
    options: Options,
    layout: Layout,
}

impl Scene {
    /// All 110 cards. Comes first: cards are looked up in the pack.
    pub(crate) fn with_all_cards(self) -> Self {
        self.with_pack(pack("london-110"))
    }

    pub(crate) fn with_pack(mut self, content: Content) -> Self {
        self.content = content;
        self
    }

    pub(crate) fn limited_loans(mut self) -> Self {
        self.options.limited_loans = true;
        self
    }

    fn titles(&self, ids: &[&str]) -> Vec<Title> {
        ids.iter().map(|id| find_title(&self.content, id)).collect()
    }

    fn borough_ids(&self, ids: &[&str]) -> Vec<Borough> {
        ids.iter().map(|id| find_borough(&self.content, id)).collect()
    }

    fn player(&mut self, seat: usize) -> &mut PlayerLayout {
        &mut self.layout.players[seat]
    }

    pub(crate) fn hand(mut self, seat: usize, ids: &[&str]) -> Self {
        self.player(seat).hand = self.titles(ids);
        self
    }

    /// Cards in hand that everybody saw being taken from the board.
    pub(crate) fn taken(mut self, seat: usize, ids: &[&str]) -> Self {
        self.player(seat).hand_from_board = self.titles(ids);
        self
    }

    /// One stack for each card; `!` in front turns it face down.
    pub(crate) fn city(mut self, seat: usize, ids: &[&str]) -> Self {
        for id in ids {
            self = self.stack(seat, &[id]);
        }
        self
    }

    /// One stack, from the bottom.
    pub(crate) fn stack(mut self, seat: usize, ids: &[&str]) -> Self {
        let stack = ids
            .iter()
            .map(|id| {
                let plain = id.trim_start_matches('!');
                let title = find_title(&self.content, plain);
                Laid { title, face_down: plain.len() < id.len(), till: 0 }
            })
            .collect();
        self.player(seat).stacks.push(stack);
        self
    }

    /// Money lying on the top of the last stack.
    pub(crate) fn till(mut self, seat: usize, cash: u8) -> Self {
        let stack = self.player(seat).stacks.last_mut().unwrap();
        stack.last_mut().unwrap().till = cash;
        self
    }

    pub(crate) fn cash(mut self, seat: usize, cash: i32) -> Self {
        self.player(seat).cash = cash;
        self
    }

    pub(crate) fn loans(mut self, seat: usize, loans: i32) -> Self {
        self.player(seat).loans = loans;
        self
    }

    pub(crate) fn poverty(mut self, seat: usize, poverty: i32) -> Self {
        self.player(seat).poverty = poverty;
        self
    }

    pub(crate) fn prestige(mut self, seat: usize, prestige: i32) -> Self {
        self.player(seat).prestige = prestige;
        self
    }

    /// Boroughs owned, the last one on top.
    pub(crate) fn boroughs(mut self, seat: usize, ids: &[&str]) -> Self {
        self.player(seat).boroughs = self.borough_ids(ids);
        self
    }

    pub(crate) fn board(mut self, top: &[&str], bottom: &[&str]) -> Self {
        self.layout.board = [self.titles(top), self.titles(bottom)];
        self
    }

    /// The first cards of the deck.
    pub(crate) fn deck(mut self, ids: &[&str]) -> Self {
        self.layout.deck = self.titles(ids);
        self
    }

    /// Cards that are not mentioned have left the game; the deck is what `deck` says.
    pub(crate) fn nothing_else(mut self) -> Self {
        self.layout.rest = Rest::OutOfGame;
        self
    }

    pub(crate) fn offer(mut self, ids: &[&str]) -> Self {
        self.layout.offer = self.borough_ids(ids);
        self
    }

    pub(crate) fn borough_deck(mut self, ids: &[&str]) -> Self {
        self.layout.borough_deck = self.borough_ids(ids);
        self
    }

    /// The turn has just begun: nothing repaid, nothing drawn.
    pub(crate) fn at_start(mut self) -> Self {
        self.layout.moment = Moment::TurnStart;
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
        let game = London::new(self.content, seats, self.options);
        let state = game.lay_out(&self.layout).unwrap_or_else(|error| panic!("{error}"));
        Play::new(game, state)
    }
}

pub(crate) fn find_title(content: &Content, id: &str) -> Title {
    content.find_title(id).unwrap_or_else(|| panic!("no card {id}"))
}

pub(crate) fn find_borough(content: &Content, id: &str) -> Borough {
    content.find_borough(id).unwrap_or_else(|| panic!("no borough {id}"))
}

/// A table in play, and what is to be seen on it.
pub(crate) struct Play(table_laws::Play<London>);

impl Deref for Play {
    type Target = table_laws::Play<London>;

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
    pub(crate) fn new(game: London, state: State) -> Self {
        Self(table_laws::Play::new(game, state))
    }

    /// A whole game from a seed.
    pub(crate) fn from_seed(game: London, seed: u64) -> Self {
        Self(table_laws::Play::from_seed(game, seed))
    }

    /// The clause that forbids an answer.
    #[track_caller]
    pub(crate) fn forbidden_by(&mut self, words: &str) -> &'static str {
        self.refuses(words).clause()
    }

    pub(crate) fn view_of(&self, index: usize) -> View {
        self.game.view(&self.state, Viewer::Seat(seat(index)))
    }

    pub(crate) fn title(&self, id: &str) -> Title {
        find_title(self.game.content(), id)
    }

    fn ids(&self, titles: &[Title]) -> Vec<&str> {
        titles.iter().map(|&title| self.game.content().title(title).id.as_str()).collect()
    }

    pub(crate) fn cash(&self, seat: usize) -> i32 {
        self.view_of(ME).players[seat].cash
    }

    pub(crate) fn loans(&self, seat: usize) -> i32 {
        self.view_of(ME).players[seat].loans
    }

    pub(crate) fn poverty(&self, seat: usize) -> i32 {
        self.view_of(ME).players[seat].poverty
    }

    pub(crate) fn prestige(&self, seat: usize) -> i32 {
        self.view_of(ME).players[seat].prestige
    }

    /// A player's hand, as that player sees it.
    pub(crate) fn hand(&self, seat: usize) -> Vec<String> {
        let view = self.view_of(seat);
        self.ids(&view.players[seat].hand.known).into_iter().map(str::to_owned).collect()
    }

    /// The tops of a player's stacks; `!` is a card that is face down.
    pub(crate) fn tops(&self, seat: usize) -> Vec<String> {
        let view = self.view_of(seat);
        let content = self.game.content();
        let face = |top: Option<Title>| top.map_or("!".to_owned(), |t| content.title(t).id.clone());
        view.players[seat].stacks.iter().map(|stack| face(stack.top)).collect()
    }

    pub(crate) fn sizes(&self, seat: usize) -> Vec<u8> {
        self.view_of(seat).players[seat].stacks.iter().map(|stack| stack.size).collect()
    }

    pub(crate) fn tills(&self, seat: usize) -> Vec<u8> {
        self.view_of(seat).players[seat].stacks.iter().map(|stack| stack.till).collect()
    }

    /// The board: both rows, `-` for a free space.
    pub(crate) fn board(&self) -> [Vec<String>; 2] {
        let content = self.game.content();
        let face =
            |space: Option<Title>| space.map_or("-".to_owned(), |t| content.title(t).id.clone());
        self.view_of(ME).board.map(|row| row.into_iter().map(face).collect())
    }

    pub(crate) fn gone(&self) -> Vec<String> {
        self.ids(&self.view_of(ME).gone).into_iter().map(str::to_owned).collect()
    }

    pub(crate) fn deck_left(&self) -> usize {
        self.view_of(ME).deck.left.iter().map(|&left| usize::from(left)).sum()
    }

    pub(crate) fn offer(&self) -> Vec<String> {
        let content = self.game.content();
        let offer = self.view_of(ME).offer;
        offer.iter().flatten().map(|&borough| content.borough(borough).id.clone()).collect()
    }

    pub(crate) fn top_borough(&self, seat: usize) -> Option<String> {
        let top = self.view_of(ME).players[seat].top_borough;
        top.map(|borough| self.game.content().borough(borough).id.clone())
    }

    pub(crate) fn score(&self, index: usize) -> Scoring {
        self.game.score(&self.state)[seat(index)]
    }
}
