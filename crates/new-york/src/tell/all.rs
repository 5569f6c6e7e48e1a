//! New York as [`Tell`]: what it asks, and where the rest is said.

use table::{BySeat, Decision, Message, Tell, Viewer};

use crate::action::Action;
use crate::event::Event;
use crate::frame::{How, Question};
use crate::game::NewYork;
use crate::reason::Reason;
use crate::state::State;

impl Tell for NewYork {
    fn tell_question(&self, state: &State, decision: Decision<Question>) -> Message {
        match decision.question {
            Question::ChooseCharacter => Message::new("new-york-question-character"),
            Question::Start if self.now(state).workers(decision.seat) > 0 => {
                Message::new("new-york-question-start")
            }
            Question::Start => Message::new("new-york-question-start-without-workers"),
            Question::Acquire(kind) => {
                Message::new("new-york-question-acquire").with("card", self.kind_name(kind))
            }
            Question::MayBuild => Message::new("new-york-question-build"),
            Question::Site { tile, how } => Message::new(match how {
                How::Build | How::Boom => "new-york-question-site",
                How::Demolish => "new-york-question-site-demolishing",
            })
            .with("tile", self.tile_name(tile)),
            Question::MayBoom => Message::new("new-york-question-boom"),
        }
    }

    fn tell_action(&self, state: &State, action: Action) -> Message {
        self.say_action(state, action)
    }

    fn tell_event(&self, event: &Event) -> Option<Message> {
        self.say_event(event)
    }

    fn tell_reason(&self, reason: &Reason) -> Message {
        Message::new("reason-with-clause")
            .with("reason", self.say_reason(*reason))
            .with("clause", reason.clause())
    }

    fn tell_score(&self, state: &State, _viewer: Viewer) -> BySeat<Vec<Message>> {
        self.say_score(state)
    }
}
