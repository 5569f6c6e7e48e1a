//! What would be good to do now.

use bots::{Accountable, Planner, Reasoning, Share, Stop};
use table::{Game, InfoSet, Rng, Seat};

use crate::outlook::{Care, Outlook, reasons};
use crate::weigh::{Difference, Weighed};

/// How many hints are given.
const HINTS: usize = 3;
/// After so many worlds only so many ways are tried on, the most promising.
const HALVINGS: [(usize, usize); 2] = [(4, 2 * HINTS), (10, HINTS)];
/// Worlds that the best are tried in, at most: the error is small by then.
const MOST_WORLDS: usize = 64;
/// Points that a hint may fall short of another to be told in its place if that one begins like a hint already chosen:
/// three ways to build the same are one piece of advice.
const ANOTHER: f64 = 3.0;
/// How long is thought about hints on a machine of today, in milliseconds: with what else has to be done it is well
/// within the 300 that people wait for.
const MILLISECONDS: u64 = 130;

/// A way to play the turn, or its next part.
#[derive(Clone, Debug, PartialEq)]
pub struct Hint<A> {
    /// What to answer, up to the first answer that shows something unknown.
    pub actions: Vec<A>,
    /// Points over the best opponent that may be expected at the end, with what may still come: nothing, where the game was
    /// worked out.
    pub margin: Difference,
    /// How far ahead of the hint after it that is; none for the last.
    pub ahead: Option<Difference>,
    /// How far behind the best hint that is; nothing for the best.
    pub behind: Difference,
    /// What it has over the best of the others, or lacks to the best: the greatest parts first, good or bad. They add up
    /// to the difference.
    pub shares: Vec<Share>,
}

/// Positions that are looked at for hints at such a table. With more players each position takes longer.
pub fn positions_for_hints<G: Planner>(game: &G) -> u64 {
    G::NODES_A_MILLISECOND * MILLISECONDS * 2 / game.seats().count() as u64
}

/// The best ways to play what is asked now, the best first, from what the seat knows. It looks at about so many
/// positions, and stops when it is told to.
pub fn hints<G: Accountable>(
    info: &InfoSet<'_, G>,
    judge: &dyn Reasoning<G>,
    nodes: u64,
    rng: &mut Rng,
    stop: &Stop,
) -> Vec<Hint<G::Action>> {
    let (game, seat) = (info.game(), info.seat());
    let mut outlook = Outlook::new(game, judge, Care::Usual, stop);
    let most = usize::try_from(nodes / 4).unwrap_or(usize::MAX);
    let (world, ways) = outlook.ways(info, rng, G::CANDIDATES, most);
    let mut all: Vec<Weighed<G>> = ways.into_iter().map(Weighed::new).collect();
    'worlds: for worlds in 1..=MOST_WORLDS {
        let start = info.sample(rng);
        for (place, way) in all.iter_mut().enumerate() {
            if stop.is_wanted() && worlds + place > 1 {
                break 'worlds;
            }
            way.meet(&mut outlook, start.clone(), info);
        }
        if outlook.playing.nodes >= nodes {
            break;
        }
        if let Some(&(_, left)) = HALVINGS.iter().find(|(after, _)| *after == worlds) {
            all = most_promising(all, left);
        }
        // Nothing is left to chance.
        if game.is_last_turn(&world) && !all.iter().any(|way| game.uncovers(way.actions[0])) {
            break;
        }
    }
    // What was never tried is no hint, and a world that not all were tried in says nothing.
    all.retain(|way| !way.margins.is_empty());
    let worlds = all.iter().map(|way| way.margins.len()).min().unwrap_or(0);
    all.iter_mut().for_each(|way| way.keep(worlds));
    tell(game, judge, &world, seat, &most_promising(all, HINTS))
}

/// So many of the ways, the best first. One that begins otherwise than those before it is preferred, unless it is much
/// worse.
fn most_promising<G: Game>(mut all: Vec<Weighed<G>>, few: usize) -> Vec<Weighed<G>> {
    let mut chosen: Vec<Weighed<G>> = Vec::new();
    while chosen.len() < few && !all.is_empty() {
        let promise = |way: &Weighed<G>| {
            let alike = chosen.iter().any(|other| other.actions.first() == way.actions.first());
            way.mean() - if alike { ANOTHER } else { 0.0 }
        };
        // Of equals the first.
        let best =
            (0..all.len()).rev().max_by(|&a, &b| promise(&all[a]).total_cmp(&promise(&all[b])));
        let Some(best) = best else { break };
        chosen.push(all.remove(best));
    }
    chosen.sort_by(|a, b| b.mean().total_cmp(&a.mean()));
    chosen
}

fn tell<G: Accountable>(
    game: &G,
    judge: &dyn Reasoning<G>,
    world: &G::State,
    seat: Seat,
    all: &[Weighed<G>],
) -> Vec<Hint<G::Action>> {
    let Some(best) = all.first() else { return Vec::new() };
    let scatter = game.scatter(world, seat);
    let hint = |(place, way): (usize, &Weighed<G>)| {
        // The best is compared with the next, the others with the best.
        let other = all.get(usize::from(place == 0));
        let shares = other.map(|other| reasons(game, judge, world, seat, [way, other]));
        Hint {
            actions: way.actions.clone(),
            margin: at_the_end(way, scatter),
            ahead: all.get(place + 1).map(|next| apart(way, next, scatter)),
            behind: apart(best, way, scatter),
            shares: shares.unwrap_or_default(),
        }
    };
    all.iter().enumerate().map(hint).collect()
}

/// What may be expected at the end, with the interval in which it will lie 19 times out of 20. Where all was worked out, it
/// differs by nothing but what is not known yet.
fn at_the_end<G: Game>(way: &Weighed<G>, scatter: f64) -> Difference {
    let mean = way.mean();
    let spread = if way.is_worked_out() {
        let squares = way.margins.iter().map(|margin| (margin - mean).powi(2)).sum::<f64>();
        (squares / way.margins.len().max(1) as f64).sqrt()
    } else {
        scatter
    };
    Difference { mean, error: 1.96 * spread }
}

/// How far one way is ahead of another. A single world says nothing of how sure that is.
fn apart<G: Game>(one: &Weighed<G>, other: &Weighed<G>, scatter: f64) -> Difference {
    let apart = one.ahead_of(other);
    let is_known = one.is_worked_out() && other.is_worked_out();
    let error = if one.margins.len() > 1 || is_known { apart.error } else { 1.96 * scatter };
    Difference { error, ..apart }
}
