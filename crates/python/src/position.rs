//! A game at one moment, with what led to it.

use std::sync::Arc;

use arena::win_shares;
use encoding::{Encode, Encoding, Numbered};
use london::London;
use new_york::NewYork;
use table::{InfoSet, Outcome, Rng, Seat};

use crate::refused::Refused;
use crate::rules::Rules;

/// Where a position comes from.
#[derive(Clone, Debug)]
pub(crate) enum Origin<S> {
    /// The deal of this seed.
    Seed(u64),
    /// This table, which somebody's knowledge was redealt to.
    Table(Box<S>),
}

/// A game at one moment.
#[derive(Clone, Debug)]
pub(crate) struct Position<G: Encode> {
    pub(crate) rules: Arc<Encoding<G>>,
    pub(crate) origin: Origin<G::State>,
    /// What was done since, by whom.
    pub(crate) done: Vec<(Seat, usize)>,
    pub(crate) state: G::State,
}

/// A position of any game.
#[derive(Clone, Debug)]
pub(crate) enum AnyPosition {
    London(Position<London>),
    NewYork(Position<NewYork>),
}

/// Runs an expression on the [`Position`] inside an [`AnyPosition`], whichever it is.
macro_rules! with_position {
    ($any:expr, $position:ident => $run:expr) => {
        match $any {
            $crate::position::AnyPosition::London($position) => $run,
            $crate::position::AnyPosition::NewYork($position) => $run,
        }
    };
}
pub(crate) use with_position;

impl AnyPosition {
    /// The first decision of the game that belongs to a seed.
    pub(crate) fn start(rules: &Rules, seed: u64) -> Self {
        match rules {
            Rules::London(rules) => Self::London(Position::start(rules, seed)),
            Rules::NewYork(rules) => Self::NewYork(Position::start(rules, seed)),
        }
    }

    /// A position that `seat` cannot tell from this one.
    pub(crate) fn resample(&self, seat: Seat, seed: u64) -> Self {
        match self {
            Self::London(position) => Self::London(position.resample(seat, seed)),
            Self::NewYork(position) => Self::NewYork(position.resample(seat, seed)),
        }
    }
}

impl<G: Encode> Position<G> {
    pub(crate) fn start(rules: &Arc<Encoding<G>>, seed: u64) -> Self {
        let game = rules.game();
        let state = game.setup(&game.deal(seed));
        Self { rules: Arc::clone(rules), origin: Origin::Seed(seed), done: Vec::new(), state }
    }

    pub(crate) fn game(&self) -> &G {
        self.rules.game()
    }

    /// What a seat knows.
    pub(crate) fn info(&self, seat: Seat) -> InfoSet<'_, G> {
        InfoSet::new(self.game(), &self.state, seat)
    }

    /// Who is asked; `None` once the game is over.
    pub(crate) fn asked(&self) -> Option<Seat> {
        self.game().decision(&self.state).map(|decision| decision.seat)
    }

    /// The seat with this number, counted from 0.
    pub(crate) fn seat(&self, player: usize) -> Result<Seat, Refused> {
        let seats = self.game().seats();
        let last = seats.count() - 1;
        Seat::new(player).filter(|&seat| seats.has(seat)).ok_or_else(|| {
            Refused::new(format_args!("there is no player {player}: players are 0 to {last}"))
        })
    }

    /// The player named, or else the one who is asked.
    pub(crate) fn seat_or_asked(&self, player: Option<usize>) -> Result<Seat, Refused> {
        match player {
            Some(player) => self.seat(player),
            None => self
                .asked()
                .ok_or_else(|| Refused::new("the game is over and nobody is asked: name a player")),
        }
    }

    /// What a seat may answer; nothing if it is not asked.
    pub(crate) fn legal(&self, seat: Seat) -> Vec<Numbered<G::Action>> {
        self.rules.legal(&self.info(seat))
    }

    /// Does what the answer with this id means.
    pub(crate) fn apply(&mut self, id: usize) -> Result<(), Refused> {
        let Some(seat) = self.asked() else {
            return Err(Refused::new("the game is over: nothing can be done any more"));
        };
        let Some(action) = self.rules.answer(&self.info(seat), id) else {
            let known = self.rules.action_words(id);
            let words = known.map_or(String::new(), |words| format!(" (“{words}”)"));
            return Err(Refused::new(format_args!("the action {id}{words} is not legal now")));
        };
        let rules = Arc::clone(&self.rules);
        rules.game().apply_unchecked(&mut self.state, action, &mut ());
        self.done.push((seat, id));
        Ok(())
    }

    /// What a seat knows, with everything else dealt anew.
    fn world(&self, seat: Seat, seed: u64) -> G::State {
        self.info(seat).sample(&mut Rng::new(seed))
    }

    /// Where a game begins that goes on from here, and how many actions were done there: at this table, or at one
    /// that a seat cannot tell from it.
    pub(crate) fn going_on(&self, seat: Option<Seat>, seed: u64) -> (G::State, usize) {
        match seat {
            // What a bot does depends on how many actions were done: it goes on as it would have.
            None => (self.state.clone(), self.done.len()),
            Some(seat) => (self.world(seat, seed), 0),
        }
    }

    /// Such a world as a position. How the game came there is not kept: it would tell.
    fn resample(&self, seat: Seat, seed: u64) -> Self {
        let state = self.world(seat, seed);
        let origin = Origin::Table(Box::new(state.clone()));
        Self { rules: Arc::clone(&self.rules), origin, done: Vec::new(), state }
    }

    pub(crate) fn outcome(&self) -> Option<Outcome> {
        self.game().outcome(&self.state)
    }

    /// What everybody has won; nothing while the game goes on.
    pub(crate) fn returns(&self) -> Vec<f64> {
        let count = self.game().seats().count();
        self.outcome().map_or_else(|| vec![0.0; count], |outcome| utilities(&outcome))
    }
}

/// The victory as a sum of zero: 1 for who wins alone, the same loss for each of the others; shared victories
/// are split.
pub(crate) fn utilities(outcome: &Outcome) -> Vec<f64> {
    let (shares, count) = (win_shares(outcome), outcome.seats.count() as f64);
    outcome.seats.all().map(|seat| (shares[seat] * count - 1.0) / (count - 1.0)).collect()
}

/// The points of everybody.
pub(crate) fn scores(outcome: &Outcome) -> Vec<i32> {
    outcome.seats.all().map(|seat| outcome.scores[seat]).collect()
}

/// The ranks of everybody. Python takes a list of bytes for a text, so they are wider than that.
pub(crate) fn ranks(outcome: &Outcome) -> Vec<u16> {
    outcome.seats.all().map(|seat| outcome.ranks[seat].into()).collect()
}
