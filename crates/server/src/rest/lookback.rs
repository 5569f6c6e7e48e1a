//! Looking back at a match.

use std::sync::Arc;

use axum::extract::State;
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;

use crate::app::App;
use crate::body::{Asked, Named};
use crate::command::{Command, Eyes};
use crate::identity::who;
use crate::openapi::AtTable;
use crate::problem::{Problem, ProblemBody};
use crate::rest::look::table_id;
use crate::socket::place;

/// Through whose eyes, and how much at once.
#[derive(Debug, Deserialize)]
pub(crate) struct Looking {
    seat: Option<usize>,
    watch: Option<String>,
    #[serde(default)]
    open: bool,
    count: Option<usize>,
}

impl Looking {
    fn eyes(&self) -> Result<Eyes, Problem> {
        if self.open {
            Ok(Eyes::Open)
        } else {
            place(self.seat, self.watch.as_deref()).map(Eyes::Of)
        }
    }
}

/// What was done at a table, action by action: of a game that is over through anybody's eyes, of a running one through
/// one's own.
#[utoipa::path(get, path = "/api/tables/{id}/moves",
    params(("id" = String, Path), ("seat" = Option<usize>, Query), ("watch" = Option<String>, Query),
        ("open" = Option<bool>, Query)),
    security((), ("bearer" = []), ("cookie" = [])),
    responses((status = 200, description = "What was done, action by action.", body = Object),
        (status = 403, description = "Whoever asks may not look from there.", body = ProblemBody), AtTable))]
pub(crate) async fn moves(
    State(app): State<Arc<App>>,
    Named(id): Named<String>,
    Asked(looking): Asked<Looking>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let (who, eyes) = (who(&app, &headers)?, looking.eyes()?);
    let moves = app.ask(&table_id(id)?, |reply| Command::Moves { eyes, who, reply }).await?;
    Ok(json(moves))
}

/// The table after so many actions, and after some more.
#[utoipa::path(get, path = "/api/tables/{id}/moves/{after}",
    params(("id" = String, Path), ("after" = usize, Path), ("seat" = Option<usize>, Query),
        ("watch" = Option<String>, Query), ("open" = Option<bool>, Query), ("count" = Option<usize>, Query)),
    security((), ("bearer" = []), ("cookie" = [])),
    responses((status = 200, description = "The table after so many actions, and after some more.", body = Object),
        (status = 403, description = "Whoever asks may not look from there.", body = ProblemBody), AtTable))]
pub(crate) async fn positions(
    State(app): State<Arc<App>>,
    Named((id, after)): Named<(String, String)>,
    Asked(looking): Asked<Looking>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let (who, eyes) = (who(&app, &headers)?, looking.eyes()?);
    let after = after.parse().map_err(|_| Problem::no_page())?;
    let count = looking.count.unwrap_or(1);
    let positions = |reply| Command::Positions { eyes, who, after, count, reply };
    Ok(json(app.ask(&table_id(id)?, positions).await?))
}

fn json(text: String) -> Response {
    ([(header::CONTENT_TYPE, "application/json")], text).into_response()
}
