//! Why a pack was refused: one sentence that names the place, the offending word and what was
//! expected.

use std::fmt::{self, Display};

use super::tables::CardKind;
use crate::Colour;

/// A pack was refused.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{file}:{line}:{column}: {fault}")]
pub struct PackError {
    /// The file, as the caller named it.
    pub file: String,
    /// The line, counted from 1.
    pub line: u32,
    /// The character within the line, counted from 1.
    pub column: u32,
    /// What is wrong there.
    pub fault: PackFault,
}

/// What can be wrong with a pack.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PackFault {
    /// The file is larger than any pack needs to be.
    #[error("the file has {bytes} bytes; expected at most {most}")]
    TooLong {
        /// Its size.
        bytes: usize,
        /// The largest size allowed.
        most: usize,
    },
    /// Not TOML.
    #[error("this is no TOML: {problem}")]
    Syntax {
        /// What the reader says, on one line.
        problem: String,
    },
    /// Written for another version of the format.
    #[error("“{found}” is no format that this program reads; expected 1")]
    UnknownFormat {
        /// The number found.
        found: i64,
    },
    /// A word that is not in the vocabulary.
    #[error("{} is no {what}; expected {}", Quoted(word), Either(expected))]
    UnknownWord {
        /// The word found.
        word: String,
        /// What it should have been.
        what: &'static str,
        /// The words there are.
        expected: Vec<String>,
    },
    /// A key that means nothing where it stands.
    #[error("{} is no key here; expected {}", Quoted(key), Either(expected))]
    UnknownKey {
        /// The key found.
        key: String,
        /// The keys there are.
        expected: Vec<String>,
    },
    /// Something needed is not there.
    #[error("{} is missing; expected it {whence}", Quoted(key))]
    Missing {
        /// The key.
        key: String,
        /// Where it belongs.
        whence: &'static str,
    },
    /// A value of another type, or a number that no field can hold.
    #[error("{} does not fit here; expected {expected}", Quoted(word))]
    Unfit {
        /// The value as written.
        word: String,
        /// What fits.
        expected: String,
    },
    /// A number that makes no sense for what it counts.
    #[error("“{word}” cannot be {number}; expected a number from {least} to {most}")]
    OutOfRange {
        /// What the number belongs to.
        word: String,
        /// The number.
        number: u8,
        /// The least allowed.
        least: u8,
        /// The most allowed.
        most: u8,
    },
    /// An id or a pack's name with other characters than those allowed.
    #[error(
        "{} is no {what}; expected lower-case letters, digits and hyphens, from 1 to 40 of them",
        Quoted(word)
    )]
    BadId {
        /// The word found.
        word: String,
        /// An id or a pack's name.
        what: &'static str,
    },
    /// A name that cannot be shown.
    #[error("{} is no name; expected from 1 to 60 characters on one line", Quoted(name))]
    BadName {
        /// The name found.
        name: String,
    },
    /// Two rows have one id.
    #[error("“{id}” is there twice; expected every id once, and line {first} has it already")]
    Duplicate {
        /// The id.
        id: String,
        /// The line of the first row.
        first: u32,
    },
    /// A borough has the id of a card.
    #[error("“{id}” is a city card; expected another id for the borough")]
    CardHasId {
        /// The id.
        id: String,
    },
    /// A total of the header is not what the rows add up to.
    #[error(
        "“{total}” says {declared}, but the rows add up to {counted}; expected the same number"
    )]
    Total {
        /// Its key under `[totals]`.
        total: &'static str,
        /// What the header says.
        declared: u8,
        /// What the rows say.
        counted: usize,
    },
    /// More of something than fits.
    #[error("there are {found} {what}; expected at most {most}")]
    TooMany {
        /// What was counted.
        what: &'static str,
        /// How many there are.
        found: usize,
        /// How many there may be.
        most: usize,
    },
    /// Less of something than the game needs.
    #[error("there are {found} {what}; expected at least {least}")]
    TooFew {
        /// What was counted.
        what: &'static str,
        /// How many there are.
        found: usize,
        /// How many there must be.
        least: usize,
    },
    /// Grey on a card that is no pauper, or the reverse (L1.1).
    #[error("{} cannot be {}; expected {}", a_card(*kind), colour_word(*colour), colours_of(*kind))]
    ColourOfKind {
        /// The kind of card.
        kind: CardKind,
        /// The colour found.
        colour: Colour,
    },
    /// A field that cards of this kind do not have (L1.2).
    #[error("{} cannot have “{key}”; expected it only on {}", a_card(*kind), owners(key))]
    NotOnKind {
        /// The kind of card.
        kind: CardKind,
        /// The field.
        key: &'static str,
    },
    /// An activation or an action without effects.
    #[error("“{key}” lists no effects; expected at least one")]
    NoEffects {
        /// Where effects are expected.
        key: &'static str,
    },
    /// An effect that cannot be resolved where it stands.
    #[error("“{effect}” cannot stand in {place}; expected it only in {expected}")]
    Misplaced {
        /// The effect.
        effect: String,
        /// Where it stands.
        place: &'static str,
        /// Where it could stand.
        expected: &'static str,
    },
    /// Money is to be collected from a card that no money is put on.
    #[error("“collect_till” finds no money; expected the ability “till_fills” on the same card")]
    NoTill,
    /// An effect or ability whose gain is empty.
    #[error("“{word}” brings nothing; expected cash, prestige or relief of at least 1")]
    NoGain {
        /// The effect or ability.
        word: String,
    },
    /// An ability that a borough cannot have.
    #[error("“{ability}” cannot stand on a borough; expected it only on a building")]
    NotOnBorough {
        /// The ability.
        ability: String,
    },
    /// A word that can stand on a card once only.
    #[error("“{word}” is there twice; expected it once")]
    Twice {
        /// The effect or ability.
        word: String,
    },
    /// Two abilities whose use the table would have to remember for one card.
    #[error("“{first}” and “{second}” both work once a turn; expected one such ability on a card")]
    TwoOnceATurn {
        /// The one.
        first: String,
        /// The other.
        second: String,
    },
    /// A draw of at least more than at most.
    #[error(
        "“start_draw” asks for at least {least} and at most {most}; expected “least” not to be larger than “most”"
    )]
    LeastAboveMost {
        /// At least.
        least: u8,
        /// At most.
        most: u8,
    },
}

/// A kind of card as it is called in a sentence.
fn a_card(kind: CardKind) -> &'static str {
    match kind {
        CardKind::Building => "a building",
        CardKind::Action => "an action card",
        CardKind::Pauper => "a pauper",
    }
}

fn colour_word(colour: Colour) -> &'static str {
    match colour {
        Colour::Brown => "brown",
        Colour::Blue => "blue",
        Colour::Pink => "pink",
        Colour::Grey => "grey",
    }
}

fn colours_of(kind: CardKind) -> &'static str {
    match kind {
        CardKind::Building | CardKind::Action => "brown, blue or pink",
        CardKind::Pauper => "grey",
    }
}

/// Which cards may have a field that not all cards may have.
fn owners(key: &str) -> &'static str {
    a_card(if key == "action" { CardKind::Action } else { CardKind::Building })
}

/// A word of the file in quotation marks: on one line, and not longer than a line can bear.
struct Quoted<'a>(&'a str);

impl Display for Quoted<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        const LONGEST: usize = 60;
        let mut words = self.0.split_whitespace();
        let mut shown = words.next().unwrap_or_default().to_owned();
        for word in words {
            shown.push(' ');
            shown.push_str(word);
        }
        let long = shown.chars().count() > LONGEST;
        let shown: String = shown
            .chars()
            .take(LONGEST)
            .map(|c| if c.is_control() { '\u{fffd}' } else { c })
            .collect();
        write!(f, "“{shown}{}”", if long { "…" } else { "" })
    }
}

/// Words as a choice: `a, b or c`.
struct Either<'a>(&'a [String]);

impl Display for Either<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            [] => f.write_str("nothing"),
            [one] => f.write_str(one),
            [first @ .., last] => write!(f, "{} or {last}", first.join(", ")),
        }
    }
}
