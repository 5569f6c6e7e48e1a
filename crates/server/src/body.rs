//! The body, the path and the query of a request, or a sentence about what is wrong with them.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::rejection::JsonRejection;
use axum::extract::{
    ConnectInfo, DefaultBodyLimit, FromRequest, FromRequestParts, Json, Path, Query, Request, State,
};
use axum::http::StatusCode;
use axum::http::header::CONTENT_LENGTH;
use axum::http::request::Parts;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use serde::de::DeserializeOwned;
use table::Message;

use crate::app::App;
use crate::identity::caller;
use crate::problem::{LONG, Problem, quoted};
use crate::thinkers::{Thinkers, Urgency, Wanted};

/// The largest body where nothing is brought along: a whole position fits.
pub(crate) const MAX_BODY: usize = 128 << 10;
/// The largest body where packs and records are brought along: an own pack of one megabyte, as JSON.
const MAX_BROUGHT: usize = 2 << 20;
/// Bodies larger than [`MAX_BODY`] that are in memory at the same time, and those of one caller among them. Who sends slowly
/// keeps a place for as long as a request may take.
const BROUGHT_AT_ONCE: usize = 24;
const BROUGHT_BY_ONE: usize = 4;
/// How long somebody waits for a place: no request takes longer.
const PATIENCE: Duration = Duration::from_secs(30);

/// The places for large bodies.
pub(crate) fn places_for_bodies() -> Thinkers {
    Thinkers::of(BROUGHT_AT_ONCE, BROUGHT_BY_ONE)
}

/// How large the body of a request may be, where it is not [`MAX_BODY`].
#[derive(Clone, Copy, Debug)]
struct Most(usize);

/// A middleware for where packs and records are brought along. Of what is large nothing is read before there is a place for it,
/// so that nobody fills the memory by sending much slowly.
pub(crate) async fn large_bodies(
    State(app): State<Arc<App>>,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    mut request: Request,
    next: Next,
) -> Response {
    DefaultBodyLimit::max(MAX_BROUGHT).apply(&mut request);
    request.extensions_mut().insert(Most(MAX_BROUGHT));
    // Who does not say how much it is may bring much.
    if length(&request).is_some_and(|length| length <= MAX_BODY || length > MAX_BROUGHT) {
        return next.run(request).await;
    }
    let caller = Some(caller(&app, address, request.headers()));
    let wanted = Wanted { urgency: Urgency::Played, caller };
    match app.bodies.turn(wanted, PATIENCE).await {
        Some(_place) => next.run(request).await,
        None => Problem::too_slow().into_response(),
    }
}

/// How long a body is said to be.
fn length(request: &Request) -> Option<usize> {
    request.headers().get(CONTENT_LENGTH)?.to_str().ok()?.parse().ok()
}

/// A body of JSON.
#[derive(Debug)]
pub(crate) struct Body<T>(pub(crate) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, state: &S) -> Result<Self, Problem> {
        let most = request.extensions().get::<Most>().map_or(MAX_BODY, |most| most.0);
        // Nobody reads what is said to be too much.
        if length(&request).is_some_and(|length| length > most) {
            return Err(Problem::too_large(most));
        }
        match Json::from_request(request, state).await {
            Ok(Json(body)) => Ok(Self(body)),
            Err(rejection) => Err(Problem::bad_body(&rejection, most)),
        }
    }
}

/// What stands after the question mark of an address.
#[derive(Debug)]
pub(crate) struct Asked<T>(pub(crate) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for Asked<T> {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Problem> {
        match Query::from_request_parts(parts, state).await {
            Ok(Query(asked)) => Ok(Self(asked)),
            Err(rejection) => {
                let why = innermost(&rejection);
                let say = Message::new("server-bad-query").with("why", why.as_str());
                Err(Problem::new(StatusCode::BAD_REQUEST, "bad-query", say))
            }
        }
    }
}

/// What a path names.
#[derive(Debug)]
pub(crate) struct Named<T>(pub(crate) T);

impl<T: DeserializeOwned + Send, S: Send + Sync> FromRequestParts<S> for Named<T> {
    type Rejection = Problem;

    /// A path that is no text names nothing.
    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Problem> {
        let named = Path::from_request_parts(parts, state).await;
        named.map(|Path(named)| Self(named)).map_err(|_| Problem::no_page())
    }
}

impl Problem {
    fn too_large(most: usize) -> Self {
        let say = Message::new("server-too-large").with("kilobytes", most >> 10);
        Self::new(StatusCode::PAYLOAD_TOO_LARGE, "too-large", say)
    }

    fn bad_body(rejection: &JsonRejection, most: usize) -> Self {
        let say = match rejection {
            JsonRejection::JsonDataError(error) => {
                Message::new("server-bad-shape").with("why", innermost(error).as_str())
            }
            JsonRejection::JsonSyntaxError(error) => {
                Message::new("server-no-json").with("why", innermost(error).as_str())
            }
            JsonRejection::MissingJsonContentType(_) => Message::new("server-no-content-type"),
            JsonRejection::BytesRejection(_) => {
                return if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE {
                    Self::too_large(most)
                } else {
                    Self::new(rejection.status(), "bad-body", Message::new("server-cut-short"))
                };
            }
            // not ours: what a later version of the library may refuse besides
            _ => Message::new("server-cut-short"),
        };
        Self::new(StatusCode::BAD_REQUEST, "bad-body", say)
    }

    /// A message over a socket that cannot be understood.
    pub(crate) fn bad_message(error: &serde_json::Error) -> Self {
        let id = if error.is_data() { "server-bad-shape" } else { "server-no-json" };
        let say = Message::new(id).with("why", quoted(&error.to_string(), LONG).as_str());
        Self::new(StatusCode::BAD_REQUEST, "bad-message", say)
    }
}

/// What went wrong in the first place, without what every layer above put before it.
fn innermost(error: &dyn std::error::Error) -> String {
    let mut inner = error;
    while let Some(source) = inner.source() {
        inner = source;
    }
    quoted(&inner.to_string(), LONG)
}
