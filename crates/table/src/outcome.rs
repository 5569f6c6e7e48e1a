//! How a game ended.

use serde::{Deserialize, Serialize};

use crate::{BySeat, Seat, Seats};

/// The final standing: points, and ranks after all tie-breaks.
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcome {
    /// How many sat at the table.
    pub seats: Seats,
    /// Points of each seat.
    pub scores: BySeat<i32>,
    /// 1 is best; players who share a place share its rank.
    pub ranks: BySeat<u8>,
}

impl Outcome {
    /// Ranks the seats by `standing`, greatest first; equal standings share a rank.
    pub fn rank<K: Ord>(seats: Seats, scores: BySeat<i32>, standing: impl Fn(Seat) -> K) -> Self {
        // Asked for once each: whoever looks for the best way to end a game ranks every end.
        let standings = BySeat::from_fn(|seat| seats.has(seat).then(|| standing(seat)));
        let ranks = BySeat::from_fn(|seat| match &standings[seat] {
            None => 0,
            mine => {
                let better = seats.all().filter(|&other| standings[other] > *mine).count();
                u8::try_from(better + 1).unwrap_or(u8::MAX)
            }
        });
        Self { seats, scores, ranks }
    }

    /// Everyone who shares the first place.
    pub fn winners(&self) -> impl Iterator<Item = Seat> + '_ {
        self.seats.all().filter(|&seat| self.ranks[seat] == 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_standings_share_a_rank_and_the_next_is_skipped() {
        let seats = Seats::new(4).unwrap();
        let scores = BySeat::from_fn(|seat| [30, 41, 41, 7][seat.index()]);
        let outcome = Outcome::rank(seats, scores, |seat| scores[seat]);
        assert_eq!(outcome.ranks, BySeat::from_fn(|seat| [3, 1, 1, 4][seat.index()]));
        assert_eq!(outcome.winners().map(Seat::number).collect::<Vec<_>>(), [2, 3]);
    }
}
