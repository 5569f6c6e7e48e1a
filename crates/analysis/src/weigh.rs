//! Ways to play, weighed against one another.

use bots::Planner;
use table::{BySeat, Game, InfoSet, Rng};

use crate::outlook::{Leaf, Outlook};

/// A way to play, and how it did in each world. The worlds are the same for all ways that are weighed together, so
/// what was luck in one was luck in all.
#[derive(Clone, Debug)]
pub(crate) struct Weighed<G: Game> {
    /// What to answer, one after the other.
    pub(crate) actions: Vec<G::Action>,
    /// Points over the best opponent, world by world.
    pub(crate) margins: Vec<f64>,
    /// The same for every seat.
    pub(crate) of_all: Vec<BySeat<f64>>,
    /// What it came to, world by world.
    pub(crate) leaves: Vec<Leaf<G::State>>,
}

/// By how much one way is better than another, on average.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Difference {
    /// In points.
    pub mean: f64,
    /// Half the width of the interval in which the true difference lies 19 times out of 20.
    pub error: f64,
}

impl<G: Game> Weighed<G> {
    pub(crate) fn new(actions: Vec<G::Action>) -> Self {
        Self { actions, margins: Vec::new(), of_all: Vec::new(), leaves: Vec::new() }
    }

    /// The margin on average.
    pub(crate) fn mean(&self) -> f64 {
        self.margins.iter().sum::<f64>() / self.margins.len().max(1) as f64
    }

    /// By how much it is better than another, world by world.
    pub(crate) fn ahead_of(&self, other: &Self) -> Difference {
        Difference::of_pairs(&self.margins, &other.margins)
    }

    /// What every seat has from it more than from another, on average.
    pub(crate) fn brings_over(&self, other: &Self) -> BySeat<f64> {
        let count = self.of_all.len().min(other.of_all.len()).max(1) as f64;
        let pairs = || self.of_all.iter().zip(&other.of_all);
        BySeat::from_fn(|seat| {
            pairs().map(|(one, other)| one[seat] - other[seat]).sum::<f64>() / count
        })
    }

    /// Whether the game was played to its end in every world, as well as it can be.
    pub(crate) fn is_worked_out(&self) -> bool {
        self.leaves.iter().all(|leaf| leaf.worked_out)
    }

    /// Forgets the worlds after the first so many.
    pub(crate) fn keep(&mut self, worlds: usize) {
        self.margins.truncate(worlds);
        self.of_all.truncate(worlds);
        self.leaves.truncate(worlds);
    }
}

impl<G: Planner> Weighed<G> {
    /// Tries it in a world.
    pub(crate) fn meet(
        &mut self,
        outlook: &mut Outlook<'_, G>,
        world: G::State,
        info: &InfoSet<'_, G>,
    ) {
        let (margins, leaf) = outlook.try_way(world, info.seat(), &self.actions);
        self.margins.push(margins[info.seat()]);
        self.of_all.push(margins);
        self.leaves.push(leaf);
    }
}

impl Difference {
    /// The mean of numbers, and how sure it is.
    pub fn of(numbers: &[f64]) -> Self {
        let count = numbers.len().max(1) as f64;
        let mean = numbers.iter().sum::<f64>() / count;
        let squares = numbers.iter().map(|number| (number - mean).powi(2)).sum::<f64>();
        let free = (count - 1.0).max(1.0);
        // As wide as Student's distribution is with so few numbers, to the first order.
        let deviations = 1.96 + 2.37 / free;
        Self { mean, error: deviations * (squares / free / count).sqrt() }
    }

    /// By how much the first numbers are greater than the second, pair by pair.
    fn of_pairs(ones: &[f64], others: &[f64]) -> Self {
        let differences: Vec<f64> =
            ones.iter().zip(others).map(|(one, other)| one - other).collect();
        Self::of(&differences)
    }
}

/// Tries each way in so many worlds, the same for all.
pub(crate) fn weigh<G: Planner>(
    outlook: &mut Outlook<'_, G>,
    info: &InfoSet<'_, G>,
    ways: Vec<Vec<G::Action>>,
    worlds: usize,
    rng: &mut Rng,
) -> Vec<Weighed<G>> {
    let mut all: Vec<Weighed<G>> = ways.into_iter().map(Weighed::new).collect();
    for _ in 0..worlds {
        let world = info.sample(rng);
        for way in &mut all {
            way.meet(outlook, world.clone(), info);
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn differences_are_paired() {
        let paired = Difference::of_pairs(&[11.0, 1.0, 6.0], &[10.0, 0.0, 5.0]);
        assert_eq!(paired, Difference { mean: 1.0, error: 0.0 });
        let [low, high] = [Difference::of(&[0.0, 2.0]), Difference::of(&[0.0, 4.0])];
        assert!(low.error < high.error && low.mean < high.mean);
    }

    #[test]
    fn few_numbers_are_less_sure() {
        // The same spread; with eight numbers Student's distribution is 1.21 times as wide.
        let spread = |count: usize| (0..count).map(|n| if n % 2 == 0 { 1.0 } else { -1.0 });
        let [few, many] = [8, 800].map(|count| {
            let numbers: Vec<f64> = spread(count).collect();
            Difference::of(&numbers).error * (count as f64 - 1.0).sqrt()
        });
        assert!((many - 1.96).abs() < 0.01, "{many}");
        assert!((2.25..2.4).contains(&few), "{few}");
    }
}
