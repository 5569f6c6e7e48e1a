//! Callers who mean harm: each is refused, and nobody else notices.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::{sleep, timeout};

use crate::client::{Client, Made, Response, Server, ask, make, raw};

/// Somebody tries to sit down where there is no table, as a proxy hands it on.
async fn tries(address: SocketAddr, by: &str) -> Response {
    let body = r#"{"secret": "x", "name": "Eve"}"#;
    let request = format!(
        "POST /api/tables/1111111111/sit HTTP/1.1\r\nHost: {address}\r\nX-Forwarded-For: 10.9.9.9, {by}\r\n\
         Connection: close\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    );
    raw(address, &request).await
}

async fn table(server: &Server) -> (Made, Client) {
    let wanted = json!({"game": "new-york",
        "seats": [{"kind": "me", "name": "Anna"}, {"kind": "bot", "bot": "random"}]});
    let made = make(server.address(), &wanted).await;
    let anna = Client::join(server.address(), &made.table, "seat=1", Some(&made.token)).await;
    (made, anna)
}

#[tokio::test]
async fn a_flood_of_requests_is_slowed_down_by_address() {
    for (trust_proxy, others) in [(true, 404), (false, 429)] {
        let server = Server::start_limited(trust_proxy).await;
        let mut last = None;
        for _ in 0..60 {
            let response = tries(server.address(), "203.0.113.1").await;
            let limited = response.status == 429;
            last = Some(response);
            if limited {
                break;
            }
        }
        let last = last.unwrap();
        assert_eq!(last.status, 429, "{last:?}");
        assert!(last.head.to_lowercase().contains("retry-after: "), "{}", last.head);
        assert_eq!(last.json()["code"], "slow-down");
        // A proxy of one's own says who calls; what anybody else writes there counts for nothing.
        let other = tries(server.address(), "203.0.113.2").await;
        assert_eq!(other.status, others, "trusted: {trust_proxy}");
    }
}

/// Refusals are given slowly: whoever does not wait costs no more than whoever does.
#[tokio::test]
async fn a_flood_over_one_connection_is_answered_slowly() {
    let server = Server::start_limited(false).await;
    let address = server.address();
    let one = |connection: &str| {
        format!("GET /health HTTP/1.1\r\nHost: {address}\r\nConnection: {connection}\r\n\r\n")
    };
    let begun = Instant::now();
    let told = raw(address, &(one("keep-alive").repeat(199) + &one("close"))).await;
    let answered = |status: &str| told.body.matches(&format!("HTTP/1.1 {status}")).count();
    assert_eq!((told.status, answered("200") + answered("429")), (200, 199));
    assert!(answered("429") > 0);
    assert!(begun.elapsed() > Duration::from_millis(1500), "{:?}", begun.elapsed());
}

/// Browsers that come for the first time load all the page is made of; that is not to keep anybody from sitting down.
#[tokio::test]
async fn files_of_the_page_take_nothing_from_what_tables_are_asked() {
    let server = Server::start_limited(false).await;
    let get = async |path: &str| ask(server.address(), "GET", path, None, None).await.status;
    for number in 0..300 {
        assert_eq!(get("/assets/page-1a2b.js").await, 404, "{number}: there is no web app here");
    }
    assert_eq!(get("/icon.svg").await, 404);
    assert_eq!(get("/api/tables").await, 200);
}

#[tokio::test]
async fn nobody_takes_all_connections() {
    let server = Server::start_limited(false).await;
    let mut open = Vec::new();
    for _ in 0..256 {
        open.push(TcpStream::connect(server.address()).await.unwrap());
    }
    // One more is told so, and closed.
    let mut more = TcpStream::connect(server.address()).await.unwrap();
    let mut told = String::new();
    timeout(Duration::from_secs(10), more.read_to_string(&mut told)).await.unwrap().unwrap();
    let (head, body) = told.split_once("\r\n\r\n").unwrap();
    assert!(head.starts_with("HTTP/1.1 429 Too Many Requests\r\n"), "{head}");
    assert!(head.contains(&format!("content-length: {}\r\n", body.len())), "{head}");
    assert!(head.contains("retry-after: 10\r\n") && head.contains("nosniff\r\n"), "{head}");
    let body: serde_json::Value = serde_json::from_str(body).unwrap();
    assert_eq!(body["code"], "too-many-connections");
    let sentence = "Too many connections are open from your address: close some.";
    assert_eq!(body["text"], sentence);
    drop(open);
    for _ in 0..50 {
        if ask(server.address(), "GET", "/health", None, None).await.status == 200 {
            return;
        }
        sleep(Duration::from_millis(50)).await;
    }
    panic!("who has closed theirs may come again");
}

/// Asks for a socket, and gives the connection once it is one.
async fn raw_socket(server: &Server, made: &Made) -> TcpStream {
    let (address, table, watch) = (server.address(), &made.table, &made.watch);
    let request = format!(
        "GET /api/tables/{table}/live?watch={watch} HTTP/1.1\r\nHost: {address}\r\nUpgrade: websocket\r\n\
         Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    );
    let mut stream = TcpStream::connect(address).await.unwrap();
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut start = [0; 12];
    stream.read_exact(&mut start).await.unwrap();
    assert_eq!(&start, b"HTTP/1.1 101");
    stream
}

/// A connection that has become a socket is a connection still.
#[tokio::test]
async fn sockets_are_counted_among_the_connections() {
    let server = Server::start_limited(false).await;
    let (made, anna) = table(&server).await;
    let mut open = Vec::new();
    for _ in 0..50 {
        open.push(raw_socket(&server, &made).await);
    }
    // With Anna's there are 256 now, the one that made the table having ended.
    for _ in 0..205 {
        open.push(TcpStream::connect(server.address()).await.unwrap());
    }
    let mut refused = false;
    for _ in 0..3 {
        let mut more = TcpStream::connect(server.address()).await.unwrap();
        let mut start = [0; 12];
        let read = timeout(Duration::from_secs(2), more.read_exact(&mut start)).await;
        refused |= read.is_ok() && &start == b"HTTP/1.1 429";
        open.push(more);
    }
    assert!(refused, "one more is refused");
    drop((open, anna));
    for _ in 0..100 {
        if ask(server.address(), "GET", "/health", None, None).await.status == 200 {
            return;
        }
        sleep(Duration::from_millis(50)).await;
    }
    panic!("sockets that have ended are no longer counted");
}

/// Who never says anything, not even that they are there, is gone after a while; who does stays.
#[tokio::test]
async fn a_silent_socket_is_given_up() {
    let server = Server::start_impatient(Duration::from_millis(900)).await;
    let (made, mut anna) = table(&server).await;
    let mut silent = raw_socket(&server, &made).await;
    let begun = Instant::now();
    let reading = async {
        let mut told = [0; 4096];
        while silent.read(&mut told).await.is_ok_and(|read| read > 0) {}
    };
    let listening = async {
        // Whoever reads answers the pings: for three times as long as would be too long.
        let _ = timeout(Duration::from_millis(2700), anna.hear_until(|_| false)).await;
    };
    let (ended, ()) = tokio::join!(timeout(Duration::from_secs(20), reading), listening);
    assert!(ended.is_ok(), "the silent one was never given up");
    assert!(begun.elapsed() >= Duration::from_millis(900), "and not too soon");
    let told = anna.ask(json!({"do": "update", "since": 0})).await;
    assert!(told.is_ok(), "{told:?}");
}

#[tokio::test]
async fn nonsense_over_a_socket_is_answered_slowed_down_and_harms_nobody() {
    let server = Server::start_limited(false).await;
    let (made, mut anna) = table(&server).await;
    let watch = format!("watch={}", made.watch);
    let mut stranger = Client::join(server.address(), &made.table, &watch, None).await;
    for _ in 0..200 {
        stranger.send("{\"id\": 3, \"ask\": {\"do\": \"steal\"}}").await.unwrap();
    }
    let mut codes = Vec::new();
    while codes.len() < 200 {
        let told = stranger.hear_until(|told| told["type"] == "answer").await.unwrap();
        assert_eq!(told["id"], 3);
        codes.push(told["answer"]["code"].as_str().unwrap().to_owned());
    }
    assert!(codes.iter().any(|code| code == "bad-message"));
    assert!(codes.iter().any(|code| code == "slow-down"), "nonsense is counted, too");
    // A message that is too long, or not text, ends the connection.
    assert!(stranger.send(&"x".repeat(70_000)).await.is_err() || ended(&mut stranger).await);
    let told = anna.ask(json!({"do": "update", "since": 0})).await;
    assert!(told.is_ok(), "{told:?}");
}

/// Pings are answered by the protocol itself, and cost nothing to send.
#[tokio::test]
async fn a_flood_of_pings_is_heard_slowly() {
    let server = Server::start_limited(false).await;
    let (made, mut anna) = table(&server).await;
    let watch = format!("watch={}", made.watch);
    let mut stranger = Client::join(server.address(), &made.table, &watch, None).await;
    let begun = Instant::now();
    for _ in 0..200 {
        stranger.ping().await.unwrap();
    }
    // What comes after the pings is heard after them.
    let told = stranger.ask(json!({"do": "update", "since": 0})).await;
    assert!(told.is_ok(), "{told:?}");
    assert!(begun.elapsed() > Duration::from_millis(500), "{:?}", begun.elapsed());
    let told = anna.ask(json!({"do": "update", "since": 0})).await;
    assert!(told.is_ok(), "{told:?}");
}

/// Parts of a message are told to nobody before it ends, so no limit of messages counts them.
#[tokio::test]
async fn a_message_that_does_not_end_is_read_slowly() {
    let server = Server::start_limited(false).await;
    let (made, mut anna) = table(&server).await;
    let mut stranger = raw_socket(&server, &made).await;
    let (begun, mask) = (Instant::now(), [0; 4]);
    let more = [&[0x00, 0x80][..], &mask].concat();
    // Some 160 KiB of parts with nothing in them, between the only letter and the end.
    let mut parts = [&[0x01, 0x81][..], &mask, b"x"].concat();
    parts.extend(more.repeat(27_000));
    parts.extend([&[0x80, 0x80][..], &mask].concat());
    let (mut reading, mut writing) = stranger.split();
    let heard = async {
        let (mut told, mut part) = (String::new(), [0; 4096]);
        while !told.contains("bad-message") {
            let read = reading.read(&mut part).await.unwrap();
            assert!(read > 0, "{told}");
            told += &String::from_utf8_lossy(&part[..read]);
        }
    };
    let (sent, heard) =
        tokio::join!(writing.write_all(&parts), timeout(Duration::from_secs(20), heard));
    sent.unwrap();
    heard.expect("what has ended at last is answered");
    assert!(begun.elapsed() > Duration::from_millis(1500), "{:?}", begun.elapsed());
    let told = anna.ask(json!({"do": "update", "since": 0})).await;
    assert!(told.is_ok(), "{told:?}");
}

async fn ended(client: &mut Client) -> bool {
    client.hear_until(|_| false).await.is_err()
}

#[tokio::test]
async fn a_page_of_another_site_opens_no_socket() {
    let server = Server::start().await;
    let (made, _anna) = table(&server).await;
    let address = server.address();
    let opened = async |origin: &str| {
        let request = format!(
            "GET /api/tables/{}/live?watch={} HTTP/1.1\r\nHost: {address}\r\n{origin}Upgrade: websocket\r\n\
             Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
            made.table, made.watch
        );
        let mut stream = TcpStream::connect(address).await.unwrap();
        stream.write_all(request.as_bytes()).await.unwrap();
        let mut start = [0; 12];
        stream.read_exact(&mut start).await.unwrap();
        String::from_utf8_lossy(&start[9..]).into_owned()
    };
    assert_eq!(opened("").await, "101", "a program has no origin");
    assert_eq!(opened(&format!("Origin: http://{address}\r\n")).await, "101");
    for foreign in ["https://evil.example", "null", "http://127.0.0.1:1"] {
        assert_eq!(opened(&format!("Origin: {foreign}\r\n")).await, "403", "{foreign}");
    }
}

#[tokio::test]
async fn what_is_too_large_or_no_path_is_refused() {
    let server = Server::start().await;
    let address = server.address();
    let (made, mut anna) = table(&server).await;
    let big = format!("{{\"game\": \"{}\"}}", "x".repeat(3 << 20));
    let request = format!(
        "POST /api/tables HTTP/1.1\r\nHost: {address}\r\nContent-Type: application/json\r\nConnection: close\r\n\
         Content-Length: {}\r\n\r\n",
        big.len()
    );
    // It is refused by its length: nobody reads it.
    let refused = raw(address, &request).await;
    assert_eq!((refused.status, refused.json()["code"].as_str()), (413, Some("too-large")));
    let long = format!("GET /{} HTTP/1.1\r\nHost: {address}\r\n\r\n", "a/".repeat(300_000));
    let status = raw(address, &long).await.status;
    assert!(status == 0 || (400..500).contains(&status), "{status}");
    for path in [
        "/../../etc/passwd",
        "/%2e%2e/%2e%2e/etc/passwd",
        "/plain.js/../../Cargo.toml",
        "/api/tables/%00",
        "/api/tables/..%2f..%2fhealth",
        "/api/tables/1111111111%0d%0aSet-Cookie:x=1",
        "//evil.example/",
        "/api/words/../../en",
        "/api/words/..%2f..%2fCargo.toml",
    ] {
        let response = ask(address, "GET", path, None, None).await;
        assert!((400..500).contains(&response.status), "{path}: {response:?}");
        assert!(!response.head.contains("x=1\r"), "{}", response.head);
    }
    for (path, body) in [
        (format!("/api/tables/{}/seats/x/link", made.table), "{}"),
        (format!("/api/tables/{}/seats/-1/replace", made.table), "{}"),
        (format!("/api/tables/{}/sit", made.table), "{\"secret\": 7}"),
        (format!("/api/tables/{}/sit", made.table), "[[[[[[[["),
    ] {
        let body = serde_json::from_str(body).unwrap_or(json!(body));
        let refused = ask(address, "POST", &path, Some(&made.token), Some(&body)).await;
        assert!((400..500).contains(&refused.status), "{path}: {refused:?}");
        assert!(refused.json()["text"].is_string(), "a sentence: {refused:?}");
    }
    for query in ["seat=x", "seat=-1", "seat=1&seat=2", "seat=99999999999999999999"] {
        let path = format!("/api/tables/{}/history?{query}", made.table);
        let refused = ask(address, "GET", &path, Some(&made.token), None).await;
        assert_eq!((refused.status, refused.json()["code"].as_str()), (400, Some("bad-query")));
    }
    assert!(anna.ask(json!({"do": "update", "since": 0})).await.is_ok());
}

/// Whatever is wrong, it is told in a sentence of the project's own, not in the words of a library.
#[tokio::test]
async fn every_refusal_is_one_clear_sentence() {
    let server = Server::start().await;
    let address = server.address();
    let (made, _anna) = table(&server).await;
    let table = format!("/api/tables/{}", made.table);
    let json = "Content-Type: application/json\r\n";
    for (line, headers, body, status, code) in [
        ("POST /api/tables".to_owned(), json, "{", 400, "bad-body"),
        ("POST /api/tables".to_owned(), json, "{\"gaem\": \"london\"}", 400, "bad-body"),
        ("POST /api/tables".to_owned(), json, "{\"game\": 7}", 400, "bad-body"),
        ("POST /api/tables".to_owned(), "", "{}", 400, "bad-body"),
        ("PATCH /api/tables".to_owned(), "", "", 405, "wrong-method"),
        ("DELETE /health".to_owned(), "", "", 405, "wrong-method"),
        (format!("POST {table}/seats/7/link"), "", "", 404, "no-seat"),
        (format!("POST {table}/seats/4/link"), "", "", 404, "no-seat"),
        (format!("POST {table}/seats/one/replace"), "", "", 404, "no-seat"),
        (format!("GET {table}/live"), "", "", 426, "no-upgrade"),
        (format!("GET {table}/history?seat=x"), "", "", 400, "bad-query"),
        ("GET /api/tables/%ff".to_owned(), "", "", 404, "no-page"),
        ("GET /assets/%ff".to_owned(), "", "", 404, "no-page"),
        ("GET /api/words/%ff".to_owned(), "", "", 404, "no-page"),
        ("GET /nowhere".to_owned(), "", "", 404, "no-page"),
    ] {
        let request = format!(
            "{line} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\nAuthorization: Bearer {}\r\n{headers}\
             Content-Length: {}\r\n\r\n{body}",
            made.token,
            body.len()
        );
        let refused = raw(address, &request).await;
        assert_eq!(refused.status, status, "{line} {body}: {refused:?}");
        let told = refused.json();
        assert_eq!(told["code"], code, "{line} {body}");
        let text = told["text"].as_str().unwrap();
        assert!(text.starts_with(char::is_uppercase) && text.ends_with('.'), "{line}: {text}");
        for jargon in ["deserialize", "Failed", "UTF-8", "rejection", "`Connection`"] {
            assert!(!text.contains(jargon), "{line}: {text}");
        }
    }
    // Whoever sends much is not told it back.
    let much = "x".repeat(100_000);
    for wanted in [
        json!({"game": much, "seats": []}),
        json!({"game": "london", "pack": much, "seats": [{"kind": "link"}, {"kind": "link"}]}),
        json!({"game": "london", "options": [[much, "1"]], "seats": [{"kind": "link"}, {"kind": "link"}]}),
        json!({"game": "london", "options": [["first", much]], "seats": [{"kind": "link"}, {"kind": "link"}]}),
        json!({"game": "london", "seats": [{"kind": "link"}, {"kind": "bot", "bot": much}]}),
        json!({"game": "london", "seats": [{"kind": much}]}),
        json!({"game": "london", "settings": {"lesson": much}, "seats": [{"kind": "me", "name": "A"}, {"kind": "bot", "bot": "rules"}]}),
        json!({"game": "london", "seats": [{"kind": "link"}, {"kind": "me", "name": much}]}),
    ] {
        let refused = ask(address, "POST", "/api/tables", None, Some(&wanted)).await;
        assert_eq!(refused.status, 400);
        assert!(refused.body.len() < 3000 && refused.json()["text"].is_string(), "{refused:?}");
    }
    let wanted = |pack: &str| json!({"game": "london", "pack": pack, "seats": []});
    let refused = ask(address, "POST", "/api/tables", None, Some(&wanted("paris"))).await.json();
    assert_eq!(refused["text"], "A table has 2 to 4 players, not 0: name as many.");
    let wanted = json!({"game": "london", "pack": "paris",
        "seats": [{"kind": "me", "name": "Anna"}, {"kind": "bot", "bot": "random"}]});
    let refused = ask(address, "POST", "/api/tables", None, Some(&wanted)).await.json();
    let text =
        "There is no pack “paris”: choose london or london-110, or bring a file of your own.";
    assert_eq!(refused["text"], text);
}

#[tokio::test]
async fn browsers_are_told_to_run_nothing_that_is_not_ours() {
    let server = Server::start().await;
    for path in ["/", "/table/1/seat/2", "/plain.js", "/api/tables", "/nowhere", "/api/tables/x"] {
        let head = ask(server.address(), "GET", path, None, None).await.head.to_lowercase();
        let policy = head.lines().find(|line| line.starts_with("content-security-policy: "));
        let policy = policy.unwrap_or_else(|| panic!("{path}: {head}"));
        // WebAssembly may run, and nothing that is written into a page.
        let rest = policy.replace(" 'wasm-unsafe-eval'", "");
        assert!(rest.contains("script-src 'self';") && !rest.contains("unsafe"), "{policy}");
        assert!(policy.contains("frame-ancestors 'none'"), "{policy}");
        assert!(head.contains("x-content-type-options: nosniff"), "{head}");
        assert!(head.contains("referrer-policy: no-referrer"), "links carry secrets: {head}");
        assert!(!head.contains("access-control-allow"), "{head}");
    }
}

/// Whoever opens an address in a browser reads a sentence, in their language; programs get what programs read.
#[tokio::test]
async fn people_read_a_sentence_in_their_language() {
    let server = Server::start().await;
    let address = server.address();
    let read = async |host: &str, path: &str, headers: &str| {
        let request =
            format!("GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n{headers}\r\n");
        raw(address, &request).await
    };
    let (here, page) = (address.to_string(), "Accept: text/html,*/*;q=0.8\r\n");
    for (language, sentence) in [
        ("en", "There is nothing at this address: check it, or begin at the first page."),
        (
            "uk-UA,uk;q=0.9",
            "За цією адресою нічого немає: перевірте її або почніть із першої сторінки.",
        ),
    ] {
        let headers = format!("{page}Accept-Language: {language}\r\n");
        let told = read(&here, "/nowhere", &headers).await;
        assert_eq!((told.status, &*told.body), (404, sentence));
        assert!(told.head.to_lowercase().contains("content-type: text/plain; charset=utf-8"));
    }
    let told = read("games.example.org", "/", &format!("{page}Accept-Language: es\r\n")).await;
    assert_eq!(told.status, 421);
    assert!(told.body.starts_with("Este servidor no se conoce como games.example.org"), "{told:?}");
    let told = read("games.example.org", "/", "").await.json();
    assert_eq!(
        (&told["code"], &told["say"]["id"]),
        (&json!("other-host"), &json!("server-other-host"))
    );
    // What is no problem stays what it is.
    assert!(read(&here, "/", page).await.body.contains("<html"));
}
