//! Requests over HTTP that make no sense.

use serde_json::{Value, json};

use super::Target;
use super::mutate::{mutate, odd_text};
use crate::http::{self, Response};
use crate::made::LINEUPS;
use crate::pick::Pick;
use crate::trouble::Trouble;

/// Packs that exist, to be spoilt.
const PACKS: [(&str, &str); 2] = [
    ("london", include_str!("../../../london/data/london.toml")),
    ("new-york", include_str!("../../../new-york/data/new-york.toml")),
];

/// A refusal says so by its status, and why in its body.
pub(super) fn refused(what: &str, response: &Response) -> Result<(), Trouble> {
    let told = !response.body.is_empty() || response.status == 405;
    if (400..500).contains(&response.status) && told {
        return Ok(());
    }
    let what: String = what.chars().take(300).collect();
    Err(Trouble::wrong(format!("{what} was not refused clearly: {response:?}")))
}

/// What may be right by chance is granted or refused; but the server does not fail at it.
pub(super) fn answered(what: &str, response: &Response) -> Result<(), Trouble> {
    if (200..300).contains(&response.status) {
        return Ok(());
    }
    refused(what, response)
}

/// What is no HTTP: the connection is closed, whatever is said before.
pub(super) async fn bytes(target: &Target, pick: &mut Pick) -> Result<(), Trouble> {
    let host = target.address;
    let noise: Vec<u8> = (0..pick.below(5000)).map(|_| pick.next() as u8).collect();
    let long = "x".repeat(20_000 + pick.below(500_000));
    let many = "X-Many: 1\r\n".repeat(200 + pick.below(2000));
    let texts = [
        format!("GET / HTTP/1.1\r\nHost: {host}\r\n{many}\r\n"),
        format!("GET / HTTP/1.1\r\nHost: {host}\r\nX-Long: {long}\r\n\r\n"),
        format!("GET /{long} HTTP/1.1\r\nHost: {host}\r\n\r\n"),
        format!("POST /api/tables HTTP/1.1\r\nHost: {host}\r\nContent-Length: -5\r\n\r\n{{}}"),
        format!(
            "POST /api/tables HTTP/1.1\r\nHost: {host}\r\nContent-Length: 99999999999999999999\r\n\r\n"
        ),
        format!(
            "POST /api/tables HTTP/1.1\r\nHost: {host}\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\n{{}}"
        ),
        format!(
            "POST /api/tables HTTP/1.1\r\nHost: {host}\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n"
        ),
        format!(
            "POST /api/tables HTTP/1.1\r\nHost: {host}\r\nTransfer-Encoding: chunked\r\nContent-Length: 3\r\n\r\nffffffffffffffff\r\n"
        ),
        "GET / HTTP/9.9\r\n\r\n".to_owned(),
        "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n".to_owned(),
        "\r\n\r\n\r\n".to_owned(),
        format!("GET http://evil.example/ HTTP/1.1\r\nHost: {host}\r\n\r\n"),
    ];
    let request: Vec<u8> =
        if pick.percent(20) { noise } else { pick.one_of(&texts).clone().into_bytes() };
    // The server may wait for the rest of something; nobody waits with it.
    let sent = http::raw_for(target.address, &request, std::time::Duration::from_millis(300)).await;
    match sent {
        Ok(response) if response.status >= 500 => {
            let text: String = String::from_utf8_lossy(&request).chars().take(100).collect();
            Err(Trouble::wrong(format!("{text}: {response:?}")))
        }
        Ok(_) | Err(Trouble::Gone(_)) => Ok(()),
        Err(wrong @ (Trouble::Wrong(_) | Trouble::Limited(_))) => Err(wrong),
    }
}

/// Paths that lead nowhere.
pub(super) async fn paths(target: &Target, pick: &mut Pick) -> Result<(), Trouble> {
    let victim = &target.victim.table;
    let paths = [
        "/../../etc/passwd".to_owned(),
        "/%2e%2e/%2e%2e/etc/passwd".to_owned(),
        "/api/tables/..%2f..%2fetc%2fpasswd".to_owned(),
        "/api/tables/%00".to_owned(),
        "/api/tables/%ff%fe".to_owned(),
        "/api/tables/%".to_owned(),
        format!("/api/tables/{}", "a".repeat(5000)),
        format!("/api/tables/{victim}%20"),
        format!("/api/tables/{victim}/../{victim}/history"),
        format!("/api/tables/{victim}/history?seat=0"),
        format!("/api/tables/{victim}/history?seat=99999999999999999999"),
        format!("/api/tables/{victim}/history?seat=-1"),
        format!("/api/tables/{victim}/history?seat=1&seat=2"),
        format!("/api/tables/{victim}/history?watch=%00"),
        format!("/api/tables/{victim}/history"),
        format!("/api/tables/{victim}/record"),
        format!("/api/tables/{victim}/live"),
        format!("/api/tables/{victim}/live?seat=1&since=-1"),
        format!("/api/tables/{victim}/nothing"),
        "/api/tables/aaaaaaaaaa".to_owned(),
        "/twocities.sqlite".to_owned(),
        "/data/twocities.sqlite".to_owned(),
        "//evil.example/".to_owned(),
    ];
    let path = pick.one_of(&paths);
    let response = http::ask(target.address, "GET", path, None, None).await?;
    // In a long siege the victim's game may come to its end, and then its record is everybody's.
    let over = path.ends_with("/record") && response.body.contains("\nend ranks ");
    if !over {
        refused(path, &response)?;
    }
    let method = *pick.one_of(&["PUT", "PATCH", "TRACE", "OPTIONS", "FOO", "DELETE"]);
    let place = *pick.one_of(&["/", "/api/tables", "/health", "/metrics", "/plain.js"]);
    let response = http::ask(target.address, method, place, None, None).await?;
    refused(&format!("{method} {place}"), &response)
}

/// Bodies that say nothing.
pub(super) async fn bodies(target: &Target, pick: &mut Pick) -> Result<(), Trouble> {
    let own = &target.own[0];
    let path = match pick.below(3) {
        0 => "/api/tables".to_owned(),
        1 => format!("/api/tables/{}/sit", own.table),
        _ => format!("/api/tables/{}/recover", own.table),
    };
    let texts = [
        String::new(),
        "null".to_owned(),
        "{".to_owned(),
        "[]".to_owned(),
        "\"london\"".to_owned(),
        "{}".to_owned(),
        "{\"game\": \"london\", \"game\": \"london\"}".to_owned(),
        "[".repeat(200 + pick.below(100_000)),
        format!("{{\"secret\": \"{}\", \"name\": \"x\"}}", "1".repeat(28)),
        "{\"seat\": 1, \"phrase\": \"one two three\"}".to_owned(),
        "{\"seat\": 18446744073709551615, \"phrase\": \"\"}".to_owned(),
        json!({"secret": odd_text(pick), "name": odd_text(pick)}).to_string(),
        json!({"seat": 1, "phrase": odd_text(pick)}).to_string(),
        " ".repeat((2 << 20) + 1 + pick.below(1000)),
    ];
    let body = pick.one_of(&texts);
    let request = http::request(target.address, "POST", &path, None, &[], body);
    let response = http::raw(target.address, request.as_bytes()).await;
    match response {
        Ok(response) => refused(&format!("{path} with {body}"), &response),
        // A body that is too large may be refused by a connection that is closed before all of it was sent.
        Err(Trouble::Gone(_)) if body.len() > 2 << 20 => Ok(()),
        Err(trouble) => Err(trouble),
    }
}

/// Tables that cannot be, with names that nobody has.
pub(super) async fn tables(target: &Target, pick: &mut Pick) -> Result<(), Trouble> {
    let mut wanted = pick.one_of(&LINEUPS).wanted();
    let bad: &[(&str, Value)] = &[
        ("seats", json!([])),
        ("seats", json!([{"kind": "me", "name": "Anna"}])),
        ("seats", json!(vec![json!({"kind": "link"}); 9])),
        ("seats", json!(vec![json!({"kind": "link"}); 20_000])),
        ("seats", json!([{"kind": "me", "name": "a".repeat(100_000)}, {"kind": "link"}])),
        ("seats", json!([{"kind": "me", "name": "An\nna"}, {"kind": "link"}])),
        ("seats", json!([{"kind": "me", "name": ""}, {"kind": "link"}])),
        ("seats", json!([{"kind": "me", "name": "\u{202e}anna"}, {"kind": "link"}])),
        ("seats", json!([{"kind": "bot", "bot": "deep-blue"}, {"kind": "link"}])),
        ("seats", json!([{"kind": "host"}, {"kind": "link"}])),
        ("game", json!("paris")),
        ("game", json!("../london")),
        ("pack", json!("../../../etc/passwd")),
        ("pack", json!("paris")),
        ("pack_text", json!("")),
        ("pack_of", json!("../../tables")),
        ("options", json!([["no-such-option", "1"]])),
        ("settings", json!({"pace": {"kind": "live", "turn": 0, "increment": 0}})),
        ("settings", json!({"pace": {"kind": "slow", "days": 4_294_967_295_u32}})),
        ("settings", json!({"pace": "fast"})),
        ("extra", json!(1)),
    ];
    let (field, value) = pick.one_of(bad);
    let mut spoilt = wanted.clone();
    spoilt[field] = value.clone();
    let body = spoilt.to_string();
    let response = post(target, &body).await?;
    refused(&body, &response)?;
    mutate(&mut wanted, pick);
    let body = wanted.to_string();
    let response = post(target, &body).await?;
    answered(&body, &response)
}

/// Packs that were spoilt.
pub(super) async fn packs(target: &Target, pick: &mut Pick) -> Result<(), Trouble> {
    let (game, text) = *pick.one_of(&PACKS);
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    for _ in 0..=pick.below(4) {
        let index = pick.below(lines.len());
        match pick.below(6) {
            0 => drop(lines.remove(index)),
            1 => lines[index].push_str(&odd_text(pick)),
            2 => lines[index] = lines[index].replace(|c: char| c.is_ascii_digit(), "9"),
            3 => lines[index] = lines[index].replace(|c: char| c.is_ascii_digit(), "-1"),
            4 => {
                let other = lines[pick.below(lines.len())].clone();
                lines.insert(index, other);
            }
            _ => lines.truncate(index.max(1)),
        }
    }
    let mut text = lines.join("\n");
    if pick.percent(10) {
        text = format!("extends = \"../../../etc/passwd\"\n{text}");
    }
    let people = json!([{"kind": "me", "name": "Anna"}, {"kind": "link"}]);
    let body = json!({"game": game, "seats": people, "pack_text": text}).to_string();
    let response = post(target, &body).await?;
    if response.body.contains("root:") {
        return Err(Trouble::wrong(format!("a file was read: {response:?}")));
    }
    answered("a spoilt pack", &response)
}

async fn post(target: &Target, body: &str) -> Result<Response, Trouble> {
    let request = http::request(target.address, "POST", "/api/tables", None, &[], body);
    http::raw(target.address, request.as_bytes()).await
}
