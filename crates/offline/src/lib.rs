//! Tables without a server. A [`House`] holds those of one device and answers what a page asks as a server would: with
//! the same [`protocol`], from the same [`session`], with the same bots. It reads no clock (a page says when it has waited long enough for a hint), draws no random numbers and
//! stores nothing: time and chance come with an [`Order`], and whatever has to be kept is handed out with a [`Reply`]
//! before anybody is told of it.
//!
//! ```text
//! page ── request ──► worker ── order ──► House
//!                       │  ◄── reply: store this
//!                    IndexedDB
//!                       │  ── order: stored ──►
//! page ◄── update ───── │  ◄── reply: tell these
//! ```
//!
//! As WebAssembly it is asked through [`door`]: JSON in, JSON out.

#![warn(missing_docs)]

mod calls;
mod clients;
pub mod door;
mod house;
mod kept;
mod making;
mod order;
mod patience;
mod problem;
mod table;

pub use house::House;
pub use kept::{Entry, Kept, Status};
pub use order::{Answered, CHANCE, Call, Order, Reply, Stands, Store};
