//! What is still to do, as data on a stack in the state.

use serde::{Deserialize, Serialize};
use table::Stack;

use crate::ground::LotKind;
use crate::tile::Tile;

/// One thing still to do. The top frame asks, or runs by itself; what lies below it waits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) enum Frame {
    /// Who the player is (N2.3).
    ChooseCharacter,
    /// What the turn begins with (N3, N5.2).
    Start,
    /// Where the worker for this card goes (N3.1).
    Acquire { kind: LotKind },
    /// The open market is filled again (N3.3).
    Refill,
    /// Which skyscraper to build, if any (N3.3).
    MayBuild,
    /// Where this skyscraper goes (N4.1).
    Site { tile: Tile, how: How },
    /// Which skyscraper to build as well, if any (N5.1).
    MayBoom,
    /// The turn is over.
    EndTurn,
}

/// Why a skyscraper is being placed.
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum How {
    /// The build of the turn (N4).
    Build,
    /// After a demolition (N3.4).
    Demolish,
    /// By construction boom (N5.1).
    Boom,
}

/// A question put to a player, for prompts. Everything in it is public.
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Question {
    /// Which character to be.
    ChooseCharacter,
    /// What to begin the turn with.
    Start,
    /// Which lot of this kind to acquire.
    Acquire(LotKind),
    /// Which skyscraper to build, if any.
    MayBuild,
    /// Where this skyscraper goes.
    Site {
        /// Which.
        tile: Tile,
        /// And why.
        how: How,
    },
    /// Which skyscraper to build as well, if any.
    MayBoom,
}

impl Frame {
    /// What the frame asks, if it asks anything.
    #[inline]
    pub(crate) fn question(self) -> Option<Question> {
        Some(match self {
            Self::Refill | Self::EndTurn => return None,
            Self::ChooseCharacter => Question::ChooseCharacter,
            Self::Start => Question::Start,
            Self::Acquire { kind } => Question::Acquire(kind),
            Self::MayBuild => Question::MayBuild,
            Self::Site { tile, how } => Question::Site { tile, how },
            Self::MayBoom => Question::MayBoom,
        })
    }
}

/// The stack of frames. A land grab leaves most on it: two lots to acquire, the refill, the build and
/// the end of the turn.
pub(crate) type Frames = Stack<Frame, 6>;
