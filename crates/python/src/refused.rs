//! What cannot be done, in one sentence.

use std::fmt::Display;

use pyo3::PyErr;
use pyo3::exceptions::PyValueError;

/// Something that cannot be done; a `ValueError` in Python.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Refused(String);

impl Refused {
    pub(crate) fn new(sentence: impl Display) -> Self {
        Self(sentence.to_string())
    }
}

impl From<Refused> for PyErr {
    fn from(refused: Refused) -> Self {
        PyValueError::new_err(refused.0)
    }
}
