//! Where the answers to a question are listed.

use std::ops::ControlFlow;

use crate::action::Action;

/// Takes answers one after the other; may break off when it has seen enough.
pub(crate) trait Choices {
    fn offer(&mut self, action: Action) -> ControlFlow<()>;
}

impl Choices for Vec<Action> {
    #[inline]
    fn offer(&mut self, action: Action) -> ControlFlow<()> {
        self.push(action);
        ControlFlow::Continue(())
    }
}

/// Finds out whether there is anything to ask. A loan never makes a question of its own (L8.6a).
#[derive(Default)]
pub(crate) struct FirstTwo {
    first: Option<Action>,
    several: bool,
}

/// How many answers a question has.
pub(crate) enum Answers {
    None,
    One(Action),
    Several,
}

impl FirstTwo {
    pub(crate) fn answers(self) -> Answers {
        match self.first {
            None => Answers::None,
            Some(_) if self.several => Answers::Several,
            Some(only) => Answers::One(only),
        }
    }
}

impl Choices for FirstTwo {
    #[inline]
    fn offer(&mut self, action: Action) -> ControlFlow<()> {
        if action == Action::TakeLoan {
            return ControlFlow::Continue(());
        }
        if self.first.is_some() {
            self.several = true;
            return ControlFlow::Break(());
        }
        self.first = Some(action);
        ControlFlow::Continue(())
    }
}
