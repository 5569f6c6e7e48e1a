//! Values that know where they stand, and refusals that say where.

use serde::{Deserialize, Deserializer};
use toml::Spanned;

use crate::PackError;

/// A value and where it stands in the file.
#[derive(Clone, Copy, Debug, Default)]
pub struct At<T> {
    /// The value.
    pub value: T,
    /// Bytes from the start of the file; `None` if it comes from the pack that this one extends.
    pub at: Option<usize>,
}

/// A list that knows where it and its items stand.
pub type List<T> = At<Vec<At<T>>>;

impl<T> At<T> {
    /// Refuses the value.
    pub fn refuse<F>(&self, fault: F) -> Refused<F> {
        Refused { at: self.at, fault }
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for At<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let spanned = Spanned::<T>::deserialize(deserializer)?;
        let at = Some(spanned.span().start);
        Ok(Self { value: spanned.into_inner(), at })
    }
}

/// A fault, with a place that is not yet counted in lines.
#[derive(Debug)]
pub struct Refused<F> {
    /// Bytes from the start of the file; `None` where only somebody further out knows the place.
    pub at: Option<usize>,
    /// What is wrong.
    pub fault: F,
}

impl<F> Refused<F> {
    /// At the top of the file or wherever somebody further out says.
    pub fn somewhere(fault: F) -> Self {
        Self { at: None, fault }
    }

    /// At `at`, unless a more exact place is known.
    #[must_use]
    pub fn or_at(self, at: Option<usize>) -> Self {
        Self { at: self.at.or(at), ..self }
    }

    /// In lines and columns of the file, which messages call `file`.
    pub fn in_file(self, file: &str, text: &str) -> PackError<F> {
        let (line, column) = position(text, self.at.unwrap_or(0));
        PackError { file: file.to_owned(), line, column, fault: self.fault }
    }
}

/// What comes of checking a part of a pack.
pub type Checked<T, F> = Result<T, Refused<F>>;

/// Line and column, both counted from 1.
pub(crate) fn position(text: &str, at: usize) -> (u32, u32) {
    let before = text.get(..at).unwrap_or(text);
    let line = before.matches('\n').count() + 1;
    let column = before.chars().rev().take_while(|&c| c != '\n').count() + 1;
    let number = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
    (number(line), number(column))
}
