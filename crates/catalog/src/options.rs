//! Options of a table, from words.

use table::{Seat, Seats};

use crate::error::{Allowed, SpecError};

/// Options as names and values.
pub(crate) type OptionWords = [(String, String)];

/// One option that was given.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Words<'o> {
    pub(crate) name: &'o str,
    value: &'o str,
}

impl<'o> Words<'o> {
    /// All options that were given.
    ///
    /// # Errors
    /// If one is given twice.
    pub(crate) fn each(given: &'o OptionWords) -> Result<Vec<Self>, SpecError> {
        for (index, (name, _)) in given.iter().enumerate() {
            if given[..index].iter().any(|(other, _)| other == name) {
                return Err(SpecError::Twice { name: name.clone() });
            }
        }
        Ok(given.iter().map(|(name, value)| Self { name, value }).collect())
    }

    /// What the value stands for.
    ///
    /// # Errors
    /// If it is none of these words.
    pub(crate) fn one_of<T: Copy>(self, words: &[(&'static str, T)]) -> Result<T, SpecError> {
        let found = words.iter().find(|(word, _)| *word == self.value);
        found.map(|&(_, meaning)| meaning).ok_or_else(|| {
            self.cannot_be(Allowed::Words(words.iter().map(|(word, _)| *word).collect()))
        })
    }

    /// The seat that is named; `None` for any.
    ///
    /// # Errors
    /// If the table has no such seat.
    pub(crate) fn seat(self, seats: Seats) -> Result<Option<Seat>, SpecError> {
        if self.value == "any" {
            return Ok(None);
        }
        let seat = self.value.parse().ok().and_then(Seat::from_number);
        let seat = seat.filter(|&seat| seats.has(seat));
        seat.map(Some).ok_or_else(|| self.cannot_be(Allowed::Seat { seats: seats.count() }))
    }

    /// The game has no such option.
    pub(crate) fn unknown(self, known: &'static [&'static str]) -> SpecError {
        SpecError::NoSuchOption { name: self.name.to_owned(), known }
    }

    fn cannot_be(self, expected: Allowed) -> SpecError {
        let (name, value) = (self.name.to_owned(), self.value.to_owned());
        SpecError::Value { name, value, expected }
    }
}

/// Words as a choice: `a, b or c`.
pub(crate) fn either(words: &[&str]) -> String {
    match words {
        [] => String::new(),
        [only] => (*only).to_owned(),
        [first @ .., last] => format!("{} or {last}", first.join(", ")),
    }
}
