//! Positions that somebody lays out.

use std::net::SocketAddr;
use std::sync::Arc;

use axum::extract::{ConnectInfo, State};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use catalog::{AnyGame, GameName, Pack, TableSpec};
use protocol::PositionAsked;
use session::{Lists, Unfit, new_position, told_position};

use crate::app::App;
use crate::body::Body;
use crate::command::Command;
use crate::gate::{Caller, Kind};
use crate::identity::{caller, who};
use crate::problem::{Problem, ProblemBody};
use crate::rest::look::table_id;
use crate::rest::make::{random_seed, seen_whole};

/// The position of a new deal, of a moment of a game that may be seen whole, or the one that lists describe, with
/// everything about it that cannot be. Nothing is kept.
#[utoipa::path(post, path = "/api/positions", request_body = PositionAsked,
    security((), ("bearer" = []), ("cookie" = [])),
    responses((status = 200, description = "The lists, what is amiss about them, and the table if nothing is.", body = Object),
        (status = 400, description = "There is no such table, or not all of it may be seen.", body = ProblemBody)))]
pub(crate) async fn lay(
    State(app): State<Arc<App>>,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    Body(asked): Body<PositionAsked>,
) -> Result<Response, Problem> {
    let caller = caller(&app, address, &headers);
    app.allow(Kind::Position, caller)?;
    let spec = spec(&app, caller, &headers, &asked).await?;
    // Packs take a while to read: nobody else waits for that.
    let told = app.workshop.work_for(caller, move || told(spec, asked.lists)).await??;
    Ok(([(header::CONTENT_TYPE, "application/json")], told).into_response())
}

/// The table that is asked about, and the lists of the moment if it is one of a game.
async fn spec(
    app: &Arc<App>,
    caller: Caller,
    headers: &HeaderMap,
    asked: &PositionAsked,
) -> Result<(TableSpec, Option<Lists>), Problem> {
    let game: GameName = asked.game.parse()?;
    let kept = |pack: &str| serde_json::from_str(pack).map_err(|_| Problem::failed());
    if let Some(from) = &asked.from {
        let (session, stored) = seen_whole(app, caller, from).await?;
        let seats = session.seats().len();
        let bare = asked.options.is_empty() && asked.pack.is_none() && asked.pack_of.is_none();
        let same = asked.game == stored.table.game && asked.seats == seats;
        if !bare || !same || asked.lists.is_some() {
            return Err(Unfit::fork_differs(&stored.table.game, seats).into());
        }
        let lists = session.position_at(from.after);
        let lists = lists.ok_or_else(|| Unfit::no_fork(from.after))?;
        let (pack, options) = (kept(&stored.table.pack)?, session.options());
        return Ok((TableSpec { game, seats, pack, options }, Some(lists)));
    }
    let pack = match (&asked.pack, &asked.pack_of) {
        (None, None) => Pack::standard(game),
        (Some(name), None) => Pack::BuiltIn(name.clone()),
        (None, Some(table)) => {
            let (table, who) = (table_id(table.clone())?, who(app, headers)?);
            kept(&app.ask(&table, |reply| Command::Pack { who, reply }).await?)?
        }
        (Some(_), Some(_)) => return Err(Unfit::two_packs().into()),
    };
    let spec = TableSpec { game, seats: asked.seats, pack, options: asked.options.clone() };
    Ok((spec, None))
}

fn told(
    (spec, moment): (TableSpec, Option<Lists>),
    brought: Option<Lists>,
) -> Result<String, Problem> {
    let game = AnyGame::new(&spec)?;
    let first = brought.is_none();
    let lists = match brought.or(moment) {
        Some(lists) => lists,
        None => new_position(&game, random_seed()?),
    };
    Ok(told_position(&game, lists, first)?)
}
