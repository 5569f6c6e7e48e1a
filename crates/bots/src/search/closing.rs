//! The turn before the last, at a table of two where everything is open: every way to play it, whatever may come into the
//! open, and every answer in the last turn.

use rustc_hash::FxHashSet;
use table::{InfoSet, Rng, Seat};

use crate::hash::hash;
use crate::plan::{Plan, Planner};
use crate::search::Stop;
use crate::search::ending::{VICTORY, ended, work_out};

/// Worlds in which an answer of the last turn is tried that shows something unknown.
const WORLDS: usize = 24;

/// What a seat can make of its turn.
#[derive(Clone, Debug)]
pub struct Closing<G: Planner> {
    /// The best way to let the next turn be the last, worth what [`ended`] says when that turn is played best.
    pub plan: Plan<G>,
    /// Whether there is no way to let the game go on, and nothing unknown to be shown first.
    pub is_forced: bool,
}

impl<G: Planner> Closing<G> {
    /// Whether nothing can be better: the game has to be closed, or is won by it whatever comes.
    pub fn is_best(&self) -> bool {
        self.is_forced || self.plan.value >= VICTORY
    }
}

/// The best way to play this turn and leave the last one to the other, with the world it was found in; `None` if that
/// cannot be said for certain, or there are more than `most` positions to look at. `looked` counts them.
pub(super) fn best_closing_turn<G: Planner>(
    info: &InfoSet<'_, G>,
    rng: &mut Rng,
    most: usize,
    stop: &Stop,
    looked: &mut u64,
) -> Option<(G::State, Plan<G>)> {
    let (game, seat) = (info.game(), info.seat());
    if game.seats().count() != 2 {
        return None;
    }
    let world = info.sample(rng);
    if !game.may_close(&world, seat) || game.is_last_turn(&world) {
        return None;
    }
    let (closing, positions) = close_counted(game, &world, seat, most, stop);
    *looked += positions as u64;
    let closing = closing?;
    closing.is_best().then_some((world, closing.plan))
}

/// The best way for `seat`, of two, to let the next turn be the last; `None` if there is none, or there are more than
/// `most` positions on them.
pub fn close<G: Planner>(
    game: &G,
    world: &G::State,
    seat: Seat,
    most: usize,
    stop: &Stop,
) -> Option<Closing<G>> {
    close_counted(game, world, seat, most, stop).0
}

/// The same, with the number of positions that were looked at.
fn close_counted<G: Planner>(
    game: &G,
    world: &G::State,
    seat: Seat,
    most: usize,
    stop: &Stop,
) -> (Option<Closing<G>>, usize) {
    let Some(other) = game.seats().others(seat).next() else { return (None, 0) };
    let mut search = Search { game, seat, other, left: most, is_forced: true, stop };
    let plan = search.best(world).ok().flatten();
    let closing = plan.map(|plan| Closing { plan, is_forced: search.is_forced });
    (closing, most - search.left)
}

/// There are too many positions, or one is told to stop.
struct TooMany;

/// The end of a turn: what led there, and how good it is for the other if the game ended at once.
struct End<G: Planner> {
    actions: Vec<G::Action>,
    world: G::State,
    value: f64,
}

struct Search<'s, G: Planner> {
    game: &'s G,
    seat: Seat,
    other: Seat,
    /// Positions that may still be looked at.
    left: usize,
    /// Whether no way was met that lets the game go on.
    is_forced: bool,
    stop: &'s Stop,
}

impl<G: Planner> Search<'_, G> {
    /// The best way from here on; `None` if all of them let the game go on, or may do so.
    fn best(&mut self, world: &G::State) -> Result<Option<Plan<G>>, TooMany> {
        let turn = self.game.turns(world);
        let mut seen = FxHashSet::default();
        let mut open = vec![(Vec::new(), world.clone())];
        let mut ends: Vec<End<G>> = Vec::new();
        let mut chances = Vec::new();
        let mut legal = Vec::new();
        while let Some((actions, world)) = open.pop() {
            self.game.legal_actions(&world, &mut legal);
            for &action in &legal {
                self.looks(1)?;
                if self.game.uncovers(action) {
                    self.is_forced = false;
                    continue;
                }
                let mut outcomes = self.game.outcomes(&world, action);
                let actions: Vec<G::Action> = actions.iter().copied().chain([action]).collect();
                if outcomes.len() > 1 {
                    chances.push((actions, outcomes));
                    continue;
                }
                let Some((_, after)) = outcomes.pop() else { continue };
                if self.goes_on(&after, turn) {
                    if seen.insert(hash(&after)) {
                        open.push((actions, after));
                    }
                } else if self.is_closed(&after) {
                    let value = self.game.judge(&after, self.seat);
                    ends.push(End { actions, world: after, value });
                } else {
                    self.is_forced = false;
                }
            }
        }
        // What promises most first: the others are then soon seen to be worse.
        ends.sort_by(|a, b| b.value.total_cmp(&a.value));
        let mut best: Option<Plan<G>> = None;
        for End { actions, world, value: _ } in ends {
            let floor = best.as_ref().map_or(f64::NEG_INFINITY, |best| best.value);
            let value = VICTORY - self.answer(&world, VICTORY - floor)?;
            if value > floor {
                best = Some(Plan { actions, value });
            }
        }
        for (actions, outcomes) in chances {
            let Some(value) = self.expected(&outcomes, turn)? else { continue };
            if best.as_ref().is_none_or(|best| value > best.value) {
                best = Some(Plan { actions, value });
            }
        }
        Ok(best)
    }

    /// Whether the turn is not over.
    fn goes_on(&self, world: &G::State, turn: u16) -> bool {
        self.game.decision(world).is_some() && self.game.turns(world) == turn
    }

    /// Whether the turn that comes is the last, and the other's; or was, with nothing to choose in it.
    fn is_closed(&self, world: &G::State) -> bool {
        match self.game.decision(world) {
            Some(decision) => decision.seat == self.other && self.game.is_last_turn(world),
            None => true,
        }
    }

    /// What may be expected of worlds of which one will come true.
    fn expected(
        &mut self,
        outcomes: &[(u32, G::State)],
        turn: u16,
    ) -> Result<Option<f64>, TooMany> {
        let (mut sum, mut all) = (0.0, 0.0);
        for (ways, world) in outcomes {
            let value = if self.goes_on(world, turn) {
                self.best(world)?.map(|plan| plan.value)
            } else if self.is_closed(world) {
                Some(VICTORY - self.answer(world, f64::INFINITY)?)
            } else {
                None
            };
            let Some(value) = value else {
                self.is_forced = false;
                return Ok(None);
            };
            sum += f64::from(*ways) * value;
            all += f64::from(*ways);
        }
        Ok(Some(sum / all))
    }

    /// How the last turn ends at best for whoever takes it, or something better than `enough` of it.
    fn answer(&mut self, world: &G::State, enough: f64) -> Result<f64, TooMany> {
        if let Some(value) = ended(self.game, world, self.other) {
            return Ok(value);
        }
        let (ending, positions) =
            work_out(self.game, world, self.other, self.left, enough, self.stop);
        self.looks(positions)?;
        let mut best = ending.ok_or(TooMany)?.value;
        let mut legal = Vec::new();
        self.game.legal_actions(world, &mut legal);
        for action in legal.into_iter().filter(|&action| self.game.uncovers(action)) {
            if best > enough {
                break;
            }
            let mut sum = 0.0;
            for number in 0..WORLDS {
                let mut rng = Rng::new(hash(world) ^ number as u64);
                let mut shown = self.game.determinize(world, self.other, &mut rng);
                self.game.apply_unchecked(&mut shown, action, &mut ());
                sum += self.answer(&shown, f64::INFINITY)?;
            }
            best = best.max(sum / WORLDS as f64);
        }
        Ok(best)
    }

    fn looks(&mut self, positions: usize) -> Result<(), TooMany> {
        let left = self.left.checked_sub(positions);
        self.left = left.unwrap_or(0);
        left.ok_or(TooMany)?;
        if self.stop.is_wanted() { Err(TooMany) } else { Ok(()) }
    }
}
