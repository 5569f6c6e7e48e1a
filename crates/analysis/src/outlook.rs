//! How a way to play comes out: everybody plays on for a while, and what each may expect then is judged.

use bots::{
    Accountable, Continuation, Effort, Judge, Lookahead, Plan, Planner, Reasoning, Share, Stop,
};
use bots::{ended, work_out};
use table::{BySeat, Game, InfoSet, Rng, Seat, Viewer};

use crate::expected::shares_of;
use crate::weigh::Weighed;

/// Positions of what is left of a last turn that are looked at, at most: where there are more, it is played like any other.
const LAST_TURN: usize = 2_000;

/// The worlds that a way has come to in one trial. At a table of two it is judged from both sides, by each at the end of
/// its own turn: what one wins the other loses, so that whoever is asked sees no more in the same
/// table than the other does.
#[derive(Clone, Debug)]
pub(crate) struct Leaf<S> {
    own: S,
    other: Option<(Seat, S)>,
    /// Whether that is the end, and nothing is left to expect.
    pub(crate) worked_out: bool,
}

/// What comes of a world.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Foreseen {
    /// Points over the best opponent that each seat may expect.
    pub(crate) margins: BySeat<f64>,
    /// What part of the victory each seat has, where the rest of the game was worked out and nothing is left to
    /// expect.
    pub(crate) shares: Option<BySeat<f64>>,
}

/// Where everybody's worlds have come to.
struct Leaves<S> {
    worlds: BySeat<S>,
    /// Whether the last turn was worked out, so that this is the end.
    worked_out: bool,
}

/// Tries ways to play.
#[derive(Debug)]
pub(crate) struct Outlook<'s, G: Game> {
    game: &'s G,
    judge: &'s dyn Judge<G>,
    pub(crate) playing: Continuation<'s, G>,
    stop: Stop,
}

/// How much is thought about each turn that is played on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Care {
    /// As much as bots do that look ahead.
    Usual,
    /// Less: what is the same on both sides of a comparison need not be played well.
    Little,
}

impl<'s, G: Planner> Outlook<'s, G> {
    pub(crate) fn new(game: &'s G, judge: &'s dyn Judge<G>, care: Care, stop: &Stop) -> Self {
        let usual = Lookahead::halving::<G>(1);
        let effort = match care {
            Care::Usual => usual.effort,
            Care::Little => Effort { most: usual.effort.most / 3, ..usual.effort },
        };
        let playing = Continuation::new(game, judge, &Lookahead { effort, ..usual });
        Self { game, judge, playing, stop: stop.clone() }
    }

    /// How a way to play of a seat comes out in a world, for everybody: in points over the best opponent. Where the
    /// way no longer fits the world, what looks best there is played instead.
    pub(crate) fn try_way(
        &mut self,
        world: G::State,
        seat: Seat,
        way: &[G::Action],
    ) -> (BySeat<f64>, Leaf<G::State>) {
        let Leaves { worlds: leaves, worked_out } = self.leaves(world, seat, way);
        let margins = self.margins(&leaves);
        let mut others = self.game.seats().others(seat);
        let other = match (others.next(), others.next()) {
            (Some(other), None) => Some((other, leaves[other].clone())),
            (Some(_) | None, _) => None,
        };
        (margins, Leaf { own: leaves[seat].clone(), other, worked_out })
    }

    /// What each seat may expect when everybody plays on from a world.
    pub(crate) fn expect(&mut self, world: G::State) -> BySeat<f64> {
        self.foresee(world).margins
    }

    /// The same, and who wins where that is certain.
    pub(crate) fn foresee(&mut self, world: G::State) -> Foreseen {
        let Leaves { worlds, worked_out } = match self.game.decision(&world) {
            Some(decision) => self.leaves(world, decision.seat, &[]),
            None => Leaves { worlds: BySeat::from_fn(|_| world.clone()), worked_out: true },
        };
        let over = self.game.seats().all().next().and_then(|seat| self.game.outcome(&worlds[seat]));
        let shares = over.filter(|_| worked_out).map(|outcome| shares_of(&outcome));
        Foreseen { margins: self.margins(&worlds), shares }
    }

    /// The last turn of a game is played as well as it can be.
    fn leaves(&mut self, world: G::State, seat: Seat, way: &[G::Action]) -> Leaves<G::State> {
        if self.game.is_last_turn(&world)
            && let Some(over) = self.best_end(&world, seat, way)
        {
            return Leaves { worlds: BySeat::from_fn(|_| over.clone()), worked_out: true };
        }
        Leaves { worlds: self.playing.leaves(world, seat, way), worked_out: false }
    }

    fn best_end(&mut self, world: &G::State, seat: Seat, way: &[G::Action]) -> Option<G::State> {
        let game = self.game;
        let mut over = after(game, world, follows(game, world, way));
        if game.outcome(&over).is_none() {
            let rest = self.work_out(&over, seat, LAST_TURN)?;
            over = after(game, &over, &rest.actions);
        }
        self.playing.nodes += 1;
        ended(game, &over, seat).map(|_| over)
    }

    /// The best way to end the game; what it takes to find it is counted.
    fn work_out(&mut self, world: &G::State, seat: Seat, most: usize) -> Option<Plan<G>> {
        let (plan, positions) = work_out(self.game, world, seat, most, f64::INFINITY, &self.stop);
        self.playing.nodes += positions as u64;
        plan
    }

    fn margins(&self, leaves: &BySeat<G::State>) -> BySeat<f64> {
        let seats = self.game.seats();
        let judged = BySeat::from_fn(|seat| {
            if seats.has(seat) { self.judge.judge(self.game, &leaves[seat], seat) } else { 0.0 }
        });
        if seats.count() > 2 {
            return judged;
        }
        let others = |seat| seats.others(seat).map(|other| judged[other]).sum::<f64>();
        BySeat::from_fn(
            |seat| if seats.has(seat) { (judged[seat] - others(seat)) / 2.0 } else { 0.0 },
        )
    }
}

impl<G: Accountable> Outlook<'_, G> {
    /// The ways worth a trial, from good to bad, and the world they were thought out in: each up to what shows something
    /// unknown, since what is best after that depends on it, and each coming to something else. In the last turn of a
    /// game the first of them is the best there is, unless something that is still to be shown can be better.
    pub(crate) fn ways(
        &mut self,
        info: &InfoSet<'_, G>,
        rng: &mut Rng,
        few: usize,
        most: usize,
    ) -> (G::State, Vec<Vec<G::Action>>) {
        let (game, seat) = (info.game(), info.seat());
        let (world, plans) = self.playing.candidates_within(info, rng, few, most);
        let mut ways = Vec::new();
        if game.is_last_turn(&world) {
            let best = self.work_out(&world, seat, most);
            ways.extend(best.map(|plan| plan.actions));
            let mut legal = Vec::new();
            info.legal_actions(&mut legal);
            let shows = legal.into_iter().filter(|&action| game.uncovers(action));
            ways.extend(shows.map(|action| vec![action]));
        }
        ways.extend(plans.into_iter().map(|plan| plan.actions));
        let ways = different(game, &world, seat, &ways);
        (world, ways)
    }
}

/// Of ways that come to the same the first: the same may be done in another order, or ways part only after something
/// unknown was shown.
fn different<G: Accountable>(
    game: &G,
    world: &G::State,
    seat: Seat,
    ways: &[Vec<G::Action>],
) -> Vec<Vec<G::Action>> {
    let (mut all, mut met) = (Vec::new(), Vec::new());
    for way in ways {
        let way = up_to_news(game, world, seat, way);
        let comes_to = game.comes_to(&after(game, world, &way));
        if !met.contains(&comes_to) {
            met.push(comes_to);
            all.push(way);
        }
    }
    all
}

/// The beginning of a plan that can be told: what comes after something unknown was shown depends on it.
fn up_to_news<G: Game>(
    game: &G,
    world: &G::State,
    seat: Seat,
    actions: &[G::Action],
) -> Vec<G::Action> {
    let mut told = Vec::new();
    let mut before = world.clone();
    for &action in actions {
        let mut next = before.clone();
        game.apply_unchecked(&mut next, action, &mut ());
        told.push(action);
        if shows_news(game, &before, &next, seat) {
            break;
        }
        before = next;
    }
    told
}

/// Whether a seat has learnt something between two moments.
pub(crate) fn shows_news<G: Game>(
    game: &G,
    before: &G::State,
    after: &G::State,
    seat: Seat,
) -> bool {
    let [before, after] = [before, after].map(|state| game.hidden(state, Viewer::Seat(seat)));
    !(before & !after).is_empty()
}

/// What makes one way better for a seat than another, in parts that add up to the difference of how they came out. Both
/// have been tried in the same worlds.
pub(crate) fn reasons<G: Accountable>(
    game: &G,
    judge: &dyn Reasoning<G>,
    before: &G::State,
    seat: Seat,
    [one, other]: [&Weighed<G>; 2],
) -> Vec<Share> {
    let mut shares = Vec::new();
    let pairs = one.leaves.iter().zip(&other.leaves);
    let count = pairs.len().max(1) as f64;
    let mut add = |worlds: [&G::State; 2], eyes: Seat, weight: f64| {
        for Share { what, points } in judge.reasons(game, before, worlds, seat, eyes) {
            Share::add(&mut shares, what, points * weight / count);
        }
    };
    for (ours, theirs) in pairs {
        match (&ours.other, &theirs.other) {
            (Some((eyes, one)), Some((_, other))) => {
                add([&ours.own, &theirs.own], seat, 0.5);
                add([one, other], *eyes, 0.5);
            }
            (Some(_) | None, _) => add([&ours.own, &theirs.own], seat, 1.0),
        }
    }
    shares.sort_by(|a, b| b.points.abs().total_cmp(&a.points.abs()));
    shares
}

/// The world after a plan that was made in it.
pub(crate) fn after<G: Game>(game: &G, world: &G::State, actions: &[G::Action]) -> G::State {
    let mut world = world.clone();
    for &action in actions {
        game.apply_unchecked(&mut world, action, &mut ());
    }
    world
}

/// As much of a way as can be played in a world.
pub(crate) fn follows<'a, G: Game>(
    game: &G,
    world: &G::State,
    way: &'a [G::Action],
) -> &'a [G::Action] {
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
