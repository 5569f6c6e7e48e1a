//! Sockets that are misused: broken frames, floods, and connections that nobody ends.

use std::time::Duration;

use serde_json::json;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::time::{sleep, timeout};
use tokio_tungstenite::tungstenite::Message;

use super::Target;
use crate::client::{Client, Place};
use crate::http;
use crate::pick::Pick;
use crate::trouble::Trouble;

/// Frames that no WebSocket has. The server ends the connection, or waits for the rest of one.
pub(super) async fn broken(target: &Target, pick: &mut Pick) -> Result<(), Trouble> {
    let mut stream = open(target, &target.own[0]).await?;
    let mask = [0; 4];
    let frames: [Vec<u8>; 12] = [
        // Not masked.
        vec![0x81, 2, b'{', b'}'],
        // Reserved bits, reserved kinds.
        [&[0xf1, 0x80][..], &mask].concat(),
        [&[0x83, 0x80][..], &mask].concat(),
        [&[0x8b, 0x80][..], &mask].concat(),
        // A continuation of nothing.
        [&[0x80, 0x81][..], &mask, b"x"].concat(),
        // A text that is no UTF-8.
        [&[0x81, 0x82][..], &mask, &[0xc3, 0x28]].concat(),
        // Lengths that cannot be.
        [&[0x81, 0xff][..], &[0xff; 8], &mask].concat(),
        [&[0x81, 0xff][..], &[0x7f; 8], &mask].concat(),
        [&[0x81, 0xff, 0, 0, 0, 0, 0, 1, 0, 1][..], &mask, &[b'x'; 65_537]].concat(),
        // A ping that is too long, one in pieces, and a way to close that there is not.
        [&[0x89, 0xfe, 0, 126][..], &mask, &[0; 126]].concat(),
        [&[0x09, 0x80][..], &mask].concat(),
        [&[0x88, 0x82][..], &mask, &[0, 1]].concat(),
    ];
    let _ = stream.write_all(pick.one_of(&frames).as_slice()).await;
    if pick.percent(30) {
        let noise: Vec<u8> = (0..pick.below(300)).map(|_| pick.next() as u8).collect();
        let _ = stream.write_all(&noise).await;
    }
    let mut rest = Vec::new();
    let _ = timeout(Duration::from_millis(200), stream.read_to_end(&mut rest)).await;
    Ok(())
}

/// More than anybody can read, sent by somebody who does not.
pub(super) async fn flood(target: &Target, pick: &mut Pick) -> Result<(), Trouble> {
    let place = pick.one_of(&target.own);
    let (mut client, now) = Client::join(target.address, place, 0).await?;
    let ask = match pick.below(5) {
        0 => json!({"do": "update", "since": 0}),
        1 => json!({"do": "draft", "revision": now.revision, "actions": []}),
        2 => json!({"do": "chat", "text": "buy"}),
        3 => json!({"do": "nothing"}),
        _ => json!({"do": "mute", "seat": 1, "mute": true}),
    };
    let text = json!({"id": 1, "ask": ask}).to_string();
    let message =
        if pick.percent(20) { Message::Ping(Vec::new().into()) } else { Message::text(text) };
    let flooding = async {
        for _ in 0..300 {
            // The server may let go of the client at any time.
            if client.send(message.clone()).await.is_err() {
                return;
            }
        }
    };
    let _ = timeout(Duration::from_millis(500), flooding).await;
    Ok(())
}

/// A message that is begun and never ends: parts of it with little or nothing in them, pings between them, as fast as they are taken.
pub(super) async fn endless(target: &Target, pick: &mut Pick) -> Result<(), Trouble> {
    let mut stream = open(target, pick.one_of(&target.own)).await?;
    let mask = [0; 4];
    let part = match pick.below(3) {
        0 => [&[0x00, 0x80][..], &mask].concat(),
        1 => [&[0x00, 0x81][..], &mask, b"x"].concat(),
        _ => [&[0x00, 0x80][..], &mask, &[0x89, 0x80], &mask].concat(),
    };
    let (begin, parts) = ([&[0x01, 0x81][..], &mask, b"{"].concat(), part.repeat(1000));
    let sending = async {
        // The server may let go of the client at any time.
        let mut sent = stream.write_all(&begin).await;
        while sent.is_ok() {
            sent = stream.write_all(&parts).await;
        }
    };
    let _ = timeout(Duration::from_millis(500), sending).await;
    Ok(())
}

/// Connections that stop in the middle.
pub(super) async fn half_open(target: &Target, pick: &mut Pick) -> Result<(), Trouble> {
    let mut open_ones = Vec::new();
    for _ in 0..pick.below(30) {
        let connected = target.address.connect().await;
        let mut stream = connected.map_err(|error| Trouble::wrong(error.to_string()))?;
        let body = "{\"game\": \"london\"";
        let request = http::request(target.address, "POST", "/api/tables", None, &[], body);
        let end = pick.below(request.len());
        let _ = stream.write_all(&request.as_bytes()[..end]).await;
        open_ones.push(stream);
    }
    for _ in 0..pick.below(5) {
        open_ones.push(open(target, pick.one_of(&target.own)).await?);
    }
    for _ in 0..pick.below(5) {
        // Gone before the socket was open.
        let connected = target.address.connect().await;
        let mut stream = connected.map_err(|error| Trouble::wrong(error.to_string()))?;
        let _ = stream.write_all(wish(target, pick.one_of(&target.own)).as_bytes()).await;
        sleep(pick.millis(0..3)).await;
    }
    sleep(pick.millis(0..300)).await;
    drop(open_ones);
    Ok(())
}

/// A socket whose other end can be handled without gloves.
async fn open(target: &Target, place: &Place) -> Result<TcpStream, Trouble> {
    let request = wish(target, place);
    let opened = async {
        let mut stream = target.address.connect().await?;
        stream.write_all(request.as_bytes()).await?;
        let mut start = [0; 12];
        stream.read_exact(&mut start).await?;
        Ok((stream, String::from_utf8_lossy(&start).into_owned()))
    };
    let (stream, start) = opened.await.map_err(|error: std::io::Error| Trouble::gone(&error))?;
    match start.as_str() {
        "HTTP/1.1 101" => Ok(stream),
        "HTTP/1.1 429" => Err(Trouble::Limited(start)),
        _ => Err(Trouble::wrong(format!("no socket: {start}"))), // not ours: a status of HTTP
    }
}

/// The request for a socket.
fn wish(target: &Target, place: &Place) -> String {
    let Place { table, seat, token } = place;
    let path = format!("/api/tables/{table}/live?seat={seat}");
    let headers = [
        ("Upgrade", "websocket"),
        ("Sec-WebSocket-Version", "13"),
        ("Sec-WebSocket-Key", "dGhlIHNhbXBsZSBub25jZQ=="),
    ];
    let request = http::request(target.address, "GET", &path, Some(token), &headers, "");
    request.replacen("Connection: close", "Connection: upgrade", 1)
}
