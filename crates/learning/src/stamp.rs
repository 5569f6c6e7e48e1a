//! What a course is about: the same stamp and the same version of the program give the same weights.

use bots::learned::Learner;
use serde::Serialize;
use serde_json::{Map, Value};

use crate::course::Settings;

/// Everything that a course depends on, but for the version of the program.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Stamp {
    /// The game.
    pub game: &'static str,
    /// How many play.
    pub players: usize,
    /// The version of the rules.
    pub rules: u32,
    /// The digest of the cards, boards and pieces.
    pub content: String,
    /// What the inputs mean.
    pub schema: u32,
    /// How many inputs there are.
    pub inputs: usize,
    /// How the course is held.
    #[serde(flatten)]
    pub settings: Settings,
}

impl Stamp {
    /// The stamp of a course at such tables.
    pub fn new<G: Learner>(game: &G, settings: &Settings) -> Self {
        Self {
            game: G::NAME,
            players: game.seats().count(),
            rules: G::RULES_VERSION,
            content: game.content().to_string(),
            schema: G::SCHEMA,
            inputs: G::INPUTS,
            settings: *settings,
        }
    }

    /// As it is written down.
    pub(crate) fn text(&self) -> String {
        serde_json::to_string(self).expect("numbers and words can be written")
    }

    /// The first thing in which what was written down differs.
    pub(crate) fn difference(&self, written: &Map<String, Value>) -> Option<Difference> {
        // Read back from its own text, so that both sides were rounded alike.
        let own: Map<String, Value> =
            serde_json::from_str(&self.text()).expect("it was just written");
        let names = own.keys().chain(written.keys());
        let differs = |name: &&String| own.get(*name) != written.get(*name);
        let told = |value: Option<&Value>| {
            value.map_or_else(|| "nothing".to_owned(), |value| value.to_string().replace('"', ""))
        };
        names.into_iter().find(differs).map(|name| Difference {
            what: name.clone(),
            found: told(written.get(name)),
            wanted: told(own.get(name)),
        })
    }
}

/// A thing in which two stamps differ.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    /// Its name, which is also that of the option.
    pub what: String,
    /// What was written down.
    pub found: String,
    /// What is wanted now.
    pub wanted: String,
}
