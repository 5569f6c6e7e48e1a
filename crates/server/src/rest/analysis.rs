//! A finished game looked at again: asked for, followed, given up.

use std::net::SocketAddr;
use std::sync::Arc;

use axum::Json;
use axum::extract::{ConnectInfo, State};
use axum::http::HeaderMap;
use protocol::AnalysisNow;

use crate::app::App;
use crate::body::Named;
use crate::command::Command;
use crate::gate::Kind;
use crate::identity::caller;
use crate::openapi::AtTable;
use crate::problem::Problem;
use crate::rest::look::table_id;

/// Asks for an analysis. It is thought out beside the table, and lost again if nobody asks how far it is.
#[utoipa::path(post, path = "/api/tables/{id}/analysis", params(("id" = String, Path)),
    responses((status = 200, description = "How far it is.", body = AnalysisNow), AtTable))]
pub(crate) async fn begin(
    State(app): State<Arc<App>>,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    Named(id): Named<String>,
    headers: HeaderMap,
) -> Result<Json<AnalysisNow>, Problem> {
    let (table, caller) = (table_id(id)?, caller(&app, address, &headers));
    if !app.analyses.join(&table, caller) {
        // First: to gather what is to be looked at takes a while, too.
        app.may(Kind::Analysis, caller)?;
        let hindsight = app.ask(&table, |reply| Command::Hindsight { reply }).await?;
        app.allow(Kind::Analysis, caller)?;
        let begun = app.analyses.begin(&table, caller, hindsight, &app.thinkers);
        begun.map_err(|_| Problem::many_analyses())?;
    }
    Ok(Json(app.analyses.now(&table)))
}

/// How far it is, or what was found.
#[utoipa::path(get, path = "/api/tables/{id}/analysis", params(("id" = String, Path)),
    responses((status = 200, description = "How far it is.", body = AnalysisNow), AtTable))]
pub(crate) async fn now(
    State(app): State<Arc<App>>,
    Named(id): Named<String>,
) -> Result<Json<AnalysisNow>, Problem> {
    Ok(Json(app.analyses.now(&table_id(id)?)))
}

/// Waits for it no longer. It ends unless others wait for it.
#[utoipa::path(delete, path = "/api/tables/{id}/analysis", params(("id" = String, Path)),
    responses((status = 200, description = "How far it is.", body = AnalysisNow), AtTable))]
pub(crate) async fn leave(
    State(app): State<Arc<App>>,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    Named(id): Named<String>,
    headers: HeaderMap,
) -> Result<Json<AnalysisNow>, Problem> {
    let table = table_id(id)?;
    app.analyses.leave(&table, caller(&app, address, &headers));
    Ok(Json(app.analyses.now(&table)))
}
