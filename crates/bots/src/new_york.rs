//! New York, thought about: which answers are worth a thought, and how good a table is.

mod count;
mod inputs;
mod judge;

use new_york::{Action, NewYork, Question, State};
use table::{Game, Seat};

use crate::plan::Planner;

impl Planner for NewYork {
    const MOST_POSITIONS: usize = 20_000;

    fn is_settled(&self, world: &State) -> bool {
        let asked = self.decision(world).map(|decision| decision.question);
        matches!(asked, Some(Question::MayBuild | Question::MayBoom))
    }

    fn is_stage(&self, _world: &State) -> bool {
        false
    }

    /// Everything is worth a thought: turns are so small that all of them are tried, and only a second way to
    /// the same table is left out.
    fn sift(&self, _world: &State, _seat: Seat, _legal: &mut Vec<Action>) {}

    fn judge(&self, world: &State, seat: Seat) -> f64 {
        judge::judge(self, world, seat)
    }

    fn width(&self, _world: &State) -> usize {
        usize::MAX
    }
}
