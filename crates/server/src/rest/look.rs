//! Looking at tables.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use protocol::tables::TableInfo;
use store::TableId;

use crate::app::App;
use crate::body::{Asked, Named};
use crate::command::Command;
use crate::gate::is_table_id;
use crate::identity::who;
use crate::problem::Problem;
use crate::socket::From;

/// Tables in a list, at most.
const MOST: usize = 50;

/// The id of a table in a path.
pub(crate) fn table_id(id: String) -> Result<TableId, Problem> {
    if is_table_id(&id) { Ok(TableId(id)) } else { Err(Problem::no_table()) }
}

/// What may be known of a table by whoever has its id.
#[utoipa::path(get, path = "/api/tables/{id}", params(("id" = String, Path)),
    responses((status = 200, body = TableInfo), (status = 404, body = crate::problem::ProblemBody)))]
pub(crate) async fn info(
    State(app): State<Arc<App>>,
    Named(id): Named<String>,
    headers: HeaderMap,
) -> Result<Json<TableInfo>, Problem> {
    let who = who(&app, &headers)?;
    info_of(&app, table_id(id)?, who).await.map(Json)
}

async fn info_of(
    app: &Arc<App>,
    id: TableId,
    who: crate::command::Who,
) -> Result<TableInfo, Problem> {
    app.ask(&id, |reply| Command::Info { who, reply }).await
}

/// The tables that are open to all.
#[utoipa::path(get, path = "/api/tables", responses((status = 200, body = Vec<TableInfo>)))]
pub(crate) async fn listed(
    State(app): State<Arc<App>>,
    headers: HeaderMap,
) -> Result<Json<Vec<TableInfo>>, Problem> {
    let who = who(&app, &headers)?;
    let tables = app.store.listed(MOST).await.map_err(|error| Problem::store(&error))?;
    all(&app, tables, who).await
}

/// The tables where whoever asks has a seat, or is the host.
#[utoipa::path(get, path = "/api/mine", responses((status = 200, body = Vec<TableInfo>)))]
pub(crate) async fn mine(
    State(app): State<Arc<App>>,
    headers: HeaderMap,
) -> Result<Json<Vec<TableInfo>>, Problem> {
    let Some(who) = who(&app, &headers)? else { return Ok(Json(Vec::new())) };
    let tables = app.store.held_by(who).await.map_err(|error| Problem::store(&error))?;
    all(&app, tables, Some(who)).await
}

async fn all(
    app: &Arc<App>,
    tables: Vec<TableId>,
    who: crate::command::Who,
) -> Result<Json<Vec<TableInfo>>, Problem> {
    let mut infos = Vec::new();
    for table in tables.into_iter().take(MOST) {
        // One that was deleted meanwhile is left out.
        if let Ok(info) = info_of(app, table, who).await {
            infos.push(info);
        }
    }
    Ok(Json(infos))
}

/// A viewer's own story of a match, running or over.
#[utoipa::path(get, path = "/api/tables/{id}/history",
    params(("id" = String, Path), ("seat" = Option<usize>, Query), ("watch" = Option<String>, Query)),
    responses((status = 200), (status = 403, body = crate::problem::ProblemBody)))]
pub(crate) async fn history(
    State(app): State<Arc<App>>,
    Named(id): Named<String>,
    Asked(from): Asked<From>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let who = who(&app, &headers)?;
    let place = from.place()?;
    let story = app.ask(&table_id(id)?, |reply| Command::History { place, who, reply }).await?;
    Ok(([(header::CONTENT_TYPE, "application/json")], story).into_response())
}

/// What is printed on the cards, the board and the pieces of a table, in its pack and with its options. It
/// never changes, so browsers may keep it.
#[utoipa::path(get, path = "/api/tables/{id}/printed", params(("id" = String, Path)),
    responses((status = 200), (status = 404, body = crate::problem::ProblemBody)))]
pub(crate) async fn printed(
    State(app): State<Arc<App>>,
    Named(id): Named<String>,
) -> Result<Response, Problem> {
    let printed = app.ask(&table_id(id)?, |reply| Command::Printed { reply }).await?;
    let kept = "private, max-age=31536000, immutable";
    Ok(([(header::CONTENT_TYPE, "application/json"), (header::CACHE_CONTROL, kept)], printed)
        .into_response())
}

/// The record of a game that is over.
#[utoipa::path(get, path = "/api/tables/{id}/record", params(("id" = String, Path)),
    responses((status = 200), (status = 400, body = crate::problem::ProblemBody)))]
pub(crate) async fn record(
    State(app): State<Arc<App>>,
    Named(id): Named<String>,
) -> Result<Response, Problem> {
    let record = app.ask(&table_id(id)?, |reply| Command::Record { reply }).await?;
    Ok(([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], record).into_response())
}
