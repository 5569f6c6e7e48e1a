//! What the TOML reader says, in our words. Serde hands faults over as English text only, so its
//! sentences are taken apart; one that is not recognised is passed on, cut to a line.

use super::Refused;
use crate::content::error::PackFault;

/// A number that a field of one byte can hold.
const BYTE: &str = "a number from 0 to 255";

/// What can stand behind a key.
const VALUE: &str = "a number, true, false, or text in quotation marks";

/// Says in our words why the reader refused `text`.
pub(super) fn refused(text: &str, error: &toml::de::Error) -> Refused {
    let span = error.span().unwrap_or(0..0);
    let word = text.get(span.clone()).unwrap_or_default();
    let fault = match (fault(error.message(), bare(word)), unquoted(text, span.start)) {
        (PackFault::Syntax { .. }, Some(word)) => {
            PackFault::Unfit { word: word.to_owned(), expected: VALUE.to_owned() }
        }
        (fault, _) => fault,
    };
    Refused { at: Some(span.start), fault }
}

/// The word at `at`, if it stands where a value should and only lacks its quotation marks.
fn unquoted(text: &str, at: usize) -> Option<&str> {
    let (before, rest) = text.split_at_checked(at)?;
    let value = before.trim_end_matches([' ', '\t']).ends_with(['=', ',', '[']);
    let end = rest.find(|c: char| !c.is_alphanumeric() && c != '-' && c != '_');
    let word = &rest[..end.unwrap_or(rest.len())];
    let plain = word.starts_with(char::is_alphabetic) && !matches!(word, "true" | "false");
    (value && plain && !rest[word.len()..].trim_start().starts_with('=')).then_some(word)
}

/// `word` is what stands in the file at the place in question.
fn fault(message: &str, word: &str) -> PackFault {
    let unfit =
        |expected: &str| PackFault::Unfit { word: word.to_owned(), expected: expected.to_owned() };
    if message.starts_with("unknown variant ") {
        let expected = ticked_words(after(message, "expected"));
        return PackFault::UnknownWord { word: word.to_owned(), what: noun(&expected), expected };
    }
    if message.starts_with("unknown field ") {
        let expected = ticked_words(after(message, "expected"));
        return PackFault::UnknownKey { key: word.to_owned(), expected };
    }
    if message.starts_with("unexpected keys in table: ") {
        let expected = after(message, "available keys: ").split(", ").map(str::to_owned).collect();
        return PackFault::UnknownKey { key: word.to_owned(), expected };
    }
    if let Some(field) = message.strip_prefix("missing field ") {
        let key = field.trim_matches('`').to_owned();
        return PackFault::Missing { key, whence: "in this table" };
    }
    if message.starts_with("invalid type: unit variant") {
        return unfit(&format!("it with a value, as in {{ {word} = … }}"));
    }
    if message.starts_with("invalid type: ") || message.starts_with("invalid value: ") {
        let expected = after(message, "expected ");
        if expected == "a sequence" && word.starts_with('[') {
            return unfit(&format!("[{word}]"));
        }
        return unfit(type_name(expected));
    }
    if message.starts_with("invalid length ") {
        return unfit("a table");
    }
    match message {
        "wanted string or table" => unfit("a word in quotation marks, or { word = value }"),
        "wanted exactly 1 element, found 0 elements"
        | "wanted exactly 1 element, more than 1 element" => {
            unfit("one word and its value, as in { gain_cash = 4 }")
        }
        "expected empty table" | "expected empty array" => unfit("the word alone, without a value"),
        _ if message.starts_with("expected table, found ") => {
            unfit("the word alone, without a value")
        }
        _ if message.ends_with("number overflowed") => unfit(BYTE),
        _ => PackFault::Syntax { problem: message.lines().collect::<Vec<_>>().join(" ") }, // not ours: text
    }
}

/// The part of `text` behind the last `mark`.
fn after<'a>(text: &'a str, mark: &str) -> &'a str {
    text.rsplit_once(mark).map_or(text, |(_, rest)| rest)
}

/// The words between backticks.
fn ticked_words(text: &str) -> Vec<String> {
    text.split('`').skip(1).step_by(2).map(str::to_owned).collect()
}

/// A word without its quotation marks.
fn bare(word: &str) -> &str {
    let quotes = |c| c == '"' || c == '\'';
    word.strip_prefix(quotes).and_then(|word| word.strip_suffix(quotes)).unwrap_or(word)
}

/// What serde calls a type, as an author would.
fn type_name(expected: &str) -> &str {
    match expected {
        "u8" => BYTE,
        "i64" => "a number",
        "a string" => "text in quotation marks",
        "a boolean" => "true or false",
        "a sequence" => "a list in square brackets",
        "a map" => "a table",
        _ if expected.starts_with("struct ") => "a table",
        _ => expected, // not ours: text
    }
}

/// What a word would have been, told by the first of the words that exist.
fn noun(expected: &[String]) -> &'static str {
    match expected.first().map(String::as_str) {
        Some("brown") => "colour",
        Some("a") => "set",
        Some("building") => "kind of card",
        Some("north") => "side of the river",
        Some("rulebook") => "provenance",
        Some("free" | "cash") => "cost",
        Some("any") => "choice of cards",
        Some("borough") => "thing that can be counted",
        Some("gain_cash") => "effect",
        Some("any_colour_pays") => "ability",
        _ => "word that is known here", // not ours: text
    }
}
