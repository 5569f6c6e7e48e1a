//! Content packs: those that come with the program, and files of their owners.

use london::{Content, PackError};

use crate::GameName;

/// Where the cards come from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Pack {
    /// A pack that comes with the program, by name.
    BuiltIn(String),
    /// A file that somebody read.
    File {
        /// What messages call it.
        name: String,
        /// What stands in it.
        text: String,
    },
}

impl Pack {
    /// The pack that a game is played with if nothing is said.
    pub fn standard(game: GameName) -> Self {
        Self::BuiltIn(game.packs()[0].to_owned())
    }
}

/// The content of some game, checked.
#[derive(Clone, Debug)]
pub enum AnyContent {
    /// Of London.
    London(Content),
}

impl AnyContent {
    /// Reads a pack, of whichever game it is.
    ///
    /// # Errors
    /// If no game has a built-in pack of that name, or if the file does not hold a pack.
    pub fn read(pack: &Pack) -> Result<Self, PackFault> {
        london_content(pack).map(Self::London)
    }

    /// Whose cards these are.
    pub fn game(&self) -> GameName {
        match self {
            Self::London(_) => GameName::London,
        }
    }
}

/// Why there is no content.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PackFault {
    /// No built-in pack has that name.
    #[error("there is no pack “{name}”: give {} or the path of a file", known.join(", "))]
    NoSuchPack {
        /// The name.
        name: String,
        /// The names there are.
        known: Vec<&'static str>,
    },
    /// The file holds no pack.
    #[error(transparent)]
    London(#[from] PackError),
}

/// The content of London in this pack.
pub(crate) fn london_content(pack: &Pack) -> Result<Content, PackFault> {
    match pack {
        Pack::BuiltIn(name) => Content::built_in(name).ok_or_else(|| PackFault::NoSuchPack {
            name: name.clone(),
            known: GameName::London.packs().to_vec(),
        }),
        Pack::File { name, text } => Ok(Content::parse(name, text)?),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_built_in_pack_can_be_read() {
        for game in GameName::ALL {
            for &name in game.packs() {
                let content = AnyContent::read(&Pack::BuiltIn(name.to_owned())).unwrap();
                assert_eq!(content.game(), game);
            }
        }
    }

    #[test]
    fn a_pack_that_is_not_there_is_named() {
        let fault = AnyContent::read(&Pack::BuiltIn("paris".to_owned())).unwrap_err();
        assert_eq!(
            fault.to_string(),
            "there is no pack “paris”: give london, london-110 or the path of a file"
        );
    }

    #[test]
    fn a_broken_file_is_named_with_its_place() {
        let pack = Pack::File { name: "mine.toml".to_owned(), text: "format = 2\n".to_owned() };
        let fault = AnyContent::read(&pack).unwrap_err().to_string();
        assert!(fault.starts_with("mine.toml:1:"), "{fault}");
    }
}
