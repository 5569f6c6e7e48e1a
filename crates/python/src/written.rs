//! Positions as text and back.

use std::sync::Arc;

use encoding::{Encode, Encoding};
use serde::{Deserialize, Serialize};
use table::Digest;

use crate::position::{AnyPosition, Origin, Position};
use crate::refused::Refused;
use crate::rules::Rules;

/// The version of the text.
const FORMAT: u32 = 1;

/// A position as it is written. A game that began with a deal is its seed and what was done, as in records: it
/// can be read as long as the rules and the ids are the same.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    format: u32,
    game: String,
    players: usize,
    rules: u32,
    content: String,
    encoding: String,
    options: Vec<(String, String)>,
    from: From,
    actions: Vec<usize>,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum From {
    Seed(u64),
    /// A table byte by byte.
    Table(Vec<u8>),
}

/// A position in a text; a `State` is read by the game it belongs to.
pub(crate) fn write(position: &AnyPosition) -> String {
    crate::position::with_position!(position, position => write_one(position))
}

/// The position that a text says.
pub(crate) fn read(rules: &Rules, text: &str) -> Result<AnyPosition, Refused> {
    let written: Written = serde_json::from_str(text)
        .map_err(|error| Refused::new(format_args!("this is no serialised state: {error}")))?;
    Ok(match rules {
        Rules::London(rules) => {
            AnyPosition::London(read_one(rules, written, london::London::audit)?)
        }
        Rules::NewYork(rules) => {
            AnyPosition::NewYork(read_one(rules, written, new_york::NewYork::audit)?)
        }
    })
}

fn header<G: Encode>(rules: &Encoding<G>, from: From, actions: Vec<usize>) -> Written {
    let game = rules.game();
    Written {
        format: FORMAT,
        game: G::NAME.to_owned(),
        players: game.seats().count(),
        rules: G::RULES_VERSION,
        content: game.content_digest().to_string(),
        encoding: rules.digest().to_string(),
        options: game.options(),
        from,
        actions,
    }
}

fn write_one<G: Encode>(position: &Position<G>) -> String {
    let from = match &position.origin {
        Origin::Seed(seed) => From::Seed(*seed),
        Origin::Table(state) => {
            From::Table(postcard::to_stdvec(state).expect("plain data can be encoded"))
        }
    };
    let actions = position.done.iter().map(|&(_, id)| id).collect();
    serde_json::to_string(&header(&position.rules, from, actions))
        .expect("numbers and words can be written")
}

fn read_one<G: Encode, F: std::fmt::Display>(
    rules: &Arc<Encoding<G>>,
    written: Written,
    audit: impl Fn(&G, &G::State) -> Result<(), F>,
) -> Result<Position<G>, Refused> {
    let ours = header(rules, From::Seed(0), Vec::new());
    let same = |what: &str, theirs: &dyn std::fmt::Debug, ours: &dyn std::fmt::Debug| {
        let (theirs, ours) = (format!("{theirs:?}"), format!("{ours:?}"));
        if theirs == ours {
            return Ok(());
        }
        let text =
            format!("the state was serialised with {what} {theirs}, and this game has {ours}");
        Err(Refused::new(text))
    };
    same("the format", &written.format, &ours.format)?;
    same("the game", &written.game, &ours.game)?;
    same("the number of players", &written.players, &ours.players)?;
    same("the rules version", &written.rules, &ours.rules)?;
    same("the content", &written.content, &ours.content)?;
    same("the options", &written.options, &ours.options)?;
    same("the encoding", &written.encoding, &ours.encoding)?;
    let mut position = match written.from {
        From::Seed(seed) => Position::start(rules, seed),
        From::Table(bytes) => {
            let state: G::State = postcard::from_bytes(&bytes)
                .map_err(|error| Refused::new(format_args!("the table cannot be read: {error}")))?;
            audit(rules.game(), &state).map_err(|fault| {
                Refused::new(format_args!("no game comes to this table: {fault}"))
            })?;
            let origin = Origin::Table(Box::new(state.clone()));
            Position { rules: Arc::clone(rules), origin, done: Vec::new(), state }
        }
    };
    written.actions.into_iter().try_for_each(|id| position.apply(id))?;
    Ok(position)
}

/// The digest of everything that a position is, for equality and hashing.
pub(crate) fn digest(position: &AnyPosition) -> Digest {
    crate::position::with_position!(position, position => Digest::of(&position.state))
}
