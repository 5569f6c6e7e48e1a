//! What the games are called.

use std::fmt::{self, Display};
use std::str::FromStr;

use london::London;
use new_york::NewYork;
use table::Game;

use crate::options::either;

/// The games there are. Displays as on the command line and in records.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum GameName {
    /// London, second edition.
    London,
    /// New York 1901.
    NewYork,
}

impl GameName {
    /// All games.
    pub const ALL: [Self; 2] = [Self::London, Self::NewYork];

    /// The name as a word.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::London => London::NAME,
            Self::NewYork => NewYork::NAME,
        }
    }

    /// The packs that come with the program; the first is the standard one.
    pub fn packs(self) -> &'static [&'static str] {
        match self {
            Self::London => &london::Content::BUILT_IN,
            Self::NewYork => &new_york::Content::BUILT_IN,
        }
    }
}

impl Display for GameName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl FromStr for GameName {
    type Err = NoSuchGame;

    fn from_str(word: &str) -> Result<Self, NoSuchGame> {
        let named = Self::ALL.into_iter().find(|game| game.as_str() == word);
        named.ok_or_else(|| NoSuchGame { word: word.to_owned() })
    }
}

/// A word that names no game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no game “{word}”: give {}", all())]
pub struct NoSuchGame {
    /// The word.
    pub word: String,
}

fn all() -> String {
    either(&GameName::ALL.map(GameName::as_str))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_reads_what_it_writes() {
        for game in GameName::ALL {
            assert_eq!(game.to_string().parse(), Ok(game));
            assert!(!game.packs().is_empty());
        }
        assert_eq!(
            "paris".parse::<GameName>().unwrap_err().to_string(),
            "there is no game “paris”: give london or new-york"
        );
    }
}
