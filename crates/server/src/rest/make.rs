//! Making a table.

use std::net::SocketAddr;
use std::sync::Arc;

use axum::Json;
use axum::extract::{ConnectInfo, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use bots::BotName;
use catalog::{AnyGame, GameName, Pack, TableSpec};
use lessons::Lesson;
use protocol::tables::{Fork, NewSeat, NewTable, SeatLink, TableMade};
use session::{AnySession, Unfit, head_of_position};
use store::{Hash, Played, SeatRow, Status, StoreError, Stored, TableId};
use table::record::{Record, Sitter};
use table::{Message, Seat};

use crate::app::{App, now};
use crate::archive::entries;
use crate::body::Body;
use crate::command::{Command, Who};
use crate::gate::{Caller, Counter, Kind, Phrase, Secret, set_cookie, short_id};
use crate::identity::{caller, token_of};
use crate::problem::{Problem, SHORT, quoted};
use crate::rest::again::{made_already, next_id, tell};
use crate::rest::look::table_id;
use crate::rest::sit::for_program;
use crate::table::{free_seat, link_to, session_of};

/// What a seat is called that nobody has taken.
const NOBODY: &str = "Nobody yet";

/// Which pack somebody asks for.
enum Wanted {
    Standard,
    Pack(Pack),
}

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
    let caller = caller(&app, address, &headers);
    app.allow(Kind::Create, caller)?;
    let token = token_of(&app, &headers)?;
    let holder = Hash(token.secret.hash());
    let laid = match (&wanted.from, &wanted.settings.lesson) {
        (from, Some(id)) => lesson(&wanted, id, from.is_some())?,
        (None, None) => {
            let pack = pack(&app, &wanted, Some(holder)).await?;
            let asked = wanted.clone();
            // A large pack takes a while to read: nobody else waits for that.
            Laid::New(Box::new(app.workshop.work_for(caller, move || lay(&asked, pack)).await??))
        }
        (Some(from), None) => take_up(&app, caller, &wanted, from).await?,
    };
    let phrase = Phrase::random();
    let hashed = phrase.clone();
    let phrase_hash = Hash(app.workshop.work_for(caller, move || hashed.hash()).await?);
    let id = match &wanted.again {
        Some(finished) => next_id(&app, finished, holder, wanted.seats.len()).await?.0,
        None => short_id(),
    };
    let (mut sitters, mut rows, mut links) = (Vec::new(), Vec::new(), Vec::new());
    let mut own = false;
    for (index, wanted) in wanted.seats.iter().enumerate() {
        let seat = Seat::new(index).ok_or_else(Problem::failed)?;
        let (sitter, row) = match wanted {
            NewSeat::Me { name } => {
                own = true;
                let sitter = Sitter::person(name)?;
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
                let bot: BotName = bot.parse()?;
                let sitter = Sitter::bot(bot.as_str())?;
                (sitter, free_seat(seat, None, bot.as_str()))
            }
        };
        sitters.push(sitter);
        rows.push(row);
    }
    let watch = Secret::random();
    let created = now();
    // Whoever has seen the game that this one goes on from, or has laid it out, knows what others do not.
    let foreknown = wanted.from.is_some() || wanted.position.is_some();
    let (head, pack, entries) = match laid {
        Laid::New(new) => {
            let (game, pack) = *new;
            let pack = serde_json::to_string(&pack).expect("a pack is text");
            let head = match &wanted.position {
                Some(lists) => head_of_position(&game, sitters, lists)?,
                None => AnySession::head(&game, sitters, random_seed()?),
            };
            (head, pack, Vec::new())
        }
        Laid::Fork { session, after, pack } => {
            let record = session.fork(after, sitters).ok_or_else(|| Unfit::no_fork(after))?;
            let head = Record::new(record.header().clone(), record.start().clone()).to_string();
            (head, pack, entries(&record, created))
        }
        Laid::Lesson { lesson, pack } => {
            let record = lesson.record(sitters).ok_or_else(Problem::failed)?;
            let head = Record::new(record.header().clone(), record.start().clone()).to_string();
            (head, pack, entries(&record, created))
        }
    };
    let table = store::NewTable {
        id: TableId(id.clone()),
        created,
        listed: wanted.settings.listed,
        game: wanted.game.clone(),
        head,
        pack,
        settings: serde_json::to_string(&wanted.settings).expect("settings are plain data"),
        secret: random_nonce()?,
        host: holder,
        watch: Hash(watch.hash()),
        seats: rows,
        deadline: None,
        foreknown,
    };
    let played = Played { table, entries, status: Status::Running };
    app.store.take_in(vec![played]).await.map_err(|error| match error {
        StoreError::Exists if wanted.again.is_some() => made_already(),
        error => Problem::store(&error),
    })?;
    if let Some(finished) = &wanted.again {
        tell(&app, finished, &TableId(id.clone()), holder).await;
    }
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

/// The pack that is wanted; the standard one if nothing is said.
async fn pack(app: &Arc<App>, wanted: &NewTable, who: Who) -> Result<Wanted, Problem> {
    match (&wanted.pack, &wanted.pack_text, &wanted.pack_of) {
        (None, None, None) => Ok(Wanted::Standard),
        (Some(name), None, None) => Ok(Wanted::Pack(Pack::BuiltIn(name.clone()))),
        (None, Some(text), None) => {
            let name = wanted.pack_name.as_deref().map_or("pack", file_name).to_owned();
            Ok(Wanted::Pack(Pack::File { name, text: text.clone() }))
        }
        (None, None, Some(table)) => {
            let table = table_id(table.clone())?;
            let kept = app.ask(&table, |reply| Command::Pack { who, reply }).await?;
            serde_json::from_str(&kept).map(Wanted::Pack).map_err(|_| Problem::failed())
        }
        (Some(_), Some(_), _) | (Some(_), _, Some(_)) | (_, Some(_), Some(_)) => {
            Err(Unfit::two_packs().into())
        }
    }
}

/// The last part of what a caller calls a file, as far as it is fit to be printed.
fn file_name(name: &str) -> &str {
    let last = name.rsplit(['/', '\\']).next().unwrap_or_default();
    let fit = !last.is_empty() && last.len() <= 100 && !last.chars().any(char::is_control);
    if fit { last } else { "pack" }
}

/// What is to be played.
enum Laid {
    /// A game from its beginning, with its pack.
    New(Box<(AnyGame, Pack)>),
    /// Another match from one of its moments on, with its pack as it is kept.
    Fork { session: Box<AnySession>, after: usize, pack: String },
    /// A chapter to be learnt, with its pack as it is kept.
    Lesson { lesson: Box<Lesson>, pack: String },
}

/// The chapter that is wanted. Its learner sits at the first seat and a bot at the other one, and all else is settled.
fn lesson(wanted: &NewTable, id: &str, forks: bool) -> Result<Laid, Problem> {
    sensible_pace(wanted)?;
    let game: GameName = wanted.game.parse()?;
    let seated = matches!(&wanted.seats[..], [NewSeat::Me { .. }, NewSeat::Bot { .. }]);
    let packs = [&wanted.pack, &wanted.pack_text, &wanted.pack_of];
    let laid = forks || wanted.position.is_some();
    let bare = wanted.options.is_empty() && packs.iter().all(|pack| pack.is_none()) && !laid;
    let found = Lesson::find(game, id).filter(|_| seated && bare);
    let lesson = found.ok_or_else(|| {
        let say = Message::new("server-no-lesson").with("lesson", quoted(id, SHORT).as_str());
        let say = say.with("game", game.as_str());
        Problem::new(StatusCode::BAD_REQUEST, "no-lesson", say)
    })?;
    let pack = Pack::standard(game).kept(game).ok_or_else(Problem::failed)?;
    let pack = serde_json::to_string(&pack).expect("a pack is text");
    Ok(Laid::Lesson { lesson: Box::new(lesson), pack })
}

/// The match that is to go on, if all of it may be seen and what is wanted fits it.
async fn take_up(
    app: &Arc<App>,
    caller: Caller,
    wanted: &NewTable,
    from: &Fork,
) -> Result<Laid, Problem> {
    sensible_pace(wanted)?;
    let (session, stored) = seen_whole(app, caller, from).await?;
    let seats = session.seats().len();
    let packs = [&wanted.pack, &wanted.pack_text, &wanted.pack_of];
    let bare = wanted.options.is_empty() && packs.iter().all(|pack| pack.is_none());
    let bare = bare && wanted.position.is_none();
    if wanted.game != stored.table.game || wanted.seats.len() != seats || !bare {
        return Err(Unfit::fork_differs(&stored.table.game, seats).into());
    }
    Ok(Laid::Fork { session: Box::new(session), after: from.after, pack: stored.table.pack })
}

/// A match of which everything may be seen, as it is kept.
pub(crate) async fn seen_whole(
    app: &Arc<App>,
    caller: Caller,
    from: &Fork,
) -> Result<(AnySession, Stored), Problem> {
    let id = table_id(from.table.clone())?;
    let stored = app.store.load(&id).await.map_err(|error| Problem::store(&error))?;
    let stored = stored.ok_or_else(Problem::no_table)?;
    let host = Arc::clone(app);
    let load = move || (session_of(&host, &stored), stored);
    let (loaded, stored) = app.workshop.work_for(caller, load).await?;
    let (session, _) = loaded?;
    if !session.is_over() && stored.table.status != Status::Shown {
        return Err(Problem::not_over());
    }
    Ok((session, stored))
}

fn sensible_pace(wanted: &NewTable) -> Result<(), Problem> {
    if wanted.settings.pace.is_sensible() {
        return Ok(());
    }
    Err(Unfit::bad_pace().into())
}

/// The game that is wanted, and its pack as it is kept.
fn lay(wanted: &NewTable, pack: Wanted) -> Result<(AnyGame, Pack), Problem> {
    let game: GameName = wanted.game.parse()?;
    sensible_pace(wanted)?;
    let pack = match pack {
        Wanted::Standard => Pack::standard(game),
        Wanted::Pack(pack) => pack,
    };
    let spec = TableSpec {
        game,
        seats: wanted.seats.len(),
        pack: pack.clone(),
        options: wanted.options.clone(),
    };
    let laid = AnyGame::new(&spec)?;
    let kept = pack.kept(game).ok_or_else(Problem::failed)?;
    Ok((laid, kept))
}

fn person(name: &str) -> Result<Sitter, Problem> {
    Ok(Sitter::person(name)?)
}

pub(crate) fn random_seed() -> Result<u64, Problem> {
    getrandom::u64().map_err(|_| Problem::failed())
}

/// 32 random bytes, in hexadecimal: without them nobody can try seeds against the seal.
fn random_nonce() -> Result<String, Problem> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|_| Problem::failed())?;
    Ok(Hash(bytes).to_hex())
}
