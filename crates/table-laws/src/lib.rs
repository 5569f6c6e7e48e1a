//! Laws that every game must obey, checked at every decision of random games.
//!
//! A game's tests hand in the game, a range of seeds and what only that game can know (what is
//! conserved, a second way to score); [`check`] plays and fails on the first broken law with the seed
//! and the number of the decision. [`Play`] is for the tests of single rules.

mod check;
mod laws;
mod perft;
mod play;
mod positions;
mod random;
mod recorded;

pub use check::{Broken, Check, Extra, Secrets, Tally, check};
pub use perft::perft;
pub use play::Play;
pub use positions::check_positions;
pub use random::RandomGames;
pub use recorded::{have_every_kind_of_line, holds, recorded_games};
