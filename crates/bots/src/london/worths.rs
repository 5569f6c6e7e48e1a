//! What things are worth in London.

use super::count::Thing;
use crate::counted::Worth;

/// The numbers were fitted to some ten thousand games in which the bot met earlier versions of itself, for
/// each number of players: with more of them each has fewer turns. Only a loan was set by hand: it costs
/// more than the money it brings is worth, so that nobody takes one for its own sake.
pub(super) type Worths = [Worth<Thing>; Thing::COUNT];

/// For so many players.
pub(super) fn worths(players: usize) -> &'static Worths {
    match players {
        ..3 => &OF_TWO,
        3 => &OF_THREE,
        4.. => &OF_FOUR,
    }
}

const OF_TWO: Worths = [
    (Thing::Prestige, 1.0, 0.0),
    (Thing::Cash, 1.84, 0.39),
    (Thing::CashBeyond, -0.43, -0.17),
    (Thing::Loans, -7.5, -1.6),
    (Thing::Poverty, -0.87, -0.16),
    (Thing::PovertyLoss, -0.46, 0.24),
    (Thing::Stacks, -0.17, -0.32),
    (Thing::StacksBeyond, -0.12, -0.39),
    (Thing::FaceDown, -0.2, 0.31),
    (Thing::HandCards, -0.48, 0.12),
    (Thing::Paupers, 0.29, -0.58),
    (Thing::HandBeyond, 0.32, -0.48),
    (Thing::HandWorth, 0.05, 0.01),
    (Thing::Pairs, 0.84, -0.55),
    (Thing::Ready, -0.08, -0.94),
    (Thing::CardCosts, 0.7, -0.31),
    (Thing::OnceCash, -0.61, 1.17),
    (Thing::OncePrestige, 0.02, 0.27),
    (Thing::OnceRelief, 0.3, 0.45),
    (Thing::OftenCash, -0.04, 1.05),
    (Thing::OftenPrestige, -0.57, 0.88),
    (Thing::OftenRelief, 0.28, -0.03),
    (Thing::Abilities, -0.13, 0.33),
    (Thing::Boroughs, -0.08, 0.18),
    (Thing::BoroughRun, 0.29, 0.01),
];

const OF_THREE: Worths = [
    (Thing::Prestige, 1.0, 0.0),
    (Thing::Cash, 1.95, 0.57),
    (Thing::CashBeyond, -0.52, -0.26),
    (Thing::Loans, -7.88, -2.36),
    (Thing::Poverty, -0.81, -0.04),
    (Thing::PovertyLoss, -0.4, 0.36),
    (Thing::Stacks, -0.39, -0.15),
    (Thing::StacksBeyond, -0.12, -0.39),
    (Thing::FaceDown, -0.21, 0.4),
    (Thing::HandCards, -0.56, 0.07),
    (Thing::Paupers, 0.16, -0.64),
    (Thing::HandBeyond, 0.31, -0.35),
    (Thing::HandWorth, 0.14, 0.02),
    (Thing::Pairs, 0.91, -0.38),
    (Thing::Ready, -0.11, -0.37),
    (Thing::CardCosts, 0.98, 0.58),
    (Thing::OnceCash, -0.56, 1.43),
    (Thing::OncePrestige, 0.0, 0.17),
    (Thing::OnceRelief, 0.23, 0.28),
    (Thing::OftenCash, -0.0, 1.12),
    (Thing::OftenPrestige, -0.92, 0.37),
    (Thing::OftenRelief, 0.35, 0.6),
    (Thing::Abilities, -0.31, 0.13),
    (Thing::Boroughs, -0.1, 0.71),
    (Thing::BoroughRun, 0.13, -0.12),
];

const OF_FOUR: Worths = [
    (Thing::Prestige, 1.0, 0.0),
    (Thing::Cash, 1.95, 0.57),
    (Thing::CashBeyond, -0.52, -0.26),
    (Thing::Loans, -7.88, -2.36),
    (Thing::Poverty, -0.81, -0.04),
    (Thing::PovertyLoss, -0.4, 0.36),
    (Thing::Stacks, -0.39, -0.15),
    (Thing::StacksBeyond, -0.12, -0.39),
    (Thing::FaceDown, -0.21, 0.4),
    (Thing::HandCards, -0.56, 0.07),
    (Thing::Paupers, 0.36, -0.64),
    (Thing::HandBeyond, 0.31, -0.35),
    (Thing::HandWorth, 0.07, 0.02),
    (Thing::Pairs, 0.91, -0.38),
    (Thing::Ready, -0.11, -0.37),
    (Thing::CardCosts, 0.98, 0.58),
    (Thing::OnceCash, -0.56, 1.43),
    (Thing::OncePrestige, 0.0, 0.22),
    (Thing::OnceRelief, 0.23, 0.28),
    (Thing::OftenCash, -0.0, 1.12),
    (Thing::OftenPrestige, -0.56, 0.37),
    (Thing::OftenRelief, 0.35, 0.6),
    (Thing::Abilities, -0.31, 0.13),
    (Thing::Boroughs, -0.1, 0.71),
    (Thing::BoroughRun, 0.13, -0.12),
];
