//! Laying the rows of a file over those of the pack it extends.

use std::collections::BTreeMap;

use crate::place::position;
use crate::{
    At, Checked, FileFault, List, Provenance, ProvenanceRow, Refused, Sources, missing, well_formed,
};

/// A kind of row, as it stands in a file. Every field may be left out, because a row may also change
/// one of the pack that this one extends. The default is a row that says nothing.
pub trait Row: Default {
    /// Where an id belongs, as in "for every card".
    const EVERY: &'static str;
    /// What many such rows are called.
    const MANY: &'static str;
    /// How many a pack may have.
    const MOST: usize;
    /// The fields that can have a provenance of their own.
    const FIELDS: &'static [&'static str];

    /// Takes out of the row its id, and what it says about its fields' provenance.
    fn take_label(&mut self) -> (Option<At<String>>, Option<ProvenanceRow>);

    /// Takes over what `patch` says, by [`replace`] and [`replace_list`] for each field; returns the
    /// fields that it speaks of.
    fn patch(&mut self, patch: Self) -> Vec<&'static str>;
}

/// A row and what is known about it. Its id is well-formed and no other row's; nothing else has been
/// checked.
#[derive(Debug)]
pub struct RowDraft<R> {
    /// The id.
    pub id: String,
    /// Where the id stands; `None` if this file says nothing about the row.
    pub at: Option<usize>,
    /// What the file and those it extends say.
    pub row: R,
    /// Where each field comes from.
    pub sources: Sources,
}

/// What the header of a file says about all its rows.
#[derive(Debug)]
pub struct Header<'t> {
    /// The name of the pack.
    pub pack: String,
    /// The provenance of new rows.
    pub provenance: Provenance,
    /// The provenance of whatever the file changes; `None` leaves it as it was.
    stated: Option<Provenance>,
    text: &'t str,
}

impl<'t> Header<'t> {
    /// Checks the header of the file `text`. `base` is the provenance in the header of the pack that it
    /// extends.
    ///
    /// # Errors
    /// If a name or a provenance is missing, or the name is not well-formed.
    pub fn new<F: From<FileFault>>(
        pack: Option<At<String>>,
        stated: Option<Provenance>,
        base: Option<Provenance>,
        text: &'t str,
    ) -> Checked<Self, F> {
        let pack = pack.ok_or_else(|| missing("pack", "in every pack"))?;
        well_formed(&pack, "name of a pack")?;
        let provenance = stated
            .or(base)
            .ok_or_else(|| missing("provenance", "in a pack that extends no other"))?;
        Ok(Self { pack: pack.value, provenance, stated, text })
    }
}

/// Rows with an id of the base change that row, others are added at the end.
///
/// # Errors
/// If an id is missing, not well-formed or there twice, if a provenance is given for a field that has
/// none, or if there are too many rows.
pub fn lay_over<R: Row, F: From<FileFault>>(
    base: Vec<RowDraft<R>>,
    rows: Vec<At<R>>,
    header: &Header<'_>,
) -> Checked<Vec<RowDraft<R>>, F> {
    let mut drafts: Vec<_> = base.into_iter().map(forget_places).collect();
    let mut known: BTreeMap<String, usize> =
        drafts.iter().enumerate().map(|(i, draft)| (draft.id.clone(), i)).collect();
    for At { value: mut row, at } in rows {
        let (id, own) = row.take_label();
        let id = id.ok_or_else(|| missing("id", R::EVERY).or_at(at))?;
        well_formed(&id, "id")?;
        let own = own_provenance::<R, F>(own.unwrap_or_default())?;
        let Some(&index) = known.get(&id.value) else {
            known.insert(id.value.clone(), drafts.len());
            let sources = Sources { default: header.provenance, fields: own };
            drafts.push(RowDraft { id: id.value, at: id.at, row, sources });
            continue;
        };
        let draft = &mut drafts[index];
        if let Some(first) = draft.at {
            let (first, _) = position(header.text, first);
            return Err(id.refuse(FileFault::Duplicate { id: id.value.clone(), first }.into()));
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
        let fault = FileFault::TooMany { what: R::MANY, found: drafts.len(), most: R::MOST };
        return Err(Refused { at: surplus.at, fault: fault.into() });
    }
    Ok(drafts)
}

/// A row of the base as this file sees it, where nothing of it stands until a row here changes it.
fn forget_places<R: Row>(mut draft: RowDraft<R>) -> RowDraft<R> {
    draft.row.patch(R::default());
    RowDraft { at: None, ..draft }
}

fn own_provenance<R: Row, F: From<FileFault>>(
    own: ProvenanceRow,
) -> Checked<BTreeMap<String, Provenance>, F> {
    if let Some(field) = own.keys().find(|field| !R::FIELDS.contains(&field.as_ref().as_str())) {
        let fault = FileFault::UnknownWord {
            word: field.as_ref().clone(),
            what: "field that has a provenance",
            expected: R::FIELDS.iter().map(|&field| field.to_owned()).collect(),
        };
        return Err(Refused { at: Some(field.span().start), fault: fault.into() });
    }
    Ok(own.into_iter().map(|(field, from)| (field.into_inner(), from)).collect())
}

/// Takes over a value that is given and notes its field. One that is kept has no place in this file.
pub fn replace<T>(
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

/// The same for a list, whose items have places too.
pub fn replace_list<T>(
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
