//! The rules of New York 1901 as a pure, deterministic engine.
//!
//! ```
//! use new_york::{Content, NewYork, Options};
//! use table::{Game, Rng, Seats};
//!
//! let content = Content::built_in("new-york").expect("the standard pack");
//! let game = NewYork::new(content, Seats::new(2).expect("two players"), Options::default());
//! let mut state = game.setup(&game.deal(1901));
//! let (mut rng, mut legal) = (Rng::new(7), Vec::new());
//! while game.decision(&state).is_some() {
//!     game.legal_actions(&state, &mut legal);
//!     let action = *rng.pick(&legal).expect("a question has answers");
//!     game.apply_unchecked(&mut state, action, &mut ());
//! }
//! assert!(game.outcome(&state).is_some());
//! ```
//!
//! The files read like the rulebook: `ground.rs` and `tile.rs` are what is in the box, `city.rs` every
//! place where a skyscraper can stand, `flow/` the turn, `scoring.rs` the end. Rule ids such as N4.2
//! are those of `docs/rules/new-york.md`.

#![warn(clippy::wildcard_enum_match_arm)]

mod action;
mod audit;
mod cards;
mod city;
mod content;
mod determinize;
mod event;
mod flow;
mod frame;
mod game;
mod ground;
mod layout;
mod look;
mod notation;
mod options;
mod play;
mod position;
mod reason;
mod refusal;
mod scoring;
mod state;
mod table_now;
mod tell;
mod tile;
mod view;
mod why;

pub use action::Action;
pub use audit::Fault;
pub use cards::{ActionCard, ActionCards, Challenge};
pub use city::SiteNo;
pub use content::*;
pub use event::{EndCause, Event};
pub use flow::{Deal, Opening};
pub use frame::{How, Question};
pub use game::NewYork;
pub use ground::{Block, Cells, District, Lot, LotKind, LotPlace};
pub use layout::{Layout, LayoutError, PlayerLayout, Rest};
pub use look::Prospect;
pub use options::{Options, Variant};
pub use position::{Position, Wrong};
pub use reason::Reason;
pub use scoring::Scoring;
pub use state::State;
pub use tell::{
    Printed, PrintedCharacter, PrintedDistrict, PrintedGeneration, PrintedKind, PrintedLot,
    PrintedSite, PrintedThing, PrintedTile, action_card_name, challenge_name, generation_name,
};
pub use tile::{Generation, Tile, TileSet};
pub use view::{PlayerView, Standing, View};
pub use why::Pointer;
