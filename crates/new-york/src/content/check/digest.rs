//! The digest of a pack: packs with the same one play alike, number for number.

use serde::Serialize;
use table::Digest;

use crate::content::tables::{
    Cell, CharacterFacts, DistrictFacts, Ground, Map, Street, StreetFacts, TileFacts,
};
use crate::ground::Lot;
use crate::tile::Generation;

/// Of everything that matters to the rules: not of names, provenance and the codes of the map, and not
/// of which park, landmark or other street is where.
pub(super) fn of(
    districts: &[DistrictFacts],
    streets: &[StreetFacts],
    map: &Map,
    tiles: &[TileFacts],
    characters: &[CharacterFacts],
) -> Digest {
    let districts: Vec<_> = districts.iter().map(DistrictForm::new).collect();
    let streets: Vec<_> = streets.iter().take(Street::COUNT).map(|s| s.id.as_str()).collect();
    let cells: Vec<_> = map.cells.iter().map(|&ground| GroundForm::new(ground)).collect();
    let tiles: Vec<_> = tiles.iter().map(TileForm::new).collect();
    let characters: Vec<_> = characters.iter().map(|c| (c.id.as_str(), c.lot)).collect();
    Digest::of(&(districts, streets, map.columns, cells, tiles, characters))
}

/// A district as it is hashed. Its code is part of its lots' ids.
#[derive(Serialize)]
struct DistrictForm<'a> {
    id: &'a str,
    code: &'a str,
    two_players: bool,
}

/// A cell of the map as it is hashed: what can be built on, what scores, what is a frontage (N4.4).
#[derive(Serialize)]
enum GroundForm {
    Lot(Lot),
    ScoringStreet(Street),
    Street,
    Park,
    Landmark,
}

/// A skyscraper as it is hashed.
#[derive(Serialize)]
struct TileForm<'a> {
    id: &'a str,
    generation: Generation,
    points: u8,
    height: u16,
    shape: &'a [Cell],
}

impl<'a> DistrictForm<'a> {
    fn new(district: &'a DistrictFacts) -> Self {
        Self { id: &district.id, code: &district.code, two_players: district.two_players }
    }
}

impl GroundForm {
    /// The streets that can score come first.
    fn new(ground: Ground) -> Self {
        match ground {
            Ground::Lot(lot) => Self::Lot(lot),
            Ground::Street(street) if usize::from(street) < Street::COUNT => {
                Self::ScoringStreet(Street(street))
            }
            Ground::Street(_) | Ground::Crossing => Self::Street,
            Ground::Park(_) => Self::Park,
            Ground::Landmark(_) => Self::Landmark,
        }
    }
}

impl<'a> TileForm<'a> {
    fn new(tile: &'a TileFacts) -> Self {
        Self {
            id: &tile.id,
            generation: tile.generation,
            points: tile.points,
            height: tile.height,
            shape: &tile.shape,
        }
    }
}
