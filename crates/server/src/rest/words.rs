//! The sentences, for pages that turn messages into words themselves.

use axum::extract::Path;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use words::Language;

use crate::problem::Problem;

/// All sentences of a language as one Fluent resource.
#[utoipa::path(get, path = "/api/words/{language}", params(("language" = String, Path)),
    responses((status = 200, content_type = "text/plain"),
        (status = 404, body = crate::problem::ProblemBody)))]
pub(crate) async fn words(Path(tag): Path<String>) -> Result<Response, Problem> {
    let language = Language::from_tag(&tag).ok_or_else(Problem::no_page)?;
    let text = language.files().map(|(_, text)| text).join("\n");
    Ok(([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], text).into_response())
}
