//! What London says to people: messages as data, which the crate `words` turns into sentences.
//!
//! Each file is one thing to say. Nothing here decides anything: costs and loans are those of the
//! rules, asked at the moment of saying.

mod action;
mod all;
mod effect;
mod event;
mod facts;
mod modifier;
mod names;
mod parts;
mod printed;
mod question;
mod reason;
mod score;

pub use effect::describe_effect;
pub use modifier::describe_modifier;
pub use printed::{
    Printed, PrintedActivation, PrintedBorough, PrintedCard, PrintedCost, PrintedEffects,
};
