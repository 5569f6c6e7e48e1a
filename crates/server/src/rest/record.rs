//! Records that people bring along to look at.

use std::net::SocketAddr;
use std::sync::Arc;

use axum::Json;
use axum::extract::{ConnectInfo, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use catalog::{AnyGame, Pack, RecordError};
use protocol::tables::{Brought, Shown};
use store::{Hash, Played};
use table::Message;
use table::record::Record;

use crate::app::App;
use crate::archive::{play_again, shown};
use crate::body::Body;
use crate::gate::{Kind, set_cookie};
use crate::identity::{caller, token_of};
use crate::problem::Problem;
use crate::rest::sit::for_program;

/// The most lines of a record. A game has some hundred, and some more if people took much back.
const MOST_LINES: usize = 20_000;

/// Makes a table of a record, where all of it may be seen and nobody plays. Whoever brings it is the host.
#[utoipa::path(post, path = "/api/records", request_body = Brought,
    security((), ("bearer" = []), ("cookie" = [])),
    responses((status = 201, description = "The table where the record can be looked at.", body = Shown)))]
pub(crate) async fn bring(
    State(app): State<Arc<App>>,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    Body(brought): Body<Brought>,
) -> Result<Response, Problem> {
    let caller = caller(&app, address, &headers);
    app.allow(Kind::Create, caller)?;
    let token = token_of(&app, &headers)?;
    let host = Hash(token.secret.hash());
    let played = app.workshop.work_for(caller, move || read(&brought, host)).await??;
    let table = played.table.id.0.clone();
    app.store.take_in(vec![played]).await.map_err(|error| Problem::store(&error))?;
    let for_program = for_program(&headers);
    let told = for_program && token.may_be_told();
    let told = Shown { table, token: told.then(|| token.secret.reveal()) };
    let mut response = (StatusCode::CREATED, Json(told)).into_response();
    if !for_program {
        let cookie = set_cookie(&token.secret, app.settings.is_https());
        response.headers_mut().insert(header::SET_COOKIE, cookie);
    }
    Ok(response)
}

/// What is to be kept of a record, if it holds.
fn read(brought: &Brought, host: Hash) -> Result<Played, Problem> {
    let bad = |why: &dyn ToString| Problem::bad("bad-record", &why.to_string());
    if brought.record.lines().count() > MOST_LINES {
        let say = Message::new("server-long-record").with("most", MOST_LINES);
        return Err(Problem::new(StatusCode::BAD_REQUEST, "bad-record", say));
    }
    let mut record = Record::parse(&brought.record).map_err(|fault| bad(&fault))?;
    let own = brought.pack_text.clone().map(|text| Pack::File { name: "pack".to_owned(), text });
    let game = AnyGame::for_record(&record, own.clone()).map_err(|error| match error {
        RecordError::ForeignPack { line, name } => {
            let say = Message::new("server-foreign-pack").with("line", line);
            let say = say.with("pack", name.as_str());
            Problem::new(StatusCode::BAD_REQUEST, "bad-record", say)
        }
        RecordError::Game { .. } | RecordError::Option { .. } | RecordError::Spec(_) => bad(&error),
    })?;
    let sitters = play_again(&game, &mut record).map_err(|why| {
        let say = Message::new("server-bad-record").with("why", why);
        Problem::new(StatusCode::BAD_REQUEST, "bad-record", say)
    })?;
    let pack = own.unwrap_or_else(|| Pack::BuiltIn(record.header().pack().to_owned()));
    shown(&record, &sitters, &pack, host).ok_or_else(Problem::failed)
}
