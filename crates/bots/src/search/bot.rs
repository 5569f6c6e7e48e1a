//! The bot that looks ahead.

use std::sync::Arc;

use table::{Bot, Game, InfoSet, Rng, Seats};

use crate::plan::{Effort, Planner};
use crate::planned::Underway;
use crate::search::closing::best_closing_turn;
use crate::search::ending::best_last_turn;
use crate::search::{Judge, RulesOfThumb, Stop, flat, halving};

/// Ways to play the turns after the own one that are tried in a tree, at most.
const REPLIES: usize = 4;

/// How much a way to play gains by having been tried little, in points.
const CURIOSITY: u32 = 8;

/// How turns are chosen for a trial.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Manner {
    /// Each in a world of its own, those that do well or were hardly tried more often.
    Flat,
    /// All in the same worlds, until half of them are given up, and so on.
    Halving,
}

/// How far and how long a bot looks ahead.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lookahead {
    /// How turns are chosen for a trial.
    pub manner: Manner,
    /// Positions that are looked at for a decision, about.
    pub nodes: u64,
    /// Turns that are tried, at most.
    pub candidates: usize,
    /// Rounds that are played on before the world is judged: a turn of everybody, the own one last, since that is
    /// when a judge knows best.
    pub rounds: usize,
    /// Ways to play that are tried of each of those turns, at most: a tree, unless it is one.
    pub replies: usize,
    /// Points that one of those ways may look worse by than another and still be tried as often, as long as neither was
    /// tried much.
    pub curiosity: u32,
    /// How much is thought about each of those turns.
    pub effort: Effort,
    /// Whether the last turn of a game is worked out.
    pub exact_ending: bool,
}

impl Lookahead {
    /// Tries the turns that look best in the same worlds and gives up the worse ones, for about so many milliseconds
    /// on a machine of today.
    pub fn halving<G: Planner>(milliseconds: u64) -> Self {
        Self {
            manner: Manner::Halving,
            nodes: G::NODES_A_MILLISECOND * milliseconds,
            candidates: G::CANDIDATES,
            rounds: G::ROUNDS_AHEAD,
            replies: 1,
            curiosity: CURIOSITY,
            effort: G::QUICK,
            exact_ending: true,
        }
    }

    /// The same, and what is answered to each is tried as well, in a tree.
    pub fn tree<G: Planner>(milliseconds: u64) -> Self {
        Self { replies: REPLIES, ..Self::halving::<G>(milliseconds) }
    }

    /// The same by somebody who has so much time that more turns can be tried, and need not be forgiven much.
    pub fn patient<G: Planner>(milliseconds: u64) -> Self {
        let (candidates, curiosity) = (G::MANY_CANDIDATES, G::CURIOSITY);
        Self { candidates, curiosity, ..Self::tree::<G>(milliseconds) }
    }

    /// Plays on to the end of the game each time, in a world of its own, for as long.
    pub fn flat<G: Planner>(milliseconds: u64) -> Self {
        Self {
            manner: Manner::Flat,
            rounds: usize::MAX,
            exact_ending: false,
            ..Self::halving::<G>(milliseconds)
        }
    }
}

impl Lookahead {
    /// The same at a table of so many: to judge a position takes longer the more players there are, so fewer are
    /// looked at in the same time.
    fn among(self, seats: Seats) -> Self {
        Self { nodes: self.nodes * 3 / (1 + seats.count() as u64), ..self }
    }
}

/// Tries turns in worlds that fit what it knows, and plays the one that does best.
#[derive(Clone, Debug)]
pub struct Searching<G: Game> {
    judge: Arc<dyn Judge<G>>,
    lookahead: Lookahead,
    stop: Stop,
    underway: Option<Underway<G>>,
    looked: u64,
}

impl<G: Planner> Searching<G> {
    /// A bot that judges by the rules of thumb of the game.
    pub fn new(lookahead: Lookahead) -> Self {
        Self::with_judge(lookahead, Arc::new(RulesOfThumb))
    }
}

impl<G: Game> Searching<G> {
    /// A bot that asks this judge.
    pub fn with_judge(lookahead: Lookahead, judge: Arc<dyn Judge<G>>) -> Self {
        Self { judge, lookahead, stop: Stop::default(), underway: None, looked: 0 }
    }

    /// The same, which thinks no longer once it is told to stop.
    #[must_use]
    pub fn until(self, stop: Stop) -> Self {
        Self { stop, ..self }
    }

    /// How many positions were looked at for the last plan: what was worked out, too.
    pub fn positions(&self) -> u64 {
        self.looked
    }
}

impl<G: Planner> Bot<G> for Searching<G> {
    fn choose(&mut self, info: &InfoSet<'_, G>, rng: &mut Rng) -> G::Action {
        if let Some(action) = self.underway.as_mut().and_then(|underway| underway.next(info)) {
            return action;
        }
        let lookahead = &self.lookahead.among(info.game().seats());
        let Self { judge, stop, looked, lookahead: _, underway: _ } = self;
        *looked = 0;
        let exact = if lookahead.exact_ending {
            let most = usize::try_from(lookahead.nodes).unwrap_or(usize::MAX);
            best_last_turn(info, rng, stop, looked)
                .or_else(|| best_closing_turn(info, rng, most, stop, looked))
        } else {
            None
        };
        let (world, plan) = exact.unwrap_or_else(|| match lookahead.manner {
            Manner::Flat => flat::best_plan(info, rng, &**judge, lookahead, stop, looked),
            Manner::Halving => halving::best_plan(info, rng, &**judge, lookahead, stop, looked),
        });
        let mut underway = Underway::new(world, &plan);
        let action = underway.next(info).expect("a world that was sampled looks like the table");
        self.underway = Some(underway);
        action
    }
}
