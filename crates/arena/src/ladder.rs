//! One number for each of many bots.
//!
//! The model is that of Plackett and Luce: the winner of a game is drawn in proportion to strengths, then
//! the second among those left, and so on. With two players it is that of Bradley and Terry. Strengths
//! are told in Elo.

use std::collections::BTreeMap;

use serde::Serialize;
use table::Rng;

use crate::block::{Block, Finished, Pairing};
use crate::interval::InElo;

/// So many times the blocks are drawn anew.
const RESAMPLES: usize = 400;
/// The part of the samples left out at each end: 95 % lie between.
const TAIL: f64 = 0.025;
/// Steps of the iteration, which comes close long before.
const STEPS: usize = 500;
/// The change of a strength, in parts of it, at which the iteration has come to rest.
const REST: f64 = 1e-9;

/// A bot on the ladder.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Rung {
    /// Its number in the list of the tournament.
    pub bot: usize,
    /// Its strength, and the interval in which that lies with 95 %. Whoever never came in before the anchor, nor
    /// before anybody who did, and so on, may be as weak as one likes: there is no number then, and no lower end.
    /// Likewise for whoever nobody ever came in before.
    pub elo: InElo,
}

/// The ladder of so many bots, the strongest first. The bot `anchor` has this Elo, without any interval.
///
/// What has not been seen may still come. So samples are drawn twice: from the blocks, and from them with two more
/// for each pairing, one that the first has won and one that it has lost. The interval reaches from the lower of the
/// lower ends to the higher of the higher ones, and a pairing that was always won leaves room.
pub fn ladder(blocks: &[Block], bots: usize, anchor: usize, anchor_elo: f64) -> Vec<Rung> {
    let mut orders = Orders::of(blocks);
    let seen: Vec<usize> = (0..blocks.len()).collect();
    let best = orders.elo(&orders.weights(&seen), bots, anchor, anchor_elo);
    let known = orders.before(&orders.weights(&seen), bots);
    let plain = orders.ends(bots, anchor, anchor_elo);
    orders.add_unseen(blocks);
    let with_unseen = orders.ends(bots, anchor, anchor_elo);
    let mut by_strength: Vec<usize> = (0..bots).collect();
    by_strength.sort_by(|&a, &b| best[b].total_cmp(&best[a]));
    let rung = |bot: usize| {
        let [low, high] = [0, 1].map(|end| [plain[bot][end], with_unseen[bot][end], best[bot]]);
        let low = low.into_iter().fold(f64::INFINITY, f64::min);
        let high = high.into_iter().fold(f64::NEG_INFINITY, f64::max);
        let (below, above) = (known[bot][anchor], known[anchor][bot]);
        let elo = InElo {
            mean: (below && above).then_some(best[bot]),
            low: Some(low).filter(|low| below && low.is_finite()),
            high: Some(high).filter(|high| above && high.is_finite()),
        };
        Rung { bot, elo }
    };
    by_strength.into_iter().map(rung).collect()
}

/// The number below which this part of all lies; nothing is known of none.
fn at(mut numbers: Vec<f64>, part: f64) -> f64 {
    numbers.sort_unstable_by(f64::total_cmp);
    let place = (numbers.len() as f64 * part) as usize;
    numbers.get(place.min(numbers.len().saturating_sub(1))).copied().unwrap_or(f64::NAN)
}

/// The orders in which bots came in, each once, and how often each came in every block.
struct Orders {
    all: Vec<Vec<usize>>,
    in_block: Vec<Vec<(usize, f64)>>,
}

impl Orders {
    fn of(blocks: &[Block]) -> Self {
        let mut numbers: BTreeMap<Vec<usize>, usize> = BTreeMap::new();
        let in_block = blocks
            .iter()
            .map(|block| {
                let orders = block.games.iter().flat_map(orders_of);
                orders
                    .map(|(order, weight)| {
                        let next = numbers.len();
                        (*numbers.entry(order).or_insert(next), weight)
                    })
                    .collect()
            })
            .collect();
        let mut all = vec![Vec::new(); numbers.len()];
        numbers.into_iter().for_each(|(order, number)| all[number] = order);
        Self { all, in_block }
    }

    /// Between which strengths each bot lies by 95 % of the samples drawn from the blocks.
    fn ends(&self, bots: usize, anchor: usize, anchor_elo: f64) -> Vec<[f64; 2]> {
        let count = self.in_block.len();
        let mut drawn: Vec<[Vec<f64>; 2]> = vec![Default::default(); bots];
        let mut rng = Rng::new(count as u64);
        for _ in 0..if count == 0 { 0 } else { RESAMPLES } {
            let sample: Vec<usize> = (0..count).map(|_| rng.below(count)).collect();
            let weights = self.weights(&sample);
            let before = self.before(&weights, bots);
            let elos = self.elo(&weights, bots, anchor, anchor_elo);
            for ([low, high], (bot, elo)) in drawn.iter_mut().zip(elos.into_iter().enumerate()) {
                low.push(if before[bot][anchor] { elo } else { f64::NEG_INFINITY });
                high.push(if before[anchor][bot] { elo } else { f64::INFINITY });
            }
        }
        let ends = |[low, high]: [Vec<f64>; 2]| [at(low, TAIL), at(high, 1.0 - TAIL)];
        drawn.into_iter().map(ends).collect()
    }

    /// Adds two blocks for each pairing that nobody has seen: one that the first has won, one that it has lost.
    fn add_unseen(&mut self, blocks: &[Block]) {
        let pairings: BTreeMap<Pairing, usize> =
            blocks.iter().map(|block| (block.pairing, block.games.len())).collect();
        for (Pairing { first, second }, games) in pairings {
            for order in [vec![first, second], vec![second, first]] {
                self.in_block.push(vec![(self.all.len(), games as f64)]);
                self.all.push(order);
            }
        }
    }

    /// How often each order came in a sample of blocks.
    fn weights(&self, sample: &[usize]) -> Vec<f64> {
        let mut weights = vec![0.0; self.all.len()];
        for &block in sample {
            self.in_block[block].iter().for_each(|&(order, weight)| weights[order] += weight);
        }
        weights
    }

    /// Whether a bot came in before another, or before one that did, and so on. Everybody is as strong as itself.
    fn before(&self, weights: &[f64], bots: usize) -> Vec<Vec<bool>> {
        let mut before = vec![vec![false; bots]; bots];
        (0..bots).for_each(|bot| before[bot][bot] = true);
        for (order, _) in self.all.iter().zip(weights).filter(|(_, weight)| **weight > 0.0) {
            for (place, &bot) in order.iter().enumerate() {
                order[place + 1..].iter().for_each(|&other| before[bot][other] = true);
            }
        }
        for by in 0..bots {
            for bot in 0..bots {
                for other in 0..bots {
                    before[bot][other] |= before[bot][by] && before[by][other];
                }
            }
        }
        before
    }

    /// The strengths that make a sample of blocks most likely, found by minorisation and maximisation
    /// (Hunter 2004). Everybody has half a game won and half a game lost against a bot of average
    /// strength besides, so that one who wins everything has a number.
    fn elo(&self, weights: &[f64], bots: usize, anchor: usize, anchor_elo: f64) -> Vec<f64> {
        let mut strength = vec![1.0_f64; bots];
        for _ in 0..STEPS {
            let mut chosen = vec![0.5; bots];
            let mut offered: Vec<f64> = strength.iter().map(|own| 1.0 / (own + 1.0)).collect();
            for (order, &weight) in self.all.iter().zip(weights).filter(|(_, w)| **w > 0.0) {
                for place in 0..order.len() - 1 {
                    let left = &order[place..];
                    let sum: f64 = left.iter().map(|&bot| strength[bot]).sum();
                    chosen[order[place]] += weight;
                    left.iter().for_each(|&bot| offered[bot] += weight / sum);
                }
            }
            let next: Vec<f64> = chosen.iter().zip(&offered).map(|(c, o)| c / o).collect();
            let moved = |(old, new): (&f64, &f64)| (new / old - 1.0).abs();
            let change = strength.iter().zip(&next).map(moved).fold(0.0, f64::max);
            strength = next;
            if change < REST {
                break;
            }
        }
        let elo = |bot: usize| 400.0 * (strength[bot] / strength[anchor]).log10() + anchor_elo;
        (0..bots).map(elo).collect()
    }
}

/// The order in which the bots of a game came in, best first. Those who share a rank came in in every
/// order, each with its part of the weight.
fn orders_of(game: &Finished) -> Vec<(Vec<usize>, f64)> {
    let mut orders = vec![Vec::new()];
    let mut ranks = game.ranks.clone();
    ranks.sort_unstable();
    ranks.dedup();
    for rank in ranks {
        let seats = (0..game.ranks.len()).filter(|&seat| game.ranks[seat] == rank);
        let shared: Vec<usize> = seats.map(|seat| game.seating[seat]).collect();
        orders = orders
            .iter()
            .flat_map(|order| {
                permutations(&shared).into_iter().map(|more| [order.clone(), more].concat())
            })
            .collect();
    }
    let weight = 1.0 / orders.len() as f64;
    orders.into_iter().map(|order| (order, weight)).collect()
}

fn permutations(items: &[usize]) -> Vec<Vec<usize>> {
    if items.is_empty() {
        return vec![Vec::new()];
    }
    (0..items.len())
        .flat_map(|first| {
            let mut rest = items.to_vec();
            let head = rest.remove(first);
            permutations(&rest).into_iter().map(move |tail| [vec![head], tail].concat())
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::block::{Seating, seatings};

    /// Games drawn from the model itself.
    fn drawn(seats: usize, strengths: &[f64], blocks: u64, rng: &mut Rng) -> Vec<Block> {
        let mut all = Vec::new();
        for pairing in Pairing::all(strengths.len()) {
            for number in 0..blocks {
                let play = |seating: Vec<usize>, rng: &mut Rng| {
                    let mut left: Vec<usize> = (0..seats).collect();
                    let mut ranks = vec![0; seats];
                    for rank in 1.. {
                        let sum: f64 = left.iter().map(|&seat| strengths[seating[seat]]).sum();
                        let mut mark = rng.next_u64() as f64 / u64::MAX as f64 * sum;
                        let chosen = left.iter().position(|&seat| {
                            mark -= strengths[seating[seat]];
                            mark <= 0.0
                        });
                        ranks[left.remove(chosen.unwrap_or(left.len() - 1))] = rank;
                        if left.is_empty() {
                            break;
                        }
                    }
                    Finished { seating, ranks, scores: vec![0; seats] }
                };
                let games = seatings(seats, pairing, Seating::Both).into_iter();
                let games = games.map(|seating| play(seating, rng)).collect();
                all.push(Block { pairing, number, games });
            }
        }
        all
    }

    #[test]
    fn strengths_are_found_again() {
        // 1, 3 and 9 are 190.8 Elo apart.
        for seats in 2..=4 {
            let blocks = drawn(seats, &[1.0, 9.0, 3.0], 400, &mut Rng::new(5));
            let rungs = ladder(&blocks, 3, 2, 1_000.0);
            assert_eq!(rungs.iter().map(|rung| rung.bot).collect::<Vec<_>>(), [1, 2, 0]);
            let ends =
                |rung: Rung| [rung.elo.low, rung.elo.mean, rung.elo.high].map(Option::unwrap);
            assert_eq!(ends(rungs[1]), [1_000.0; 3]);
            for (rung, truth) in [(rungs[0], 1_190.8), (rungs[2], 809.2)] {
                let [low, mean, high] = ends(rung);
                assert!((mean - truth).abs() < 40.0, "{seats}: {rung:?}");
                assert!((low..=high).contains(&truth), "{seats}: {rung:?}");
                assert!(high - low < 80.0, "{seats}: {rung:?}");
            }
        }
    }

    /// As often as it says, also where one of them hardly ever wins: 1 and 300 are 991 Elo apart, and fifty
    /// blocks are often won without exception.
    #[test]
    fn intervals_hold_the_truth() {
        const RUNS: u64 = 120;
        for (strong, truth) in [(4.0_f64, 240.8), (300.0, 990.9)] {
            let held = (0..RUNS).filter(|&run| {
                let blocks = drawn(2, &[1.0, strong], 50, &mut Rng::new(900 + run));
                let weak = ladder(&blocks, 2, 1, 0.0)[1];
                weak.elo.low.is_none_or(|low| low <= -truth)
                    && weak.elo.high.is_none_or(|high| -truth <= high)
            });
            let share = held.count() as f64 / RUNS as f64;
            assert!(share >= 0.9, "{strong}: {share}");
        }
    }

    #[test]
    fn one_who_wins_everything_has_no_upper_end() {
        let games = |seating: Vec<usize>| {
            let ranks = seating.iter().map(|&bot| if bot == 0 { 1 } else { 2 }).collect();
            Finished { seating, ranks, scores: vec![0; 2] }
        };
        let pairing = Pairing { first: 0, second: 1 };
        let block = |number| Block {
            pairing,
            number,
            games: seatings(2, pairing, Seating::Both).into_iter().map(games).collect(),
        };
        let blocks: Vec<Block> = (0..50).map(block).collect();
        let rungs = ladder(&blocks, 2, 1, 1_000.0);
        let InElo { mean, low, high } = rungs[0].elo;
        assert_eq!((rungs[0].bot, mean, high), (0, None, None));
        assert!((1_200.0..1_800.0).contains(&low.unwrap()), "{low:?}");
    }

    #[test]
    fn a_shared_rank_is_every_order() {
        let game = Finished { seating: vec![4, 5, 6], ranks: vec![2, 1, 2], scores: vec![0; 3] };
        assert_eq!(orders_of(&game), [(vec![5, 4, 6], 0.5), (vec![5, 6, 4], 0.5)]);
    }
}
