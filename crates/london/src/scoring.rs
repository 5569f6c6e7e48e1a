//! L9.2: scoring, step by step as the rulebook numbers it.

use serde::{Deserialize, Serialize};
use table::{BySeat, Outcome, Seat};

use crate::card::{Card, CardSet};
use crate::table_now::TableNow;

/// What repaying a loan costs at the end; no ability changes it (L-R27).
const REPAYMENT: i32 = 15;
/// What an unpaid loan costs (L9.2, step 5).
const UNPAID_LOAN: i32 = 7;
/// Money for one prestige (L9.2, step 4).
const CASH_PER_PRESTIGE: i32 = 3;

/// Where the points of one player come from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Scoring {
    /// Prestige gained during the game.
    pub track: i32,
    /// (1) Cards left in hand, each one poverty.
    pub hand: i32,
    /// (2) Prestige of all city cards in the area.
    pub cards: i32,
    /// (3) Loans repaid at £15 each.
    pub repaid: i32,
    /// (4) Money left after that.
    pub cash: i32,
    /// (4) One prestige per full £3 of it.
    pub cash_prestige: i32,
    /// (5) Loans that could not be repaid.
    pub unpaid: i32,
    /// (5) Prestige lost for them.
    pub unpaid_loss: i32,
    /// (6) Poverty before anybody returns any.
    pub poverty: i32,
    /// (6) Poverty returned: as much as the least-poor player has.
    pub returned: i32,
    /// (7) Prestige lost for what remains.
    pub poverty_loss: i32,
    /// The sum.
    pub total: i32,
}

impl Scoring {
    /// Poverty left after step 6.
    pub fn remaining(&self) -> i32 {
        self.poverty - self.returned
    }
}

/// L9.3: the prestige that so much poverty costs.
pub fn poverty_loss(poverty: i32) -> i32 {
    const TABLE: [i32; 11] = [0, 1, 1, 2, 3, 5, 7, 9, 11, 13, 15];
    match usize::try_from(poverty) {
        Err(_) => 0,
        Ok(index) => match TABLE.get(index) {
            Some(&loss) => loss,
            None => 15 + 3 * (poverty - 10),
        },
    }
}

impl TableNow<'_> {
    /// Every city card in the area of `seat`, covered and face-down ones included.
    pub(crate) fn area(self, seat: Seat) -> impl Iterator<Item = Card> {
        self.player(seat).tops.flat_map(move |top| self.state.under.pile(Some(top)))
    }

    /// Scores all players as if the game ended now, all cards of an area counted.
    pub(crate) fn score(self) -> BySeat<Scoring> {
        self.score_counting(|seat| self.prestige_of(self.area(seat)))
    }

    /// The same counting only cards that everybody sees.
    pub(crate) fn score_visible(self) -> BySeat<Scoring> {
        self.score_counting(|seat| self.prestige_of(self.visible(seat)))
    }

    pub(crate) fn prestige_of(self, cards: impl Iterator<Item = Card>) -> i32 {
        cards.map(|card| i32::from(self.content.card(card).prestige)).sum()
    }

    fn score_counting(self, cards: impl Fn(Seat) -> i32) -> BySeat<Scoring> {
        let seats = self.state.seats;
        let mut scores = BySeat::<Scoring>::default();
        for seat in seats.all() {
            scores[seat] = self.score_alone(seat, cards(seat));
        }
        // (6) Everybody returns as many as the least-poor player has.
        let least = seats.all().map(|seat| scores[seat].poverty).min().unwrap_or(0);
        for seat in seats.all() {
            let score = &mut scores[seat];
            score.returned = least;
            // (7)
            score.poverty_loss = poverty_loss(score.remaining());
            score.total = score.track + score.cards + score.cash_prestige
                - score.unpaid_loss
                - score.poverty_loss;
        }
        scores
    }

    /// Steps 1 to 5, which need nobody else.
    fn score_alone(self, seat: Seat, cards: i32) -> Scoring {
        let player = self.player(seat);
        let hand = i32::try_from(player.hand.len()).unwrap_or(i32::MAX);
        let repaid = player.loans.min(player.cash / REPAYMENT);
        let cash = player.cash - repaid * REPAYMENT;
        let unpaid = player.loans - repaid;
        Scoring {
            track: player.prestige,
            hand,
            cards,
            repaid,
            cash,
            cash_prestige: cash / CASH_PER_PRESTIGE,
            unpaid,
            unpaid_loss: unpaid * UNPAID_LOAN,
            poverty: player.poverty + hand,
            ..Scoring::default()
        }
    }

    /// L9.4: most prestige; then least poverty, most boroughs, the best single city card.
    pub(crate) fn outcome(self) -> Outcome {
        let scores = self.score();
        let totals = BySeat::from_fn(|seat| scores[seat].total);
        let seats = self.state.seats;
        Outcome::rank(seats, totals, |seat| {
            // It takes a look at every card: only if it can matter.
            let is_tied = seats.others(seat).any(|other| totals[other] == totals[seat]);
            (totals[seat], is_tied.then(|| self.tie_break(seat, &scores[seat])))
        })
    }

    /// L9.4: what counts among equal points, the most important first: little poverty, many boroughs,
    /// the best card.
    pub(crate) fn tie_break(self, seat: Seat, score: &Scoring) -> [i32; 3] {
        let boroughs = i32::try_from(self.player(seat).boroughs.len()).unwrap_or(0);
        [-score.remaining(), boroughs, i32::from(self.best_card(seat))]
    }

    /// L-R26
    fn best_card(self, seat: Seat) -> u8 {
        self.area(seat).map(|card| self.content.card(card).prestige).max().unwrap_or(0)
    }

    /// The cards of `seat` whose faces nobody sees now.
    pub(crate) fn hidden_in_area(self, seat: Seat) -> CardSet {
        self.area(seat).collect::<CardSet>().without(self.visible(seat))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    // L9.3
    #[test]
    fn poverty_costs_what_the_table_says() {
        let losses: Vec<i32> = (0..=13).map(poverty_loss).collect();
        assert_eq!(losses, [0, 1, 1, 2, 3, 5, 7, 9, 11, 13, 15, 18, 21, 24]);
    }
}
