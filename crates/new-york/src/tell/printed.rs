//! What is printed on the board and the pieces, as data for those who draw them.

use serde::Serialize;
use table::Message;

use super::names::{action_card_name, challenge_name, generation_name};
use crate::cards::{ActionCard, Challenge};
use crate::city::{SiteName, SiteNo};
use crate::content::{Cell, Character, Ground, StreetFacts};
use crate::game::NewYork;
use crate::ground::{District, Lot, LotKind};
use crate::tile::{Generation, Tile};

/// Everything that a pack has printed.
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[derive(Clone, Debug, Serialize)]
pub struct Printed {
    /// The name of the pack.
    pub pack: String,
    /// How wide the grid is.
    pub columns: usize,
    /// The grid in reading order, north up.
    pub ground: Vec<Ground>,
    /// The districts, by number.
    pub districts: Vec<PrintedDistrict>,
    /// What lot cards show, by number.
    pub kinds: Vec<PrintedKind>,
    /// The streets, by number; those that can score come first.
    pub streets: Vec<PrintedThing>,
    /// How many of them can score.
    pub scoring_streets: usize,
    /// The parks, by number.
    pub parks: Vec<PrintedThing>,
    /// The landmarks, by number.
    pub landmarks: Vec<PrintedThing>,
    /// The lots, by number.
    pub lots: Vec<PrintedLot>,
    /// The skyscrapers, by number: everybody's own, the legendary ones, the starting building.
    pub tiles: Vec<PrintedTile>,
    /// The characters, by number.
    pub characters: Vec<PrintedCharacter>,
    /// The generations, in order, and the points from which on they may be built.
    pub generations: Vec<PrintedGeneration>,
    /// The action cards, in the order of their bits.
    pub cards: Vec<PrintedThing>,
    /// The challenges.
    pub challenges: Vec<PrintedThing>,
    /// Every place for a skyscraper, by number.
    pub sites: Vec<PrintedSite>,
}

/// Something with a name.
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[derive(Clone, Debug, Serialize)]
pub struct PrintedThing {
    /// Its key.
    pub id: String,
    /// Its name.
    pub name: Message,
    /// What there is to know of it.
    pub facts: Vec<Message>,
}

/// A district.
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[derive(Clone, Debug, Serialize)]
pub struct PrintedDistrict {
    /// Its key.
    pub id: String,
    /// Its name.
    pub name: Message,
    /// The letters that its lots' ids begin with.
    pub code: String,
    /// Whether it is played with two players.
    pub two_players: bool,
}

/// What a lot card shows.
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[derive(Clone, Debug, Serialize)]
pub struct PrintedKind {
    /// The word for it in actions.
    pub id: String,
    /// Its name.
    pub name: Message,
    /// The number of the district.
    pub district: usize,
    /// Cells of such a lot.
    pub size: u8,
}

/// A lot.
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[derive(Clone, Debug, Serialize)]
pub struct PrintedLot {
    /// Its id, as on the map.
    pub id: String,
    /// What its card shows.
    pub kind: LotKind,
    /// Its cells, in reading order.
    pub cells: Vec<Cell>,
    /// What there is to know of it.
    pub facts: Vec<Message>,
}

/// A skyscraper.
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[derive(Clone, Debug, Serialize)]
pub struct PrintedTile {
    /// Its key.
    pub id: String,
    /// Its name.
    pub name: Message,
    /// Its generation.
    pub generation: Generation,
    /// Whether it is one of those that are open to everybody.
    pub legendary: bool,
    /// What placing it scores.
    pub points: u8,
    /// The printed height of a legendary one; otherwise 0.
    pub height: u16,
    /// Its cells as printed; the least row and column are 0.
    pub shape: Vec<Cell>,
    /// Whether it is no rectangle.
    pub irregular: bool,
    /// What there is to know of it.
    pub facts: Vec<Message>,
}

/// A character.
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[derive(Clone, Debug, Serialize)]
pub struct PrintedCharacter {
    /// Their key.
    pub id: String,
    /// Their name.
    pub name: Message,
    /// Where their starting building stands.
    pub lot: Lot,
}

/// A generation.
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[derive(Clone, Debug, Serialize)]
pub struct PrintedGeneration {
    /// Which.
    pub id: Generation,
    /// Its name.
    pub name: Message,
    /// The points from which on it may be built.
    pub points: i16,
}

/// A place for a skyscraper.
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[derive(Clone, Debug, Serialize)]
pub struct PrintedSite {
    /// Its cells by their numbers in the grid, in reading order.
    pub cells: Vec<usize>,
    /// Quarter turns clockwise from how the shape is printed; 4 more if it is turned over.
    pub turn: u8,
}

impl NewYork {
    pub(super) fn print(&self) -> Printed {
        let content = self.content();
        let lots = content.lots().map(|(lot, facts)| PrintedLot {
            id: facts.id.clone(),
            kind: facts.kind,
            cells: self.lot_cells(lot),
            facts: self.describe_lot(lot),
        });
        let districts = District::all().map(|district| {
            let facts = content.district(district);
            PrintedDistrict {
                id: facts.id.clone(),
                name: self.district_name(district),
                code: facts.code.clone(),
                two_players: facts.two_players,
            }
        });
        let kinds = LotKind::all().map(|kind| PrintedKind {
            id: content.kind_word(kind),
            name: self.kind_name(kind),
            district: kind.district().index(),
            size: kind.size(),
        });
        let mut places = self.describe_places().map(|(facts, name, fact)| PrintedThing {
            id: facts.id.clone(),
            name,
            facts: vec![fact],
        });
        let parks = places.by_ref().take(content.parks().len()).collect();
        let landmarks = places.collect();
        let (streets, scoring_streets) = self.print_streets();
        Printed {
            pack: content.pack().to_owned(),
            columns: content.map().columns(),
            ground: content.map().cells().map(|(_, ground)| ground).collect(),
            districts: districts.collect(),
            kinds: kinds.collect(),
            streets,
            scoring_streets,
            parks,
            landmarks,
            lots: lots.collect(),
            tiles: Tile::all().chain([Tile::START]).map(|tile| self.print_tile(tile)).collect(),
            characters: content.characters().map(|(one, _)| self.print_character(one)).collect(),
            generations: self.print_generations(),
            cards: self
                .print_things(ActionCard::ALL.map(|card| (card.word(), action_card_name(card)))),
            challenges: self
                .print_things(Challenge::ALL.map(|one| (one.word(), challenge_name(one)))),
            sites: self.city.sites().map(|(site, name)| self.print_site(site, name)).collect(),
        }
    }

    fn print_streets(&self) -> (Vec<PrintedThing>, usize) {
        let streets = self.content().streets();
        let print = |facts: &StreetFacts| PrintedThing {
            id: facts.id.clone(),
            name: self.street_facts_name(facts),
            facts: self.describe_street(facts),
        };
        let scoring = streets.iter().take_while(|street| street.scoring).count();
        (streets.iter().map(print).collect(), scoring)
    }

    fn print_tile(&self, tile: Tile) -> PrintedTile {
        let facts = self.content().tile(tile);
        PrintedTile {
            id: facts.id.clone(),
            name: self.tile_name(tile),
            generation: facts.generation,
            legendary: tile.is_legendary(),
            points: facts.points,
            height: facts.height,
            shape: facts.shape.clone(),
            irregular: facts.irregular(),
            facts: self.describe_tile(tile),
        }
    }

    fn print_character(&self, character: Character) -> PrintedCharacter {
        let facts = self.content().character(character);
        PrintedCharacter {
            id: facts.id.clone(),
            name: self.character_name(character),
            lot: facts.lot,
        }
    }

    fn print_things<const N: usize>(&self, things: [(&str, Message); N]) -> Vec<PrintedThing> {
        let print = |(id, name): (&str, Message)| {
            let facts = self.describe_thing(id).unwrap_or_default().into_iter().skip(1);
            PrintedThing { id: id.to_owned(), name, facts: facts.collect() }
        };
        things.into_iter().map(print).collect()
    }

    fn print_site(&self, site: SiteNo, name: SiteName) -> PrintedSite {
        let columns = self.content().map().columns();
        let number = |cell: Cell| usize::from(cell.row) * columns + usize::from(cell.column);
        PrintedSite {
            cells: self.site_cells(site).into_iter().map(number).collect(),
            turn: name.turn.quarters + if name.turn.flipped { 4 } else { 0 },
        }
    }

    fn print_generations(&self) -> Vec<PrintedGeneration> {
        let print = |id: Generation| PrintedGeneration {
            id,
            name: generation_name(id),
            points: self.options.points_for(id),
        };
        Generation::BUILT.into_iter().map(print).collect()
    }
}
