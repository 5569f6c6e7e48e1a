//! A finished game, looked at again.

use serde::{Deserialize, Serialize};
use table::{Message, Seat};
use ts_rs::TS;
use utoipa::ToSchema;

/// How far an analysis is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "state", rename_all = "snake_case")]
pub enum AnalysisNow {
    /// Nobody has asked for it.
    None,
    /// It is being thought out, or waits for others to be.
    Underway {
        /// Decisions that were looked at.
        done: usize,
        /// All decisions; 0 before the first is looked at.
        of: usize,
    },
    /// It is there.
    Done {
        /// What was found.
        #[schema(value_type = Object)]
        analysis: Box<Analysis>,
    },
}

/// What was found. Chances are thousandths, points are tenths of a point.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Analysis {
    /// What everybody could expect, from the first decision to the end: one for each turn.
    pub moments: Vec<Moment>,
    /// Everything that was decided.
    pub decisions: Vec<Judged>,
    /// Luck and skill, by seat.
    pub seats: Vec<Fortune>,
}

/// What everybody could expect at a moment, each from what they alone knew: chances need not add up to one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Moment {
    /// After so many actions.
    pub after: usize,
    /// How likely they were to win, by seat.
    pub win: Vec<i32>,
    /// How far ahead of the best opponent they could expect to be at the end, by seat.
    pub margin: Vec<i32>,
}

/// Something that was decided: a part of a turn in which nothing unknown was shown but by its last action.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Judged {
    /// After so many actions.
    pub after: usize,
    /// How many actions it took.
    pub actions: usize,
    /// Who decided.
    pub seat: Seat,
    /// What was done, in words.
    pub played: Vec<Message>,
    /// What would have been better, if anything was found that is as good as sure.
    pub better: Option<Better>,
    /// What everybody gained by what was shown, by seat.
    pub luck: Vec<i32>,
}

/// A better way to play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Better {
    /// What to answer, in the words of a submit, up to the first answer that shows something unknown.
    pub actions: Vec<String>,
    /// The same in words for people.
    pub plan: Vec<Message>,
    /// By how much it is better than what was done.
    pub by: i32,
    /// Half the width of the interval in which that lies 19 times out of 20.
    pub error: i32,
    /// What it would have brought everybody more than what was done, by seat.
    pub brings: Vec<i32>,
    /// Why, in words: what it has over what was done, good or bad.
    pub reasons: Vec<Message>,
}

/// Luck and skill of one seat. What could be expected at the start, luck, what the others gave and the rest, less what
/// the own decisions cost, are the margin.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Fortune {
    /// Whose.
    pub seat: Seat,
    /// The final score, in points.
    pub score: i32,
    /// How far ahead of the best opponent it was at the end.
    pub margin: i32,
    /// How far ahead it could expect to be before anything was dealt.
    pub start: i32,
    /// What chance brought in the whole game, the deal included.
    pub luck: i32,
    /// Half the width of the interval in which that lies 19 times out of 20.
    pub luck_error: i32,
    /// What the deal brought.
    pub deal: i32,
    /// What the own decisions cost.
    pub cost: i32,
    /// What the decisions of the others gave; less than nothing if they did harm.
    pub given: i32,
    /// What was not seen, or seen wrongly.
    pub rest: i32,
}
