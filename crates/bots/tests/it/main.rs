//! The bots: what they see, and how strong they are.
#![allow(clippy::unwrap_used, reason = "this is all test code")]

mod anchor;
mod arena_is_honest;
mod effort;
mod endings;
mod endings_played;
mod endings_themes;
mod games;
mod learned;
mod names;
mod no_cheating;
mod plans_are_complete;
mod ploys;
mod searching;
mod strength;
