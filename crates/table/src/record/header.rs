//! What a record says before the first action: which game, which content, who plays, how it starts.

use std::collections::BTreeSet;
use std::fmt::{self, Display};

use crate::record::{FORMAT, Sitter, Words};
use crate::{Digest, Notation, Seat, Seats};

/// Which game was played and by whom. Displays as the first lines of a record without a seal, from
/// `twocities record 1` to the last `seat`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Header {
    pub(super) game: String,
    pub(super) rules: u32,
    pub(super) pack: String,
    pub(super) content: Digest,
    pub(super) options: Vec<(String, String)>,
    pub(super) seats: Seats,
    pub(super) sitters: Vec<Sitter>,
}

impl Header {
    /// The header of a game that begins now, with the sitters in the order of the seats.
    ///
    /// # Panics
    /// If there is not one sitter for each seat, if the name, the pack or an option of the game is
    /// not a word, or if it names an option twice.
    pub fn of<G: Notation>(game: &G, sitters: Vec<Sitter>) -> Self {
        let options = game.options();
        let named = options.iter().flat_map(|(name, value)| [name.as_str(), value.as_str()]);
        for word in [G::NAME, game.pack()].into_iter().chain(named) {
            assert!(is_word(word), "“{word}” should be one word to stand in a record");
        }
        let names: BTreeSet<_> = options.iter().map(|(name, _)| name).collect();
        assert_eq!(names.len(), options.len(), "each option should be given once");
        assert_eq!(sitters.len(), game.seats().count(), "each seat should have one sitter");
        Self {
            game: G::NAME.to_owned(),
            rules: G::RULES_VERSION,
            pack: game.pack().to_owned(),
            content: game.content_digest(),
            options,
            seats: game.seats(),
            sitters,
        }
    }

    /// The name of the game.
    pub fn game(&self) -> &str {
        &self.game
    }

    /// The version of its rules.
    pub fn rules(&self) -> u32 {
        self.rules
    }

    /// The name of the content pack.
    pub fn pack(&self) -> &str {
        &self.pack
    }

    /// The digest of the content.
    pub fn content(&self) -> Digest {
        self.content
    }

    /// The options that differ from the default: names, each only once, and values.
    pub fn options(&self) -> &[(String, String)] {
        &self.options
    }

    /// How many play.
    pub fn seats(&self) -> Seats {
        self.seats
    }

    /// Who sat down at the beginning, in the order of the seats.
    pub fn sitters(&self) -> &[Sitter] {
        &self.sitters
    }

    /// Who sat down at `seat` at the beginning; `None` if the table lacks the seat.
    pub fn sitter(&self, seat: Seat) -> Option<&Sitter> {
        self.sitters.get(seat.index())
    }

    /// Writes the lines that it displays as, in a record of this format.
    pub(super) fn write(&self, f: &mut fmt::Formatter<'_>, format: u32) -> fmt::Result {
        writeln!(f, "twocities record {format}")?;
        writeln!(f, "game {}", self.game)?;
        writeln!(f, "rules {}", self.rules)?;
        writeln!(f, "pack {} {}", self.pack, self.content)?;
        for (name, value) in &self.options {
            writeln!(f, "option {name} {value}")?;
        }
        for (seat, sitter) in self.seats.all().zip(&self.sitters) {
            writeln!(f, "seat {} {sitter}", seat.number())?;
        }
        Ok(())
    }
}

impl Display for Header {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write(f, FORMAT)
    }
}

/// What chance decided before the first action. Displays as the `start` line and, after
/// `start deal`, the `deal` lines.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Start {
    /// The deal that belongs to this seed.
    Seed(u64),
    /// A deal written out as named lists of words.
    Deal(Vec<(String, Vec<String>)>),
}

impl Start {
    /// The start from a deal, written out.
    pub fn of_deal<G: Notation>(game: &G, deal: &G::Deal) -> Self {
        Self::Deal(game.write_deal(deal))
    }

    /// Whether the names and lists of a deal are made of words.
    pub(super) fn is_made_of_words(&self) -> bool {
        match self {
            Self::Seed(_) => true,
            Self::Deal(lists) => lists
                .iter()
                .all(|(name, words)| std::iter::once(name).chain(words).all(|word| is_word(word))),
        }
    }
}

impl Display for Start {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Seed(seed) => writeln!(f, "start seed {seed}"),
            Self::Deal(lists) => {
                writeln!(f, "start deal")?;
                for (name, words) in lists {
                    write!(f, "deal {name}")?;
                    words.iter().try_for_each(|word| write!(f, " {word}"))?;
                    writeln!(f)?;
                }
                Ok(())
            }
        }
    }
}

fn is_word(text: &str) -> bool {
    !text.contains(' ') && Words::new(text).is_some()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_start_displays_as_in_a_record() {
        assert_eq!(Start::Seed(42).to_string(), "start seed 42\n");
        let lists = vec![
            ("deck".to_owned(), vec!["omnibus".to_owned(), "bank".to_owned()]),
            ("river".to_owned(), Vec::new()),
        ];
        let start = Start::Deal(lists);
        assert_eq!(start.to_string(), "start deal\ndeal deck omnibus bank\ndeal river\n");
        assert!(start.is_made_of_words());
    }

    #[test]
    fn what_is_no_word_is_noticed() {
        for (name, word) in [("deck", "two words"), ("deck", ""), ("", "bank"), ("deck", "a\nb")] {
            let start = Start::Deal(vec![(name.to_owned(), vec![word.to_owned()])]);
            assert!(!start.is_made_of_words(), "{start:?}");
        }
    }
}
