//! Positions laid out by hand: for scenarios, studies and tests.

use table::{BySeat, Seat};

use crate::cards::{ActionCards, Challenge};
use crate::city::SiteNo;
use crate::content::{Cell, Character, Street};
use crate::flow::characters_in_play;
use crate::frame::Frame;
use crate::game::NewYork;
use crate::ground::{Lot, LotKind};
use crate::options::{OPEN_MARKET, WORKERS};
use crate::play::Play;
use crate::state::{Future, Player, Shuffle, State};
use crate::tile::Tile;

/// A position at the start of a turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Layout {
    /// Whose turn it is, by index.
    pub active: usize,
    /// Everybody, by seat.
    pub players: Vec<PlayerLayout>,
    /// The open market, at most four cards.
    pub market: Vec<LotKind>,
    /// The first cards of the future market, the top first.
    pub future: Vec<LotKind>,
    /// Where the cards are that the layout does not mention.
    pub rest: Rest,
    /// The streets that score.
    pub streets: [Street; 3],
    /// The challenge.
    pub challenge: Challenge,
    /// Turns in a row without a build (N6.4).
    pub quiet_turns: u8,
    /// Turns after this one, if the end is triggered (N7.1).
    pub last_turns: Option<u8>,
}

/// What happens to lot cards that a layout does not mention and no territory accounts for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Rest {
    /// They lie under the future market, in the order of the kinds.
    #[default]
    UnderFuture,
    /// They are not in the game.
    OutOfGame,
}

/// One player's things.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PlayerLayout {
    /// Points on the track.
    pub score: i16,
    /// Who they are; the starting building stands on the character's lot.
    pub character: Option<Character>,
    /// Lots of the territory, that of the character not needed.
    pub lots: Vec<Lot>,
    /// Skyscrapers that stand, each with its cells.
    pub standing: Vec<(Tile, Vec<Cell>)>,
    /// Own skyscrapers that were demolished.
    pub demolished: Vec<Tile>,
    /// Unused action cards.
    pub cards: ActionCards,
    /// Whether the starting building was demolished.
    pub start_demolished: bool,
}

/// Why a layout is no position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LayoutError {
    /// Not the table's number of players, or no such player's turn.
    #[error("the layout has other players than the table")]
    Players,
    /// A character twice, or one that is not in play.
    #[error("the character {0} is not in play, or there twice")]
    Character(String),
    /// A lot in two territories, or one that is not in play.
    #[error("the lot {0} is not in play, or in two territories")]
    Lot(String),
    /// More cards of a kind than there are.
    #[error("the layout has more {0} cards than the lots leave")]
    Cards(String),
    /// More than four open cards.
    #[error("the open market has room for four cards")]
    Market,
    /// A skyscraper on cells that it does not fit on.
    #[error("{0} does not fit on those cells of the territory")]
    Site(String),
    /// A skyscraper that stands twice.
    #[error("{0} is there twice")]
    Tile(String),
    /// More vacant lots than workers.
    #[error("player {0} has more vacant lots than workers")]
    Workers(usize),
}

impl NewYork {
    /// The state that a layout describes, at its next question.
    ///
    /// # Errors
    /// If no game could stand like that.
    pub fn lay_out(&self, layout: &Layout) -> Result<State, LayoutError> {
        let mut laying = Laying { game: self, lots: Vec::new(), characters: Vec::new() };
        let mut state = laying.state(layout)?;
        let mut play = Play {
            content: &self.content,
            city: &self.city,
            options: self.options,
            state: &mut state,
            events: &mut (),
        };
        play.push(Frame::EndTurn);
        play.push(Frame::Start);
        play.advance();
        Ok(state)
    }
}

/// What has found its place already.
struct Laying<'g> {
    game: &'g NewYork,
    lots: Vec<Lot>,
    characters: Vec<Character>,
}

impl Laying<'_> {
    fn state(&mut self, layout: &Layout) -> Result<State, LayoutError> {
        let seats = self.game.seats;
        let active = Seat::new(layout.active).filter(|&seat| seats.has(seat));
        let (Some(active), true) = (active, layout.players.len() == seats.count()) else {
            return Err(LayoutError::Players);
        };
        let mut state = State {
            seats,
            active,
            frames: Default::default(),
            players: BySeat::default(),
            legendaries: Tile::LEGENDARY,
            market: Default::default(),
            future: Future::default(),
            streets: layout.streets,
            challenge: layout.challenge,
            built: false,
            quiet_turns: layout.quiet_turns,
            last_turns: layout.last_turns,
            turns: 1,
        };
        for (seat, player) in seats.all().zip(&layout.players) {
            self.lay_player(&mut state, seat, player)?;
        }
        self.lay_cards(&mut state, layout)?;
        Ok(state)
    }

    fn lay_player(
        &mut self,
        state: &mut State,
        seat: Seat,
        layout: &PlayerLayout,
    ) -> Result<(), LayoutError> {
        let (content, city) = (&self.game.content, &self.game.city);
        let mut player = Player {
            score: layout.score,
            cards: layout.cards,
            character: layout.character,
            ..Player::default()
        };
        if let Some(character) = layout.character {
            self.take_character(character)?;
            let lot = content.character(character).lot;
            self.take_lot(lot)?;
            player.territory.insert(content.lot(lot).place);
            if !layout.start_demolished {
                player.standing.insert(Tile::START);
                player.sites[Tile::START.index()] = city.start(character);
            }
        }
        for &lot in &layout.lots {
            self.take_lot(lot)?;
            player.territory.insert(content.lot(lot).place);
        }
        state.players[seat] = player;
        for (tile, cells) in &layout.standing {
            self.lay_tile(state, seat, *tile, cells)?;
        }
        for &tile in &layout.demolished {
            state.players[seat].unbuilt.remove(tile);
        }
        if self.game.now(state).vacant_lots(seat).count() > usize::from(WORKERS) {
            return Err(LayoutError::Workers(seat.number()));
        }
        Ok(())
    }

    fn take_character(&mut self, character: Character) -> Result<(), LayoutError> {
        let content = &self.game.content;
        let known = characters_in_play(content, self.game.seats).any(|other| other == character);
        if !known || self.characters.contains(&character) {
            return Err(LayoutError::Character(content.character(character).id.clone()));
        }
        self.characters.push(character);
        Ok(())
    }

    fn take_lot(&mut self, lot: Lot) -> Result<(), LayoutError> {
        let facts = self.game.content.lot(lot);
        let open = self.game.content.in_play(facts.kind.district(), self.game.seats);
        if !open || self.lots.contains(&lot) {
            return Err(LayoutError::Lot(facts.id.clone()));
        }
        self.lots.push(lot);
        Ok(())
    }

    fn lay_tile(
        &mut self,
        state: &mut State,
        seat: Seat,
        tile: Tile,
        cells: &[Cell],
    ) -> Result<(), LayoutError> {
        let id = || self.game.content.tile(tile).id.clone();
        let player = &state.players[seat];
        let again = player.standing.has(tile)
            || tile.is_legendary()
                && (!state.legendaries.has(tile) || player.legendary().is_some());
        if again {
            return Err(LayoutError::Tile(id()));
        }
        let site = self.find_site(tile, cells).ok_or_else(|| LayoutError::Site(id()))?;
        let place = self.game.city.site(site);
        let free = self.game.now(state).estate(seat).free(place.block);
        if !place.cells.is_in(free) {
            return Err(LayoutError::Site(id()));
        }
        let player = &mut state.players[seat];
        player.unbuilt.remove(tile);
        player.standing.insert(tile);
        player.sites[tile.index()] = site;
        state.legendaries.remove(tile);
        Ok(())
    }

    fn find_site(&self, tile: Tile, cells: &[Cell]) -> Option<SiteNo> {
        let content = &self.game.content;
        let mut sites = self.game.city.sites_of(tile);
        let found = sites.find(|(_, site)| {
            let inside = &content.block(site.block).cells;
            let places = site.cells.map(|cell| inside[cell.index()]);
            site.cells.len() == cells.len() && places.into_iter().all(|cell| cells.contains(&cell))
        });
        found.map(|(site, _)| site)
    }

    fn lay_cards(&self, state: &mut State, layout: &Layout) -> Result<(), LayoutError> {
        let content = &self.game.content;
        let mut left = content.lots_in_play(self.game.seats);
        let held = self.lots.iter().map(|&lot| content.lot(lot).kind);
        for kind in held.chain(layout.market.iter().chain(&layout.future).copied()) {
            let count = &mut left[kind.index()];
            *count =
                count.checked_sub(1).ok_or_else(|| LayoutError::Cards(content.kind_word(kind)))?;
        }
        if layout.market.len() > OPEN_MARKET {
            return Err(LayoutError::Market);
        }
        state.market.extend(layout.market.iter().copied());
        let mut future = layout.future.clone();
        if layout.rest == Rest::UnderFuture {
            let rest = LotKind::all()
                .flat_map(|kind| std::iter::repeat_n(kind, usize::from(left[kind.index()])));
            future.extend(rest);
        }
        state.future = Future::new(&future, BySeat::from_fn(|_| Shuffle::default()));
        Ok(())
    }
}
