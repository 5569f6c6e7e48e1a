//! What New York says to people: messages as data, which the crate `words` turns into sentences.
//!
//! Each file is one thing to say. Nothing here decides anything.

mod action;
mod all;
mod event;
mod facts;
mod names;
mod printed;
mod reason;
mod score;

pub use names::{action_card_name, challenge_name, generation_name};
pub use printed::{
    Printed, PrintedCharacter, PrintedDistrict, PrintedGeneration, PrintedKind, PrintedLot,
    PrintedSite, PrintedThing, PrintedTile,
};
