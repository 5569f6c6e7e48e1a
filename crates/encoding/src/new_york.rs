//! New York as numbers.

mod micro;
mod observe;

use ::new_york::{Action, NewYork};
use serde_json::{Value, json};
use table::InfoSet;

use crate::{Encode, Sheet};

/// An action says what it means by itself: lots, skyscrapers and places have numbers of their own.
impl Encode for NewYork {
    type Micro = Action;

    const ENCODING_VERSION: u32 = 1;
    const MOST_DECISIONS: usize = 5_000;

    fn micros(&self) -> Vec<Action> {
        micro::all(self)
    }

    fn micro_words(&self, micro: Action) -> String {
        micro::words(self, micro)
    }

    fn micro(&self, _world: &Self::State, action: Action) -> Action {
        action
    }

    fn observe(&self, info: &InfoSet<'_, Self>, sheet: &mut Sheet) {
        observe::observe(info, sheet);
    }

    /// Nothing: all that ever lay open can still be seen.
    fn recall(&self, _info: &InfoSet<'_, Self>, _sheet: &mut Sheet) {}

    fn asked(&self, info: &InfoSet<'_, Self>) -> Value {
        let content = self.content();
        info.decision().map_or(Value::Null, |decision| {
            let asked = observe::Asked::of(decision.question);
            json!({
                "seat": decision.seat.index(),
                "question": observe::QUESTIONS[asked.kind],
                "lot": asked.lot.map(|kind| content.kind_word(kind)),
                "tile": asked.tile.map(|tile| &content.tile(tile).id),
            })
        })
    }
}
