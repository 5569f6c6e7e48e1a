//! One game, and the tables that its seats left behind.

use std::sync::Arc;

use bots::learned::{Inputs, Learner, Net, judge};
use bots::{Care, Planned, Planner, Playing, Seated, Taste};
use table::{Digest, Rng, Seat};

use crate::course::Settings;
use crate::returns::returns;

/// A table, what the rules of thumb expected of it, and what came of it, in points.
#[derive(Clone, Debug, PartialEq)]
pub struct Example {
    /// The table as numbers.
    pub inputs: Inputs,
    /// What the rules of thumb expected.
    pub expected: f64,
    /// What came of it.
    pub wanted: f64,
}

/// The games of a course have their own deals, which no arena uses: its seeds are small numbers.
fn deal(number: u64) -> u64 {
    Digest::of(&("learning", number)).into()
}

/// Plays the game of a number by the net and tells what its seats could learn. In one game of four one seat
/// plays by the rules of thumb, so that those are not forgotten; it has nothing to tell.
pub fn lesson<G: Planner>(
    game: &G,
    net: &Arc<Net>,
    number: u64,
    settings: &Settings,
) -> Vec<Example> {
    // A game of a course has to be short: many of them teach more than a few good ones.
    let care = Care { worlds: 1, positions: 0, most: settings.positions, plans: 16 };
    let seed = deal(number);
    let mut chance = Rng::new(seed);
    let seats = game.seats();
    let stranger = (chance.below(4) == 0).then(|| chance.below(seats.count()));
    let seated = seats.all().map(|seat| {
        let blur = settings.blur * chance.below(4) as f64 / 3.0;
        let taste = if stranger == Some(seat.index()) {
            Taste::Rules
        } else {
            Taste::Learning { net: Arc::clone(net), blur, care }
        };
        Seated { bot: Planned::new(taste), stream: chance.next_u64() }
    });
    let mut playing = Playing::new(game, seed, seated.collect());
    let mut left: Vec<Vec<Left>> = vec![Vec::new(); seats.count()];
    while let Some((seat, _)) = playing.step(&mut ()) {
        let asked = game.decision(&playing.state).map(|decision| decision.seat);
        let learns = stranger != Some(seat.index());
        if learns && (asked != Some(seat) || game.is_stage(&playing.state)) && asked.is_some() {
            left[seat.index()].push(Left::new(game, net, &playing.state, seat));
        }
    }
    let scores = playing.outcome().expect("it was played to its end").scores;
    let mut examples = Vec::new();
    for (seat, left) in seats.all().zip(left) {
        let best = seats.others(seat).map(|other| scores[other]).max().unwrap_or(0);
        let judged: Vec<f64> = left.iter().map(|left| left.judged).collect();
        let wanted = returns(&judged, f64::from(scores[seat] - best), settings.lambda);
        examples.extend(left.into_iter().zip(wanted).map(|(left, wanted)| Example {
            inputs: left.inputs,
            expected: left.expected,
            wanted,
        }));
    }
    examples
}

/// A table that a seat left behind.
#[derive(Clone, Debug)]
struct Left {
    inputs: Inputs,
    expected: f64,
    judged: f64,
}

impl Left {
    fn new<G: Learner>(game: &G, net: &Net, world: &G::State, seat: Seat) -> Self {
        let mut inputs = Inputs::default();
        let judged = judge(game, net, world, seat, &mut inputs);
        let expected = judged - net.correction(&inputs);
        Self { inputs, expected, judged }
    }
}
