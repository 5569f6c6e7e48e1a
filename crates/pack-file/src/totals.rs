//! Checks of how many there are.

use crate::{At, Checked, FileFault, Refused, missing};

/// Whether the rows add up to what the header says under `[totals]`. All totals are needed.
///
/// # Errors
/// If the total is missing or another one.
pub fn same_total<F: From<FileFault>>(
    declared: &Option<At<u8>>,
    total: &'static str,
    counted: usize,
) -> Checked<(), F> {
    let Some(declared) = declared else { return Err(missing(total, "under [totals]")) };
    if usize::from(declared.value) == counted {
        return Ok(());
    }
    Err(declared.refuse(FileFault::Total { total, declared: declared.value, counted }.into()))
}

/// Whether there are enough.
///
/// # Errors
/// If not.
pub fn at_least<F: From<FileFault>>(
    what: &'static str,
    least: usize,
    found: usize,
) -> Checked<(), F> {
    if found >= least {
        return Ok(());
    }
    Err(Refused::somewhere(FileFault::TooFew { what, found, least }.into()))
}

/// Whether there are not too many, where each row counts for as many as `count` says. `places` tells
/// where each row stands; `None` for those that the file does not mention.
///
/// # Errors
/// If there are, at the row that is one too many.
pub fn at_most<T, F: From<FileFault>>(
    what: &'static str,
    most: usize,
    rows: &[T],
    places: &[Option<usize>],
    count: impl Fn(&T) -> usize,
) -> Checked<(), F> {
    let found: usize = rows.iter().map(&count).sum();
    if found <= most {
        return Ok(());
    }
    let mut sum = 0;
    let surplus = rows.iter().zip(places).find(|(row, _)| {
        sum += count(row);
        sum > most
    });
    let at = surplus.and_then(|(_, &at)| at);
    Err(Refused { at, fault: FileFault::TooMany { what, found, most }.into() })
}
