//! What cannot be in a request: the same faults as without a server, with what HTTP says to them.

use axum::http::StatusCode;
use bots::NoSuchBot;
use catalog::{NoSuchGame, SpecError};
use session::Unfit;
use table::record::NameFault;

use crate::problem::Problem;

impl From<Unfit> for Problem {
    fn from(Unfit { code, say }: Unfit) -> Self {
        Self::new(StatusCode::BAD_REQUEST, code, say)
    }
}

impl From<NameFault> for Problem {
    fn from(fault: NameFault) -> Self {
        Unfit::from(fault).into()
    }
}

impl From<NoSuchBot> for Problem {
    fn from(none: NoSuchBot) -> Self {
        Unfit::from(none).into()
    }
}

impl From<NoSuchGame> for Problem {
    fn from(none: NoSuchGame) -> Self {
        Unfit::from(none).into()
    }
}

impl From<SpecError> for Problem {
    fn from(error: SpecError) -> Self {
        Unfit::from(error).into()
    }
}
