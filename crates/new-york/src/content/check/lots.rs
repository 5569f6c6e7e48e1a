//! Lots, and the blocks they lie in.

use pack_file::FileFault;

use super::map::Drawing;
use crate::content::error::PackFault;
use crate::content::pack::{Checked, Refused};
use crate::content::tables::{BlockFacts, Cell, DistrictFacts, Ground, LotFacts, Map};
use crate::ground::{
    Block, BlockCell, Cells, District, Lot, LotKind, LotPlace, MAX_BLOCK_CELLS, MAX_BLOCK_LOTS,
    MAX_BLOCKS,
};

/// How many lots every district has (N1.1).
pub(super) const LOTS: u8 = 13;

/// All lots and all blocks with lots, each in the order of its numbers.
pub(super) fn check(
    drawing: &Drawing,
    districts: &[DistrictFacts],
) -> Checked<(Vec<LotFacts>, Vec<BlockFacts>)> {
    let ids = districts.iter().flat_map(|district| {
        (1..=LOTS).map(|number| (district.code.as_str(), format!("{}{number}", district.code)))
    });
    let mut sizes = Vec::new();
    for (lot, (code, id)) in (0..).map(Lot).zip(ids) {
        let size = size(drawing, lot, code, &id)?;
        sizes.push((id, size));
    }
    let blocks = blocks(drawing)?;
    let mut lots = Vec::new();
    for (lot, (id, size)) in (0..).map(Lot).zip(sizes) {
        let place = place(&blocks, lot).expect("a lot of the map lies in the block of its cells");
        let cells = blocks[place.block.index()].lot_cells[usize::from(place.number)];
        let kind = LotKind::new(District(lot.0 / LOTS), size);
        lots.push(LotFacts { id, kind, place, cells });
    }
    Ok((lots, blocks))
}

/// N1.1: a lot is two or three cells that share edges. So no street divides it.
fn size(drawing: &Drawing, lot: Lot, code: &str, id: &str) -> Checked<u8> {
    let is_part = |ground| ground == Ground::Lot(lot);
    let cells = drawing.map.cells().filter(|&(_, ground)| is_part(ground));
    let cells: Vec<Cell> = cells.map(|(cell, _)| cell).collect();
    let id = id.to_owned();
    let Some(&first) = cells.first() else {
        let fault = PackFault::NoSuchLot { lot: id, code: code.to_owned() };
        return Err(Refused { at: drawing.at, fault });
    };
    let piece = piece(&drawing.map, first, is_part);
    if let Some(&apart) = cells.iter().find(|cell| !piece.contains(cell)) {
        return Err(drawing.refuse(apart, PackFault::LotApart { lot: id, first, apart }));
    }
    match cells.len() {
        2 => Ok(2),
        3 => Ok(3),
        cells => Err(drawing.refuse(first, PackFault::LotSize { lot: id, cells })),
    }
}

/// The blocks with lots, in reading order of their first lots' first cells.
fn blocks(drawing: &Drawing) -> Checked<Vec<BlockFacts>> {
    let mut blocks: Vec<BlockFacts> = Vec::new();
    for (first, ground) in drawing.map.cells() {
        let known = blocks.iter().any(|block| block.cells.contains(&first));
        if !is_lot(ground) || known {
            continue;
        }
        if blocks.len() == MAX_BLOCKS {
            let what = "blocks with lots";
            let fault = FileFault::TooMany { what, found: MAX_BLOCKS + 1, most: MAX_BLOCKS };
            return Err(drawing.refuse(first, fault.into()));
        }
        blocks.push(block(&drawing.map, first).map_err(|fault| drawing.refuse(first, fault))?);
    }
    Ok(blocks)
}

/// The block that a cell lies in (N1.1): streets and parks bound it, landmarks are part of it.
fn block(map: &Map, first: Cell) -> Result<BlockFacts, PackFault> {
    let mut cells = piece(map, first, |ground| !bounds(ground));
    cells.retain(|&cell| map.at(cell).is_some_and(is_lot));
    if cells.len() > MAX_BLOCK_CELLS {
        return Err(PackFault::BlockSize { first, cells: cells.len(), most: MAX_BLOCK_CELLS });
    }
    let lot_of = |cell: &Cell| match map.at(*cell) {
        Some(Ground::Lot(lot)) => Some(lot),
        Some(Ground::Street(_) | Ground::Crossing | Ground::Park(_) | Ground::Landmark(_))
        | None => None,
    };
    let mut lots: Vec<Lot> = cells.iter().filter_map(lot_of).collect();
    lots.sort_unstable();
    lots.dedup();
    let mut lot_cells = [Cells::EMPTY; MAX_BLOCK_LOTS];
    for (place, cell) in (0..).map(BlockCell).zip(&cells) {
        let number = lots.iter().position(|&lot| lot_of(cell) == Some(lot));
        if let Some(cells) = number.and_then(|number| lot_cells.get_mut(number)) {
            cells.insert(place);
        }
    }
    Ok(BlockFacts { cells, lots, lot_cells })
}

/// Where a lot is among the blocks.
fn place(blocks: &[BlockFacts], lot: Lot) -> Option<LotPlace> {
    (0..).map(Block).zip(blocks).find_map(|(block, facts)| {
        let number = facts.lots.iter().position(|&other| other == lot)?;
        Some(LotPlace { block, number: u8::try_from(number).ok()? })
    })
}

/// The cells connected to `first` by cells that belong, in reading order.
fn piece(map: &Map, first: Cell, belongs: impl Fn(Ground) -> bool) -> Vec<Cell> {
    let mut piece = vec![first];
    let mut next = 0;
    while let Some(&cell) = piece.get(next) {
        next += 1;
        for (other, ground) in map.beside(cell) {
            if belongs(ground) && !piece.contains(&other) {
                piece.push(other);
            }
        }
    }
    piece.sort_unstable();
    piece
}

fn is_lot(ground: Ground) -> bool {
    match ground {
        Ground::Lot(_) => true,
        Ground::Street(_) | Ground::Crossing | Ground::Park(_) | Ground::Landmark(_) => false,
    }
}

/// Whether blocks end here.
fn bounds(ground: Ground) -> bool {
    match ground {
        Ground::Street(_) | Ground::Crossing | Ground::Park(_) => true,
        Ground::Lot(_) | Ground::Landmark(_) => false,
    }
}
