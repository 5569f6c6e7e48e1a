//! The rules of London (second edition) as a pure, deterministic engine.
//!
//! ```
//! use london::{Content, London, Options};
//! use table::{Game, Rng, Seats};
//!
//! let content = Content::built_in("london").expect("the standard pack");
//! let game = London::new(content, Seats::new(2).expect("two players"), Options::default());
//! let mut state = game.setup(&game.deal(1666));
//! let (mut rng, mut legal) = (Rng::new(7), Vec::new());
//! while game.decision(&state).is_some() {
//!     game.legal_actions(&state, &mut legal);
//!     let action = *rng.pick(&legal).expect("a question has answers");
//!     game.apply_unchecked(&mut state, action, &mut ());
//! }
//! assert!(game.outcome(&state).is_some());
//! ```
//!
//! The files read like the rulebook: `flow/` is the turn, `effect/` what cards do, `modifier.rs` what
//! they change while visible, `scoring.rs` the end. Rule ids such as L5.2 are those of
//! `docs/rules/london.md`.

#![warn(clippy::wildcard_enum_match_arm)]

mod action;
mod audit;
mod card;
mod content;
mod effect;
mod event;
mod flow;
mod frame;
mod game;
mod layout;
mod look;
mod modifier;
mod notation;
mod options;
mod play;
mod position;
mod reason;
mod redeal;
mod refusal;
mod scoring;
mod state;
mod table_now;
mod tell;
mod view;
mod why;

pub use action::{Action, Means, Space};
pub use audit::Fault;
pub use card::{
    Borough, BoroughSet, Card, CardSet, Colour, MAX_BOROUGHS, MAX_CARDS, Set, Source, SourceKind,
    Title,
};
pub use content::{
    BoroughFacts, CardKind, Content, FileFault, PackError, PackFault, Provenance, Side, Sources,
    TitleFacts,
};
pub use effect::{
    Ability, Activation, Amount, Cost, Count, Discards, Effect, Effects, Filter, Gain, Modifier,
};
pub use event::{Choice, Event, Named, Witnesses};
pub use flow::{Deal, Opening};
pub use frame::Question;
pub use game::London;
pub use layout::{Laid, Layout, LayoutError, Moment, PlayerLayout, Rest};
pub use options::Options;
pub use position::{Position, Wrong};
pub use reason::Reason;
pub use scoring::{Scoring, poverty_loss};
pub use state::State;
pub use tell::{
    Printed, PrintedActivation, PrintedBorough, PrintedCard, PrintedCost, PrintedEffects,
    describe_effect, describe_modifier,
};
pub use view::{DeckView, HandView, PlayerView, StackView, View};
pub use why::Pointer;
