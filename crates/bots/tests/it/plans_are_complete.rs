//! The plans of a turn leave out nothing better: the best of them is as good as the best of all ways to play
//! it, found by trying every answer to every question.

use std::collections::HashSet;
use std::hash::Hash;

use bots::{AnyBot, BotName, Planner, Plans, generator};
use london::{Action, London, Question};
use new_york::NewYork;
use table::{Bot, Game, InfoSet, Rng, Seat, Seats};

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
        }
    }

    fn done(&self) -> usize {
        self.equal + self.worse
    }
}

/// Plays games between rule bots that now and then do anything, and shows every position.
fn wander<G: Planner>(game: &G, seed: u64, mut look: impl FnMut(&G::State, Seat) -> bool) {
    let mut state = game.setup(&game.deal(seed));
    let new = |name| AnyBot::<G>::new(name);
    let mut bots: Vec<AnyBot<G>> = game.seats().all().map(|_| new(BotName::Rules)).collect();
    let mut done = 0;
    while let Some(decision) = game.decision(&state) {
        let seat = decision.seat;
        if !look(&state, seat) {
            return;
        }
        let mut rng: Rng = generator(seed, seat, done);
        let info = InfoSet::new(game, &state, seat);
        let action = if rng.below(12) == 0 {
            new(BotName::Random).choose(&info, &mut rng)
        } else {
            bots[seat.index()].choose(&info, &mut rng)
        };
        game.apply_unchecked(&mut state, action, &mut ());
        done += 1;
    }
}

fn london(seats: usize) -> London {
    let content = london::Content::built_in("london").unwrap();
    London::new(content, Seats::new(seats).unwrap(), Default::default())
}

fn new_york(seats: usize) -> NewYork {
    let content = new_york::Content::built_in("new-york").unwrap();
    NewYork::new(content, Seats::new(seats).unwrap(), Default::default())
}

/// So many turns of London in which this action is chosen with at most six cards in hand.
fn london_turns(chosen: Action, turns: usize) -> Compared {
    let mut compared = Compared::default();
    for seed in 0.. {
        let game = london(2 + seed as usize % 3);
        wander(&game, seed, |state, seat| {
            let mut legal = Vec::new();
            game.legal_actions(state, &mut legal);
            let asked = game.decision(state).map(|decision| decision.question);
            if asked == Some(Question::ChooseAction)
                && legal.contains(&chosen)
                && state.hand(seat).len() <= 6
            {
                let mut world = *state;
                game.apply_unchecked(&mut world, chosen, &mut ());
                compared.add(&game, &world, seat);
            }
            compared.done() < turns
        });
        if compared.done() >= turns {
            break;
        }
    }
    compared
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
fn holds(compared: &Compared, share: f64) {
    let equal = compared.equal as f64 / compared.done() as f64;
    eprintln!("{compared:?}");
    assert!(equal >= share, "{compared:?}");
    assert!(compared.skipped * 20 <= compared.done(), "hardly any is too large: {compared:?}");
}

#[test]
fn developing() {
    holds(&london_turns(Action::Develop, 400), 0.99);
}

#[test]
fn running_the_city() {
    holds(&london_turns(Action::RunCity, 400), 1.0);
}

#[test]
fn turns_of_new_york() {
    holds(&new_york_turns(300), 1.0);
}

#[test]
#[ignore = "minutes; cargo test --release -p bots -- --ignored --nocapture two_thousand"]
fn two_thousand_turns() {
    holds(&new_york_turns(2000), 1.0);
    holds(&london_turns(Action::RunCity, 2000), 1.0);
    holds(&london_turns(Action::Develop, 2000), 0.99);
}
