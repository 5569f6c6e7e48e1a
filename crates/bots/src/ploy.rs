//! Players with one idea: whatever it costs, they do that. A good bot must not fall for any of them.

/// An idea that a bot plays by. Each belongs to one of the games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Ploy {
    /// London: empties the deck, so that the game ends early.
    DeckRusher,
    /// London: keeps its money together.
    Hoarder,
    /// London: has no poverty.
    PovertyDumper,
    /// London: takes every loan it can.
    LoanMaxer,
    /// London: leaves nothing good on the development board.
    DisplayDenier,
    /// New York: builds whatever it can, so that the game ends early.
    EndRusher,
    /// New York: lets nobody be alone ahead along a street.
    StreetTier,
    /// New York: leaves others no room for legendary skyscrapers.
    LotBlocker,
    /// New York: builds bronze.
    BronzeBaron,
    /// New York: never demolishes.
    NeverDemolish,
}

impl Ploy {
    /// All of them.
    pub const ALL: [Self; 10] = [
        Self::DeckRusher,
        Self::Hoarder,
        Self::PovertyDumper,
        Self::LoanMaxer,
        Self::DisplayDenier,
        Self::EndRusher,
        Self::StreetTier,
        Self::LotBlocker,
        Self::BronzeBaron,
        Self::NeverDemolish,
    ];

    /// The name as a word.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::DeckRusher => "deck-rusher",
            Self::Hoarder => "hoarder",
            Self::PovertyDumper => "poverty-dumper",
            Self::LoanMaxer => "loan-maxer",
            Self::DisplayDenier => "display-denier",
            Self::EndRusher => "end-rusher",
            Self::StreetTier => "street-tier",
            Self::LotBlocker => "lot-blocker",
            Self::BronzeBaron => "bronze-baron",
            Self::NeverDemolish => "never-demolish",
        }
    }
}
