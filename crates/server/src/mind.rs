//! How bots think.

use std::fmt::Debug;
use std::time::Duration;

use bots::Stop;
use session::AnyThought;

/// What comes up with the answers of bots. It thinks on a thread of its own, away from the table. Whatever
/// becomes of it there (it panics, answers what the rules forbid, does not come to an end), the table goes on.
pub trait Mind: Debug + Send + Sync {
    /// Answers until somebody else is asked or it is `enough`; at least once. Told to stop, it ends in the middle of a
    /// thought.
    fn think(&self, thought: AnyThought, stop: &Stop, enough: &dyn Fn() -> bool) -> Vec<String>;

    /// After this time a bot is told to stop, and answers with what it has found. It is far more than a turn takes:
    /// until then a bot that is slow because the machine is busy plays as well as ever.
    fn patience(&self) -> Duration {
        Duration::from_secs(20)
    }

    /// After this time whoever asked for hints gets what was found so far: people wait for them. They are thought out in
    /// so few positions that on a machine of today it never comes to that.
    fn patience_for_hints(&self) -> Duration {
        Duration::from_millis(250)
    }
}

/// The bots that come with the program.
#[derive(Clone, Copy, Debug)]
pub struct OwnBots;

impl Mind for OwnBots {
    fn think(&self, thought: AnyThought, stop: &Stop, enough: &dyn Fn() -> bool) -> Vec<String> {
        thought.think(stop, enough)
    }
}
