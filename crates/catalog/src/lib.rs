//! The closed list of games, and tables of them made from words.
//!
//! Everything that plays, hosts or studies games is written once for any game,
//! `fn play<G: Game + Notation + Tell>(game: &G)`, and gets the right one here: from a [`TableSpec`]
//! or from the header of a record. [`with_game!`] leads from [`AnyGame`] to the game itself.
//!
//! ```
//! use catalog::{AnyGame, GameName, Pack, TableSpec, with_game};
//! use table::Game;
//!
//! fn decisions<G: Game>(game: &G) -> usize {
//!     let (mut state, mut legal, mut count) = (game.setup(&game.deal(1)), Vec::new(), 0);
//!     while game.decision(&state).is_some() {
//!         game.legal_actions(&state, &mut legal);
//!         game.apply_unchecked(&mut state, legal[count % legal.len()], &mut ());
//!         count += 1;
//!     }
//!     count
//! }
//!
//! let spec = TableSpec {
//!     game: GameName::London,
//!     seats: 3,
//!     pack: Pack::BuiltIn("london".to_owned()),
//!     options: vec![("loans".to_owned(), "limited".to_owned())],
//! };
//! let any = AnyGame::new(&spec)?;
//! assert!(with_game!(&any, game => decisions(game)) > 100);
//! # Ok::<(), catalog::SpecError>(())
//! ```
#![warn(missing_docs)]

mod any;
mod error;
mod london_table;
mod name;
mod new_york_table;
mod options;
mod pack;
mod random_play;

pub use any::{AnyGame, TableSpec};
pub use error::{Allowed, RecordError, SpecError};
pub use name::{GameName, NoSuchGame};
pub use pack::{AnyContent, Pack, PackFault};
pub use random_play::RandomPlay;
