//! How good a table of London is.

use london::{London, State};
use table::Seat;

use super::count::count;
use super::worths::worths;

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
    counted.worth(worths(world.seats().count()), tens)
}

/// How many turns a player still has, about; `None` if there are none.
pub(super) fn turns_left(world: &State, seat: Seat) -> Option<f64> {
    /// Cards that leave the deck in a turn, on average.
    const CARDS: f64 = 1.9;
    let seats = world.seats();
    match world.last_turns() {
        Some(left) => {
            let after = seats.apart(world.active(), seat);
            (after < usize::from(left)).then_some(1.0)
        }
        None => Some(1.0 + world.deck_left() as f64 / (CARDS * seats.count() as f64)),
    }
}
