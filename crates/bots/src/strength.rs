//! How strong a level plays.

/// What a level knows, and how well it looks.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Strength {
    /// Plays by the rules of thumb, and misjudges what it could do by up to so many points.
    Thumb {
        /// Points.
        blur: f64,
    },
    /// The same by what was learnt.
    Learned {
        /// Points.
        blur: f64,
    },
    /// Looks ahead, judging by what was learnt, for about so long a decision.
    Ahead {
        /// On a machine of today.
        milliseconds: u64,
    },
}
