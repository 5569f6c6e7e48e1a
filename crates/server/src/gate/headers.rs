//! What browsers are told with every response: to load nothing from elsewhere, to guess nothing, to
//! tell nobody, and to keep nothing.
//!
//! There are no CORS headers: without them no other site's page can read a response.

use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, REFERRER_POLICY, SERVER, STRICT_TRANSPORT_SECURITY,
    X_CONTENT_TYPE_OPTIONS,
};
use axum::http::{HeaderName, HeaderValue};
use axum::middleware::Next;
use axum::response::Response;

use super::settings::Settings;

/// What the server calls itself.
pub const NAME: &str = "Two-Cities";

/// For every response, whatever it is.
pub(crate) const ALWAYS: [(HeaderName, HeaderValue); 7] = [
    (SERVER, HeaderValue::from_static(NAME)),
    // The engine that plays without a server is WebAssembly; nothing else is made into code.
    (
        CONTENT_SECURITY_POLICY,
        HeaderValue::from_static(
            "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; \
             connect-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; \
             form-action 'self'",
        ),
    ),
    (X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
    // Links carry secrets: no other site may learn from which page somebody came.
    (REFERRER_POLICY, HeaderValue::from_static("no-referrer")),
    (
        HeaderName::from_static("cross-origin-opener-policy"),
        HeaderValue::from_static("same-origin"),
    ),
    (
        HeaderName::from_static("cross-origin-resource-policy"),
        HeaderValue::from_static("same-origin"),
    ),
    // What is not named stays on: sounds, the full screen, a screen that does not go dark, copying a
    // link to a table.
    (
        HeaderName::from_static("permissions-policy"),
        HeaderValue::from_static(
            "accelerometer=(), camera=(), display-capture=(), encrypted-media=(), \
             geolocation=(), gyroscope=(), hid=(), idle-detection=(), local-fonts=(), \
             magnetometer=(), microphone=(), midi=(), payment=(), publickey-credentials-get=(), \
             serial=(), usb=(), xr-spatial-tracking=()",
        ),
    ),
];

/// One year. Nothing about subdomains: they may belong to others.
const HTTPS_ONLY: HeaderValue = HeaderValue::from_static("max-age=31536000");

/// A middleware for `axum::middleware::from_fn_with_state`. It has to be the outermost layer, so that
/// the responses of all others have the headers, too: refusals, timeouts and caught panics.
pub(crate) async fn safe_headers(
    State(settings): State<Arc<Settings>>,
    request: Request,
    next: Next,
) -> Response {
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    for (name, value) in ALWAYS {
        headers.insert(name, value);
    }
    if settings.is_https() {
        headers.insert(STRICT_TRANSPORT_SECURITY, HTTPS_ONLY);
    }
    // A file whose name has a hash of its content says for itself that it may be kept.
    headers.entry(CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}

#[cfg(test)]
mod tests {
    use axum::routing::get;
    use axum::{Router, middleware};
    use tower_http::catch_panic::CatchPanicLayer;

    use super::*;
    use crate::gate::settings::Asked;
    use crate::gate::wire::ask;

    /// What every response has, in the words of a browser's view of it.
    const EXPECTED: [&str; 6] = [
        "content-security-policy: default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; \
         style-src 'self'; img-src 'self' data:; connect-src 'self'; object-src 'none'; base-uri 'none'; \
         frame-ancestors 'none'; form-action 'self'",
        "x-content-type-options: nosniff",
        "referrer-policy: no-referrer",
        "cross-origin-opener-policy: same-origin",
        "cross-origin-resource-policy: same-origin",
        "permissions-policy: accelerometer=(), camera=(), ",
    ];

    async fn broken() -> &'static str {
        panic!("a bug")
    }

    /// The response in lines.
    async fn response(public_url: &str, path: &str) -> Vec<String> {
        let public_url = public_url.parse().ok();
        let asked = Asked { data: "data".into(), public_url, ..Asked::default() };
        let settings = Arc::new(Settings::new(asked).unwrap());
        let kept = [(CACHE_CONTROL, "max-age=1"), (REFERRER_POLICY, "unsafe-url")];
        let router = Router::new()
            .route("/", get(|| async { "hello" }))
            .route("/kept", get(move || async { (kept, "hello") }))
            .route("/broken", get(broken))
            .layer(CatchPanicLayer::new())
            .layer(middleware::from_fn_with_state(settings, safe_headers));
        let text = ask(router, &format!("GET {path} HTTP/1.1\r\nHost: localhost\r\n")).await;
        text.lines().map(str::to_owned).collect()
    }

    fn with<'a>(lines: &'a [String], start: &str) -> Vec<&'a str> {
        lines.iter().map(String::as_str).filter(|line| line.starts_with(start)).collect()
    }

    #[tokio::test]
    async fn every_response_has_them_once() {
        for (path, status) in [("/", "200"), ("/kept", "200"), ("/none", "404"), ("/broken", "500")]
        {
            let lines = response("", path).await;
            assert!(lines[0].starts_with(&format!("HTTP/1.1 {status} ")), "{}", lines[0]);
            for expected in EXPECTED {
                assert_eq!(with(&lines, expected).len(), 1, "{path}: {expected}\n{lines:#?}");
                let (name, _) = expected.split_once(' ').unwrap();
                assert_eq!(with(&lines, name).len(), 1, "{path}: {name}");
            }
            assert!(with(&lines, "access-control-").is_empty(), "{path}");
        }
    }

    #[tokio::test]
    async fn nothing_is_kept_unless_the_route_says_so() {
        for (path, kept) in [
            ("/", "cache-control: no-store"),
            ("/none", "cache-control: no-store"),
            ("/broken", "cache-control: no-store"),
            ("/kept", "cache-control: max-age=1"),
        ] {
            assert_eq!(with(&response("", path).await, "cache-control:"), [kept]);
        }
    }

    #[tokio::test]
    async fn https_is_asked_for_only_where_it_is() {
        let hsts = "strict-transport-security:";
        let told = ["strict-transport-security: max-age=31536000"];
        assert_eq!(with(&response("https://games.example.org", "/").await, hsts), told);
        assert_eq!(with(&response("http://games.example.org", "/").await, hsts), [""; 0]);
        assert_eq!(with(&response("", "/").await, hsts), [""; 0]);
    }
}
