//! New York in the terminal: its table, and its packs. The only place outside the game that knows
//! its views and facts.

mod city;
mod legend;
mod market;
mod packs;
mod screen;
mod skyscrapers;
mod table;
#[cfg(test)]
mod tests;

pub(crate) use packs::{show, show_json, totals};
