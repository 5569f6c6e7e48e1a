//! The vocabulary of turn-based table games with hidden information.
//!
//! A [`Game`] holds rules, content and options. It makes a [`Game::Deal`] from a seed, lays it out as a
//! [`Game::State`], asks a [`Decision`], lists the actions that answer it, applies one and tells a
//! [`Sink`] what happened, until there is an [`Outcome`]. What somebody may see is a [`Game::View`];
//! what a bot is given is an [`InfoSet`], behind which the truth cannot be reached.
//!
//! ```
//! use table::{Game, Rng};
//!
//! /// Plays any game to its end by choosing at random.
//! fn play<G: Game>(game: &G, seed: u64) -> table::Outcome {
//!     let mut state = game.setup(&game.deal(seed));
//!     let (mut rng, mut legal) = (Rng::new(seed), Vec::new());
//!     loop {
//!         if let Some(outcome) = game.outcome(&state) {
//!             return outcome;
//!         }
//!         game.legal_actions(&state, &mut legal);
//!         let action = *rng.pick(&legal).expect("a game that is not over asks something");
//!         game.apply_unchecked(&mut state, action, &mut ());
//!     }
//! }
//! ```
#![warn(missing_docs, clippy::wildcard_enum_match_arm)]

mod bit_set;
mod choices;
mod decision;
mod fingerprint;
mod game;
mod hidden;
mod info_set;
mod message;
mod outcome;
mod position;
pub mod record;
mod rng;
mod seat;
mod showable;
mod sink;
mod stack;
mod typed_words;

pub use bit_set::{BitSet, Bits, Numbered};
pub use choices::{Answers, Choices, FirstTwo};
pub use decision::{Decision, Viewer};
pub use fingerprint::{Digest, NoDigest};
pub use game::{Game, Illegal, NotUnderstood, Notation, SCORE, Tell};
pub use hidden::{Hidden, may_take_back};
pub use info_set::{Bot, InfoSet};
pub use message::{Arg, Message};
pub use outcome::Outcome;
pub use position::{
    Amiss, Moment as PositionMoment, PositionLists, Positions, TURN, first_amiss, is_position,
    list_of,
};
pub use rng::Rng;
pub use seat::{BySeat, MAX_SEATS, Seat, Seats};
pub use showable::{Unshowable, showable};
pub use sink::Sink;
pub use stack::Stack;
pub use typed_words::TypedWords;
