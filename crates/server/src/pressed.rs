//! Files are compressed when somebody first asks for them so, and kept like that: to ask again and again costs nothing.

use std::collections::HashMap;
use std::io::Write as _;
use std::sync::{Arc, Mutex, PoisonError};

use axum::body::Bytes;
use axum::extract::{Request, State};
use axum::http::header::{ACCEPT_ENCODING, CONTENT_ENCODING, CONTENT_LENGTH, VARY};
use axum::http::{HeaderMap, HeaderValue};
use axum::middleware::Next;
use axum::response::Response;
use flate2::Compression;
use flate2::write::GzEncoder;
use tokio::sync::OnceCell;

use crate::app::App;
use crate::problem::Problem;

/// What is smaller goes as it is.
const LEAST: usize = 1024;

/// A file that the program brings along. It goes with the response that has it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct File {
    pub(crate) name: &'static str,
    pub(crate) bytes: &'static [u8],
}

/// What was compressed so far, by name: no more than there are files.
#[derive(Debug, Default)]
pub(crate) struct Pressed {
    files: Mutex<HashMap<&'static str, Arc<OnceCell<Bytes>>>>,
}

/// A middleware: whoever can read it gets a file compressed.
pub(crate) async fn pressed(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let wanted = takes_gzip(request.headers());
    let mut response = next.run(request).await;
    let Some(file) = response.extensions_mut().remove::<File>() else { return response };
    if !is_worth_it(file) {
        return response;
    }
    response.headers_mut().insert(VARY, HeaderValue::from_static("accept-encoding"));
    if wanted && let Ok(bytes) = app.press(file).await {
        *response.body_mut() = bytes.into();
        let headers = response.headers_mut();
        headers.remove(CONTENT_LENGTH);
        headers.insert(CONTENT_ENCODING, HeaderValue::from_static("gzip"));
    }
    response
}

impl App {
    async fn press(&self, file: File) -> Result<Bytes, Problem> {
        let kept = {
            let mut files = self.pressed.files.lock().unwrap_or_else(PoisonError::into_inner);
            Arc::clone(files.entry(file.name).or_default())
        };
        let pressing = || async { self.workshop.work(move || press(file.bytes)).await.flatten() };
        kept.get_or_try_init(pressing).await.cloned()
    }
}

fn press(bytes: &[u8]) -> Result<Bytes, Problem> {
    let mut pressed = GzEncoder::new(Vec::new(), Compression::default());
    let written = pressed.write_all(bytes).and_then(|()| pressed.finish());
    Ok(written.map_err(|_| Problem::failed())?.into())
}

/// Pictures and typefaces are compressed already.
fn is_worth_it(file: File) -> bool {
    let ending = file.name.rsplit('.').next().unwrap_or_default();
    let kinds = ["html", "js", "css", "svg", "json", "wasm", "webmanifest"];
    file.bytes.len() >= LEAST && kinds.contains(&ending)
}

/// Whether the other side says that it can read it.
fn takes_gzip(headers: &HeaderMap) -> bool {
    let values = headers.get_all(ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
    values.flat_map(|value| value.split(',')).any(|coding| {
        let mut parts = coding.split(';').map(str::trim);
        let named = parts.next().is_some_and(|name| name.eq_ignore_ascii_case("gzip"));
        let refused = |part: &str| {
            let weight = part.strip_prefix("q=").and_then(|weight| weight.trim().parse().ok());
            weight.is_some_and(|weight: f32| weight <= 0.0)
        };
        named && !parts.any(refused)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_can_read_it_says_so() {
        for (said, expected) in [
            ("gzip, deflate, br, zstd", true),
            ("deflate, GZIP", true),
            ("br;q=1.0, gzip;q=0.8", true),
            ("gzip;q=0", false),
            ("gzip; q=0.000, br", false),
            ("identity", false),
            ("x-gzip-like", false),
            ("", false),
        ] {
            let headers = HeaderMap::from_iter([(ACCEPT_ENCODING, HeaderValue::from_static(said))]);
            assert_eq!(takes_gzip(&headers), expected, "{said}");
        }
        assert!(!takes_gzip(&HeaderMap::new()));
    }

    #[test]
    fn what_is_small_or_compressed_already_goes_as_it_is() {
        let file = |name, bytes| File { name, bytes };
        assert!(is_worth_it(file("assets/a.wasm", &[0; LEAST])));
        assert!(!is_worth_it(file("assets/a.wasm", &[0; LEAST - 1])));
        assert!(!is_worth_it(file("assets/a.woff2", &[0; LEAST])));
    }
}
