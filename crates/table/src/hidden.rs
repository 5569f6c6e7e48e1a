//! What a viewer does not know, and what that means for taking an action back.

use std::ops::{BitAnd, Not};

use crate::{Game, Seat, Viewer};

/// The things on the table (cards, tiles …; at most 256) whose place a viewer does not know.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Hidden([u64; 4]);

impl Hidden {
    /// Nothing is hidden.
    pub const NOTHING: Self = Self([0; 4]);

    /// Adds a thing.
    pub fn insert(&mut self, thing: u8) {
        self.0[usize::from(thing >> 6)] |= 1 << (thing & 63);
    }

    /// Whether nothing is hidden.
    pub fn is_empty(self) -> bool {
        self == Self::NOTHING
    }
}

impl BitAnd for Hidden {
    type Output = Self;

    fn bitand(self, other: Self) -> Self {
        Self(std::array::from_fn(|word| self.0[word] & other.0[word]))
    }
}

impl Not for Hidden {
    type Output = Self;

    fn not(self) -> Self {
        Self(self.0.map(|word| !word))
    }
}

impl FromIterator<u8> for Hidden {
    fn from_iter<I: IntoIterator<Item = u8>>(things: I) -> Self {
        let mut hidden = Self::NOTHING;
        things.into_iter().for_each(|thing| hidden.insert(thing));
        hidden
    }
}

/// Whether `seat` may freely go back from `after` to `before`: nobody has learnt anything in between
/// that was hidden from `seat`.
///
/// Showing one's own cards is one's own doing and may be taken back; a card drawn from a deck, a
/// borough turned up or another player's card may not. Nothing is flagged by hand: this follows from
/// what each viewer knows before and after.
pub fn may_take_back<G: Game>(game: &G, before: &G::State, after: &G::State, seat: Seat) -> bool {
    let secret = game.hidden(before, Viewer::Seat(seat));
    let viewers = game.seats().all().map(Viewer::Seat).chain([Viewer::Spectator]);
    for viewer in viewers {
        let learnt = game.hidden(before, viewer) & !game.hidden(after, viewer);
        if !(learnt & secret).is_empty() {
            return false;
        }
    }
    true
}
