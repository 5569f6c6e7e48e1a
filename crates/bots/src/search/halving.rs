//! Which of a few turns is best: all of them are tried in the same worlds, so that luck helps all alike, and after
//! each round the worse half is given up.

use table::{InfoSet, Rng};

use crate::plan::{Plan, Planner};
use crate::search::continuation::Continuation;
use crate::search::tree::Tree;
use crate::search::{Judge, Lookahead, Stop};

/// A turn that is being tried.
#[derive(Debug)]
struct Candidate<A> {
    actions: Vec<A>,
    /// Of all its trials.
    sum: f64,
    /// What was answered to it.
    answered: Tree<A>,
}

/// The plan that does best on average, and the world it was made in. `looked` counts the positions.
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
    let tried =
        |plan: Plan<G>| Candidate { actions: plan.actions, sum: 0.0, answered: Tree::default() };
    let mut candidates: Vec<Candidate<G::Action>> = plans.into_iter().map(tried).collect();
    let mut worlds = 0_u32;
    let rounds = u64::from(candidates.len().next_power_of_two().trailing_zeros());
    for round in 1..=rounds {
        let enough = lookahead.nodes * round / rounds;
        // One world a round at least, unless there is no time for anything.
        while !stop.is_wanted() {
            let start = info.sample(rng);
            for Candidate { actions, sum, answered } in &mut candidates {
                *sum += match lookahead.replies {
                    1 => playing.trial(start.clone(), info.seat(), actions),
                    most => {
                        let mut world = start.clone();
                        playing.follow(&mut world, actions);
                        answered.trial(&mut playing, world, info.seat(), most)
                    }
                };
            }
            worlds += 1;
            if playing.nodes >= enough {
                break;
            }
        }
        candidates.sort_by(|a, b| b.sum.total_cmp(&a.sum));
        candidates.truncate(candidates.len().div_ceil(2));
    }
    *looked += playing.nodes;
    let Candidate { actions, sum, answered: _ } = candidates.swap_remove(0);
    (world, Plan { actions, value: sum / f64::from(worlds.max(1)) })
}
