//! Who sits at a seat.

use std::fmt::{self, Display};

use crate::{Unshowable, showable};

/// The most characters a name may have.
pub const MAX_NAME: usize = 40;

/// Whoever answers for a seat. Displays as in a record: `person Anna Maria`, `bot greedy`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sitter {
    /// A person or a bot.
    pub kind: SitterKind,
    /// What people call them; for a bot, what it is called on the command line.
    pub name: Name,
}

impl Sitter {
    /// A person.
    ///
    /// # Errors
    /// If the name cannot be one.
    pub fn person(name: &str) -> Result<Self, NameFault> {
        Ok(Self { kind: SitterKind::Person, name: Name::new(name)? })
    }

    /// A bot.
    ///
    /// # Errors
    /// If the name cannot be one.
    pub fn bot(name: &str) -> Result<Self, NameFault> {
        Ok(Self { kind: SitterKind::Bot, name: Name::new(name)? })
    }
}

impl Display for Sitter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.kind, self.name)
    }
}

/// What kind of player sits somewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SitterKind {
    /// Somebody who decides for themselves.
    Person,
    /// A program.
    Bot,
}

impl Display for SitterKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Person => "person",
            Self::Bot => "bot",
        })
    }
}

/// A name that fits on a line and into a table: 1 to [`MAX_NAME`] characters, single plain spaces
/// only between words, something to be seen, nothing that breaks or reorders the line it is printed in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Name(String);

impl Name {
    /// The name in `text`, spaces at its ends dropped and every run of spaces made one.
    ///
    /// # Errors
    /// If nothing is left, if it is too long or if it has a character that no name has.
    pub fn new(text: &str) -> Result<Self, NameFault> {
        showable(text).map_err(|fault| match fault {
            Unshowable::Blank => NameFault::Empty,
            Unshowable::Disturbs { found } => NameFault::Character { found },
        })?;
        let name = text.split_whitespace().collect::<Vec<_>>().join(" ");
        let length = name.chars().count();
        if length > MAX_NAME {
            return Err(NameFault::TooLong { length });
        }
        Ok(Self(name))
    }

    /// The name as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Why a text is not a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NameFault {
    /// There is nothing to be seen in it.
    #[error("the name is empty: expected 1 to {MAX_NAME} characters")]
    Empty,
    /// It is too long.
    #[error("the name has {length} characters: expected at most {MAX_NAME}")]
    TooLong {
        /// How many characters it has.
        length: usize,
    },
    /// It has a control character or one that reorders text.
    #[error("the name has the character U+{:04X}: expected none that breaks or reorders a line", u32::from(*.found))]
    Character {
        /// The first such character.
        found: char,
    },
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sitter_displays_as_in_a_record() {
        assert_eq!(
            Sitter::person("  Anna \u{a0} Maria ").unwrap().to_string(),
            "person Anna Maria"
        );
        assert_eq!(Sitter::bot("greedy").unwrap().to_string(), "bot greedy");
    }

    #[test]
    fn names_of_other_alphabets_count_in_characters() {
        let name = "Ж".repeat(MAX_NAME);
        assert_eq!(Name::new(&name).unwrap().as_str(), name);
    }

    #[test]
    fn what_is_no_name_is_refused_in_a_sentence() {
        let refusal = |text: &str| Name::new(text).unwrap_err().to_string();
        for empty in [" ", "\u{200b}", "\u{200b} \u{feff}"] {
            assert_eq!(refusal(empty), "the name is empty: expected 1 to 40 characters");
        }
        assert_eq!(refusal(&"x".repeat(41)), "the name has 41 characters: expected at most 40");
        assert_eq!(
            refusal("Anna\tMaria"),
            "the name has the character U+0009: expected none that breaks or reorders a line"
        );
        assert_eq!(
            refusal("Anna\u{202e}Maria"),
            "the name has the character U+202E: expected none that breaks or reorders a line"
        );
    }
}
