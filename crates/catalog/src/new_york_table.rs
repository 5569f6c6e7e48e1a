//! A table of New York, from words.

use new_york::{NewYork, Options, Variant};
use table::Seats;

use crate::TableSpec;
use crate::error::SpecError;
use crate::options::{OptionWords, Words};
use crate::pack::new_york_content;

const OPTIONS: [&str; 5] = ["variant", "action-cards", "characters", "flip", "first"];

/// New York as asked for.
///
/// # Errors
/// If there is no such table.
pub(crate) fn lay(spec: &TableSpec) -> Result<NewYork, SpecError> {
    let seats = Seats::new(spec.seats).ok_or(SpecError::Seats { found: spec.seats })?;
    let options = read_options(&spec.options, seats)?;
    Ok(NewYork::new(new_york_content(&spec.pack)?, seats, options))
}

fn read_options(given: &OptionWords, seats: Seats) -> Result<Options, SpecError> {
    let mut options = Options::default();
    for words in Words::each(given)? {
        match words.name {
            "variant" => {
                options.variant = words.one_of(&[
                    ("standard", Variant::Standard),
                    ("beginner", Variant::Beginner),
                    ("expert", Variant::Expert),
                ])?;
            }
            "action-cards" => {
                options.action_cards = words.one_of(&[("all", true), ("none", false)])?;
            }
            "characters" => {
                options.choose_characters = words.one_of(&[("random", false), ("choose", true)])?;
            }
            "flip" => options.flip = words.one_of(&[("no", false), ("yes", true)])?,
            "first" => options.first = words.seat(seats)?,
            _ => return Err(words.unknown(&OPTIONS)), // not ours: text
        }
    }
    Ok(options)
}
