//! `play`: a table in the terminal.

mod asking;
mod command;
mod desk;
mod ending;
mod hinting;
mod live;
mod reading;
mod seating;
mod start;
mod telling;

pub(crate) use start::play;
