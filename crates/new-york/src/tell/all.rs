//! New York as [`Tell`]: what it asks, and where the rest is said.

use table::{BySeat, Decision, Message, Seat, Tell, Viewer};

use super::printed::Printed;
use crate::action::Action;
use crate::event::Event;
use crate::frame::{How, Question};
use crate::game::NewYork;
use crate::reason::Reason;
use crate::state::State;
use crate::view::View;

impl Tell for NewYork {
    type Printed = Printed;

    fn printed(&self) -> Printed {
        self.print()
    }

    fn tell_question(&self, state: &State, decision: Decision<Question>) -> Message {
        match decision.question {
            Question::ChooseCharacter => Message::new("new-york-question-character"),
            Question::Start => self.say_start(state),
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

    fn tell_details(&self, state: &State, action: Action) -> Vec<Message> {
        self.say_details(state, action)
    }

    fn tell_event(&self, event: &Event) -> Option<Message> {
        self.say_event(event)
    }

    fn tell_reason(&self, reason: &Reason) -> Message {
        Message::new("reason-with-clause")
            .with("reason", self.say_reason(*reason))
            .with("clause", reason.clause())
    }

    fn tell_tie_break(&self, state: &State, ahead: Seat, behind: Seat) -> Option<Message> {
        self.say_tie_break(state, ahead, behind)
    }

    fn tallies(&self, view: &View) -> Vec<(Seat, &'static str, i32)> {
        view.tallies()
    }

    fn tell_score(&self, state: &State, _viewer: Viewer) -> BySeat<Vec<Message>> {
        self.say_score(state)
    }
}

impl NewYork {
    /// What a turn can begin with: N3.7, and N6.3 for one who is stuck.
    fn say_start(&self, state: &State) -> Message {
        let mut legal = Vec::new();
        self.now(state).list(&mut legal);
        let takes = legal.iter().any(|action| matches!(action, Action::Take(_)));
        let demolishes = legal.iter().any(|action| matches!(action, Action::Demolish(_)));
        let returns = legal.iter().any(|action| matches!(action, Action::Return(_)));
        Message::new(match (takes, demolishes, returns) {
            (true, true, _) => "new-york-question-start",
            (true, false, _) => "new-york-question-start-expanding",
            (false, _, true) => "new-york-question-start-stuck",
            (false, _, false) => "new-york-question-start-without-workers",
        })
    }
}
