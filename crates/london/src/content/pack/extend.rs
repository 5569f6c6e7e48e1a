//! Reading a file, and laying its rows over those of the pack it extends.

use std::collections::BTreeMap;

use super::{
    ActivateRow, At, BOROUGH_FIELDS, BoroughRow, CARD_FIELDS, CardRow, Checked, FORMAT, FormatRow,
    List, MOST_BYTES, PackRow, ProvenanceRow, Refused, TotalsRow, position, translate,
};
use crate::MAX_BOROUGHS;
use crate::content::error::{PackError, PackFault};
use crate::content::provenance::{Provenance, Sources};

/// The packs that come with the program, and the only ones that can be extended.
pub(in crate::content) const BUILT_IN: [(&str, &str); 2] = [
    ("london", include_str!("../../../data/london.toml")),
    ("london-110", include_str!("../../../data/london-110.toml")),
];

/// The most titles a pack may describe, those without copies included.
const MOST_TITLES: usize = 200;
/// The longest id.
const LONGEST_ID: usize = 40;

/// A pack together with what it extends. Ids are well-formed, and no two rows have the same one;
/// nothing else has been checked.
#[derive(Debug)]
pub(in crate::content) struct Draft {
    pub(in crate::content) pack: String,
    pub(in crate::content) totals: At<TotalsRow>,
    pub(in crate::content) cards: Vec<RowDraft<CardRow>>,
    pub(in crate::content) boroughs: Vec<RowDraft<BoroughRow>>,
    provenance: Provenance,
}

/// A row and what is known about it.
#[derive(Debug)]
pub(in crate::content) struct RowDraft<R> {
    pub(in crate::content) id: String,
    /// Where its id stands; `None` if this file says nothing about it.
    pub(in crate::content) at: Option<usize>,
    pub(in crate::content) row: R,
    pub(in crate::content) sources: Sources,
}

/// Reads a file and the pack it extends.
pub(in crate::content) fn read(file: &str, text: &str) -> Result<Draft, PackError> {
    let in_file = |refused: Refused| refused.in_file(file, text);
    let row = parse(text).map_err(in_file)?;
    let base = match &row.extends {
        None => None,
        Some(name) => {
            let (base, text) =
                BUILT_IN.iter().find(|(base, _)| *base == name.value).ok_or_else(|| {
                    in_file(name.refuse(PackFault::UnknownWord {
                        word: name.value.clone(),
                        what: "built-in pack",
                        expected: BUILT_IN.iter().map(|&(base, _)| base.to_owned()).collect(),
                    }))
                })?;
            Some(read(base, text)?)
        }
    };
    extend(base, row, text).map_err(in_file)
}

fn parse(text: &str) -> Checked<PackRow> {
    if text.len() > MOST_BYTES {
        let fault = PackFault::TooLong { bytes: text.len(), most: MOST_BYTES };
        return Err(Refused::somewhere(fault));
    }
    let fault = |error| translate::refused(text, &error);
    let FormatRow { format } = toml::from_str(text).map_err(fault)?;
    let format = format.ok_or_else(|| missing("format", "in every pack"))?;
    if format.value != FORMAT {
        return Err(format.refuse(PackFault::UnknownFormat { found: format.value }));
    }
    toml::from_str(text).map_err(fault)
}

fn extend(base: Option<Draft>, row: PackRow, text: &str) -> Checked<Draft> {
    let PackRow { _format, pack, extends: _, provenance: stated, totals, card, borough } = row;
    let pack = pack.ok_or_else(|| missing("pack", "in every pack"))?;
    well_formed(&pack, "name of a pack")?;
    let provenance = stated
        .or(base.as_ref().map(|base| base.provenance))
        .ok_or_else(|| missing("provenance", "in a pack that extends no other"))?;
    let totals = totals.ok_or_else(|| missing("totals", "in every pack"))?;
    let (cards, boroughs) = base.map_or_else(Default::default, |base| (base.cards, base.boroughs));
    let header = Header { stated, provenance, text };
    Ok(Draft {
        pack: pack.value,
        totals,
        cards: lay_over(cards, card, &header)?,
        boroughs: lay_over(boroughs, borough, &header)?,
        provenance,
    })
}

/// What the header says about all rows.
struct Header<'a> {
    /// The provenance of whatever the file changes; `None` leaves it as it was.
    stated: Option<Provenance>,
    /// The provenance of new rows.
    provenance: Provenance,
    text: &'a str,
}

/// A kind of row.
trait Row: Sized {
    /// Where an id belongs.
    const EVERY: &str;
    /// What many such rows are called.
    const MANY: &str;
    /// How many a pack may have.
    const MOST: usize;
    /// The fields that can have a provenance.
    const FIELDS: &[&str];

    fn take_id(&mut self) -> Option<At<String>>;

    fn take_provenance(&mut self) -> ProvenanceRow;

    /// Takes over what `patch` says; returns the fields that it speaks of.
    fn patch(&mut self, patch: Self) -> Vec<&'static str>;
}

/// Rows with an id of the base change that row, others are added at the end.
fn lay_over<R: Row>(
    base: Vec<RowDraft<R>>,
    rows: Vec<At<R>>,
    header: &Header<'_>,
) -> Checked<Vec<RowDraft<R>>> {
    let mut drafts: Vec<_> = base.into_iter().map(|draft| RowDraft { at: None, ..draft }).collect();
    let mut known: BTreeMap<String, usize> =
        drafts.iter().enumerate().map(|(i, draft)| (draft.id.clone(), i)).collect();
    for At { value: mut row, at } in rows {
        let id = row.take_id().ok_or_else(|| missing("id", R::EVERY).or_at(at))?;
        well_formed(&id, "id")?;
        let own = own_provenance(&mut row)?;
        let Some(&index) = known.get(&id.value) else {
            known.insert(id.value.clone(), drafts.len());
            let sources = Sources { default: header.provenance, fields: own };
            drafts.push(RowDraft { id: id.value, at: id.at, row, sources });
            continue;
        };
        let draft = &mut drafts[index];
        if let Some(first) = draft.at {
            let (first, _) = position(header.text, first);
            return Err(id.refuse(PackFault::Duplicate { id: id.value.clone(), first }));
        }
        draft.at = id.at;
        let changed = draft.row.patch(row);
        if let Some(stated) = header.stated {
            let fields = changed.iter().map(|&field| (field.to_owned(), stated));
            draft.sources.fields.extend(fields);
        }
        draft.sources.fields.extend(own);
    }
    if let Some(surplus) = drafts.get(R::MOST) {
        let fault = PackFault::TooMany { what: R::MANY, found: drafts.len(), most: R::MOST };
        return Err(Refused { at: surplus.at, fault });
    }
    Ok(drafts)
}

fn own_provenance<R: Row>(row: &mut R) -> Checked<BTreeMap<String, Provenance>> {
    let own = row.take_provenance();
    if let Some(field) = own.keys().find(|field| !R::FIELDS.contains(&field.as_ref().as_str())) {
        return Err(Refused {
            at: Some(field.span().start),
            fault: PackFault::UnknownWord {
                word: field.as_ref().clone(),
                what: "field that has a provenance",
                expected: R::FIELDS.iter().map(|&field| field.to_owned()).collect(),
            },
        });
    }
    Ok(own.into_iter().map(|(field, from)| (field.into_inner(), from)).collect())
}

fn well_formed(word: &At<String>, what: &'static str) -> Checked<()> {
    let allowed = |b: u8| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-';
    if (1..=LONGEST_ID).contains(&word.value.len()) && word.value.bytes().all(allowed) {
        return Ok(());
    }
    Err(word.refuse(PackFault::BadId { word: word.value.clone(), what }))
}

fn missing(key: &str, whence: &'static str) -> Refused {
    Refused::somewhere(PackFault::Missing { key: key.to_owned(), whence })
}

impl Row for CardRow {
    const EVERY: &str = "for every card";
    const MANY: &str = "titles";
    const MOST: usize = MOST_TITLES;
    const FIELDS: &[&str] = &CARD_FIELDS;

    fn take_id(&mut self) -> Option<At<String>> {
        self.id.take()
    }

    fn take_provenance(&mut self) -> ProvenanceRow {
        self.provenance.take().unwrap_or_default()
    }

    fn patch(&mut self, patch: Self) -> Vec<&'static str> {
        let Self {
            id: _,
            name,
            set,
            colour,
            kind,
            copies,
            cost,
            discard,
            prestige,
            abilities,
            activate,
            action,
            provenance: _,
        } = patch;
        let mut changed = Vec::new();
        let said = &mut changed;
        replace(&mut self.name, name, "name", said);
        replace(&mut self.set, set, "set", said);
        replace(&mut self.colour, colour, "colour", said);
        replace(&mut self.kind, kind, "kind", said);
        replace(&mut self.copies, copies, "copies", said);
        replace(&mut self.cost, cost, "cost", said);
        replace(&mut self.discard, discard, "discard", said);
        replace(&mut self.prestige, prestige, "prestige", said);
        replace_list(&mut self.abilities, abilities, "abilities", said);
        replace_list(&mut self.action, action, "action", said);
        patch_activation(&mut self.activate, activate, said);
        changed
    }
}

/// An empty list of effects, with nothing beside it, takes the activation away.
fn patch_activation(
    activation: &mut Option<At<ActivateRow>>,
    patch: Option<At<ActivateRow>>,
    said: &mut Vec<&'static str>,
) {
    let (patch, at) = patch.map_or_else(Default::default, |patch| (patch.value, patch.at));
    let ActivateRow { cost, effects, flips } = patch;
    let nothing = effects.as_ref().is_some_and(|effects| effects.value.is_empty());
    if nothing && cost.is_none() && flips.is_none() {
        *activation = None;
        said.extend(["activation_cost", "effects", "flips"]);
        return;
    }
    if activation.is_none() && at.is_none() {
        return;
    }
    let activation = activation.get_or_insert_default();
    activation.at = at;
    replace(&mut activation.value.cost, cost, "activation_cost", said);
    replace_list(&mut activation.value.effects, effects, "effects", said);
    replace(&mut activation.value.flips, flips, "flips", said);
}

impl Row for BoroughRow {
    const EVERY: &str = "for every borough";
    const MANY: &str = "boroughs";
    const MOST: usize = MAX_BOROUGHS;
    const FIELDS: &[&str] = &BOROUGH_FIELDS;

    fn take_id(&mut self) -> Option<At<String>> {
        self.id.take()
    }

    fn take_provenance(&mut self) -> ProvenanceRow {
        self.provenance.take().unwrap_or_default()
    }

    fn patch(&mut self, patch: Self) -> Vec<&'static str> {
        let Self {
            id: _,
            name,
            starter,
            side,
            river,
            cost,
            draw,
            prestige,
            relief,
            abilities,
            run,
            provenance: _,
        } = patch;
        let mut changed = Vec::new();
        let said = &mut changed;
        replace(&mut self.name, name, "name", said);
        replace(&mut self.starter, starter, "starter", said);
        replace(&mut self.side, side, "side", said);
        replace(&mut self.river, river, "river", said);
        replace(&mut self.cost, cost, "cost", said);
        replace(&mut self.draw, draw, "draw", said);
        replace(&mut self.prestige, prestige, "prestige", said);
        replace(&mut self.relief, relief, "relief", said);
        replace_list(&mut self.abilities, abilities, "abilities", said);
        replace_list(&mut self.run, run, "run", said);
        changed
    }
}

/// Takes over a value that is given. One that is kept has no place in this file.
fn replace<T>(
    old: &mut Option<At<T>>,
    new: Option<At<T>>,
    field: &'static str,
    said: &mut Vec<&'static str>,
) {
    if new.is_some() {
        *old = new;
        said.push(field);
    } else if let Some(old) = old {
        old.at = None;
    }
}

fn replace_list<T>(
    old: &mut Option<List<T>>,
    new: Option<List<T>>,
    field: &'static str,
    said: &mut Vec<&'static str>,
) {
    if new.is_none() {
        old.iter_mut().flat_map(|list| &mut list.value).for_each(|item| item.at = None);
    }
    replace(old, new, field, said);
}
