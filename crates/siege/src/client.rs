//! A socket at a table.

use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{self, Message};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

use crate::door::Door;
use crate::trouble::Trouble;
use crate::wire::{Answer, Heard, Kind};

/// A server that says nothing for so long, not even to ask whether the client is there, is gone.
const SILENCE: Duration = Duration::from_secs(60);
/// How long an answer may take, on a machine that has other things to do.
const PATIENCE: Duration = Duration::from_secs(30);

/// Where a client sits.
#[derive(Clone, Debug)]
pub(crate) struct Place {
    /// The table.
    pub(crate) table: String,
    /// The number of the seat.
    pub(crate) seat: usize,
    /// What proves that it is theirs.
    pub(crate) token: String,
}

/// A socket at a table.
#[derive(Debug)]
pub(crate) struct Client {
    socket: WebSocketStream<TcpStream>,
    next: u32,
}

impl Client {
    /// Comes to a seat, and hears how the table stands.
    ///
    /// # Errors
    /// If the server cannot be reached, or does not let the client in.
    pub(crate) async fn join(
        address: Door,
        place: &Place,
        since: u64,
    ) -> Result<(Self, Heard), Trouble> {
        let Place { table, seat, token } = place;
        let path = format!("/api/tables/{table}/live?seat={seat}&since={since}");
        let mut client = Self::open(address, &path, Some(token)).await?;
        loop {
            let heard = client.hear().await?;
            if heard.kind == Kind::Update {
                return Ok((client, heard));
            }
        }
    }

    /// Opens a socket.
    ///
    /// # Errors
    /// If the server cannot be reached, or refuses.
    pub(crate) async fn open(
        address: Door,
        path: &str,
        token: Option<&str>,
    ) -> Result<Self, Trouble> {
        let refused = |error: &tungstenite::Error| Trouble::wrong(format!("{path}: {error}"));
        let request = format!("ws://{address}{path}").into_client_request();
        let mut request = request.map_err(|error| refused(&error))?;
        if let Some(token) = token {
            let bearer = format!("Bearer {token}").parse();
            let bearer = bearer.map_err(|_| Trouble::wrong("a token that is no header"))?;
            request.headers_mut().insert("Authorization", bearer);
        }
        // Thousands of clients share this process; none needs much room.
        let config = WebSocketConfig::default().read_buffer_size(8 << 10).write_buffer_size(0);
        let opened = async {
            let stream = address.connect().await?;
            client_async_with_config(request, stream, Some(config)).await
        };
        let opened = timeout(PATIENCE, opened).await.map_err(|_| Trouble::gone("no answer"))?;
        match opened {
            Ok((socket, _)) => Ok(Self { socket, next: 1 }),
            Err(tungstenite::Error::Http(response)) => match response.status().as_u16() {
                429 => Err(Trouble::Limited(path.to_owned())),
                // Said by a server that is about to stop.
                503 => Err(Trouble::gone("stopping")),
                status => Err(Trouble::wrong(format!("{path}: {status}"))),
            },
            Err(error) => Err(Trouble::gone(&error)),
        }
    }

    /// The next message.
    ///
    /// # Errors
    /// If the connection has ended.
    pub(crate) async fn hear(&mut self) -> Result<Heard, Trouble> {
        let text = self.hear_text().await?;
        serde_json::from_str(&text)
            .map_err(|error| Trouble::wrong(format!("not understood ({error}): {text}")))
    }

    /// The text of the next message.
    ///
    /// # Errors
    /// If the connection has ended.
    pub(crate) async fn hear_text(&mut self) -> Result<String, Trouble> {
        loop {
            let next = timeout(SILENCE, self.socket.next()).await;
            let frame = next.map_err(|_| Trouble::gone("silence"))?;
            let frame = frame.ok_or_else(|| Trouble::gone("closed"))?;
            match frame.map_err(|error| Trouble::gone(&error))? {
                Message::Text(text) => return Ok(text.to_string()),
                Message::Close(_) => return Err(Trouble::gone("closed")),
                Message::Binary(_) | Message::Ping(_) | Message::Pong(_) | Message::Frame(_) => {}
            }
        }
    }

    /// Sends anything.
    ///
    /// # Errors
    /// If the connection has ended.
    pub(crate) async fn send(&mut self, message: Message) -> Result<(), Trouble> {
        self.socket.send(message).await.map_err(|error| Trouble::gone(&error))
    }

    /// Sends a request, and gives its number.
    ///
    /// # Errors
    /// If the connection has ended.
    pub(crate) async fn request(&mut self, ask: &Value) -> Result<u32, Trouble> {
        let id = self.next;
        self.next += 1;
        self.send(Message::text(json!({"id": id, "ask": ask}).to_string())).await?;
        Ok(id)
    }

    /// Asks, and waits for the answer. What is told meanwhile goes to `meanwhile`.
    ///
    /// # Errors
    /// If the connection has ended, there is no answer, or `meanwhile` has an objection.
    pub(crate) async fn ask(
        &mut self,
        ask: &Value,
        mut meanwhile: impl FnMut(Heard) -> Result<(), Trouble>,
    ) -> Result<Answer, Trouble> {
        let id = self.request(ask).await?;
        let answered = async {
            loop {
                let heard = self.hear().await?;
                if heard.kind == Kind::Answer && heard.id == id {
                    return Ok(heard.answer);
                }
                meanwhile(heard)?;
            }
        };
        let answered = timeout(PATIENCE, answered).await;
        answered.map_err(|_| Trouble::wrong(format!("no answer to {ask}")))?
    }
}
