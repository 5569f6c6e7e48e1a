//! All checks together.

use anyhow::{Result, ensure};

use crate::shell;
use crate::tidy::repository::Repository;
use crate::tidy::violation::Violation;
use crate::tidy::{clauses, documents, layers, layout, machine, purity};

/// Runs every check and prints what it finds.
///
/// # Errors
/// If anything is found, or the files can't be read.
pub(crate) fn run() -> Result<()> {
    let violations = violations()?;
    for violation in &violations {
        println!("{violation}");
    }
    let count = violations.len();
    let plural = if count == 1 { "" } else { "s" };
    ensure!(count == 0, "tidy found {count} place{plural} to mend, listed above");
    println!("tidy found nothing to mend");
    Ok(())
}

fn violations() -> Result<Vec<Violation>> {
    let repository = Repository::read()?;
    let files = &repository.files;
    let mut violations = layers::check(&shell::metadata()?, files)?;
    violations.extend(layout::check(files));
    violations.extend(purity::check(files));
    violations.extend(clauses::check(files));
    violations.extend(machine::check(files));
    violations.extend(documents::check(&repository));
    violations.sort();
    Ok(violations)
}
