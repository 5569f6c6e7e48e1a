//! What a mean of block scores says, and how sure it is.

use serde::Serialize;
use table::Rng;

/// So many times the blocks are drawn anew.
const RESAMPLES: usize = 10_000;
/// The part of the means left out at each end: 95 % lie between.
const TAIL: f64 = 0.025;

/// A mean, and the interval in which the true one lies with 95 %.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Interval {
    /// The mean of what was observed.
    pub mean: f64,
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

impl Interval {
    /// The interval of the mean of scores between 0 and 1. Equal ones say little of what else could
    /// have come: as many as have been seen may have gone the other way by the rule of three.
    pub fn of_scores(scores: &[f64]) -> Self {
        let interval = Self::of(scores);
        if interval.high > interval.low {
            return interval;
        }
        let unseen = 3.0 / (scores.len() as f64).max(3.0);
        let Self { mean, .. } = interval;
        Self { mean, low: (mean - unseen).max(0.0), high: (mean + unseen).min(1.0) }
    }

    /// The interval of the mean of `observed`, by bootstrap: from the means of samples drawn with
    /// replacement. The same observations give the same interval.
    pub fn of(observed: &[f64]) -> Self {
        let count = observed.len();
        let mean = observed.iter().sum::<f64>() / (count as f64).max(1.0);
        if observed.iter().all(|one| (one - mean).abs() < 1e-12) {
            return Self { mean, low: mean, high: mean };
        }
        let mut rng = Rng::new(count as u64);
        let mut means: Vec<f64> = (0..RESAMPLES)
            .map(|_| (0..count).map(|_| observed[rng.below(count)]).sum::<f64>() / count as f64)
            .collect();
        means.sort_unstable_by(f64::total_cmp);
        let tail = (RESAMPLES as f64 * TAIL) as usize;
        Self { mean, low: means[tail], high: means[RESAMPLES - 1 - tail] }
    }

    /// A part of so many that were independent of each other, by the interval of Wilson.
    pub fn of_share(won: f64, of: usize) -> Self {
        /// Between minus and plus this lie 95 % of the normal distribution.
        const Z: f64 = 1.959_963_984_540_054;
        let count = (of as f64).max(1.0);
        let mean = won / count;
        let spread = Z * Z / count;
        let middle = (mean + spread / 2.0) / (1.0 + spread);
        let half = (mean * (1.0 - mean) * spread + spread * spread / 4.0).sqrt() / (1.0 + spread);
        Self { mean, low: (middle - half).max(0.0), high: (middle + half).min(1.0) }
    }

    /// Whether it holds a number.
    pub fn holds(&self, number: f64) -> bool {
        (self.low..=self.high).contains(&number)
    }

    /// The same in Elo, for a score between 0 and 1.
    #[must_use]
    pub fn in_elo(&self) -> Self {
        Self { mean: elo(self.mean), low: elo(self.low), high: elo(self.high) }
    }
}

/// How many points of Elo a score between 0 and 1 is worth. Scores of 0 and 1 have no end and are
/// told as one in a million.
pub fn elo(score: f64) -> f64 {
    let score = score.clamp(1e-6, 1.0 - 1e-6);
    400.0 * (score / (1.0 - score)).log10()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn elo_is_that_of_the_textbook() {
        assert!(elo(0.5).abs() < 1e-9);
        assert!((elo(0.75) - 190.848_5).abs() < 1e-3);
        assert!((elo(0.25) + 190.848_5).abs() < 1e-3);
        assert!(elo(1.0).is_finite() && elo(0.0) < -2_000.0);
    }

    #[test]
    fn shares_are_those_of_the_textbook() {
        let half = Interval::of_share(50.0, 100);
        assert!((half.low - 0.403_83).abs() < 1e-5, "{half:?}");
        assert!((half.high - 0.596_17).abs() < 1e-5, "{half:?}");
        let never = Interval::of_share(0.0, 20);
        assert_eq!(never.low, 0.0);
        assert!((never.high - 0.161_13).abs() < 1e-5, "{never:?}");
    }

    #[test]
    fn few_equal_observations_say_little() {
        let three = Interval::of_scores(&[1.0; 3]);
        assert_eq!((three.mean, three.low, three.high), (1.0, 0.0, 1.0));
        let many = Interval::of_scores(&[1.0; 300]);
        assert!((many.low - 0.99).abs() < 1e-9, "{many:?}");
    }

    /// In a game of known odds, with the two games of a block leaning the same way, the interval
    /// holds the true score as often as it says.
    #[test]
    fn intervals_hold_the_truth_in_95_of_100_runs() {
        const RUNS: usize = 600;
        for truth in [0.5, 0.65, 0.9] {
            let mut rng = Rng::new(7);
            let mut chance = |p: f64| (rng.next_u64() as f64 / u64::MAX as f64) < p;
            let held = (0..RUNS)
                .filter(|_| {
                    let blocks: Vec<f64> = (0..120)
                        .map(|_| {
                            let first = f64::from(u8::from(chance(truth)));
                            // Half of the second games end as the first ones did.
                            let second = if chance(0.5) {
                                first
                            } else {
                                f64::from(u8::from(chance(truth)))
                            };
                            (first + second) / 2.0
                        })
                        .collect();
                    Interval::of_scores(&blocks).holds(truth)
                })
                .count();
            let share = held as f64 / RUNS as f64;
            // Three standard errors of such a share are 0.027.
            assert!((0.92..=0.98).contains(&share), "{truth}: {share}");
        }
    }
}
