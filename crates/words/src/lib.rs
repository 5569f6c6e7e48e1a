//! Turns messages into sentences.
//!
//! Games say things as [`table::Message`]: an id and arguments. The sentences are in
//! `locales/<language>/*.ftl` (Fluent), and a [`Words`] is one language of them.
//!
//! ```
//! use table::Message;
//! use words::Words;
//!
//! let words = Words::english();
//! let player = Message::new("player").with("number", 2_u8);
//! assert_eq!(words.say(&player), "Player 2");
//! ```

#![warn(missing_docs)]

mod broken;
mod decimals;
mod language;
mod say;

pub use broken::tell_broken;
pub use language::Language;
pub use say::Words;
