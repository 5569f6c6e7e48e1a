//! The body of a request, or a sentence about what is wrong with it.

use axum::extract::rejection::JsonRejection;
use axum::extract::{FromRequest, Json, Request};
use serde::de::DeserializeOwned;

use crate::problem::Problem;

/// A body of JSON.
#[derive(Debug)]
pub(crate) struct Body<T>(pub(crate) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, state: &S) -> Result<Self, Problem> {
        let body: Result<Json<T>, JsonRejection> = Json::from_request(request, state).await;
        match body {
            Ok(Json(body)) => Ok(Self(body)),
            Err(rejection) => Err(Problem::bad("bad-body", &rejection.body_text())),
        }
    }
}
