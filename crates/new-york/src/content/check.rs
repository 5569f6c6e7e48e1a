//! What holds of every [`Content`]. A pack of which it would not hold is refused.
//!
//! - Ids are unique over all kinds, so that a word points at one thing, and so are codes.
//! - There are five districts, of which one is for three and more players (N2.1), and five streets that
//!   can score (N1.1); these come first among the streets, are all on the map, and have the three of
//!   the beginners' game among them (N8.1).
//! - The map is a rectangle of at most 26 columns and 99 rows.
//! - Every district has the lots 1 to 13. The cells of a lot are connected, two or three (N1.1), and
//!   lie in one block. Lots are numbered by district and number, blocks in reading order.
//! - There are at most 32 blocks with lots, with at most 16 cells of lots each.
//! - There are 18 skyscrapers, some of each generation (N1.3), and four legendary ones of different
//!   heights (N1.5). Shapes are connected.
//! - There are five characters, one for each district, on lots of two cells (N1.7).
//! - The rows add up to the totals that the pack declares.

mod character;
mod digest;
mod ground;
mod lots;
mod map;
mod shape;
mod tile;
mod totals;

use std::collections::BTreeMap;

use pack_file::{At, missing, showable};

use super::error::{PackError, PackFault};
use super::pack::{BUILT_IN, Checked, Draft, PackRow, Refused, Rows};
use super::tables::Content;

impl Content {
    /// The names of the packs that come with the program; the first is the standard one.
    pub const BUILT_IN: [&str; 1] = [BUILT_IN[0].0];

    /// A pack that comes with the program.
    pub fn built_in(name: &str) -> Option<Self> {
        let (name, text) = BUILT_IN.iter().find(|(built_in, _)| *built_in == name)?;
        Some(Self::parse(name, text).expect("a test loads every built-in pack"))
    }

    /// Reads a pack and checks it. `file` is what messages call it.
    ///
    /// # Errors
    /// The first fault found, with its place.
    pub fn parse(file: &str, text: &str) -> Result<Self, PackError> {
        Self::parse_over(file, text, &BUILT_IN)
    }

    /// The same for a pack that was kept together with those that it could extend at its time.
    ///
    /// # Errors
    /// The first fault found, with its place.
    pub fn parse_over(file: &str, text: &str, bases: &[(&str, &str)]) -> Result<Self, PackError> {
        let draft = pack_file::read_over::<PackRow>(file, text, bases)?;
        check(draft).map_err(|refused| refused.in_file(file, text))
    }

    /// The names and texts of the packs that come with the program.
    pub fn built_in_texts() -> &'static [(&'static str, &'static str)] {
        &BUILT_IN
    }
}

/// What belongs to no row is said of the totals, where the file speaks of all rows.
fn check(draft: Draft) -> Checked<Content> {
    let Draft { pack, totals, rows, .. } = draft;
    let content = facts(pack, rows).map_err(|refused| refused.or_at(totals.at))?;
    totals::compare(&totals.value, &content).map_err(|refused| refused.or_at(totals.at))?;
    Ok(content)
}

fn facts(pack: String, rows: Rows) -> Checked<Content> {
    let mut known = Known::default();
    known.id(tile::START_ID, "starting building", None)?;
    let districts = ground::districts(rows.districts, &mut known)?;
    let streets = ground::streets(rows.streets, &mut known)?;
    let parks = ground::places(rows.parks, "park", &mut known)?;
    let landmarks = ground::places(rows.landmarks, "landmark", &mut known)?;
    let map = rows.map.into_iter().next().ok_or_else(|| missing("map", "in every pack"))?;
    let drawing = map::read(map, &districts, &streets, &parks, &landmarks)?;
    let (lots, blocks) = lots::check(&drawing, &districts)?;
    let tiles = tile::check(rows.tiles, rows.legendaries, &mut known)?;
    let characters = character::check(rows.characters, &lots, &mut known)?;
    let map = drawing.map;
    Ok(Content {
        digest: digest::of(&districts, &streets, &map, &tiles, &characters),
        pack,
        districts,
        streets,
        parks,
        landmarks,
        map,
        lots,
        blocks,
        tiles,
        characters,
    })
}

/// The ids and codes met so far.
#[derive(Default)]
struct Known {
    ids: BTreeMap<String, &'static str>,
    codes: BTreeMap<String, String>,
}

impl Known {
    /// Notes the id of something of this kind.
    fn id(&mut self, id: &str, kind: &'static str, at: Option<usize>) -> Checked<()> {
        match self.ids.insert(id.to_owned(), kind) {
            None => Ok(()),
            Some(kind) => {
                Err(Refused { at, fault: PackFault::IdTaken { id: id.to_owned(), kind } })
            }
        }
    }

    /// Notes the code of what has this id.
    fn code(&mut self, code: &At<String>, id: &str) -> Checked<()> {
        match self.codes.insert(code.value.clone(), id.to_owned()) {
            None => Ok(()),
            Some(id) => Err(code.refuse(PackFault::CodeTaken { code: code.value.clone(), id })),
        }
    }
}

/// A name that a line can show.
///
/// The locale files name what is in the standard pack. Others bring their names along, or are called
/// by their ids.
fn name(kind: &str, id: &str, name: Option<At<String>>) -> Checked<Option<String>> {
    match name {
        None => Ok((!named_by_locales(kind, id)).then(|| id.replace('-', " "))),
        Some(name) => showable(name).map(Some),
    }
}

fn named_by_locales(kind: &str, id: &str) -> bool {
    BUILT_IN[0].1.contains(&format!("\n[[{kind}]]\nid = \"{id}\"\n"))
}
