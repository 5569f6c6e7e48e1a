//! Making a table.

use std::net::SocketAddr;
use std::sync::Arc;

use axum::Json;
use axum::extract::{ConnectInfo, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use bots::BotName;
use catalog::{AnyGame, GameName, Pack, TableSpec};
use protocol::tables::{NewSeat, NewTable, SeatLink, TableMade};
use session::AnySession;
use store::{Hash, SeatRow, TableId};
use table::Seat;
use table::record::Sitter;

use crate::app::{App, now};
use crate::body::Body;
use crate::gate::{Counter, Kind, Phrase, Secret, set_cookie, short_id};
use crate::identity::{caller, token_of};
use crate::problem::Problem;
use crate::rest::sit::for_program;
use crate::table::{free_seat, link_to};

/// What a seat is called that nobody has taken.
const NOBODY: &str = "Nobody yet";

/// Makes a table. Whoever makes it is its host.
#[utoipa::path(post, path = "/api/tables", request_body = NewTable,
    params(("X-Twocities-Token" = Option<String>, Header, description = "`tell` asks for a token in the answer instead of a cookie")),
    security((), ("bearer" = []), ("cookie" = [])),
    responses((status = 201, description = "The table, and the ways to it.", body = TableMade)))]
pub(crate) async fn make(
    State(app): State<Arc<App>>,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    Body(wanted): Body<NewTable>,
) -> Result<Response, Problem> {
    app.allow(Kind::Create, caller(&app, address, &headers))?;
    let token = token_of(&app, &headers)?;
    let holder = Hash(token.secret.hash());
    let (game, pack) = lay(&wanted)?;
    let phrase = Phrase::random();
    let hashed = phrase.clone();
    let phrase_hash = tokio::task::spawn_blocking(move || hashed.hash()).await;
    let phrase_hash = Hash(phrase_hash.map_err(|_| Problem::failed())?);
    let id = short_id();
    let (mut sitters, mut rows, mut links) = (Vec::new(), Vec::new(), Vec::new());
    let mut own = false;
    for (index, wanted) in wanted.seats.iter().enumerate() {
        let seat = Seat::new(index).ok_or_else(Problem::failed)?;
        let (sitter, row) = match wanted {
            NewSeat::Me { name } => {
                own = true;
                let sitter = Sitter::person(name);
                let sitter = sitter.map_err(|fault| Problem::bad("bad-name", &fault))?;
                let name = sitter.name.as_str().to_owned();
                let free = free_seat(seat, None, &name);
                (sitter, SeatRow { holder: Some(holder), phrase: Some(phrase_hash), ..free })
            }
            NewSeat::Link => {
                let link = Secret::random();
                links.push(SeatLink { seat, link: link_to(&id, &link) });
                (person(NOBODY)?, free_seat(seat, Some(Hash(link.hash())), NOBODY))
            }
            NewSeat::Bot { bot } => {
                let bot: BotName =
                    bot.parse().map_err(|error| Problem::bad("no-such-bot", &error))?;
                let sitter = Sitter::bot(bot.as_str());
                let sitter = sitter.map_err(|fault| Problem::bad("bad-name", &fault))?;
                (sitter, free_seat(seat, None, bot.as_str()))
            }
        };
        sitters.push(sitter);
        rows.push(row);
    }
    let watch = Secret::random();
    let (seed, nonce) = (random_seed()?, random_nonce()?);
    let table = store::NewTable {
        id: TableId(id.clone()),
        created: now(),
        listed: wanted.settings.listed,
        game: wanted.game.clone(),
        head: AnySession::head(&game, sitters, seed),
        pack: serde_json::to_string(&pack).expect("a pack is text"),
        settings: serde_json::to_string(&wanted.settings).expect("settings are plain data"),
        secret: nonce,
        host: holder,
        watch: Hash(watch.hash()),
        seats: rows,
        deadline: None,
    };
    app.store.create(table).await.map_err(|error| Problem::store(&error))?;
    app.metrics.count(Counter::TablesMade);
    app.listing.forget();
    let told = for_program(&headers) && token.may_be_told();
    let made = TableMade {
        watch: format!("/table/{id}/watch/{}", watch.reveal()),
        table: id,
        links,
        phrase: own.then(|| phrase.reveal()),
        token: told.then(|| token.secret.reveal()),
    };
    let mut response = (StatusCode::CREATED, Json(made)).into_response();
    if !told {
        let cookie = set_cookie(&token.secret, app.settings.is_https());
        response.headers_mut().insert(header::SET_COOKIE, cookie);
    }
    Ok(response)
}

/// The game that is wanted, and its pack as it is kept.
fn lay(wanted: &NewTable) -> Result<(AnyGame, Pack), Problem> {
    let game: GameName =
        wanted.game.parse().map_err(|error| Problem::bad("no-such-game", &error))?;
    if !wanted.settings.pace.is_sensible() {
        let why = "a live turn has 10 to 3600 seconds and an increment of at most 600, a slow one 1 to 30 days";
        return Err(Problem::bad("bad-pace", &why));
    }
    let pack = match (&wanted.pack, &wanted.pack_text) {
        (None, None) => Pack::standard(game),
        (Some(name), None) => Pack::BuiltIn(name.clone()),
        (None, Some(text)) => Pack::File { name: "pack".to_owned(), text: text.clone() },
        (Some(_), Some(_)) => {
            return Err(Problem::bad("two-packs", &"give a pack by name or as text, not both"));
        }
    };
    let spec = TableSpec {
        game,
        seats: wanted.seats.len(),
        pack: pack.clone(),
        options: wanted.options.clone(),
    };
    let laid = AnyGame::new(&spec).map_err(|error| Problem::bad("bad-table", &error))?;
    let kept = pack.kept(game).ok_or_else(Problem::failed)?;
    Ok((laid, kept))
}

fn person(name: &str) -> Result<Sitter, Problem> {
    Sitter::person(name).map_err(|fault| Problem::bad("bad-name", &fault))
}

fn random_seed() -> Result<u64, Problem> {
    getrandom::u64().map_err(|_| Problem::failed())
}

/// 32 random bytes, in hexadecimal: without them nobody can try seeds against the seal.
fn random_nonce() -> Result<String, Problem> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|_| Problem::failed())?;
    Ok(Hash(bytes).to_hex())
}
