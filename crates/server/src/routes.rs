//! What can be asked for.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::{ConnectInfo, DefaultBodyLimit, Request, State};
use axum::middleware::{Next, from_fn, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::{delete, get, post};
use tokio::time::{sleep, timeout};
use tower_http::catch_panic::CatchPanicLayer;

use crate::answers::large_answers;
use crate::app::App;
use crate::body::{MAX_BODY, large_bodies};
use crate::gate::{BREATH, Counter, Kind, own_site_only, safe_headers};
use crate::identity::caller;
use crate::problem::Problem;
use crate::rest::{analysis, calls, look, lookback, make, position, record, run, sit, words};
use crate::spoken::sentences_for_people;
use crate::{openapi, page, socket};

/// The time for a whole request, its body included. A socket is a request only until it opens.
const WHOLE: Duration = Duration::from_secs(30);

/// Everything that can be asked for, behind the gate.
pub(crate) fn routes(app: Arc<App>) -> Router {
    let settings = Arc::clone(&app.settings);
    let large = from_fn_with_state(Arc::clone(&app), large_bodies);
    let told = from_fn_with_state(Arc::clone(&app), large_answers);
    Router::new()
        .merge(page::pages(&app))
        .route("/openapi.json", get(openapi::openapi))
        .route("/health", get(run::health))
        .route("/metrics", get(run::metrics))
        .route("/api/tables", post(make::make).layer(large.clone()).get(look::listed))
        .route("/api/words/{language}", get(words::words))
        .route("/api/mine", get(look::mine))
        .route("/api/tables/{id}", get(look::info).delete(sit::delete))
        .route("/api/tables/{id}/live", get(socket::live))
        .route("/api/tables/{id}/history", get(look::history).layer(told.clone()))
        .route("/api/tables/{id}/moves", get(lookback::moves).layer(told.clone()))
        .route("/api/tables/{id}/moves/{after}", get(lookback::positions).layer(told.clone()))
        .route("/api/tables/{id}/analysis", post(analysis::begin).get(analysis::now))
        .route("/api/tables/{id}/analysis", delete(analysis::leave))
        .route("/api/tables/{id}/printed", get(look::printed))
        .route("/api/tables/{id}/record", get(look::record).layer(told))
        .route("/api/records", post(record::bring).layer(large))
        .route("/api/positions", post(position::lay))
        .route("/api/tables/{id}/sit", post(sit::sit))
        .route("/api/tables/{id}/recover", post(sit::recover))
        .route("/api/tables/{id}/close", post(sit::close))
        .route("/api/tables/{id}/seats/{seat}/link", post(sit::link))
        .route("/api/tables/{id}/seats/{seat}/replace", post(sit::replace))
        .route("/api/tables/{id}/seats/{seat}/calls", get(calls::ways).post(calls::choose))
        .route("/api/tables/{id}/seats/{seat}/calls/{kind}", delete(calls::forget))
        .route("/api/tables/{id}/seats/{seat}/calls/{kind}/test", post(calls::test))
        .fallback(nothing_here)
        .method_not_allowed_fallback(wrong_method)
        .layer(DefaultBodyLimit::max(MAX_BODY))
        .layer(CatchPanicLayer::custom(|_| Problem::failed().into_response()))
        .layer(from_fn_with_state(Arc::clone(&app), in_measure))
        .layer(from_fn_with_state(Arc::clone(&settings), own_site_only))
        .layer(from_fn(sentences_for_people))
        .layer(from_fn_with_state(settings, safe_headers))
        .with_state(app)
}

async fn nothing_here() -> Problem {
    Problem::no_page()
}

async fn wrong_method() -> Problem {
    Problem::wrong_method()
}

/// Counts requests, and refuses whoever asks too often, after a breath, or does not come to an end.
async fn in_measure(
    State(app): State<Arc<App>>,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    request: Request,
    next: Next,
) -> Response {
    app.metrics.count(Counter::Requests);
    let caller = caller(&app, address, request.headers());
    let kind = if page::is_file(request.uri().path()) { Kind::File } else { Kind::Request };
    match app.allow(kind, caller) {
        Ok(()) => {
            let response = timeout(WHOLE, next.run(request)).await;
            let response = response.unwrap_or_else(|_| Problem::too_slow().into_response());
            if response.status().is_server_error() {
                app.metrics.count(Counter::Failures);
            }
            response
        }
        Err(problem) => {
            sleep(BREATH).await;
            problem.into_response()
        }
    }
}
