//! What a report says. The types are the JSON that `--json` writes.

use arena::{Block, Interval};
use balance::Findings;
use serde::Serialize;

use crate::columns::decimals;

/// How far the effect of a thing may be from the mean, in points of win share, before the report points at
/// it.
pub(super) const LIMIT: f64 = 6.0;

/// The whole report.
#[derive(Clone, Debug, Serialize)]
pub(super) struct Report {
    pub(super) game: &'static str,
    pub(super) rules: u32,
    pub(super) pack: String,
    pub(super) digest: String,
    pub(super) options: Vec<(String, String)>,
    pub(super) commit: String,
    pub(super) bot: &'static str,
    pub(super) seats: usize,
    pub(super) seed: u64,
    #[serde(flatten)]
    pub(super) findings: Findings,
    /// Of the things that were withheld.
    pub(super) effects: Option<Effects>,
}

/// What it is worth to be the only one who may have a thing.
#[derive(Clone, Debug, Serialize)]
pub(super) struct Effects {
    /// The number of the topic that the things are of.
    pub(super) topic: usize,
    /// Deals for each thing.
    pub(super) blocks: u32,
    /// The mean of all, in points of win share.
    pub(super) mean: f64,
    /// In the order of the topic, in points of win share beyond an even part.
    pub(super) items: Vec<Interval>,
}

impl Effects {
    pub(super) fn new(topic: usize, blocks: u32, seats: usize, played: &[Vec<Block>]) -> Self {
        let points = |share: f64| (share - 1.0 / seats as f64) * 100.0;
        let effect = |blocks: &Vec<Block>| {
            let shares: Vec<f64> = blocks.iter().map(|block| block.wins_alone(0)).collect();
            let Interval { mean, low, high } = Interval::of_scores(&shares);
            Interval { mean: points(mean), low: points(low), high: points(high) }
        };
        let items: Vec<Interval> = played.iter().map(effect).collect();
        let mean = items.iter().map(|item| item.mean).sum::<f64>() / items.len().max(1) as f64;
        Self { topic, blocks, mean, items }
    }

    /// Whether an effect was found too far from the mean.
    pub(super) fn stands_out(&self, item: usize) -> bool {
        (self.items[item].mean - self.mean).abs() > LIMIT
    }

    /// Whether all of its interval is too far from the mean.
    pub(super) fn surely_stands_out(&self, item: usize) -> bool {
        let Interval { low, high, .. } = self.items[item];
        low > self.mean + LIMIT || high < self.mean - LIMIT
    }

    /// Whether all of its interval is near enough to the mean.
    pub(super) fn surely_fits_in(&self, item: usize) -> bool {
        let Interval { low, high, .. } = self.items[item];
        low >= self.mean - LIMIT && high <= self.mean + LIMIT
    }

    /// How far the intervals reach to either side, on average.
    pub(super) fn reach(&self) -> f64 {
        let reach = self.items.iter().map(|item| (item.high - item.low) / 2.0).sum::<f64>();
        reach / self.items.len().max(1) as f64
    }
}

impl Report {
    /// A line for each thing.
    pub(super) fn csv(&self) -> String {
        let mut text = String::from(
            "game,pack,digest,commit,seats,topic,id,name,reconstructed,games,taken,takers,wins,wins_low,\
             wins_high,when,points,cash,relief,effect,effect_low,effect_high\n",
        );
        let Self { game, pack, digest, commit, seats, .. } = self;
        for (number, topic) in self.findings.topics.iter().enumerate() {
            for (place, item) in topic.items.iter().enumerate() {
                let effect = self.effects.as_ref().filter(|effects| effects.topic == number);
                let effect = effect.map_or_else(
                    || ",,".to_owned(),
                    |effects| {
                        let Interval { mean, low, high } = effects.items[place];
                        [mean, low, high].map(|points| decimals(points, 2)).join(",")
                    },
                );
                let Interval { mean, low, high } = item.wins;
                // Of what nobody took there is nothing to tell.
                let taken = |number: f64, places| {
                    if item.takers > 0 { decimals(number, places) } else { String::new() }
                };
                text.push_str(&format!(
                    "{game},{},{digest},{commit},{seats},{},{},{},{},{},{},{},{},{},{},{},{},{},{},{effect}\n",
                    quoted(pack),
                    topic.id,
                    quoted(&item.id),
                    quoted(&item.name),
                    item.reconstructed,
                    item.games,
                    item.taken.map_or_else(String::new, |times| decimals(times, 4)),
                    item.takers,
                    taken(mean, 4),
                    taken(low, 4),
                    taken(high, 4),
                    item.when.map_or_else(String::new, |when| decimals(when, 3)),
                    taken(item.points, 3),
                    taken(item.cash, 3),
                    taken(item.relief, 3),
                ));
            }
        }
        text
    }
}

/// A text as CSV has it.
fn quoted(text: &str) -> String {
    if text.contains([',', '"', '\n', '\r']) {
        format!("\"{}\"", text.replace('"', "\"\""))
    } else {
        text.to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_known_how_sure_an_effect_is() {
        let item = |mean, low, high| Interval { mean, low, high };
        let items = vec![item(9.0, 7.0, 11.0), item(8.0, 4.0, 12.0), item(0.0, -5.0, 5.0)];
        let effects = Effects { topic: 0, blocks: 1, mean: 0.0, items };
        assert_eq!([0, 1, 2].map(|item| effects.stands_out(item)), [true, true, false]);
        assert_eq!([0, 1, 2].map(|item| effects.surely_stands_out(item)), [true, false, false]);
        assert_eq!([0, 1, 2].map(|item| effects.surely_fits_in(item)), [false, false, true]);
        assert!((effects.reach() - 11.0 / 3.0).abs() < 1e-9);
    }

    #[test]
    fn a_name_with_a_comma_stays_one_field() {
        assert_eq!(quoted("Bethnal Green, Stepney"), "\"Bethnal Green, Stepney\"");
        assert_eq!(quoted("The \"City\""), "\"The \"\"City\"\"\"");
        assert_eq!(quoted("City"), "City");
    }
}
