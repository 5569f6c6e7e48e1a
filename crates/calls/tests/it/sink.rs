//! A place that takes messages, and keeps what it was sent.

use std::net::SocketAddr;
use std::sync::{Arc, Mutex};

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpListener;

/// What arrived.
#[derive(Clone, Debug)]
pub(crate) struct Arrived {
    pub(crate) head: String,
    pub(crate) body: Vec<u8>,
}

impl Arrived {
    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        let mut lines = self.head.lines().filter_map(|line| line.split_once(": "));
        lines.find(|(other, _)| other.eq_ignore_ascii_case(name)).map(|(_, value)| value)
    }
}

/// A place on this machine.
#[derive(Clone, Debug)]
pub(crate) struct Sink {
    pub(crate) address: SocketAddr,
    arrived: Arc<Mutex<Vec<Arrived>>>,
}

impl Sink {
    /// Answers everything with this head.
    pub(crate) async fn answering(answer: &'static str) -> Self {
        Self::at("127.0.0.1", answer).await
    }

    pub(crate) async fn at(ip: &str, answer: &'static str) -> Self {
        let listener = TcpListener::bind((ip, 0)).await.unwrap();
        let sink = Self { address: listener.local_addr().unwrap(), arrived: Arc::default() };
        let arrived = Arc::clone(&sink.arrived);
        tokio::spawn(async move {
            while let Ok((mut stream, _)) = listener.accept().await {
                let mut bytes = Vec::new();
                let mut part = [0; 4096];
                loop {
                    let read = stream.read(&mut part).await.unwrap_or(0);
                    bytes.extend_from_slice(&part[..read]);
                    let end = bytes.windows(4).position(|four| four == b"\r\n\r\n");
                    let Some(end) = end else { if read == 0 { break } else { continue } };
                    let head = String::from_utf8_lossy(&bytes[..end]).into_owned();
                    let body = bytes[end + 4..].to_vec();
                    let message = Arrived { head, body };
                    let length = message.header("content-length").map_or(0, |n| n.parse().unwrap());
                    if message.body.len() >= length || read == 0 {
                        arrived.lock().unwrap().push(message);
                        let _ = stream.write_all(answer.as_bytes()).await;
                        break;
                    }
                }
            }
        });
        sink
    }

    pub(crate) fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    pub(crate) fn arrived(&self) -> Vec<Arrived> {
        self.arrived.lock().unwrap().clone()
    }
}
