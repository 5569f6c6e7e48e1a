//! The rules of New York 1901, clause by clause.
#![allow(clippy::unwrap_used, reason = "this is all test code")]

mod laws;
mod second_scorer;
