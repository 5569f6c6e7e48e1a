//! What holds of all rows together.

use pack_file::same_total;

use crate::content::pack::{Checked, TotalsRow};
use crate::content::tables::{Content, TileFacts};
use crate::tile::{Generation, Tile};

/// Whether everything adds up to what the header says.
pub(super) fn compare(totals: &TotalsRow, content: &Content) -> Checked<()> {
    let TotalsRow { lots, large_lots, cells, blocks, bronze, silver, gold, irregular } = totals;
    let own = |wanted: &dyn Fn(&TileFacts) -> bool| {
        Tile::own().filter(|&tile| wanted(content.tile(tile))).count()
    };
    let of = |generation| own(&|tile| tile.generation == generation);
    let large = content.lots().filter(|(_, lot)| lot.kind.size() == 3).count();
    same_total(lots, "lots", content.lots.len())?;
    same_total(large_lots, "large_lots", large)?;
    same_total(cells, "cells", content.blocks.iter().map(|block| block.cells.len()).sum())?;
    same_total(blocks, "blocks", content.blocks.len())?;
    same_total(bronze, "bronze", of(Generation::Bronze))?;
    same_total(silver, "silver", of(Generation::Silver))?;
    same_total(gold, "gold", of(Generation::Gold))?;
    same_total(irregular, "irregular", own(&TileFacts::irregular))
}
