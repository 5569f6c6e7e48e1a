//! What a pack of any game may say and what it may not, shown by packs of a garden.
//!
//! The games test their own files to the last message; these tests say what each of them can rely on.

mod extending;
mod garden;
mod refusals;
mod values;
