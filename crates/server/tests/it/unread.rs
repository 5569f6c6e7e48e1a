//! Whoever asks for much and takes nothing of it fills no memory, neither the server's nor the system's.

use std::net::SocketAddr;
use std::time::Duration;

use serde_json::{Value, json};
use server::Bundle;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::time::{sleep, timeout};

use crate::client::Server;
use crate::heavy::{LONG, SOON, long_record, status};

const LARGE: &[u8] = &[b'a'; 8 << 20];
const FILES: Bundle =
    Bundle(&[("assets/large-1a2b.woff2", LARGE), ("index.html", b"<!doctype html>")]);

/// Asks, and reads nothing yet.
async fn asked(address: SocketAddr, path: &str, headers: &str) -> TcpStream {
    let head =
        format!("GET {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n{headers}\r\n");
    let mut stream = TcpStream::connect(address).await.unwrap();
    stream.write_all(head.as_bytes()).await.unwrap();
    stream
}

/// What the system keeps of what one end of a connection has sent and the other has not taken.
#[cfg(target_os = "linux")]
fn unsent(near: SocketAddr, far: SocketAddr) -> Option<u64> {
    let end = |address: SocketAddr| {
        let SocketAddr::V4(address) = address else { panic!("{address}") };
        let [a, b, c, d] = address.ip().octets();
        format!("{d:02X}{c:02X}{b:02X}{a:02X}:{:04X}", address.port())
    };
    let all = std::fs::read_to_string("/proc/self/net/tcp").unwrap();
    let ends = format!("{} {} ", end(near), end(far));
    let line = all.lines().find(|line| line.contains(&ends))?;
    let queue = line.split_once(&ends)?.1.split(' ').nth(1)?;
    u64::from_str_radix(queue.split(':').next()?, 16).ok()
}

#[cfg(target_os = "linux")]
#[tokio::test]
async fn the_system_keeps_little_for_who_takes_nothing() {
    let server = Server::start_showing(FILES).await;
    let address = server.address();
    let mut stream = asked(address, "/assets/large-1a2b.woff2", "").await;
    sleep(SOON).await;
    let kept = unsent(address, stream.local_addr().unwrap()).unwrap();
    assert!((1..512 << 10).contains(&kept), "{kept} bytes");
    let mut told = Vec::new();
    stream.read_to_end(&mut told).await.unwrap();
    assert!(told.ends_with(LARGE), "whoever takes it gets all of it");
}

/// The path of a long story, and what lets somebody read it.
async fn long_story(address: SocketAddr) -> (String, String) {
    let brought = json!({"record": long_record()}).to_string();
    let mut stream = TcpStream::connect(address).await.unwrap();
    let request = format!(
        "POST /api/records HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\nX-Twocities-Token: tell\r\n\
         Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{brought}",
        brought.len()
    );
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut told = String::new();
    timeout(LONG, stream.read_to_string(&mut told)).await.unwrap().unwrap();
    let (_, body) = told.split_once("\r\n\r\n").unwrap_or_else(|| panic!("{told}"));
    let body: Value = serde_json::from_str(body).unwrap();
    let path = format!("/api/tables/{}/history", body["table"].as_str().unwrap());
    (path, format!("Authorization: Bearer {}\r\n", body["token"].as_str().unwrap()))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn long_answers_are_put_together_a_few_at_a_time() {
    let server = Server::start_limited(true).await;
    let address = server.address();
    let (path, token) = long_story(address).await;
    let by = |number: u8| format!("{token}X-Forwarded-For: 203.0.113.{number}\r\n");
    let mut whole = asked(address, &path, &by(3)).await;
    let mut t = Vec::new();
    whole.read_to_end(&mut t).await.unwrap();
    let mut idle = Vec::new();
    for _ in 0..20 {
        idle.push(asked(address, &path, &by(1)).await);
    }
    sleep(2 * SOON).await;
    let (mut begun, mut waiting) = (Vec::new(), Vec::new());
    for mut stream in idle {
        match status(&mut stream, Duration::from_millis(50)).await {
            Some(status) => begun.push((status, stream)),
            None => waiting.push(stream),
        }
    }
    assert!(begun.iter().all(|(status, _)| *status == 200));
    assert!((1..=8).contains(&begun.len()), "{} answers at the same time", begun.len());
    let mut other = asked(address, &path, &by(2)).await;
    assert_eq!(status(&mut other, LONG).await, Some(200), "nobody else waits");
    // Whoever has taken or given up their answers gets the others.
    drop(begun);
    let mut next = waiting.swap_remove(0);
    assert_eq!(status(&mut next, LONG).await, Some(200));
}
