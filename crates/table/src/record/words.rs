//! Texts that can stand on a line.

use std::fmt::{self, Display};

use crate::record::MAX_LINE;

/// Words with one plain space between them, none around them and no control character, that fit on
/// a line behind a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Words(String);

impl Words {
    /// What stands before the words on their line: the number of a seat and a space.
    pub(super) const OFFSET: usize = 2;

    /// The words in `text`; `None` if it is not made of words.
    pub fn new(text: &str) -> Option<Self> {
        let plain = stray_space(text).is_none() && !text.contains(char::is_control);
        let length = text.chars().count();
        (plain && (1..=MAX_LINE - Self::OFFSET).contains(&length)).then(|| Self(text.to_owned()))
    }

    /// The words as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl Display for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Where the first space is that does not stand alone between two words, in bytes.
pub(super) fn stray_space(text: &str) -> Option<usize> {
    if text.starts_with(' ') {
        return Some(0);
    }
    let doubled = text.find("  ").map(|at| at + 1);
    doubled.or_else(|| text.ends_with(' ').then(|| text.len() - 1))
}

/// A text in quotation marks for a message: short, and nothing in it invisible.
pub(super) struct Quoted<'t>(pub(super) &'t str);

impl Quoted<'_> {
    /// The most characters that are shown.
    const SHOWN: usize = 40;
}

impl Display for Quoted<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("“")?;
        for c in self.0.chars().take(Self::SHOWN) {
            match c {
                '"' | '\'' | '\\' => write!(f, "{c}")?,
                _ => write!(f, "{}", c.escape_debug())?, // not ours: text
            }
        }
        f.write_str(if self.0.chars().nth(Self::SHOWN).is_some() { "…”" } else { "”" })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_have_one_space_between_them() {
        assert_eq!(Words::new("take 3").unwrap().as_str(), "take 3");
        for text in ["", " take", "take ", "take  3", "take\t3", "take\n"] {
            assert_eq!(Words::new(text), None, "{text:?}");
        }
    }

    #[test]
    fn words_fit_on_a_line() {
        assert!(Words::new(&"ä".repeat(MAX_LINE - 2)).is_some());
        assert_eq!(Words::new(&"ä".repeat(MAX_LINE - 1)), None);
    }

    #[test]
    fn stray_spaces_are_found() {
        assert_eq!(stray_space("a b c"), None);
        assert_eq!(stray_space(" a"), Some(0));
        assert_eq!(stray_space("a b  c"), Some(4));
        assert_eq!(stray_space("a b "), Some(3));
    }

    #[test]
    fn quotations_are_short_and_visible() {
        assert_eq!(Quoted("St. Paul's").to_string(), "“St. Paul's”");
        assert_eq!(Quoted("\u{feff}twocities").to_string(), "“\\u{feff}twocities”");
        assert_eq!(Quoted(&"x".repeat(41)).to_string(), format!("“{}…”", "x".repeat(40)));
    }
}
