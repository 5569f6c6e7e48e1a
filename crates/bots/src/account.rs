//! What the value of a table is made of, for people who ask why.

use table::Seat;

use crate::plan::Planner;

/// What everything that others have or may get is called.
pub(crate) const OTHERS: &str = "share-others";

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
        let mut shares = one.to_vec();
        for share in other {
            Self::add(&mut shares, share.what, -share.points);
        }
        shares
    }

    /// Adds to a part, or begins it.
    pub fn add(shares: &mut Vec<Self>, what: &'static str, points: f64) {
        match shares.iter_mut().find(|share| share.what == what) {
            Some(share) => share.points += points,
            None => shares.push(Self { what, points }),
        }
    }

    /// All parts together.
    pub fn sum(shares: &[Self]) -> f64 {
        shares.iter().map(|share| share.points).sum()
    }
}

/// Whom a number of [`as_numbers`](crate::learned::Learner::as_numbers) tells of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whose {
    /// The table as a whole.
    Table,
    /// The seat whose eyes see it.
    Own,
    /// The best of the others, or the rest of them.
    Others,
}

/// A game whose rules of thumb can say what a value is made of, and how far off it may be.
pub trait Accountable: Planner {
    /// What a seat may expect to have at the end, in parts that add up to it. What things are worth is taken as in
    /// `before`; how much the time that has passed since changes that is a part of its own. Its hand is
    /// looked into only if it is `known`.
    fn worth_in_parts(
        &self,
        before: &Self::State,
        after: &Self::State,
        seat: Seat,
        known: bool,
    ) -> Vec<Share>;

    /// Whom the input at a place tells of, and which part that belongs to.
    fn part_of_input(place: usize) -> (Whose, &'static str);

    /// What a way to play has come to: the same number for two worlds in which only the order differs in which the same
    /// was done.
    fn comes_to(&self, world: &Self::State) -> u64;

    /// How far the margin at the end scatters around what is expected now, as a standard deviation in points.
    fn scatter(&self, world: &Self::State, seat: Seat) -> f64;

    /// What [`judge`](Planner::judge) finds in `after` for a seat, in parts that add up to it: its own, and what the
    /// best opponent may expect.
    fn account(&self, before: &Self::State, after: &Self::State, seat: Seat) -> Vec<Share> {
        let mut shares = self.worth_in_parts(before, after, seat, true);
        let others = self.seats().others(seat);
        let worth = |other| Share::sum(&self.worth_in_parts(before, after, other, false));
        let best = others.map(worth).fold(f64::NEG_INFINITY, f64::max);
        Share::add(&mut shares, OTHERS, -best);
        shares
    }
}
