//! Skyscrapers, drawn with letters: their signs in the city, and those that can still be built.

use new_york::{Cell, Content, Generation, Tile};
use table::Viewer;

use crate::drawn::Row;
use crate::new_york::table::Drawing;
use crate::on_screen::Look;
use crate::wrap::Cell as Piece;

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

/// The sign before points. Where there are only letters it is not a star, which is a worker.
pub(super) fn points_sign(look: &Look<'_>) -> &'static str {
    look.sign("★", "=")
}

/// A shape as its rows, one after another.
pub(super) fn shape_sign(shape: &[Cell], look: &Look<'_>) -> String {
    let (full, empty) = (look.sign("▪", "X"), look.sign("·", "_"));
    let most = shape.iter().map(|cell| cell.row).max().unwrap_or(0);
    let rows = (0..=most).map(|row| -> String {
        let last = shape.iter().filter(|cell| cell.row == row).map(|cell| cell.column).max();
        let columns = 0..=last.unwrap_or(0);
        columns
            .map(|column| if shape.contains(&Cell { row, column }) { full } else { empty })
            .collect()
    });
    rows.collect::<Vec<_>>().join("/")
}

impl Drawing<'_> {
    /// The viewer's unbuilt skyscrapers, a row for each generation, and the legendary ones.
    pub(super) fn unbuilt(&self) -> Vec<Row> {
        let own = match self.view.viewer {
            Viewer::Seat(_) => self.own_player().map(|me| me.unbuilt.clone()).unwrap_or_default(),
            Viewer::Spectator | Viewer::Open => Vec::new(),
        };
        let of = |generation: Generation| -> Vec<Tile> {
            own.iter().copied().filter(|&tile| self.generation(tile) == generation).collect()
        };
        let own = Generation::BUILT.map(|generation| ("unbuilt", of(generation)));
        own.into_iter()
            .chain([("legendary", self.view.legendaries.clone())])
            .filter(|(_, tiles)| !tiles.is_empty())
            .map(|(title, tiles)| {
                self.row(title, tiles.iter().map(|&tile| self.tile(tile)).collect())
            })
            .collect()
    }

    pub(super) fn generation(&self, tile: Tile) -> Generation {
        self.game.content().tile(tile).generation
    }

    /// Its sign, its shape and its points.
    fn tile(&self, tile: Tile) -> Piece {
        let facts = self.game.content().tile(tile);
        let sign = tile_sign(self.game.content(), tile);
        let name = if tile.is_legendary() { format!("{sign} {}", facts.id) } else { sign };
        let shape = shape_sign(&facts.shape, self.look);
        Piece::plain(format!("{name} {shape} {}{}", points_sign(self.look), facts.points))
    }
}
