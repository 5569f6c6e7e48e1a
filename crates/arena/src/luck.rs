//! How much of a result is the deal's: the same deals, played again and again by equals who choose other numbers.

use table::Rng;

use crate::interval::Interval;

/// So many times the deals are drawn anew.
const RESAMPLES: usize = 2_000;
/// The part of them left out at each end: 95 % lie between.
const TAIL: f64 = 0.025;

/// What came of a deal: of every game that was played with it, a number for each place at the table.
pub type OfDeal = Vec<Vec<f64>>;

/// The part of the variance that the deals make up, from 0 to 1: the correlation between two games of one deal. The rest
/// is how they were played. A deal that was played once says nothing of it.
///
/// The interval is found by drawing deals anew. Chance makes deals differ a little even where they decide nothing: what
/// that explains is not counted, so the part may come out as nothing, but never as less.
pub fn part_of_deals(deals: &[OfDeal]) -> Interval {
    let moments: Vec<Moments> =
        deals.iter().filter(|games| games.len() > 1).map(Moments::of).collect();
    let mean = part(&moments.iter().collect::<Vec<_>>());
    if moments.is_empty() {
        return Interval { mean, low: 0.0, high: 1.0 };
    }
    let mut rng = Rng::new(moments.len() as u64);
    let mut parts: Vec<f64> = (0..RESAMPLES)
        .map(|_| {
            let drawn: Vec<&Moments> =
                moments.iter().map(|_| &moments[rng.below(moments.len())]).collect();
            part(&drawn)
        })
        .collect();
    parts.sort_unstable_by(f64::total_cmp);
    let tail = (RESAMPLES as f64 * TAIL) as usize;
    Interval { mean, low: parts[tail].min(mean), high: parts[RESAMPLES - 1 - tail].max(mean) }
}

/// What the games of a deal have in common, and in what they differ.
#[derive(Debug)]
struct Moments {
    games: f64,
    /// By place.
    means: Vec<f64>,
    /// The squares of what the games are away from those, all together.
    within: f64,
}

impl Moments {
    fn of(games: &OfDeal) -> Self {
        let count = games.len() as f64;
        let places = games.first().map_or(0, Vec::len);
        let mean = |place: usize| games.iter().map(|game| game[place]).sum::<f64>() / count;
        let means: Vec<f64> = (0..places).map(mean).collect();
        let within = games.iter().map(|game| apart(game, &means)).sum();
        Self { games: count, means, within }
    }
}

/// The square of the distance between two points.
fn apart(one: &[f64], other: &[f64]) -> f64 {
    one.iter().zip(other).map(|(a, b)| (a - b).powi(2)).sum()
}

fn part(deals: &[&Moments]) -> f64 {
    let count = deals.len() as f64;
    let Some(first) = deals.first() else { return 0.0 };
    let games: f64 = deals.iter().map(|deal| deal.games).sum();
    let mean =
        |place: usize| deals.iter().map(|deal| deal.means[place] * deal.games).sum::<f64>() / games;
    let means: Vec<f64> = (0..first.means.len()).map(mean).collect();
    let between = deals.iter().map(|deal| deal.games * apart(&deal.means, &means)).sum::<f64>();
    let between = between / (count - 1.0).max(1.0);
    let within = deals.iter().map(|deal| deal.within).sum::<f64>() / (games - count).max(1.0);
    let each = games / count;
    let all = between + (each - 1.0) * within;
    if all > 0.0 { ((between - within) / all).max(0.0) } else { 0.0 }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A number around nothing, with a variance of one.
    fn scattered(rng: &mut Rng) -> f64 {
        let uniform = |rng: &mut Rng| rng.next_u64() as f64 / u64::MAX as f64;
        (0..12).map(|_| uniform(rng)).sum::<f64>() - 6.0
    }

    /// Deals whose worth has a variance of `luck`, in games that scatter by one around it.
    fn deals(luck: f64, count: usize, games: usize, seed: u64) -> Vec<OfDeal> {
        let mut rng = Rng::new(seed);
        let mut deal = || {
            let worth = scattered(&mut rng) * luck.sqrt();
            let mut game = || {
                let margin = worth + scattered(&mut rng);
                vec![margin, -margin]
            };
            (0..games).map(|_| game()).collect()
        };
        (0..count).map(|_| deal()).collect()
    }

    #[test]
    fn the_part_of_the_deals_is_found() {
        for (luck, part) in [(0.0, 0.0), (1.0 / 3.0, 0.25), (1.0, 0.5), (9.0, 0.9)] {
            let found = part_of_deals(&deals(luck, 300, 8, 7));
            assert!((found.mean - part).abs() < 0.06, "{found:?} instead of {part}");
            assert!(found.low <= part + 1e-9 && part <= found.high, "{found:?} without {part}");
        }
    }

    /// Of 40 such studies the interval leaves out the truth in about two.
    #[test]
    fn the_interval_holds_the_truth() {
        let held =
            (0..40).filter(|&seed| part_of_deals(&deals(1.0 / 3.0, 80, 6, seed)).holds(0.25));
        let held = held.count();
        assert!((34..=40).contains(&held), "{held}");
    }

    #[test]
    fn where_nothing_is_left_to_play_the_deal_is_all() {
        let found = part_of_deals(&[vec![vec![1.0, 0.0]; 3], vec![vec![0.0, 1.0]; 3]]);
        assert!((found.mean - 1.0).abs() < 1e-12, "{found:?}");
    }

    #[test]
    fn deals_that_were_played_once_say_nothing() {
        let found = part_of_deals(&[vec![vec![1.0]], vec![vec![0.0]]]);
        assert_eq!(found, Interval { mean: 0.0, low: 0.0, high: 1.0 });
    }
}
