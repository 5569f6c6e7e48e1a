//! The whole truth at one moment, as plain data.

use serde::{Deserialize, Serialize};
use table::{BySeat, Seat, Seats};
use tinyvec::ArrayVec;

use crate::cards::{ActionCards, Challenge};
use crate::city::SiteNo;
use crate::content::{Character, Street};
use crate::frame::Frames;
use crate::ground::{LotKind, MAX_LOTS, Territory};
use crate::options::OPEN_MARKET;
use crate::tile::{Tile, TileSet};

/// A game of New York at one moment. Flat: copying it copies its bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct State {
    pub(crate) seats: Seats,
    /// Whose turn it is.
    pub(crate) active: Seat,
    /// What is still to do; empty when the game is over.
    pub(crate) frames: Frames,
    pub(crate) players: BySeat<Player>,
    /// The legendary skyscrapers that nobody has built (N1.5).
    pub(crate) legendaries: TileSet,
    /// The open market, in the order in which the cards came.
    pub(crate) market: ArrayVec<[LotKind; OPEN_MARKET]>,
    pub(crate) future: Future,
    /// The streets that score (N2.2).
    pub(crate) streets: [Street; 3],
    pub(crate) challenge: Challenge,
    /// Whether something was built this turn.
    pub(crate) built: bool,
    /// Turns in a row without a build (N6.4).
    pub(crate) quiet_turns: u8,
    /// Turns after this one, once the end is triggered (N7.1).
    pub(crate) last_turns: Option<u8>,
    /// Turns begun, this one included.
    pub(crate) turns: u16,
}

/// What belongs to one seat. Workers are not kept: one stands on every lot of the territory that
/// nothing is built on, and the others are at hand (N1.8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct Player {
    pub(crate) character: Option<Character>,
    pub(crate) territory: Territory,
    /// Own skyscrapers that were never built; those neither here nor standing are demolished.
    pub(crate) unbuilt: TileSet,
    /// What stands in the city, a legendary one and the starting building included.
    pub(crate) standing: TileSet,
    /// Where each of those stands.
    pub(crate) sites: [SiteNo; Tile::COUNT],
    pub(crate) cards: ActionCards,
    /// Points on the track.
    pub(crate) score: i16,
    /// How many of those gold prestige brought (N9.5).
    pub(crate) prestige: i16,
}

impl Default for Player {
    fn default() -> Self {
        Self {
            character: None,
            territory: Territory::default(),
            unbuilt: Tile::OWN,
            standing: TileSet::EMPTY,
            sites: [SiteNo::NOWHERE; Tile::COUNT],
            cards: ActionCards::EMPTY,
            score: 0,
            prestige: 0,
        }
    }
}

impl Player {
    /// The legendary skyscraper of this player (N1.5).
    #[inline]
    pub(crate) fn legendary(&self) -> Option<Tile> {
        (self.standing & Tile::LEGENDARY).first()
    }
}

/// The future market: the cards face down, batch by batch. The first batch is what was left when the
/// game began; cards that went under it together are a batch of their own. Everybody knows what is in
/// a batch, and nobody in which order (N1.8).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct Future {
    /// The top card last.
    cards: ArrayVec<[FutureCard; MAX_LOTS]>,
    /// How many cards have been turned up, counted in a circle: it gives every card a number that
    /// stays with its place.
    turned_up: u8,
    /// How each player's market shift will shuffle the cards (N5.2).
    pub(crate) shuffles: BySeat<Shuffle>,
}

/// A card face down.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct FutureCard {
    kind: LotKind,
    /// Whether the card below it, if any, belongs to another batch.
    last_of_batch: bool,
}

/// An order of up to four things, by its number from 0 to 23.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct Shuffle(pub(crate) u8);

impl Shuffle {
    /// How many orders there are.
    pub(crate) const COUNT: usize = 24;

    /// The four places in this order.
    pub(crate) fn places(self) -> [u8; 4] {
        let mut places = [0, 1, 2, 3];
        let mut number = usize::from(self.0) % Self::COUNT;
        // Each digit brings one of those left to the front; the others keep their order.
        for (front, ways) in [(0, 6), (1, 2), (2, 1)] {
            places[front..=front + number / ways].rotate_right(1);
            number %= ways;
        }
        places
    }

    /// The order that these places are in; `None` if they are not the four.
    pub(crate) fn from_places(places: [u8; 4]) -> Option<Self> {
        (0..Self::COUNT as u8).map(Self).find(|shuffle| shuffle.places() == places)
    }
}

impl Future {
    /// The first batch, its top first.
    pub(crate) fn new(cards: &[LotKind], shuffles: BySeat<Shuffle>) -> Self {
        let mut future = Self { shuffles, ..Self::default() };
        future.put_under(cards);
        future
    }

    #[inline]
    pub(crate) fn len(&self) -> usize {
        self.cards.len()
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.cards.is_empty()
    }

    /// Turns up the top card.
    #[inline]
    pub(crate) fn turn_up(&mut self) -> Option<LotKind> {
        let card = self.cards.pop()?;
        self.turned_up = self.turned_up.wrapping_add(1);
        Some(card.kind)
    }

    /// Puts a batch under everything, its top first.
    pub(crate) fn put_under(&mut self, batch: &[LotKind]) {
        for (index, &kind) in batch.iter().enumerate() {
            let last_of_batch = index + 1 == batch.len();
            self.cards.insert(0, FutureCard { kind, last_of_batch });
        }
    }

    /// Takes the lowest card of a kind out of the first batch, for a starting lot (N2.3).
    pub(crate) fn take_out(&mut self, kind: LotKind) {
        if let Some(index) = self.cards.iter().position(|card| card.kind == kind) {
            let last = self.cards[index].last_of_batch;
            self.cards.remove(index);
            if let Some(lowest) = self.cards.first_mut().filter(|_| last) {
                lowest.last_of_batch = true;
            }
        }
    }

    /// The batches from the top, each from its top.
    pub(crate) fn batches(&self) -> impl Iterator<Item = Vec<LotKind>> + '_ {
        let mut cards = self.cards.iter().rev();
        std::iter::from_fn(move || {
            let mut batch = Vec::new();
            for card in cards.by_ref() {
                batch.push(card.kind);
                if card.last_of_batch {
                    break;
                }
            }
            (!batch.is_empty()).then_some(batch)
        })
    }

    /// Puts other orders in the place of all that nobody knows.
    pub(crate) fn reorder(&mut self, mut shuffle: impl FnMut(&mut [LotKind])) {
        let batches: Vec<Vec<LotKind>> = self.batches().collect();
        self.cards.clear();
        for mut batch in batches {
            shuffle(&mut batch);
            self.put_under(&batch);
        }
    }

    /// What may lie at a place from the top, for all that is known once the cards above it are, and how many such
    /// cards there are.
    pub(crate) fn choices(&self, place: usize) -> Vec<(u32, LotKind)> {
        let mut choices: Vec<(u32, LotKind)> = Vec::new();
        for card in self.batch_from(place) {
            match choices.iter_mut().find(|(_, kind)| *kind == card.kind) {
                Some((count, _)) => *count += 1,
                None => choices.push((1, card.kind)),
            }
        }
        choices
    }

    /// Changes places with the card at a place from the top and one of this kind in the rest of its batch.
    pub(crate) fn bring_up(&mut self, place: usize, kind: LotKind) {
        let Some(down) = self.batch_from(place).position(|card| card.kind == kind) else { return };
        let top = self.cards.len() - 1 - place;
        let displaced = std::mem::replace(&mut self.cards[top].kind, kind);
        self.cards[top - down].kind = displaced;
    }

    /// The card at a place from the top, and those below it in its batch.
    fn batch_from(&self, place: usize) -> impl Iterator<Item = &FutureCard> {
        let mut is_over = false;
        self.cards
            .iter()
            .rev()
            .skip(place)
            .take_while(move |card| !std::mem::replace(&mut is_over, card.last_of_batch))
    }

    /// The numbers of the cards whose kind nobody knows.
    pub(crate) fn unknown(&self) -> impl Iterator<Item = u8> + '_ {
        let mut next = self.turned_up;
        self.batches().flat_map(move |batch| {
            let first = next;
            let count = u8::try_from(batch.len()).unwrap_or(u8::MAX);
            next = next.wrapping_add(count);
            let uniform = batch.iter().all(|&kind| kind == batch[0]);
            (0..if uniform { 0 } else { count }).map(move |index| first.wrapping_add(index))
        })
    }
}

impl State {
    /// The cards face down from the top: the truth, which no player knows.
    pub fn future_market(&self) -> Vec<LotKind> {
        self.future.batches().flatten().collect()
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.frames.top().is_none()
    }

    /// Whose turn it is.
    pub fn active(&self) -> Seat {
        self.active
    }

    /// Turns begun so far, this one included.
    pub fn turns(&self) -> u16 {
        self.turns
    }
}

const _: () = assert!(size_of::<State>() <= 1024, "a state must stay within a kilobyte");
