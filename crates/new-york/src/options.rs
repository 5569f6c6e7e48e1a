//! What the players agree on before a game.

use table::Seat;

use crate::tile::Generation;

/// The options of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// Which rules are played.
    pub variant: Variant,
    /// Whether everybody has action cards (N8.1).
    pub action_cards: bool,
    /// Whether players choose their characters in turn order instead of getting them at random
    /// (N2.3).
    pub choose_characters: bool,
    /// Whether skyscrapers may be turned over (N4.7).
    pub flip: bool,
    /// Who begins; the seed decides if nobody is named (N2.5).
    pub first: Option<Seat>,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            variant: Variant::Standard,
            action_cards: true,
            choose_characters: false,
            flip: false,
            first: None,
        }
    }
}

/// Which rules are played (N8).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Variant {
    /// The rulebook's game.
    #[default]
    Standard,
    /// A fixed challenge and fixed streets (N8.1).
    Beginner,
    /// No starting buildings, and generations are unlocked later (N8.2).
    Expert,
}

/// How many workers every player has (N1.3).
pub(crate) const WORKERS: u8 = 4;
/// How many cards lie in the open market (N2.4).
pub(crate) const OPEN_MARKET: usize = 4;
/// With so many skyscrapers left unbuilt, a player triggers the end (N7.1).
pub(crate) const LAST_TILES: usize = 4;
/// So many turns in a row without a build, for each player, end the game (N6.4).
pub(crate) const QUIET_TURNS: u8 = 12;

impl Options {
    /// The points that a player needs to build a generation (N4.3, N8.2).
    #[inline]
    pub(crate) fn points_for(self, generation: Generation) -> i16 {
        let expert = self.variant == Variant::Expert;
        match generation {
            Generation::Starting | Generation::Bronze => 0,
            Generation::Silver if expert => 10,
            Generation::Silver => 6,
            Generation::Gold if expert => 25,
            Generation::Gold => 18,
        }
    }
}
