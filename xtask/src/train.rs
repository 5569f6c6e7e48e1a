//! Courses in which a net learns, and matches that say what they were good for.

use anyhow::Result;

use crate::shell;

/// Hands everything on to the crate `learning`.
///
/// # Errors
/// If it fails.
pub(crate) fn run(words: &[String]) -> Result<()> {
    let mut learning = shell::cargo(&["run", "--release", "--package", "learning", "--"]);
    shell::call(learning.args(words))
}
