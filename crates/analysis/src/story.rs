//! A finished game, looked at again.

use std::ops::Range;
use std::sync::Arc;

use bots::{Accountable, Continuation, Judge, Lookahead, Planner, Share};
use table::record::Replay;
use table::{BySeat, Game, InfoSet, Outcome, Rng, Seat};

use crate::expected::Expected;
use crate::hint::{after, shows_news, up_to_news};
use crate::luck::Fortune;
use crate::weigh::{Difference, weigh};

/// Worlds in which it is seen what somebody could expect.
const WORLDS: usize = 6;
/// Worlds in which the best alternative is looked for, and others in which it is compared with what was done: so
/// nothing is called better only because it was lucky when it was chosen.
const LOOKING: usize = 4;
const COMPARING: usize = 8;
/// Ways to play that are compared.
const CANDIDATES: usize = 6;
/// Other things that could have come, for each thing that did.
const SHUFFLES: usize = 8;

/// What games are looked at again with, so that the same game gives the same analysis everywhere.
pub const SEED: u64 = 1901;

/// What everybody could expect at a moment, each from what they knew.
#[derive(Clone, Debug, PartialEq)]
pub struct Moment {
    /// After so many actions.
    pub after: usize,
    /// By seat.
    pub expected: BySeat<Expected>,
}

/// A part of a turn in which nothing unknown was shown but by its last action.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice<A> {
    /// Its actions, from 0.
    pub actions: Range<usize>,
    /// Whose it was.
    pub seat: Seat,
    /// What would have been better, if anything was found.
    pub better: Option<Better<A>>,
    /// What each seat gained by what was shown, in points.
    pub luck: BySeat<f64>,
}

/// A better way to play.
#[derive(Clone, Debug, PartialEq)]
pub struct Better<A> {
    /// What to answer, up to the first answer that shows something unknown.
    pub actions: Vec<A>,
    /// By how much it is better than what was done.
    pub by: Difference,
    /// What it has over what was done, the greatest parts first.
    pub shares: Vec<Share>,
}

impl<A> Choice<A> {
    /// What it cost, in points: nothing, unless it is as good as sure.
    pub fn cost(&self) -> f64 {
        self.better.as_ref().map_or(0.0, |better| better.by.mean)
    }
}

/// A whole game.
#[derive(Clone, Debug, PartialEq)]
pub struct Analysis<A> {
    /// From the first decision to the end; one for each turn.
    pub moments: Vec<Moment>,
    /// Everything that was decided.
    pub choices: Vec<Choice<A>>,
    /// What each seat gained by the deal, in points.
    pub deal: BySeat<f64>,
}

impl<A> Analysis<A> {
    /// What each seat gained by chance in the whole game, in points.
    pub fn luck(&self) -> BySeat<f64> {
        let gained = |seat| self.choices.iter().map(|choice| choice.luck[seat]).sum::<f64>();
        BySeat::from_fn(|seat| self.deal[seat] + gained(seat))
    }

    /// What the decisions of each seat cost it, in points.
    pub fn cost(&self) -> BySeat<f64> {
        BySeat::from_fn(|seat| {
            let own = self.choices.iter().filter(|choice| choice.seat == seat);
            own.map(Choice::cost).sum()
        })
    }

    /// The choices that cost most, the worst first.
    pub fn costliest(&self, most: usize) -> Vec<&Choice<A>> {
        let mut costly: Vec<&Choice<A>> =
            self.choices.iter().filter(|choice| choice.better.is_some()).collect();
        costly.sort_by(|a, b| b.cost().total_cmp(&a.cost()));
        costly.truncate(most);
        costly
    }
}

/// An analysis that is being made, choice by choice.
#[derive(Debug)]
pub struct Analysing<'g, G: Game> {
    game: &'g G,
    replay: &'g Replay<G>,
    judge: Arc<dyn Judge<G>>,
    rng: Rng,
    left: std::vec::IntoIter<(Seat, Range<usize>)>,
    found: Analysis<G::Action>,
}

impl<'g, G: Accountable> Analysing<'g, G> {
    /// Begins. The same seed gives the same analysis.
    pub fn new(game: &'g G, replay: &'g Replay<G>, judge: Arc<dyn Judge<G>>, seed: u64) -> Self {
        let mut rng = Rng::new(seed);
        let deal = Fortune::new(game, &*judge, SHUFFLES, rng.split()).of_deal(replay.deal());
        let found = Analysis { moments: Vec::new(), choices: Vec::new(), deal };
        Self { game, replay, judge, rng, left: parts(game, replay).into_iter(), found }
    }

    /// How many choices are still to be looked at.
    pub fn left(&self) -> usize {
        self.left.len()
    }

    /// Looks at the next choice; `false` once there is none.
    pub fn step(&mut self) -> bool {
        let Some((seat, actions)) = self.left.next() else { return false };
        let last = self.found.choices.last();
        if last.is_none_or(|choice| choice.seat != seat) {
            let moment = self.moment(actions.start);
            self.found.moments.push(moment);
        }
        let choice = self.choice(seat, actions);
        self.found.choices.push(choice);
        true
    }

    /// What was found, the end of the game included.
    pub fn finish(mut self) -> Analysis<G::Action> {
        while self.step() {}
        if let Some(outcome) = self.game.outcome(self.replay.state()) {
            let expected = at_the_end(self.game, &outcome);
            self.found.moments.push(Moment { after: self.replay.in_force(), expected });
        }
        self.found
    }

    fn moment(&mut self, done: usize) -> Moment {
        let Self { game, replay, judge, rng, left: _, found: _ } = self;
        let state = &replay.states()[done];
        let lookahead = Lookahead::halving::<G>(1);
        let expected = BySeat::from_fn(|seat| {
            if !game.seats().has(seat) {
                return Expected::certain(0.0, 0.0);
            }
            let info = InfoSet::new(*game, state, seat);
            let way = weigh(&info, vec![Vec::new()], &**judge, &lookahead, WORLDS, rng);
            let margins = way.first().map_or(&[][..], |way| &way.margins);
            Expected::of(margins, game.scatter(state, seat))
        });
        Moment { after: done, expected: together(*game, expected) }
    }

    fn choice(&mut self, seat: Seat, actions: Range<usize>) -> Choice<G::Action> {
        let luck = self.luck(actions.clone());
        let better = self.better(seat, actions.clone());
        Choice { actions, seat, better, luck }
    }

    fn luck(&mut self, actions: Range<usize>) -> BySeat<f64> {
        let mut fortune = Fortune::new(self.game, &*self.judge, SHUFFLES, self.rng.split());
        let mut sum = BySeat::from_fn(|_| 0.0);
        for step in actions.filter_map(|number| self.replay.step(number)) {
            let luck = fortune.of_action(step.before, step.action);
            sum = BySeat::from_fn(|seat| sum[seat] + luck[seat]);
        }
        sum
    }

    /// What would have been better, as far as it is as good as sure.
    fn better(&mut self, seat: Seat, actions: Range<usize>) -> Option<Better<G::Action>> {
        let Self { game, replay, judge, rng, left: _, found: _ } = self;
        let info = InfoSet::new(*game, &replay.states()[actions.start], seat);
        let lookahead = Lookahead::halving::<G>(1);
        let mut playing = Continuation::new(*game, &**judge, &lookahead);
        let (world, plans) = playing.candidates(&info, rng, CANDIDATES);
        let played: Vec<G::Action> =
            actions.filter_map(|number| replay.step(number)).map(|step| step.action).collect();
        let mut ways: Vec<Vec<G::Action>> = plans.into_iter().map(|plan| plan.actions).collect();
        ways.retain(|way| *way != played);
        let looked = weigh(&info, ways, &**judge, &lookahead, LOOKING, rng);
        let best = looked.into_iter().max_by(|a, b| a.mean().total_cmp(&b.mean()))?;
        let ways = vec![played.clone(), best.actions];
        let mut compared = weigh(&info, ways, &**judge, &lookahead, COMPARING, rng).into_iter();
        let (done, best) = (compared.next()?, compared.next()?);
        let by = best.ahead_of(&done);
        if by.mean <= by.error.max(0.1) {
            return None;
        }
        let account = |way: &[G::Action]| {
            let legal = follows(*game, &world, way);
            game.account(&world, &after(*game, &world, legal), seat)
        };
        let mut shares = Share::differences(&account(&best.actions), &account(&played));
        shares.sort_by(|a, b| b.points.abs().total_cmp(&a.points.abs()));
        let actions = up_to_news(*game, &world, seat, &best.actions);
        Some(Better { actions, by, shares })
    }
}

/// As much of a way as can be played in a world.
fn follows<'a, G: Game>(game: &G, world: &G::State, way: &'a [G::Action]) -> &'a [G::Action] {
    let (mut world, mut legal) = (world.clone(), Vec::new());
    for (number, &action) in way.iter().enumerate() {
        game.legal_actions(&world, &mut legal);
        if legal.binary_search(&action).is_err() {
            return &way[..number];
        }
        game.apply_unchecked(&mut world, action, &mut ());
    }
    way
}

/// The actions of a game in parts: whenever somebody else acts, something was shown or another stage of a turn is
/// reached, a new one begins.
fn parts<G: Planner>(game: &G, replay: &Replay<G>) -> Vec<(Seat, Range<usize>)> {
    let mut parts: Vec<(Seat, Range<usize>)> = Vec::new();
    let mut goes_on = false;
    for (number, step) in replay.steps().enumerate() {
        match parts.last_mut() {
            Some((seat, part)) if goes_on && *seat == step.seat => part.end = number + 1,
            Some(_) | None => parts.push((step.seat, number..number + 1)),
        }
        let news = shows_news(game, step.before, step.after, step.seat);
        goes_on = !news && !game.is_stage(step.after);
    }
    parts
}

/// Chances that add up to one: somebody wins.
fn together<G: Game>(game: &G, expected: BySeat<Expected>) -> BySeat<Expected> {
    let sum: f64 = game.seats().all().map(|seat| expected[seat].win).sum();
    BySeat::from_fn(|seat| Expected {
        win: if sum > 0.0 { expected[seat].win / sum } else { 0.0 },
        ..expected[seat]
    })
}

fn at_the_end<G: Game>(game: &G, outcome: &Outcome) -> BySeat<Expected> {
    let winners = outcome.winners().count() as f64;
    BySeat::from_fn(|seat| {
        if !game.seats().has(seat) {
            return Expected::certain(0.0, 0.0);
        }
        let others = game.seats().others(seat).map(|other| outcome.scores[other]).max();
        let margin = outcome.scores[seat] - others.unwrap_or(0);
        let share = if outcome.ranks[seat] == 1 { 1.0 / winners } else { 0.0 };
        Expected::certain(f64::from(margin), share)
    })
}
