//! The city, drawn with letters: every cell of the grid in its column.

use std::collections::{BTreeMap, BTreeSet};

use new_york::{Cell, Content, Ground, Lot, NewYork, Tile, View};
use table::Seat;

use crate::face::{Face, Ink};
use crate::new_york::skyscrapers::tile_sign;
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
    /// The streets that score in this game, by their numbers among all streets.
    counting: BTreeSet<usize>,
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
        marks.counting.extend(view.streets.iter().map(|street| street.index()));
        marks
    }

    /// The cells of somebody's territory that nothing is built on.
    pub(super) fn free_cells(&self, game: &NewYork, seat: Seat) -> Vec<Cell> {
        let own = self.owners.iter().filter(|&(_, &owner)| owner == seat);
        let cells = own.flat_map(|(&lot, _)| game.lot_cells(lot));
        cells.filter(|cell| !self.built.contains_key(cell)).collect()
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

/// What stands before a cell and in it.
#[derive(Clone, Debug)]
struct Drawn {
    mark: char,
    text: String,
    ink: Ink,
    bold: bool,
}

impl Drawn {
    fn new(ink: Ink, text: impl Into<String>) -> Self {
        Self { mark: ' ', text: text.into(), ink, bold: false }
    }

    fn bold(self) -> Self {
        Self { bold: true, ..self }
    }

    fn marked(self, mark: char) -> Self {
        Self { mark, ..self }
    }

    fn piece(&self, face: Face) -> Piece {
        let inked = face.ink(self.ink, &self.text);
        let text = if self.bold { face.ink(Ink::Bold, &inked) } else { inked };
        Piece { width: width(&self.text), text }
    }
}

impl CityDrawing<'_> {
    /// All rows, under the letters of the columns; with cells asked about, only the rows of their
    /// blocks.
    pub(super) fn lines(&self) -> Vec<String> {
        let numbers = |count: usize| (0..count).filter_map(|number| u8::try_from(number).ok());
        let (map, wide) = (self.content.map(), self.wide());
        let mut head = String::from("  ");
        for column in numbers(map.columns()) {
            head.push_str(&format!(" {:<wide$}", char::from(b'a' + column)));
        }
        let mut lines = vec![self.face.ink(Ink::Dim, head.trim_end())];
        let mut next = None;
        for row in numbers(map.rows()).filter(|&row| self.shows(row)) {
            if next.replace(row + 1).is_some_and(|next| next != row) {
                lines.push(String::new());
            }
            let mut line = self.face.ink(Ink::Dim, &format!("{:>2}", row + 1));
            for column in numbers(map.columns()) {
                let drawn = self.drawn(Cell { row, column });
                line.push(drawn.mark);
                line.push_str(&drawn.piece(self.face).padded(wide));
            }
            lines.push(line.trim_end().to_owned());
        }
        lines
    }

    /// How wide a cell is: as anything that can ever be in one, so that the city keeps its shape
    /// whatever is built.
    fn wide(&self) -> usize {
        let nothing = Marks::default();
        let empty = CityDrawing { marks: &nothing, ..*self };
        let ground = self.content.map().cells().map(|(cell, _)| width(&empty.drawn(cell).text));
        let built = Tile::all().map(|tile| 1 + width(&tile_sign(self.content, tile)));
        ground.chain(built).max().unwrap_or(0)
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

    fn drawn(&self, cell: Cell) -> Drawn {
        let drawn = match self.content.map().at(cell) {
            None => Drawn::new(Ink::Dim, ""),
            Some(Ground::Lot(lot)) => self.lot(cell, lot),
            Some(Ground::Street(street)) => self.street(usize::from(street)),
            Some(Ground::Crossing) => Drawn::new(Ink::Dim, "+"),
            Some(Ground::Park(_)) => Drawn::new(Ink::Green, "::"),
            Some(Ground::Landmark(_)) => Drawn::new(Ink::Dim, "##"),
        };
        if self.marks.asked.contains(&cell) { drawn.bold().marked('>') } else { drawn }
    }

    fn street(&self, street: usize) -> Drawn {
        let code = self.content.streets()[street].code.as_str();
        if self.marks.counting.contains(&street) {
            Drawn::new(Ink::Bold, code)
        } else {
            Drawn::new(Ink::Dim, code)
        }
    }

    /// A free lot by its id, one that is somebody's by their number and what is there. Where a worker
    /// stands, the cells after the first one have the id of the lot.
    fn lot(&self, cell: Cell, lot: Lot) -> Drawn {
        let facts = self.content.lot(lot);
        let district = self.content.district(facts.kind.district());
        let ink = district_ink(&district.id);
        if let Some((seat, tile)) = self.marks.built.get(&cell) {
            let sign = tile_sign(self.content, *tile);
            return Drawn::new(ink, format!("{}{sign}", seat.number())).bold();
        }
        if self.marks.closed.contains(&lot) {
            return Drawn::new(Ink::Dim, ".");
        }
        let Some(seat) = self.marks.owners.get(&lot) else {
            return Drawn::new(ink, facts.id.as_str());
        };
        if !self.marks.workers.contains(&lot) {
            return Drawn::new(ink, format!("{}.{}", seat.number(), district.code));
        }
        let block = self.content.block(facts.place.block);
        let first = facts.cells.first().and_then(|cell| block.cells.get(cell.index()));
        if first == Some(&cell) {
            Drawn::new(ink, format!("{}*", seat.number())).bold()
        } else {
            Drawn::new(ink, facts.id.as_str()).marked('*')
        }
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
