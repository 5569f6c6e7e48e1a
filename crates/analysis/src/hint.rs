//! What would be good to do now.

use bots::{Accountable, Continuation, Judge, Lookahead, Plan, Share, Stop};
use table::{Game, InfoSet, Rng, Seat, Viewer};

use crate::weigh::{Difference, Weighed};

/// How many hints are given.
const HINTS: usize = 3;
/// Worlds that all ways are tried in before only the best are.
const FIRST_WORLDS: usize = 4;
/// Worlds that the best are tried in, at most: the error is small by then.
const MOST_WORLDS: usize = 64;

/// A way to play the turn, or its next part.
#[derive(Clone, Debug, PartialEq)]
pub struct Hint<A> {
    /// What to answer, up to the first answer that shows something unknown.
    pub actions: Vec<A>,
    /// Points over the best opponent that may be expected.
    pub margin: Difference,
    /// How far behind the best hint that is; nothing for the best.
    pub behind: Difference,
    /// What it has over the best of the others: the greatest parts first, good or bad.
    pub shares: Vec<Share>,
}

/// The best ways to play what is asked now, the best first, from what the seat knows. It looks at about so many
/// positions, and stops when it is told to.
pub fn hints<G: Accountable>(
    info: &InfoSet<'_, G>,
    judge: &dyn Judge<G>,
    nodes: u64,
    rng: &mut Rng,
    stop: &Stop,
) -> Vec<Hint<G::Action>> {
    let (game, seat) = (info.game(), info.seat());
    let lookahead = Lookahead { nodes, ..Lookahead::halving::<G>(1) };
    let mut playing = Continuation::new(game, judge, &lookahead);
    let (world, plans) = playing.candidates(info, rng, lookahead.candidates);
    let mut all: Vec<Weighed<G::Action>> = Vec::new();
    // Of ways that are told alike, because they part only after something unknown was shown, the best is tried.
    let mut told: Vec<Vec<G::Action>> = Vec::new();
    for Plan { actions, value: _ } in plans {
        let beginning = up_to_news(game, &world, seat, &actions);
        if !told.contains(&beginning) {
            told.push(beginning);
            all.push(Weighed { actions, margins: Vec::new() });
        }
    }
    for worlds in 1..=MOST_WORLDS {
        let start = info.sample(rng);
        for Weighed { actions, margins } in &mut all {
            margins.push(playing.trial(start.clone(), seat, actions));
        }
        let enough = playing.nodes >= nodes || stop.is_wanted();
        if worlds >= FIRST_WORLDS || enough {
            all.sort_by(|a, b| b.mean().total_cmp(&a.mean()));
            all.truncate(HINTS);
        }
        if enough {
            break;
        }
    }
    tell(game, &world, seat, &all)
}

fn tell<G: Accountable>(
    game: &G,
    world: &G::State,
    seat: Seat,
    all: &[Weighed<G::Action>],
) -> Vec<Hint<G::Action>> {
    let Some(best) = all.first() else { return Vec::new() };
    let accounts: Vec<Vec<Share>> = all
        .iter()
        .map(|way| game.account(world, &after(game, world, &way.actions), seat))
        .collect();
    let hint = |(place, way): (usize, &Weighed<G::Action>)| {
        // The best is compared with the next, the others with the best.
        let other = accounts.get(usize::from(place == 0));
        let mut shares =
            Share::differences(&accounts[place], other.map_or(&[][..], |shares| shares));
        if other.is_none() {
            shares.clear();
        }
        shares.sort_by(|a, b| b.points.abs().total_cmp(&a.points.abs()));
        Hint {
            actions: up_to_news(game, world, seat, &way.actions),
            margin: Difference::of(&way.margins),
            behind: best.ahead_of(way),
            shares,
        }
    };
    all.iter().enumerate().map(hint).collect()
}

/// The world after a plan that was made in it.
pub(crate) fn after<G: Game>(game: &G, world: &G::State, actions: &[G::Action]) -> G::State {
    let mut world = world.clone();
    for &action in actions {
        game.apply_unchecked(&mut world, action, &mut ());
    }
    world
}

/// The beginning of a plan that can be told: what comes after something unknown was shown depends on it.
pub(crate) fn up_to_news<G: Game>(
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
