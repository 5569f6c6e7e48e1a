//! What can be asked for.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::{ConnectInfo, DefaultBodyLimit, Request, State};
use axum::http::StatusCode;
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::timeout::TimeoutLayer;

use crate::app::App;
use crate::body::MAX_BODY;
use crate::gate::{Counter, Kind, own_site_only, safe_headers};
use crate::identity::caller;
use crate::problem::Problem;
use crate::rest::{look, make, run, sit, words};
use crate::{openapi, page, socket};

/// The time for a whole request, its body included. A socket is a request only until it opens.
const WHOLE: Duration = Duration::from_secs(30);

/// Everything that can be asked for, behind the gate.
pub(crate) fn routes(app: Arc<App>) -> Router {
    let settings = Arc::clone(&app.settings);
    Router::new()
        .merge(page::pages())
        .route("/openapi.json", get(openapi::openapi))
        .route("/health", get(run::health))
        .route("/metrics", get(run::metrics))
        .route("/api/tables", post(make::make).get(look::listed))
        .route("/api/words/{language}", get(words::words))
        .route("/api/mine", get(look::mine))
        .route("/api/tables/{id}", get(look::info).delete(sit::delete))
        .route("/api/tables/{id}/live", get(socket::live))
        .route("/api/tables/{id}/history", get(look::history))
        .route("/api/tables/{id}/printed", get(look::printed))
        .route("/api/tables/{id}/record", get(look::record))
        .route("/api/tables/{id}/sit", post(sit::sit))
        .route("/api/tables/{id}/recover", post(sit::recover))
        .route("/api/tables/{id}/close", post(sit::close))
        .route("/api/tables/{id}/seats/{seat}/link", post(sit::link))
        .route("/api/tables/{id}/seats/{seat}/replace", post(sit::replace))
        .fallback(nothing_here)
        .layer(DefaultBodyLimit::max(MAX_BODY))
        .layer(TimeoutLayer::with_status_code(StatusCode::REQUEST_TIMEOUT, WHOLE))
        .layer(CatchPanicLayer::new())
        .layer(from_fn_with_state(Arc::clone(&app), not_too_often))
        .layer(from_fn_with_state(Arc::clone(&settings), own_site_only))
        .layer(from_fn_with_state(settings, safe_headers))
        .with_state(app)
}

async fn nothing_here() -> Problem {
    Problem::no_page()
}

/// Counts requests, and refuses whoever asks too often.
async fn not_too_often(
    State(app): State<Arc<App>>,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    request: Request,
    next: Next,
) -> Response {
    app.metrics.count(Counter::Requests);
    let caller = caller(&app, address, request.headers());
    match app.allow(Kind::Request, caller) {
        Ok(()) => {
            let response = next.run(request).await;
            if response.status().is_server_error() {
                app.metrics.count(Counter::Failures);
            }
            response
        }
        Err(problem) => problem.into_response(),
    }
}
