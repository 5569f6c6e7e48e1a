//! Bots that choose among the plans of a turn.

use std::cell::RefCell;
use std::fmt;
use std::sync::Arc;

use table::{Bot, Game, InfoSet, Rng, Seat, Viewer};

use crate::hash::hash;
use crate::learned::{Net, judge, learnt};
use crate::plan::{Plan, Planner, Plans};
use crate::ploy::Ploy;

/// Worlds that a choice is weighed in, at most, all of them fitting what the seat knows.
const WORLDS: usize = 8;
/// Positions after which no further world is begun.
const POSITIONS: usize = 400;

/// What a bot wants of its turn.
#[derive(Clone)]
pub enum Taste<G: Game> {
    /// Any of the turns worth playing, every one equally likely.
    Any,
    /// The greatest margin over the best opponent, as if the game ended with the turn.
    Margin,
    /// What the rules of thumb of the game call best.
    Rules,
    /// The same by somebody who misjudges the ends of turns by up to so many points, always in the same way for the
    /// same world.
    Blurred(f64),
    /// What the rules of thumb call best once a net has corrected them, misjudged by up to so many points. Where
    /// nothing was learnt for such a table, the rules of thumb stand alone.
    Learned {
        /// Points.
        blur: f64,
    },
    /// The same by a net that is still learning. Every judgement is blurred by up to so many points, always in
    /// the same way for the same world, so that it sees more than what it likes best already.
    Learning {
        /// What it has learnt so far.
        net: Arc<Net>,
        /// Points.
        blur: f64,
        /// How long it thinks.
        care: Care,
    },
    /// What the rules of thumb call best, but never a world of which this is true for the seat, if there is another.
    Shunning(Arc<Shunned<G>>),
    /// Whatever fits an idea best; of what fits it equally well, what the rules of thumb call best.
    Ploy(Ploy),
}

/// How long a bot thinks about a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Care {
    /// Worlds that a choice is weighed in, at most.
    pub worlds: usize,
    /// Positions after which no further world is begun.
    pub positions: usize,
    /// Positions of a world that are looked at, at most.
    pub most: usize,
    /// Plans of a world that the net judges, beside the best for each first answer.
    pub plans: usize,
}

impl Care {
    /// As long as somebody waits.
    pub const fn patient<G: Planner>() -> Self {
        Self { worlds: WORLDS, positions: POSITIONS, most: G::MOST_POSITIONS, plans: 24 }
    }
}

/// Whether a world is shunned by a seat.
pub type Shunned<G> = dyn Fn(&<G as Game>::State, Seat) -> bool + Send + Sync;

/// Much worse than anything that can be judged.
const SHUNNED: f64 = 1e6;
/// More than anything else that a single step nearer to an idea could bring.
const IDEA: f64 = 1e3;

impl<G: Game> fmt::Debug for Taste<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Any => "Any",
            Self::Margin => "Margin",
            Self::Rules => "Rules",
            Self::Blurred(_) => "Blurred",
            Self::Learned { .. } => "Learned",
            Self::Learning { .. } => "Learning",
            Self::Shunning(_) => "Shunning",
            Self::Ploy(_) => "Ploy",
        })
    }
}

/// Thinks out its turn in worlds that fit what it knows, and plays the one it likes best.
#[derive(Clone, Debug)]
pub struct Planned<G: Game> {
    taste: Taste<G>,
    underway: Option<Underway<G>>,
}

impl<G: Game> Planned<G> {
    /// A bot with this taste.
    pub fn new(taste: Taste<G>) -> Self {
        Self { taste, underway: None }
    }
}

impl<G: Planner> Bot<G> for Planned<G> {
    fn choose(&mut self, info: &InfoSet<'_, G>, rng: &mut Rng) -> G::Action {
        if let Some(action) = self.underway.as_mut().and_then(|underway| underway.next(info)) {
            return action;
        }
        let (game, seat) = (info.game(), info.seat());
        let (world, plan) = match &self.taste {
            Taste::Any => any_plan(info, rng),
            Taste::Margin => best_plan(info, rng, hasty::<G>(), &|world| margin(game, world, seat)),
            Taste::Rules => {
                best_plan(info, rng, G::MOST_POSITIONS, &|world| game.judge(world, seat))
            }
            Taste::Blurred(blur) => {
                let thumb = |world: &G::State| game.judge(world, seat);
                judged_anew(info, rng, &Care::patient::<G>(), *blur, &thumb)
            }
            Taste::Learned { blur } => match learnt(game) {
                Ok(net) => corrected_plan(info, rng, &Care::patient::<G>(), net, *blur),
                Err(_) => best_plan(info, rng, G::MOST_POSITIONS, &|world| game.judge(world, seat)),
            },
            Taste::Learning { net, blur, care } => corrected_plan(info, rng, care, net, *blur),
            Taste::Shunning(shunned) => best_plan(info, rng, G::MOST_POSITIONS, &|world| {
                let worse = if shunned(world, seat) { SHUNNED } else { 0.0 };
                game.judge(world, seat) - worse
            }),
            Taste::Ploy(ploy) => best_plan(info, rng, hasty::<G>(), &|world| {
                let fits = game.fits(world, seat, *ploy).unwrap_or(0.0);
                fits * IDEA + game.judge(world, seat)
            }),
        };
        let mut underway = Underway::new(world, &plan);
        let action = underway.next(info).expect("a world that was sampled looks like the table");
        self.underway = Some(underway);
        action
    }
}

/// A plan that is being carried out, and the world in which it was made.
#[derive(Clone, Debug)]
pub(crate) struct Underway<G: Game> {
    world: G::State,
    left: Vec<G::Action>,
}

impl<G: Planner> Underway<G> {
    pub(crate) fn new(world: G::State, plan: &Plan<G>) -> Self {
        Self { world, left: plan.actions.iter().rev().copied().collect() }
    }

    /// The next answer, if the table is still as it was thought to be.
    pub(crate) fn next(&mut self, info: &InfoSet<'_, G>) -> Option<G::Action> {
        let viewer = Viewer::Seat(info.seat());
        let game = info.game();
        if self.left.is_empty() || game.view(&self.world, viewer) != info.view() {
            return None;
        }
        let action = self.left.pop()?;
        game.apply_unchecked(&mut self.world, action, &mut ());
        Some(action)
    }
}

/// What `seat` would be ahead of the best opponent if the game ended now.
fn margin<G: Game>(game: &G, world: &G::State, seat: Seat) -> f64 {
    let standing = game.standing(world);
    let others = game.seats().others(seat);
    f64::from(standing[seat] - others.map(|other| standing[other]).max().unwrap_or(0))
}

/// Positions that a player looks at who does not know what is good anyway, and whose cities grow so large
/// that all of them would take long.
fn hasty<G: Planner>() -> usize {
    G::MOST_POSITIONS / 10
}

/// A number from 0 to 1 that belongs to a word.
fn noise(word: u64) -> f64 {
    Rng::new(word).next_u64() as f64 / u64::MAX as f64
}

/// A world, and a plan in it.
type Planning<G> = (<G as Game>::State, Plan<G>);

fn any_plan<G: Planner>(info: &InfoSet<'_, G>, rng: &mut Rng) -> Planning<G> {
    let world = info.sample(rng);
    let plans = Plans::new(info.game(), &world, info.seat(), hasty::<G>(), &|_| 0.0);
    let plan = plans.any(rng).expect("a turn can be ended");
    (world, plan)
}

/// The plan that begins with the best answer: the one whose best plan is best on average over the worlds.
/// The plan itself is that of the first world.
fn best_plan<G: Planner>(
    info: &InfoSet<'_, G>,
    rng: &mut Rng,
    most: usize,
    judge: &impl Fn(&G::State) -> f64,
) -> Planning<G> {
    weigh(info, rng, [WORLDS, POSITIONS], |world| {
        Plans::new(info.game(), world, info.seat(), most, judge)
    })
}

/// The same, with the best corrected by a net.
fn corrected_plan<G: Planner>(
    info: &InfoSet<'_, G>,
    rng: &mut Rng,
    care: &Care,
    net: &Net,
    blur: f64,
) -> Planning<G> {
    let (game, seat) = (info.game(), info.seat());
    let inputs = RefCell::default();
    judged_anew(info, rng, care, blur, &|world| {
        judge(game, net, world, seat, &mut inputs.borrow_mut())
    })
}

/// The plan that begins with the best answer, the best by the rules of thumb being judged anew, and misjudged by up
/// to `blur` points.
fn judged_anew<G: Planner>(
    info: &InfoSet<'_, G>,
    rng: &mut Rng,
    care: &Care,
    blur: f64,
    judge: &impl Fn(&G::State) -> f64,
) -> Planning<G> {
    let (game, seat) = (info.game(), info.seat());
    let salt = rng.clone().next_u64();
    weigh(info, rng, [care.worlds, care.positions], |world| {
        let thumb = |world: &G::State| game.judge(world, seat);
        let mut plans = Plans::new(game, world, seat, care.most, &thumb);
        plans.judge_best(game, world, care.plans, &|world| {
            let blurred = if blur > 0.0 { blur * noise(hash(world) ^ salt) } else { 0.0 };
            judge(world) + blurred
        });
        plans
    })
}

/// Weighs the first answers over worlds.
fn weigh<G: Planner>(
    info: &InfoSet<'_, G>,
    rng: &mut Rng,
    [worlds, most]: [usize; 2],
    plans: impl Fn(&G::State) -> Plans<G>,
) -> Planning<G> {
    let world = info.sample(rng);
    let thought = plans(&world);
    let mut positions = thought.positions();
    let mut first = thought.best_by_answer();
    let mut sums: Vec<(f64, usize)> = first.iter().map(|plan| (plan.value, 1)).collect();
    for _ in 1..worlds {
        // Nothing to weigh, or thought enough.
        if first.len() == 1 || positions > most {
            break;
        }
        let thought = plans(&info.sample(rng));
        positions += thought.positions();
        for plan in thought.best_by_answer() {
            let same = first.iter().position(|other| other.actions[0] == plan.actions[0]);
            if let Some(place) = same {
                sums[place].0 += plan.value;
                sums[place].1 += 1;
            }
        }
    }
    let mean = |&(sum, count): &(f64, usize)| sum / count as f64;
    let best = (0..first.len()).max_by(|&a, &b| mean(&sums[a]).total_cmp(&mean(&sums[b])));
    let plan = first.swap_remove(best.expect("a turn can be ended"));
    (world, plan)
}
