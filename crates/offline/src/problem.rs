//! Why a request is not granted.

use protocol::Refusal;
use serde::Serialize;
use session::{Refused, Unfit};
use table::Message;

/// Why a request is not granted; nothing has changed.
#[derive(Clone, Debug)]
pub(crate) struct Problem {
    /// As over HTTP.
    pub(crate) status: u16,
    refusal: Refusal,
}

/// As a page gets it over HTTP.
#[derive(Serialize)]
struct Body<'a> {
    code: &'a str,
    say: &'a Message,
    /// For whoever reads no messages.
    text: &'a str,
}

impl Problem {
    fn new(status: u16, code: &str, say: Message) -> Self {
        Self { status, refusal: Refusal { code: code.to_owned(), say, action: None } }
    }

    /// There is no such table on this device.
    pub(crate) fn no_table() -> Self {
        Self::new(404, "no-table", Message::new("offline-no-table"))
    }

    pub(crate) fn no_seat() -> Self {
        Self::new(404, "no-seat", Message::new("server-no-seat"))
    }

    pub(crate) fn no_page() -> Self {
        Self::new(404, "no-page", Message::new("server-no-page"))
    }

    pub(crate) fn forbidden() -> Self {
        Self::new(403, "forbidden", Message::new("server-forbidden"))
    }

    /// Nobody comes to a table on this device from elsewhere.
    pub(crate) fn alone() -> Self {
        Self::new(400, "offline-alone", Message::new("offline-alone"))
    }

    /// Nobody's clock runs here.
    pub(crate) fn no_clock() -> Self {
        Self::new(400, "bad-pace", Message::new("offline-no-clock"))
    }

    /// There is no such chapter, or it is not played so.
    pub(crate) fn no_lesson(id: &str, game: &str) -> Self {
        let say = Message::new("server-no-lesson").with("lesson", id).with("game", game);
        Self::new(400, "no-lesson", say)
    }

    pub(crate) fn not_over() -> Self {
        Self::new(400, "not-over", Message::new("server-not-over"))
    }

    /// What was to be stored is not, and nothing has happened.
    pub(crate) fn not_stored() -> Self {
        Self::new(503, "not-stored", Message::new("offline-not-stored"))
    }

    /// This version of the program cannot show the match.
    pub(crate) fn broken(why: &str) -> Self {
        Self::new(409, "broken", Message::new("table-unreadable").with("why", why))
    }

    /// As a client at a table gets it.
    pub(crate) fn refusal(&self) -> Refusal {
        self.refusal.clone()
    }

    pub(crate) fn is_stale(&self) -> bool {
        self.refusal.code == Refused::Stale.code()
    }

    pub(crate) fn body(&self) -> String {
        let Refusal { code, say, action: _ } = &self.refusal;
        json(&Body { code, say, text: code })
    }

    /// Nothing is thought over here that takes minutes.
    pub(crate) fn no_analysis() -> Self {
        Self::new(400, "no-analysis", Message::new("offline-no-analysis"))
    }

    /// What is asked for cannot be read.
    pub(crate) fn bad_request(say: Message) -> Self {
        Self::new(400, "bad-request", say)
    }

    /// A record that does not hold.
    pub(crate) fn bad_record(say: Message) -> Self {
        Self::new(400, "bad-record", say)
    }
}

impl From<Unfit> for Problem {
    fn from(Unfit { code, say }: Unfit) -> Self {
        Self::new(400, code, say)
    }
}

impl From<Refused> for Problem {
    fn from(refused: Refused) -> Self {
        Self { status: 409, refusal: refused.refusal() }
    }
}

pub(crate) fn json(told: &impl Serialize) -> String {
    serde_json::to_string(told).expect("plain data can be written")
}
