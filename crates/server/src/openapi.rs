//! The description of the HTTP interface for programs.

use axum::Json;
use utoipa::OpenApi;

use crate::rest::{analysis, look, lookback, make, record, run, sit, words};
use crate::socket;

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Two Cities",
        description = "Tables of London and New York 1901. What happens at a table goes over the WebSocket at /api/tables/{id}/live: see docs/protocol.md."
    ),
    paths(
        make::make,
        look::listed,
        look::mine,
        look::info,
        look::history,
        look::printed,
        look::record,
        lookback::moves,
        lookback::positions,
        analysis::begin,
        analysis::now,
        analysis::leave,
        record::bring,
        sit::sit,
        sit::recover,
        sit::link,
        sit::replace,
        sit::close,
        sit::delete,
        run::health,
        run::metrics,
        words::words,
        socket::live
    )
)]
struct Document;

/// The whole description.
pub fn document() -> utoipa::openapi::OpenApi {
    Document::openapi()
}

/// The description, served.
pub(crate) async fn openapi() -> Json<utoipa::openapi::OpenApi> {
    Json(document())
}
