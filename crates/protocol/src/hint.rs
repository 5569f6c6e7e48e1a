//! What would be good to do.

use serde::{Deserialize, Serialize};
use table::Message;
use ts_rs::TS;

/// A way to play what is asked. Numbers are in tenths of a point.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Hint {
    /// What to submit, up to the first action that shows something unknown.
    pub actions: Vec<String>,
    /// The same in words.
    pub plan: Vec<Message>,
    /// How far ahead of the best opponent one may expect to be at the end.
    pub margin: i32,
    /// Half the width of the interval in which that lies 19 times out of 20.
    pub error: i32,
    /// How far behind the first hint that is.
    pub behind: i32,
    /// What it promises, in words.
    pub promise: Message,
    /// Why, in words: what it has over the best of the others, good or bad.
    pub reasons: Vec<Message>,
}
