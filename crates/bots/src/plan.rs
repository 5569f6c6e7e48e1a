//! Whole turns, thought out in advance.

use std::collections::HashSet;
use std::hash::{DefaultHasher, Hash, Hasher};

use table::{Game, Seat};

/// A game whose turns can be planned.
pub trait Planner: Game<State: Hash> {
    /// Whether nothing is half done, so that plans that have come so far can be compared.
    fn is_settled(&self, world: &Self::State) -> bool;

    /// Whether a plan ends here although the turn goes on, because what comes next is a plan of its own.
    fn is_stage(&self, world: &Self::State) -> bool;

    /// Leaves the answers that are worth a thought, and never none. The seat is the one that is asked.
    fn sift(&self, world: &Self::State, seat: Seat, legal: &mut Vec<Self::Action>);

    /// How good a world is for a seat at the end of its turn, in points over the best opponent.
    fn judge(&self, world: &Self::State, seat: Seat) -> f64;

    /// How many plans that have come so far are thought on from a settled world.
    fn width(&self, world: &Self::State) -> usize;
}

/// The rest of a turn, or of a stage of it.
#[derive(Clone, Debug)]
pub struct Plan<G: Game> {
    /// What to answer, one after the other.
    pub actions: Vec<G::Action>,
    /// The world after it.
    pub after: G::State,
    /// How good that is.
    pub value: f64,
}

/// Positions looked at, at most; what was begun is then ended as soon as possible.
const MOST_POSITIONS: usize = 4_000;

/// The turns worth playing from a world in which `seat` is asked, each leading to another world, as good as
/// `judge` says. Of turns that lead to the same world the first found is kept.
pub fn plans<G: Planner>(
    game: &G,
    world: &G::State,
    seat: Seat,
    judge: &impl Fn(&G::State) -> f64,
) -> Vec<Plan<G>> {
    let mut search = Search {
        game,
        seat,
        judge,
        seen: HashSet::new(),
        settled: Vec::new(),
        done: Vec::new(),
        positions: 0,
    };
    let mut layer =
        vec![Plan { actions: Vec::new(), after: world.clone(), value: f64::NEG_INFINITY }];
    while let Some(first) = layer.first() {
        let width = game.width(&first.after);
        layer.truncate(width);
        for plan in layer {
            search.grow(&plan);
        }
        layer = std::mem::take(&mut search.settled);
        layer.sort_by(|a, b| b.value.total_cmp(&a.value));
    }
    search.done
}

struct Search<'s, G: Planner, J> {
    game: &'s G,
    seat: Seat,
    judge: &'s J,
    /// Worlds that have been reached, by their hash.
    seen: HashSet<u64>,
    /// Plans that have come to a settled world.
    settled: Vec<Plan<G>>,
    /// Plans that end the turn.
    done: Vec<Plan<G>>,
    positions: usize,
}

impl<G: Planner, J: Fn(&G::State) -> f64> Search<'_, G, J> {
    /// Goes on with a plan in every way worth a thought, to the next settled world or the end of the
    /// turn.
    fn grow(&mut self, plan: &Plan<G>) {
        let mut legal = Vec::new();
        self.game.legal_actions(&plan.after, &mut legal);
        if self.positions < MOST_POSITIONS {
            self.game.sift(&plan.after, self.seat, &mut legal);
        } else if let Some(&last) = legal.last() {
            // Where "stop" stands.
            legal = vec![last];
        }
        for action in legal {
            let mut after = plan.after.clone();
            self.game.apply_unchecked(&mut after, action, &mut ());
            self.positions += 1;
            if !self.seen.insert(hash(&after)) {
                continue;
            }
            let mut actions = Vec::with_capacity(plan.actions.len() + 4);
            actions.extend_from_slice(&plan.actions);
            actions.push(action);
            let asked = self.game.decision(&after).map(|decision| decision.seat);
            if asked != Some(self.seat) || self.game.is_stage(&after) {
                let value = (self.judge)(&after);
                self.done.push(Plan { actions, after, value });
            } else if self.game.is_settled(&after) {
                let value = (self.judge)(&after);
                self.settled.push(Plan { actions, after, value });
            } else {
                self.grow(&Plan { actions, after, value: f64::NEG_INFINITY });
            }
        }
    }
}

fn hash<S: Hash>(state: &S) -> u64 {
    let mut hasher = DefaultHasher::new();
    state.hash(&mut hasher);
    hasher.finish()
}
