//! Flat Monte Carlo: each trial in a world of its own, those turns more often that do well or were hardly tried
//! (UCB1).

use table::{InfoSet, Rng};

use crate::plan::{Plan, Planner};
use crate::search::continuation::Continuation;
use crate::search::{Judge, Lookahead, Stop};

/// A turn that is being tried.
#[derive(Debug)]
struct Candidate<A> {
    actions: Vec<A>,
    sum: f64,
    trials: u32,
}

/// What may be hoped for of something that brought `sum` in so many trials, when it could have had `all`. The
/// logarithm is a whole number, which is the same on every machine.
pub(super) fn hope(sum: f64, trials: u32, all: u32, curiosity: u32) -> f64 {
    if trials == 0 {
        return f64::INFINITY;
    }
    let trials = f64::from(trials);
    sum / trials + f64::from(curiosity) * (f64::from(all.ilog2()) / trials).sqrt()
}

impl<A> Candidate<A> {
    fn mean(&self) -> f64 {
        self.sum / f64::from(self.trials.max(1))
    }
}

/// The plan that was tried most often, and the world it was made in. `looked` counts the positions.
pub(super) fn best_plan<G: Planner>(
    info: &InfoSet<'_, G>,
    rng: &mut Rng,
    judge: &dyn Judge<G>,
    lookahead: &Lookahead,
    stop: &Stop,
    looked: &mut u64,
) -> (G::State, Plan<G>) {
    let mut playing = Continuation::new(info.game(), judge, lookahead);
    let (world, plans) = playing.candidates(info, rng, lookahead.candidates);
    let tried = |plan: Plan<G>| Candidate { actions: plan.actions, sum: 0.0, trials: 0 };
    let mut candidates: Vec<Candidate<G::Action>> = plans.into_iter().map(tried).collect();
    let mut all = 0;
    while candidates.len() > 1 && playing.nodes < lookahead.nodes && !stop.is_wanted() {
        all += 1;
        let most =
            first_best(&candidates, |one| hope(one.sum, one.trials, all, lookahead.curiosity));
        let candidate = &mut candidates[most];
        candidate.sum += playing.trial(info.sample(rng), info.seat(), &candidate.actions);
        candidate.trials += 1;
    }
    *looked += playing.nodes;
    let best = first_best(&candidates, |one| f64::from(one.trials));
    let best = candidates.swap_remove(best);
    let value = best.mean();
    (world, Plan { actions: best.actions, value })
}

/// Of equals the first, which looked best at once.
fn first_best<T>(items: &[T], value: impl Fn(&T) -> f64) -> usize {
    (0..items.len())
        .rev()
        .max_by(|&a, &b| value(&items[a]).total_cmp(&value(&items[b])))
        .expect("a turn can be ended")
}
