//! The body, the path and the query of a request, or a sentence about what is wrong with them.

use axum::extract::rejection::JsonRejection;
use axum::extract::{FromRequest, FromRequestParts, Json, Path, Query, Request};
use axum::http::StatusCode;
use axum::http::header::CONTENT_LENGTH;
use axum::http::request::Parts;
use serde::de::DeserializeOwned;
use table::Message;

use crate::problem::{LONG, Problem, quoted};

/// The largest body: an own pack of one megabyte, as JSON.
pub(crate) const MAX_BODY: usize = MEGABYTES << 20;
const MEGABYTES: usize = 2;

/// A body of JSON.
#[derive(Debug)]
pub(crate) struct Body<T>(pub(crate) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, state: &S) -> Result<Self, Problem> {
        // Nobody reads what is said to be too much.
        let length = request.headers().get(CONTENT_LENGTH).and_then(|length| length.to_str().ok());
        if length.is_some_and(|length| length.parse().is_ok_and(|length: usize| length > MAX_BODY))
        {
            return Err(Problem::too_large());
        }
        match Json::from_request(request, state).await {
            Ok(Json(body)) => Ok(Self(body)),
            Err(rejection) => Err(Problem::bad_body(&rejection)),
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
    fn too_large() -> Self {
        let say = Message::new("server-too-large").with("megabytes", MEGABYTES as i64);
        Self::new(StatusCode::PAYLOAD_TOO_LARGE, "too-large", say)
    }

    fn bad_body(rejection: &JsonRejection) -> Self {
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
                    Self::too_large()
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
