//! Why a record does not hold.

use table::record::{Broken, BrokenKind};
use table::{Illegal, Tell};

use crate::Words;

impl Words {
    /// What does not hold in a record, with the rule against it if it is an action.
    pub fn say_broken<G: Tell>(&self, game: &G, broken: &Broken<G::Reason>) -> String {
        if let BrokenKind::Illegal { why: Illegal::Refused(reason), .. } = &broken.kind {
            return format!("{broken} ({})", self.say(&game.tell_reason(reason)));
        }
        broken.to_string()
    }
}
