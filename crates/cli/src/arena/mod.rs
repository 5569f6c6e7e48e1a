//! `twocities arena`: which bot is better, with numbers that can be believed.

mod pairs;
mod report;
mod run;
mod told;

pub(crate) use run::arena;
