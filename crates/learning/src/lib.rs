//! Bots that learn from games against themselves.
//!
//! A round is some games, played by the net as it is ([`lesson`]), and what they teach: every table that a seat
//! left behind is compared with what came of it (`returns.rs`), and the net is moved a little that way
//! ([`Course`]). A course can be written down after every round and taken up again ([`checkpoint`]); the result is the same.
//! What it depends on is its [`Stamp`], and a log tells of every run ([`runs`]).

pub mod checkpoint;
mod course;
mod descent;
mod lesson;
mod returns;
pub mod runs;
mod stamp;

pub use course::{Course, Progress, Settings};
pub use descent::Descent;
pub use lesson::{Example, lesson};
pub use returns::returns;
pub use stamp::{Difference, Stamp};
