//! What many games of good bots say about a game.
//!
//! A game that can be studied names its things by [topics](Topic) and notes what becomes of them in a
//! [`Tally`]; [`watch`] plays a game and looks on; [`Findings`] sum up many games. Whoever takes a good
//! thing is often ahead already, so a share of victories says little about it: [`withheld_block`] plays
//! the same deal with one seat that may have the thing and others that may not.

mod findings;
mod london;
mod new_york;
mod study;
mod tally;
mod watch;
mod withheld;

pub use findings::{Findings, Histogram, OfItem, OfOrder, OfTopic, Spread};
pub use study::{Item, Study, Topic};
pub use tally::{Gains, Tally, Use};
pub use watch::{Watched, watch};
pub use withheld::withheld_block;
