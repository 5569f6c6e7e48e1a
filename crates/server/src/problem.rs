//! Why a request over HTTP was not granted.

use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use protocol::Refusal;
use serde::Serialize;
pub(crate) use session::{LONG, SHORT, quoted};
use session::{Refused, Unfit};
use store::StoreError;
use table::Message;
use utoipa::ToSchema;
use words::{Language, Words};

use crate::gate::{ALWAYS, NotAPhrase, TryAgain, clear_cookie};

/// The word for a secret that opens nothing.
const WRONG_SECRET: &str = "wrong-secret";

/// The word for a match that cannot be shown.
const BROKEN: &str = "broken";

/// After so many seconds one of many connections may have been closed.
const SOON: u32 = 10;

/// Why a request was not granted; nothing has changed.
#[derive(Clone, Debug)]
pub(crate) struct Problem {
    status: StatusCode,
    code: &'static str,
    say: Message,
    retry_after: Option<u32>,
    /// Which of several actions it is about.
    action: Option<u16>,
    /// What mends a browser.
    cookie: Option<Box<HeaderValue>>,
}

/// A problem as it goes over the wire.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct ProblemBody {
    /// A word for programs.
    code: String,
    /// A sentence for people, as id and arguments.
    #[schema(value_type = Object)]
    say: Message,
    /// The same in English.
    text: String,
}

/// Goes along with the response that tells a problem, for those who say it otherwise.
#[derive(Clone, Debug)]
pub(crate) struct Said(pub(crate) Message);

impl Problem {
    pub(crate) fn new(status: StatusCode, code: &'static str, say: Message) -> Self {
        Self { status, code, say, retry_after: None, action: None, cookie: None }
    }

    /// There is no such table, or none for whoever asks.
    pub(crate) fn no_table() -> Self {
        Self::new(StatusCode::NOT_FOUND, "no-table", Message::new("server-no-table"))
    }

    /// The table has no such seat.
    pub(crate) fn no_seat() -> Self {
        Self::new(StatusCode::NOT_FOUND, "no-seat", Message::new("server-no-seat"))
    }

    /// There is no such page.
    pub(crate) fn no_page() -> Self {
        Self::new(StatusCode::NOT_FOUND, "no-page", Message::new("server-no-page"))
    }

    /// There is something at this address, and nothing like that can be done to it.
    pub(crate) fn wrong_method() -> Self {
        let status = StatusCode::METHOD_NOT_ALLOWED;
        Self::new(status, "wrong-method", Message::new("server-wrong-method"))
    }

    /// The request has taken longer than anybody waits.
    pub(crate) fn too_slow() -> Self {
        Self::new(StatusCode::REQUEST_TIMEOUT, "too-slow", Message::new("server-too-slow"))
    }

    /// Whoever asks may not do that.
    pub(crate) fn forbidden() -> Self {
        Self::new(StatusCode::FORBIDDEN, "forbidden", Message::new("server-forbidden"))
    }

    /// Only the host of the table may do that.
    pub(crate) fn host_only() -> Self {
        Self::new(StatusCode::FORBIDDEN, "forbidden", Message::new("server-host-only"))
    }

    /// A secret or a phrase opens nothing.
    pub(crate) fn wrong_secret() -> Self {
        Self::new(StatusCode::FORBIDDEN, WRONG_SECRET, Message::new("server-wrong-secret"))
    }

    /// A text that no phrase is.
    pub(crate) fn no_phrase(fault: NotAPhrase) -> Self {
        let say = match fault {
            NotAPhrase::Length => Message::new("server-phrase-length"),
            NotAPhrase::Word { number } => {
                Message::new("server-phrase-word").with("number", number)
            }
        };
        Self::new(StatusCode::BAD_REQUEST, "no-phrase", say)
    }

    /// As many sockets as anybody may have are open.
    pub(crate) fn too_many_sockets() -> Self {
        let say = Message::new("server-too-many-sockets");
        let status = StatusCode::TOO_MANY_REQUESTS;
        Self { retry_after: Some(SOON), ..Self::new(status, "too-many-sockets", say) }
    }

    /// Whether a secret or a phrase was tried that opens nothing.
    pub(crate) fn is_wrong_secret(&self) -> bool {
        self.code == WRONG_SECRET
    }

    /// Something in the request cannot be.
    pub(crate) fn bad(code: &'static str, why: &impl ToString) -> Self {
        Unfit::bad(code, why).into()
    }

    /// The game still goes on, and what is asked for would tell what is hidden.
    pub(crate) fn not_over() -> Self {
        Self::new(StatusCode::BAD_REQUEST, "not-over", Message::new("server-not-over"))
    }

    /// Too many games are looked at just now.
    pub(crate) fn many_analyses() -> Self {
        let say = Message::new("server-many-analyses");
        Self {
            retry_after: Some(60),
            ..Self::new(StatusCode::TOO_MANY_REQUESTS, "many-analyses", say)
        }
    }

    /// What proves who asks cannot be read; the browser is told to forget it.
    pub(crate) fn bad_token(https: bool) -> Self {
        let say = Message::new("server-bad-token");
        let problem = Self::new(StatusCode::UNAUTHORIZED, "bad-token", say);
        Self { cookie: Some(Box::new(clear_cookie(https))), ..problem }
    }

    /// The store said no.
    pub(crate) fn store(error: &StoreError) -> Self {
        match error {
            StoreError::Missing => Self::no_table(),
            StoreError::Closed => Self::stopping(),
            StoreError::Exists
            | StoreError::Stale { .. }
            | StoreError::Failed { .. }
            | StoreError::Damaged { .. }
            | StoreError::File { .. }
            | StoreError::InUse { .. }
            | StoreError::NotAStore { .. }
            | StoreError::Newer { .. }
            | StoreError::Occupied { .. }
            | StoreError::InMemory => {
                tracing::error!(%error, "the store failed");
                Self::failed()
            }
        }
    }

    /// The caller has as many connections as anybody may have.
    pub(crate) fn too_many_connections() -> Self {
        let say = Message::new("server-too-many-connections");
        let status = StatusCode::TOO_MANY_REQUESTS;
        Self { retry_after: Some(SOON), ..Self::new(status, "too-many-connections", say) }
    }

    /// The whole response, for a connection that nothing is read from.
    pub(crate) fn as_text(&self) -> String {
        let body = serde_json::to_string(&self.body()).expect("a problem is plain data");
        let mut head = format!(
            "HTTP/1.1 {}\r\ncontent-type: application/json\r\ncontent-length: {}\r\nconnection: close\r\n",
            self.status,
            body.len()
        );
        if let Some(seconds) = self.retry_after {
            head += &format!("retry-after: {seconds}\r\n");
        }
        for (name, value) in ALWAYS {
            head += &format!("{name}: {}\r\n", value.to_str().unwrap_or_default());
        }
        format!("{head}\r\n{body}")
    }

    fn body(&self) -> ProblemBody {
        let text = Words::of(Language::English).say(&self.say);
        ProblemBody { code: self.code.to_owned(), say: self.say.clone(), text }
    }

    /// The server has put everything away and is about to end.
    fn stopping() -> Self {
        let status = StatusCode::SERVICE_UNAVAILABLE;
        Self::new(status, "stopping", Message::new("server-stopping"))
    }

    /// Too many think at the same time.
    pub(crate) fn busy() -> Self {
        Self::new(StatusCode::SERVICE_UNAVAILABLE, "busy", Message::new("server-busy"))
    }

    /// The server cannot.
    pub(crate) fn failed() -> Self {
        let status = StatusCode::SERVICE_UNAVAILABLE;
        Self::new(status, "failed", Message::new("server-failed"))
    }

    /// This version of the program cannot show the match.
    pub(crate) fn broken(why: &str) -> Self {
        Self::new(StatusCode::CONFLICT, BROKEN, Message::new("table-unreadable").with("why", why))
    }

    /// Whether the match cannot be shown at all.
    pub(crate) fn is_broken(&self) -> bool {
        self.code == BROKEN
    }

    /// The sentence for people.
    pub(crate) fn say(&self) -> &Message {
        &self.say
    }

    /// As a client at a socket gets it.
    pub(crate) fn refusal(&self) -> Refusal {
        Refusal {
            code: self.code.to_owned(),
            say: self.say.clone(),
            action: self.action.map(usize::from),
        }
    }
}

impl From<TryAgain> for Problem {
    fn from(again: TryAgain) -> Self {
        let seconds = again.seconds();
        let say = Message::new("server-slow-down").with("seconds", seconds as i64);
        Self {
            retry_after: u32::try_from(seconds).ok(),
            ..Self::new(StatusCode::TOO_MANY_REQUESTS, "slow-down", say)
        }
    }
}

impl From<Refused> for Problem {
    fn from(refused: Refused) -> Self {
        let action = refused.refusal().action.and_then(|action| u16::try_from(action).ok());
        Self { action, ..Self::new(StatusCode::CONFLICT, refused.code(), refused.say()) }
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let mut response = (self.status, Json(self.body())).into_response();
        response.extensions_mut().insert(Said(self.say));
        if let Some(cookie) = self.cookie {
            response.headers_mut().insert(header::SET_COOKIE, *cookie);
        }
        if let Some(seconds) = self.retry_after {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        }
        response
    }
}
