//! Tables over HTTP.

pub(crate) mod again;
pub(crate) mod analysis;
pub(crate) mod calls;
pub(crate) mod look;
pub(crate) mod lookback;
pub(crate) mod make;
pub(crate) mod position;
pub(crate) mod record;
pub(crate) mod run;
pub(crate) mod sit;
pub(crate) mod words;
