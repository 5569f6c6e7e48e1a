//! The sentences, for pages that turn messages into words themselves.

use axum::http::header;
use axum::response::{IntoResponse, Response};
use words::Language;

use crate::body::Named;
use crate::problem::Problem;

/// All sentences of a language as one Fluent resource.
#[utoipa::path(get, path = "/api/words/{language}", params(("language" = String, Path)),
    responses((status = 200, description = "The sentences.", body = String, content_type = "text/plain"),
        (status = 404, description = "There is no such language.", body = crate::problem::ProblemBody)))]
pub(crate) async fn words(Named(tag): Named<String>) -> Result<Response, Problem> {
    let language = Language::from_tag(&tag).ok_or_else(Problem::no_page)?;
    let text = language.files().map(|(_, text)| text).join("\n");
    Ok(([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], text).into_response())
}
