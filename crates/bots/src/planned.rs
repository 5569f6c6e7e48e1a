//! Bots that choose among the plans of a turn.

use table::{Bot, Game, InfoSet, Rng, Viewer};

use crate::plan::{Plan, Planner, plans};

/// Worlds that a choice is weighed in, all of them fitting what the seat knows.
const WORLDS: usize = 2;

/// A plan that is being carried out, and the world in which it was made.
#[derive(Clone, Debug)]
struct Underway<G: Game> {
    world: G::State,
    left: Vec<G::Action>,
}

impl<G: Planner> Underway<G> {
    fn new(world: G::State, plan: &Plan<G>) -> Self {
        Self { world, left: plan.actions.iter().rev().copied().collect() }
    }

    /// The next answer, if the table is still as it was thought to be.
    fn next(&mut self, info: &InfoSet<'_, G>) -> Option<G::Action> {
        let viewer = Viewer::Seat(info.seat());
        let game = info.game();
        if self.left.is_empty() || game.view(&self.world, viewer) != info.view() {
            return None;
        }
        let action = self.left.pop()?;
        game.apply_unchecked(&mut self.world, action, &mut ());
        Some(action)
    }
}

/// Plays any of the turns worth playing, every one equally likely.
#[derive(Clone, Debug)]
pub struct RandomPlan<G: Game> {
    underway: Option<Underway<G>>,
}

impl<G: Game> Default for RandomPlan<G> {
    fn default() -> Self {
        Self { underway: None }
    }
}

impl<G: Planner> Bot<G> for RandomPlan<G> {
    fn choose(&mut self, info: &InfoSet<'_, G>, rng: &mut Rng) -> G::Action {
        if let Some(action) = self.underway.as_mut().and_then(|underway| underway.next(info)) {
            return action;
        }
        let world = info.sample(rng);
        let all = plans(info.game(), &world, info.seat(), &|_| 0.0);
        let plan = rng.pick(&all).expect("a turn can be ended");
        let mut underway = Underway::new(world, plan);
        let action = underway.next(info).expect("a world that was sampled looks like the table");
        self.underway = Some(underway);
        action
    }
}

/// Plays the turn that the rules of thumb of its game call best.
#[derive(Clone, Debug)]
pub struct Rules<G: Game> {
    underway: Option<Underway<G>>,
}

impl<G: Game> Default for Rules<G> {
    fn default() -> Self {
        Self { underway: None }
    }
}

impl<G: Planner> Bot<G> for Rules<G> {
    fn choose(&mut self, info: &InfoSet<'_, G>, rng: &mut Rng) -> G::Action {
        if let Some(action) = self.underway.as_mut().and_then(|underway| underway.next(info)) {
            return action;
        }
        let (game, seat) = (info.game(), info.seat());
        let judge = |world: &G::State| game.judge(world, seat);
        let (world, plan) = best_plan(info, rng, &judge);
        let mut underway = Underway::new(world, &plan);
        let action = underway.next(info).expect("a world that was sampled looks like the table");
        self.underway = Some(underway);
        action
    }
}

/// The plan that begins with the best answer: the one whose best plan is best on average over the worlds.
/// The plan itself is that of the first world.
pub(crate) fn best_plan<G: Planner>(
    info: &InfoSet<'_, G>,
    rng: &mut Rng,
    judge: &impl Fn(&G::State) -> f64,
) -> (G::State, Plan<G>) {
    let worlds: Vec<G::State> = (0..WORLDS).map(|_| info.sample(rng)).collect();
    let mut first: Vec<Plan<G>> = Vec::new();
    let mut sums: Vec<(f64, usize)> = Vec::new();
    for (number, world) in worlds.iter().enumerate() {
        let found = plans(info.game(), world, info.seat(), judge);
        if number == 0 {
            first = best_by_answer(found);
            sums = first.iter().map(|plan| (plan.value, 1)).collect();
            // Nothing to weigh.
            if first.len() == 1 {
                break;
            }
        } else {
            for plan in best_by_answer(found) {
                let same = first.iter().position(|other| other.actions[0] == plan.actions[0]);
                if let Some(place) = same {
                    sums[place].0 += plan.value;
                    sums[place].1 += 1;
                }
            }
        }
    }
    let mean = |&(sum, count): &(f64, usize)| sum / count as f64;
    let best = (0..first.len()).max_by(|&a, &b| mean(&sums[a]).total_cmp(&mean(&sums[b])));
    let plan = first.swap_remove(best.expect("a turn can be ended"));
    (worlds.into_iter().next().expect("there are worlds"), plan)
}

/// The best plan for each first answer.
fn best_by_answer<G: Game>(plans: Vec<Plan<G>>) -> Vec<Plan<G>> {
    let mut best: Vec<Plan<G>> = Vec::new();
    for plan in plans {
        match best.iter_mut().find(|other| other.actions[0] == plan.actions[0]) {
            Some(other) if plan.value > other.value => *other = plan,
            Some(_) => {}
            None => best.push(plan),
        }
    }
    best
}
