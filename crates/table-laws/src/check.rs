//! Random games, laws at every decision.

use std::fmt::{self, Display};
use std::ops::Range;

use table::record::{Record, lines_of_end, lines_of_play};
use table::{Game, Notation, Outcome, Rng, Seat};

use crate::laws;

/// A check of one state that only its game can make.
pub type Check<G> = dyn Fn(&G, &<G as Game>::State) -> Result<(), String>;

/// What is hidden from a seat, in parts that must each vary in redeals; nothing where too little is
/// hidden to ask for that.
pub type Secrets<G> = dyn Fn(&G, &<G as Game>::State, Seat) -> Vec<Vec<u8>>;

/// What only a particular game can check.
pub struct Extra<'x, G: Game> {
    /// Whether everything that exists is in exactly one place (law 9).
    pub conserved: &'x Check<G>,
    /// Whether a second way to score agrees with the first, when the game is over.
    pub scored: &'x Check<G>,
    /// Whether an action is a real "stop", which may be the only answer to a question.
    pub is_stop: &'x dyn Fn(G::Action) -> bool,
    /// Whether an event is an open move: a card that a player puts down before everybody. With one
    /// answer only it is made unasked, and which one it is follows from the player's hand.
    pub is_open_move: &'x dyn Fn(&G::Event) -> bool,
    /// The dear laws (redeals, refusals, notation) are checked at one decision in so many; the cheap
    /// ones at every decision.
    pub one_in: usize,
    /// No game has more decisions than this (law 10).
    pub most_decisions: usize,
    /// What must vary in redeals (law 6).
    pub secrets: &'x Secrets<G>,
}

impl<G: Game> fmt::Debug for Extra<'_, G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Extra")
            .field("most_decisions", &self.most_decisions)
            .finish_non_exhaustive()
    }
}

/// What was played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Whole games.
    pub games: u64,
    /// Decisions in them.
    pub decisions: u64,
    /// The longest game, in decisions.
    pub longest: usize,
}

/// A law that does not hold, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Broken {
    /// The seed of the game.
    pub seed: u64,
    /// The decision, counted from 0.
    pub decision: usize,
    /// Which law, and how.
    pub what: String,
}

impl Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seed {}, decision {}: {}", self.seed, self.decision, self.what)
    }
}

/// Plays a random game for each seed and checks the laws at its decisions.
///
/// # Errors
/// The first law that is broken.
pub fn check<G: Notation>(
    game: &G,
    seeds: Range<u64>,
    extra: &Extra<'_, G>,
) -> Result<Tally, Broken> {
    let mut tally = Tally::default();
    for seed in seeds {
        let decisions = play(game, seed, extra)?;
        tally.games += 1;
        tally.decisions += decisions as u64;
        tally.longest = tally.longest.max(decisions);
    }
    Ok(tally)
}

fn play<G: Notation>(game: &G, seed: u64, extra: &Extra<'_, G>) -> Result<usize, Broken> {
    let broken = |decision, what| Broken { seed, decision, what };
    let mut rng = Rng::new(seed ^ 0x1a75);
    let mut state = laws::start(game, seed).map_err(|what| broken(0, what))?;
    let mut record = laws::new_record(game, seed);
    let (mut legal, mut strange) = (Vec::new(), Vec::new());
    let mut decisions = 0;
    while game.decision(&state).is_some() {
        if decisions >= extra.most_decisions {
            return Err(broken(decisions, format!("law 10: more than {decisions} decisions")));
        }
        let before = state.clone();
        laws::at_decision(game, &state, &mut legal, extra.is_stop)
            .and_then(|()| (extra.conserved)(game, &state).map_err(|what| format!("law 9: {what}")))
            .map_err(|what| broken(decisions, what))?;
        let Some(&action) = rng.pick(&legal) else {
            return Err(broken(decisions, "law 2: a question without an answer".to_owned()));
        };
        let seat = if rng.below(extra.one_in) == 0 {
            laws::thoroughly(game, &state, &legal, &strange, extra, &mut rng)
                .and_then(|()| laws::apply(game, &mut state, action, extra.is_open_move, &mut rng))
        } else {
            laws::apply_quickly(game, &mut state, action)
        }
        .map_err(|what| broken(decisions, what))?;
        // A few answers to earlier questions, to be tried where they do not belong.
        if rng.below(8) == 0 {
            strange.clone_from(&legal);
        }
        decisions += 1;
        for line in lines_of_play(game, &before, (seat, action), &state, decisions) {
            record.push(line);
        }
    }
    let outcome = game.outcome(&state);
    (extra.conserved)(game, &state)
        .and_then(|()| (extra.scored)(game, &state))
        .and_then(|()| at_end(game, &state, &mut record, decisions, outcome))
        .map_err(|what| broken(decisions, what))?;
    Ok(decisions)
}

/// Law 8: the record replays to the same fingerprints and outcome.
fn at_end<G: Notation>(
    game: &G,
    state: &G::State,
    record: &mut Record,
    decisions: usize,
    outcome: Option<Outcome>,
) -> Result<(), String> {
    if outcome.is_none() {
        return Err("law 2: no question and no outcome".to_owned());
    }
    for line in lines_of_end(game, state, decisions) {
        record.push(line);
    }
    let text = record.to_string();
    let read = Record::parse(&text).map_err(|error| format!("law 8: {error}"))?;
    let replay =
        table::record::verify(game, &read).map_err(|broken| format!("law 8: {broken:?}"))?;
    if replay.state() != state {
        return Err("law 8: the record replays to another state".to_owned());
    }
    Ok(())
}
