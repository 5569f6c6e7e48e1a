//! A table of London, from words.

use london::{London, Options};
use table::Seats;

use crate::TableSpec;
use crate::error::SpecError;
use crate::options::{OptionWords, Words};
use crate::pack::london_content;

const OPTIONS: [&str; 2] = ["loans", "first"];

/// London as asked for.
///
/// # Errors
/// If there is no such table.
pub(crate) fn lay(spec: &TableSpec) -> Result<London, SpecError> {
    let seats = Seats::new(spec.seats).ok_or(SpecError::Seats { found: spec.seats })?;
    let options = read_options(&spec.options, seats)?;
    Ok(London::new(london_content(&spec.pack)?, seats, options))
}

fn read_options(given: &OptionWords, seats: Seats) -> Result<Options, SpecError> {
    let mut options = Options::default();
    for words in Words::each(given)? {
        match words.name {
            "loans" => {
                options.limited_loans = words.one_of(&[("limited", true), ("unlimited", false)])?;
            }
            "first" => options.first = words.seat(seats)?,
            _ => return Err(words.unknown(&OPTIONS)), // not ours: text
        }
    }
    Ok(options)
}
