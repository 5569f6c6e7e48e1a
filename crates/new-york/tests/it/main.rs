//! The rules of New York 1901, clause by clause.
#![allow(clippy::unwrap_used, reason = "this is all test code")]

mod coverage;
mod examples;
mod fixtures;
mod laws;
mod positions;
mod records;
mod refusals;
mod rules_build;
mod rules_end;
mod rules_expand;
mod rules_hidden;
mod rules_setup;
mod scene;
mod second_scorer;
mod speed;
mod words;
