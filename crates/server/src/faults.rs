//! What cannot be in a request, as messages. Only what a pack or a record says of itself stays a text: it names places in
//! a file.

use axum::http::StatusCode;
use bots::NoSuchBot;
use catalog::{Allowed, GameName, NoSuchGame, SpecError};
use session::{Refused, Unfit};
use table::record::{MAX_NAME, NameFault};
use table::{MAX_SEATS, Message};

use crate::problem::{Problem, SHORT, quoted};

impl Problem {
    fn wrong(code: &'static str, say: Message) -> Self {
        Self::new(StatusCode::BAD_REQUEST, code, say)
    }
}

impl From<Unfit> for Problem {
    fn from(Unfit { code, say }: Unfit) -> Self {
        Self::wrong(code, say)
    }
}

impl From<NameFault> for Problem {
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
        Self::wrong("bad-name", say)
    }
}

impl From<NoSuchBot> for Problem {
    fn from(none: NoSuchBot) -> Self {
        Self::wrong("no-such-bot", Refused::NoSuchBot { word: quoted(&none.word, SHORT) }.say())
    }
}

impl From<NoSuchGame> for Problem {
    fn from(none: NoSuchGame) -> Self {
        let games = Message::either(&GameName::ALL.map(GameName::as_str));
        let say =
            Message::new("server-no-such-game").with("word", quoted(&none.word, SHORT).as_str());
        Self::wrong("no-such-game", say.with("games", games))
    }
}

impl From<SpecError> for Problem {
    fn from(error: SpecError) -> Self {
        let say = match &error {
            SpecError::Seats { found } => {
                Message::new("server-players").with("found", *found).with("most", MAX_SEATS)
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
        Self::wrong("bad-table", say)
    }
}

/// What the value of an option can be, within a sentence.
fn allowed(expected: &Allowed) -> Message {
    match expected {
        Allowed::Words(words) => Message::either(words),
        Allowed::Seat { seats } => Message::new("server-expected-seat").with("seats", *seats),
    }
}
