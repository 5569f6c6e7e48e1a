//! How good a table of London is.

use london::{London, Scoring, State};
use table::Seat;

use super::count::{Thing, count};
use super::worths::worths;
use crate::account::Share;

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
    let tens = tens(turns);
    let counted = count(game, world, seat, known);
    counted.worth(worths(world.seats().count()), tens)
}

/// In tens of turns. Of a game that has hardly begun no more is known than this.
fn tens(turns: f64) -> f64 {
    (turns / 10.0).min(2.5)
}

/// The value of a seat in parts: what things are worth `before`, and what the time since then changes.
pub(super) fn worth_in_parts(
    game: &London,
    before: &State,
    after: &State,
    seat: Seat,
    known: bool,
) -> Vec<Share> {
    let Some(now) = turns_left(after, seat) else { return scored(&game.score(after)[seat]) };
    let then = turns_left(before, seat).unwrap_or(now);
    let counted = count(game, after, seat, known);
    let worths = worths(after.seats().count());
    let mut shares = counted.worth_in_parts(worths, tens(then), part);
    let tempo = counted.worth(worths, tens(now)) - counted.worth(worths, tens(then));
    shares.push(Share { what: "share-tempo", points: tempo });
    shares
}

/// L9.2: where the points came from.
fn scored(score: &Scoring) -> Vec<Share> {
    let share = |what, points: i32| Share { what, points: f64::from(points) };
    vec![
        share("share-prestige", score.track + score.cards),
        share("share-money", score.cash_prestige),
        share("share-loans", -score.unpaid_loss),
        share("share-poverty", -score.poverty_loss),
    ]
}

/// What people call it.
pub(super) fn part(thing: Thing) -> &'static str {
    match thing {
        Thing::Prestige => "share-prestige",
        Thing::Cash | Thing::CashBeyond => "share-money",
        Thing::Loans => "share-loans",
        Thing::Poverty | Thing::PovertyLoss => "share-poverty",
        Thing::Stacks
        | Thing::StacksBeyond
        | Thing::FaceDown
        | Thing::Ready
        | Thing::CardCosts
        | Thing::OnceCash
        | Thing::OncePrestige
        | Thing::OnceRelief
        | Thing::OftenCash
        | Thing::OftenPrestige
        | Thing::OftenRelief
        | Thing::Abilities => "share-city",
        Thing::HandCards | Thing::Paupers | Thing::HandBeyond | Thing::HandWorth | Thing::Pairs => {
            "share-hand"
        }
        Thing::Boroughs | Thing::BoroughRun => "share-land",
    }
}

/// How far the margin at the end scatters around what is told at a moment of an analysis, by turns left; fitted to games
/// of `rules` with themselves. The last turn can be worked out.
pub(super) fn scatter(world: &State, seat: Seat) -> f64 {
    /// The variance with the last turn to come.
    const LAST: f64 = 16.0;
    // What it is about to be before that, and what every turn adds.
    let [now, a_turn] = match world.seats().count() {
        ..3 => [95.0, 12.5],
        3 => [38.5, 9.0],
        4.. => [27.0, 9.0],
    };
    let variance = match turns_left(world, seat) {
        Some(turns) if turns > 1.0 => now + a_turn * turns,
        Some(_) | None => LAST,
    };
    variance.sqrt()
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
