//! What becomes of things in one game.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::AddAssign;

use serde::Serialize;
use table::Seat;

/// What a thing brings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Gains {
    /// Points.
    pub points: i32,
    /// Money, less what it cost.
    pub cash: i32,
    /// Poverty removed, less what it brought.
    pub relief: i32,
}

impl AddAssign for Gains {
    fn add_assign(&mut self, other: Self) {
        self.points += other.points;
        self.cash += other.cash;
        self.relief += other.relief;
    }
}

/// What one seat has had of one thing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Use {
    /// How often it was taken.
    pub times: u32,
    /// The sum of the turns in which it was taken.
    pub turns: u32,
    /// What it brought.
    pub gains: Gains,
}

/// Everything that was noted in a game.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    uses: BTreeMap<(Seat, usize, usize), Use>,
    /// Things that could be taken, whether or not anybody did.
    seen: BTreeSet<(usize, usize)>,
    /// The number of the last turn that began.
    turn: u16,
    /// What gains come from at the moment.
    source: Option<(Seat, usize, usize)>,
}

impl Tally {
    /// A turn began; whatever brought something before is done.
    pub fn begin_turn(&mut self, turn: u16) {
        self.turn = turn;
        self.source = None;
    }

    /// How many turns have begun, all players' together.
    pub fn turns(&self) -> u32 {
        u32::from(self.turn)
    }

    /// A thing is there to be taken.
    pub fn see(&mut self, topic: usize, item: usize) {
        self.seen.insert((topic, item));
    }

    /// Whether a thing was there to be taken.
    pub fn has_seen(&self, topic: usize, item: usize) -> bool {
        self.seen.contains(&(topic, item))
    }

    /// A seat took a thing of a topic. What it gains from now on comes from it.
    pub fn take(&mut self, seat: Seat, topic: usize, item: usize) {
        self.see(topic, item);
        self.draw_on(seat, topic, item);
        let taken = self.uses.entry((seat, topic, item)).or_default();
        taken.times += 1;
        taken.turns += u32::from(self.turn);
    }

    /// What the seat gains from now on comes from a thing that it has.
    pub fn draw_on(&mut self, seat: Seat, topic: usize, item: usize) {
        self.source = Some((seat, topic, item));
    }

    /// Gains from now on come from nothing in particular.
    pub fn draw_on_nothing(&mut self) {
        self.source = None;
    }

    /// Something came to a seat.
    pub fn gain(&mut self, seat: Seat, gains: Gains) {
        if let Some(source) = self.source.filter(|source| source.0 == seat) {
            self.uses.entry(source).or_default().gains += gains;
        }
    }

    /// What was used: the seat, the topic, the item.
    pub fn uses(&self) -> impl Iterator<Item = (Seat, usize, usize, Use)> + '_ {
        self.uses.iter().map(|(&(seat, topic, item), &used)| (seat, topic, item, used))
    }
}
