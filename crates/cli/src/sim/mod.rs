//! `sim`: bots play many games.

mod game;
mod report;
mod run;
mod summary;

pub(crate) use run::sim;
