//! One line of a record after its start.

use std::fmt::{self, Display};
use std::num::NonZeroUsize;

use serde::Serialize;

use crate::record::{Sitter, Words};
use crate::{Digest, Notation, Outcome, Seat, Seats};

/// How many actions in force lie between two checks that are written.
pub const CHECK_EVERY: usize = 20;

/// Something that a record says about the course of the game. Displays as in the file, without the
/// line end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Line {
    /// An action.
    Action {
        /// Who acted.
        seat: Seat,
        /// The action in the words of the game.
        words: Words,
    },
    /// Actions were taken back. They stay in the file and are no longer in force.
    Undo {
        /// Who took them back.
        seat: Seat,
        /// How many of the last actions in force.
        count: NonZeroUsize,
    },
    /// From here on somebody else sits there.
    Handover {
        /// Where.
        seat: Seat,
        /// Who sits there now.
        sitter: Sitter,
    },
    /// The clock of a seat ran out. Does nothing to the state.
    Expired {
        /// Whose clock.
        seat: Seat,
    },
    /// What the state was here.
    Check {
        /// How many actions were in force.
        in_force: usize,
        /// The digest of the state after them.
        digest: Digest,
    },
    /// How the game ended. Nothing follows.
    End(Outcome),
}

impl Line {
    /// The line of an action that is legal in the state `before` it.
    ///
    /// # Panics
    /// If the game writes the action in anything but [`Words`].
    pub fn of_action<G: Notation>(
        game: &G,
        before: &G::State,
        seat: Seat,
        action: G::Action,
    ) -> Self {
        let text = game.write_action(before, action);
        let words = Words::new(&text).expect("a game should write its actions in words");
        Self::Action { seat, words }
    }

    /// The check of the state after `in_force` actions.
    pub fn of_check(state: &impl Serialize, in_force: usize) -> Self {
        Self::Check { in_force, digest: Digest::of(state) }
    }

    /// Whether it speaks only of seats that a table of `seats` has.
    pub(super) fn fits(&self, seats: Seats) -> bool {
        match self {
            Self::Action { seat, .. }
            | Self::Undo { seat, .. }
            | Self::Handover { seat, .. }
            | Self::Expired { seat } => seats.has(*seat),
            Self::Check { .. } => true,
            Self::End(outcome) => outcome.seats == seats,
        }
    }

    /// The line as it is appended to a file, line end included.
    pub fn text(&self) -> String {
        format!("{self}\n")
    }
}

impl Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Action { seat, words } => write!(f, "{} {words}", seat.number()),
            Self::Undo { seat, count } => write!(f, "undo {} {count}", seat.number()),
            Self::Handover { seat, sitter } => write!(f, "handover {} {sitter}", seat.number()),
            Self::Expired { seat } => write!(f, "expired {}", seat.number()),
            Self::Check { in_force, digest } => write!(f, "check {in_force} {digest}"),
            Self::End(outcome) => write!(f, "end {}", Standing(outcome)),
        }
    }
}

/// An outcome as a record has it: `ranks 2 1 scores 55 62`.
pub(super) struct Standing<'o>(pub(super) &'o Outcome);

impl Display for Standing<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Outcome { seats, scores, ranks } = self.0;
        f.write_str("ranks")?;
        ranks.iter(*seats).try_for_each(|(_, rank)| write!(f, " {rank}"))?;
        f.write_str(" scores")?;
        scores.iter(*seats).try_for_each(|(_, score)| write!(f, " {score}"))
    }
}

/// The lines that an action adds to a record: the action itself, and a check every [`CHECK_EVERY`]
/// actions. `in_force` counts the actions in force with this one.
pub fn lines_of_play<G: Notation>(
    game: &G,
    before: &G::State,
    (seat, action): (Seat, G::Action),
    after: &G::State,
    in_force: usize,
) -> Vec<Line> {
    let mut lines = vec![Line::of_action(game, before, seat, action)];
    if check_is_due(in_force) {
        lines.push(Line::of_check(after, in_force));
    }
    lines
}

/// The lines that close a record: a check, unless the last action had one, and the outcome. Empty
/// until the game is over. `in_force` counts all actions in force.
pub fn lines_of_end<G: Notation>(game: &G, state: &G::State, in_force: usize) -> Vec<Line> {
    let Some(outcome) = game.outcome(state) else {
        return Vec::new();
    };
    let mut lines = Vec::new();
    if !check_is_due(in_force) {
        lines.push(Line::of_check(state, in_force));
    }
    lines.push(Line::End(outcome));
    lines
}

fn check_is_due(in_force: usize) -> bool {
    in_force > 0 && in_force.is_multiple_of(CHECK_EVERY)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::BySeat;

    #[test]
    fn lines_display_as_in_a_record() {
        let seat = Seat::new(1).unwrap();
        let words = Words::new("take 3").unwrap();
        assert_eq!(Line::Action { seat, words }.text(), "2 take 3\n");
        let count = NonZeroUsize::new(3).unwrap();
        assert_eq!(Line::Undo { seat, count }.to_string(), "undo 2 3");
        let sitter = Sitter::bot("random").unwrap();
        assert_eq!(Line::Handover { seat, sitter }.to_string(), "handover 2 bot random");
        assert_eq!(Line::Expired { seat }.to_string(), "expired 2");
        let digest = Digest::of_bytes(b"");
        assert_eq!(Line::Check { in_force: 20, digest }.to_string(), "check 20 e3b0c44298fc1c14");
    }

    #[test]
    fn an_end_names_only_the_seats_of_the_table() {
        let scores = BySeat::from_fn(|seat| [55, -2, 7, 9][seat.index()]);
        let outcome = Outcome::rank(Seats::new(2).unwrap(), scores, |seat| scores[seat]);
        assert_eq!(Line::End(outcome).to_string(), "end ranks 1 2 scores 55 -2");
    }
}
