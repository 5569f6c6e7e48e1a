//! The map as it is drawn.

use pack_file::{At, RowDraft, missing};

use super::lots::LOTS;
use crate::content::error::PackFault;
use crate::content::pack::{Checked, MapRow, Refused};
use crate::content::tables::{Cell, DistrictFacts, Ground, Map, PlaceFacts, StreetFacts};
use crate::ground::Lot;

/// A column is called by a letter.
const MOST_COLUMNS: usize = 26;
/// A row is called by a number of two digits.
const MOST_ROWS: usize = 99;

/// The map, and where each of its cells stands in the file.
pub(super) struct Drawing {
    pub(super) map: Map,
    places: Vec<Option<usize>>,
    /// Where the drawing begins, for what stands at no cell.
    pub(super) at: Option<usize>,
}

impl Drawing {
    /// Refuses what is drawn at a cell.
    pub(super) fn refuse(&self, cell: Cell, fault: PackFault) -> Refused {
        let index = usize::from(cell.row) * self.map.columns + usize::from(cell.column);
        let at = self.places.get(index).copied().flatten();
        Refused { at: at.or(self.at), fault }
    }
}

/// The words that the map may have.
struct Legend<'a> {
    districts: &'a [DistrictFacts],
    streets: &'a [StreetFacts],
    parks: &'a [PlaceFacts],
    landmarks: &'a [PlaceFacts],
}

pub(super) fn read(
    draft: RowDraft<MapRow>,
    districts: &[DistrictFacts],
    streets: &[StreetFacts],
    parks: &[PlaceFacts],
    landmarks: &[PlaceFacts],
) -> Checked<Drawing> {
    let RowDraft { id: _, at, row, sources } = draft;
    let rows = row.rows.ok_or_else(|| missing("rows", "under [map]").or_at(at))?;
    let at = rows.at.or(at);
    let legend = Legend { districts, streets, parks, landmarks };
    let columns = rows.value.first().map_or(0, |row| words(row).count());
    let (mut cells, mut places) = (Vec::new(), Vec::new());
    for (number, row) in (1..).zip(&rows.value) {
        let found = words(row).count();
        if found != columns {
            let fault = PackFault::Ragged { row: number, found, expected: columns };
            return Err(row.refuse(fault).or_at(at));
        }
        for word in words(row) {
            let ground = legend.read(word.value, number);
            cells.push(ground.map_err(|fault| word.refuse(fault).or_at(at))?);
            places.push(word.at);
        }
    }
    let fits = |number, most| (1..=most).contains(&number);
    if !fits(columns, MOST_COLUMNS) || !fits(rows.value.len(), MOST_ROWS) {
        return Err(Refused { at, fault: PackFault::MapSize { columns, rows: rows.value.len() } });
    }
    for (number, street) in (0..).zip(streets) {
        if street.scoring && !cells.contains(&Ground::Street(number)) {
            let StreetFacts { id, code, .. } = street;
            let fault = PackFault::NotOnMap { id: id.clone(), code: code.clone() };
            return Err(Refused { at, fault });
        }
    }
    Ok(Drawing { map: Map { columns, cells, sources }, places, at })
}

/// The words of a row, with their places: the text begins behind the quotation mark.
fn words(row: &At<String>) -> impl Iterator<Item = At<&str>> {
    row.value.split_whitespace().map(|word| {
        let offset = word.as_ptr().addr() - row.value.as_ptr().addr();
        At { value: word, at: row.at.map(|at| at + 1 + offset) }
    })
}

impl Legend<'_> {
    /// What a word in a row of the map stands for.
    fn read(&self, word: &str, row: usize) -> Result<Ground, PackFault> {
        if word == "+" {
            return Ok(Ground::Crossing);
        }
        if word.starts_with(|c: char| c.is_ascii_uppercase()) {
            return self.lot(word, row);
        }
        let streets = (0..).zip(self.streets).map(|(n, s)| (&s.code, Ground::Street(n)));
        let parks = (0..).zip(self.parks).map(|(n, p)| (&p.code, Ground::Park(n)));
        let landmarks = (0..).zip(self.landmarks).map(|(n, l)| (&l.code, Ground::Landmark(n)));
        let all = || streets.clone().chain(parks.clone()).chain(landmarks.clone());
        all().find(|(code, _)| *code == word).map(|(_, ground)| ground).ok_or_else(|| {
            PackFault::UnknownCell {
                word: word.to_owned(),
                row,
                lot: format!("{}1", self.districts[0].code),
                codes: all().map(|(code, _)| code.clone()).collect(),
            }
        })
    }

    /// A lot is the code of its district and a number (N1.1: 1 to 13).
    fn lot(&self, word: &str, row: usize) -> Result<Ground, PackFault> {
        let end = word.find(|c: char| !c.is_ascii_uppercase()).unwrap_or(word.len());
        let (code, number) = word.split_at(end);
        let district = (0..).zip(self.districts).find(|(_, district)| district.code == code);
        let Some((district, _)) = district else {
            let codes = self.districts.iter().map(|district| district.code.clone()).collect();
            return Err(PackFault::NoDistrict { word: word.to_owned(), row, codes });
        };
        match (1..=LOTS).find(|lot| lot.to_string() == number) {
            Some(lot) => Ok(Ground::Lot(Lot(district * LOTS + lot - 1))),
            None => Err(PackFault::LotNumber { word: word.to_owned(), row, code: code.to_owned() }),
        }
    }
}
