//! Whether the order of an effect's parts makes a difference (L-R11).

use super::data::{Amount, Count, Effect};

/// Whether any two of these parts come to something else the other way round.
pub(super) fn order_matters(parts: &[Effect]) -> bool {
    let mut rest = parts;
    while let Some((&first, others)) = rest.split_first() {
        if others.iter().any(|&other| !commute(first, other)) {
            return true;
        }
        rest = others;
    }
    false
}

/// Whether two parts of one effect come to the same in either order.
fn commute(a: Effect, b: Effect) -> bool {
    if relieves(a) && relieves(b) {
        return true;
    }
    let (a, b) = (touches(a), touches(b));
    a.changes & b.all() == 0
        && b.changes & a.all() == 0
        && a.adds & b.reads == 0
        && b.adds & a.reads == 0
}

/// Taking poverty away twice comes to the same in either order.
fn relieves(effect: Effect) -> bool {
    matches!(effect, Effect::RemovePoverty(_) | Effect::GivePoverty(_))
}

const POVERTY: u8 = 1;
const HAND: u8 = 2;
const BOARD: u8 = 4;
const CITY: u8 = 8;
const CASH: u8 = 16;

/// What an effect depends on, what it adds to (sums may come in any order) and what it changes in a
/// way that another effect could notice.
#[derive(Clone, Copy)]
struct Touches {
    reads: u8,
    adds: u8,
    changes: u8,
}

impl Touches {
    fn all(self) -> u8 {
        self.reads | self.adds | self.changes
    }
}

fn touches(effect: Effect) -> Touches {
    let (reads, adds, changes) = match effect {
        Effect::GainCash(amount) => (counted(amount), CASH, 0),
        Effect::GainPrestige(amount) => (counted(amount), 0, 0),
        Effect::RemovePoverty(amount) => (counted(amount), 0, POVERTY),
        Effect::TakePoverty(amount) => (counted(amount), POVERTY, 0),
        Effect::GivePoverty(_) => (0, 0, POVERTY),
        Effect::DrawCards(_) => (0, HAND, BOARD),
        Effect::BuildWithoutDiscard(_) => (CASH, 0, HAND | CITY | CASH),
        Effect::DiscardUpTo(_) => (0, CASH, HAND | BOARD | POVERTY),
        Effect::CoverFromBoard => (CASH, 0, BOARD | CITY | CASH),
        Effect::ActivateAgain => (u8::MAX, 0, u8::MAX),
        Effect::CollectTill | Effect::TakeCashFromOpponents(_) => (0, CASH, 0),
        Effect::HandCausesNoPoverty | Effect::OpponentsPay(_) | Effect::OpponentTakesPoverty(_) => {
            (0, 0, 0)
        }
    };
    Touches { reads, adds, changes }
}

/// The part of the table that an amount is counted on.
fn counted(amount: Amount) -> u8 {
    if counts_city(amount) { CITY } else { 0 }
}

fn counts_city(amount: Amount) -> bool {
    match amount {
        Amount::Fixed(_) => false,
        Amount::Each { per, each: _ } => match per {
            Count::FaceUpBrown | Count::FaceUpBlue | Count::FaceUpPink => true,
            Count::Borough
            | Count::RiversideBorough
            | Count::NorthBorough
            | Count::SouthBorough => false,
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    // L-R11
    #[test]
    fn only_parts_that_disturb_each_other_are_asked_for() {
        let one = Amount::Fixed(1);
        let asked = order_matters;
        assert!(asked(&[Effect::TakePoverty(one), Effect::RemovePoverty(one)]));
        assert!(asked(&[Effect::DrawCards(1), Effect::CoverFromBoard]));
        assert!(asked(&[Effect::GainCash(one), Effect::CoverFromBoard]));
        assert!(!asked(&[Effect::GainCash(one), Effect::TakePoverty(one)]));
        assert!(!asked(&[Effect::RemovePoverty(one), Effect::RemovePoverty(one)]));
        assert!(!asked(&[Effect::GivePoverty(1), Effect::GainPrestige(one)]));
        assert!(!asked(&[
            Effect::CollectTill,
            Effect::GainPrestige(one),
            Effect::RemovePoverty(one)
        ]));
    }
}
