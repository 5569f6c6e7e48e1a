//! One number for each of many bots.
//!
//! The model is that of Plackett and Luce: the winner of a game is drawn in proportion to strengths, then
//! the second among those left, and so on. With two players it is that of Bradley and Terry. Strengths
//! are told in Elo.

use std::collections::BTreeMap;

use serde::Serialize;
use table::Rng;

use crate::block::{Block, Finished};
use crate::interval::Interval;

/// So many times the blocks are drawn anew.
const RESAMPLES: usize = 400;
/// Steps of the iteration, which comes close long before.
const STEPS: usize = 500;
/// The change of a strength, in parts of it, at which the iteration has come to rest.
const REST: f64 = 1e-9;

/// A bot on the ladder.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Rung {
    /// Its number in the list of the tournament.
    pub bot: usize,
    /// Its strength, and the interval in which that lies with 95 %.
    pub elo: Interval,
}

/// The ladder of so many bots, the strongest first. The bot `anchor` has this Elo, without any interval.
pub fn ladder(blocks: &[Block], bots: usize, anchor: usize, anchor_elo: f64) -> Vec<Rung> {
    let orders = Orders::of(blocks);
    let all: Vec<usize> = (0..blocks.len()).collect();
    let best = orders.elo(&all, bots, anchor, anchor_elo);
    let mut drawn: Vec<Vec<f64>> = vec![Vec::with_capacity(RESAMPLES); bots];
    let mut rng = Rng::new(blocks.len() as u64);
    for _ in 0..if blocks.is_empty() { 0 } else { RESAMPLES } {
        let sample: Vec<usize> = all.iter().map(|_| rng.below(blocks.len())).collect();
        let elos = orders.elo(&sample, bots, anchor, anchor_elo);
        drawn.iter_mut().zip(elos).for_each(|(drawn, elo)| drawn.push(elo));
    }
    let mut rungs: Vec<Rung> = (0..bots)
        .map(|bot| {
            drawn[bot].sort_unstable_by(f64::total_cmp);
            let at = |share: f64| {
                let place = (RESAMPLES as f64 * share) as usize;
                drawn[bot].get(place.min(RESAMPLES - 1)).copied().unwrap_or(best[bot])
            };
            Rung { bot, elo: Interval { mean: best[bot], low: at(0.025), high: at(0.975) } }
        })
        .collect();
    rungs.sort_by(|a, b| b.elo.mean.total_cmp(&a.elo.mean));
    rungs
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

    /// The strengths that make a sample of blocks most likely, found by minorisation and maximisation
    /// (Hunter 2004). Everybody has half a game won and half a game lost against a bot of average
    /// strength besides, so that one who wins everything has a number.
    fn elo(&self, sample: &[usize], bots: usize, anchor: usize, anchor_elo: f64) -> Vec<f64> {
        let mut weights = vec![0.0; self.all.len()];
        for &block in sample {
            self.in_block[block].iter().for_each(|&(order, weight)| weights[order] += weight);
        }
        let mut strength = vec![1.0_f64; bots];
        for _ in 0..STEPS {
            let mut chosen = vec![0.5; bots];
            let mut offered: Vec<f64> = strength.iter().map(|own| 1.0 / (own + 1.0)).collect();
            for (order, &weight) in self.all.iter().zip(&weights).filter(|(_, w)| **w > 0.0) {
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
    use crate::block::{Pairing, seatings};

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
                let games = seatings(seats, pairing).into_iter();
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
            assert!((rungs[1].elo.mean - 1_000.0).abs() < 1e-6);
            for (rung, truth) in [(rungs[0], 1_190.8), (rungs[2], 809.2)] {
                assert!((rung.elo.mean - truth).abs() < 40.0, "{seats}: {rung:?}");
                assert!(rung.elo.holds(truth), "{seats}: {rung:?}");
                assert!(rung.elo.high - rung.elo.low < 80.0, "{seats}: {rung:?}");
            }
        }
    }

    #[test]
    fn one_who_wins_everything_has_a_number() {
        let games = |seating: Vec<usize>| {
            let ranks = seating.iter().map(|&bot| if bot == 0 { 1 } else { 2 }).collect();
            Finished { seating, ranks, scores: vec![0; 2] }
        };
        let pairing = Pairing { first: 0, second: 1 };
        let block = |number| Block {
            pairing,
            number,
            games: seatings(2, pairing).into_iter().map(games).collect(),
        };
        let blocks: Vec<Block> = (0..50).map(block).collect();
        let rungs = ladder(&blocks, 2, 1, 1_000.0);
        assert!(rungs[0].elo.mean > 1_400.0 && rungs[0].elo.mean.is_finite());
    }

    #[test]
    fn a_shared_rank_is_every_order() {
        let game = Finished { seating: vec![4, 5, 6], ranks: vec![2, 1, 2], scores: vec![0; 3] };
        assert_eq!(orders_of(&game), [(vec![5, 4, 6], 0.5), (vec![5, 6, 4], 0.5)]);
    }
}
