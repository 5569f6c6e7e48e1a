//! A server in a folder of its own, and clients that speak to it as browsers and programs do.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use bots::Stop;
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use server::{Asked, Bundle, Mind, OwnBots, Parts, Running, Settings};
use session::AnyThought;
use tempfile::TempDir;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// A server of a test.
pub(crate) struct Server {
    pub(crate) running: Running,
    pub(crate) folder: TempDir,
}

impl Server {
    pub(crate) async fn start() -> Self {
        Self::start_in(tempfile::tempdir().unwrap()).await
    }

    pub(crate) async fn start_in(folder: TempDir) -> Self {
        let running = server::start_with(settings(&folder), unhurried()).await.unwrap();
        Self { running, folder }
    }

    /// With everything that limits callers; behind a proxy, or not.
    pub(crate) async fn start_limited(trust_proxy: bool) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let asked = Asked { trust_proxy, no_limits: false, ..asked(&folder) };
        let running = server::start(Settings::new(asked).unwrap()).await.unwrap();
        Self { running, folder }
    }

    /// That may call people at places on this machine.
    pub(crate) async fn start_calling_at_home() -> Self {
        Self::start_calling_in(tempfile::tempdir().unwrap()).await
    }

    /// The same with what is kept in a folder.
    pub(crate) async fn start_calling_in(folder: TempDir) -> Self {
        let asked = Asked { private_calls: true, ..asked(&folder) };
        let running = server::start(Settings::new(asked).unwrap()).await.unwrap();
        Self { running, folder }
    }

    /// With bots that think as `mind` does.
    pub(crate) async fn start_with(mind: Arc<dyn Mind>) -> Self {
        Self::start_of(Parts { mind, ..Parts::default() }).await
    }

    /// With a web app of these files.
    pub(crate) async fn start_showing(bundle: Bundle) -> Self {
        Self::start_of(Parts { bundle, ..Parts::default() }).await
    }

    /// Behind a proxy that says who calls, with bots that think as `mind` does.
    pub(crate) async fn start_behind_a_proxy(mind: Arc<dyn Mind>) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let asked = Asked { trust_proxy: true, ..asked(&folder) };
        let parts = Parts { mind, ..Parts::default() };
        let running = server::start_with(Settings::new(asked).unwrap(), parts).await.unwrap();
        Self { running, folder }
    }

    /// That takes clients for gone who say nothing for so long.
    pub(crate) async fn start_impatient(silence: Duration) -> Self {
        Self::start_of(Parts { silence, ..Parts::default() }).await
    }

    async fn start_of(parts: Parts) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let running = server::start_with(settings(&folder), parts).await.unwrap();
        Self { running, folder }
    }

    pub(crate) fn address(&self) -> SocketAddr {
        self.running.address
    }

    /// Stops it cleanly, and starts another one with the same data.
    pub(crate) async fn restart(self) -> Self {
        let Self { running, folder } = self;
        running.stop().await.unwrap();
        Self::start_in(folder).await
    }
}

/// The bots of the program on a machine that may be busy: the same table gives the same hints, however long it takes.
#[derive(Debug)]
struct Unhurried;

impl Mind for Unhurried {
    fn think(&self, thought: AnyThought, stop: &Stop, enough: &dyn Fn() -> bool) -> Vec<String> {
        OwnBots.think(thought, stop, enough)
    }

    fn patience_for_hints(&self) -> Duration {
        Duration::from_secs(60)
    }
}

fn unhurried() -> Parts {
    Parts { mind: Arc::new(Unhurried), ..Parts::default() }
}

fn asked(folder: &TempDir) -> Asked {
    let bind = Some(SocketAddr::from(([127, 0, 0, 1], 0)));
    let data = folder.path().to_owned();
    Asked { bind, data, no_limits: true, ..Asked::default() }
}

fn settings(folder: &TempDir) -> Settings {
    Settings::new(asked(folder)).unwrap()
}

/// A response over HTTP.
#[derive(Debug)]
pub(crate) struct Response {
    pub(crate) status: u16,
    /// The first line and the headers.
    pub(crate) head: String,
    pub(crate) body: String,
}

impl Response {
    /// The value of a header, named in small letters.
    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        let mut lines = self.head.lines().filter_map(|line| line.split_once(": "));
        lines.find(|(other, _)| other.eq_ignore_ascii_case(name)).map(|(_, value)| value)
    }

    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|_| panic!("no JSON: {self:?}"))
    }
}

/// Sends a request as it stands, and reads the whole response.
pub(crate) async fn raw(address: SocketAddr, request: &str) -> Response {
    let mut stream = TcpStream::connect(address).await.unwrap();
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut text = Vec::new();
    let _ = tokio::time::timeout(Duration::from_secs(20), stream.read_to_end(&mut text)).await;
    let text = String::from_utf8_lossy(&text).into_owned();
    let (head, body) = text.split_once("\r\n\r\n").unwrap_or((&text, ""));
    let status = head.split(' ').nth(1).and_then(|word| word.parse().ok()).unwrap_or(0);
    Response { status, head: head.to_owned(), body: body.to_owned() }
}

/// A request of a program that carries a token, or none.
pub(crate) async fn ask(
    address: SocketAddr,
    method: &str,
    path: &str,
    token: Option<&str>,
    body: Option<&Value>,
) -> Response {
    let bearer =
        token.map(|token| format!("Authorization: Bearer {token}\r\n")).unwrap_or_default();
    let body = body.map(ToString::to_string).unwrap_or_default();
    let request = format!(
        "{method} {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\nX-Twocities-Token: tell\r\n\
         {bearer}Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    );
    raw(address, &request).await
}

/// A table that was made, with the token of its host.
#[derive(Clone, Debug)]
pub(crate) struct Made {
    pub(crate) table: String,
    pub(crate) token: String,
    /// The secrets of the links, by seat number.
    pub(crate) links: Vec<(usize, String)>,
    pub(crate) watch: String,
    /// The recovery phrase of the host.
    pub(crate) phrase: Option<String>,
}

/// Makes a table.
pub(crate) async fn make(address: SocketAddr, wanted: &Value) -> Made {
    let made = ask(address, "POST", "/api/tables", None, Some(wanted)).await;
    assert_eq!(made.status, 201, "{made:?}");
    let made = made.json();
    let last = |link: &Value| link.as_str().unwrap().rsplit('/').next().unwrap().to_owned();
    let links = made["links"].as_array().unwrap().iter();
    Made {
        table: made["table"].as_str().unwrap().to_owned(),
        token: made["token"].as_str().unwrap().to_owned(),
        links: links
            .map(|one| (one["seat"].as_u64().unwrap() as usize, last(&one["link"])))
            .collect(),
        watch: last(&made["watch"]),
        phrase: made["phrase"].as_str().map(str::to_owned),
    }
}

/// Sits down by a link; gives the token of the seat.
pub(crate) async fn sit(address: SocketAddr, table: &str, secret: &str, name: &str) -> String {
    let body = json!({"secret": secret, "name": name, "token": true});
    let sat = ask(address, "POST", &format!("/api/tables/{table}/sit"), None, Some(&body)).await;
    assert_eq!(sat.status, 200, "{sat:?}");
    sat.json()["token"].as_str().unwrap().to_owned()
}

/// A client at a table.
pub(crate) struct Client {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    table: String,
    next: u32,
    /// The last update.
    pub(crate) update: Value,
    /// Everything received, as it came.
    pub(crate) received: Vec<String>,
}

impl Client {
    /// Comes to a table: `from` is the query, `seat=1` or `watch=…`.
    pub(crate) async fn join(
        address: SocketAddr,
        table: &str,
        from: &str,
        token: Option<&str>,
    ) -> Self {
        Self::try_join(address, table, from, token).await.unwrap()
    }

    pub(crate) async fn try_join(
        address: SocketAddr,
        table: &str,
        from: &str,
        token: Option<&str>,
    ) -> Result<Self, String> {
        Self::try_join_by(address, table, from, token, "127.0.0.1").await
    }

    /// Comes to a table by a proxy, which says who calls.
    pub(crate) async fn try_join_by(
        address: SocketAddr,
        table: &str,
        from: &str,
        token: Option<&str>,
        caller: &str,
    ) -> Result<Self, String> {
        let url = format!("ws://{address}/api/tables/{table}/live?{from}");
        let mut request = url.into_client_request().unwrap();
        request.headers_mut().insert("X-Forwarded-For", caller.parse().unwrap());
        if let Some(token) = token {
            let bearer = format!("Bearer {token}").parse().unwrap();
            request.headers_mut().insert("Authorization", bearer);
        }
        let (socket, _) = connect_async(request).await.map_err(|error| error.to_string())?;
        let (table, received) = (table.to_owned(), Vec::new());
        let mut client = Self { socket, table, next: 1, update: Value::Null, received };
        client.hear_until(|told| told["type"] == "update").await?;
        Ok(client)
    }

    /// The next message; updates are kept.
    pub(crate) async fn hear(&mut self) -> Result<Value, String> {
        loop {
            let next = tokio::time::timeout(Duration::from_secs(30), self.socket.next()).await;
            let frame = next.map_err(|_| "silence".to_owned())?.ok_or("closed")?;
            match frame.map_err(|error| error.to_string())? {
                Message::Text(text) => {
                    let told: Value =
                        serde_json::from_str(&text).map_err(|error| error.to_string())?;
                    self.received.push(text.to_string());
                    if told["type"] == "update" {
                        self.update = told.clone();
                    }
                    return Ok(told);
                }
                Message::Close(_) => return Err("closed".to_owned()),
                Message::Binary(_) | Message::Ping(_) | Message::Pong(_) | Message::Frame(_) => {}
            }
        }
    }

    pub(crate) async fn hear_until(
        &mut self,
        wanted: impl Fn(&Value) -> bool,
    ) -> Result<Value, String> {
        loop {
            let told = self.hear().await?;
            if wanted(&told) {
                return Ok(told);
            }
        }
    }

    /// Sends a text as it is.
    pub(crate) async fn send(&mut self, text: &str) -> Result<(), String> {
        self.socket.send(Message::text(text)).await.map_err(|error| error.to_string())
    }

    /// Asks whether anybody is there, as the protocol of sockets does.
    pub(crate) async fn ping(&mut self) -> Result<(), String> {
        let ping = Message::Ping(Vec::new().into());
        self.socket.send(ping).await.map_err(|error| error.to_string())
    }

    /// Asks, and waits for the answer.
    pub(crate) async fn ask(&mut self, ask: Value) -> Result<Value, String> {
        let id = self.next;
        self.next += 1;
        self.send(&json!({"id": id, "ask": ask}).to_string()).await?;
        let told = self.hear_until(|told| told["type"] == "answer" && told["id"] == id).await?;
        Ok(told["answer"].clone())
    }

    /// Does actions on what was last seen.
    pub(crate) async fn submit(&mut self, actions: &[&str]) -> Result<Value, String> {
        let revision = self.revision();
        let submit =
            json!({"do": "submit", "match": self.table, "revision": revision, "actions": actions});
        self.ask(submit).await
    }

    pub(crate) fn revision(&self) -> u64 {
        self.update["revision"].as_u64().unwrap()
    }

    /// The words of the answers that can be given.
    pub(crate) fn choices(&self) -> Vec<String> {
        let choices = self.update["choices"].as_array().unwrap().iter();
        choices.map(|choice| choice["words"].as_str().unwrap().to_owned()).collect()
    }

    pub(crate) fn is_over(&self) -> bool {
        !self.update["ended"].is_null()
    }
}
