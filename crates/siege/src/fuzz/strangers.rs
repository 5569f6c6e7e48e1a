//! People who want what is not theirs, and pages of other sites.

use serde_json::json;

use super::Target;
use super::requests::refused;
use crate::http;
use crate::pick::Pick;
use crate::trouble::Trouble;

/// The headers of somebody who wants a socket.
const UPGRADE: [(&str, &str); 3] = [
    ("Upgrade", "websocket"),
    ("Sec-WebSocket-Version", "13"),
    ("Sec-WebSocket-Key", "dGhlIHNhbXBsZSBub25jZQ=="),
];

/// Wrong tokens, and tokens of another table.
pub(super) async fn tokens(target: &Target, pick: &mut Pick) -> Result<(), Trouble> {
    let victim = &target.victim.table;
    let base58: Vec<char> =
        "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz".chars().collect();
    let guess: String = (0..28).map(|_| *pick.one_of(&base58)).collect();
    let tokens = [
        String::new(),
        "x".to_owned(),
        "1".repeat(28),
        "z".repeat(28),
        "a".repeat(4000),
        guess,
        target.own[0].token.clone(),
        format!("{} ", target.own[0].token),
        "'; --".to_owned(),
    ];
    let token = pick.one_of(&tokens).clone();
    let (method, path) = match pick.below(7) {
        0 => ("GET", format!("/api/tables/{victim}/history?seat=1")),
        1 => ("GET", format!("/api/tables/{victim}/history")),
        2 => ("DELETE", format!("/api/tables/{victim}")),
        3 => ("POST", format!("/api/tables/{victim}/close")),
        4 => ("POST", format!("/api/tables/{victim}/seats/2/link")),
        5 => ("POST", format!("/api/tables/{victim}/seats/2/replace")),
        _ => ("POST", format!("/api/tables/{victim}/seats/99/replace")),
    };
    let cookie = format!("twocities={token}; __Host-twocities={token}");
    let headers = [("Cookie", cookie.as_str())];
    let headers = if pick.percent(50) { &headers[..] } else { &[] };
    let bearer = Some(token.as_str()).filter(|_| pick.percent(80));
    let request = http::request(target.address, method, &path, bearer, headers, "");
    let what = format!("{method} {path} with {bearer:?} and {headers:?}");
    refused(&what, &http::raw(target.address, request.as_bytes()).await?)?;
    let live = format!("/api/tables/{victim}/live?seat=1");
    refused(&what, &upgrade(target, &live, bearer, headers).await?)?;
    let guess = json!({"secret": token, "name": "Mallory", "token": true});
    let path = format!("/api/tables/{victim}/sit");
    let response = http::ask(target.address, "POST", &path, None, Some(&guess)).await?;
    refused(&format!("{path} {guess}"), &response)
}

/// Requests that a page of another site makes a browser send, and requests for another host.
pub(super) async fn sites(target: &Target, pick: &mut Pick) -> Result<(), Trouble> {
    let port = target.address.port();
    let other_port = format!("http://127.0.0.1:{}", port ^ 1);
    let origins = [
        "https://evil.example",
        "null",
        "http://localhost.evil.example",
        "file://",
        "",
        "http://127.0.0.1@evil.example",
        &other_port,
    ];
    let own = &target.own[0];
    let origin = [("Origin", *pick.one_of(&origins))];
    let path = match pick.below(3) {
        0 => "/api/tables".to_owned(),
        1 => format!("/api/tables/{}/close", own.table),
        _ => format!("/api/tables/{}/seats/1/link", own.table),
    };
    let request = http::request(target.address, "POST", &path, Some(&own.token), &origin, "{}");
    let response = http::raw(target.address, request.as_bytes()).await?;
    refused(&format!("{path} from {origin:?}"), &response)?;
    let live = format!("/api/tables/{}/live?seat=1", own.table);
    let response = upgrade(target, &live, Some(&own.token), &origin).await?;
    refused(&format!("{live} from {origin:?}"), &response)?;
    let long = "a".repeat(5000);
    let hosts = ["evil.example", "127.0.0.1.evil.example", "10.0.0.1", "", "[::1", "a b", &long];
    let host = [("Host", *pick.one_of(&hosts))];
    let request = http::request(target.address, "GET", "/api/tables", None, &host, "");
    let response = http::raw(target.address, request.as_bytes()).await?;
    refused(&format!("{host:?}"), &response)?;
    let foreign = [("Sec-Fetch-Site", "cross-site")];
    let request = http::request(target.address, "POST", &path, Some(&own.token), &foreign, "{}");
    refused(&path, &http::raw(target.address, request.as_bytes()).await?)
}

/// Asks for a socket.
async fn upgrade(
    target: &Target,
    path: &str,
    token: Option<&str>,
    headers: &[(&str, &str)],
) -> Result<http::Response, Trouble> {
    let mut all = UPGRADE.to_vec();
    all.extend(headers);
    let request = http::request(target.address, "GET", path, token, &all, "");
    // Only one that upgrades a connection does not close it.
    let request = request.replacen("Connection: close", "Connection: upgrade", 1);
    let patience = std::time::Duration::from_secs(1);
    http::raw_for(target.address, request.as_bytes(), patience).await
}
