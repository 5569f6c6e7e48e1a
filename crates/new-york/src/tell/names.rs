//! The names of things.

use table::{Message, Seat};

use crate::cards::{ActionCard, Challenge};
use crate::content::{Cell, Character, Street};
use crate::game::NewYork;
use crate::ground::{District, Lot, LotKind};
use crate::notation::cell_word;
use crate::tile::{Generation, Tile};

impl NewYork {
    /// The name of a district: the pack's own, otherwise the one of the locale files.
    pub fn district_name(&self, district: District) -> Message {
        let facts = self.content.district(district);
        named(facts.name.as_ref(), "district", &facts.id)
    }

    /// The name of a street that can score.
    pub fn street_name(&self, street: Street) -> Message {
        let facts = self.content.street(street);
        named(facts.name.as_ref(), "street", &facts.id)
    }

    /// The name of a character.
    pub fn character_name(&self, character: Character) -> Message {
        let facts = self.content.character(character);
        named(facts.name.as_ref(), "character", &facts.id)
    }

    /// What a skyscraper is called: a legendary one by its name, others by generation and id. What else tells them
    /// apart goes with it, for those who would rather say that.
    pub fn tile_name(&self, tile: Tile) -> Message {
        let facts = self.content.tile(tile);
        if let Some(name) = &facts.name {
            return Message::verbatim(name.as_str());
        }
        if tile.is_legendary() {
            return named(None, "legendary", &facts.id);
        }
        if tile == Tile::START {
            return Message::new("new-york-starting-building");
        }
        Message::new("new-york-tile")
            .with("generation", generation_name(facts.generation))
            .with("id", facts.id.as_str())
            .with("cells", facts.shape.len())
            .with("points", facts.points)
    }

    /// A lot card: “green lot of size 2”.
    pub fn kind_name(&self, kind: LotKind) -> Message {
        Message::new("new-york-kind")
            .with("district", self.district_name(kind.district()))
            .with("size", kind.size())
    }

    pub(crate) fn lot_name(&self, lot: Lot) -> Message {
        Message::verbatim(self.content.lot(lot).id.as_str())
    }

    pub(crate) fn lot_names(&self, lots: &[Lot]) -> Vec<Message> {
        lots.iter().map(|&lot| self.lot_name(lot)).collect()
    }

    pub(super) fn kind_names(&self, kinds: &[LotKind]) -> Vec<Message> {
        kinds.iter().map(|&kind| self.kind_name(kind)).collect()
    }
}

/// The pack's own name, otherwise the one of the locale files.
pub(super) fn named(own: Option<&String>, what: &str, id: &str) -> Message {
    match own {
        Some(name) => Message::verbatim(name.as_str()),
        None => Message::new(format!("new-york-{what}-{id}")),
    }
}

/// What somebody at the table is called.
pub(super) fn player(seat: Seat) -> Message {
    Message::new("player").with("number", seat.number())
}

/// What a generation is called.
pub fn generation_name(generation: Generation) -> Message {
    Message::new(match generation {
        Generation::Starting => "new-york-generation-starting",
        Generation::Bronze => "new-york-generation-bronze",
        Generation::Silver => "new-york-generation-silver",
        Generation::Gold => "new-york-generation-gold",
    })
}

/// What an action card is called.
pub fn action_card_name(card: ActionCard) -> Message {
    Message::new(match card {
        ActionCard::ConstructionBoom => "new-york-card-construction-boom",
        ActionCard::MarketShift => "new-york-card-market-shift",
        ActionCard::LandGrab => "new-york-card-land-grab",
    })
}

/// What a challenge is called.
pub fn challenge_name(challenge: Challenge) -> Message {
    Message::new(format!("new-york-challenge-{}", challenge.word()))
}

pub(super) fn cell_name(cell: Cell) -> Message {
    Message::verbatim(cell_word(cell))
}
