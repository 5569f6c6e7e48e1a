//! Who at the table is called, and when.

use calls::plan;
use protocol::Pace;
use session::AnyChange;
use store::{CallPlan, TurnPlan};
use table::Seat;

use super::Table;
use crate::app::now;
use crate::command::Callee;
use crate::problem::Problem;

/// Milliseconds.
const SECOND: i64 = 1000;
const DAY: i64 = 24 * 3600 * SECOND;

impl Table {
    /// What a change means for those who want to be called. It is stored together with the change, so that whoever is
    /// asked is called even if the server dies right after it.
    pub(super) fn calls_after(&self, change: &AnyChange) -> Vec<CallPlan> {
        let (before, after) = (self.session.called(), change.called());
        let mut plans = Vec::new();
        if let Some(seat) = before.filter(|_| before != after) {
            plans.push(CallPlan { seat: number(seat), turn: TurnPlan::Never, remind: None });
        }
        if let Some(seat) = after {
            let turn = self.turn(seat, change.until());
            let call = if before != after {
                TurnPlan::At(plan::turn_call(turn))
            } else if change.actor() == after {
                // They have just acted: they know.
                TurnPlan::Never
            } else {
                TurnPlan::Stays
            };
            plans.push(CallPlan { seat: number(seat), turn: call, remind: plan::reminder(turn) });
        }
        plans
    }

    /// What is known of whoever holds a seat, for those who call them.
    pub(super) fn callee(&self, seat: Seat) -> Result<Callee, Problem> {
        let row = self.seat_row(seat).ok_or_else(Problem::no_seat)?;
        Ok(Callee {
            game: self.row.game.clone(),
            name: self.session.name(seat),
            holder: row.holder,
            asked: self.session.called() == Some(seat),
            turn: self.turn(seat, self.session.until(seat)),
        })
    }

    fn turn(&self, seat: Seat, until: Option<i64>) -> plan::Turn {
        let whole = match self.settings.pace {
            Pace::None => None,
            Pace::Live { turn, increment: _ } => Some(i64::from(turn) * SECOND),
            Pace::Slow { days } => Some(i64::from(days) * DAY),
        };
        plan::Turn { now: now(), is_there: self.present()[seat], until, whole }
    }
}

/// A seat as the store counts it.
fn number(seat: Seat) -> u8 {
    u8::try_from(seat.number()).unwrap_or(u8::MAX)
}
