//! The whole truth at one moment, as plain data.

use serde::{Deserialize, Serialize};
use serde_big_array::BigArray;
use table::{BySeat, Seat, Seats, Viewer};

use crate::action::Space;
use crate::card::{Borough, BoroughSet, Card, CardSet, MAX_BOROUGHS, MAX_CARDS};
use crate::content::MAX_TILLS;
use crate::frame::Frames;

/// A game of London at one moment. Flat: copying it copies its bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct State {
    pub(crate) seats: Seats,
    /// Whose turn it is.
    pub(crate) active: Seat,
    /// What is still to do; empty when the game is over.
    pub(crate) frames: Frames,
    pub(crate) players: BySeat<Player>,
    pub(crate) deck: Deck,
    pub(crate) board: Board,
    pub(crate) land: Land,
    /// What lies under each card of the deck and of the stacks.
    pub(crate) under: Under,
    /// Cards in building areas that are turned over; they keep the mark when covered.
    pub(crate) face_down: CardSet,
    /// Cards that left the game.
    pub(crate) gone: CardSet,
    /// Cards in hands that came from the board, so that everybody knows them (L-R01).
    pub(crate) public: CardSet,
    /// The money lying on cards, by till.
    pub(crate) tills: [u8; MAX_TILLS],
    pub(crate) turn: TurnNotes,
    /// Loan tokens in the supply, if it is limited (L8.6b).
    pub(crate) loans_left: u8,
    /// Turns in a row in which no card left the deck (L4.6).
    pub(crate) quiet_turns: u8,
    /// Last turns still to be taken, once the end is triggered (L9.1).
    pub(crate) last_turns: Option<u8>,
    /// Turns begun, this one included.
    pub(crate) turns: u16,
}

/// What belongs to one seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct Player {
    pub(crate) hand: CardSet,
    /// The top card of each stack.
    pub(crate) tops: CardSet,
    /// Cards in the deck and in other hands that this seat has seen there by an ability.
    pub(crate) seen: CardSet,
    pub(crate) cash: i32,
    pub(crate) prestige: i32,
    pub(crate) poverty: i32,
    pub(crate) loans: i32,
    pub(crate) boroughs: BoroughSet,
    pub(crate) top_borough: Option<Borough>,
    /// How many stacks; their numbers are never given again (L5.10).
    pub(crate) stacks: u8,
}

/// What must be remembered until the turn ends.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct TurnNotes {
    /// Cards placed this turn (L5.5).
    pub(crate) placed: CardSet,
    /// Cards activated this turn (L7.1).
    pub(crate) activated: CardSet,
    /// Cards whose once-a-turn ability was used.
    pub(crate) used: CardSet,
    /// Boroughs whose once-a-turn ability was used.
    pub(crate) used_boroughs: BoroughSet,
    /// A building card was placed in the develop action (L-R22).
    pub(crate) built: bool,
    /// The run effect of the top borough is done (L7.5).
    pub(crate) run_effect_done: bool,
    /// Cards in hand cause no poverty in this run.
    pub(crate) hand_causes_no_poverty: bool,
    /// A card left the deck (L4.6).
    pub(crate) deck_used: bool,
}

/// The city deck; its order is in [`Under`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct Deck {
    pub(crate) top: Option<Card>,
    pub(crate) len: u8,
}

/// For each card the card beneath it: in the deck the next one, in a stack the covered one. The lowest
/// card of a stack remembers the stack's number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct Under(#[serde(with = "BigArray")] [u8; MAX_CARDS]);

/// What lies under a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Beneath {
    Card(Card),
    /// The table: nothing more (deck), or the ground of the stack with this number.
    Ground(u8),
}

impl Default for Under {
    fn default() -> Self {
        Self([Self::GROUND; MAX_CARDS])
    }
}

impl Under {
    const GROUND: u8 = 128;

    #[inline]
    pub(crate) fn get(&self, card: Card) -> Beneath {
        let code = self.0[card.index()];
        if code < Self::GROUND {
            Beneath::Card(Card(code))
        } else {
            Beneath::Ground(code - Self::GROUND)
        }
    }

    #[inline]
    pub(crate) fn set(&mut self, card: Card, beneath: Beneath) {
        self.0[card.index()] = match beneath {
            Beneath::Card(below) => below.0,
            Beneath::Ground(number) => Self::GROUND + number,
        };
    }

    /// `top` and every card beneath it.
    pub(crate) fn pile(&self, top: Option<Card>) -> impl Iterator<Item = Card> + '_ {
        std::iter::successors(top, |&card| match self.get(card) {
            Beneath::Card(below) => Some(below),
            Beneath::Ground(_) => None,
        })
    }

    /// The number of the stack that `card` lies in.
    pub(crate) fn stack_number(&self, card: Card) -> u8 {
        let mut card = card;
        loop {
            match self.get(card) {
                Beneath::Card(below) => card = below,
                Beneath::Ground(number) => return number,
            }
        }
    }
}

/// The development board: two rows (L2.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct Board {
    pub(crate) spaces: [Option<Card>; 10],
    /// Spaces of a row in use.
    pub(crate) width: u8,
}

impl Board {
    /// The board for so many players.
    pub(crate) fn new(seats: Seats) -> Self {
        // L2.5: 3, 4 or 5 spaces a row.
        let width = seats.count() + 1;
        Self { spaces: [None; 10], width: u8::try_from(width).unwrap_or(5) }
    }

    #[inline]
    pub(crate) fn at(&self, space: Space) -> Option<Card> {
        self.spaces[usize::from(space.0)]
    }

    /// The cards on the board with their spaces, top row first.
    pub(crate) fn cards(&self) -> impl Iterator<Item = (Space, Card)> + '_ {
        (0..).map(Space).zip(self.spaces).filter_map(|(space, card)| Some((space, card?)))
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.spaces.iter().all(Option::is_none)
    }

    /// The leftmost free space, top row first (L3.3, L-R02).
    pub(crate) fn free(&self) -> Option<Space> {
        let width = self.width;
        (0..width).chain(5..5 + width).map(Space).find(|&space| self.at(space).is_none())
    }
}

/// The boroughs on offer and those to come (L2.4).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct Land {
    /// Up to three; the places stay where they are.
    pub(crate) offer: [Option<Borough>; 3],
    /// The deck, its top last.
    pub(crate) deck: tinyvec::ArrayVec<[Borough; MAX_BOROUGHS]>,
}

impl State {
    /// The player whose turn it is.
    #[inline]
    pub(crate) fn me(&self) -> &Player {
        &self.players[self.active]
    }

    /// Cards in the deck and in hands whose place `viewer` knows, its own hand included.
    pub(crate) fn known_to(&self, viewer: Viewer) -> CardSet {
        match viewer {
            Viewer::Seat(seat) => self.public | self.players[seat].seen | self.players[seat].hand,
            Viewer::Spectator => self.public,
            Viewer::Open => {
                let seats = self.seats.all().map(Viewer::Seat);
                seats.fold(self.public, |known, seat| known | self.known_to(seat))
            }
        }
    }

    /// The cards of the deck from the top.
    pub(crate) fn deck_cards(&self) -> impl Iterator<Item = Card> + '_ {
        self.under.pile(self.deck.top)
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.frames.top().is_none()
    }

    /// The borough deck, its top last. This is the truth, which nobody at the table may see: for checks
    /// of what is hidden.
    pub fn borough_deck(&self) -> &[Borough] {
        self.land.deck.as_slice()
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

impl Player {
    /// Cards that are face up on top of a stack.
    #[inline]
    pub(crate) fn visible(&self, face_down: CardSet) -> CardSet {
        self.tops.without(face_down)
    }
}

const _: () = assert!(size_of::<State>() <= 1024, "a state must stay within a kilobyte");
