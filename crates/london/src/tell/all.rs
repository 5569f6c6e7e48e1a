//! London as [`Tell`]: a table of contents, each method one call.

use table::{BySeat, Decision, Message, Seat, Tell, Viewer};

use super::printed::Printed;
use crate::action::Action;
use crate::event::Event;
use crate::frame::Question;
use crate::game::London;
use crate::reason::Reason;
use crate::state::State;
use crate::view::View;

impl Tell for London {
    type Printed = Printed;

    fn printed(&self) -> Printed {
        self.print()
    }

    fn tell_question(&self, state: &State, decision: Decision<Question>) -> Message {
        self.say_question(state, decision.seat, decision.question)
    }

    fn in_reading_order(&self, state: &State, actions: &mut [Action]) {
        self.sort_by_stack(state, actions);
    }

    fn tell_action(&self, state: &State, action: Action) -> Message {
        self.say_action(state, action)
    }

    fn tell_step(&self, state: &State, action: Action, before: Option<Action>) -> Message {
        self.say_step(state, action, before)
    }

    fn tell_details(&self, _state: &State, action: Action) -> Vec<Message> {
        // What is printed does not depend on the table.
        self.say_details(action)
    }

    fn tell_event(&self, event: &Event) -> Option<Message> {
        self.say_event(event)
    }

    fn tell_reason(&self, reason: &Reason) -> Message {
        self.say_reason(*reason)
    }

    fn tell_tie_break(&self, state: &State, ahead: Seat, behind: Seat) -> Option<Message> {
        self.say_tie_break(state, ahead, behind)
    }

    fn tallies(&self, view: &View) -> Vec<(Seat, &'static str, i32)> {
        view.tallies()
    }

    fn tell_score(&self, state: &State, _viewer: Viewer) -> BySeat<Vec<Message>> {
        // L-R01: what counts before the end is public, so everybody is told the same.
        self.say_score(state)
    }
}
