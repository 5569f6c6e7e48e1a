//! Calling people to a table: when, with which words, and over the network.
//!
//! What is pure is in [`plan`] and [`Call`]: who has to be called when, and what they are told. A call is made from what
//! everybody at the table may know, so nothing hidden can be in it. The rest goes out: [`Target`]s are places that people
//! name, and so every one of them is looked at by a [`Reach`] before anything is sent there.

#![warn(missing_docs)]

mod address;
mod call;
mod keys;
mod outcome;
pub mod plan;
mod post;
mod reach;
mod seal;
mod send;
mod target;

pub use address::is_public;
pub use call::{Call, Why};
pub use keys::{BadKey, VapidKeys};
pub use outcome::{Fault, Outcome};
pub use post::{Answered, Poster};
pub use reach::{Names, Reach, SystemNames, Unreachable};
pub use send::{Sender, Site};
pub use target::{BadTarget, MOST_TARGET, Place, Target};
