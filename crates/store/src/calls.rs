//! How people want to be called to a table, as it is kept.

use crate::{Hash, TableId};

/// A way to call whoever holds a seat. A seat has one of each kind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WayRow {
    /// The number of the seat.
    pub seat: u8,
    /// What kind of way it is.
    pub kind: String,
    /// Who wants to be called so. It goes when somebody else holds the seat.
    pub holder: Hash,
    /// Where a call goes.
    pub target: String,
    /// In which language.
    pub language: String,
    /// What is due, and when.
    pub due: CallsDue,
    /// How often the call that is due has failed.
    pub tries: u32,
    /// What became of the last call; empty before the first.
    pub told: String,
}

/// When somebody is to be called.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CallsDue {
    /// Because of their turn.
    pub turn: Option<i64>,
    /// Because their time runs out.
    pub remind: Option<i64>,
}

/// A plan for all ways to call a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CallPlan {
    /// The number of the seat.
    pub seat: u8,
    /// Whether its turn has come, goes on or is over.
    pub turn: TurnPlan,
    /// When to remind of it.
    pub remind: Option<i64>,
}

/// What a plan says about the call for a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TurnPlan {
    /// It is due then.
    At(i64),
    /// What was planned stays so.
    Stays,
    /// None is due.
    Never,
}

/// A call that is due.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DueCall {
    /// The table.
    pub id: TableId,
    /// The way, as it is kept.
    pub way: WayRow,
}

/// What holds of a way after a call.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Called {
    /// What is due now.
    pub due: CallsDue,
    /// How often it has failed.
    pub tries: u32,
    /// What became of the call.
    pub told: String,
}

impl CallPlan {
    /// What is due by this plan, where something may have been before.
    pub(crate) fn after(self, before: CallsDue) -> CallsDue {
        let turn = match self.turn {
            TurnPlan::At(at) => Some(at),
            TurnPlan::Stays => before.turn,
            TurnPlan::Never => None,
        };
        CallsDue { turn, remind: self.remind }
    }
}

impl CallsDue {
    /// The earlier of the two.
    pub fn first(self) -> Option<i64> {
        self.turn.into_iter().chain(self.remind).min()
    }
}
