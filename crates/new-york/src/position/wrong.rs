//! What cannot be at a table of New York, and the clauses that say so.

use table::{Message, Seat};

use crate::game::NewYork;
use crate::ground::{Lot, LotKind};
use crate::options::{LAST_TILES, OPEN_MARKET, WORKERS};
use crate::tell::generation_name;
use crate::tile::{Generation, Tile};

/// Something about a position that no game could come to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wrong {
    /// More cards of a kind than lots.
    CardsMany(LotKind),
    /// So many cards of a kind are nowhere.
    CardsFew(LotKind, u8),
    /// A batch without a card.
    Batch,
    /// More open cards than the market has room for.
    MarketFull,
    /// An open market that should have been filled.
    MarketShort,
    /// A lot in two territories.
    LotTwice(Lot),
    /// A lot that is not in play.
    LotClosed(Lot),
    /// More vacant lots than workers.
    Workers,
    /// No character, more than one, or somebody else's.
    Character,
    /// A character where nobody has one.
    NoCharacters,
    /// A skyscraper outside its owner's territory.
    Outside(Tile),
    /// A skyscraper on another one.
    OnAnother(Tile),
    /// A skyscraper without a street or park beside it.
    Frontage(Tile),
    /// A skyscraper in two places.
    TileTwice(Tile),
    /// A second legendary skyscraper of one player.
    SecondLegendary,
    /// A gold skyscraper that was demolished.
    GoldDemolished(Tile),
    /// A generation that could not be built yet when the first of it was.
    Locked(Generation),
    /// An equal skyscraper is used before this one; it is named.
    EqualBefore(Tile),
    /// Points for prestige without that challenge.
    Prestige,
    /// Action cards at a table without them.
    NoCards,
    /// Somebody has so few skyscrapers left that the end is triggered, and it is not.
    EndDue,
    /// So many turns have gone by without a build that the end is triggered, and it is not.
    QuietEnd {
        /// So many are enough.
        turns: usize,
    },
    /// The end is triggered, and nothing has triggered it.
    EndEarly,
    /// More turns after this one than can be.
    LastTurns {
        /// The most that can.
        most: usize,
    },
    /// More turns without a build than there can be.
    QuietTurns {
        /// The most that can.
        most: usize,
    },
    /// The turn belongs to somebody else, by who began.
    NotTheirTurn(Seat),
    /// Nothing is asked any more.
    Over,
}

impl Wrong {
    /// The clause that it offends.
    pub fn clause(self) -> &'static str {
        match self {
            Self::CardsMany(_) | Self::CardsFew(..) => "N1.2",
            Self::Batch => "N-R22",
            Self::MarketFull => "N2.4",
            Self::MarketShort => "N3.3",
            Self::LotTwice(_) => "N3.1",
            Self::LotClosed(_) => "N2.1",
            Self::Workers | Self::TileTwice(_) => "N1.3",
            Self::Character => "N2.3",
            Self::NoCharacters => "N8.2",
            Self::Outside(_) => "N4.2",
            Self::OnAnother(_) => "N4.6",
            Self::Frontage(_) => "N4.4",
            Self::SecondLegendary => "N1.5",
            Self::GoldDemolished(_) => "N3.4",
            Self::Locked(_) => "N4.3",
            Self::EqualBefore(_) => "N-R19",
            Self::Prestige => "N9.5",
            Self::NoCards => "N8.1",
            Self::EndDue | Self::EndEarly | Self::LastTurns { .. } | Self::Over => "N7.1",
            Self::QuietEnd { .. } | Self::QuietTurns { .. } => "N6.4",
            Self::NotTheirTurn(_) => "N2.5",
        }
    }
}

impl NewYork {
    /// What is wrong, with the clause behind it.
    pub(super) fn say_wrong(&self, wrong: Wrong) -> Message {
        Message::new("reason-with-clause")
            .with("reason", self.say_bare_wrong(wrong))
            .with("clause", wrong.clause())
    }

    fn say_bare_wrong(&self, wrong: Wrong) -> Message {
        let of_tile = |id, tile: Tile| Message::new(id).with("tile", self.tile_name(tile));
        let of_kind = |id, kind: LotKind| Message::new(id).with("card", self.kind_name(kind));
        let of_lot = |id, lot: Lot| Message::new(id).with("lot", self.lot_name(lot));
        match wrong {
            Wrong::CardsMany(kind) => of_kind("new-york-wrong-cards-many", kind),
            Wrong::CardsFew(kind, cards) => {
                of_kind("new-york-wrong-cards-few", kind).with("cards", cards)
            }
            Wrong::Batch => Message::new("new-york-wrong-batch"),
            Wrong::MarketFull => {
                Message::new("new-york-wrong-market-full").with("most", OPEN_MARKET)
            }
            Wrong::MarketShort => Message::new("new-york-wrong-market-short"),
            Wrong::LotTwice(lot) => of_lot("new-york-wrong-lot-twice", lot),
            Wrong::LotClosed(lot) => of_lot("new-york-wrong-lot-closed", lot),
            Wrong::Workers => Message::new("new-york-wrong-workers").with("workers", WORKERS),
            Wrong::Character => Message::new("new-york-wrong-character"),
            Wrong::NoCharacters => Message::new("new-york-wrong-no-characters"),
            Wrong::Outside(tile) => of_tile("new-york-wrong-outside", tile),
            Wrong::OnAnother(tile) => of_tile("new-york-wrong-on-another", tile),
            Wrong::Frontage(tile) => of_tile("new-york-wrong-frontage", tile),
            Wrong::TileTwice(tile) => of_tile("new-york-wrong-tile-twice", tile),
            Wrong::SecondLegendary => Message::new("new-york-wrong-second-legendary"),
            Wrong::GoldDemolished(tile) => of_tile("new-york-wrong-gold-demolished", tile),
            Wrong::Locked(generation) => Message::new("new-york-wrong-locked")
                .with("generation", generation_name(generation))
                .with("points", i32::from(self.options.points_for(generation))),
            Wrong::EqualBefore(tile) => of_tile("new-york-wrong-equal-before", tile),
            Wrong::Prestige => Message::new("new-york-wrong-prestige"),
            Wrong::NoCards => Message::new("new-york-wrong-no-cards"),
            Wrong::EndDue => Message::new("new-york-wrong-end-due").with("tiles", LAST_TILES),
            Wrong::QuietEnd { turns } => {
                Message::new("new-york-wrong-quiet-end").with("turns", turns)
            }
            Wrong::EndEarly => Message::new("new-york-wrong-end-early"),
            Wrong::LastTurns { most } => {
                Message::new("new-york-wrong-last-turns").with("most", most)
            }
            Wrong::QuietTurns { most } => {
                Message::new("new-york-wrong-quiet-turns").with("most", most)
            }
            Wrong::NotTheirTurn(seat) => {
                Message::new("new-york-wrong-not-their-turn").with("seat", seat.number())
            }
            Wrong::Over => Message::new("new-york-wrong-over"),
        }
    }
}
