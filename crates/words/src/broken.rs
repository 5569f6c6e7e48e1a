//! Why a record does not hold.

use table::record::{Broken, BrokenKind};
use table::{Illegal, Message, Tell};

use crate::Words;

/// The most characters of a text that are told back.
const SHOWN: usize = 40;

/// What does not hold in a record, with the rule against it if it is an action, or what would have been understood. What
/// else may be wrong with a file is told as its fault says it.
pub fn tell_broken<G: Tell>(game: &G, broken: &Broken<G::Reason>) -> Message {
    let at =
        |id: &'static str| Message::new(id).with("line", broken.line).with("column", broken.column);
    match &broken.kind {
        BrokenKind::Illegal { seat, action, why: Illegal::Refused(reason) } => {
            let illegal = at("record-illegal").with("seat", seat.number());
            illegal
                .with("action", excerpt(action).as_str())
                .with("reason", game.tell_reason(reason))
        }
        BrokenKind::NotUnderstood(fault) => {
            let not_understood =
                at("record-not-understood").with("word", excerpt(&fault.word).as_str());
            let expected = Message::new("expected-instead");
            not_understood.with("expected", expected.with("expected", fault.expected.clone()))
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
        | BrokenKind::NoEnd { .. } => Message::verbatim(broken.to_string()),
    }
}

/// As much of a text as is told back, with nothing in it that would disturb the text around it.
fn excerpt(text: &str) -> String {
    let shown = text.chars().take(SHOWN).flat_map(|c| match c {
        '"' | '\'' | '\\' => vec![c],
        _ => c.escape_debug().collect(), // not ours: text
    });
    let more = text.chars().nth(SHOWN).map(|_| '…');
    shown.chain(more).collect()
}

impl Words {
    /// What does not hold in a record.
    pub fn say_broken<G: Tell>(&self, game: &G, broken: &Broken<G::Reason>) -> String {
        self.say(&tell_broken(game, broken))
    }
}
