//! What the value of a table is made of, for people who ask why.

use table::Seat;

use crate::plan::Planner;

/// A part of what a table is worth to a seat.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Share {
    /// What brings it: the id of its message.
    pub what: &'static str,
    /// How much, in points.
    pub points: f64,
}

impl Share {
    /// What one account has over another, part by part. Both are of the same game.
    pub fn differences(one: &[Self], other: &[Self]) -> Vec<Self> {
        let of = |shares: &[Self], what| {
            shares.iter().find(|share| share.what == what).map_or(0.0, |share| share.points)
        };
        let mut whats: Vec<&'static str> =
            one.iter().chain(other).map(|share| share.what).collect();
        whats.sort_unstable();
        whats.dedup();
        let difference = |what| Self { what, points: of(one, what) - of(other, what) };
        whats.into_iter().map(difference).collect()
    }
}

/// A game whose rules of thumb can say what a value is made of, and how far off it may be.
pub trait Accountable: Planner {
    /// What [`judge`](Planner::judge) finds in `after` for a seat, in parts that add up to it. What things are
    /// worth is taken as in `before`; how much the time that has passed since changes that is a part of
    /// its own.
    fn account(&self, before: &Self::State, after: &Self::State, seat: Seat) -> Vec<Share>;

    /// How far the margin at the end scatters around what is expected now, as a standard deviation in points.
    fn scatter(&self, world: &Self::State, seat: Seat) -> f64;
}

/// Adds to a part, or begins it.
pub(crate) fn add(shares: &mut Vec<Share>, what: &'static str, points: f64) {
    match shares.iter_mut().find(|share| share.what == what) {
        Some(share) => share.points += points,
        None => shares.push(Share { what, points }),
    }
}
