//! What somebody may expect of the end.

use bots::{Accountable, Judge, Stop};
use table::{BySeat, Game, InfoSet, Outcome, Rng, Seat, Viewer};

use crate::outlook::{Care, Foreseen, Outlook};

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
/// Players know different things and may both think that they are ahead: what is told of a seat comes from its own
/// worlds alone. In each of those somebody wins, so that the chances that one seat sees add up to one; what different
/// seats see of themselves need not.
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
    let mut outlook = Outlook::new(game, judge, Care::Usual, &Stop::default());
    let mut seen = |seat: Seat, worlds: usize| {
        let (info, mut rng) = (InfoSet::new(game, state, seat), rng.clone());
        let all: Vec<Foreseen> =
            (0..worlds).map(|_| outlook.foresee(info.sample(&mut rng))).collect();
        together(game, state, &all)
    };
    let nothing = BySeat::from_fn(|_| Expected::certain(0.0, 0.0));
    match first {
        Some(first) if alike => seen(first, worlds * seats.count()),
        Some(_) | None => seats.all().fold(nothing, |mut expected, seat| {
            expected[seat] = seen(seat, worlds)[seat];
            expected
        }),
    }
}

/// What all worlds say together, of every seat. A world that was worked out says who wins there; what is left open by
/// the others is as likely as their margin makes it.
fn together<G: Accountable>(game: &G, state: &G::State, all: &[Foreseen]) -> BySeat<Expected> {
    let (seats, count) = (game.seats(), all.len().max(1) as f64);
    let mean = |of: &dyn Fn(&Foreseen) -> f64, count: f64| all.iter().map(of).sum::<f64>() / count;
    let open = all.iter().filter(|world| world.shares.is_none()).count() as f64;
    let chances = BySeat::from_fn(|seat| {
        if open == 0.0 || !seats.has(seat) {
            return 0.0;
        }
        let margin = |world: &Foreseen| match world.shares {
            Some(_) => 0.0,
            None => world.margins[seat],
        };
        Expected::of(mean(&margin, open), game.scatter(state, seat)).win
    });
    // Somebody wins.
    let sum: f64 = seats.all().map(|seat| chances[seat]).sum();
    BySeat::from_fn(|seat| {
        let known = mean(&|world| world.shares.map_or(0.0, |shares| shares[seat]), count);
        let chance = if sum > 0.0 { chances[seat] / sum } else { 0.0 };
        Expected {
            margin: mean(&|world| world.margins[seat], count),
            win: known + chance * open / count,
        }
    })
}

/// What part of the victory each seat has.
pub(crate) fn shares_of(outcome: &Outcome) -> BySeat<f64> {
    let winners = outcome.winners().count() as f64;
    BySeat::from_fn(|seat| if outcome.ranks[seat] == 1 { 1.0 / winners } else { 0.0 })
}

/// What became of it.
pub(crate) fn at_the_end<G: Game>(game: &G, outcome: &Outcome) -> BySeat<Expected> {
    let shares = shares_of(outcome);
    BySeat::from_fn(|seat| {
        if !game.seats().has(seat) {
            return Expected::certain(0.0, 0.0);
        }
        let others = game.seats().others(seat).map(|other| outcome.scores[other]).max();
        let margin = outcome.scores[seat] - others.unwrap_or(0);
        Expected::certain(f64::from(margin), shares[seat])
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
