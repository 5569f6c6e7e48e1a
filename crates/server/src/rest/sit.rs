//! Sitting down, claiming back, handing on, and what the host may do.

use std::net::SocketAddr;
use std::sync::Arc;

use axum::Json;
use axum::extract::{ConnectInfo, State};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use protocol::tables::{Recover, SeatLink, Seated, Sit};
use store::Hash;
use table::Seat;

use crate::app::App;
use crate::body::{Body, Named};
use crate::command::Command;
use crate::gate::{Counter, Kind, Phrase, Token, set_cookie};
use crate::identity::{caller, token_of, who};
use crate::openapi::{AtTable, Done};
use crate::problem::Problem;
use crate::rest::again::seat_again;
use crate::rest::look::table_id;

/// Whether a token is to be told instead of set as a cookie, if it may be.
pub(crate) fn for_program(headers: &HeaderMap) -> bool {
    headers.get("x-twocities-token").is_some_and(|value| value == "tell")
}

/// Sits down by a link. Looking at the link does not: only this does.
#[utoipa::path(post, path = "/api/tables/{id}/sit", request_body = Sit,
    params(("id" = String, Path),
        ("X-Twocities-Token" = Option<String>, Header, description = "`tell` asks for a token in the answer instead of a cookie")),
    security((), ("bearer" = []), ("cookie" = [])),
    responses((status = 200, description = "The seat is taken.", body = Seated), AtTable))]
pub(crate) async fn sit(
    State(app): State<Arc<App>>,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    Named(id): Named<String>,
    headers: HeaderMap,
    Body(sit): Body<Sit>,
) -> Result<Response, Problem> {
    let caller = caller(&app, address, &headers);
    app.allow(Kind::Sit, caller)?;
    let token = token_of(&app, &headers)?;
    let told = (sit.token || for_program(&headers)) && token.may_be_told();
    let sit = Sit { token: told, ..sit };
    let id = table_id(id)?;
    if let Some(finished) = &sit.again {
        let seat = sit.seat.ok_or_else(Problem::wrong_secret)?;
        seat_again(&app, finished, Hash(token.secret.hash()), &id, seat).await?;
    }
    let sit = |reply| Command::Sit { sit, token: token.secret.clone(), reply };
    let answer = app.ask(&id, sit).await;
    if answer.as_ref().is_err_and(Problem::is_wrong_secret) {
        app.metrics.count(Counter::WrongSecrets);
    }
    seated(&app, answer, &token, told)
}

/// Claims a seat back by its phrase.
#[utoipa::path(post, path = "/api/tables/{id}/recover", request_body = Recover,
    params(("id" = String, Path),
        ("X-Twocities-Token" = Option<String>, Header, description = "`tell` asks for a token in the answer instead of a cookie")),
    security((), ("bearer" = []), ("cookie" = [])),
    responses((status = 200, description = "The seat is theirs again.", body = Seated), AtTable))]
pub(crate) async fn recover(
    State(app): State<Arc<App>>,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    Named(id): Named<String>,
    headers: HeaderMap,
    Body(recover): Body<Recover>,
) -> Result<Response, Problem> {
    let caller = caller(&app, address, &headers);
    app.may(Kind::WrongSecret, caller)?;
    app.allow(Kind::Sit, caller)?;
    let id = table_id(id)?;
    let phrase: Phrase = recover.phrase.parse().map_err(Problem::no_phrase)?;
    let phrase = Hash(app.workshop.work_for(caller, move || phrase.hash()).await?);
    let token = token_of(&app, &headers)?;
    let told = (recover.token || for_program(&headers)) && token.may_be_told();
    let recover = Recover { token: told, ..recover };
    let recover = |reply| Command::Recover { recover, phrase, token: token.secret.clone(), reply };
    let answer = app.ask(&id, recover).await;
    if answer.as_ref().is_err_and(Problem::is_wrong_secret) {
        app.metrics.count(Counter::WrongSecrets);
        app.allow(Kind::WrongSecret, caller)?;
    }
    seated(&app, answer, &token, told)
}

fn seated(
    app: &App,
    answer: Result<Seated, Problem>,
    token: &Token,
    told: bool,
) -> Result<Response, Problem> {
    let mut response = Json(answer?).into_response();
    if !told {
        let cookie = set_cookie(&token.secret, app.settings.is_https());
        response.headers_mut().insert(header::SET_COOKIE, cookie);
    }
    Ok(response)
}

/// A new link to one's seat, to hand it on; the host has one for a seat that nobody took.
#[utoipa::path(post, path = "/api/tables/{id}/seats/{seat}/link",
    params(("id" = String, Path), ("seat" = usize, Path)),
    security((), ("bearer" = []), ("cookie" = [])),
    responses((status = 200, description = "The new link.", body = SeatLink), AtTable))]
pub(crate) async fn link(
    State(app): State<Arc<App>>,
    Named((id, seat)): Named<(String, String)>,
    headers: HeaderMap,
) -> Result<Json<SeatLink>, Problem> {
    new_link(&app, id, &seat, &headers, false).await
}

/// Empties a seat; only the host may.
#[utoipa::path(post, path = "/api/tables/{id}/seats/{seat}/replace",
    params(("id" = String, Path), ("seat" = usize, Path)),
    security((), ("bearer" = []), ("cookie" = [])),
    responses((status = 200, description = "A link to the empty seat.", body = SeatLink), AtTable))]
pub(crate) async fn replace(
    State(app): State<Arc<App>>,
    Named((id, seat)): Named<(String, String)>,
    headers: HeaderMap,
) -> Result<Json<SeatLink>, Problem> {
    new_link(&app, id, &seat, &headers, true).await
}

async fn new_link(
    app: &Arc<App>,
    id: String,
    seat: &str,
    headers: &HeaderMap,
    replace: bool,
) -> Result<Json<SeatLink>, Problem> {
    let who = who(app, headers)?;
    let seat = seat.parse().ok().and_then(Seat::from_number).ok_or_else(Problem::no_seat)?;
    let link = |reply| Command::Link { seat, who, replace, reply };
    app.ask(&table_id(id)?, link).await.map(Json)
}

/// Closes a table: it can be looked at, and no longer played. Only the host may.
#[utoipa::path(post, path = "/api/tables/{id}/close", params(("id" = String, Path)),
    security((), ("bearer" = []), ("cookie" = [])),
    responses((status = 200, description = "It is closed.", body = Done), AtTable))]
pub(crate) async fn close(
    State(app): State<Arc<App>>,
    Named(id): Named<String>,
    headers: HeaderMap,
) -> Result<Json<()>, Problem> {
    let who = who(&app, &headers)?;
    app.ask(&table_id(id)?, |reply| Command::Close { who, reply }).await.map(Json)
}

/// Deletes a table with all that was said and done. Only the host may.
#[utoipa::path(delete, path = "/api/tables/{id}", params(("id" = String, Path)),
    security((), ("bearer" = []), ("cookie" = [])),
    responses((status = 200, description = "It is gone.", body = Done), AtTable))]
pub(crate) async fn delete(
    State(app): State<Arc<App>>,
    Named(id): Named<String>,
    headers: HeaderMap,
) -> Result<Json<()>, Problem> {
    let (who, id) = (who(&app, &headers)?, table_id(id)?);
    match app.ask(&id, |reply| Command::Delete { who, reply }).await {
        // Nobody can wake it, and its host may be rid of it all the same.
        Err(problem) if problem.is_broken() => app.delete_asleep(&id, who).await.map(Json),
        deleted => deleted.map(Json),
    }
}
