//! What is answered to a turn: one tree for all worlds, in which everybody looks for what is best for themselves.

use table::Seat;

use crate::plan::Planner;
use crate::search::continuation::Continuation;
use crate::search::flat::hope;

/// Everything that was tried after a turn. A node is what was played up to there, in whichever world; so it
/// stands for all tables that look the same to whoever has seen only that.
#[derive(Clone, Debug)]
pub(super) struct Tree<A> {
    nodes: Vec<Node<A>>,
}

/// Where somebody is asked.
#[derive(Clone, Debug)]
struct Node<A> {
    /// How often it was come by.
    visits: u32,
    ways: Vec<Way<A>>,
}

/// What somebody may play there.
#[derive(Clone, Debug)]
struct Way<A> {
    actions: Vec<A>,
    to: usize,
    /// What came of it for the one who played it, all trials together.
    sum: f64,
    trials: u32,
    /// How often it could have been played: what is possible differs between worlds.
    met: u32,
}

impl<A> Default for Tree<A> {
    fn default() -> Self {
        Self { nodes: vec![Node::default()] }
    }
}

impl<A> Default for Node<A> {
    fn default() -> Self {
        Self { visits: 0, ways: Vec::new() }
    }
}

impl<A: Copy + Eq> Tree<A> {
    /// Plays on from a world in which `seat` has just done what the tree belongs to, learns from it, and
    /// gives how good it came to be for that seat.
    pub(super) fn trial<G: Planner<Action = A>>(
        &mut self,
        playing: &mut Continuation<'_, G>,
        mut world: G::State,
        seat: Seat,
        most_ways: usize,
    ) -> f64 {
        let mut path: Vec<(usize, usize, Seat)> = Vec::new();
        let (mut here, mut last) = (0, seat);
        let mut turns = playing.turns;
        while let Some(asked) = playing.asked(&world) {
            if asked != last {
                if turns == 0 {
                    break;
                }
                turns -= 1;
                last = asked;
            }
            let way = self.way(playing, &world, asked, here, most_ways);
            let taken = &self.nodes[here].ways[way];
            playing.follow(&mut world, &taken.actions);
            path.push((here, way, asked));
            here = taken.to;
        }
        let values = playing.values(&world);
        for (node, way, asked) in path {
            let way = &mut self.nodes[node].ways[way];
            way.sum += values[asked];
            way.trials += 1;
        }
        values[seat]
    }

    /// Chooses what `asked` plays here: of what looks best to it in this world, something that was never tried, or
    /// what promises most. At first that is what looks best of all; the more often somebody comes by, the
    /// more is looked at.
    fn way<G: Planner<Action = A>>(
        &mut self,
        playing: &mut Continuation<'_, G>,
        world: &G::State,
        asked: Seat,
        here: usize,
        most_ways: usize,
    ) -> usize {
        let visits = self.nodes[here].visits + 1;
        self.nodes[here].visits = visits;
        let wide = most_ways.min(1 + visits.ilog2() as usize / 2);
        let mut best: Option<(usize, f64)> = None;
        for plan in playing.replies(world, asked, wide) {
            let ways = &mut self.nodes[here].ways;
            let known = ways.iter().position(|way| way.actions == plan.actions);
            let Some(known) = known else {
                if best.is_none_or(|(_, hope)| hope < f64::INFINITY) {
                    let (new, to) = (ways.len(), self.nodes.len());
                    let way = Way { actions: plan.actions, to, sum: 0.0, trials: 0, met: 1 };
                    self.nodes[here].ways.push(way);
                    self.nodes.push(Node::default());
                    best = Some((new, f64::INFINITY));
                }
                continue;
            };
            let way = &mut ways[known];
            way.met += 1;
            let hope = hope(way.sum, way.trials, way.met, playing.curiosity);
            if best.is_none_or(|(_, other)| hope > other) {
                best = Some((known, hope));
            }
        }
        best.expect("a turn can be ended").0
    }
}
