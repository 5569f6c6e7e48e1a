//! Breaking off a thought.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Tells a bot that thinks that it has thought enough. Clones tell the same bot.
///
/// It is looked at between trials, a fraction of a millisecond apart. A thought that was broken off ends with the best
/// answer found so far, which the rules allow like any other; but whoever plays the game again has to let
/// it think to its end, or the games differ.
#[derive(Clone, Debug, Default)]
pub struct Stop {
    flag: Arc<AtomicBool>,
    /// Where nobody else can raise a flag meanwhile: says whether it was long enough.
    asks: Option<fn() -> bool>,
}

impl Stop {
    /// Thought enough once this says so.
    pub fn once(asks: fn() -> bool) -> Self {
        Self { asks: Some(asks), ..Self::default() }
    }

    /// Thought enough.
    pub fn now(&self) {
        self.flag.store(true, Ordering::Relaxed);
    }

    /// Whether somebody said so.
    pub fn is_wanted(&self) -> bool {
        self.flag.load(Ordering::Relaxed) || self.asks.is_some_and(|asks| asks())
    }
}

/// A flag that somebody else keeps.
impl From<Arc<AtomicBool>> for Stop {
    fn from(flag: Arc<AtomicBool>) -> Self {
        Self { flag, asks: None }
    }
}
