//! Why a pack of London was refused: one sentence that names the place, the offending word and what
//! was expected.

use pack_file::FileFault;

use super::tables::CardKind;
use crate::Colour;

/// A pack was refused.
pub type PackError = pack_file::PackError<PackFault>;

/// What can be wrong with a pack.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PackFault {
    /// Something that the pack of any game can have wrong.
    #[error(transparent)]
    File(#[from] FileFault),
    /// A borough has the id of a card.
    #[error("“{id}” is a city card; expected another id for the borough")]
    CardHasId {
        /// The id.
        id: String,
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
