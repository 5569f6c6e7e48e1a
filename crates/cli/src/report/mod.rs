//! `twocities report`: how balanced a game is, for those who design games.

mod data;
mod page;
mod plots;
mod run;
mod style;

pub(crate) use run::report;
