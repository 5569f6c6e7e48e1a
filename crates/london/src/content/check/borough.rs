//! One borough.

use pack_file::{RowDraft, missing, needed, or_default};

use super::{abilities, effects, name, price};
use crate::content::pack::{BoroughRow, Checked};
use crate::content::tables::BoroughFacts;

const EVERY: &str = "for every new borough";

pub(super) fn check(draft: RowDraft<BoroughRow>) -> Checked<BoroughFacts> {
    let at = draft.at;
    facts(draft).map_err(|refused| refused.or_at(at))
}

fn facts(draft: RowDraft<BoroughRow>) -> Checked<BoroughFacts> {
    let RowDraft { id, row, sources, at: _ } = draft;
    if row.cost.is_none() {
        return Err(missing("cost", EVERY));
    }
    let name = name(&id, row.name)?;
    Ok(BoroughFacts {
        id,
        name,
        starter: or_default(&row.starter),
        side: needed(row.side, "side", EVERY)?.into(),
        river: or_default(&row.river),
        cost: price(&row.cost, "cost")?,
        draw: needed(row.draw, "draw", EVERY)?,
        prestige: needed(row.prestige, "prestige", EVERY)?,
        relief: needed(row.relief, "relief", EVERY)?,
        abilities: abilities::check(row.abilities.as_ref(), abilities::Bearer::Borough)?,
        run: effects::any(row.run.as_ref(), effects::Place::Run, &[])?,
        sources,
    })
}
