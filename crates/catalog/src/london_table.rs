//! A table of London, from words.

use london::{London, Options};
use table::{Seat, Seats};

use crate::TableSpec;
use crate::error::SpecError;
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

fn read_options(given: &[(String, String)], seats: Seats) -> Result<Options, SpecError> {
    let mut options = Options::default();
    for (index, (name, value)) in given.iter().enumerate() {
        if given[..index].iter().any(|(other, _)| other == name) {
            return Err(SpecError::Twice { name: name.clone() });
        }
        let cannot_be = |expected: String| {
            let (name, value) = (name.clone(), value.clone());
            SpecError::Value { name, value, expected }
        };
        match name.as_str() {
            "loans" => {
                options.limited_loans = match value.as_str() {
                    "limited" => true,
                    "unlimited" => false,
                    _ => return Err(cannot_be("limited or unlimited".to_owned())),
                }
            }
            "first" if value == "any" => options.first = None,
            "first" => {
                let seat = value.parse().ok().and_then(Seat::from_number);
                options.first = Some(seat.filter(|&seat| seats.has(seat)).ok_or_else(|| {
                    cannot_be(format!("a seat from 1 to {}, or any", seats.count()))
                })?);
            }
            _ => return Err(SpecError::NoSuchOption { name: name.clone(), known: &OPTIONS }),
        }
    }
    Ok(options)
}
