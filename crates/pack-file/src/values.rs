//! Checks of single values.

use serde::Serialize;

use crate::{At, Checked, FileFault, Refused};

/// The longest id.
const LONGEST_ID: usize = 40;
/// The longest name, in characters.
const LONGEST_NAME: usize = 60;

/// The refusal of something in which `key` is missing. `whence` says where it belongs, as in "for
/// every card".
pub fn missing<F: From<FileFault>>(key: &str, whence: &'static str) -> Refused<F> {
    Refused::somewhere(FileFault::Missing { key: key.to_owned(), whence }.into())
}

/// A field that only a row that changes another may leave out.
///
/// # Errors
/// If it is left out.
pub fn needed<T, F: From<FileFault>>(
    value: Option<At<T>>,
    key: &str,
    whence: &'static str,
) -> Checked<T, F> {
    value.map(|value| value.value).ok_or_else(|| missing(key, whence))
}

/// The value of a field, or what it has if nothing is said.
pub fn or_default<T: Copy + Default>(value: &Option<At<T>>) -> T {
    value.as_ref().map(|value| value.value).unwrap_or_default()
}

/// The number, if it is in the range. `word` is what the message calls it.
///
/// # Errors
/// If it is not.
pub fn within(number: u8, least: u8, most: u8, word: &str) -> Result<u8, FileFault> {
    if (least..=most).contains(&number) {
        return Ok(number);
    }
    Err(FileFault::OutOfRange { word: word.to_owned(), number, least, most })
}

/// An id, or a name that is used like one; `what` says which.
///
/// # Errors
/// If it is empty, too long, or has other characters than lower-case letters, digits and hyphens.
pub fn well_formed<F: From<FileFault>>(word: &At<String>, what: &'static str) -> Checked<(), F> {
    let allowed = |b: u8| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-';
    if (1..=LONGEST_ID).contains(&word.value.len()) && word.value.bytes().all(allowed) {
        return Ok(());
    }
    Err(word.refuse(FileFault::BadId { word: word.value.clone(), what }.into()))
}

/// A name that a line can show.
///
/// # Errors
/// If it is empty, too long, or has characters that no line shows.
pub fn showable<F: From<FileFault>>(name: At<String>) -> Checked<String, F> {
    let fits = (1..=LONGEST_NAME).contains(&name.value.chars().count())
        && !name.value.trim().is_empty()
        && !name.value.chars().any(char::is_control);
    if !fits {
        return Err(name.refuse(FileFault::BadName { name: name.value.clone() }.into()));
    }
    Ok(name.value)
}

/// The word that stands for a variant in a pack; empty for what is no variant.
pub fn word_of<T: Serialize>(variant: T) -> String {
    match toml::Value::try_from(variant) {
        Ok(toml::Value::String(word)) => word,
        Ok(toml::Value::Table(table)) => table.keys().next().cloned().unwrap_or_default(),
        Ok(_) | Err(_) => String::new(),
    }
}
