//! Requests over HTTP, as they stand: a siege also sends what no library would.

use std::time::Duration;

use serde_json::Value;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::time::timeout;

use crate::door::Door;
use crate::trouble::Trouble;

/// How long a response may take.
const PATIENCE: Duration = Duration::from_secs(30);

/// A response over HTTP; status 0 if the connection was closed without one.
#[derive(Clone, Debug)]
pub(crate) struct Response {
    /// 200 and so on.
    pub(crate) status: u16,
    /// The first line and the headers.
    pub(crate) head: String,
    /// The rest.
    pub(crate) body: String,
}

impl Response {
    fn read(bytes: &[u8]) -> Self {
        let text = String::from_utf8_lossy(bytes);
        let (head, body) = text.split_once("\r\n\r\n").unwrap_or((&text, ""));
        let status = head.split(' ').nth(1).and_then(|word| word.parse().ok()).unwrap_or(0);
        Self { status, head: head.to_owned(), body: body.to_owned() }
    }

    /// How long the body is said to be.
    fn length(&self) -> Option<usize> {
        let headers = self.head.lines().filter_map(|line| line.split_once(':'));
        let mut lengths = headers.filter(|(name, _)| name.eq_ignore_ascii_case("content-length"));
        lengths.next().and_then(|(_, length)| length.trim().parse().ok())
    }

    /// Whether all of it is known to have come.
    fn is_all(&self) -> bool {
        self.length().is_some_and(|length| self.body.len() >= length)
    }

    /// Whether some of it is known to be missing.
    fn is_cut_off(&self) -> bool {
        self.length().is_some_and(|length| self.body.len() < length)
    }

    /// The body, if it is JSON.
    ///
    /// # Errors
    /// If it is not.
    pub(crate) fn json(&self) -> Result<Value, Trouble> {
        serde_json::from_str(&self.body)
            .map_err(|_| Trouble::Wrong(format!("{} without JSON: {}", self.status, self.body)))
    }
}

/// Sends bytes as they are, and reads until the connection is closed.
///
/// # Errors
/// If there is no connection, or no end.
pub(crate) async fn raw(address: Door, request: &[u8]) -> Result<Response, Trouble> {
    raw_for(address, request, PATIENCE).await
}

/// Sends bytes as they are, and reads until the connection is closed or the time is over.
///
/// # Errors
/// If there is no connection, or nothing has come by then.
pub(crate) async fn raw_for(
    address: Door,
    request: &[u8],
    time: Duration,
) -> Result<Response, Trouble> {
    let mut bytes = Vec::new();
    let exchange = async {
        let mut stream = address.connect().await?;
        // A server may refuse before it has read everything.
        let sent = stream.write_all(request).await;
        loop {
            match stream.read_buf(&mut bytes).await {
                Ok(read) if read > 0 && !Response::read(&bytes).is_all() => {}
                Err(error) if bytes.is_empty() => return sent.and(Err(error)),
                Ok(_) | Err(_) => return Ok(()),
            }
        }
    };
    match timeout(time, exchange).await {
        Ok(Err(error)) => return Err(Trouble::gone(&error)),
        Err(_) if bytes.is_empty() => return Err(Trouble::gone("no response")),
        Ok(Ok(())) | Err(_) => {}
    }
    Ok(Response::read(&bytes))
}

/// A request of a program that carries a token, or none.
///
/// # Errors
/// If there is no connection, or no end.
pub(crate) async fn ask(
    address: Door,
    method: &str,
    path: &str,
    token: Option<&str>,
    body: Option<&Value>,
) -> Result<Response, Trouble> {
    let body = body.map(ToString::to_string).unwrap_or_default();
    let response =
        raw(address, request(address, method, path, token, &[], &body).as_bytes()).await?;
    if response.is_cut_off() { Err(Trouble::gone("half a response")) } else { Ok(response) }
}

/// The text of a request with a body and some more headers.
pub(crate) fn request(
    address: Door,
    method: &str,
    path: &str,
    token: Option<&str>,
    headers: &[(&str, &str)],
    body: &str,
) -> String {
    let mut head = format!("{method} {path} HTTP/1.1\r\nConnection: close\r\n");
    if !headers.iter().any(|(name, _)| *name == "Host") {
        head.push_str(&format!("Host: {address}\r\n"));
    }
    if let Some(token) = token {
        head.push_str(&format!("Authorization: Bearer {token}\r\n"));
    }
    for (name, value) in headers {
        head.push_str(&format!("{name}: {value}\r\n"));
    }
    format!(
        "{head}X-Twocities-Token: tell\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    )
}
