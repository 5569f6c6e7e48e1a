//! What a report says. The types are the JSON that `--json` writes.

use arena::{Block, Interval};
use balance::Findings;
use serde::Serialize;

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

    /// Whether an effect is too far from the mean.
    pub(super) fn stands_out(&self, item: usize) -> bool {
        (self.items[item].mean - self.mean).abs() > LIMIT
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
                        format!("{mean:.2},{low:.2},{high:.2}")
                    },
                );
                text.push_str(&format!(
                    "{game},{},{digest},{commit},{seats},{},{},{},{},{},{:.4},{},{:.4},{:.4},{:.4},{:.3},\
                     {:.3},{:.3},{:.3},{effect}\n",
                    quoted(pack),
                    topic.id,
                    quoted(&item.id),
                    quoted(&item.name),
                    item.reconstructed,
                    item.games,
                    item.taken,
                    item.takers,
                    item.wins.mean,
                    item.wins.low,
                    item.wins.high,
                    item.when,
                    item.points,
                    item.cash,
                    item.relief,
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
    fn a_name_with_a_comma_stays_one_field() {
        assert_eq!(quoted("Bethnal Green, Stepney"), "\"Bethnal Green, Stepney\"");
        assert_eq!(quoted("The \"City\""), "\"The \"\"City\"\"\"");
        assert_eq!(quoted("City"), "City");
    }
}
