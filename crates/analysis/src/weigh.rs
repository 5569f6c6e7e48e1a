//! Ways to play, weighed against one another.

use bots::{Continuation, Judge, Lookahead, Planner};
use table::{InfoSet, Rng};

/// A way to play, and how it did in each world. The worlds are the same for all ways that are weighed together, so
/// what was luck in one was luck in all.
#[derive(Clone, Debug, PartialEq)]
pub struct Weighed<A> {
    /// What to answer, one after the other.
    pub actions: Vec<A>,
    /// Points over the best opponent, world by world.
    pub margins: Vec<f64>,
}

/// By how much one way is better than another, on average.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Difference {
    /// In points.
    pub mean: f64,
    /// Half the width of the interval in which the true difference lies 19 times out of 20.
    pub error: f64,
}

impl<A> Weighed<A> {
    /// The margin on average.
    pub fn mean(&self) -> f64 {
        self.margins.iter().sum::<f64>() / self.margins.len().max(1) as f64
    }

    /// By how much it is better than another, world by world.
    pub fn ahead_of(&self, other: &Self) -> Difference {
        let differences: Vec<f64> =
            self.margins.iter().zip(&other.margins).map(|(one, other)| one - other).collect();
        Difference::of(&differences)
    }
}

impl Difference {
    /// The mean of numbers, and how sure it is.
    pub fn of(numbers: &[f64]) -> Self {
        let count = numbers.len().max(1) as f64;
        let mean = numbers.iter().sum::<f64>() / count;
        let squares = numbers.iter().map(|number| (number - mean).powi(2)).sum::<f64>();
        let variance = squares / (count - 1.0).max(1.0);
        Self { mean, error: 1.96 * (variance / count).sqrt() }
    }
}

/// Tries each way in so many worlds, the same for all. Where a way no longer fits a world, what looks best there is
/// played instead.
pub fn weigh<G: Planner>(
    info: &InfoSet<'_, G>,
    ways: Vec<Vec<G::Action>>,
    judge: &dyn Judge<G>,
    lookahead: &Lookahead,
    worlds: usize,
    rng: &mut Rng,
) -> Vec<Weighed<G::Action>> {
    let mut playing = Continuation::new(info.game(), judge, lookahead);
    let weighed = |actions| Weighed { actions, margins: Vec::with_capacity(worlds) };
    let mut all: Vec<Weighed<G::Action>> = ways.into_iter().map(weighed).collect();
    for _ in 0..worlds {
        let world = info.sample(rng);
        for Weighed { actions, margins } in &mut all {
            margins.push(playing.trial(world.clone(), info.seat(), actions));
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn differences_are_paired() {
        let one = Weighed { actions: vec![1], margins: vec![11.0, 1.0, 6.0] };
        let other = Weighed { actions: vec![2], margins: vec![10.0, 0.0, 5.0] };
        assert_eq!(one.ahead_of(&other), Difference { mean: 1.0, error: 0.0 });
        let [low, high] = [Difference::of(&[0.0, 2.0]), Difference::of(&[0.0, 4.0])];
        assert!(low.error < high.error && low.mean < high.mean);
    }
}
