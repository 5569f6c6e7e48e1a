//! For whoever runs the server.

use std::sync::Arc;

use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};

use crate::app::App;
use crate::gate::CONTENT_TYPE;
use crate::problem::Problem;

/// Whether the server can read its store.
#[utoipa::path(get, path = "/health",
    responses((status = 200, description = "It can.", body = String, content_type = "text/plain")))]
pub(crate) async fn health(State(app): State<Arc<App>>) -> Result<&'static str, Problem> {
    app.store.counts().await.map_err(|error| Problem::store(&error))?;
    Ok("ok\n")
}

/// What is counted, for Prometheus.
#[utoipa::path(get, path = "/metrics",
    responses((status = 200, description = "Counters.", body = String, content_type = "text/plain")))]
pub(crate) async fn metrics(State(app): State<Arc<App>>) -> Response {
    ([(header::CONTENT_TYPE, CONTENT_TYPE)], app.metrics.render()).into_response()
}
