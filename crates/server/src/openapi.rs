//! The description of the HTTP interface for programs.

use std::collections::BTreeMap;

use axum::Json;
use utoipa::openapi::path::Operation;
use utoipa::openapi::security::{ApiKey, ApiKeyValue, Http, HttpAuthScheme, SecurityScheme};
use utoipa::openapi::{Content, Ref, RefOr, Response, ResponseBuilder};
use utoipa::{IntoResponses, Modify, OpenApi, ToSchema};

use crate::problem::ProblemBody;
use crate::rest::{analysis, calls, look, lookback, make, position, record, run, sit, words};
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
        position::lay,
        sit::sit,
        sit::recover,
        sit::link,
        sit::replace,
        sit::close,
        sit::delete,
        calls::ways,
        calls::choose,
        calls::forget,
        calls::test,
        run::health,
        run::metrics,
        words::words,
        socket::live
    ),
    components(schemas(ProblemBody)),
    modifiers(&Gate)
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

/// A viewer's own story of a match. Views and events are those of the game.
#[derive(ToSchema)]
#[schema(as = History)]
#[expect(dead_code, reason = "it only says what the session writes; a test compares the two")]
pub(crate) struct History {
    /// Counts what has been stored.
    revision: u64,
    /// What happened before the first action, in words.
    #[schema(value_type = Vec<Object>)]
    opening: (),
    /// The same as data.
    #[schema(value_type = Vec<Object>)]
    opening_events: (),
    /// What has happened since, as in the updates of a socket.
    #[schema(value_type = Vec<Object>)]
    steps: (),
    /// What everybody would have had if the game had ended after each revision.
    #[schema(value_type = Vec<Object>)]
    course: (),
    /// The table as the viewer sees it now.
    #[schema(value_type = Object)]
    view: (),
}

/// What is printed on the things of a game: its cards, its board, its pieces.
#[derive(ToSchema)]
#[schema(value_type = Object)]
#[expect(dead_code, reason = "it only says what the game writes")]
pub(crate) struct Printed(serde_json::Value);

/// Nothing but that it was done: `null`.
#[derive(ToSchema)]
#[schema(value_type = Option<Object>)]
pub(crate) struct Done(());

/// What a table may answer that is asked for something.
pub(crate) struct AtTable;

impl IntoResponses for AtTable {
    fn responses() -> BTreeMap<String, RefOr<Response>> {
        BTreeMap::from([
            refusal(404, "There is no such table, or no such seat."),
            refusal(409, "Not as the table stands, or this version of the program cannot show it."),
        ])
    }
}

fn refusal(status: u16, description: &str) -> (String, RefOr<Response>) {
    let content = Content::new(Some(Ref::from_schema_name("ProblemBody")));
    let response = ResponseBuilder::new().description(description);
    (status.to_string(), response.content("application/json", content).build().into())
}

/// A refusal of the outermost gate, which speaks plainly.
fn plain_refusal(status: u16, description: &str) -> (String, RefOr<Response>) {
    (status.to_string(), ResponseBuilder::new().description(description).build().into())
}

/// What the gate adds to everything that can be asked for: who asks, and why they may be refused.
struct Gate;

impl Modify for Gate {
    fn modify(&self, document: &mut utoipa::openapi::OpenApi) {
        let components = document.components.get_or_insert_default();
        let bearer = Http::new(HttpAuthScheme::Bearer);
        components.add_security_scheme("bearer", SecurityScheme::Http(bearer));
        let cookie = "The token of a browser, which no script can read; over https its name is __Host-twocities.";
        let cookie = ApiKey::Cookie(ApiKeyValue::with_description("twocities", cookie));
        components.add_security_scheme("cookie", SecurityScheme::ApiKey(cookie));
        for item in document.paths.paths.values_mut() {
            for (operation, changes) in
                [(&mut item.get, false), (&mut item.post, true), (&mut item.delete, true)]
            {
                if let Some(operation) = operation {
                    add_refusals(operation, changes);
                }
            }
        }
    }
}

/// The refusals that follow from what an operation is. Those that it names itself stay.
fn add_refusals(operation: &mut Operation, changes: bool) {
    let mut refusals = vec![
        refusal(408, "The request took more than half a minute."),
        plain_refusal(421, "The server is not known by this host."),
        refusal(429, "Too much at once: Retry-After has the seconds."),
        refusal(503, "The server is being stopped, or cannot."),
    ];
    if changes {
        refusals.push(refusal(403, "Not with this token, or not from a page of another site."));
    }
    if operation.security.is_some() {
        refusals.push(refusal(401, "The token or cookie cannot be read."));
    }
    if operation.request_body.is_some() {
        refusals.push(refusal(400, "Something in the request cannot be."));
        refusals.push(refusal(
            413,
            "A body has at most 128 KiB, and 2 MiB where packs and records are brought along.",
        ));
    }
    refusals.push(plain_refusal(400, "The request names no host."));
    for (status, response) in refusals {
        operation.responses.responses.entry(status).or_insert(response);
    }
}
