//! Why a record does not hold.

use table::record::{Broken, BrokenKind};
use table::{Illegal, Message, Tell};

use crate::Words;

impl Words {
    /// What does not hold in a record, with the rule against it if it is an action, or what would have been understood.
    pub fn say_broken<G: Tell>(&self, game: &G, broken: &Broken<G::Reason>) -> String {
        match &broken.kind {
            BrokenKind::Illegal { why: Illegal::Refused(reason), .. } => {
                format!("{broken} ({})", self.say(&game.tell_reason(reason)))
            }
            BrokenKind::NotUnderstood(fault) => {
                let expected = Message::new("expected-instead");
                let expected = expected.with("expected", fault.expected.clone());
                format!("{broken}: {}", self.say(&expected))
            }
            BrokenKind::Illegal { why: Illegal::GameOver | Illegal::NotAsked { .. }, .. }
            | BrokenKind::Game { .. }
            | BrokenKind::Rules { .. }
            | BrokenKind::Pack { .. }
            | BrokenKind::Content { .. }
            | BrokenKind::Option { .. }
            | BrokenKind::Seats { .. }
            | BrokenKind::Seal { .. }
            | BrokenKind::Undo { .. }
            | BrokenKind::Count { .. }
            | BrokenKind::State { .. }
            | BrokenKind::NotOver
            | BrokenKind::Outcome { .. }
            | BrokenKind::Unfinished
            | BrokenKind::NoEnd { .. } => broken.to_string(),
        }
    }
}
