//! The result as a table.

use balance::Spread;
use table::Message;

use crate::columns::{percent, tenths, write_columns};
use crate::failure::Failure;
use crate::shell::Shell;
use crate::sim::summary::{Share, Summary};
use crate::wrap::with_minus;

/// Writes the summary for people.
pub(super) fn write(summary: &Summary, shell: &mut Shell<'_>) -> Result<(), Failure> {
    let head = Message::new("cli-sim-head")
        .with("game", summary.game)
        .with("pack", summary.pack.as_str())
        .with("games", summary.games)
        .with("first", summary.seed.to_string().as_str())
        .with("last", last_seed(summary).to_string().as_str());
    shell.say(&head)?;
    shell.line("")?;

    let headings = ["seat", "bot", "mean", "sd", "least", "most", "wins", "interval"];
    let said = |name: &str| shell.words.say(&Message::new(format!("cli-sim-{name}")));
    let mut rows: Vec<Vec<String>> = vec![headings.map(said).to_vec()];
    for seat in &summary.by_seat {
        rows.push(row(seat.seat.to_string(), seat.bot, seat.score, seat.wins));
    }
    // Told apart by bot only where that says something new.
    if (2..summary.by_seat.len()).contains(&summary.by_bot.len()) {
        for bot in &summary.by_bot {
            let seats: Vec<String> = bot.seats.iter().map(ToString::to_string).collect();
            rows.push(row(seats.join("+"), bot.bot, bot.score, bot.wins));
        }
    }
    write_columns(&rows, &[1], shell)?;
    shell.line("")?;
    for (id, spread) in [("turns", summary.turns), ("decisions", summary.decisions)] {
        let length = Message::new(format!("cli-sim-{id}"))
            .with("mean", tenths(spread.mean).as_str())
            .with("sd", tenths(spread.sd).as_str())
            .with("least", spread.min)
            .with("most", spread.max);
        shell.say(&length)?;
    }
    Ok(())
}

fn last_seed(summary: &Summary) -> u64 {
    summary.seed.wrapping_add(u64::from(summary.games) - 1)
}

fn row(seat: String, bot: &str, score: Spread, wins: Share) -> Vec<String> {
    vec![
        seat,
        bot.to_owned(),
        tenths(score.mean),
        tenths(score.sd),
        with_minus(&score.min.to_string()),
        with_minus(&score.max.to_string()),
        percent(wins.share),
        format!("{} – {}", percent(wins.low), percent(wins.high)),
    ]
}
