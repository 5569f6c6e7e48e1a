//! Looking at tables.

use std::net::SocketAddr;
use std::sync::Arc;

use axum::Json;
use axum::extract::{ConnectInfo, State};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use protocol::tables::TableInfo;
use store::{Status, TableId};

use crate::app::App;
use crate::archive::record_of;
use crate::body::{Asked, Named};
use crate::command::Command;
use crate::gate::is_table_id;
use crate::identity::{caller, who};
use crate::openapi::{AtTable, History, Printed};
use crate::problem::{Problem, ProblemBody};
use crate::rest::again::next_of;
use crate::socket::From;

/// Tables in a list, at most.
const MOST: usize = 50;

/// The id of a table in a path.
pub(crate) fn table_id(id: String) -> Result<TableId, Problem> {
    if is_table_id(&id) { Ok(TableId(id)) } else { Err(Problem::no_table()) }
}

/// What may be known of a table by whoever has its id.
#[utoipa::path(get, path = "/api/tables/{id}", params(("id" = String, Path)),
    security((), ("bearer" = []), ("cookie" = [])),
    responses((status = 200, description = "What may be known.", body = TableInfo),
        (status = 404, description = "There is no such table.", body = ProblemBody)))]
pub(crate) async fn info(
    State(app): State<Arc<App>>,
    Named(id): Named<String>,
    headers: HeaderMap,
) -> Result<Json<TableInfo>, Problem> {
    let who = who(&app, &headers)?;
    let known = app.known(&table_id(id)?).await?;
    let next = next_of(&app, &known, who).await;
    Ok(Json(TableInfo { next, ..known.told_to(who) }))
}

/// The tables that are open to all.
#[utoipa::path(get, path = "/api/tables",
    security((), ("bearer" = []), ("cookie" = [])),
    responses((status = 200, description = "The latest changed first.", body = Vec<TableInfo>)))]
pub(crate) async fn listed(
    State(app): State<Arc<App>>,
    headers: HeaderMap,
) -> Result<Json<Vec<TableInfo>>, Problem> {
    let who = who(&app, &headers)?;
    let list = match app.listing.fresh() {
        Some(list) => list,
        None => {
            let ids = app.store.listed(MOST).await.map_err(|error| Problem::store(&error))?;
            let list = Arc::new(app.known_of_all(ids).await);
            app.listing.keep(Arc::clone(&list));
            list
        }
    };
    Ok(Json(list.iter().map(|known| known.told_to(who)).collect()))
}

/// The tables where whoever asks has a seat, or is the host.
#[utoipa::path(get, path = "/api/mine",
    security((), ("bearer" = []), ("cookie" = [])),
    responses((status = 200, description = "The latest changed first.", body = Vec<TableInfo>)))]
pub(crate) async fn mine(
    State(app): State<Arc<App>>,
    headers: HeaderMap,
) -> Result<Json<Vec<TableInfo>>, Problem> {
    let Some(who) = who(&app, &headers)? else { return Ok(Json(Vec::new())) };
    let mut ids = app.store.held_by(who).await.map_err(|error| Problem::store(&error))?;
    ids.truncate(MOST);
    // They are woken: whose turn it is shows only then.
    let mut all = Vec::new();
    for id in ids {
        all.extend(app.known(&id).await.ok().map(|known| known.told_to(Some(who))));
    }
    Ok(Json(all))
}

/// A viewer's own story of a match, running or over.
#[utoipa::path(get, path = "/api/tables/{id}/history",
    params(("id" = String, Path), ("seat" = Option<usize>, Query), ("watch" = Option<String>, Query)),
    security((), ("bearer" = []), ("cookie" = [])),
    responses((status = 200, description = "The story.", body = History),
        (status = 400, description = "What is asked for cannot be read.", body = ProblemBody),
        (status = 403, description = "Whoever asks may not look from there.", body = ProblemBody), AtTable))]
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
    responses((status = 200, description = "What is printed.", body = Printed), AtTable))]
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
    responses((status = 200, description = "The record.", body = String, content_type = "text/plain"),
        (status = 400, description = "The game is not over.", body = ProblemBody),
        (status = 404, description = "There is no such table.", body = ProblemBody)))]
pub(crate) async fn record(
    State(app): State<Arc<App>>,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    Named(id): Named<String>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let id = table_id(id)?;
    let stored = app.store.load(&id).await.map_err(|error| Problem::store(&error))?;
    let stored = stored.ok_or_else(Problem::no_table)?;
    // Until then it would tell what is hidden.
    if !matches!(stored.table.status, Status::Over | Status::Shown) {
        return Err(Problem::not_over());
    }
    // A long one takes a while to write: nobody else waits for that.
    let text = move || record_of(&stored).map(|record| record.to_string());
    let text = app.workshop.work_for(caller(&app, address, &headers), text).await?;
    let text = text.map_err(|error| {
        tracing::error!(table = %id.0, %error, "a stored record cannot be read");
        Problem::failed()
    })?;
    Ok(([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], text).into_response())
}
