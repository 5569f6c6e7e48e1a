//! Districts, streets, parks and landmarks.

use pack_file::{At, RowDraft, at_least, missing, or_default};

use super::{Known, name};
use crate::content::error::PackFault;
use crate::content::pack::{Checked, DistrictRow, PlaceRow, Refused, StreetRow};
use crate::content::tables::{DistrictFacts, PlaceFacts, Street, StreetFacts};
use crate::ground::DISTRICTS;

/// The longest code, so that a map stays readable.
const LONGEST_CODE: usize = 3;

/// N1.1, N2.1: five districts, and one of them for three and more players.
pub(super) fn districts(
    drafts: Vec<RowDraft<DistrictRow>>,
    known: &mut Known,
) -> Checked<Vec<DistrictFacts>> {
    at_least("districts", DISTRICTS, drafts.len())?;
    let mut flagged = None;
    let mut districts = Vec::new();
    for RowDraft { id, at, row, sources } in drafts {
        known.id(&id, "district", at)?;
        let code = code(row.code, &id, "district", known).map_err(|refused| refused.or_at(at))?;
        let name = name("district", &id, row.name).map_err(|refused| refused.or_at(at))?;
        let two_players = row.two_players.is_none_or(|flag| flag.value);
        flagged = row.two_players.and_then(|flag| flag.at).or(flagged);
        districts.push(DistrictFacts { id, name, code, two_players, sources });
    }
    match districts.iter().filter(|district| !district.two_players).count() {
        1 => Ok(districts),
        found => Err(Refused { at: flagged, fault: PackFault::LeftOut { found } }),
    }
}

/// N1.1: five streets can score. They come first, whatever their order in the file.
pub(super) fn streets(
    drafts: Vec<RowDraft<StreetRow>>,
    known: &mut Known,
) -> Checked<Vec<StreetFacts>> {
    let mut flagged = None;
    let mut streets = Vec::new();
    for RowDraft { id, at, row, sources } in drafts {
        known.id(&id, "street", at)?;
        let code = code(row.code, &id, "street", known).map_err(|refused| refused.or_at(at))?;
        let name = name("street", &id, row.name).map_err(|refused| refused.or_at(at))?;
        let scoring = or_default(&row.scoring);
        flagged = row.scoring.and_then(|flag| flag.at).or(flagged);
        streets.push(StreetFacts { id, name, code, scoring, sources });
    }
    streets.sort_by_key(|street| !street.scoring);
    let found = streets.iter().filter(|street| street.scoring).count();
    if found != Street::COUNT {
        return Err(Refused { at: flagged, fault: PackFault::ScoringStreets { found } });
    }
    let scores = |id: &str| streets.iter().any(|street| street.scoring && street.id == id);
    match Street::BEGINNERS.into_iter().find(|id| !scores(id)) {
        None => Ok(streets),
        Some(id) => Err(Refused { at: flagged, fault: PackFault::NoBeginnersStreet { id } }),
    }
}

/// Parks or landmarks; `kind` says which.
pub(super) fn places(
    drafts: Vec<RowDraft<PlaceRow>>,
    kind: &'static str,
    known: &mut Known,
) -> Checked<Vec<PlaceFacts>> {
    let place = |RowDraft { id, at, row, sources }: RowDraft<PlaceRow>| {
        known.id(&id, kind, at)?;
        let code = code(row.code, &id, kind, known).map_err(|refused| refused.or_at(at))?;
        let name = name(kind, &id, row.name).map_err(|refused| refused.or_at(at))?;
        Ok(PlaceFacts { id, name, code, sources })
    };
    drafts.into_iter().map(place).collect()
}

/// How the map writes something: lots begin with capital letters, all else is of small ones, so no
/// word of the map can be read in two ways.
fn code(
    code: Option<At<String>>,
    id: &str,
    kind: &'static str,
    known: &mut Known,
) -> Checked<String> {
    let code =
        code.ok_or_else(|| missing("code", "for every district, street, park and landmark"))?;
    let (letter, expected): (fn(u8) -> bool, _) = if kind == "district" {
        (|b| b.is_ascii_uppercase(), "one to three capital letters")
    } else {
        (|b| b.is_ascii_lowercase(), "one to three lower-case letters")
    };
    let fits = (1..=LONGEST_CODE).contains(&code.value.len()) && code.value.bytes().all(letter);
    if !fits {
        let fault = PackFault::BadCode { code: code.value.clone(), kind, expected };
        return Err(code.refuse(fault));
    }
    known.code(&code, id)?;
    Ok(code.value)
}
