//! Shapes of skyscrapers.

use pack_file::List;

use crate::content::error::PackFault;
use crate::content::pack::Checked;
use crate::content::tables::Cell;
use crate::ground::MAX_BLOCK_CELLS;

/// The cells of a shape, as far north and west as they go. They are connected, and not more than a
/// block can have.
pub(super) fn check(rows: &List<String>, id: &str) -> Checked<Vec<Cell>> {
    let size = |cells| {
        rows.refuse(PackFault::ShapeSize { id: id.to_owned(), cells, most: MAX_BLOCK_CELLS })
    };
    let mut width = None;
    let mut marks = Vec::new();
    for (number, row) in rows.value.iter().enumerate() {
        if !row.value.bytes().all(|b| matches!(b, b'X' | b'.')) {
            let fault = PackFault::ShapeWord { row: row.value.clone() };
            return Err(row.refuse(fault).or_at(rows.at));
        }
        let found = row.value.len();
        let expected = *width.get_or_insert(found);
        if found != expected {
            let fault = PackFault::ShapeRagged { row: row.value.clone(), found, expected };
            return Err(row.refuse(fault).or_at(rows.at));
        }
        marks.extend(row.value.match_indices('X').map(|(column, _)| (number, column)));
    }
    if !(1..=MAX_BLOCK_CELLS).contains(&marks.len()) {
        return Err(size(marks.len()));
    }
    let north = marks.iter().map(|&(row, _)| row).min().unwrap_or(0);
    let west = marks.iter().map(|&(_, column)| column).min().unwrap_or(0);
    let apart = || rows.refuse(PackFault::ShapeApart { id: id.to_owned() });
    let near = |number: usize, least: usize| u8::try_from(number - least).ok();
    let cells: Option<Vec<Cell>> = marks
        .iter()
        .map(|&(row, column)| Some(Cell { row: near(row, north)?, column: near(column, west)? }))
        .collect();
    // So few cells that share edges are never so far from each other that a byte cannot say it.
    cells.filter(|cells| connected(cells)).ok_or_else(apart)
}

fn connected(cells: &[Cell]) -> bool {
    let mut reached: Vec<Cell> = cells.first().copied().into_iter().collect();
    let mut next = 0;
    while let Some(&cell) = reached.get(next) {
        next += 1;
        let beside = cell.beside().filter(|other| cells.contains(other));
        let new: Vec<Cell> = beside.filter(|other| !reached.contains(other)).collect();
        reached.extend(new);
    }
    reached.len() == cells.len()
}
