//! How good a table of London is.

use london::{London, State};
use table::Seat;

use super::count::{Thing, count};

/// What one of a thing is worth in points: with the last turn before one, and how much more for every ten
/// turns before that. Fitted to the results of some ten thousand games in which the bot met earlier
/// versions of itself.
const WORTHS: [(Thing, f64, f64); Thing::COUNT] = [
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

/// Points over the best opponent that may be expected at the end.
pub(super) fn judge(game: &London, world: &State, seat: Seat) -> f64 {
    let value = |one: Seat| value(game, world, one, one == seat);
    let others = world.seats().others(seat).map(value).fold(f64::NEG_INFINITY, f64::max);
    value(seat) - others
}

/// What `seat` may expect at the end. Its hand is looked into only if it is `known`: in a world thought
/// of, the hands of others are as good as any.
fn value(game: &London, world: &State, seat: Seat, known: bool) -> f64 {
    let Some(turns) = turns_left(world, seat) else {
        return f64::from(game.score(world)[seat].total);
    };
    // Of a game that has hardly begun no more is known than this.
    let tens = (turns / 10.0).min(2.5);
    let counted = count(game, world, seat, known);
    WORTHS.iter().map(|&(thing, last, before)| counted[thing] * (last + before * tens)).sum()
}

/// How many turns a player still has, about; `None` if there are none.
fn turns_left(world: &State, seat: Seat) -> Option<f64> {
    /// Cards that leave the deck in a turn, on average.
    const CARDS: f64 = 1.9;
    let seats = world.seats();
    match world.last_turns() {
        Some(left) => {
            let after = (seat.index() + seats.count() - world.active().index()) % seats.count();
            (after < usize::from(left)).then_some(1.0)
        }
        None => Some(1.0 + world.deck_left() as f64 / (CARDS * seats.count() as f64)),
    }
}
