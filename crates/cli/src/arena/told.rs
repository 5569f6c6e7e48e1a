//! The result for people.

use arena::{InElo, Interval, Verdict};
use table::Message;

use crate::arena::report::{OfPairing, Report};
use crate::columns::{percent, tenths, write_columns};
use crate::failure::Failure;
use crate::shell::Shell;
use crate::wrap::with_minus;

pub(super) fn write(report: &Report, shell: &mut Shell<'_>) -> Result<(), Failure> {
    let header = &report.header;
    let head = Message::new("cli-arena-head")
        .with("game", header.game.as_str())
        .with("pack", header.pack.as_str())
        .with("digest", header.digest.as_str())
        .with("seats", header.seats)
        .with("seed", header.seed.to_string().as_str())
        .with("version", header.commit.as_str());
    shell.say(&head)?;
    shell.line("")?;
    let score: &[&str] = if header.alone { &[] } else { &["score", "interval"] };
    let with_elo: &[&str] = if header.seats == 2 { &["elo", "elo-interval"] } else { &[] };
    let alone: &[&str] = if header.seats > 2 { &["alone", "interval"] } else { &[] };
    let names = [&["first", "second", "blocks"], score, with_elo, alone, &["margin"]];
    let mut rows = vec![titles(shell, &names.concat())];
    rows.extend(report.pairings.iter().map(|pairing| pairing_row(pairing, header.seats)));
    write_columns(&rows, &[0, 1], shell)?;
    for pairing in &report.pairings {
        if let Some(verdict) = pairing.verdict {
            let id = match verdict {
                Verdict::Open => "cli-arena-open",
                Verdict::Accepted => "cli-arena-accepted",
                Verdict::Refused => "cli-arena-refused",
            };
            let said = Message::new(id)
                .with("first", pairing.first.as_str())
                .with("second", pairing.second.as_str())
                .with("blocks", pairing.blocks);
            shell.say(&said)?;
        }
    }
    if report.ladder.len() > 1 {
        shell.line("")?;
        let mut rows = vec![titles(shell, &["bot", "elo", "elo-interval"])];
        rows.extend(
            report
                .ladder
                .iter()
                .map(|rung| vec![rung.bot.clone(), elo_mean(rung.elo), elo_interval(rung.elo)]),
        );
        write_columns(&rows, &[0], shell)?;
    }
    Ok(())
}

fn titles(shell: &Shell<'_>, names: &[&str]) -> Vec<String> {
    names.iter().map(|name| shell.text(&Message::new(format!("cli-arena-{name}")))).collect()
}

fn pairing_row(pairing: &OfPairing, seats: usize) -> Vec<String> {
    let mut row = vec![pairing.first.clone(), pairing.second.clone(), pairing.blocks.to_string()];
    if let Some(score) = pairing.score {
        row.extend([percent(score.mean), interval(score, percent)]);
    }
    if let Some(elo) = pairing.elo {
        row.extend([elo_mean(elo), elo_interval(elo)]);
    }
    if seats > 2 {
        let wins = pairing.wins_alone;
        row.extend([percent(wins.mean), interval(wins, percent)]);
    }
    row.push(tenths(pairing.margin.mean));
    row
}

fn elo_mean(InElo { mean, .. }: InElo) -> String {
    mean.map_or_else(|| "–".to_owned(), whole)
}

/// An interval that may have no end: `> 727`.
fn elo_interval(InElo { low, high, .. }: InElo) -> String {
    match (low, high) {
        (Some(low), Some(high)) => format!("{} – {}", whole(low), whole(high)),
        (Some(low), None) => format!("> {}", whole(low)),
        (None, Some(high)) => format!("< {}", whole(high)),
        (None, None) => "–".to_owned(),
    }
}

fn interval(interval: Interval, write: impl Fn(f64) -> String) -> String {
    format!("{} – {}", write(interval.low), write(interval.high))
}

fn whole(number: f64) -> String {
    with_minus(&format!("{number:.0}"))
}
