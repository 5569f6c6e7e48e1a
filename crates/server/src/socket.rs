//! A client at a table, over a WebSocket.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::Extension;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{CloseFrame, Message as Frame, WebSocket, WebSocketUpgrade, close_code};
use axum::extract::{ConnectInfo, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use protocol::{Answer, Ask, Request, Told};
use serde::Deserialize;
use store::TableId;
use table::{Message, Seat};
use tokio::runtime::Handle;
use tokio::time::{interval, sleep, timeout};

use crate::app::App;
use crate::body::{Asked, Named};
use crate::command::{Command, Joined, Place, Text};
use crate::gate::{BREATH, Caller, Gauge, Kind, Secret, is_table_id};
use crate::identity::{caller, who};
use crate::listen::Held;
use crate::openapi::AtTable;
use crate::outbox::{Inbox, outbox};
use crate::problem::{Problem, ProblemBody};
use crate::table::plain;

/// The largest message a client may send: 64 actions of 200 characters fit.
const MAX_MESSAGE: usize = 64 * 1024;
/// What is set aside for reading at each socket: most of them are silent most of the time.
const READ_AT_ONCE: usize = 1024;
/// A client that takes nothing for so long is gone.
const STUCK: Duration = Duration::from_secs(20);

/// From where, and since when.
#[derive(Debug, Deserialize)]
pub(crate) struct From {
    seat: Option<usize>,
    watch: Option<String>,
    since: Option<u64>,
}

impl From {
    pub(crate) fn place(&self) -> Result<Place, Problem> {
        place(self.seat, self.watch.as_deref())
    }
}

/// The place that an address names.
pub(crate) fn place(seat: Option<usize>, watch: Option<&str>) -> Result<Place, Problem> {
    match (seat, watch) {
        (Some(seat), _) => Seat::from_number(seat).map(Place::Seat).ok_or_else(Problem::forbidden),
        (None, None) => Ok(Place::Beside(None)),
        (None, Some(secret)) => {
            let secret: Secret = secret.parse().map_err(|_| Problem::wrong_secret())?;
            Ok(Place::Beside(Some(store::Hash(secret.hash()))))
        }
    }
}

/// Opens the socket of a viewer. Who may not look is refused before.
#[utoipa::path(get, path = "/api/tables/{id}/live",
    params(("id" = String, Path), ("seat" = Option<usize>, Query), ("watch" = Option<String>, Query),
        ("since" = Option<u64>, Query)),
    security((), ("bearer" = []), ("cookie" = [])),
    responses((status = 101, description = "A socket from here on."),
        (status = 400, description = "What is asked for cannot be read.", body = ProblemBody),
        (status = 403, description = "Whoever asks may not look from there.", body = ProblemBody),
        (status = 426, description = "This address is for sockets.", body = ProblemBody), AtTable))]
pub(crate) async fn live(
    State(app): State<Arc<App>>,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    Extension(held): Extension<Held>,
    Named(id): Named<String>,
    Asked(from): Asked<From>,
    headers: HeaderMap,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Problem> {
    let upgrade = upgrade.map_err(|_| Problem::no_upgrade())?;
    let caller = caller(&app, address, &headers);
    app.allow(Kind::Socket, caller)?;
    let open = app.open_socket(caller)?;
    if !is_table_id(&id) {
        return Err(Problem::no_table());
    }
    let who = who(&app, &headers)?;
    let place = from.place()?;
    let id = TableId(id);
    let (send, receive) = outbox();
    let join = |reply| Command::Join { place, who, caller, since: from.since, send, reply };
    let joined = app.ask(&id, join).await?;
    // It goes even if the connection ends before it has become a socket.
    let mut client = Client { app, id, joined, caller };
    let upgrade = upgrade.max_message_size(MAX_MESSAGE).max_frame_size(MAX_MESSAGE);
    let upgrade = upgrade.read_buffer_size(READ_AT_ONCE);
    held.became.a_socket();
    Ok(upgrade.on_upgrade(move |socket| async move {
        let app = Arc::clone(&client.app);
        app.metrics.up(Gauge::Sockets);
        client.serve(socket, receive).await;
        app.metrics.down(Gauge::Sockets);
        drop((open, held));
    }))
}

struct Client {
    app: Arc<App>,
    id: TableId,
    joined: Joined,
    caller: Caller,
}

/// The table hears that a client has gone, however it went.
impl Drop for Client {
    fn drop(&mut self) {
        let (app, id) = (Arc::clone(&self.app), self.id.clone());
        let gone = Command::Gone { connection: self.joined.connection };
        // Without a runtime there are no tables, either.
        if let Ok(runtime) = Handle::try_current() {
            runtime.spawn(async move { app.command_if_awake(&id, gone).await });
        }
    }
}

impl Client {
    async fn serve(&mut self, mut socket: WebSocket, mut told: Inbox) {
        let silence = self.app.silence;
        let mut ping = interval(silence / 3);
        let mut heard = Instant::now();
        loop {
            tokio::select! {
                text = told.take() => {
                    let Some(text) = text else { break };
                    if !sent(&mut socket, Frame::text(&*text)).await {
                        return;
                    }
                }
                frame = socket.recv() => {
                    heard = Instant::now();
                    match frame {
                        Some(Ok(Frame::Text(text))) => {
                            // In a box: a socket is silent most of the time, and what it would need is not set aside.
                            if let Some(answer) = Box::pin(self.hear(&text)).await
                                && !sent(&mut socket, Frame::text(&*answer)).await
                            {
                                return;
                            }
                        }
                        // Whoever floods with these is heard as slowly as with anything else.
                        Some(Ok(Frame::Ping(_) | Frame::Pong(_))) => {
                            if self.app.allow(Kind::Message, self.caller).is_err() {
                                sleep(BREATH).await;
                            }
                        }
                        Some(Ok(Frame::Binary(_))) => {
                            close(&mut socket, close_code::UNSUPPORTED, "send text").await;
                            return;
                        }
                        Some(Ok(Frame::Close(_)) | Err(_)) | None => return,
                    }
                }
                _ = ping.tick() => {
                    if heard.elapsed() > silence || !sent(&mut socket, Frame::Ping(Vec::new().into())).await {
                        return;
                    }
                }
            }
        }
        // The table has let the client go: it is closed, or the client did not read.
        close(&mut socket, close_code::AGAIN, "come again").await;
    }

    /// Passes a message on to the table; an answer is one that the table need not give.
    async fn hear(&mut self, text: &str) -> Option<Text> {
        let request: Result<Request, _> = serde_json::from_str(text);
        let (id, kind) = match &request {
            Ok(request) => (request.id, kind_of(&request.ask)),
            Err(_) => (id_of(text), Kind::Message),
        };
        if let Err(problem) = self.app.allow(kind, self.caller) {
            sleep(BREATH).await;
            return Some(refusal(id, &problem));
        }
        let request = match request {
            Ok(request) => request,
            Err(error) => return Some(refusal(id, &Problem::bad_message(&error))),
        };
        let begun = Instant::now();
        let ask = Command::Ask { connection: self.joined.connection, request, begun };
        match self.app.command(&self.id, ask).await {
            Ok(()) => None,
            Err(problem) => Some(refusal(id, &problem)),
        }
    }
}

/// What a request is counted as.
fn kind_of(ask: &Ask) -> Kind {
    match ask {
        // All that has happened may be asked for anew, which takes as much thought as a draft.
        Ask::Draft { .. } | Ask::Why { .. } | Ask::Update { .. } => Kind::Draft,
        Ask::Hint { .. } => Kind::Hint,
        Ask::Chat { .. } => Kind::Chat,
        Ask::Submit { .. }
        | Ask::Undo { .. }
        | Ask::Consent { .. }
        | Ask::Leave { .. }
        | Ask::Return
        | Ask::Relieve { .. }
        | Ask::Mute { .. } => Kind::Message,
    }
}

/// The number of a request that could otherwise not be read.
fn id_of(text: &str) -> u32 {
    #[derive(Deserialize)]
    struct Numbered {
        id: u32,
    }
    serde_json::from_str(text).map_or(0, |Numbered { id }| id)
}

fn refusal(id: u32, problem: &Problem) -> Text {
    plain(&Told::Answer { id, answer: Box::new(Answer::Refused(problem.refusal())) })
}

async fn sent(socket: &mut WebSocket, frame: Frame) -> bool {
    matches!(timeout(STUCK, socket.send(frame)).await, Ok(Ok(())))
}

async fn close(socket: &mut WebSocket, code: u16, reason: &'static str) {
    let frame = Frame::Close(Some(CloseFrame { code, reason: reason.into() }));
    let _ = timeout(STUCK, socket.send(frame)).await;
}

impl Problem {
    /// A socket was asked for like a page.
    fn no_upgrade() -> Self {
        let say = Message::new("server-no-upgrade");
        Self::new(StatusCode::UPGRADE_REQUIRED, "no-upgrade", say)
    }
}
