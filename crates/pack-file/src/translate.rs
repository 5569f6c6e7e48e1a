//! What the TOML reader says, in our words. Serde hands faults over as English text only, so its
//! sentences are taken apart; one that is not recognised is passed on, cut to a line.

use crate::{FileFault, Refused};

/// A number that a field of one byte can hold.
const BYTE: &str = "a number from 0 to 255";

/// What can stand behind a key.
const VALUE: &str = "a number, true, false, or text in quotation marks";

/// What only the game can say.
#[derive(Clone, Copy)]
pub(crate) struct Translator {
    /// What a word would have been, told by the words that exist.
    pub(crate) noun: fn(&[String]) -> Option<&'static str>,
    /// A word with its value.
    pub(crate) example: &'static str,
}

impl Translator {
    /// Says in our words why the reader refused `text`.
    pub(crate) fn refused<F: From<FileFault>>(
        self,
        text: &str,
        error: &toml::de::Error,
    ) -> Refused<F> {
        let span = error.span().unwrap_or(0..0);
        let word = text.get(span.clone()).unwrap_or_default();
        let fault = match (self.fault(error.message(), bare(word)), unquoted(text, span.start)) {
            (FileFault::Syntax { .. }, Some(word)) => {
                FileFault::Unfit { word: word.to_owned(), expected: VALUE.to_owned() }
            }
            (fault, _) => fault,
        };
        Refused { at: Some(span.start), fault: fault.into() }
    }

    /// `word` is what stands in the file at the place in question.
    fn fault(self, message: &str, word: &str) -> FileFault {
        let unfit = |expected: &str| FileFault::Unfit {
            word: word.to_owned(),
            expected: expected.to_owned(),
        };
        if message.starts_with("unknown variant ") {
            let expected = ticked_words(after(message, "expected"));
            return FileFault::UnknownWord {
                word: word.to_owned(),
                what: self.noun(&expected),
                expected,
            };
        }
        if message.starts_with("unknown field ") {
            let expected = ticked_words(after(message, "expected"));
            return FileFault::UnknownKey { key: word.to_owned(), expected };
        }
        if message.starts_with("unexpected keys in table: ") {
            let expected =
                after(message, "available keys: ").split(", ").map(str::to_owned).collect();
            return FileFault::UnknownKey { key: word.to_owned(), expected };
        }
        if let Some(field) = message.strip_prefix("missing field ") {
            let key = field.trim_matches('`').to_owned();
            return FileFault::Missing { key, whence: "in this table" };
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
                unfit(&format!("one word and its value, as in {}", self.example))
            }
            "expected empty table" | "expected empty array" => {
                unfit("the word alone, without a value")
            }
            _ if message.starts_with("expected table, found ") => {
                unfit("the word alone, without a value")
            }
            _ if message.ends_with("number overflowed") => unfit(BYTE),
            _ => FileFault::Syntax { problem: message.lines().collect::<Vec<_>>().join(" ") }, // not ours: text
        }
    }

    /// What a word would have been, told by the first of the words that exist.
    fn noun(self, expected: &[String]) -> &'static str {
        if expected.first().is_some_and(|first| first == "rulebook") {
            return "provenance";
        }
        (self.noun)(expected).unwrap_or("word that is known here")
    }
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
        "i8" => "a number from -128 to 127",
        "u16" => "a number from 0 to 65535",
        "i64" => "a number",
        "a string" => "text in quotation marks",
        "a boolean" => "true or false",
        "a sequence" => "a list in square brackets",
        "a map" => "a table",
        _ if expected.starts_with("struct ") => "a table",
        _ => expected, // not ours: text
    }
}
