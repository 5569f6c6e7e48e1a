//! Scripted games that newcomers learn by playing them.
//!
//! A game has a few scripts: records of whole games or openings, in `data/`. A chapter takes a script up after some
//! of its actions, and goes through the next ones in steps. In each step something is said, something on the table
//! is pointed at, and the learner, who sits at the first seat, does what the script does; the other seat follows it by
//! itself. The web app reads the same chapters, so nothing about them travels over the wire.

mod chapter;
mod lesson;

pub use chapter::{Chapter, Step};
pub use lesson::Lesson;
