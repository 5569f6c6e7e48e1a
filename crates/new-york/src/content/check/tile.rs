//! Skyscrapers.

use std::collections::BTreeMap;

use pack_file::{At, List, RowDraft, at_least, missing, needed, showable, within};

use super::{Known, name, shape};
use crate::content::error::PackFault;
use crate::content::pack::{Checked, LegendaryRow, Refused, TileRow};
use crate::content::tables::{Cell, TileFacts};
use crate::content::{Provenance, Sources};
use crate::tile::{Generation, LEGENDARIES, OWN_TILES};

/// The id of the starting building, which no row can have.
pub(super) const START_ID: &str = "start";
const EVERY: &str = "for every skyscraper";
/// The most points that a skyscraper scores.
const MOST_POINTS: u8 = 50;
/// The greatest height, in feet.
const MOST_FEET: u16 = 5000;

/// The eighteen, the legendary four and the starting building, in this order.
pub(super) fn check(
    own: Vec<RowDraft<TileRow>>,
    legendary: Vec<RowDraft<LegendaryRow>>,
    known: &mut Known,
) -> Checked<Vec<TileFacts>> {
    at_least("skyscrapers", OWN_TILES, own.len())?;
    at_least("legendary skyscrapers", LEGENDARIES, legendary.len())?;
    let mut tiles = Vec::new();
    for draft in own {
        known.id(&draft.id, "skyscraper", draft.at)?;
        let at = draft.at;
        tiles.push(own_tile(draft).map_err(|refused| refused.or_at(at))?);
    }
    // N1.3, N1.4: a game begins with bronze and goes on to silver and gold.
    let words = ["bronze skyscrapers", "silver skyscrapers", "gold skyscrapers"];
    for (generation, what) in Generation::BUILT.into_iter().zip(words) {
        at_least(what, 1, tiles.iter().filter(|tile| tile.generation == generation).count())?;
    }
    let mut heights = BTreeMap::new();
    for draft in legendary {
        known.id(&draft.id, "legendary skyscraper", draft.at)?;
        let (at, height_at) = (draft.at, draft.row.height.as_ref().and_then(|height| height.at));
        let facts = legendary_tile(draft).map_err(|refused| refused.or_at(at))?;
        if let Some(other) = heights.insert(facts.height, facts.id.clone()) {
            let TileFacts { id, height, .. } = facts;
            let fault = PackFault::SameHeight { id, other, height };
            return Err(Refused { at: height_at.or(at), fault });
        }
        tiles.push(facts);
    }
    tiles.push(start());
    Ok(tiles)
}

fn own_tile(draft: RowDraft<TileRow>) -> Checked<TileFacts> {
    let RowDraft { id, row, sources, at: _ } = draft;
    Ok(TileFacts {
        // Without a name of its own it is called by generation and id, whatever pack it is of.
        name: row.name.map(showable).transpose()?,
        generation: needed(row.generation, "generation", EVERY)?.into(),
        points: points(&row.points)?,
        height: 0,
        shape: cells(row.shape, &id)?,
        id,
        sources,
    })
}

/// N1.5: a gold skyscraper with a height.
fn legendary_tile(draft: RowDraft<LegendaryRow>) -> Checked<TileFacts> {
    let RowDraft { id, row, sources, at: _ } = draft;
    let height = row.height.ok_or_else(|| missing("height", "for every legendary skyscraper"))?;
    if !(1..=MOST_FEET).contains(&height.value) {
        let fault = PackFault::Height { id, height: height.value, most: MOST_FEET };
        return Err(height.refuse(fault));
    }
    Ok(TileFacts {
        name: name("legendary", &id, row.name)?,
        generation: Generation::Gold,
        points: points(&row.points)?,
        height: height.value,
        shape: cells(row.shape, &id)?,
        id,
        sources,
    })
}

/// N1.6: no pack says anything about the starting building, because the rules say it all.
fn start() -> TileFacts {
    TileFacts {
        id: START_ID.to_owned(),
        name: None,
        generation: Generation::Starting,
        points: 0,
        height: 0,
        shape: vec![Cell { row: 0, column: 0 }, Cell { row: 0, column: 1 }],
        sources: Sources { default: Provenance::Rulebook, fields: BTreeMap::new() },
    }
}

fn points(points: &Option<At<u8>>) -> Checked<u8> {
    let points = points.as_ref().ok_or_else(|| missing("points", EVERY))?;
    within(points.value, 1, MOST_POINTS, "points").map_err(|fault| points.refuse(fault.into()))
}

fn cells(rows: Option<List<String>>, id: &str) -> Checked<Vec<Cell>> {
    shape::check(&rows.ok_or_else(|| missing("shape", EVERY))?, id)
}
