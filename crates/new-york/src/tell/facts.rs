//! What is printed on things, for people who read about them.

use table::Message;

use super::names::{action_card_name, challenge_name, generation_name};
use crate::cards::{ActionCard, Challenge};
use crate::city::{City, SiteNo};
use crate::content::{Cell, Character, PlaceFacts, StreetFacts};
use crate::game::NewYork;
use crate::ground::{District, Lot};
use crate::tile::Tile;

impl NewYork {
    /// The ids of everything that can be described.
    pub fn things(&self) -> Vec<String> {
        let content = &self.content;
        let tiles = Tile::all().map(|tile| content.tile(tile).id.clone());
        let lots = content.lots().map(|(_, facts)| facts.id.clone());
        let characters = content.characters().map(|(_, facts)| facts.id.clone());
        let streets = content.streets().iter().map(|facts| facts.id.clone());
        let districts = District::all().map(|district| content.district(district).id.clone());
        let cards = ActionCard::ALL.map(|card| card.word().to_owned());
        let challenges = Challenge::ALL.map(|challenge| challenge.word().to_owned());
        tiles
            .chain(lots)
            .chain(characters)
            .chain(streets)
            .chain(districts)
            .chain(cards)
            .chain(challenges)
            .collect()
    }

    /// What a thing is, its name first: a skyscraper, a lot, a character, a street, a district, an
    /// action card or a challenge, by its id.
    pub fn describe_thing(&self, id: &str) -> Option<Vec<Message>> {
        let content = &self.content;
        if let Some(lot) = content.find_lot(id) {
            return Some(named(self.lot_name(lot), self.describe_lot(lot)));
        }
        if let Some(tile) = content.find_tile(id) {
            return Some(named(self.tile_name(tile), self.describe_tile(tile)));
        }
        if let Some(lot) = content.find_lot_like(id) {
            return Some(named(self.lot_name(lot), self.describe_lot(lot)));
        }
        if let Some(facts) = content.streets().iter().find(|facts| facts.id == id) {
            return Some(named(self.street_facts_name(facts), self.describe_street(facts)));
        }
        if let Some(district) = District::all().find(|&one| content.district(one).id == id) {
            return Some(named(self.district_name(district), self.describe_district(district)));
        }
        if let Some(card) = ActionCard::ALL.into_iter().find(|card| card.word() == id) {
            let fact = Message::new(format!("new-york-fact-card-{}", card.word()));
            return Some(named(action_card_name(card), vec![fact]));
        }
        if let Some(challenge) = Challenge::from_word(id) {
            let fact = Message::new(format!("new-york-fact-challenge-{}", challenge.word()));
            return Some(named(challenge_name(challenge), vec![fact]));
        }
        let found = content.characters().find(|(_, facts)| facts.id == id);
        let (character, _) = found?;
        Some(named(self.character_name(character), self.describe_character(character)))
    }

    /// Generation, size, points and shape of a skyscraper.
    pub fn describe_tile(&self, tile: Tile) -> Vec<Message> {
        let facts = self.content.tile(tile);
        let mut said = vec![
            Message::new("new-york-fact-tile")
                .with("generation", generation_name(facts.generation))
                .with("cells", facts.shape.len())
                .with("points", facts.points),
        ];
        if facts.height > 0 {
            said.push(Message::new("new-york-fact-height").with("height", facts.height));
        }
        if facts.irregular() {
            said.push(Message::new("new-york-fact-irregular"));
        }
        said.push(self.shape_fact(tile));
        said
    }

    /// The shape of a skyscraper, drawn with letters.
    pub(super) fn shape_fact(&self, tile: Tile) -> Message {
        let shape = shape_word(&self.content.tile(tile).shape);
        Message::new("new-york-fact-shape").with("shape", shape.as_str())
    }

    /// The kind of a lot, and the streets beside it.
    pub fn describe_lot(&self, lot: Lot) -> Vec<Message> {
        let facts = self.content.lot(lot);
        let mut said =
            vec![Message::new("new-york-fact-lot").with("card", self.kind_name(facts.kind))];
        let streets = City::streets_beside(&self.content, facts.place.block, facts.cells);
        let streets: Vec<Message> = streets.map(|street| self.street_name(street)).collect();
        if !streets.is_empty() {
            said.push(Message::new("new-york-fact-beside").with("streets", streets));
        }
        said
    }

    /// Where a character begins.
    pub fn describe_character(&self, character: Character) -> Vec<Message> {
        let lot = self.content.character(character).lot;
        let district = self.content.lot(lot).kind.district();
        vec![
            Message::new("new-york-fact-character")
                .with("lot", self.lot_name(lot))
                .with("district", self.district_name(district)),
        ]
    }

    /// The lots of a district.
    pub fn describe_district(&self, district: District) -> Vec<Message> {
        let lots = self.content.lots().filter(|(_, facts)| facts.kind.district() == district);
        let sizes: Vec<u8> = lots.map(|(_, facts)| facts.kind.size()).collect();
        let large = sizes.iter().filter(|&&size| size > 2).count();
        let mut said = vec![
            Message::new("new-york-fact-district").with("lots", sizes.len()).with("large", large),
        ];
        if !self.content.district(district).two_players {
            said.push(Message::new("new-york-fact-not-with-two"));
        }
        said
    }

    /// The name of any street.
    pub fn street_facts_name(&self, facts: &StreetFacts) -> Message {
        super::names::named(facts.name.as_ref(), "street", &facts.id)
    }

    /// Whether a street can score.
    pub fn describe_street(&self, facts: &StreetFacts) -> Vec<Message> {
        let id = if facts.scoring { "new-york-fact-scoring" } else { "new-york-fact-street" };
        vec![Message::new(id).with("code", facts.code.as_str())]
    }

    /// The parks and landmarks, each with its name and what it is.
    pub fn describe_places(&self) -> impl Iterator<Item = (&PlaceFacts, Message, Message)> {
        let parks = self.content.parks().iter().map(|park| (park, "park"));
        let landmarks = self.content.landmarks().iter().map(|landmark| (landmark, "landmark"));
        parks.chain(landmarks).map(|(facts, what)| {
            let name = super::names::named(facts.name.as_ref(), what, &facts.id);
            (facts, name, Message::new(format!("new-york-fact-{what}")))
        })
    }

    /// The cells of a lot, in reading order.
    pub fn lot_cells(&self, lot: Lot) -> Vec<Cell> {
        let facts = self.content.lot(lot);
        let inside = &self.content.block(facts.place.block).cells;
        facts.cells.map(|cell| inside[cell.index()]).collect()
    }

    /// The cells of a place for a skyscraper, in reading order.
    pub fn site_cells(&self, site: SiteNo) -> Vec<Cell> {
        let site = self.city.site(site);
        let inside = &self.content.block(site.block).cells;
        site.cells.map(|cell| inside[cell.index()]).collect()
    }
}

fn named(name: Message, facts: Vec<Message>) -> Vec<Message> {
    std::iter::once(name).chain(facts).collect()
}

/// A shape as rows: `XX / X_`. No full stop, which would end the sentence around it.
fn shape_word(shape: &[Cell]) -> String {
    let most = |of: fn(&Cell) -> u8| shape.iter().map(of).max().unwrap_or(0);
    let rows = (0..=most(|cell| cell.row)).map(|row| -> String {
        let columns = 0..=most(|cell| cell.column);
        columns
            .map(|column| if shape.contains(&Cell { row, column }) { 'X' } else { '_' })
            .collect()
    });
    rows.collect::<Vec<_>>().join(" / ")
}
