//! Laying the rows of a file over those of the pack it extends.

use pack_file::{
    At, Header, PackFile, Provenance, ProvenanceRow, Row, RowDraft, lay_over, missing, replace,
    replace_list,
};

use super::{
    ActivateRow, BOROUGH_FIELDS, BoroughRow, CARD_FIELDS, CardRow, Checked, PackRow, TotalsRow,
};
use crate::MAX_BOROUGHS;
use crate::content::error::PackFault;

/// The packs that come with the program, and the only ones that can be extended.
pub(in crate::content) const BUILT_IN: [(&str, &str); 2] = [
    ("london", include_str!("../../../data/london.toml")),
    ("london-110", include_str!("../../../data/london-110.toml")),
];

/// The most titles a pack may describe, those without copies included.
const MOST_TITLES: usize = 200;
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

impl PackFile for PackRow {
    type Fault = PackFault;
    type Draft = Draft;

    const FORMAT: i64 = 1;
    const BUILT_IN: &[(&str, &str)] = &BUILT_IN;
    const EXAMPLE: &str = "{ gain_cash = 4 }";

    fn noun(expected: &[String]) -> Option<&'static str> {
        match expected.first()?.as_str() {
            "brown" => Some("colour"),
            "a" => Some("set"),
            "building" => Some("kind of card"),
            "north" => Some("side of the river"),
            "free" | "cash" => Some("cost"),
            "any" => Some("choice of cards"),
            "borough" => Some("thing that can be counted"),
            "gain_cash" => Some("effect"),
            "any_colour_pays" => Some("ability"),
            _ => None, // not ours: text
        }
    }

    fn extends(&self) -> Option<&At<String>> {
        self.extends.as_ref()
    }

    fn lay_over(self, base: Option<Draft>, text: &str) -> Checked<Draft> {
        let Self { _format, pack, extends: _, provenance, totals, card, borough } = self;
        let before = base.as_ref().map(|base| base.provenance);
        let header = Header::new(pack, provenance, before, text)?;
        let totals = totals.ok_or_else(|| missing("totals", "in every pack"))?;
        let (cards, boroughs) =
            base.map_or_else(Default::default, |base| (base.cards, base.boroughs));
        Ok(Draft {
            totals,
            cards: lay_over(cards, card, &header)?,
            boroughs: lay_over(boroughs, borough, &header)?,
            provenance: header.provenance,
            pack: header.pack,
        })
    }
}

impl Row for CardRow {
    const EVERY: &str = "for every card";
    const MANY: &str = "titles";
    const MOST: usize = MOST_TITLES;
    const FIELDS: &[&str] = &CARD_FIELDS;

    fn take_label(&mut self) -> (Option<At<String>>, Option<ProvenanceRow>) {
        (self.id.take(), self.provenance.take())
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

    fn take_label(&mut self) -> (Option<At<String>>, Option<ProvenanceRow>) {
        (self.id.take(), self.provenance.take())
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
