//! How good a table of New York is.

use new_york::{NewYork, Scoring, State};
use table::{BySeat, Seat};

use super::count::{Thing, count};
use crate::account::Share;
use crate::counted::Worth;

/// Fitted to the results of some ten thousand games in which the bot met earlier
/// versions of itself.
pub(super) const WORTHS: [Worth<Thing>; Thing::COUNT] = [
    (Thing::Points, 1.0, 0.0),
    (Thing::Build, 0.61, -0.48),
    (Thing::SecondBuild, 0.16, -0.24),
    (Thing::ThirdBuild, 0.4, -0.8),
    (Thing::LockedBuild, 0.87, -0.6),
    (Thing::Renewal, 0.46, -0.23),
    (Thing::SecondRenewal, 0.12, 0.0),
    (Thing::FreeCells, 0.29, 0.08),
    (Thing::Workers, 0.62, -0.5),
    (Thing::NoWorker, -0.29, -3.85),
    (Thing::ActionCards, -0.16, -0.22),
    (Thing::SilverOpen, 0.49, -0.26),
    (Thing::GoldOpen, -7.32, 7.11),
    (Thing::ToSilver, -0.84, 0.36),
    (Thing::ToGold, -0.15, -0.3),
    (Thing::BestUnbuilt, 0.2, -1.61),
    (Thing::Unbuilt, 1.09, 4.44),
    (Thing::Along, 0.63, 1.45),
    (Thing::StreetLead, -0.21, -1.82),
    (Thing::Challenge, -1.19, 0.28),
    (Thing::LargestFree, 0.11, 0.37),
    (Thing::Blocks, 0.36, 0.56),
    (Thing::Bronze, -0.11, 0.46),
];

/// Points over the best opponent that may be expected at the end.
pub(super) fn judge(game: &NewYork, world: &State, seat: Seat) -> f64 {
    let scores = game.score(world);
    let value = |one: Seat| value(game, world, one, &scores);
    let others = world.seats().others(seat).map(value).fold(f64::NEG_INFINITY, f64::max);
    value(seat) - others
}

/// What `seat` may expect at the end.
fn value(game: &NewYork, world: &State, seat: Seat, scores: &BySeat<Scoring>) -> f64 {
    let Some(turns) = turns_left(world, seat) else {
        return f64::from(scores[seat].total);
    };
    let tens = tens(turns);
    let counted = count(game, world, seat, scores);
    counted.worth(&WORTHS, tens)
}

fn tens(turns: f64) -> f64 {
    (turns / 10.0).min(2.0)
}

/// The value of a seat in parts: what things are worth `before`, and what the time since then changes.
pub(super) fn worth_in_parts(
    game: &NewYork,
    before: &State,
    after: &State,
    seat: Seat,
) -> Vec<Share> {
    let scores = game.score(after);
    let Some(now) = turns_left(after, seat) else { return scored(&scores[seat]) };
    let then = turns_left(before, seat).unwrap_or(now);
    let counted = count(game, after, seat, &scores);
    let mut shares = counted.worth_in_parts(&WORTHS, tens(then), part);
    // What the streets, the challenge and unused cards would bring now is told as theirs.
    for Share { what, points } in scored(&scores[seat]).into_iter().skip(1) {
        Share::add(&mut shares, what, points);
        Share::add(&mut shares, "share-points", -points);
    }
    let tempo = counted.worth(&WORTHS, tens(now)) - counted.worth(&WORTHS, tens(then));
    Share::add(&mut shares, "share-tempo", tempo);
    shares
}

/// N7.2 to N7.4: where the points come from, first those for skyscrapers.
fn scored(score: &Scoring) -> Vec<Share> {
    let share = |what, points: i32| Share { what, points: f64::from(points) };
    vec![
        share("share-points", score.track),
        share("share-streets", score.streets.iter().sum()),
        share("share-challenge", score.challenge),
        share("share-cards", score.cards),
    ]
}

/// What people call it.
pub(super) fn part(thing: Thing) -> &'static str {
    match thing {
        Thing::Points => "share-points",
        Thing::Build
        | Thing::SecondBuild
        | Thing::ThirdBuild
        | Thing::LockedBuild
        | Thing::Renewal
        | Thing::SecondRenewal
        | Thing::FreeCells
        | Thing::LargestFree
        | Thing::Blocks => "share-ground",
        Thing::Workers | Thing::NoWorker => "share-workers",
        Thing::ActionCards => "share-cards",
        Thing::SilverOpen | Thing::GoldOpen | Thing::ToSilver | Thing::ToGold => {
            "share-generations"
        }
        Thing::BestUnbuilt | Thing::Unbuilt | Thing::Bronze => "share-tiles",
        Thing::Along | Thing::StreetLead => "share-streets",
        Thing::Challenge => "share-challenge",
    }
}

/// How far the margin at the end scatters around what is told at a moment of an analysis, by turns left; fitted to games
/// of `rules` with themselves. The last turn can be worked out.
pub(super) fn scatter(world: &State, seat: Seat) -> f64 {
    // What every turn adds to the variance, the turns that add nothing, and the most there is.
    let [a_turn, none, most] = match world.seats().count() {
        ..3 => [40.0, 1.6, 290.0],
        3 => [24.0, 1.1, 190.0],
        4.. => [14.0, 0.7, 90.0],
    };
    let turns = turns_left(world, seat).unwrap_or(0.0);
    (a_turn * (turns - none)).clamp(1.0, most).sqrt()
}

/// How many turns a player still has, about; `None` if there are none.
pub(super) fn turns_left(world: &State, seat: Seat) -> Option<f64> {
    /// Turns for a build, and the skyscrapers left when the end is triggered (N7.1).
    const TURNS: f64 = 1.2;
    const LEFT: usize = 4;
    /// Cards left when the end is triggered.
    const CARDS: usize = 3;
    let seats = world.seats();
    match world.last_turns() {
        Some(left) => {
            let after = seats.apart(world.active(), seat);
            (!world.is_over() && after <= usize::from(left)).then_some(1.0)
        }
        None => {
            let unbuilt = seats.all().map(|one| world.unbuilt(one).len()).min().unwrap_or(0);
            let builds = unbuilt.saturating_sub(LEFT) as f64 * TURNS;
            let cards = world.cards_left().saturating_sub(CARDS) as f64;
            Some(1.0 + builds.min(cards / seats.count() as f64))
        }
    }
}
