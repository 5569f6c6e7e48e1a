//! Problems for people: whoever opens an address in a browser reads a sentence in their language, and no JSON.

use axum::extract::Request;
use axum::http::header::{ACCEPT, ACCEPT_LANGUAGE, CONTENT_LENGTH, CONTENT_TYPE};
use axum::http::{HeaderMap, HeaderValue, Method};
use axum::middleware::Next;
use axum::response::Response;
use words::{Language, Words};

use crate::problem::Said;

/// A middleware: what a problem says replaces its JSON where a page was asked for.
pub(crate) async fn sentences_for_people(request: Request, next: Next) -> Response {
    let language = reader(request.method(), request.headers());
    let mut response = next.run(request).await;
    if let (Some(language), Some(Said(say))) = (language, response.extensions_mut().remove()) {
        let sentence = Words::of(language).say(&say);
        *response.body_mut() = sentence.into();
        let headers = response.headers_mut();
        headers.remove(CONTENT_LENGTH);
        headers.insert(CONTENT_TYPE, HeaderValue::from_static("text/plain; charset=utf-8"));
    }
    response
}

/// The language of somebody who asks for a page; none for programs, ours in the browser among them.
fn reader(method: &Method, headers: &HeaderMap) -> Option<Language> {
    let text = |name| headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default();
    if method != Method::GET || !text(ACCEPT).contains("text/html") {
        return None;
    }
    // Browsers name the language that they like best first.
    let tags = text(ACCEPT_LANGUAGE).split(',').filter_map(|tag| tag.split(';').next());
    Some(tags.filter_map(|tag| Language::wanted(tag.trim())).next().unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn reads(method: &Method, accept: &'static str, languages: &'static str) -> Option<Language> {
        let mut headers = HeaderMap::new();
        headers.insert(ACCEPT, HeaderValue::from_static(accept));
        headers.insert(ACCEPT_LANGUAGE, HeaderValue::from_static(languages));
        reader(method, &headers)
    }

    #[test]
    fn who_asks_for_a_page_reads_their_language() {
        let page = "text/html,application/xhtml+xml,*/*;q=0.8";
        for (languages, language) in [
            ("uk-UA,uk;q=0.9,en;q=0.8", Language::Ukrainian),
            ("de, pt;q=0.7", Language::Portuguese),
            ("de", Language::English),
            ("", Language::English),
        ] {
            assert_eq!(reads(&Method::GET, page, languages), Some(language), "{languages}");
        }
    }

    #[test]
    fn programs_get_what_programs_read() {
        assert_eq!(reads(&Method::GET, "*/*", "es"), None);
        assert_eq!(reads(&Method::GET, "application/json", "es"), None);
        assert_eq!(reads(&Method::POST, "text/html", "es"), None);
        assert_eq!(reader(&Method::GET, &HeaderMap::new()), None);
    }
}
