//! Tables over HTTP.

pub(crate) mod look;
pub(crate) mod make;
pub(crate) mod run;
pub(crate) mod sit;
pub(crate) mod words;
