//! The parts of a drawn table that look the same in every game: its head, everybody's numbers, and
//! rows of pieces under their titles.

use crate::face::Ink;
use crate::on_screen::Look;
use crate::wrap::{Cell, flow, width};

/// One player among everybody's numbers.
#[derive(Clone, Debug)]
pub(crate) struct Standing {
    /// Who it is.
    pub(crate) name: String,
    /// Whether it is their turn.
    pub(crate) active: bool,
    /// A number for each column.
    pub(crate) numbers: Vec<String>,
    /// What follows after the numbers, on as many lines as it needs.
    pub(crate) more: Vec<Cell>,
}

/// Pieces under a title, on as many lines as they need.
#[derive(Clone, Debug)]
pub(crate) struct Row {
    /// The title; rows with the same one that follow each other have it once.
    pub(crate) title: String,
    /// Whose or which it is.
    pub(crate) of: String,
    pub(crate) cells: Vec<Cell>,
    /// Columns between the pieces.
    pub(crate) gap: usize,
}

impl Look<'_> {
    /// Less important.
    pub(crate) fn dim(&self, text: &str) -> String {
        self.face.ink(Ink::Dim, text)
    }

    /// A sign, or what stands for it where there are only letters.
    pub(crate) fn sign(&self, sign: &'static str, letters: &'static str) -> &'static str {
        if self.face.signs { sign } else { letters }
    }

    /// The first line: the turn at the left, what is left of things at the right.
    pub(crate) fn head(&self, turn: &str, right: &[String]) -> String {
        let right = right.join("   ");
        let blank = self.face.width.saturating_sub(width(turn) + width(&right)).max(2);
        format!("{}{}{}", self.face.ink(Ink::Bold, turn), " ".repeat(blank), self.dim(&right))
    }

    /// Everybody's numbers in columns with these titles. A title without a column of its own is that
    /// of what follows.
    pub(crate) fn standings(&self, titles: &[String], players: &[Standing]) -> Vec<String> {
        let room = self.face.width.saturating_sub(columns(titles, players));
        let names = players.iter().map(|player| width(&player.name)).max().unwrap_or(0).min(room);
        let head: String = titles.iter().map(|title| format!("  {title}")).collect();
        let mut lines = vec![self.dim(&format!("{}{head}", " ".repeat(names + 2)))];
        for Standing { name, active, numbers, more } in players {
            let numbers: String = numbers
                .iter()
                .zip(titles)
                .map(|(number, title)| format!("  {number:>0$}", width(title)))
                .collect();
            let mark = if *active { self.sign("▸", "*") } else { " " };
            let name = Cell::plain(self.shortened(name, names)).padded(names);
            let name = if *active { self.face.ink(Ink::Bold, &name) } else { name };
            let indent = names + 2 + width(&numbers) + 2;
            let mut more = flow(more, 2, self.face.width.saturating_sub(indent)).into_iter();
            let first = more.next().map_or(String::new(), |first| format!("  {first}"));
            lines.push(format!("{mark} {name}{numbers}{first}"));
            lines.extend(more.map(|more| format!("{}{more}", " ".repeat(indent))));
        }
        lines
    }

    /// A name in so many columns: its end gives way.
    fn shortened(&self, name: &str, columns: usize) -> String {
        if width(name) <= columns {
            return name.to_owned();
        }
        let end = self.sign("…", "..");
        let begin = name.chars().take(columns.saturating_sub(width(end)));
        begin.chain(end.chars()).collect()
    }

    /// Rows under their titles: the title once, then whose it is, then the pieces.
    pub(crate) fn rows(&self, rows: &[Row]) -> Vec<String> {
        let titles = rows.iter().map(|row| width(&row.title)).max().unwrap_or(0);
        let whose = rows.iter().map(|row| width(&row.of)).max().unwrap_or(0);
        let indent = titles + 2 + whose + usize::from(whose > 0) * 2;
        let room = self.face.width.saturating_sub(indent);
        let mut lines = Vec::new();
        let mut before = "";
        for row in rows {
            let title = if row.title == before { "" } else { &row.title };
            before = &row.title;
            let title = Cell::plain(title).padded(titles + 2);
            let of = Cell::plain(row.of.as_str()).padded(indent - titles - 2);
            let cells: Vec<Cell> = row.cells.iter().flat_map(|cell| cell.broken(room)).collect();
            let mut pieces = flow(&cells, row.gap, room).into_iter();
            let first = pieces.next().unwrap_or_default();
            lines.push(format!("{}{}{first}", self.dim(&title), self.dim(&of)));
            lines.extend(pieces.map(|more| format!("{}{more}", " ".repeat(indent))));
        }
        lines
    }
}

/// What has to find room beside a name: the mark of who is active, the numbers under their titles,
/// and what follows, at least its title and its widest piece.
fn columns(titles: &[String], players: &[Standing]) -> usize {
    let numbers = players.first().map_or(0, |player| player.numbers.len());
    let (numbers, after) = titles.split_at(numbers.min(titles.len()));
    let numbers: usize = numbers.iter().map(|title| 2 + width(title)).sum();
    let after: usize = after.iter().map(|title| 2 + width(title)).sum();
    let pieces = players.iter().flat_map(|player| &player.more).map(|cell| 2 + cell.width);
    2 + numbers + pieces.max().unwrap_or(0).max(after)
}
