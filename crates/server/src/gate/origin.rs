//! That a request comes from our own pages or from a program, never from the page of somebody else.
//!
//! A browser sends our cookie along with whatever a foreign page makes it send, so what changes
//! something must not come from there. And a foreign page can call its own name by the address of
//! this machine (DNS rebinding), so the server answers only to names that are its own.

use std::net::IpAddr;
use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::header::{HOST, ORIGIN, UPGRADE};
use axum::http::{HeaderMap, HeaderName, Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use table::Message;

use super::settings::{Host, PublicUrl, Settings, read_authority};
use crate::problem::Problem;

const SEC_FETCH_SITE: HeaderName = HeaderName::from_static("sec-fetch-site");

/// Why a request is not answered.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum Refusal {
    /// No `Host` header, several of them, or one that is no host.
    #[error("no host")]
    NoHost,
    /// A host that is not this server.
    #[error("another host: {host}")]
    OtherHost {
        /// The name or address that was called.
        host: String,
    },
    /// The page that sent it is not ours.
    #[error("a page of another site")]
    OtherSite,
}

impl Refusal {
    /// The status of the response.
    pub(crate) fn status(&self) -> StatusCode {
        match self {
            Self::NoHost => StatusCode::BAD_REQUEST,
            Self::OtherHost { .. } => StatusCode::MISDIRECTED_REQUEST,
            Self::OtherSite => StatusCode::FORBIDDEN,
        }
    }
}

impl From<&Refusal> for Problem {
    fn from(refusal: &Refusal) -> Self {
        let (code, say) = match refusal {
            Refusal::NoHost => ("no-host", Message::new("server-no-host")),
            Refusal::OtherHost { host } => {
                ("other-host", Message::new("server-other-host").with("host", host.as_str()))
            }
            Refusal::OtherSite => ("other-site", Message::new("server-other-site")),
        };
        Self::new(refusal.status(), code, say)
    }
}

/// A middleware for `axum::middleware::from_fn_with_state`.
pub(crate) async fn own_site_only(
    State(settings): State<Arc<Settings>>,
    request: Request,
    next: Next,
) -> Response {
    match check(request.method(), request.headers(), &settings) {
        Ok(()) => next.run(request).await,
        Err(refusal) => {
            tracing::debug!(%refusal, "refused");
            Problem::from(&refusal).into_response()
        }
    }
}

/// Whether a request may be answered.
///
/// # Errors
/// If it was meant for another host, or changes something and comes from another site.
pub(crate) fn check(
    method: &Method,
    headers: &HeaderMap,
    settings: &Settings,
) -> Result<(), Refusal> {
    let (host, port) = only(headers, &HOST)
        .and_then(|value| read_authority(value?).ok())
        .ok_or(Refusal::NoHost)?;
    if !is_ours(&host, settings) {
        return Err(Refusal::OtherHost { host: host.to_string() });
    }
    // A link on a foreign page may lead here; it reads and changes nothing.
    if method.is_safe() && !opens_socket(headers) {
        return Ok(());
    }
    if headers.get_all(SEC_FETCH_SITE).iter().any(|value| value == "cross-site") {
        return Err(Refusal::OtherSite);
    }
    let Some(origin) = only(headers, &ORIGIN) else { return Ok(()) };
    // "null" is the origin of pages that don't say where they are from: it can't be read as a site.
    let origin = origin.and_then(|text| text.parse().ok()).ok_or(Refusal::OtherSite)?;
    if is_own_page(&origin, &host, port, settings) { Ok(()) } else { Err(Refusal::OtherSite) }
}

/// Whether the server answers to a host. Everybody can have a name that leads here, but nobody can
/// have an IP address that does, so addresses are safe; only on a server for one machine there is no
/// use for others than its own.
fn is_ours(host: &Host, settings: &Settings) -> bool {
    let public = settings.public_url.as_ref();
    if public.is_some_and(|public| public.host() == host) {
        return true;
    }
    match host {
        Host::Name(name) => name == "localhost",
        Host::Address(address) => is_loopback(*address) || settings.lan || public.is_some(),
    }
}

fn is_loopback(address: IpAddr) -> bool {
    address.to_canonical().is_loopback()
}

/// Whether a page is ours. With a public URL, pages of its host at another port or without https are
/// other people's; otherwise scheme and all are those of the address that the request was sent to.
fn is_own_page(origin: &PublicUrl, host: &Host, port: Option<u16>, settings: &Settings) -> bool {
    match &settings.public_url {
        Some(public) if public.host() == origin.host() => origin == public,
        Some(_) | None => origin.is_at(host, port),
    }
}

fn opens_socket(headers: &HeaderMap) -> bool {
    headers.get_all(UPGRADE).iter().any(|value| {
        let value = value.as_bytes().to_ascii_lowercase();
        value.windows(b"websocket".len()).any(|part| part == b"websocket")
    })
}

/// The value of a header. `Some(None)` if it can't be read or is there more than once.
fn only<'a>(headers: &'a HeaderMap, name: &HeaderName) -> Option<Option<&'a str>> {
    let mut values = headers.get_all(name).iter();
    let first = values.next()?;
    Some(if values.next().is_none() { first.to_str().ok() } else { None })
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;
    use axum::routing::get;
    use axum::{Router, middleware};

    use super::*;
    use crate::gate::settings::Asked;
    use crate::gate::wire::ask;

    fn settings(public_url: &str, lan: bool) -> Settings {
        let public_url = public_url.parse().ok();
        Settings::new(Asked { data: "data".into(), public_url, lan, ..Asked::default() }).unwrap()
    }

    /// The status of what is refused, or 200. Headers are separated by bars.
    fn verdict(settings: &Settings, method: &Method, text: &str) -> u16 {
        let mut headers = HeaderMap::new();
        for line in text.split('|') {
            let (name, value) = line.split_once(": ").unwrap();
            let name: HeaderName = name.trim().parse().unwrap();
            headers.append(name, HeaderValue::from_str(value.trim()).unwrap());
        }
        check(method, &headers, settings).map_or_else(|refusal| refusal.status().as_u16(), |()| 200)
    }

    fn post(settings: &Settings, host: &str, origin: &str) -> u16 {
        verdict(settings, &Method::POST, &format!("Host: {host}|Origin: {origin}"))
    }

    #[test]
    fn without_a_public_url_a_page_is_ours_if_it_is_where_the_request_goes() {
        let lan = settings("", true);
        for (host, origin, status) in [
            ("localhost:1901", "http://localhost:1901", 200),
            ("LocalHost:1901", "http://localhost:1901", 200),
            ("localhost", "http://localhost", 200),
            ("localhost:80", "http://localhost", 200),
            ("localhost:443", "https://localhost", 200),
            ("192.168.1.5:1901", "http://192.168.1.5:1901", 200),
            ("[::1]:1901", "http://[::1]:1901", 200),
            ("[::1]:1901", "http://[0:0:0:0:0:0:0:1]:1901", 200),
            ("localhost:1901", "http://localhost:3000", 403),
            ("localhost:1901", "http://localhost", 403),
            ("localhost", "http://localhost:1901", 403),
            ("localhost:80", "https://localhost", 403),
            ("localhost:1901", "http://127.0.0.1:1901", 403),
            ("192.168.1.5:1901", "http://192.168.1.6:1901", 403),
            ("[::1]:1901", "http://[::2]:1901", 403),
            ("localhost:1901", "http://evil.example", 403),
            ("localhost:1901", "http://localhost.evil.example:1901", 403),
            ("localhost:1901", "http://evil.localhost:1901", 403),
            ("localhost:1901", "null", 403),
            ("localhost:1901", "", 403),
            ("localhost:1901", "localhost:1901", 403),
            ("localhost:1901", "file://", 403),
            ("localhost:1901", "moz-extension://localhost:1901", 403),
            ("localhost:1901", "http://evil.example@localhost:1901", 403),
        ] {
            assert_eq!(post(&lan, host, origin), status, "{host} {origin}");
        }
    }

    #[test]
    fn with_a_public_url_only_its_own_pages_are_ours() {
        let public = settings("https://games.example.org", false);
        for (host, origin, status) in [
            ("games.example.org", "https://games.example.org", 200),
            ("games.example.org", "https://GAMES.example.org", 200),
            ("games.example.org", "https://games.example.org:443", 200),
            // A proxy that does not hand the host on.
            ("127.0.0.1:1901", "https://games.example.org", 200),
            // Beside the proxy, on the machine itself.
            ("localhost:1901", "http://localhost:1901", 200),
            ("games.example.org", "http://games.example.org", 403),
            ("games.example.org:8443", "https://games.example.org:8443", 403),
            ("games.example.org", "https://www.games.example.org", 403),
            ("games.example.org", "https://example.org", 403),
            ("games.example.org", "https://games.example.org.evil.example", 403),
            ("games.example.org", "null", 403),
            ("127.0.0.1:1901", "http://games.example.org", 403),
        ] {
            assert_eq!(post(&public, host, origin), status, "{host} {origin}");
        }
    }

    #[test]
    fn what_changes_nothing_may_come_from_anywhere() {
        let local = settings("", false);
        let foreign = "Host: localhost|Origin: http://evil.example|Sec-Fetch-Site: cross-site";
        for (method, status) in [
            (Method::GET, 200),
            (Method::HEAD, 200),
            (Method::OPTIONS, 200),
            (Method::POST, 403),
            (Method::PUT, 403),
            (Method::PATCH, 403),
            (Method::DELETE, 403),
            (Method::from_bytes(b"MOVE").unwrap(), 403),
        ] {
            assert_eq!(verdict(&local, &method, foreign), status, "{method}");
        }
    }

    #[test]
    fn a_socket_is_opened_by_our_own_pages_and_by_programs() {
        let local = settings("", false);
        for (headers, status) in [
            ("Upgrade: websocket", 200),
            ("Upgrade: websocket|Origin: http://localhost", 200),
            ("Upgrade: websocket|Origin: http://evil.example", 403),
            ("Upgrade: WebSocket|Origin: http://evil.example", 403),
            ("Upgrade: h2c, websocket|Origin: http://evil.example", 403),
            ("Upgrade: h2c|Upgrade: websocket|Origin: null", 403),
            ("Upgrade: h2c|Origin: http://evil.example", 200),
        ] {
            let headers = format!("Host: localhost|{headers}");
            assert_eq!(verdict(&local, &Method::GET, &headers), status, "{headers}");
        }
    }

    #[test]
    fn what_the_browser_says_about_the_site_counts() {
        let local = settings("", false);
        for (headers, status) in [
            ("Accept: */*", 200),
            ("Sec-Fetch-Site: same-origin", 200),
            ("Sec-Fetch-Site: none", 200),
            ("Sec-Fetch-Site: cross-site", 403),
            ("Sec-Fetch-Site: cross-site|Origin: http://localhost", 403),
            ("Sec-Fetch-Site: same-origin|Origin: http://evil.example", 403),
            ("Sec-Fetch-Site: same-site|Origin: http://localhost:3000", 403),
            ("Origin: http://localhost|Origin: http://evil.example", 403),
            ("Origin: http://localhost|Origin: http://localhost", 403),
        ] {
            let headers = format!("Host: localhost|{headers}");
            assert_eq!(verdict(&local, &Method::POST, &headers), status, "{headers}");
        }
    }

    #[test]
    fn a_name_that_is_not_ours_is_not_answered() {
        let (local, lan) = (settings("", false), settings("", true));
        let public = settings("https://games.example.org", false);
        for (host, on_local, on_lan, on_public) in [
            ("localhost", 200, 200, 200),
            ("localhost:1901", 200, 200, 200),
            ("127.0.0.1:1901", 200, 200, 200),
            ("[::1]:1901", 200, 200, 200),
            ("[::ffff:127.0.0.1]:1901", 200, 200, 200),
            ("192.168.1.5:1901", 421, 200, 200),
            ("0.0.0.0:1901", 421, 200, 200),
            ("[fd00::5]:1901", 421, 200, 200),
            ("games.example.org", 421, 421, 200),
            ("games.example.org:8080", 421, 421, 200),
            ("evil.example:1901", 421, 421, 421),
            ("localhost.evil.example", 421, 421, 421),
            ("127.0.0.1.evil.example", 421, 421, 421),
            ("www.games.example.org", 421, 421, 421),
            ("127.1", 400, 400, 400),
            ("", 400, 400, 400),
            ("evil@localhost", 400, 400, 400),
            ("localhost|Host: evil.example", 400, 400, 400),
        ] {
            for (settings, status) in [(&local, on_local), (&lan, on_lan), (&public, on_public)] {
                let headers = format!("Host: {host}");
                assert_eq!(verdict(settings, &Method::GET, &headers), status, "{host}");
            }
        }
        assert_eq!(verdict(&local, &Method::GET, "Accept: */*"), 400);
    }

    #[test]
    fn a_page_under_a_rebound_name_is_refused_though_it_is_of_one_site() {
        let headers = "Host: evil.example:1901|Origin: http://evil.example:1901";
        assert_eq!(verdict(&settings("", false), &Method::POST, headers), 421);
    }

    #[tokio::test]
    async fn a_refused_request_does_not_reach_the_routes() {
        let settings = Arc::new(settings("", false));
        let layer = middleware::from_fn_with_state(settings, own_site_only);
        let router = Router::new().route("/", get(|| async { "read" }).post(|| async { "done" }));
        let router = router.layer(layer);
        for (request, status, body) in [
            ("POST / HTTP/1.1\r\nHost: localhost\r\n", "200 OK", "done"),
            (
                "POST / HTTP/1.1\r\nHost: localhost\r\nOrigin: http://evil.example\r\n",
                "403 Forbidden",
                "\"text\":\"The request comes from a page of another site: open the game at its own address",
            ),
            (
                "GET / HTTP/1.1\r\nHost: evil.example\r\n",
                "421 Misdirected Request",
                "\"text\":\"This server is not known as evil.example: open it by its IP address",
            ),
        ] {
            let response = ask(router.clone(), request).await;
            assert!(response.starts_with(&format!("HTTP/1.1 {status}\r\n")), "{response}");
            assert!(response.contains(body), "{response}");
        }
    }
}
