//! Laying the rows of a file over those of the pack it extends.

use pack_file::{
    At, Header, PackFile, Provenance, ProvenanceRow, Row, RowDraft, lay_over, missing, replace,
    replace_list,
};

use super::{
    CharacterRow, Checked, DistrictRow, LegendaryRow, MapRow, PackRow, PlaceRow, StreetRow,
    TileRow, TotalsRow,
};
use crate::content::error::PackFault;
use crate::ground::DISTRICTS;
use crate::tile::{LEGENDARIES, OWN_TILES};

/// The packs that come with the program, and the only ones that can be extended.
pub(in crate::content) const BUILT_IN: [(&str, &str); 1] =
    [("new-york", include_str!("../../../data/new-york.toml"))];

/// The most streets, the most parks and the most landmarks of a pack.
const MOST_PLACES: usize = 32;

/// A pack together with what it extends. Ids are well-formed, and no two rows of a kind have the same
/// one; nothing else has been checked.
#[derive(Debug)]
pub(in crate::content) struct Draft {
    pub(in crate::content) pack: String,
    pub(in crate::content) totals: At<TotalsRow>,
    pub(in crate::content) rows: Rows,
    provenance: Provenance,
}

/// The rows of a pack, kind by kind.
#[derive(Debug, Default)]
pub(in crate::content) struct Rows {
    /// One at most.
    pub(in crate::content) map: Vec<RowDraft<MapRow>>,
    pub(in crate::content) districts: Vec<RowDraft<DistrictRow>>,
    pub(in crate::content) streets: Vec<RowDraft<StreetRow>>,
    pub(in crate::content) parks: Vec<RowDraft<PlaceRow>>,
    pub(in crate::content) landmarks: Vec<RowDraft<PlaceRow>>,
    pub(in crate::content) tiles: Vec<RowDraft<TileRow>>,
    pub(in crate::content) legendaries: Vec<RowDraft<LegendaryRow>>,
    pub(in crate::content) characters: Vec<RowDraft<CharacterRow>>,
}

impl PackFile for PackRow {
    type Fault = PackFault;
    type Draft = Draft;

    const FORMAT: i64 = 1;
    const BUILT_IN: &[(&str, &str)] = &BUILT_IN;
    const EXAMPLE: &str = "{ lot = \"owner\" }";

    fn noun(expected: &[String]) -> Option<&'static str> {
        (expected.first()? == "bronze").then_some("generation")
    }

    fn extends(&self) -> Option<&At<String>> {
        self.extends.as_ref()
    }

    fn lay_over(self, base: Option<Draft>, text: &str) -> Checked<Draft> {
        let Self {
            _format,
            pack,
            extends: _,
            provenance,
            totals,
            map,
            district,
            street,
            park,
            landmark,
            tile,
            legendary,
            character,
        } = self;
        let before = base.as_ref().map(|base| base.provenance);
        let header = Header::new(pack, provenance, before, text)?;
        let totals = totals.ok_or_else(|| missing("totals", "in every pack"))?;
        let base = base.map(|base| base.rows).unwrap_or_default();
        let map = map.map(the_only).into_iter().collect();
        let rows = Rows {
            map: lay_over(base.map, map, &header)?,
            districts: lay_over(base.districts, district, &header)?,
            streets: lay_over(base.streets, street, &header)?,
            parks: lay_over(base.parks, park, &header)?,
            landmarks: lay_over(base.landmarks, landmark, &header)?,
            tiles: lay_over(base.tiles, tile, &header)?,
            legendaries: lay_over(base.legendaries, legendary, &header)?,
            characters: lay_over(base.characters, character, &header)?,
        };
        Ok(Draft { totals, rows, provenance: header.provenance, pack: header.pack })
    }
}

/// Gives the map, which stands under no id, the only one it can have.
fn the_only(map: At<MapRow>) -> At<MapRow> {
    let id = Some(At { value: "map".to_owned(), at: map.at });
    At { value: MapRow { id, ..map.value }, at: map.at }
}

impl Row for MapRow {
    const EVERY: &str = "for every map";
    const MANY: &str = "maps";
    const MOST: usize = 1;
    const FIELDS: &[&str] = &["rows"];

    fn take_label(&mut self) -> (Option<At<String>>, Option<ProvenanceRow>) {
        (self.id.take(), self.provenance.take())
    }

    fn patch(&mut self, patch: Self) -> Vec<&'static str> {
        let Self { id: _, rows, provenance: _ } = patch;
        let mut changed = Vec::new();
        let said = &mut changed;
        replace_list(&mut self.rows, rows, "rows", said);
        changed
    }
}

impl Row for DistrictRow {
    const EVERY: &str = "for every district";
    const MANY: &str = "districts";
    const MOST: usize = DISTRICTS;
    const FIELDS: &[&str] = &["name", "code", "two_players"];

    fn take_label(&mut self) -> (Option<At<String>>, Option<ProvenanceRow>) {
        (self.id.take(), self.provenance.take())
    }

    fn patch(&mut self, patch: Self) -> Vec<&'static str> {
        let Self { id: _, name, code, two_players, provenance: _ } = patch;
        let mut changed = Vec::new();
        let said = &mut changed;
        replace(&mut self.name, name, "name", said);
        replace(&mut self.code, code, "code", said);
        replace(&mut self.two_players, two_players, "two_players", said);
        changed
    }
}

impl Row for StreetRow {
    const EVERY: &str = "for every street";
    const MANY: &str = "streets";
    const MOST: usize = MOST_PLACES;
    const FIELDS: &[&str] = &["name", "code", "scoring"];

    fn take_label(&mut self) -> (Option<At<String>>, Option<ProvenanceRow>) {
        (self.id.take(), self.provenance.take())
    }

    fn patch(&mut self, patch: Self) -> Vec<&'static str> {
        let Self { id: _, name, code, scoring, provenance: _ } = patch;
        let mut changed = Vec::new();
        let said = &mut changed;
        replace(&mut self.name, name, "name", said);
        replace(&mut self.code, code, "code", said);
        replace(&mut self.scoring, scoring, "scoring", said);
        changed
    }
}

impl Row for PlaceRow {
    const EVERY: &str = "for every park and landmark";
    const MANY: &str = "parks or landmarks";
    const MOST: usize = MOST_PLACES;
    const FIELDS: &[&str] = &["name", "code"];

    fn take_label(&mut self) -> (Option<At<String>>, Option<ProvenanceRow>) {
        (self.id.take(), self.provenance.take())
    }

    fn patch(&mut self, patch: Self) -> Vec<&'static str> {
        let Self { id: _, name, code, provenance: _ } = patch;
        let mut changed = Vec::new();
        let said = &mut changed;
        replace(&mut self.name, name, "name", said);
        replace(&mut self.code, code, "code", said);
        changed
    }
}

impl Row for TileRow {
    const EVERY: &str = "for every skyscraper";
    const MANY: &str = "skyscrapers";
    const MOST: usize = OWN_TILES;
    const FIELDS: &[&str] = &["name", "generation", "points", "shape"];

    fn take_label(&mut self) -> (Option<At<String>>, Option<ProvenanceRow>) {
        (self.id.take(), self.provenance.take())
    }

    fn patch(&mut self, patch: Self) -> Vec<&'static str> {
        let Self { id: _, name, generation, points, shape, provenance: _ } = patch;
        let mut changed = Vec::new();
        let said = &mut changed;
        replace(&mut self.name, name, "name", said);
        replace(&mut self.generation, generation, "generation", said);
        replace(&mut self.points, points, "points", said);
        replace_list(&mut self.shape, shape, "shape", said);
        changed
    }
}

impl Row for LegendaryRow {
    const EVERY: &str = "for every legendary skyscraper";
    const MANY: &str = "legendary skyscrapers";
    const MOST: usize = LEGENDARIES;
    const FIELDS: &[&str] = &["name", "points", "height", "shape"];

    fn take_label(&mut self) -> (Option<At<String>>, Option<ProvenanceRow>) {
        (self.id.take(), self.provenance.take())
    }

    fn patch(&mut self, patch: Self) -> Vec<&'static str> {
        let Self { id: _, name, points, height, shape, provenance: _ } = patch;
        let mut changed = Vec::new();
        let said = &mut changed;
        replace(&mut self.name, name, "name", said);
        replace(&mut self.points, points, "points", said);
        replace(&mut self.height, height, "height", said);
        replace_list(&mut self.shape, shape, "shape", said);
        changed
    }
}

impl Row for CharacterRow {
    const EVERY: &str = "for every character";
    const MANY: &str = "characters";
    const MOST: usize = DISTRICTS;
    const FIELDS: &[&str] = &["name", "lot"];

    fn take_label(&mut self) -> (Option<At<String>>, Option<ProvenanceRow>) {
        (self.id.take(), self.provenance.take())
    }

    fn patch(&mut self, patch: Self) -> Vec<&'static str> {
        let Self { id: _, name, lot, provenance: _ } = patch;
        let mut changed = Vec::new();
        let said = &mut changed;
        replace(&mut self.name, name, "name", said);
        replace(&mut self.lot, lot, "lot", said);
        changed
    }
}
