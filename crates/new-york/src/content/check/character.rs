//! Characters.

use pack_file::{RowDraft, at_least, missing};

use super::{Known, name};
use crate::content::error::PackFault;
use crate::content::pack::{CharacterRow, Checked};
use crate::content::tables::{Character, CharacterFacts, LotFacts};
use crate::ground::Lot;

/// N1.7: a character for each district, on a lot that the starting building fills.
pub(super) fn check(
    drafts: Vec<RowDraft<CharacterRow>>,
    lots: &[LotFacts],
    known: &mut Known,
) -> Checked<Vec<CharacterFacts>> {
    at_least("characters", Character::COUNT, drafts.len())?;
    let mut characters = Vec::new();
    for draft in drafts {
        known.id(&draft.id, "character", draft.at)?;
        let at = draft.at;
        let character = facts(draft, lots, &characters).map_err(|refused| refused.or_at(at))?;
        characters.push(character);
    }
    Ok(characters)
}

fn facts(
    draft: RowDraft<CharacterRow>,
    lots: &[LotFacts],
    before: &[CharacterFacts],
) -> Checked<CharacterFacts> {
    let RowDraft { id, row, sources, at: _ } = draft;
    let word = row.lot.ok_or_else(|| missing("lot", "for every character"))?;
    let found = (0..).map(Lot).zip(lots).find(|(_, facts)| facts.id == word.value);
    let Some((lot, lot_facts)) = found else {
        let fault = PackFault::UnknownLot { word: word.value.clone(), lot: lots[0].id.clone() };
        return Err(word.refuse(fault));
    };
    if lot_facts.kind.size() != 2 {
        return Err(word.refuse(PackFault::StartingLot { lot: word.value.clone(), id }));
    }
    let district = lot_facts.kind.district();
    let same = |other: &&CharacterFacts| lots[other.lot.index()].kind.district() == district;
    if let Some(other) = before.iter().find(same) {
        let fault = PackFault::SameDistrict { lot: word.value.clone(), other: other.id.clone() };
        return Err(word.refuse(fault));
    }
    let name = name("character", &id, row.name)?;
    Ok(CharacterFacts { id, name, lot, sources })
}
