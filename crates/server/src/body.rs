//! The body and the query of a request, or a sentence about what is wrong with them.

use axum::extract::rejection::JsonRejection;
use axum::extract::{FromRequest, FromRequestParts, Json, Query, Request};
use axum::http::header::CONTENT_LENGTH;
use axum::http::request::Parts;
use serde::de::DeserializeOwned;

use crate::problem::Problem;

/// The largest body: an own pack of one megabyte, as JSON.
pub(crate) const MAX_BODY: usize = 2 << 20;

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
            return Err(Problem::bad("bad-body", &format_args!("it may have {MAX_BODY} bytes")));
        }
        let body: Result<Json<T>, JsonRejection> = Json::from_request(request, state).await;
        match body {
            Ok(Json(body)) => Ok(Self(body)),
            Err(rejection) => Err(Problem::bad("bad-body", &rejection.body_text())),
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
            Err(rejection) => Err(Problem::bad("bad-query", &rejection.body_text())),
        }
    }
}
