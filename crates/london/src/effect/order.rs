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
    use crate::effect::{Discards, Filter, Gain};

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

    /// Every kind of part, by a letter; `b`, `q` and `s` are counted on face-up cards of the city.
    fn parts() -> [(char, Effect); 18] {
        let one = Amount::Fixed(1);
        let each = |per| Amount::Each { each: 1, per };
        let gain = Gain { relief: 1, ..Gain::default() };
        let discards = Discards { cards: 1, only: Filter::default(), each: gain };
        [
            ('a', Effect::GainCash(one)),
            ('b', Effect::GainCash(each(Count::FaceUpBrown))),
            ('p', Effect::GainPrestige(each(Count::Borough))),
            ('q', Effect::GainPrestige(each(Count::FaceUpBlue))),
            ('r', Effect::RemovePoverty(one)),
            ('s', Effect::RemovePoverty(each(Count::FaceUpPink))),
            ('t', Effect::TakePoverty(one)),
            ('g', Effect::GivePoverty(1)),
            ('d', Effect::DrawCards(1)),
            ('w', Effect::BuildWithoutDiscard(1)),
            ('x', Effect::DiscardUpTo(discards)),
            ('c', Effect::CoverFromBoard),
            ('n', Effect::ActivateAgain),
            ('l', Effect::CollectTill),
            ('o', Effect::TakeCashFromOpponents(1)),
            ('h', Effect::HandCausesNoPoverty),
            ('y', Effect::OpponentsPay(one)),
            ('z', Effect::OpponentTakesPoverty(1)),
        ]
    }

    // L-R11: money comes before what is paid with it, cards before what is counted on them.
    #[test]
    fn each_part_knows_those_that_must_not_change_places_with_it() {
        let disturbed = [
            ('a', "wcn"),
            ('b', "wcn"),
            ('p', ""),
            ('q', "wcn"),
            ('r', "txn"),
            ('s', "twxcn"),
            ('t', "rsgxn"),
            ('g', "txn"),
            ('d', "wxcn"),
            ('w', "abqsdxcnlo"),
            ('x', "rstgdwcn"),
            ('c', "abqsdwxnlo"),
            ('n', "abqrstgdwxclo"),
            ('l', "wcn"),
            ('o', "wcn"),
            ('h', ""),
            ('y', ""),
            ('z', ""),
        ];
        for ((letter, part), (same, expected)) in parts().into_iter().zip(disturbed) {
            assert_eq!(letter, same);
            let others = parts().into_iter().filter(|&(other, _)| other != letter);
            let found: String =
                others.filter(|&(_, other)| order_matters(&[part, other])).map(|o| o.0).collect();
            assert_eq!(found, expected, "beside {letter}");
        }
    }
}
