//! London as numbers.

mod micro;
mod observe;

use ::london::London;
use serde_json::{Value, json};
use table::InfoSet;

pub use micro::{Micro, Row, Stack};

use crate::{Encode, Sheet};

impl Encode for London {
    type Micro = Micro;

    const ENCODING_VERSION: u32 = 1;
    const MOST_DECISIONS: usize = 20_000;

    fn micros(&self) -> Vec<Micro> {
        Micro::all(self.content())
    }

    fn micro_words(&self, micro: Micro) -> String {
        micro.words(self.content())
    }

    fn micro(&self, world: &Self::State, action: Self::Action) -> Micro {
        Micro::of(self.content(), world, action)
    }

    fn observe(&self, info: &InfoSet<'_, Self>, sheet: &mut Sheet) {
        observe::observe(info, sheet);
    }

    fn recall(&self, info: &InfoSet<'_, Self>, sheet: &mut Sheet) {
        observe::recall(info, sheet);
    }

    fn asked(&self, info: &InfoSet<'_, Self>) -> Value {
        let content = self.content();
        info.decision().map_or(Value::Null, |decision| {
            let asked = observe::Asked::of(content, decision.question);
            json!({
                "seat": decision.seat.index(),
                "question": observe::QUESTIONS[asked.kind],
                "card": asked.title.map(|title| &content.title(title).id),
                "borough": asked.borough.map(|borough| &content.borough(borough).id),
                "left": asked.left,
            })
        })
    }
}
