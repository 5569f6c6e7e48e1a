//! A course of rounds.

use std::sync::Arc;

use arena::share_out;
use bots::Planner;
use serde::Serialize;
use table::Rng;

use crate::descent::Descent;
use crate::lesson::{Example, lesson};

/// How a course is held. Written down under the names of its options.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Settings {
    /// Hidden units that learn. With none the net is a sum of its inputs.
    pub hidden: usize,
    /// Games in a round.
    #[serde(rename = "round")]
    pub games: u64,
    /// How much each further step counts (see [`returns`](crate::returns())).
    pub lambda: f64,
    /// Points by which judgements are blurred at most.
    pub blur: f64,
    /// Positions that are looked at in a turn, at most.
    pub positions: usize,
    /// How far the net is moved in a step at first.
    pub rate: f32,
    /// How strongly weights are drawn to zero.
    pub decay: f32,
    /// How often a round's examples are gone through.
    pub passes: u32,
    /// Examples in a step.
    pub batch: usize,
    /// Rounds after which steps are half as long.
    pub half: f32,
    /// Threads that play. The result does not depend on it.
    #[serde(skip)]
    pub threads: usize,
}

/// What a round has brought.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Progress {
    /// Its number, from 1.
    pub round: u64,
    /// What it had to learn from.
    pub examples: usize,
    /// The root of the mean squared error of the rules of thumb, in points.
    pub rules: f64,
    /// The same of the net before the round.
    pub before: f64,
    /// And after it.
    pub after: f64,
}

/// A net that goes through a course.
#[derive(Clone, Debug, PartialEq)]
pub struct Course {
    /// The net, and how it is moved.
    pub descent: Descent,
    /// Rounds so far.
    pub rounds: u64,
}

impl Course {
    /// Begins with a net that says nothing.
    pub fn new(inputs: usize, settings: &Settings) -> Self {
        Self { descent: Descent::new(inputs, settings.hidden), rounds: 0 }
    }

    /// Plays a round and learns from it. The result depends on nothing but the rounds before.
    pub fn round<G: Planner + Sync>(&mut self, game: &G, settings: &Settings) -> Progress {
        let net = Arc::new(self.descent.net.clone());
        let first = self.rounds * settings.games;
        let play = |job: usize| lesson(game, &net, first + job as u64, settings);
        let count = usize::try_from(settings.games).unwrap_or(usize::MAX);
        let mut games: Vec<Vec<Example>> = vec![Vec::new(); count];
        share_out(count, settings.threads, play, |job, examples| {
            games[job] = examples;
            true
        });
        let examples: Vec<Example> = games.into_iter().flatten().collect();
        let rules = examples.iter().map(|one| (one.expected - one.wanted).powi(2)).sum::<f64>();
        let before = self.descent.error(&examples);
        self.learn(&examples, settings);
        self.rounds += 1;
        Progress {
            round: self.rounds,
            examples: examples.len(),
            rules: (rules / examples.len().max(1) as f64).sqrt(),
            before: before.sqrt(),
            after: self.descent.error(&examples).sqrt(),
        }
    }

    /// Goes through the examples of a round.
    fn learn(&mut self, examples: &[Example], settings: &Settings) {
        let rate = settings.rate * 0.5_f32.powf(self.rounds as f32 / settings.half);
        let mut order: Vec<usize> = (0..examples.len()).collect();
        let mut chance = Rng::new(self.rounds);
        for _ in 0..settings.passes {
            chance.shuffle(&mut order);
            for batch in order.chunks(settings.batch) {
                let batch = batch.iter().map(|&place| &examples[place]);
                self.descent.step(batch, rate, settings.decay);
            }
        }
    }
}
