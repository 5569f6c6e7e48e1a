//! A finished game, looked at again.

use std::ops::Range;
use std::sync::Arc;

use bots::{Accountable, Planner, Reasoning, Share, Stop};
use table::record::Replay;
use table::{BySeat, Game, InfoSet, Notation, Rng, Seat, Seats};

use crate::expected::{Expected, at_the_end, expect};
use crate::luck::Fortune;
use crate::outlook::{Care, Outlook, after, follows, reasons, shows_news};
use crate::weigh::{Difference, weigh};

/// Worlds in which it is seen what everybody could expect: as many for each seat.
const WORLDS: usize = 32;
/// Worlds in which the best alternative is looked for, and others in which it is compared with what was done: so
/// nothing is called better only because it was lucky when it was chosen.
const LOOKING: usize = 3;
const COMPARING: usize = 12;
/// How far the interval of a difference has to lie from nothing, in its half widths: of a hundred decisions looked at, few
/// are to be called mistakes that were none.
const SURELY: f64 = 1.25;
/// Less than this is not worth a word.
const LEAST: f64 = 0.1;
/// Ways to play that are compared.
const CANDIDATES: usize = 6;
/// Other things that could have come, for each thing that did; and other deals.
const SHUFFLES: usize = 32;
const DEALS: usize = 64;

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
    /// What would have been better, if anything was found that is as good as sure.
    pub better: Option<Better<A>>,
    /// What it lost each seat, in points over the best opponent, as well as that can be told: sure or not, and now and then
    /// less than nothing. What is not sure is right on average, so it is in the sums.
    pub lost: BySeat<f64>,
    /// How sure that is for the seat whose choice it was, as for [`Choice::luck_error`].
    pub lost_error: f64,
    /// What each seat gained by what was shown, in points.
    pub luck: BySeat<f64>,
    /// How sure that is: half the width of the interval in which it lies 19 times out of 20.
    pub luck_error: BySeat<f64>,
}

/// A better way to play.
#[derive(Clone, Debug, PartialEq)]
pub struct Better<A> {
    /// What to answer, up to the first answer that shows something unknown.
    pub actions: Vec<A>,
    /// By how much it is better than what was done.
    pub by: Difference,
    /// What it would have brought every seat more than what was done, in points over the best opponent: what the one
    /// who decided lost others have gained, or lost with them.
    pub brings: BySeat<f64>,
    /// What it has over what was done, the greatest parts first.
    pub shares: Vec<Share>,
}

impl<A> Choice<A> {
    /// What it cost whoever decided, in points, as well as that can be told.
    pub fn cost(&self) -> f64 {
        self.lost[self.seat]
    }
}

/// A whole game.
#[derive(Clone, Debug, PartialEq)]
pub struct Analysis<A> {
    /// From the first decision to the end; one for each turn.
    pub moments: Vec<Moment>,
    /// Everything that was decided.
    pub choices: Vec<Choice<A>>,
    /// What each seat could expect before anything was dealt, in points over the best opponent.
    pub start: BySeat<f64>,
    /// What each seat gained by the deal, in points.
    pub deal: BySeat<f64>,
    /// How sure that is, as for [`Choice::luck_error`].
    pub deal_error: BySeat<f64>,
    /// Who played.
    pub seats: Seats,
}

impl<A> Analysis<A> {
    /// What each seat gained by chance in the whole game, in points.
    pub fn luck(&self) -> BySeat<f64> {
        let gained = |seat| self.choices.iter().map(|choice| choice.luck[seat]).sum::<f64>();
        BySeat::from_fn(|seat| self.deal[seat] + gained(seat))
    }

    /// How sure that is: half the width of the interval in which it lies 19 times out of 20.
    pub fn luck_error(&self) -> BySeat<f64> {
        BySeat::from_fn(|seat| {
            let squares = self.choices.iter().map(|choice| choice.luck_error[seat].powi(2));
            (self.deal_error[seat].powi(2) + squares.sum::<f64>()).sqrt()
        })
    }

    /// What each seat was given by the decisions of the others, in points: what they lost by them, as far as it was this
    /// seat that gained it. Less than nothing if they harmed it.
    pub fn given(&self) -> BySeat<f64> {
        BySeat::from_fn(|seat| {
            let others = self.choices.iter().filter(|choice| choice.seat != seat);
            // Subtracted from nothing, so that nothing has no sign.
            others.fold(0.0, |given, choice| given - choice.lost[seat])
        })
    }

    /// What is left of the margin at the end when what could be expected at the start, luck, what the own decisions cost
    /// and what those of others gave are taken off: what was not seen, or seen wrongly. Nothing, unless the game is
    /// over.
    pub fn rest(&self) -> BySeat<f64> {
        let (luck, cost, given) = (self.luck(), self.cost(), self.given());
        let end = self.moments.last().map(|moment| moment.expected);
        BySeat::from_fn(|seat| match &end {
            Some(end) if self.seats.has(seat) => {
                end[seat].margin - (self.start[seat] + luck[seat] - cost[seat] + given[seat])
            }
            Some(_) | None => 0.0,
        })
    }

    /// What the decisions of each seat cost it, in points.
    pub fn cost(&self) -> BySeat<f64> {
        BySeat::from_fn(|seat| {
            let own = self.choices.iter().filter(|choice| choice.seat == seat);
            own.map(Choice::cost).sum()
        })
    }

    /// How sure that is, as for [`Choice::luck_error`].
    pub fn cost_error(&self) -> BySeat<f64> {
        BySeat::from_fn(|seat| {
            let own = self.choices.iter().filter(|choice| choice.seat == seat);
            own.map(|choice| choice.lost_error.powi(2)).sum::<f64>().sqrt()
        })
    }

    /// The choices that as good as surely cost something, the worst first.
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
    judge: Arc<dyn Reasoning<G>>,
    /// Where the worlds of all moments come from.
    moments: Rng,
    rng: Rng,
    left: std::vec::IntoIter<(Seat, Range<usize>)>,
    found: Analysis<G::Action>,
}

impl<'g, G: Accountable + Notation> Analysing<'g, G> {
    /// Begins. The same seed gives the same analysis.
    pub fn new(
        game: &'g G,
        replay: &'g Replay<G>,
        judge: Arc<dyn Reasoning<G>>,
        seed: u64,
    ) -> Self {
        let mut rng = Rng::new(seed);
        let (start, deal) = Fortune::new(game, &*judge, DEALS, rng.split()).of_deal(replay.deal());
        let found = Analysis {
            moments: Vec::new(),
            choices: Vec::new(),
            start,
            deal: BySeat::from_fn(|seat| deal[seat].mean),
            deal_error: BySeat::from_fn(|seat| deal[seat].error),
            seats: game.seats(),
        };
        let (moments, left) = (rng.split(), parts(game, replay).into_iter());
        Self { game, replay, judge, moments, rng, left, found }
    }

    /// What was found so far.
    pub fn so_far(&self) -> &Analysis<G::Action> {
        &self.found
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
        let state = &self.replay.states()[done];
        let worlds = WORLDS / self.game.seats().count();
        let expected = expect(self.game, state, &*self.judge, worlds, &self.moments);
        Moment { after: done, expected }
    }

    fn choice(&mut self, seat: Seat, actions: Range<usize>) -> Choice<G::Action> {
        let (luck, luck_error) = self.luck(actions.clone());
        let better = self.better(seat, actions.clone());
        let (lost, lost_error) = match &better {
            Some(better) => (better.brings, better.by.error),
            None => (BySeat::from_fn(|_| 0.0), 0.0),
        };
        let better = better.filter(|better| is_sure(better.by));
        Choice { actions, seat, better, lost, lost_error, luck, luck_error }
    }

    fn luck(&mut self, actions: Range<usize>) -> (BySeat<f64>, BySeat<f64>) {
        let mut fortune = Fortune::new(self.game, &*self.judge, SHUFFLES, self.rng.split());
        let [mut sum, mut squares] = [(); 2].map(|()| BySeat::from_fn(|_| 0.0));
        for step in actions.filter_map(|number| self.replay.step(number)) {
            let luck = fortune.of_action(step.before, step.action);
            sum = BySeat::from_fn(|seat| sum[seat] + luck[seat].mean);
            squares = BySeat::from_fn(|seat| squares[seat] + luck[seat].error.powi(2));
        }
        (sum, BySeat::from_fn(|seat| squares[seat].sqrt()))
    }

    /// What looked better in some worlds, and by how much it is in others: so right on average, be it less than
    /// nothing.
    fn better(&mut self, seat: Seat, actions: Range<usize>) -> Option<Better<G::Action>> {
        let Self { game, replay, judge, rng, moments: _, left: _, found: _ } = self;
        let info = InfoSet::new(*game, &replay.states()[actions.start], seat);
        let mut outlook = Outlook::new(*game, &**judge, Care::Usual, &Stop::default());
        let (world, mut ways) = outlook.ways(&info, rng, CANDIDATES, G::MOST_POSITIONS);
        let played: Vec<G::Action> =
            actions.filter_map(|number| replay.step(number)).map(|step| step.action).collect();
        // What comes to the same is no other way.
        let comes_to =
            |way: &[G::Action]| game.comes_to(&after(*game, &world, follows(*game, &world, way)));
        let done = comes_to(&played);
        ways.retain(|way| comes_to(way) != done);
        ways.insert(0, played);
        let mut looked = weigh(&mut outlook, &info, ways, LOOKING, rng).into_iter();
        let done = looked.next()?;
        let best = looked.max_by(|a, b| a.mean().total_cmp(&b.mean()))?;
        if best.mean() <= done.mean() + LEAST {
            return None;
        }
        let ways = vec![done.actions, best.actions];
        let mut compared = weigh(&mut outlook, &info, ways, COMPARING, rng).into_iter();
        let (done, best) = (compared.next()?, compared.next()?);
        let by = best.ahead_of(&done);
        let why = || reasons(*game, &**judge, &world, seat, [&best, &done]);
        let shares = if is_sure(by) { why() } else { Vec::new() };
        let brings = best.brings_over(&done);
        Some(Better { actions: best.actions, by, brings, shares })
    }
}

/// Whether a better way to play is worth a word.
fn is_sure(by: Difference) -> bool {
    by.mean > (SURELY * by.error).max(LEAST)
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
