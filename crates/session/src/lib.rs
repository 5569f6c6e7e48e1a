//! One match without IO. Nothing here reads a clock, a socket or a disk: the time is given, and what has
//! to be stored is handed out as a [`Change`] before it holds.
//!
//! ```text
//! session.submit(seat, revision, actions, now)   a Change, or why not
//!   → the text of the change is stored
//! session.accept(change)                         now it holds
//! session.update(viewer, since, …)               what everybody gets
//! ```

mod advice;
mod any;
mod change;
mod clock;
mod consent;
mod draft;
mod fault;
mod fork;
mod hindsight;
mod history;
mod load;
mod lookback;
mod position;
mod refused;
mod revisions;
mod session;
mod shelf;
#[cfg(test)]
mod tests;
mod thinking;
mod timing;
mod told;
mod undo;
mod unfit;
mod update;
mod why;
mod wire;

pub use advice::Advice;
pub use any::{AnyAdvice, AnyChange, AnyHindsight, AnySession, AnyThought};
pub use change::Change;
pub use hindsight::Hindsight;
pub use load::{LoadError, Saved};
pub use position::{Lists, head_of_position, new_position, told_position};
pub use refused::{NoConsent, Refused};
pub use revisions::revisions;
pub use session::{Session, Terms};
pub use shelf::Shelf;
pub use thinking::Thought;
pub use undo::Wished;
pub use unfit::{LONG, SHORT, Unfit, quoted};
pub use wire::Wire;
