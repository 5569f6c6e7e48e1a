//! The speed gate: how many instructions one random game takes.
//!
//! Instructions are counted by valgrind, so the number is the same on a busy machine and on a quiet
//! one. What it takes to start the program is no concern of the gate: the difference between a long
//! and a short run leaves it out. What plays is a program with nothing but the rules in it, which is
//! built in a minute; `twocities bench` plays the same games.

use std::path::Path;
use std::process::Command;

use anyhow::{Context as _, Result, bail, ensure};
use serde_json::{Map, Value, json};

use crate::shell;

/// The numbers to hold, by game.
const GATE: &str = "docs/speed-gate.json";
/// The field of a game's entry.
const FIELD: &str = "instructions_per_game";
/// The short and the long run.
const GAMES: [u64; 2] = [20, 60];
/// How far a measurement may be from its number, in percent of it.
const TOLERANCE: u64 = 5;

/// Measures every game of the gate's file, and compares or (`bless`) writes the numbers.
///
/// # Errors
/// If a game is too slow or too fast, or can't be measured.
pub(crate) fn run(bless: bool) -> Result<()> {
    let path = shell::root().join(GATE);
    let text = std::fs::read_to_string(&path).with_context(|| {
        format!("{GATE} can't be read: it lists the games, as {{\"london\": {{}}}}")
    })?;
    let gate = read_gate(&text)?;
    if !shell::works(&mut shell::program("valgrind", &["--version"])) {
        bail!(
            "valgrind is missing: install the Debian package valgrind (apt-get install valgrind)"
        );
    }
    shell::call(&mut shell::cargo(&[
        "build",
        "--release",
        "--package",
        "catalog",
        "--example",
        "random_games",
    ]))?;
    let binary = shell::target_directory()?.join("release/examples/random_games");
    let mut measured = Vec::new();
    for (game, number) in &gate {
        let instructions = measure(&binary, game)?;
        println!("{game}: {instructions} instructions per game, the gate has {}", told(*number));
        measured.push((game.clone(), instructions));
    }
    if bless {
        std::fs::write(&path, write_gate(&measured)?)
            .with_context(|| format!("{GATE} can't be written"))?;
        println!("written to {GATE}");
        return Ok(());
    }
    let complaints: Vec<String> = gate
        .iter()
        .zip(&measured)
        .filter_map(|((game, number), (_, instructions))| complaint(game, *number, *instructions))
        .collect();
    ensure!(complaints.is_empty(), "{}", complaints.join("; "));
    Ok(())
}

/// Instructions per game: the difference of the two runs over the games between them.
fn measure(binary: &Path, game: &str) -> Result<u64> {
    let [short, long] = GAMES;
    let few =
        count(bench(binary, game, short)).with_context(|| format!("{game}, {short} games"))?;
    let many = count(bench(binary, game, long)).with_context(|| format!("{game}, {long} games"))?;
    per_game(few, many).with_context(|| format!("{game} can't be measured"))
}

fn per_game(few: u64, many: u64) -> Result<u64> {
    let [short, long] = GAMES;
    let more = many.saturating_sub(few) / (long - short);
    ensure!(
        more > 0,
        "{long} games take {many} instructions and {short} games {few}: does random_games play the games it is asked for?"
    );
    Ok(more)
}

fn bench(binary: &Path, game: &str, games: u64) -> Command {
    let mut command =
        shell::program("valgrind", &["--tool=callgrind", "--callgrind-out-file=/dev/null"]);
    command.arg(binary).args([game, &games.to_string()]);
    command
}

fn count(mut command: Command) -> Result<u64> {
    let line = shell::line(&command);
    let output = command.output().with_context(|| format!("“{line}” can't be started"))?;
    let said = String::from_utf8_lossy(&output.stderr);
    if !output.status.success() {
        bail!("“{line}” failed ({}): {}", output.status, said.trim());
    }
    read_count(&said).with_context(|| format!("“{line}” told no count"))
}

/// The number of instructions that callgrind reports: `Collected : 123`, or `I   refs: 1,234`.
///
/// # Errors
/// If there is none, or it is 0 (as without symbols).
fn read_count(said: &str) -> Result<u64> {
    let number = |line: &str| -> Option<u64> {
        let line = line.rsplit("==").next()?;
        let (name, number) = line.split_once(':')?;
        let name: Vec<&str> = name.split_whitespace().collect();
        if !matches!(name[..], ["Collected"] | ["I", "refs"]) {
            return None;
        }
        number.split_whitespace().next()?.replace(',', "").parse().ok()
    };
    let Some(count) = said.lines().find_map(number) else {
        bail!("no line “Collected : …” or “I refs: …” in what valgrind wrote: {}", said.trim());
    };
    ensure!(count > 0, "valgrind counted 0 instructions: is the binary stripped?");
    Ok(count)
}

/// A sentence if the measurement doesn't fit the number.
fn complaint(game: &str, number: Option<u64>, measured: u64) -> Option<String> {
    const BLESS: &str = "cargo xtask speed --bless writes the new number";
    let Some(number) = number else {
        return Some(format!("{game} has no number in {GATE}: {BLESS}"));
    };
    if measured.abs_diff(number) * 100 <= number * TOLERANCE {
        return None;
    }
    let more = if measured > number { "more" } else { "fewer" };
    // In tenths of a percent, so that the sentence never says "5 %" of something outside it.
    let tenths = measured.abs_diff(number) * 1000 / number;
    Some(format!(
        "{game} takes {}.{} % {more} instructions per game than {GATE} has ({measured} against {number}), \
         and ±{TOLERANCE} % is allowed: mend it, or, if it must be so, {BLESS}",
        tenths / 10,
        tenths % 10,
    ))
}

/// The games of the file with their numbers; `None` where none was written yet.
fn read_gate(text: &str) -> Result<Vec<(String, Option<u64>)>> {
    let gate: Map<String, Value> =
        serde_json::from_str(text).with_context(|| format!("{GATE} is no JSON object"))?;
    ensure!(!gate.is_empty(), "{GATE} lists no game: write {{\"london\": {{}}}}");
    gate.into_iter().map(|(game, entry)| Ok((game.clone(), read_entry(&game, &entry)?))).collect()
}

fn read_entry(game: &str, entry: &Value) -> Result<Option<u64>> {
    let Some(number) = entry.get(FIELD) else {
        return Ok(None);
    };
    let number = number.as_u64().filter(|&number| number > 0);
    let wrong = || format!("{GATE}: {FIELD} of {game} must be a whole number above 0");
    number.map(Some).with_context(wrong)
}

fn write_gate(measured: &[(String, u64)]) -> Result<String> {
    let gate: Map<String, Value> =
        measured.iter().map(|(game, number)| (game.clone(), json!({ FIELD: number }))).collect();
    Ok(format!("{}\n", serde_json::to_string_pretty(&gate)?))
}

fn told(number: Option<u64>) -> String {
    number.map_or_else(|| "none yet".to_owned(), |number| number.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    const SAID: &str = "\
==41== Callgrind, a call-graph generating cache profiler
==41== Command: target/release/twocities bench london --games 20
==41== Events    : Ir
==41== Collected : 217123456
==41==
==41== I   refs:      217,123,456
";

    #[test]
    fn counts_are_read() {
        assert_eq!(read_count(SAID).unwrap(), 217_123_456);
        assert_eq!(read_count("==7== I   refs:      1,234,567\n").unwrap(), 1_234_567);
    }

    #[test]
    fn zero_or_nothing_is_no_count() {
        assert!(read_count("").is_err());
        assert!(read_count("==7== Collected : \n").is_err());
        assert!(read_count("==7== Collected : many\n").is_err());
        let error = read_count("==7== Collected : 0\n").unwrap_err();
        assert!(error.to_string().contains("counted 0 instructions"), "{error}");
    }

    #[test]
    fn a_count_comes_from_a_run_that_ends_well() {
        let run = |script: &str| count(shell::program("sh", &["-c", script]));
        assert_eq!(run("echo '==1== Collected : 12' >&2").unwrap(), 12);
        assert!(run("echo '==1== Collected : 12' >&2; exit 3").is_err());
        assert!(run("echo '==1== Collected : 12'").is_err());
    }

    #[test]
    fn the_start_of_the_program_is_left_out() {
        assert_eq!(per_game(1_000 + 20 * 7, 1_000 + 60 * 7).unwrap(), 7);
        assert!(per_game(1_000, 1_000).is_err());
        assert!(per_game(1_000, 900).is_err());
    }

    #[test]
    fn five_percent_pass_and_more_does_not() {
        assert_eq!(complaint("london", Some(1000), 1050), None);
        assert_eq!(complaint("london", Some(1000), 950), None);
        let slow = complaint("london", Some(1000), 1051).unwrap();
        assert!(slow.contains("5.1 % more") && slow.contains("--bless"), "{slow}");
        let fast = complaint("london", Some(1000), 800).unwrap();
        assert!(fast.contains("20.0 % fewer") && fast.contains("--bless"), "{fast}");
        assert!(complaint("london", None, 800).is_some());
    }

    #[test]
    fn the_gate_reads_what_it_writes() {
        let text = write_gate(&[("london".to_owned(), 42)]).unwrap();
        assert_eq!(read_gate(&text).unwrap(), [("london".to_owned(), Some(42))]);
        assert_eq!(read_gate("{\"london\": {}}").unwrap(), [("london".to_owned(), None)]);
    }

    #[test]
    fn a_broken_gate_is_refused() {
        for text in [
            "",
            "[]",
            "{}",
            r#"{"london": {"instructions_per_game": 0}}"#,
            r#"{"london": {"instructions_per_game": -1}}"#,
            r#"{"london": {"instructions_per_game": "many"}}"#,
        ] {
            assert!(read_gate(text).is_err(), "“{text}” was read");
        }
    }
}
