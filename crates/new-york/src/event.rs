//! What happened, for logs, animation and explanation. Nothing is rebuilt from it.

use serde::{Deserialize, Serialize};
use table::Seat;

use crate::cards::ActionCard;
use crate::content::{Cell, Character};
use crate::ground::{Lot, LotKind};
use crate::tile::{Generation, Tile};

/// Something that happened. All of it is public.
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Event {
    /// A player became a character (N2.3).
    CharacterTaken { seat: Seat, character: Character },
    /// A turn began.
    TurnBegan { seat: Seat, turn: u16 },
    /// An action card was used (N5).
    CardUsed { seat: Seat, card: ActionCard },
    /// The cards of the open market went under the future market.
    MarketCleared { cards: Vec<LotKind> },
    /// Cards were turned up in the open market.
    MarketFilled { cards: Vec<LotKind> },
    /// A card was taken from the open market.
    CardTaken { seat: Seat, kind: LotKind },
    /// A worker was put on a lot, which is the player's from now on.
    LotAcquired { seat: Seat, lot: Lot },
    /// A lot was given back with its worker and its card (N6.3).
    LotReturned { seat: Seat, lot: Lot },
    /// A skyscraper left the game (N3.4).
    Demolished { seat: Seat, tile: Tile },
    /// A skyscraper was placed; its first cell, and what it scored.
    Built { seat: Seat, tile: Tile, at: Cell, points: i16 },
    /// Gold beside opposing bronze and silver scored (N9.5).
    PrestigeScored { seat: Seat, points: i16 },
    /// After a build: workers came back from these lots (N4.1) and went to those that were left
    /// vacant (N3.6). Either may be none.
    WorkersMoved { seat: Seat, back: Vec<Lot>, sent: Vec<Lot> },
    /// A generation may be built from now on (N4.3).
    Unlocked { seat: Seat, generation: Generation },
    /// A player chose to build nothing.
    Passed { seat: Seat },
    /// The end was triggered: every other player has one last turn (N7.1).
    EndTriggered { seat: Seat, by: EndCause },
    /// The game is over.
    GameEnded,
}

/// What triggered the end.
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum EndCause {
    /// A player has only four skyscrapers left (N7.1).
    Tiles,
    /// Three cards are left in the market (N7.1).
    Market,
    /// Nobody has built for long (N6.4).
    Quiet,
}
