//! The answers of New York.

use ::new_york::{Action, Cell, LotKind, NewYork, Tile};

/// All of them, in the order of [`Action`].
pub(super) fn all(game: &NewYork) -> Vec<Action> {
    let content = game.content();
    let lots = || content.lots().map(|(lot, _)| lot);
    let kinds = || LotKind::all();
    // N5.3: two lots of size 2, the lesser kind first.
    let small = || kinds().filter(|kind| kind.size() == 2);
    let pairs = small().flat_map(|one| {
        small().filter(move |&other| one <= other).map(move |other| Action::Grab(one, other))
    });
    let parts: [Vec<Action>; 11] = [
        content.characters().map(|(character, _)| Action::Be(character)).collect(),
        vec![Action::Shift],
        kinds().map(Action::Take).collect(),
        pairs.collect(),
        lots().map(Action::Acquire).collect(),
        Tile::all().map(Action::Demolish).collect(),
        Tile::all().map(Action::Build).collect(),
        Tile::all().map(Action::Boom).collect(),
        game.sites().map(Action::At).collect(),
        lots().map(Action::Return).collect(),
        vec![Action::Pass],
    ];
    parts.into_iter().flatten().collect()
}

/// An answer in words. A place is said by its cells, so that it can be read without the skyscraper.
pub(super) fn words(game: &NewYork, action: Action) -> String {
    let content = game.content();
    let (kind, tile) = (|kind| content.kind_word(kind), |tile| &content.tile(tile).id);
    match action {
        Action::Be(character) => format!("be {}", content.character(character).id),
        Action::Shift => "shift".to_owned(),
        Action::Take(card) => format!("take {}", kind(card)),
        Action::Grab(one, other) => format!("grab {} {}", kind(one), kind(other)),
        Action::Acquire(lot) => format!("lot {}", content.lot(lot).id),
        Action::Demolish(new) => format!("demolish {}", tile(new)),
        Action::Build(new) => format!("build {}", tile(new)),
        Action::Boom(new) => format!("boom {}", tile(new)),
        Action::At(site) => {
            let cells: Vec<String> = game.site_cells(site).into_iter().map(cell_word).collect();
            format!("at {}", cells.join(" "))
        }
        Action::Return(lot) => format!("return {}", content.lot(lot).id),
        Action::Pass => "pass".to_owned(),
    }
}

/// A cell as people call it: a letter for the column, a number for the row.
pub(super) fn cell_word(cell: Cell) -> String {
    format!("{}{}", char::from(b'a' + cell.column), cell.row + 1)
}
