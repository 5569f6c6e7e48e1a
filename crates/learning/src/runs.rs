//! The log of runs: a line when one begins and a line when it ends, so that one that was broken off is told, too.
//!
//! `crates/bots/weights/runs.jsonl` keeps the runs that made the weights in the program, in the same lines. Those
//! before there were such lines are `remembered` there: what is known of them, and what is missing.

use std::fs::OpenOptions;
use std::io::{self, Write as _};
use std::path::Path;

use serde::Serialize;

use crate::stamp::Stamp;

/// A line of the log.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "run", rename_all = "snake_case")]
pub enum Line<'a> {
    /// A course is begun or taken up.
    Begins {
        /// The name of the file of weights.
        weights: &'a str,
        /// The version of the program. A course that versions took turns at is repeated in the same turns.
        commit: &'a str,
        /// What the course depends on.
        #[serde(flatten)]
        stamp: &'a Stamp,
        /// Rounds that were there already.
        from: u64,
        /// Rounds after which it ends.
        to: u64,
    },
    /// It has come to its end.
    Ends {
        /// The name of the file of weights.
        weights: &'a str,
        /// The digest of that file.
        digest: String,
        /// Rounds that are there now.
        rounds: u64,
        /// The error of the rules of thumb in the last round, in points.
        error_rules: f64,
        /// That of the net before the last round.
        error_before: f64,
        /// That of the net after it.
        error_after: f64,
        /// How long it took since it was begun or taken up.
        seconds: u64,
    },
}

/// Adds a line.
///
/// # Errors
/// If the file cannot be written.
pub fn note(log: &Path, line: &Line<'_>) -> io::Result<()> {
    let mut text = serde_json::to_string(line).expect("numbers and words can be written");
    text.push('\n');
    OpenOptions::new().create(true).append(true).open(log)?.write_all(text.as_bytes())
}
