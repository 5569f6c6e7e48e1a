//! The pages: the web app if the program brings it along, and a plain page to try the server with.

use std::sync::Arc;

use axum::Router;
use axum::extract::State;
use axum::http::{HeaderName, header};
use axum::middleware::from_fn_with_state;
use axum::response::{IntoResponse, Response};
use axum::routing::get;

use crate::app::App;
use crate::body::Named;
use crate::pressed::{File, pressed};
use crate::problem::Problem;

/// The files of the web app, each with its path. A server without any shows the plain page.
#[derive(Clone, Copy, Debug, Default)]
pub struct Bundle(pub &'static [(&'static str, &'static [u8])]);

impl Bundle {
    fn file(self, path: &str) -> Option<File> {
        let found = self.0.iter().find(|(name, _)| *name == path);
        found.map(|&(name, bytes)| File { name, bytes })
    }
}

const PLAIN: File = File { name: "plain.html", bytes: include_bytes!("page/plain.html") };
/// Files with a hash in their name never change.
const FOR_EVER: &str = "public, max-age=31536000, immutable";
/// Others are asked for again.
const A_WHILE: &str = "public, max-age=3600";

/// Every address that people open. They are all the same page, which reads its address itself.
pub(crate) fn pages(app: &Arc<App>) -> Router<Arc<App>> {
    Router::new()
        .route("/", get(start))
        .route("/learn/{game}", get(start))
        .route("/rules/{game}", get(start))
        .route("/icons/{game}", get(start))
        .route("/position/{game}", get(start))
        .route("/table/{id}", get(start))
        .route("/table/{id}/replay", get(start))
        .route("/table/{id}/replay/{after}", get(start))
        .route("/table/{id}/seat/{secret}", get(start))
        .route("/table/{id}/watch/{secret}", get(start))
        .route("/assets/{file}", get(asset))
        .merge(beside())
        .route("/service.js", get(service))
        .route("/plain", get(async || told(PLAIN, None)))
        .merge(plain())
        .layer(from_fn_with_state(Arc::clone(app), pressed))
}

/// Files that are found by their names: icons, and what an app says of itself when it is installed.
const BESIDE: [(&str, &str); 6] = [
    ("/icon.svg", "icon.svg"),
    ("/icon-turn.svg", "icon-turn.svg"),
    ("/icon-192.png", "icon-192.png"),
    ("/icon-512.png", "icon-512.png"),
    ("/icon-maskable.png", "icon-maskable.png"),
    ("/manifest.webmanifest", "manifest.webmanifest"),
];

/// Whether an address is that of a file which the page is made of. A browser asks for all of them the first time.
pub(crate) fn is_file(path: &str) -> bool {
    path.starts_with("/assets/") || BESIDE.iter().any(|&(beside, _)| beside == path)
}

fn beside() -> Router<Arc<App>> {
    let mut files = Router::new();
    for (path, file) in BESIDE {
        files = files.route(path, get(async move |app: State<Arc<App>>| top(&app, file)));
    }
    files
}

/// What the plain page is made of.
fn plain() -> Router<Arc<App>> {
    let mut files = Router::new();
    for (path, bytes) in [
        ("/plain.js", include_bytes!("page/plain.js").as_slice()),
        ("/plain-words.js", include_bytes!("page/plain-words.js").as_slice()),
        ("/plain.css", include_bytes!("page/plain.css").as_slice()),
    ] {
        let file = File { name: path, bytes };
        files = files.route(path, get(async move || told(file, None)));
    }
    files
}

async fn start(State(app): State<Arc<App>>) -> Response {
    told(app.bundle.file("index.html").unwrap_or(PLAIN), None)
}

async fn asset(
    State(app): State<Arc<App>>,
    Named(file): Named<String>,
) -> Result<Response, Problem> {
    let file = app.bundle.file(&format!("assets/{file}")).ok_or_else(Problem::no_page)?;
    Ok(told(file, Some(FOR_EVER)))
}

/// The service worker is asked for at every visit, so that the newest one always runs.
async fn service(State(app): State<Arc<App>>) -> Result<Response, Problem> {
    let file = app.bundle.file("service.js").ok_or_else(Problem::no_page)?;
    Ok(told(file, None))
}

fn top(app: &App, file: &str) -> Result<Response, Problem> {
    let file = app.bundle.file(file).ok_or_else(Problem::no_page)?;
    Ok(told(file, Some(A_WHILE)))
}

fn told(file: File, kept: Option<&'static str>) -> Response {
    let kind: [(HeaderName, &'static str); 1] = [(header::CONTENT_TYPE, content_type(file.name))];
    let mut response = (kind, file.bytes).into_response();
    response.extensions_mut().insert(file);
    if let Some(kept) = kept {
        response
            .headers_mut()
            .insert(header::CACHE_CONTROL, header::HeaderValue::from_static(kept));
    }
    response
}

fn content_type(name: &str) -> &'static str {
    match name.rsplit_once('.').map_or("", |(_, ending)| ending) {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "svg" => "image/svg+xml",
        "woff2" => "font/woff2",
        "json" => "application/json",
        "png" => "image/png",
        "wasm" => "application/wasm",
        "webmanifest" => "application/manifest+json",
        _ => "application/octet-stream", // not ours: any ending
    }
}
