//! Long runs of the comparison of plans with every way to play a turn.

use anyhow::Result;

use crate::shell;

/// Compares so many turns of each kind.
///
/// # Errors
/// If plans leave out something better too often.
pub(crate) fn run(turns: u32) -> Result<()> {
    let mut tests = shell::cargo(&["test", "--release", "--package", "bots", "--test", "it"]);
    tests.args(["--", "plans_are_complete", "--nocapture"]).env("PLAN_TURNS", turns.to_string());
    shell::call(&mut tests)
}
