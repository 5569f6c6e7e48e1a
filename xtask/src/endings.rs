//! Long runs of the comparison of how bots end games with every way to end them.

use anyhow::Result;

use crate::shell;

/// Looks at so many positions of each kind.
///
/// # Errors
/// If a game could be ended better, or a theme is hardly ever found.
pub(crate) fn run(positions: u32) -> Result<()> {
    let mut tests = shell::cargo(&["test", "--release", "--package", "bots", "--test", "it"]);
    tests.args(["--", "endings", "--nocapture"]).env("ENDING_POSITIONS", positions.to_string());
    shell::call(&mut tests)
}
