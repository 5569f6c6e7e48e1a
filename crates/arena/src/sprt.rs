//! A test that stops as soon as it knows.

use serde::Serialize;

/// Between minus and plus this the generalised log-likelihood ratio has not decided: errors of either
/// kind in 5 of 100 runs.
const BOUND: f64 = 2.944_438_979_166_44;
/// Fewer blocks say nothing of their spread.
const FEWEST: usize = 20;

/// Two hypotheses about the score of a pairing.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Sprt {
    /// If the score is this or less, the change is refused.
    pub refused: f64,
    /// If the score is this or more, the change is accepted.
    pub accepted: f64,
}

/// What is known so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// More blocks are needed.
    Open,
    /// The higher score.
    Accepted,
    /// The lower score.
    Refused,
}

/// The scores of blocks, as far as a test needs them; each is added once.
#[derive(Clone, Copy, Debug, Default)]
pub struct Evidence {
    count: usize,
    mean: f64,
    /// The squares of the distances from the mean, added up.
    squares: f64,
}

impl Evidence {
    /// One more score (Welford's way, which loses nothing to rounding).
    pub fn add(&mut self, score: f64) {
        self.count += 1;
        let off = score - self.mean;
        self.mean += off / self.count as f64;
        self.squares += off * (score - self.mean);
    }
}

impl Sprt {
    /// The generalised log-likelihood ratio of block scores: above 0 they speak for the higher one.
    fn ratio(&self, scores: &Evidence) -> f64 {
        let count = scores.count as f64;
        // Equal scores would be certain; one observation at the far end keeps the spread honest.
        let variance = (scores.squares + 0.25) / count.max(1.0);
        let (low, high) = (self.refused, self.accepted);
        count * (high - low) * (2.0 * scores.mean - low - high) / (2.0 * variance)
    }

    /// What these block scores decide.
    pub fn verdict(&self, scores: &Evidence) -> Verdict {
        if scores.count < FEWEST {
            return Verdict::Open;
        }
        let ratio = self.ratio(scores);
        if ratio >= BOUND {
            Verdict::Accepted
        } else if ratio <= -BOUND {
            Verdict::Refused
        } else {
            Verdict::Open
        }
    }

    /// The first number of blocks that decides, and what.
    pub fn decided(&self, scores: &[f64]) -> Option<(usize, Verdict)> {
        let mut evidence = Evidence::default();
        scores.iter().find_map(|&score| {
            evidence.add(score);
            match self.verdict(&evidence) {
                Verdict::Open => None,
                verdict @ (Verdict::Accepted | Verdict::Refused) => Some((evidence.count, verdict)),
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use table::Rng;

    use super::*;

    const TEST: Sprt = Sprt { refused: 0.5, accepted: 0.55 };

    /// Blocks of two games with this chance to win each.
    fn blocks(chance: f64, rng: &mut Rng) -> Vec<f64> {
        let mut game = || f64::from(u8::from((rng.next_u64() as f64 / u64::MAX as f64) < chance));
        (0..4_000).map(|_| (game() + game()) / 2.0).collect()
    }

    #[test]
    fn errors_are_as_rare_as_they_should_be() {
        let mut rng = Rng::new(11);
        for (chance, wrong) in [(0.5, Verdict::Accepted), (0.55, Verdict::Refused)] {
            let runs: Vec<_> = (0..300).map(|_| TEST.decided(&blocks(chance, &mut rng))).collect();
            let errors = runs.iter().filter(|run| run.is_some_and(|(_, verdict)| verdict == wrong));
            // 5 % of 300 are 15; 28 are passed less than once in a thousand.
            assert!(errors.count() <= 28, "{chance}");
            assert!(runs.iter().filter(|run| run.is_none()).count() < 3, "{chance}");
        }
    }

    #[test]
    fn a_clear_case_is_short() {
        let (count, verdict) = TEST.decided(&[1.0; 100]).unwrap();
        assert_eq!(verdict, Verdict::Accepted);
        assert!(count <= 25, "{count}");
        let (_, verdict) = TEST.decided(&[0.0; 100]).unwrap();
        assert_eq!(verdict, Verdict::Refused);
        assert_eq!(TEST.decided(&[1.0; 3]), None);
    }

    #[test]
    fn what_is_added_up_is_what_the_textbook_says() {
        let scores = blocks(0.6, &mut Rng::new(3));
        let mut evidence = Evidence::default();
        scores.iter().for_each(|&score| evidence.add(score));
        let mean = scores.iter().sum::<f64>() / scores.len() as f64;
        let squares: f64 = scores.iter().map(|score| (score - mean).powi(2)).sum();
        assert!((evidence.mean - mean).abs() < 1e-12);
        assert!((evidence.squares - squares).abs() < 1e-9);
    }
}
