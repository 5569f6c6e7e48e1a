//! A real server in a folder, for the commands that look after one.

use std::io::{Read, Write};
use std::net::{Shutdown, SocketAddr, TcpStream};
use std::path::Path;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use server::{Asked, Running, Settings};
use tokio::runtime::Runtime;

/// A server that runs beside the test.
pub(crate) struct Host {
    runtime: Runtime,
    running: Running,
}

impl Host {
    /// Serves what is in a folder.
    pub(crate) fn start(folder: &Path) -> Self {
        let bind = Some(SocketAddr::from(([127, 0, 0, 1], 0)));
        let asked = Asked { bind, data: folder.to_owned(), no_limits: true, ..Asked::default() };
        let runtime = Runtime::new().unwrap();
        let running = runtime.block_on(server::start(Settings::new(asked).unwrap())).unwrap();
        Self { runtime, running }
    }

    pub(crate) fn stop(self) {
        self.runtime.block_on(self.running.stop()).unwrap();
    }

    /// The status and the body of the answer.
    pub(crate) fn ask(&self, method: &str, path: &str, body: Option<&Value>) -> (u16, String) {
        let address = self.running.address;
        let body = body.map(ToString::to_string).unwrap_or_default();
        let request = format!(
            "{method} {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\
             X-Twocities-Token: tell\r\nContent-Type: application/json\r\n\
             Content-Length: {}\r\n\r\n{body}",
            body.len()
        );
        let mut stream = TcpStream::connect(address).unwrap();
        stream.write_all(request.as_bytes()).unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        let (head, body) = answer.split_once("\r\n\r\n").unwrap();
        (head.split(' ').nth(1).unwrap().parse().unwrap(), body.to_owned())
    }

    fn json(&self, method: &str, path: &str, body: Option<&Value>) -> Value {
        let (status, body) = self.ask(method, path, body);
        assert!((200..300).contains(&status), "{status}: {body}");
        serde_json::from_str(&body).unwrap()
    }

    /// Makes a table; its id.
    pub(crate) fn make(&self, table: &Value) -> String {
        let made = self.json("POST", "/api/tables", Some(table));
        made["table"].as_str().unwrap().to_owned()
    }

    /// Makes a table of London at which two bots play, and everybody may look on.
    pub(crate) fn make_bots(&self) -> String {
        let seats = [bot("random"), bot("random")];
        self.make(&json!({"game": "london", "seats": seats, "settings": {"listed": true}}))
    }

    /// Looks on at a table that is open to all, for as long as the socket is kept.
    fn watch(&self, table: &str) -> TcpStream {
        let address = self.running.address;
        let request = format!(
            "GET /api/tables/{table}/live HTTP/1.1\r\nHost: {address}\r\nConnection: upgrade\r\n\
             Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\
             Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        );
        let mut stream = TcpStream::connect(address).unwrap();
        stream.write_all(request.as_bytes()).unwrap();
        let mut start = [0; 12];
        stream.read_exact(&mut start).unwrap();
        assert_eq!(&start, b"HTTP/1.1 101");
        let mut told = stream.try_clone().unwrap();
        std::thread::spawn(move || std::io::copy(&mut told, &mut std::io::sink()));
        stream
    }

    /// What may be known of a table.
    pub(crate) fn info(&self, table: &str) -> Value {
        self.json("GET", &format!("/api/tables/{table}"), None)
    }

    /// Looks on at a table that is open to all until something holds of it: its bots play while somebody does.
    pub(crate) fn wait_until(&self, table: &str, holds: impl Fn(&Value) -> bool) -> Value {
        let (socket, begun) = (self.watch(table), Instant::now());
        loop {
            let info = self.info(table);
            if holds(&info) {
                let _ = socket.shutdown(Shutdown::Both);
                return info;
            }
            assert!(begun.elapsed() < Duration::from_secs(120), "it takes too long: {info}");
            std::thread::sleep(Duration::from_millis(5));
        }
    }

    /// Waits for the end of a game; what is known of the table then.
    pub(crate) fn wait_for_end(&self, table: &str) -> Value {
        self.wait_until(table, |info| info["status"] == "over")
    }

    /// The record of a game that is over.
    pub(crate) fn record(&self, table: &str) -> String {
        let (status, record) = self.ask("GET", &format!("/api/tables/{table}/record"), None);
        assert_eq!(status, 200, "{record}");
        record
    }
}

pub(crate) fn bot(name: &str) -> Value {
    json!({"kind": "bot", "bot": name})
}
