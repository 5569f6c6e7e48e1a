//! Matches between bots that give numbers one can believe.
//!
//! What is observed is never a game but a [block](Block): the same start played in every order of
//! seats, so that a lucky deal helps both sides alike. From the scores of blocks come
//! [intervals](Interval), a [test](Sprt) that stops as soon as it knows, and a [ladder] of many bots.
//! A [`Tournament`] plays blocks on any number of threads, always with the same result, and keeps what
//! was played in a [`Log`], so that it can be stopped and taken up again.

mod block;
mod crew;
mod interval;
mod ladder;
mod log;
mod luck;
mod sprt;
mod tournament;

pub use block::{Block, Finished, Pairing, Seating, seatings, win_shares};
pub use crew::share_out;
pub use interval::{InElo, Interval, elo};
pub use ladder::{Rung, ladder};
pub use log::{Header, Log, LogError};
pub use luck::{OfDeal, part_of_deals};
pub use sprt::{Sprt, Verdict};
pub use tournament::{Plan, Tournament};
