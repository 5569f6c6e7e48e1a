//! What cannot be in a request for a table, as messages. Only what a pack or a record says of itself stays a text: it names
//! places in a file.

use bots::NoSuchBot;
use catalog::{Allowed, GameName, NoSuchGame, PackFault, SpecError};
use table::record::{MAX_NAME, NameFault};
use table::{Amiss, MAX_SEATS, Message};

use crate::refused::Refused;

/// Why there can be no such table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unfit {
    /// A word for programs.
    pub code: &'static str,
    /// A sentence for people.
    pub say: Message,
}

impl Unfit {
    /// A fault that has only words of its own.
    pub fn bad(code: &'static str, why: &impl ToString) -> Self {
        let why = sentence(&quoted(&why.to_string(), LONG));
        Self { code, say: Message::new("server-bad-request").with("why", why.as_str()) }
    }

    /// More than one pack is given.
    pub fn two_packs() -> Self {
        Self { code: "two-packs", say: Message::new("server-two-packs") }
    }

    /// No clock can be set so.
    pub fn bad_pace() -> Self {
        Self { code: "bad-pace", say: Message::new("server-bad-pace") }
    }

    /// A game cannot go on with other seats, another pack or other options than it began with.
    pub fn fork_differs(game: &str, seats: usize) -> Self {
        let say = Message::new("server-fork-differs").with("seats", seats).with("game", game);
        Self { code: "bad-table", say }
    }

    /// There can be no such position.
    pub fn position(amiss: &[Amiss]) -> Self {
        let why = amiss.first().map(|amiss| amiss.why.clone());
        let why = why.unwrap_or_else(|| Message::new("list-none"));
        Self { code: "bad-position", say: Message::new("server-bad-position").with("why", why) }
    }

    /// More lists than a position has.
    pub fn long_position() -> Self {
        Self { code: "bad-position", say: Message::new("server-long-position") }
    }

    /// There is nothing to go on from after so many actions.
    pub fn no_fork(after: usize) -> Self {
        Self { code: "no-fork", say: Message::new("server-no-fork").with("after", after) }
    }
}

impl From<NameFault> for Unfit {
    fn from(fault: NameFault) -> Self {
        let say = match fault {
            NameFault::Empty => Message::new("server-name-empty").with("most", MAX_NAME),
            NameFault::TooLong { length } => {
                Message::new("server-name-long").with("length", length).with("most", MAX_NAME)
            }
            NameFault::Character { found } => {
                let code = format!("U+{:04X}", u32::from(found));
                Message::new("server-name-character").with("character", code.as_str())
            }
        };
        Self { code: "bad-name", say }
    }
}

impl From<NoSuchBot> for Unfit {
    fn from(none: NoSuchBot) -> Self {
        Self {
            code: "no-such-bot",
            say: Refused::NoSuchBot { word: quoted(&none.word, SHORT) }.say(),
        }
    }
}

impl From<NoSuchGame> for Unfit {
    fn from(none: NoSuchGame) -> Self {
        let games = Message::either(&GameName::ALL.map(GameName::as_str));
        let word = quoted(&none.word, SHORT);
        let say = Message::new("server-no-such-game").with("word", word.as_str());
        Self { code: "no-such-game", say: say.with("games", games) }
    }
}

impl From<SpecError> for Unfit {
    fn from(error: SpecError) -> Self {
        let say = match &error {
            SpecError::Seats { found } => {
                Message::new("server-players").with("found", *found).with("most", MAX_SEATS)
            }
            SpecError::Pack(PackFault::NoSuchPack { name, known }) => {
                let name = quoted(name, SHORT);
                let none = Message::new("server-no-such-pack").with("name", name.as_str());
                none.with("known", Message::either(known))
            }
            SpecError::Pack(fault) => return Self::bad("bad-table", fault),
            SpecError::NoSuchOption { name, known } => {
                let known: Vec<Message> = known.iter().map(|one| Message::verbatim(*one)).collect();
                let name = quoted(name, SHORT);
                let none = Message::new("server-no-such-option").with("name", name.as_str());
                none.with("known", known)
            }
            SpecError::Value { name, value, expected } => {
                let value = quoted(value, SHORT);
                let bad = Message::new("server-option-value").with("name", name.as_str());
                bad.with("value", value.as_str()).with("expected", allowed(expected))
            }
            SpecError::Twice { name } => {
                Message::new("server-option-twice").with("name", quoted(name, SHORT).as_str())
            }
        };
        Self { code: "bad-table", say }
    }
}

/// What the value of an option can be, within a sentence.
fn allowed(expected: &Allowed) -> Message {
    match expected {
        Allowed::Words(words) => Message::either(words),
        Allowed::Seat { seats } => Message::new("server-expected-seat").with("seats", *seats),
    }
}

/// The most characters that are told back of a whole fault.
pub const LONG: usize = 1000;
/// The most characters that are told back of a word.
pub const SHORT: usize = 40;

/// As much of what somebody sent as is told back: whoever sends megabytes is not sent megabytes.
pub fn quoted(text: &str, most: usize) -> String {
    match text.char_indices().nth(most) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

/// A fault as a sentence of its own. What begins with the name of a file keeps it as it is.
fn sentence(fault: &str) -> String {
    let word = fault.split(' ').next().unwrap_or_default();
    let mut letters = fault.chars();
    let begun = match letters.next() {
        Some(first) if word.chars().all(char::is_alphabetic) => {
            first.to_uppercase().chain(letters).collect()
        }
        Some(_) | None => fault.to_owned(),
    };
    if begun.ends_with(['.', '!', '?', '…']) { begun } else { format!("{begun}.") }
}
