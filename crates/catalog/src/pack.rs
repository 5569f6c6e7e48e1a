//! Content packs: those that come with the program, and files of their owners.

use serde::{Deserialize, Serialize};

use crate::GameName;

/// Where the cards come from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
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
    /// A pack kept with a match, and those that it could extend when the match began: whatever comes
    /// with later programs, the match has its cards.
    Kept {
        /// What messages call it.
        name: String,
        /// What stands in it.
        text: String,
        /// Names and texts of the packs it could extend.
        bases: Vec<(String, String)>,
    },
}

impl Pack {
    /// The pack that a game is played with if nothing is said.
    pub fn standard(game: GameName) -> Self {
        Self::BuiltIn(game.packs()[0].to_owned())
    }

    /// The pack as it is kept with a match of a game; `None` if no built-in pack has that name.
    pub fn kept(&self, game: GameName) -> Option<Self> {
        let built_in = match game {
            GameName::London => london::Content::built_in_texts(),
            GameName::NewYork => new_york::Content::built_in_texts(),
        };
        let (name, text) = match self {
            Self::BuiltIn(name) => {
                let (name, text) = built_in.iter().find(|(other, _)| *other == name.as_str())?;
                ((*name).to_owned(), (*text).to_owned())
            }
            Self::File { name, text } => (name.clone(), text.clone()),
            Self::Kept { .. } => return Some(self.clone()),
        };
        let bases = built_in.iter().map(|&(name, text)| (name.to_owned(), text.to_owned()));
        Some(Self::Kept { name, text, bases: bases.collect() })
    }
}

/// The content of some game, checked.
#[derive(Clone, Debug)]
pub enum AnyContent {
    /// Of London.
    London(Box<london::Content>),
    /// Of New York.
    NewYork(Box<new_york::Content>),
}

impl AnyContent {
    /// Reads a pack, of whichever game it is.
    ///
    /// # Errors
    /// If no game has a built-in pack of that name, or if the file does not hold a pack.
    pub fn read(pack: &Pack) -> Result<Self, PackFault> {
        match game_of(pack)? {
            GameName::London => london_content(pack).map(Box::new).map(Self::London),
            GameName::NewYork => new_york_content(pack).map(Box::new).map(Self::NewYork),
        }
    }

    /// Whose cards these are.
    pub fn game(&self) -> GameName {
        match self {
            Self::London(_) => GameName::London,
            Self::NewYork(_) => GameName::NewYork,
        }
    }
}

/// Why there is no content.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PackFault {
    /// No built-in pack has that name.
    #[error("there is no pack “{name}”: there are {}, or a file of your own", known.join(", "))]
    NoSuchPack {
        /// The name.
        name: String,
        /// The names there are.
        known: Vec<&'static str>,
    },
    /// The file holds no pack.
    #[error(transparent)]
    London(#[from] london::PackError),
    /// The file holds no pack.
    #[error(transparent)]
    NewYork(#[from] new_york::PackError),
}

/// The game that a pack belongs to. A file says so by the built-in pack that it extends, or else by
/// the rows that only one game has; one that says nothing is read as London's, which then refuses it.
fn game_of(pack: &Pack) -> Result<GameName, PackFault> {
    match pack {
        Pack::BuiltIn(name) => {
            let mut games = GameName::ALL.into_iter();
            let known = games.find(|game| game.packs().contains(&name.as_str()));
            known.ok_or_else(|| PackFault::NoSuchPack {
                name: name.clone(),
                known: GameName::ALL.into_iter().flat_map(GameName::packs).copied().collect(),
            })
        }
        Pack::File { name: _, text } | Pack::Kept { name: _, text, bases: _ } => {
            let extended = text.lines().find_map(|line| {
                let value = line.trim().strip_prefix("extends")?.trim_start().strip_prefix('=')?;
                let name = value.trim().trim_matches(['"', '\'']);
                GameName::ALL.into_iter().find(|game| game.packs().contains(&name))
            });
            let drawn = ["[map]", "[[tile]]", "[[district]]", "[[street]]"];
            let new_york = text.lines().any(|line| drawn.contains(&line.trim()));
            let own = if new_york { GameName::NewYork } else { GameName::London };
            Ok(extended.unwrap_or(own))
        }
    }
}

fn borrowed(bases: &[(String, String)]) -> Vec<(&str, &str)> {
    bases.iter().map(|(name, text)| (name.as_str(), text.as_str())).collect()
}

/// The content of London in this pack.
pub(crate) fn london_content(pack: &Pack) -> Result<london::Content, PackFault> {
    match pack {
        Pack::BuiltIn(name) => {
            london::Content::built_in(name).ok_or_else(|| no_such_pack(name, GameName::London))
        }
        Pack::File { name, text } => Ok(london::Content::parse(name, text)?),
        Pack::Kept { name, text, bases } => {
            Ok(london::Content::parse_over(name, text, &borrowed(bases))?)
        }
    }
}

/// The content of New York in this pack.
pub(crate) fn new_york_content(pack: &Pack) -> Result<new_york::Content, PackFault> {
    match pack {
        Pack::BuiltIn(name) => {
            new_york::Content::built_in(name).ok_or_else(|| no_such_pack(name, GameName::NewYork))
        }
        Pack::File { name, text } => Ok(new_york::Content::parse(name, text)?),
        Pack::Kept { name, text, bases } => {
            Ok(new_york::Content::parse_over(name, text, &borrowed(bases))?)
        }
    }
}

fn no_such_pack(name: &str, game: GameName) -> PackFault {
    PackFault::NoSuchPack { name: name.to_owned(), known: game.packs().to_vec() }
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
            "there is no pack “paris”: there are london, london-110, new-york, or a file of your own"
        );
    }

    #[test]
    fn a_broken_file_is_named_with_its_place() {
        let pack = Pack::File { name: "mine.toml".to_owned(), text: "format = 2\n".to_owned() };
        let fault = AnyContent::read(&pack).unwrap_err().to_string();
        assert!(fault.starts_with("mine.toml:1:"), "{fault}");
    }
}
