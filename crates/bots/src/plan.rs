//! Whole turns, thought out in advance.

use std::hash::Hash;

use rustc_hash::FxHashSet;
use table::{Game, Rng, Seat};

use crate::hash::hash;
use crate::learned::Learner;
use crate::ploy::Ploy;
use crate::strength::Strength;

/// A game whose turns can be planned.
pub trait Planner: Learner<State: Hash> {
    /// Positions that a good player looks at, at most. Turns are rarely so large.
    const MOST_POSITIONS: usize;
    /// How much is thought about a turn where thousands are played to see how the game goes on.
    const QUICK: Effort;
    /// Turns that are tried by a bot that looks ahead.
    const CANDIDATES: usize;
    /// Turns that are tried by one that has the time for more.
    const MANY_CANDIDATES: usize;
    /// What such a one forgives a way to play that it has hardly tried, in points. Whoever comes by often needs little: with
    /// much, others would be expected to play what is known to be worse.
    const CURIOSITY: u32;
    /// Turns of each player that are played on before it judges.
    const ROUNDS_AHEAD: usize;
    /// Positions that it looks at in a millisecond on a machine of today.
    const NODES_A_MILLISECOND: u64;
    /// How strong the levels below the champion play, from weak to strong.
    const LEVELS: [Strength; 4];

    /// Whether nothing is half done, so that plans that have come so far can be compared.
    fn is_settled(&self, world: &Self::State) -> bool;

    /// Whether a plan ends here although the turn goes on, because what comes next is a plan of its own.
    fn is_stage(&self, world: &Self::State) -> bool;

    /// Leaves the answers that are worth a thought, and never none. The seat is the one that is asked.
    fn sift(&self, world: &Self::State, seat: Seat, legal: &mut Vec<Self::Action>);

    /// How good a world is for a seat at the end of its turn, in points over the best opponent.
    fn judge(&self, world: &Self::State, seat: Seat) -> f64;

    /// How many ways on are thought of: of the answers to a question in which something is half done, and
    /// of the plans that have come to a settled world. The best by the judge are.
    fn width(&self, world: &Self::State) -> usize;

    /// Whether the game ends with the turn that is being taken. Then nothing that is unknown counts any
    /// more, unless it is uncovered.
    fn is_last_turn(&self, world: &Self::State) -> bool;

    /// Whether an answer in the last turn uncovers something that counts.
    fn uncovers(&self, action: Self::Action) -> bool;

    /// How many turns were begun.
    fn turns(&self, world: &Self::State) -> u16;

    /// Whether the turn of a seat may be followed by the last one of the game, with nothing unknown in it but what
    /// comes into the open in the turn itself. `false`, unless a game says otherwise.
    fn may_close(&self, _world: &Self::State, _seat: Seat) -> bool {
        false
    }

    /// The worlds that an answer may lead to, each with how likely it is among them.
    fn outcomes(&self, world: &Self::State, action: Self::Action) -> Vec<(u32, Self::State)> {
        let mut after = world.clone();
        self.apply_unchecked(&mut after, action, &mut ());
        vec![(1, after)]
    }

    /// Leaves answers of the last turn among which one of the best is.
    fn sift_last(&self, world: &Self::State, legal: &mut Vec<Self::Action>);

    /// What the rest of the last turn depends on: of worlds in which this is the same only one has to be thought
    /// about.
    fn last_key(&self, world: &Self::State, seat: Seat) -> u64;

    /// How well a world fits the idea of a seat; `None` if the idea belongs to another game.
    fn fits(&self, world: &Self::State, seat: Seat, ploy: Ploy) -> Option<f64>;
}

/// The rest of a turn, or of a stage of it.
#[derive(Clone, Debug)]
pub struct Plan<G: Game> {
    /// What to answer, one after the other.
    pub actions: Vec<G::Action>,
    /// How good the world is after it.
    pub value: f64,
}

/// How much is thought about a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// Positions after which what was begun is ended as soon as possible.
    pub most: usize,
    /// Ways on that are thought of at most, wherever the game's [`width`](Planner::width) is greater.
    pub widest: usize,
}

/// The turns worth playing from a world, each leading to another world.
#[derive(Clone, Debug)]
pub struct Plans<G: Game> {
    /// Every answer that was thought of.
    steps: Vec<Step<G::Action>>,
    /// The last answers of turns, and how good the worlds after them are.
    ends: Vec<(usize, f64)>,
}

#[derive(Clone, Copy, Debug)]
struct Step<A> {
    action: A,
    /// The answer before it.
    after: Option<usize>,
}

impl<G: Planner> Plans<G> {
    /// The turns worth playing by `seat`, which is asked in `world`, each as good as `judge` says. Of
    /// turns that lead to the same world the first found is kept. After `most` positions, what was begun is
    /// ended as soon as possible.
    pub fn new(
        game: &G,
        world: &G::State,
        seat: Seat,
        most: usize,
        judge: &impl Fn(&G::State) -> f64,
    ) -> Self {
        Self::with_effort(game, world, seat, Effort { most, widest: usize::MAX }, judge)
    }

    /// The same with so much effort.
    pub fn with_effort(
        game: &G,
        world: &G::State,
        seat: Seat,
        Effort { most, widest }: Effort,
        judge: &impl Fn(&G::State) -> f64,
    ) -> Self {
        let found = Self { steps: Vec::new(), ends: Vec::new() };
        let mut search = Search {
            game,
            seat,
            most,
            widest,
            judge,
            seen: FxHashSet::default(),
            settled: Vec::new(),
            found,
        };
        search.grow(world, None);
        while !search.settled.is_empty() {
            for settled in search.best_settled() {
                search.grow(&settled.world, Some(settled.step));
            }
        }
        search.found
    }

    /// How many positions were looked at.
    pub fn positions(&self) -> usize {
        self.steps.len()
    }

    /// Any of them; `None` where nobody is asked.
    pub fn any(&self, rng: &mut Rng) -> Option<Plan<G>> {
        rng.pick(&self.ends).map(|&end| self.ending(end))
    }

    /// The best of all; `None` where nobody is asked.
    pub fn best(&self) -> Option<Plan<G>> {
        // Of equals the first.
        let better = |best: Option<(usize, f64)>, end: &(usize, f64)| match best {
            Some(best) if best.1 >= end.1 => Some(best),
            Some(_) | None => Some(*end),
        };
        self.ends.iter().fold(None, better).map(|end| self.ending(end))
    }

    /// The best few, from good to bad. At most half of them begin with the same answer, if there are others.
    pub fn best_few(&self, few: usize) -> Vec<Plan<G>> {
        let firsts = self.firsts();
        let mut ends = self.ends.clone();
        ends.sort_by(|a, b| b.1.total_cmp(&a.1));
        let mut begun: Vec<(usize, usize)> = Vec::new();
        let (chosen, others): (Vec<_>, Vec<_>) = ends.into_iter().partition(|&(last, _)| {
            let first = firsts[last];
            let place = begun.iter().position(|&(other, _)| other == first).unwrap_or_else(|| {
                begun.push((first, 0));
                begun.len() - 1
            });
            begun[place].1 += 1;
            begun[place].1 <= few.div_ceil(2)
        });
        let mut ends: Vec<(usize, f64)> = chosen.into_iter().chain(others).take(few).collect();
        ends.sort_by(|a, b| b.1.total_cmp(&a.1));
        ends.into_iter().map(|end| self.ending(end)).collect()
    }

    /// For each answer the one that its turn begins with.
    fn firsts(&self) -> Vec<usize> {
        // An answer is thought of after the one before it: its first is known by then.
        let mut firsts: Vec<usize> = Vec::with_capacity(self.steps.len());
        for (number, step) in self.steps.iter().enumerate() {
            firsts.push(step.after.map_or(number, |before| firsts[before]));
        }
        firsts
    }

    /// Judges the best anew, one for each first answer and `many` beside them, and forgets the others. What is
    /// good for keeping the bad apart is not always good for telling the best from the good.
    pub fn judge_best(
        &mut self,
        game: &G,
        world: &G::State,
        many: usize,
        judge: &impl Fn(&G::State) -> f64,
    ) {
        let firsts = self.firsts();
        let mut met: Vec<usize> = Vec::new();
        let mut left = many;
        let mut ends = std::mem::take(&mut self.ends);
        ends.sort_by(|a, b| b.1.total_cmp(&a.1));
        ends.retain(|&(last, _)| {
            let new = !met.contains(&firsts[last]);
            if new {
                met.push(firsts[last]);
            } else {
                left = left.saturating_sub(1);
            }
            new || left > 0
        });
        for end in &mut ends {
            let mut after = world.clone();
            for action in self.ending(*end).actions {
                game.apply_unchecked(&mut after, action, &mut ());
            }
            end.1 = judge(&after);
        }
        self.ends = ends;
    }

    fn ending(&self, (last, value): (usize, f64)) -> Plan<G> {
        let back = std::iter::successors(Some(last), |&step| self.steps[step].after);
        let mut actions: Vec<G::Action> = back.map(|step| self.steps[step].action).collect();
        actions.reverse();
        Plan { actions, value }
    }

    /// The best for each first answer, in the order of the answers.
    pub fn best_by_answer(&self) -> Vec<Plan<G>> {
        let firsts = self.firsts();
        let mut best: Vec<(usize, usize)> = Vec::new();
        for (number, &(last, value)) in self.ends.iter().enumerate() {
            let first = firsts[last];
            match best.iter_mut().find(|(other, _)| *other == first) {
                Some((_, other)) if value > self.ends[*other].1 => *other = number,
                Some(_) => {}
                None => best.push((first, number)),
            }
        }
        best.sort_unstable();
        best.into_iter().map(|(_, number)| self.ending(self.ends[number])).collect()
    }
}

/// A world that a plan has reached.
struct Reached<S> {
    world: S,
    step: usize,
    value: f64,
}

struct Search<'s, G: Planner, J> {
    game: &'s G,
    seat: Seat,
    most: usize,
    widest: usize,
    judge: &'s J,
    /// Worlds that have been reached, by their hash.
    seen: FxHashSet<u64>,
    settled: Vec<Reached<G::State>>,
    found: Plans<G>,
}

impl<G: Planner, J: Fn(&G::State) -> f64> Search<'_, G, J> {
    fn width(&self, world: &G::State) -> usize {
        self.game.width(world).min(self.widest)
    }

    /// The settled worlds to go on from, the best first: of those that are equally wide, as many as that.
    fn best_settled(&mut self) -> Vec<Reached<G::State>> {
        let mut layer = std::mem::take(&mut self.settled);
        layer.sort_by(|a, b| b.value.total_cmp(&a.value));
        let mut kept: Vec<(usize, usize)> = Vec::new();
        layer.retain(|settled| {
            let width = self.width(&settled.world);
            let place = kept.iter().position(|(other, _)| *other == width).unwrap_or_else(|| {
                kept.push((width, 0));
                kept.len() - 1
            });
            kept[place].1 += 1;
            kept[place].1 <= width
        });
        layer
    }

    /// Goes on from a world in every way worth a thought, to the next settled world or the end of the
    /// turn. `before` is the answer that has led there; the first answer is never narrowed, so that
    /// each can be weighed in every world.
    fn grow(&mut self, world: &G::State, before: Option<usize>) {
        let mut next = self.answers(world, before);
        let width = if before.is_none() { usize::MAX } else { self.width(world) };
        if next.len() > width {
            for settled in &mut next {
                settled.value = (self.judge)(&settled.world);
            }
            next.sort_by(|a, b| b.value.total_cmp(&a.value));
            next.truncate(width);
        }
        for Reached { world, step, value: _ } in next {
            let asked = self.game.decision(&world).map(|decision| decision.seat);
            if asked != Some(self.seat) || self.game.is_stage(&world) {
                self.found.ends.push((step, (self.judge)(&world)));
            } else if self.game.is_settled(&world) {
                let value = (self.judge)(&world);
                self.settled.push(Reached { world, step, value });
            } else {
                self.grow(&world, Some(step));
            }
        }
    }

    /// The answers worth a thought that lead to a world not seen yet.
    fn answers(&mut self, world: &G::State, before: Option<usize>) -> Vec<Reached<G::State>> {
        let mut legal = Vec::new();
        self.game.legal_actions(world, &mut legal);
        if self.found.positions() < self.most {
            self.game.sift(world, self.seat, &mut legal);
        } else if let Some(&last) = legal.last() {
            // Where "stop" stands.
            legal = vec![last];
        }
        let mut next = Vec::with_capacity(legal.len());
        for action in legal {
            let mut after = world.clone();
            self.game.apply_unchecked(&mut after, action, &mut ());
            if self.seen.insert(hash(&after)) {
                let step = self.found.steps.len();
                self.found.steps.push(Step { action, after: before });
                next.push(Reached { world: after, step, value: f64::NEG_INFINITY });
            }
        }
        next
    }
}
