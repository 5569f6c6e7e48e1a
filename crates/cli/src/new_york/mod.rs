//! New York in the terminal: its table, and its packs. The only place outside the game that knows
//! its views and facts.

mod city;
mod packs;
mod screen;
mod table;

pub(crate) use packs::{show, show_json, totals};
