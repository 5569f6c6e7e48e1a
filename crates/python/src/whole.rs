//! Whole numbers as Python hands them over.

use pyo3::exceptions::PyOverflowError;
use pyo3::prelude::*;
use pyo3::types::PyAny;

use crate::refused::Refused;

/// A number that counts something or names it: an id, a player, a seed. One that is too small or too large is refused in
/// a sentence like everything else that cannot be had; what is no whole number stays a `TypeError`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Whole<N>(pub(crate) N);

impl<'a, 'py, N> FromPyObject<'a, 'py> for Whole<N>
where
    N: for<'b> FromPyObject<'b, 'py, Error = PyErr>,
{
    type Error = PyErr;

    fn extract(number: Borrowed<'a, 'py, PyAny>) -> PyResult<Self> {
        match number.extract::<N>() {
            Ok(number) => Ok(Self(number)),
            Err(error) if error.is_instance_of::<PyOverflowError>(number.py()) => {
                let told = number.repr()?.to_string();
                let sentence =
                    format!("{told} is out of range: numbers begin at 0 and have 64 bits");
                Err(Refused::new(sentence).into())
            }
            Err(error) => Err(error),
        }
    }
}
