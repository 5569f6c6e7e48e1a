//! The city, drawn with letters: every cell of the grid in its column.

use std::collections::{BTreeMap, BTreeSet};

use new_york::{Cell, Content, Ground, Lot, Tile, View};
use table::Seat;

use crate::face::{Face, Ink};
use crate::wrap::{Cell as Piece, width};

/// What the drawing shows beside the board itself.
#[derive(Clone, Debug, Default)]
pub(super) struct Marks {
    /// Who owns each lot.
    owners: BTreeMap<Lot, Seat>,
    /// Lots that workers stand on.
    workers: BTreeSet<Lot>,
    /// What stands on each cell.
    built: BTreeMap<Cell, (Seat, Tile)>,
    /// Lots that are not in play.
    closed: BTreeSet<Lot>,
    /// Cells that are being asked about.
    asked: BTreeSet<Cell>,
}

impl Marks {
    /// What somebody sees.
    pub(super) fn of(content: &Content, view: &View) -> Self {
        let mut marks = Self::default();
        for player in &view.players {
            marks.owners.extend(player.lots.iter().map(|&lot| (lot, player.seat)));
            marks.workers.extend(&player.vacant);
            for standing in &player.standing {
                let there = (player.seat, standing.tile);
                marks.built.extend(standing.cells.iter().map(|&cell| (cell, there)));
            }
        }
        if view.players.len() == 2 {
            let closed = content
                .lots()
                .filter(|(_, facts)| !content.district(facts.kind.district()).two_players);
            marks.closed.extend(closed.map(|(lot, _)| lot));
        }
        marks
    }

    /// The same with cells to point out.
    pub(super) fn asking(mut self, cells: impl IntoIterator<Item = Cell>) -> Self {
        self.asked.extend(cells);
        self
    }
}

/// Draws the board. Nothing is told by colour alone.
#[derive(Clone, Copy, Debug)]
pub(super) struct CityDrawing<'d> {
    pub(super) content: &'d Content,
    pub(super) marks: &'d Marks,
    pub(super) face: Face,
}

impl CityDrawing<'_> {
    /// All rows, under the letters of the columns; with cells asked about, only the rows of their
    /// blocks.
    pub(super) fn lines(&self) -> Vec<String> {
        let map = self.content.map();
        let shown: Vec<u8> = (0..map.rows())
            .filter_map(|row| u8::try_from(row).ok())
            .filter(|&row| self.shows(row))
            .collect();
        let columns: Vec<u8> = (0..map.columns()).filter_map(|c| u8::try_from(c).ok()).collect();
        let text = |row: u8, column: u8| self.text(Cell { row, column });
        let widths: Vec<usize> = columns
            .iter()
            .map(|&column| shown.iter().map(|&row| text(row, column).width).max().unwrap_or(1))
            .collect();
        let mut head = String::from("   ");
        for (&column, &wide) in columns.iter().zip(&widths) {
            head.push_str(&format!(" {:<wide$}", char::from(b'a' + column)));
        }
        let mut lines = vec![self.face.ink(Ink::Dim, head.trim_end())];
        for &row in &shown {
            let mut line = self.face.ink(Ink::Dim, &format!("{:>3}", row + 1));
            for (&column, &wide) in columns.iter().zip(&widths) {
                line.push(' ');
                line.push_str(&text(row, column).padded(wide));
            }
            lines.push(line.trim_end().to_owned());
        }
        lines
    }

    /// Whether a row is worth drawing.
    fn shows(&self, row: u8) -> bool {
        if self.marks.asked.is_empty() {
            return true;
        }
        let blocks = self
            .content
            .blocks()
            .filter(|(_, block)| block.cells.iter().any(|cell| self.marks.asked.contains(cell)));
        let mut cells = blocks.flat_map(|(_, block)| &block.cells);
        // A street or park beside a block belongs to the picture.
        cells.any(|cell| cell.row.abs_diff(row) <= 1)
    }

    fn text(&self, cell: Cell) -> Piece {
        let (ink, text) = match self.content.map().at(cell) {
            None => (Ink::Dim, String::new()),
            Some(Ground::Lot(lot)) => self.lot(cell, lot),
            Some(Ground::Street(street)) => {
                (Ink::Dim, self.content.streets()[usize::from(street)].code.clone())
            }
            Some(Ground::Crossing) => (Ink::Dim, "+".to_owned()),
            Some(Ground::Park(_)) => (Ink::Green, "::".to_owned()),
            Some(Ground::Landmark(_)) => (Ink::Dim, "##".to_owned()),
        };
        let text = if self.marks.asked.contains(&cell) { format!("[{text}]") } else { text };
        Piece { width: width(&text), text: self.face.ink(ink, &text) }
    }

    /// A free lot by its id, one that is somebody's by their number and what is there.
    fn lot(&self, cell: Cell, lot: Lot) -> (Ink, String) {
        let facts = self.content.lot(lot);
        let ink = district_ink(&self.content.district(facts.kind.district()).id);
        if let Some((seat, tile)) = self.marks.built.get(&cell) {
            return (Ink::Bold, format!("{}{}", seat.number(), tile_sign(self.content, *tile)));
        }
        if self.marks.closed.contains(&lot) {
            return (Ink::Dim, ".".to_owned());
        }
        let Some(seat) = self.marks.owners.get(&lot) else { return (ink, facts.id.clone()) };
        let worker = self.marks.workers.contains(&lot);
        let block = self.content.block(facts.place.block);
        let first = facts.cells.first().and_then(|cell| block.cells.get(cell.index()));
        let id = if worker && first == Some(&cell) { facts.id.as_str() } else { "" };
        (ink, format!("{}{}{id}", seat.number(), if worker { '*' } else { '.' }))
    }
}

/// A skyscraper in a cell: its id; a legendary one by a letter and its number.
pub(super) fn tile_sign(content: &Content, tile: Tile) -> String {
    if tile == Tile::START {
        return "@".to_owned();
    }
    match Tile::legendary().position(|other| other == tile) {
        Some(index) => format!("L{}", index + 1),
        None => content.tile(tile).id.clone(),
    }
}

/// What a district's lots are printed with, by the colour that it is called after.
pub(super) fn district_ink(id: &str) -> Ink {
    match id {
        "green" => Ink::Green,
        "blue" => Ink::Blue,
        "red" => Ink::Red,
        "yellow" => Ink::Yellow,
        "pink" => Ink::Pink,
        _ => Ink::Grey, // not ours: an owner's own district
    }
}
