//! What somebody may expect of the end.

use bots::{Accountable, Judge, Stop};
use table::{BySeat, Game, InfoSet, Outcome, Rng, Seat, Viewer};

use crate::outlook::Outlook;

/// What somebody may expect of the end.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Expected {
    /// Points over the best opponent.
    pub margin: f64,
    /// How likely it is to win, from 0 to 1.
    pub win: f64,
}

impl Expected {
    /// What can be said with a margin to be expected that will be missed by about `scatter` points.
    pub fn of(margin: f64, scatter: f64) -> Self {
        Self { margin, win: chance(margin / scatter) }
    }

    /// The end itself.
    pub fn certain(margin: f64, share: f64) -> Self {
        Self { margin, win: share }
    }
}

/// What every seat may expect, each from what it knows, seen in so many worlds for each seat. The same generator deals
/// worlds at one moment that are much like those at the next.
///
/// Two players know different things and may both think that they are ahead. What is told is the middle, so that what one
/// of them expects to win the other expects to lose.
pub fn expect<G: Accountable>(
    game: &G,
    state: &G::State,
    judge: &dyn Judge<G>,
    worlds: usize,
    rng: &Rng,
) -> BySeat<Expected> {
    let seats = game.seats();
    let hidden = |seat| game.hidden(state, Viewer::Seat(seat));
    let first = seats.all().next();
    // Where nobody has a secret, one set of worlds is for all.
    let alike =
        first.is_some_and(|first| seats.others(first).all(|seat| hidden(seat) == hidden(first)));
    let mut outlook = Outlook::new(game, judge, &Stop::default());
    let mut seen = |seat: Seat, worlds: usize| {
        let (info, mut rng) = (InfoSet::new(game, state, seat), rng.clone());
        let mut sums = BySeat::from_fn(|_| 0.0);
        for _ in 0..worlds {
            let margins = outlook.expect(info.sample(&mut rng));
            sums = BySeat::from_fn(|seat| sums[seat] + margins[seat] / worlds.max(1) as f64);
        }
        sums
    };
    let mut margins = BySeat::from_fn(|_| 0.0);
    match first {
        Some(first) if alike => margins = seen(first, worlds * seats.count()),
        Some(_) | None => {
            for seat in seats.all() {
                margins[seat] = seen(seat, worlds)[seat];
            }
        }
    }
    if seats.count() == 2 {
        let others = |seat| seats.others(seat).map(|other| margins[other]).sum::<f64>();
        margins = BySeat::from_fn(|seat| {
            if seats.has(seat) { (margins[seat] - others(seat)) / 2.0 } else { 0.0 }
        });
    }
    together(
        game,
        BySeat::from_fn(|seat| {
            if seats.has(seat) {
                Expected::of(margins[seat], game.scatter(state, seat))
            } else {
                Expected::certain(0.0, 0.0)
            }
        }),
    )
}

/// Chances that add up to one: somebody wins.
fn together<G: Game>(game: &G, expected: BySeat<Expected>) -> BySeat<Expected> {
    let sum: f64 = game.seats().all().map(|seat| expected[seat].win).sum();
    BySeat::from_fn(|seat| Expected {
        win: if sum > 0.0 { expected[seat].win / sum } else { 0.0 },
        ..expected[seat]
    })
}

/// What became of it.
pub(crate) fn at_the_end<G: Game>(game: &G, outcome: &Outcome) -> BySeat<Expected> {
    let winners = outcome.winners().count() as f64;
    BySeat::from_fn(|seat| {
        if !game.seats().has(seat) {
            return Expected::certain(0.0, 0.0);
        }
        let others = game.seats().others(seat).map(|other| outcome.scores[other]).max();
        let margin = outcome.scores[seat] - others.unwrap_or(0);
        let share = if outcome.ranks[seat] == 1 { 1.0 / winners } else { 0.0 };
        Expected::certain(f64::from(margin), share)
    })
}

/// How likely it is that what is expected to be so many standard deviations above zero will be.
fn chance(deviations: f64) -> f64 {
    // The logistic curve that comes closest to the normal one.
    1.0 / (1.0 + (-1.702 * deviations).exp())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_is_level_wins_every_second_time() {
        assert!((Expected::of(0.0, 5.0).win - 0.5).abs() < 1e-12);
        let [ahead, behind] = [4.0, -4.0].map(|margin| Expected::of(margin, 5.0).win);
        assert!((ahead + behind - 1.0).abs() < 1e-12, "{ahead} {behind}");
    }

    #[test]
    fn a_lead_is_worth_more_the_less_can_still_happen() {
        let [near, far] = [1.0, 20.0].map(|scatter| Expected::of(3.0, scatter).win);
        assert!(near > 0.99 && far > 0.5 && far < 0.65, "{near} {far}");
    }
}
