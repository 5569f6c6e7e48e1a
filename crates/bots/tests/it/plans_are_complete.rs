//! The plans of a turn leave out nothing better: the best of them is as good as the best of all ways to play
//! it, found by trying every answer to every question. `PLAN_TURNS` for as many turns as wanted.

use std::collections::HashSet;
use std::hash::Hash;

use bots::{AnyBot, BotName, Planner, Plans, Playing, Seated};
use london::{Action, London, Question, State};
use table::{Bot, Game, InfoSet, Rng, Seat};

use crate::games::{london, new_york};

/// Positions after which a turn is too large to be tried in full.
const TOO_MANY: usize = 100_000;

/// The value of the best way to end the turn of `seat`; `None` if there are too many.
fn best_of_all<G: Planner>(game: &G, world: &G::State, seat: Seat) -> Option<f64>
where
    G::State: Hash,
{
    let mut seen = HashSet::from([world.clone()]);
    let mut open = vec![world.clone()];
    let mut legal = Vec::new();
    let mut best = f64::NEG_INFINITY;
    while let Some(state) = open.pop() {
        if seen.len() > TOO_MANY {
            return None;
        }
        if game.decision(&state).is_none_or(|decision| decision.seat != seat) {
            best = best.max(game.judge(&state, seat));
            continue;
        }
        game.legal_actions(&state, &mut legal);
        for &action in &legal {
            let mut next = state.clone();
            game.apply_unchecked(&mut next, action, &mut ());
            if seen.insert(next.clone()) {
                open.push(next);
            }
        }
    }
    Some(best)
}

fn best_plan<G: Planner>(game: &G, world: &G::State, seat: Seat) -> f64 {
    let plans = Plans::new(game, world, seat, G::MOST_POSITIONS, &|after| game.judge(after, seat));
    let best = plans.best_by_answer().into_iter().map(|plan| plan.value);
    best.fold(f64::NEG_INFINITY, f64::max)
}

/// How often the best plan was the best of all, and how often not.
#[derive(Debug, Default)]
struct Compared {
    equal: usize,
    worse: usize,
    skipped: usize,
    /// Points that a worse plan lost, at most.
    lost: f64,
}

impl Compared {
    fn add<G: Planner>(&mut self, game: &G, world: &G::State, seat: Seat) {
        let Some(best) = best_of_all(game, world, seat) else {
            self.skipped += 1;
            return;
        };
        let planned = best_plan(game, world, seat);
        assert!(planned <= best + 1e-9, "a plan is one of all ways");
        if planned >= best - 1e-9 {
            self.equal += 1;
        } else {
            self.worse += 1;
            self.lost = self.lost.max(best - planned);
        }
    }

    fn done(&self) -> usize {
        self.equal + self.worse
    }
}

/// A rule bot that now and then does anything.
struct Wandering<G: Game>(AnyBot<G>);

impl<G: Planner> Bot<G> for Wandering<G> {
    fn choose(&mut self, info: &InfoSet<'_, G>, rng: &mut Rng) -> G::Action {
        if rng.below(12) == 0 {
            AnyBot::new(BotName::Random).choose(info, rng)
        } else {
            self.0.choose(info, rng)
        }
    }
}

/// Plays a game between such bots, and shows every position until `look` has seen enough.
fn wander<G: Planner>(game: &G, seed: u64, mut look: impl FnMut(&G::State, Seat) -> bool) {
    let bot = || Wandering(AnyBot::new(BotName::Rules));
    let seated = game.seats().all().map(|_| Seated { bot: bot(), stream: seed });
    let mut playing = Playing::new(game, seed, seated.collect());
    while let Some(decision) = game.decision(&playing.state) {
        if !look(&playing.state, decision.seat) {
            break;
        }
        playing.step(&mut ());
    }
}

/// So many turns of London with at most so many cards in hand when the action is chosen.
fn london_turns(
    most_cards: usize,
    turns: usize,
    mut compare: impl FnMut(&London, &State, Seat, &mut Compared),
) -> Compared {
    let mut compared = Compared::default();
    for seed in 0.. {
        let game = london(2 + seed as usize % 3);
        wander(&game, seed, |state, seat| {
            let asked = game.decision(state).map(|decision| decision.question);
            if asked == Some(Question::ChooseAction) && state.hand(seat).len() <= most_cards {
                compare(&game, state, seat, &mut compared);
            }
            compared.done() < turns
        });
        if compared.done() >= turns {
            break;
        }
    }
    compared
}

/// So many of them in which this action is chosen.
fn turns_with(chosen: Action, turns: usize) -> Compared {
    let mut legal = Vec::new();
    london_turns(6, turns, |game, state, seat, compared| {
        game.legal_actions(state, &mut legal);
        if legal.contains(&chosen) {
            let mut world = *state;
            game.apply_unchecked(&mut world, chosen, &mut ());
            compared.add(game, &world, seat);
        }
    })
}

fn new_york_turns(turns: usize) -> Compared {
    let mut compared = Compared::default();
    for seed in 0.. {
        let game = new_york(2 + seed as usize % 3);
        wander(&game, seed, |state, seat| {
            let asked = game.decision(state).map(|decision| decision.question);
            if asked == Some(new_york::Question::Start) {
                compared.add(&game, state, seat);
            }
            compared.done() < turns
        });
        if compared.done() >= turns {
            break;
        }
    }
    compared
}

#[track_caller]
fn holds(turns: &str, compared: &Compared, share: f64) {
    let Compared { equal, worse, skipped, lost } = compared;
    println!(
        "{turns}: {equal} as good as the best of all, {worse} worse by {lost:.2} points at most, \
         {skipped} too large"
    );
    assert!(*equal as f64 >= share * compared.done() as f64, "{compared:?}");
    assert!(skipped * 20 <= compared.done(), "hardly any is too large: {compared:?}");
}

/// How many turns: `PLAN_TURNS`, or these.
fn turns(usual: usize) -> usize {
    let wanted = std::env::var("PLAN_TURNS").ok().and_then(|turns| turns.parse().ok());
    wanted.unwrap_or(usual)
}

#[test]
fn developing() {
    holds("developing", &turns_with(Action::Develop, turns(400)), 0.99);
}

#[test]
fn running_the_city() {
    holds("running the city", &turns_with(Action::RunCity, turns(400)), 1.0);
}

/// From the choice of the action on, exchanges and loans before it included. Those are not thought of, and which
/// cards to draw and to keep only in a few ways: `docs/results.md` says what that costs.
#[test]
fn whole_turns() {
    let compared = london_turns(3, turns(100), |game, state, seat, compared| {
        compared.add(game, state, seat);
    });
    holds("whole turns", &compared, 0.9);
}

#[test]
fn turns_of_new_york() {
    holds("turns of New York", &new_york_turns(turns(300)), 1.0);
}
