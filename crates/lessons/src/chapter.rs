//! Chapters as they are written.

use catalog::GameName;
use serde::Deserialize;

/// A part of what there is to learn.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Chapter {
    /// Its name, one word: `lesson-GAME-ID` is its title.
    pub id: String,
    /// The script that it takes up.
    pub script: String,
    /// After so many of its actions.
    pub after: usize,
    /// What is said and done, in order.
    pub steps: Vec<Step>,
}

/// Something that is said, and what is to be done then.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Step {
    /// One word: `lesson-GAME-CHAPTER-WORD` is what is said.
    pub tell: String,
    /// What on the table it is about, in the words of the web app.
    #[serde(default)]
    pub at: Option<String>,
    /// Actions as in a record, with the seat before them. Without any, it is only read.
    #[serde(default)]
    pub moves: Vec<String>,
    /// Whether any answer of the same kind will do for the last of them.
    #[serde(default)]
    pub freely: bool,
}

impl Chapter {
    /// The chapters of a game, in the order in which they are learnt.
    ///
    /// # Panics
    /// Never: what is written in the files is tested.
    pub fn all(game: GameName) -> Vec<Self> {
        let text = match game {
            GameName::London => include_str!("../data/london.json"),
            GameName::NewYork => include_str!("../data/new-york.json"),
        };
        serde_json::from_str(text).expect("the chapters are tested to be readable")
    }
}
