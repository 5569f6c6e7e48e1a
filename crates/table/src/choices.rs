//! Where the answers to a question are listed.

use std::ops::ControlFlow;

/// Takes answers one after the other; may break off when it has seen enough.
///
/// A game that lists its answers here has one list for both uses: for a player, who wants all of
/// them, and for the machine that runs the turn, which only wants to know whether to ask.
pub trait Choices<A> {
    /// One more answer.
    fn offer(&mut self, action: A) -> ControlFlow<()>;
}

/// Keeps every answer in order.
impl<A> Choices<A> for Vec<A> {
    #[inline]
    fn offer(&mut self, action: A) -> ControlFlow<()> {
        self.push(action);
        ControlFlow::Continue(())
    }
}

/// Finds out whether there is anything to ask: looks at two answers and no more.
#[derive(Clone, Copy, Debug)]
pub struct FirstTwo<A> {
    first: Option<A>,
    several: bool,
}

/// How many answers a question has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answers<A> {
    /// None: it is not asked.
    None,
    /// One, and this is it.
    One(A),
    /// At least two.
    Several,
}

impl<A> FirstTwo<A> {
    /// How many answers were offered.
    #[inline]
    pub fn answers(self) -> Answers<A> {
        match self.first {
            None => Answers::None,
            Some(_) if self.several => Answers::Several,
            Some(only) => Answers::One(only),
        }
    }
}

impl<A> Default for FirstTwo<A> {
    #[inline]
    fn default() -> Self {
        Self { first: None, several: false }
    }
}

impl<A> Choices<A> for FirstTwo<A> {
    #[inline]
    fn offer(&mut self, action: A) -> ControlFlow<()> {
        if self.first.is_some() {
            self.several = true;
            return ControlFlow::Break(());
        }
        self.first = Some(action);
        ControlFlow::Continue(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Offers `answers` until the listener breaks off; how many it took.
    fn offer(out: &mut impl Choices<u8>, answers: &[u8]) -> usize {
        let taken = answers.iter().position(|&answer| out.offer(answer).is_break());
        taken.map_or(answers.len(), |last| last + 1)
    }

    #[test]
    fn a_list_takes_everything() {
        let mut all = Vec::new();
        assert_eq!(offer(&mut all, &[3, 1, 2]), 3);
        assert_eq!(all, [3, 1, 2]);
    }

    #[test]
    fn two_answers_are_enough_to_know_that_there_are_several() {
        for (answers, expected, taken) in [
            (&[][..], Answers::None, 0),
            (&[7], Answers::One(7), 1),
            (&[7, 7], Answers::Several, 2),
            (&[7, 8, 9], Answers::Several, 2),
        ] {
            let mut seen = FirstTwo::default();
            assert_eq!(offer(&mut seen, answers), taken);
            assert_eq!(seen.answers(), expected);
        }
    }
}
