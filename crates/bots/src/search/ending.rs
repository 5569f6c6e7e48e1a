//! The end of a game, worked out: where nothing unknown counts any more and nobody else will be asked, every
//! way to play is tried.

use rustc_hash::FxHashSet;
use table::{Game, InfoSet, Rng, Seat};

use crate::plan::{Plan, Planner};
use crate::search::Stop;

/// Positions after which a last turn is too large to be worked out.
const MOST: usize = 150_000;
/// Worlds in which an answer is tried that shows something unknown.
const WORLDS: usize = 24;

/// What a victory counts: more than any margin.
pub(super) const VICTORY: f64 = 10_000.0;

/// How a game that is over ended for a seat: its part of the victory before all, then its margin over the best
/// opponent. `None` if it is not over.
pub fn ended<G: Game>(game: &G, world: &G::State, seat: Seat) -> Option<f64> {
    let outcome = game.outcome(world)?;
    let winners = outcome.winners().count() as f64;
    let part = if outcome.ranks[seat] == 1 { 1.0 / winners } else { 0.0 };
    let others = game.seats().others(seat).map(|other| outcome.scores[other]).max();
    let margin = outcome.scores[seat] - others.unwrap_or(0);
    Some(part * VICTORY + f64::from(margin))
}

/// The best way to end the game, and the world it was found in; `None` if the game does not end with this turn, or
/// there are too many ways. It is the best of all, but where an answer shows something unknown: what that brings
/// is an average over some worlds. Whoever is told to stop has found nothing. `looked` counts the positions.
pub(super) fn best_last_turn<G: Planner>(
    info: &InfoSet<'_, G>,
    rng: &mut Rng,
    stop: &Stop,
    looked: &mut u64,
) -> Option<(G::State, Plan<G>)> {
    let (game, seat) = (info.game(), info.seat());
    let world = info.sample(rng);
    if !game.is_last_turn(&world) {
        return None;
    }
    let mut best_ending = |world: &G::State| {
        let (ending, positions) = work_out(game, world, seat, MOST, f64::INFINITY, stop);
        *looked += positions as u64;
        ending
    };
    let mut best = best_ending(&world)?;
    let mut legal = Vec::new();
    info.legal_actions(&mut legal);
    for action in legal.into_iter().filter(|&action| game.uncovers(action)) {
        let mut sum = 0.0;
        for _ in 0..WORLDS {
            let mut world = info.sample(rng);
            game.apply_unchecked(&mut world, action, &mut ());
            sum += best_ending(&world)?.value;
        }
        let value = sum / WORLDS as f64;
        if value > best.value {
            best = Plan { actions: vec![action], value };
        }
    }
    Some((world, best))
}

/// The best of all ways in which `seat` can end the game in its turn without an answer that shows something
/// unknown; `None` if there are more than `most` positions on them, or somebody else is asked.
pub fn best_ending<G: Planner>(
    game: &G,
    world: &G::State,
    seat: Seat,
    most: usize,
) -> Option<Plan<G>> {
    work_out(game, world, seat, most, f64::INFINITY, &Stop::default()).0
}

/// The same unless it is told to stop, with the number of positions that were looked at. A way that is better than
/// `enough` is taken at once.
pub fn work_out<G: Planner>(
    game: &G,
    world: &G::State,
    seat: Seat,
    most: usize,
    enough: f64,
    stop: &Stop,
) -> (Option<Plan<G>>, usize) {
    let mut seen = FxHashSet::default();
    // Each answer with the one before it.
    let mut steps: Vec<(G::Action, Option<usize>)> = Vec::new();
    let mut open = vec![(world.clone(), None)];
    let mut best: Option<(f64, usize)> = None;
    let mut legal = Vec::new();
    while let Some((world, before)) = open.pop() {
        if best.is_some_and(|(value, _)| value > enough) {
            break;
        }
        if stop.is_wanted() {
            return (None, steps.len());
        }
        game.legal_actions(&world, &mut legal);
        game.sift_last(&world, &mut legal);
        for &action in legal.iter().filter(|&&action| !game.uncovers(action)) {
            let mut after = world.clone();
            game.apply_unchecked(&mut after, action, &mut ());
            let step = steps.len();
            if let Some(value) = ended(game, &after, seat) {
                if best.is_none_or(|(other, _)| value > other) {
                    steps.push((action, before));
                    best = Some((value, step));
                }
            } else if step >= most
                || game.decision(&after).is_none_or(|decision| decision.seat != seat)
            {
                return (None, step);
            } else if seen.insert(game.last_key(&after, seat)) {
                steps.push((action, before));
                open.push((after, Some(step)));
            }
        }
    }
    let positions = steps.len();
    let Some((value, last)) = best else { return (None, positions) };
    let back = std::iter::successors(Some(last), |&step| steps[step].1);
    let mut actions: Vec<G::Action> = back.map(|step| steps[step].0).collect();
    actions.reverse();
    (Some(Plan { actions, value }), positions)
}
