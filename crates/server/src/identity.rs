//! Who asks.

use std::net::SocketAddr;

use axum::http::{HeaderMap, StatusCode};
use store::Hash;
use table::Message;

use crate::app::App;
use crate::command::Who;
use crate::gate::{Caller, Secret, token};
use crate::problem::Problem;

/// The hash of what the browser or the program carries.
pub(crate) fn who(app: &App, headers: &HeaderMap) -> Result<Who, Problem> {
    Ok(secret(app, headers)?.map(|secret| Hash(secret.hash())))
}

/// What the browser or the program carries.
pub(crate) fn secret(app: &App, headers: &HeaderMap) -> Result<Option<Secret>, Problem> {
    token(headers, app.settings.is_https()).map_err(|_| {
        Problem::new(StatusCode::UNAUTHORIZED, "bad-token", Message::new("server-bad-token"))
    })
}

/// The address that a request is counted for.
pub(crate) fn caller(app: &App, address: SocketAddr, headers: &HeaderMap) -> Caller {
    Caller::new(address, headers, app.settings.trust_proxy)
}
