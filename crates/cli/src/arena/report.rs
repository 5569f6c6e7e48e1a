//! What a match says. The types are the JSON that `--json` writes.

use arena::{Block, Header, InElo, Interval, Pairing, Plan, Rung, Tournament, Verdict, ladder};
use serde::Serialize;

use crate::columns::decimals;

/// The bot that stands still, if it takes part; otherwise the first one does.
const ANCHOR: &str = "rules";
/// Its Elo.
const ANCHOR_ELO: f64 = 1000.0;

/// The whole result.
#[derive(Clone, Debug, Serialize)]
pub(super) struct Report {
    #[serde(flatten)]
    pub(super) header: Header,
    pub(super) pairings: Vec<OfPairing>,
    pub(super) ladder: Vec<OfBot>,
}

/// How one bot did against another.
#[derive(Clone, Debug, Serialize)]
pub(super) struct OfPairing {
    pub(super) first: String,
    pub(super) second: String,
    pub(super) blocks: usize,
    pub(super) games: usize,
    /// The score of the first, from 0 to 1; equals have 0.5. Where only the first sat alone there is none.
    pub(super) score: Option<Interval>,
    /// The same in Elo, at a table of two. At a larger one a score is no odds between two bots; the ladder, which
    /// looks at the whole order in which they came in, says more.
    pub(super) elo: Option<InElo>,
    /// The part of the victories of the first alone among the others; equals have one in as many as sit there.
    pub(super) wins_alone: Interval,
    /// Points of the first over the second.
    pub(super) margin: Interval,
    /// How much less the scores of blocks vary than those of as many games would.
    pub(super) variance_reduction: f64,
    pub(super) verdict: Option<Verdict>,
}

/// A bot on the ladder.
#[derive(Clone, Debug, Serialize)]
pub(super) struct OfBot {
    pub(super) bot: String,
    /// Without an end on the side where nobody can tell.
    pub(super) elo: InElo,
}

impl Report {
    pub(super) fn new(header: Header, plan: &Plan, played: &Tournament) -> Self {
        let of = |&pairing: &Pairing| {
            let blocks: Vec<&Block> = played.of(pairing).collect();
            let all = |number: &dyn Fn(&Block) -> f64| -> Vec<f64> {
                blocks.iter().map(|block| number(block)).collect()
            };
            let score = Interval::of_scores(&all(&Block::score));
            OfPairing {
                first: header.bots[pairing.first].clone(),
                second: header.bots[pairing.second].clone(),
                blocks: blocks.len(),
                games: blocks.iter().map(|block| block.games.len()).sum(),
                score: (!header.alone).then_some(score),
                elo: (plan.seats == 2).then(|| score.in_elo()),
                wins_alone: Interval::of_scores(&all(&|block| block.wins_alone(pairing.first))),
                margin: Interval::of(&all(&Block::margin)),
                variance_reduction: variance_reduction(&blocks, pairing.first),
                verdict: plan.sprt.map(|sprt| played.verdict(sprt, pairing)),
            }
        };
        let anchor = header.bots.iter().position(|bot| bot == ANCHOR).unwrap_or(0);
        let rungs = ladder(&played.blocks, header.bots.len(), anchor, ANCHOR_ELO);
        let rung = |Rung { bot, elo }: Rung| OfBot { bot: header.bots[bot].clone(), elo };
        Self {
            pairings: plan.pairings.iter().map(of).collect(),
            ladder: rungs.into_iter().map(rung).collect(),
            header,
        }
    }

    /// A line for each pairing.
    pub(super) fn csv(&self) -> String {
        let mut text = String::from(
            "game,rules,pack,digest,options,commit,seats,alone,seed,first,second,blocks,games,score,low,high,elo,\
             elo_low,elo_high,margin,wins_alone,wins_alone_low,wins_alone_high,verdict\n",
        );
        let Header { game, rules, pack, digest, options, seats, alone, bots: _, seed, commit } =
            &self.header;
        let options: Vec<String> =
            options.iter().map(|(name, value)| format!("{name}={value}")).collect();
        let options = options.join(" ");
        for one in &self.pairings {
            let share = |share: f64| format!("{share:.4}");
            let score = one.score.map_or_else(Default::default, |score| in_csv(score, share));
            let wins = in_csv(one.wins_alone, share);
            let elo = one.elo.map_or([None; 3], |InElo { mean, low, high }| [mean, low, high]);
            let [elo, elo_low, elo_high] =
                elo.map(|number| number.map_or_else(String::new, |number| decimals(number, 1)));
            let margin = decimals(one.margin.mean, 2);
            let verdict = one.verdict.map_or("", |verdict| match verdict {
                Verdict::Open => "open",
                Verdict::Accepted => "accepted",
                Verdict::Refused => "refused",
            });
            text.push_str(&format!(
                "{game},{rules},{pack},{digest},{options},{commit},{seats},{alone},{seed},{},{},{},{},{},\
                 {elo},{elo_low},{elo_high},{margin},{},{verdict}\n",
                one.first,
                one.second,
                one.blocks,
                one.games,
                score.join(","),
                wins.join(","),
            ));
        }
        text
    }
}

/// The mean and the two ends.
fn in_csv(Interval { mean, low, high }: Interval, write: impl Fn(f64) -> String) -> [String; 3] {
    [mean, low, high].map(write)
}

/// The variance of the mean of independent games, over that of the mean of blocks.
fn variance_reduction(blocks: &[&Block], bot: usize) -> f64 {
    let alone = |block: &&Block| -> Vec<f64> {
        let seat = |game: &arena::Finished| {
            let seats: Vec<usize> =
                (0..game.seating.len()).filter(|&seat| game.seating[seat] == bot).collect();
            (seats.len() == 1).then(|| game.win(seats[0]))
        };
        block.games.iter().filter_map(seat).collect()
    };
    let games: Vec<f64> = blocks.iter().flat_map(alone).collect();
    let means: Vec<f64> = blocks.iter().map(|block| block.wins_alone(bot)).collect();
    let each = games.len() as f64 / means.len().max(1) as f64;
    let (of_games, of_means) = (variance(&games) / each.max(1.0), variance(&means));
    if of_means > 0.0 { of_games / of_means } else { 1.0 }
}

fn variance(numbers: &[f64]) -> f64 {
    let count = numbers.len() as f64;
    let mean = numbers.iter().sum::<f64>() / count.max(1.0);
    numbers.iter().map(|number| (number - mean).powi(2)).sum::<f64>() / (count - 1.0).max(1.0)
}
