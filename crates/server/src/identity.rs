//! Who asks.

use std::net::SocketAddr;

use axum::http::HeaderMap;
use store::Hash;

use crate::app::App;
use crate::command::Who;
use crate::gate::{Caller, Token, token};
use crate::problem::Problem;

/// The hash of what the browser or the program carries.
pub(crate) fn who(app: &App, headers: &HeaderMap) -> Result<Who, Problem> {
    Ok(carried(app, headers)?.map(|token| Hash(token.secret.hash())))
}

/// What the browser or the program carries, or something new for it to carry.
pub(crate) fn token_of(app: &App, headers: &HeaderMap) -> Result<Token, Problem> {
    Ok(carried(app, headers)?.unwrap_or_else(Token::new))
}

fn carried(app: &App, headers: &HeaderMap) -> Result<Option<Token>, Problem> {
    let https = app.settings.is_https();
    token(headers, https).map_err(|_| Problem::bad_token(https))
}

/// The address that a request is counted for.
pub(crate) fn caller(app: &App, address: SocketAddr, headers: &HeaderMap) -> Caller {
    Caller::new(address, headers, app.settings.trust_proxy)
}
