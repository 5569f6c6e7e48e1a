//! How a world goes on when everybody plays what looks best at once.

use table::{BySeat, Game, InfoSet, Rng, Seat};

use crate::hash::hash;
use crate::plan::{Effort, Plan, Planner, Plans};
use crate::search::ending::work_out;
use crate::search::{Judge, Lookahead, Stop};

/// Positions after which the last turn of somebody else is too large to be worked out.
const LAST_TURN: usize = 2_000;

/// Plays turns quickly, and counts what that takes.
#[derive(Debug)]
pub struct Continuation<'s, G: Game> {
    game: &'s G,
    judge: &'s dyn Judge<G>,
    effort: Effort,
    is_tree: bool,
    pub(super) curiosity: u32,
    /// Turns that are played on.
    pub(super) turns: usize,
    /// Positions looked at so far.
    pub nodes: u64,
}

impl<'s, G: Planner> Continuation<'s, G> {
    /// Plays on as far as `lookahead` says, and judges then.
    pub fn new(game: &'s G, judge: &'s dyn Judge<G>, lookahead: &Lookahead) -> Self {
        let turns = lookahead.rounds.saturating_mul(game.seats().count());
        Self {
            game,
            judge,
            effort: lookahead.effort,
            is_tree: lookahead.replies > 1,
            curiosity: lookahead.curiosity,
            turns,
            nodes: 0,
        }
    }

    /// The turns of the seat that are worth a trial, from good to bad, and the world they were thought out in.
    pub fn candidates(
        &mut self,
        info: &InfoSet<'_, G>,
        rng: &mut Rng,
        few: usize,
    ) -> (G::State, Vec<Plan<G>>) {
        self.candidates_within(info, rng, few, G::MOST_POSITIONS)
    }

    /// The same, thought out in so many positions at most.
    pub fn candidates_within(
        &mut self,
        info: &InfoSet<'_, G>,
        rng: &mut Rng,
        few: usize,
        most: usize,
    ) -> (G::State, Vec<Plan<G>>) {
        let world = info.sample(rng);
        let effort = Effort { most: most.min(G::MOST_POSITIONS), widest: usize::MAX };
        let plans = self.plans(&world, info.seat(), effort, 2 * few);
        (world, plans.best_few(few))
    }

    /// How good it is for a seat to play so in this world: everybody has played on, so many turns.
    pub fn trial(&mut self, mut world: G::State, seat: Seat, plan: &[G::Action]) -> f64 {
        self.follow(&mut world, plan);
        self.end_turn(&mut world, seat);
        self.play_on(&mut world);
        self.nodes += 1;
        self.judge.judge(self.game, &world, seat)
    }

    /// The same, with each seat's world at the end of its last turn, which is when a judge knows best what that seat may
    /// expect.
    pub fn leaves(
        &mut self,
        mut world: G::State,
        seat: Seat,
        plan: &[G::Action],
    ) -> BySeat<G::State> {
        self.follow(&mut world, plan);
        let mut ended = BySeat::from_fn(|_| None);
        for number in 0..=self.turns {
            let Some(next) = self.asked(&world) else { break };
            // The turn in which the plan was begun may be over.
            if number == 0 && next != seat {
                continue;
            }
            self.end_turn(&mut world, next);
            ended[next] = Some(world.clone());
        }
        self.nodes += 1;
        let is_over = self.asked(&world).is_none();
        BySeat::from_fn(|seat| match &ended[seat] {
            Some(leaf) if !is_over => leaf.clone(),
            Some(_) | None => world.clone(),
        })
    }

    /// Lets everybody play on, so many turns.
    pub fn play_on(&mut self, world: &mut G::State) {
        for _ in 0..self.turns {
            let Some(next) = self.asked(world) else { break };
            self.end_turn(world, next);
        }
    }

    /// What looks best to a seat, from good to bad. In a tree the seat knows of this world only what it would, and where
    /// the game ends with its turn, and that is small, it is the best way to end it. Whoever compares ways in the same
    /// worlds without a tree wants them to go on alike.
    pub(super) fn replies(&mut self, world: &G::State, seat: Seat, few: usize) -> Vec<Plan<G>> {
        if !self.is_tree {
            return self.plans(world, seat, self.effort, few).best_few(few);
        }
        let imagined = self.game.determinize(world, seat, &mut Rng::new(hash(world)));
        if self.game.is_last_turn(world) {
            let (ending, positions) =
                work_out(self.game, &imagined, seat, LAST_TURN, f64::INFINITY, &Stop::default());
            self.nodes += positions as u64;
            if let Some(plan) = ending {
                return vec![plan];
            }
        }
        self.plans(&imagined, seat, self.effort, few).best_few(few)
    }

    /// How good a world is for everybody. To judge it for each of several others takes as long as so many positions.
    pub(super) fn values(&mut self, world: &G::State) -> BySeat<f64> {
        let seats = self.game.seats();
        self.nodes += seats.count() as u64 - 1;
        BySeat::from_fn(|seat| {
            if seats.has(seat) { self.judge.judge(self.game, world, seat) } else { 0.0 }
        })
    }

    /// Answers as planned, as far as the plan fits this world.
    pub(super) fn follow(&mut self, world: &mut G::State, plan: &[G::Action]) {
        let mut legal = Vec::new();
        for action in plan {
            self.game.legal_actions(world, &mut legal);
            if legal.binary_search(action).is_err() {
                break;
            }
            self.game.apply_unchecked(world, *action, &mut ());
        }
    }

    /// Plays the rest of the turn of `seat`, if it is its turn.
    fn end_turn(&mut self, world: &mut G::State, seat: Seat) {
        while self.asked(world) == Some(seat) {
            let plan = self.replies(world, seat, 1).swap_remove(0);
            self.follow(world, &plan.actions);
        }
    }

    fn plans(&mut self, world: &G::State, seat: Seat, effort: Effort, few: usize) -> Plans<G> {
        let (game, judge) = (self.game, self.judge);
        let value = |after: &G::State| judge.judge(game, after, seat);
        let plans = match judge.asked_about() {
            None => Plans::with_effort(game, world, seat, effort, &value),
            Some(many) => {
                let thumb = |after: &G::State| game.judge(after, seat);
                let mut plans = Plans::with_effort(game, world, seat, effort, &thumb);
                plans.judge_best(game, world, many.max(few), &value);
                plans
            }
        };
        self.nodes += plans.positions() as u64;
        plans
    }

    pub(super) fn asked(&self, world: &G::State) -> Option<Seat> {
        self.game.decision(world).map(|decision| decision.seat)
    }
}
