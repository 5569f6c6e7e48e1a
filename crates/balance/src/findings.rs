//! What many games say together.

use arena::{Interval, win_shares};
use serde::Serialize;
use table::Seats;

use crate::study::{Item, Topic};
use crate::tally::{Gains, Use};
use crate::watch::Watched;

/// Everything but the effects of things withheld.
#[derive(Clone, Debug, Serialize)]
pub struct Findings {
    /// How many games.
    pub games: usize,
    /// By who began, who came second, and so on.
    pub by_order: Vec<OfOrder>,
    /// Points of all seats.
    pub scores: Histogram,
    /// Points of the winners.
    pub winning_scores: Histogram,
    /// How far the first was ahead of the second.
    pub margins: Histogram,
    /// Turns, all players' together.
    pub turns: Histogram,
    /// The things of the game.
    pub topics: Vec<OfTopic>,
}

/// How those did who came at one place in the order of turns.
#[derive(Clone, Debug, Serialize)]
pub struct OfOrder {
    /// The place, from 1.
    pub order: usize,
    /// Their part of the victories.
    pub wins: Interval,
    /// Their points.
    pub score: Spread,
}

/// How numbers are spread.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Spread {
    /// The mean.
    pub mean: f64,
    /// The standard deviation of the sample; 0 for a single number.
    pub sd: f64,
    /// The least.
    pub min: i64,
    /// The greatest.
    pub max: i64,
}

/// How often each number came.
#[derive(Clone, Debug, Serialize)]
pub struct Histogram {
    /// In short.
    pub spread: Spread,
    /// How many numbers each bar holds.
    pub width: i64,
    /// The least number of the first bar.
    pub from: i64,
    /// How often the numbers of each bar came.
    pub bars: Vec<usize>,
}

/// What became of the things of one kind.
#[derive(Clone, Debug, Serialize)]
pub struct OfTopic {
    /// Which kind.
    pub id: &'static str,
    /// Each of them.
    pub items: Vec<OfItem>,
}

/// What became of a thing.
#[derive(Clone, Debug, Serialize)]
pub struct OfItem {
    /// Which.
    pub id: String,
    /// What it is called by people; filled in by those who know the language.
    pub name: String,
    /// Whether this project has chosen any of its values.
    pub reconstructed: bool,
    /// Games in which it could be taken.
    pub games: usize,
    /// How often it was taken in such a game; nothing if there was none.
    pub taken: Option<f64>,
    /// Seats that took it at least once.
    pub takers: usize,
    /// The part of the victories that those had. They may have been ahead anyway.
    pub wins: Interval,
    /// When it was taken, on average: 0 at the beginning of a game, 1 at its end. Nothing if nobody took it or
    /// that is only settled at the end.
    pub when: Option<f64>,
    /// What it brought each time.
    pub points: f64,
    /// Money it brought each time, less what it cost.
    pub cash: f64,
    /// Poverty it removed each time, less what it brought.
    pub relief: f64,
}

impl Findings {
    /// Sums up games. `name` says what people call a thing.
    pub fn new(
        seats: Seats,
        topics: &[Topic],
        watched: &[Watched],
        name: impl Fn(&Item) -> String,
    ) -> Self {
        let all = || watched.iter().flat_map(|game| seats.all().map(move |seat| (game, seat)));
        let score = |&(game, seat): &(&Watched, table::Seat)| i64::from(game.outcome.scores[seat]);
        let order = |place: usize| {
            let there: Vec<(&Watched, table::Seat)> =
                all().filter(|(game, seat)| seats.apart(game.first, *seat) == place).collect();
            let won = there.iter().map(|(game, seat)| win_shares(&game.outcome)[*seat]).sum();
            OfOrder {
                order: place + 1,
                wins: Interval::of_share(won, there.len()),
                score: Spread::of(&there.iter().map(score).collect::<Vec<_>>()),
            }
        };
        let best = |game: &Watched| -> [i64; 2] {
            let mut scores: Vec<i64> =
                seats.all().map(|seat| i64::from(game.outcome.scores[seat])).collect();
            scores.sort_unstable_by(|a, b| b.cmp(a));
            [scores[0], scores[1]]
        };
        let scores = Histogram::of(&all().map(|one| score(&one)).collect::<Vec<_>>());
        Self {
            games: watched.len(),
            by_order: (0..seats.count()).map(order).collect(),
            winning_scores: scores
                .like(&watched.iter().map(|game| best(game)[0]).collect::<Vec<_>>()),
            scores,
            margins: Histogram::of(
                &watched.iter().map(best).map(|[one, two]| one - two).collect::<Vec<_>>(),
            ),
            turns: Histogram::of(
                &watched.iter().map(|game| i64::from(game.tally.turns())).collect::<Vec<_>>(),
            ),
            topics: topics
                .iter()
                .enumerate()
                .map(|(number, topic)| OfTopic::new(number, topic, watched, &name))
                .collect(),
        }
    }
}

/// What is summed up of a thing.
#[derive(Clone, Default)]
struct Sum {
    games: usize,
    times: u32,
    /// Of each game in which it was taken: the victories of those who took it, and how many they were.
    takers: Vec<(f64, usize)>,
    when: f64,
    gains: Gains,
}

impl OfTopic {
    fn new(
        number: usize,
        topic: &Topic,
        watched: &[Watched],
        name: &impl Fn(&Item) -> String,
    ) -> Self {
        let mut sums = vec![Sum::default(); topic.items.len()];
        for game in watched {
            for (item, sum) in sums.iter_mut().enumerate() {
                sum.games += usize::from(topic.always || game.tally.has_seen(number, item));
            }
            let wins = win_shares(&game.outcome);
            let mut takers = vec![(0.0, 0); topic.items.len()];
            let here = game.tally.uses().filter(|(_, topic, ..)| *topic == number);
            for (seat, _, item, Use { times, turns, gains }) in here {
                let sum = &mut sums[item];
                sum.times += times;
                if times > 0 {
                    takers[item].0 += wins[seat];
                    takers[item].1 += 1;
                }
                sum.when += f64::from(turns) / f64::from(game.tally.turns().max(1));
                sum.gains += gains;
            }
            for (sum, takers) in sums.iter_mut().zip(takers) {
                sum.takers.extend((takers.1 > 0).then_some(takers));
            }
        }
        let item = |(item, sum): (&Item, Sum)| {
            let each = |number: i32| f64::from(number) / f64::from(sum.times.max(1));
            OfItem {
                id: item.id.clone(),
                name: name(item),
                reconstructed: item.reconstructed,
                games: sum.games,
                taken: (sum.games > 0).then(|| f64::from(sum.times) / sum.games as f64),
                takers: sum.takers.iter().map(|(_, seats)| seats).sum(),
                wins: Interval::of_seats(&sum.takers),
                when: (sum.times > 0 && !topic.at_end).then(|| sum.when / f64::from(sum.times)),
                points: each(sum.gains.points),
                cash: each(sum.gains.cash),
                relief: each(sum.gains.relief),
            }
        };
        Self { id: topic.id, items: topic.items.iter().zip(sums).map(item).collect() }
    }
}

impl Spread {
    /// The spread of these numbers.
    pub fn of(numbers: &[i64]) -> Self {
        let count = numbers.len() as f64;
        let mean = numbers.iter().sum::<i64>() as f64 / count.max(1.0);
        let squares: f64 = numbers.iter().map(|&number| (number as f64 - mean).powi(2)).sum();
        Self {
            mean,
            sd: (squares / (count - 1.0).max(1.0)).sqrt(),
            min: numbers.iter().copied().min().unwrap_or(0),
            max: numbers.iter().copied().max().unwrap_or(0),
        }
    }
}

impl Histogram {
    /// Bars are as wide as a round number that makes at most so many of them.
    const MOST_BARS: i64 = 32;

    /// The histogram of these numbers.
    pub fn of(numbers: &[i64]) -> Self {
        let spread = Spread::of(numbers);
        let range = spread.max - spread.min + 1;
        let round = [1, 2, 5, 10, 20, 50, 100, 200, 500].into_iter();
        let width = round.clone().find(|width| range <= width * Self::MOST_BARS).unwrap_or(1000);
        let from = spread.min.div_euclid(width) * width;
        let count = usize::try_from((spread.max - from) / width).unwrap_or(0) + 1;
        Self { spread, width, from, bars: vec![0; count] }.filled(numbers)
    }

    /// The histogram of some of the numbers that are in this one, with the same bars.
    fn like(&self, numbers: &[i64]) -> Self {
        let bars = vec![0; self.bars.len()];
        Self { spread: Spread::of(numbers), bars, ..*self }.filled(numbers)
    }

    fn filled(mut self, numbers: &[i64]) -> Self {
        for number in numbers {
            let bar = usize::try_from((number - self.from) / self.width).unwrap_or(0);
            self.bars[bar] += 1;
        }
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spreads_are_those_of_the_textbook() {
        let spread = Spread::of(&[2, 4, 4, 4, 5, 5, 7, 9]);
        assert_eq!((spread.mean, spread.min, spread.max), (5.0, 2, 9));
        assert!((spread.sd - 2.138_09).abs() < 1e-5, "{spread:?}");
        assert_eq!(Spread::of(&[3]).sd, 0.0);
    }

    #[test]
    fn a_histogram_holds_every_number_once() {
        let histogram = Histogram::of(&[-7, -1, 0, 3, 64]);
        assert_eq!((histogram.width, histogram.from), (5, -10));
        assert_eq!(histogram.bars.iter().sum::<usize>(), 5);
        // −10 to −6, −5 to −1, 0 to 4, …, 60 to 64.
        assert_eq!((histogram.bars[0], histogram.bars[1], histogram.bars[2]), (1, 1, 2));
        assert_eq!(histogram.bars.last(), Some(&1));
        assert_eq!(Histogram::of(&[]).bars, [0]);
        let some = histogram.like(&[0, 64]);
        assert_eq!((some.width, some.from, some.bars.len()), (5, -10, histogram.bars.len()));
        assert_eq!((some.bars[2], some.bars.last()), (1, Some(&1)));
    }
}
