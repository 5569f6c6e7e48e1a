//! What a player can answer.

use serde::{Deserialize, Serialize};

use crate::city::SiteNo;
use crate::content::Character;
use crate::ground::{Lot, LotKind};
use crate::tile::Tile;

/// An answer to a question. The order is that in which answers are listed.
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Action {
    /// Be this character (N2.3).
    Be(Character),
    /// Play market shift (N5.2).
    Shift,
    /// Take a card of this kind from the open market (N3.1).
    Take(LotKind),
    /// Play land grab and take these two cards, the lesser kind first (N5.3).
    Grab(LotKind, LotKind),
    /// Put a worker on this lot (N3.1).
    Acquire(Lot),
    /// Demolish for this skyscraper (N3.4).
    Demolish(Tile),
    /// Build this skyscraper (N4.1).
    Build(Tile),
    /// Play construction boom and build this skyscraper, too (N5.1).
    Boom(Tile),
    /// Put it there.
    At(SiteNo),
    /// Give this lot back (N6.3).
    Return(Lot),
    /// Build nothing, or nothing more.
    Pass,
}
