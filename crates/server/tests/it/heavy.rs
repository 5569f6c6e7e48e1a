//! Whoever asks for much, or sends much slowly, waits for themselves: nobody else does, and no memory is filled.

use std::io::Read as _;
use std::net::SocketAddr;
use std::time::Duration;

use flate2::read::GzDecoder;
use serde_json::json;
use server::Bundle;
use table::{Game as _, Notation as _, Rng};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::time::{sleep, timeout};

use crate::client::{Server, raw};

/// A request with a body of this length, of which nothing is sent yet, as a proxy hands it on.
async fn announced(address: SocketAddr, path: &str, length: usize, by: &str) -> TcpStream {
    let head = format!(
        "POST {path} HTTP/1.1\r\nHost: {address}\r\nX-Forwarded-For: {by}\r\nConnection: close\r\n\
         Content-Type: application/json\r\nContent-Length: {length}\r\n\r\n"
    );
    let mut stream = TcpStream::connect(address).await.unwrap();
    stream.write_all(head.as_bytes()).await.unwrap();
    stream
}

/// The status of the answer, if it comes within this time.
pub(crate) async fn status(stream: &mut TcpStream, within: Duration) -> Option<u16> {
    let mut start = [0; 12];
    timeout(within, stream.read_exact(&mut start)).await.ok()?.unwrap();
    String::from_utf8_lossy(&start[9..]).parse().ok()
}

pub(crate) const SOON: Duration = Duration::from_millis(700);
pub(crate) const LONG: Duration = Duration::from_secs(20);

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_sends_much_slowly_waits_for_themselves() {
    let server = Server::start_limited(true).await;
    let address = server.address();
    let large = format!("{{\"game\": \"{}\"}}", "x".repeat(500_000));
    let mut slow = Vec::new();
    for _ in 0..4 {
        slow.push(announced(address, "/api/tables", large.len(), "203.0.113.1").await);
    }
    sleep(SOON).await;
    // The fifth of the same caller waits though all of it is there; what is small, and what others bring, does not.
    let mut fifth = announced(address, "/api/tables", large.len(), "203.0.113.1").await;
    let sending = fifth.write_all(large.as_bytes());
    let _ = timeout(SOON, sending).await;
    assert_eq!(status(&mut fifth, SOON).await, None, "nothing is read of it");
    let mut small = announced(address, "/api/tables", 2, "203.0.113.1").await;
    small.write_all(b"{}").await.unwrap();
    assert_eq!(status(&mut small, LONG).await, Some(400));
    let mut other = announced(address, "/api/tables", large.len(), "203.0.113.2").await;
    other.write_all(large.as_bytes()).await.unwrap();
    assert_eq!(status(&mut other, LONG).await, Some(400));
    drop(slow);
    assert_eq!(status(&mut fifth, LONG).await, Some(400), "its turn has come");
}

#[tokio::test]
async fn where_nothing_is_brought_along_little_is_read() {
    let server = Server::start().await;
    let address = server.address();
    for (path, length, most) in [
        ("/api/tables/1111111111/sit", 200_000, 128),
        ("/api/tables/1111111111/recover", 200_000, 128),
        ("/api/tables/1111111111/seats/1/calls", 200_000, 128),
        ("/api/positions", 200_000, 128),
        ("/api/tables", 3 << 20, 2048),
        ("/api/records", 3 << 20, 2048),
    ] {
        let request = format!(
            "POST {path} HTTP/1.1\r\nHost: {address}\r\nContent-Type: application/json\r\nConnection: close\r\n\
             Content-Length: {length}\r\n\r\n"
        );
        let refused = raw(address, &request).await;
        assert_eq!((refused.status, refused.json()["code"].as_str()), (413, Some("too-large")));
        let most = json!([["kilobytes", {"Number": most}]]);
        assert_eq!(refused.json()["say"]["args"], most, "{path}");
    }
    // Neither is a head without end.
    let long = "x".repeat(300_000);
    let request = format!("GET / HTTP/1.1\r\nHost: {address}\r\nX-Long: {long}\r\n\r\n");
    assert_ne!(raw(address, &request).await.status, 200);
    let shorter = "x".repeat(20_000);
    let request = format!(
        "GET / HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\nX-Long: {shorter}\r\n\r\n"
    );
    assert_eq!(raw(address, &request).await.status, 200);
}

/// A record that takes long to be played again: its last action is taken back and done anew, over and over.
pub(crate) fn long_record() -> String {
    let content = london::Content::built_in("london").unwrap();
    let options = london::Options::default();
    let game = london::London::new(content, table::Seats::new(2).unwrap(), options);
    let sitter = || table::record::Sitter::bot("random").unwrap();
    let header = table::record::Header::of(&game, vec![sitter(), sitter()]);
    let start = table::record::Start::Seed(7);
    let mut text = table::record::Record::new(header, start).to_string();
    let (mut state, mut rng, mut legal) = (game.setup(&game.deal(7)), Rng::new(7), Vec::new());
    let mut last = String::new();
    for _ in 0..400 {
        let seat = game.decision(&state).unwrap().seat;
        game.legal_actions(&state, &mut legal);
        let action = *rng.pick(&legal).unwrap();
        last = format!("{} {}\n", seat.number(), game.write_action(&state, action));
        text.push_str(&last);
        game.apply_unchecked(&mut state, action, &mut ());
    }
    let seat = last.split(' ').next().unwrap();
    let again = format!("undo {seat} 1\n{last}");
    text.push_str(&again.repeat(4_000));
    text
}

/// Long records that are looked at again and again by one caller do not keep others from making tables.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_asks_for_much_work_waits_for_themselves() {
    let server = Server::start_limited(true).await;
    let address = server.address();
    let ask = async |path: &str, body: &str, by: &str| {
        let mut stream = announced(address, path, body.len(), by).await;
        stream.write_all(body.as_bytes()).await.unwrap();
        let mut told = Vec::new();
        let _ = timeout(LONG * 2, stream.read_to_end(&mut told)).await;
        String::from_utf8_lossy(&told).into_owned()
    };
    let brought = json!({"record": long_record()}).to_string();
    let told = ask("/api/records", &brought, "203.0.113.1").await;
    let (_, table) = told.split_once("\"table\":\"").unwrap_or_else(|| panic!("{told}"));
    let table = &table[..10];
    let lay = json!({"game": "london", "seats": 2, "from": {"table": table, "after": 300}});
    let lay = lay.to_string();
    let mut asked = Vec::new();
    for _ in 0..30 {
        let mut stream = announced(address, "/api/positions", lay.len(), "203.0.113.1").await;
        stream.write_all(lay.as_bytes()).await.unwrap();
        asked.push(stream);
    }
    sleep(Duration::from_millis(100)).await;
    let wanted = json!({"game": "new-york",
        "seats": [{"kind": "me", "name": "Anna"}, {"kind": "link"}]});
    let made = ask("/api/tables", &wanted.to_string(), "203.0.113.2").await;
    assert!(made.starts_with("HTTP/1.1 201"), "{made}");
    let mut answered = 0;
    for stream in &mut asked {
        answered += usize::from(status(stream, Duration::from_millis(1)).await.is_some());
    }
    assert!(answered * 2 < asked.len(), "{answered} of {} came before", asked.len());
}

const LARGE: &[u8] = &[b'a'; 300_000];
const FILES: Bundle = Bundle(&[
    ("assets/large-1a2b.js", LARGE),
    ("assets/small-1a2b.js", b"let app;"),
    ("assets/face-1a2b.woff2", LARGE),
    ("index.html", b"<!doctype html>the app"),
]);

/// Whoever can read it gets files compressed, the same as all others get them.
#[tokio::test]
async fn files_are_compressed_for_those_who_can_read_it() {
    let server = Server::start_showing(FILES).await;
    let address = server.address();
    let get = async |method: &str, path: &str, headers: &str| {
        let request = format!(
            "{method} {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n{headers}\r\n"
        );
        let mut stream = TcpStream::connect(address).await.unwrap();
        stream.write_all(request.as_bytes()).await.unwrap();
        let mut told = Vec::new();
        stream.read_to_end(&mut told).await.unwrap();
        let end = told.windows(4).position(|bytes| bytes == b"\r\n\r\n").unwrap();
        let head = String::from_utf8_lossy(&told[..end]).to_lowercase();
        (head, told[end + 4..].to_vec())
    };
    let gzip = "Accept-Encoding: gzip, br\r\n";
    let large = "/assets/large-1a2b.js";
    for _ in 0..2 {
        let (head, body) = get("GET", large, gzip).await;
        assert!(head.contains("content-encoding: gzip"), "{head}");
        assert!(head.contains("vary: accept-encoding") && head.contains("immutable"), "{head}");
        assert!(head.contains(&format!("content-length: {}", body.len())), "{head}");
        assert!(body.len() < 3_000, "{}", body.len());
        let mut whole = Vec::new();
        GzDecoder::new(&body[..]).read_to_end(&mut whole).unwrap();
        assert_eq!(whole, LARGE);
    }
    let (head, body) = get("GET", large, "").await;
    assert!(!head.contains("content-encoding") && head.contains("vary: accept-encoding"), "{head}");
    assert_eq!(body, LARGE);
    let (head, body) = get("HEAD", large, gzip).await;
    assert!(head.starts_with("http/1.1 200") && body.is_empty(), "{head}");
    for path in ["/assets/small-1a2b.js", "/assets/face-1a2b.woff2"] {
        let (head, body) = get("GET", path, gzip).await;
        assert!(!head.contains("content-encoding") && !body.is_empty(), "{path}: {head}");
    }
}
