//! Commands that look at many files: one that cannot be read does not keep the others from being
//! looked at.

use std::path::{Path, PathBuf};

use crate::failure::Failure;
use crate::shell::Shell;

/// Looks at each file with `holds`, which tells what it found.
///
/// # Errors
/// After the last file, if any did not hold or could not be looked at.
pub(crate) fn each_file(
    files: &[PathBuf],
    shell: &mut Shell<'_>,
    mut holds: impl FnMut(&Path, &mut Shell<'_>) -> Result<bool, Failure>,
) -> Result<(), Failure> {
    let mut worst = 0;
    for path in files {
        let code = match holds(path, shell) {
            Ok(true) => 0,
            Ok(false) => 1,
            Err(failure @ (Failure::Input(_) | Failure::Failed(_))) => shell.complain(&failure),
            Err(failure @ (Failure::Told { .. } | Failure::Unheard)) => return Err(failure),
        };
        worst = worst.max(code);
    }
    if worst == 0 { Ok(()) } else { Err(Failure::Told { code: worst }) }
}
