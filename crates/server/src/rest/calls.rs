//! How whoever holds a seat wants to be called, and whether it works.

use std::net::SocketAddr;
use std::sync::Arc;

use axum::Json;
use axum::extract::{ConnectInfo, State};
use axum::http::{HeaderMap, StatusCode};
use calls::{Target, plan};
use serde::{Deserialize, Serialize};
use store::{CallsDue, Hash, TableId, WayRow};
use table::{Message, Seat};
use utoipa::ToSchema;
use words::Language;

use crate::app::App;
use crate::body::{Body, Named};
use crate::calling::{LastCall, last_call};
use crate::command::{Callee, Command};
use crate::gate::Kind;
use crate::identity::{caller, who};
use crate::openapi::{AtTable, Done};
use crate::problem::Problem;
use crate::rest::look::table_id;

/// How the one at a seat is called.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Calls {
    /// The public key of the server, for a browser that subscribes to push messages.
    key: String,
    /// At most one of each kind.
    ways: Vec<Way>,
}

/// A way to be called.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Way {
    /// `push` or `hook`.
    kind: String,
    /// The host that calls go to. The rest of the address is not told: it may be a secret.
    to: String,
    /// The language of the calls.
    language: String,
    /// What became of the last call.
    last: Option<LastCall>,
    /// When the next one is due, in milliseconds since 1970.
    due: Option<i64>,
}

/// A way to be called that is wanted. It takes the place of the one of its kind.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum NewWay {
    /// A push message to a browser, which tells the address and its keys.
    Push { endpoint: String, p256dh: String, auth: String, language: String },
    /// A message to a chat room, at the address of an incoming webhook.
    Hook { url: String, language: String },
}

const PUSH: &str = "push";
const HOOK: &str = "hook";

/// How one is called at one's seat.
#[utoipa::path(get, path = "/api/tables/{id}/seats/{seat}/calls",
    params(("id" = String, Path), ("seat" = usize, Path)),
    security(("bearer" = []), ("cookie" = [])),
    responses((status = 200, description = "The ways.", body = Calls), AtTable))]
pub(crate) async fn ways(
    State(app): State<Arc<App>>,
    Named((id, seat)): Named<(String, String)>,
    headers: HeaderMap,
) -> Result<Json<Calls>, Problem> {
    let own = Own::find(&app, id, &seat, &headers).await?;
    own.told(&app).await.map(Json)
}

/// Wants to be called in a way.
#[utoipa::path(post, path = "/api/tables/{id}/seats/{seat}/calls", request_body = NewWay,
    params(("id" = String, Path), ("seat" = usize, Path)),
    security(("bearer" = []), ("cookie" = [])),
    responses((status = 200, description = "The ways, with the new one.", body = Calls), AtTable))]
pub(crate) async fn choose(
    State(app): State<Arc<App>>,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    Named((id, seat)): Named<(String, String)>,
    headers: HeaderMap,
    Body(new): Body<NewWay>,
) -> Result<Json<Calls>, Problem> {
    app.allow(Kind::Call, caller(&app, address, &headers))?;
    let own = Own::find(&app, id, &seat, &headers).await?;
    let plain = app.calling.plain();
    let (kind, target, language) = match new {
        NewWay::Push { endpoint, p256dh, auth, language } => {
            (PUSH, Target::push(&endpoint, &p256dh, &auth, plain), language)
        }
        NewWay::Hook { url, language } => (HOOK, Target::hook(&url, plain), language),
    };
    let target = target.map_err(|bad| bad_way(bad.say()))?;
    if Language::from_tag(&language).is_none() {
        let word: String = language.chars().take(20).collect();
        return Err(bad_way(Message::new("call-bad-language").with("word", word.as_str())));
    }
    // A browser that tells once more that it is there does not forget what became of its last call.
    let kept = own.way(&app, kind).await?.filter(|way| way.target == target.keep());
    let way = WayRow {
        seat: own.number(),
        kind: kind.to_owned(),
        holder: own.holder,
        target: target.keep(),
        language,
        due: kept.as_ref().map_or_else(|| own.due(), |way| way.due),
        tries: kept.as_ref().map_or(0, |way| way.tries),
        told: kept.map_or_else(String::new, |way| way.told),
    };
    let set = app.store.set_way(&own.id, way).await;
    set.map_err(|error| Problem::store(&error))?;
    own.told(&app).await.map(Json)
}

/// No longer wants to be called in a way.
#[utoipa::path(delete, path = "/api/tables/{id}/seats/{seat}/calls/{kind}",
    params(("id" = String, Path), ("seat" = usize, Path), ("kind" = String, Path)),
    security(("bearer" = []), ("cookie" = [])),
    responses((status = 200, description = "It is forgotten.", body = Done), AtTable))]
pub(crate) async fn forget(
    State(app): State<Arc<App>>,
    Named((id, seat, kind)): Named<(String, String, String)>,
    headers: HeaderMap,
) -> Result<Json<()>, Problem> {
    let own = Own::find(&app, id, &seat, &headers).await?;
    let dropped = app.store.drop_way(&own.id, own.number(), &kind).await;
    dropped.map(Json).map_err(|error| Problem::store(&error))
}

/// Sends a call at once, to see whether it arrives, and waits for what becomes of it.
#[utoipa::path(post, path = "/api/tables/{id}/seats/{seat}/calls/{kind}/test",
    params(("id" = String, Path), ("seat" = usize, Path), ("kind" = String, Path)),
    security(("bearer" = []), ("cookie" = [])),
    responses((status = 200, description = "What became of it.", body = LastCall), AtTable))]
pub(crate) async fn test(
    State(app): State<Arc<App>>,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    Named((id, seat, kind)): Named<(String, String, String)>,
    headers: HeaderMap,
) -> Result<Json<LastCall>, Problem> {
    app.allow(Kind::Call, caller(&app, address, &headers))?;
    let own = Own::find(&app, id, &seat, &headers).await?;
    let no_way = || Problem::new(StatusCode::NOT_FOUND, "no-way", Message::new("call-no-way"));
    let way = own.way(&app, &kind).await?.ok_or_else(no_way)?;
    app.call_to_test(&own.id, way, &own.callee).await.map(Json)
}

fn bad_way(say: Message) -> Problem {
    Problem::new(StatusCode::BAD_REQUEST, "bad-way", say)
}

/// A seat that whoever asks holds.
struct Own {
    id: TableId,
    seat: Seat,
    holder: Hash,
    callee: Callee,
}

impl Own {
    async fn find(
        app: &Arc<App>,
        id: String,
        seat: &str,
        headers: &HeaderMap,
    ) -> Result<Self, Problem> {
        let who = who(app, headers)?;
        let id = table_id(id)?;
        let seat = seat.parse().ok().and_then(Seat::from_number).ok_or_else(Problem::no_seat)?;
        let callee = app.ask(&id, |reply| Command::Callee { seat, reply }).await?;
        match callee.holder {
            Some(holder) if who == Some(holder) => Ok(Self { id, seat, holder, callee }),
            Some(_) | None => Err(Problem::forbidden()),
        }
    }

    fn number(&self) -> u8 {
        u8::try_from(self.seat.number()).unwrap_or(u8::MAX)
    }

    /// What is due for a way that is chosen now. Whoever is asked already knows that; their clock runs all the same.
    fn due(&self) -> CallsDue {
        let asked = Some(self.callee.turn).filter(|_| self.callee.asked);
        CallsDue { turn: None, remind: asked.and_then(plan::reminder) }
    }

    async fn rows(&self, app: &App) -> Result<Vec<WayRow>, Problem> {
        let ways = app.store.ways(&self.id).await.map_err(|error| Problem::store(&error))?;
        Ok(ways.into_iter().filter(|way| way.seat == self.number()).collect())
    }

    async fn way(&self, app: &App, kind: &str) -> Result<Option<WayRow>, Problem> {
        Ok(self.rows(app).await?.into_iter().find(|way| way.kind == kind))
    }

    async fn told(&self, app: &App) -> Result<Calls, Problem> {
        let told = |way: WayRow| Way {
            to: Target::kept(&way.target, true)
                .map(|target| target.place().host.clone())
                .unwrap_or_default(),
            last: last_call(&way),
            due: way.due.first(),
            kind: way.kind,
            language: way.language,
        };
        let ways = self.rows(app).await?.into_iter().map(told).collect();
        Ok(Calls { key: app.calling.public_key(), ways })
    }
}
