//! The TypeScript types of the protocol, written anew.

use anyhow::Result;

use crate::shell;

/// Writes `web/src/lib/protocol`. The test that compares the files also writes them, so there is one
/// place that knows them.
///
/// # Errors
/// If the types cannot be made or written.
pub(crate) fn run() -> Result<()> {
    let mut tests = shell::cargo(&["test", "--package", "protocol", "--test", "it", "types"]);
    shell::call(tests.env("TWOCITIES_WRITE_TYPES", "1"))
}
