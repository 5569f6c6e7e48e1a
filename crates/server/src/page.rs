//! A plain page to try the server with. It shows what it is told and sends what is chosen.

use axum::http::header;
use axum::response::{Html, IntoResponse};

/// The page itself.
pub(crate) async fn start() -> Html<&'static str> {
    Html(include_str!("page/plain.html"))
}

/// Its script, in a file of its own: the page may not have any inside.
pub(crate) async fn script() -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "text/javascript; charset=utf-8")], include_str!("page/plain.js"))
}

/// Its looks.
pub(crate) async fn style() -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "text/css; charset=utf-8")], include_str!("page/plain.css"))
}
