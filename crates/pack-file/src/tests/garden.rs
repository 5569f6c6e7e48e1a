//! A game whose content is a garden.

use serde::de::IgnoredAny;
use serde::{Deserialize, Serialize};

use crate::{
    At, Checked, FileFault, Header, List, PackError, PackFile, Provenance, ProvenanceRow, Row,
    RowDraft, lay_over, read, replace, replace_list,
};

/// The packs that come with the game.
pub(super) const BUILT_IN: [(&str, &str); 2] = [
    (
        "garden",
        r#"format = 3
pack = "garden"
provenance = "rulebook"
[[plant]]
id = "rose"
colour = "red"
height = 2
marks = ["thorny", { fruits = 4 }]
provenance = { height = "review" }
[[plant]]
id = "lily"
colour = "white"
height = 1
"#,
    ),
    ("meadow", "format = 3\npack = \"meadow\"\nextends = \"garden\"\n[[plant]]\nid = \"clover\"\n"),
];

/// The header of a pack that extends the garden; its rows begin in line 4.
pub(super) const HEAD: &str = "format = 3\npack = \"mine\"\nextends = \"garden\"\n";

/// What can be wrong with a garden.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub(super) enum GardenFault {
    #[error(transparent)]
    File(#[from] FileFault),
    #[error("“{id}” is too high; expected a plant")]
    Tree { id: String },
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Garden {
    #[serde(rename = "format")]
    _format: IgnoredAny,
    pack: Option<At<String>>,
    extends: Option<At<String>>,
    provenance: Option<Provenance>,
    #[serde(default)]
    plant: Vec<At<PlantRow>>,
}

#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PlantRow {
    id: Option<At<String>>,
    pub(super) colour: Option<At<Colour>>,
    pub(super) height: Option<At<u8>>,
    pub(super) depth: Option<At<i8>>,
    pub(super) seeds: Option<At<u16>>,
    pub(super) marks: Option<List<Mark>>,
    provenance: Option<ProvenanceRow>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Colour {
    Red,
    White,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Mark {
    Thorny,
    Fruits(u8),
}

#[derive(Debug)]
pub(super) struct Draft {
    pub(super) pack: String,
    pub(super) plants: Vec<RowDraft<PlantRow>>,
    provenance: Provenance,
}

impl Draft {
    /// The plant with this id.
    #[track_caller]
    pub(super) fn plant(&self, id: &str) -> &RowDraft<PlantRow> {
        self.plants.iter().find(|plant| plant.id == id).expect("the pack has it")
    }
}

impl PackFile for Garden {
    type Fault = GardenFault;
    type Draft = Draft;

    const FORMAT: i64 = 3;
    const BUILT_IN: &[(&str, &str)] = &BUILT_IN;
    const EXAMPLE: &str = "{ fruits = 4 }";

    fn noun(expected: &[String]) -> Option<&'static str> {
        (expected.first()? == "red").then_some("colour")
    }

    fn extends(&self) -> Option<&At<String>> {
        self.extends.as_ref()
    }

    fn lay_over(self, base: Option<Draft>, text: &str) -> Checked<Draft, GardenFault> {
        let before = base.as_ref().map(|base| base.provenance);
        let header = Header::new(self.pack, self.provenance, before, text)?;
        let base = base.map(|base| base.plants).unwrap_or_default();
        let plants = lay_over(base, self.plant, &header)?;
        for plant in &plants {
            if let Some(height) = plant.row.height.as_ref().filter(|height| height.value > 9) {
                return Err(height.refuse(GardenFault::Tree { id: plant.id.clone() }));
            }
        }
        Ok(Draft { plants, provenance: header.provenance, pack: header.pack })
    }
}

impl Row for PlantRow {
    const EVERY: &str = "for every plant";
    const MANY: &str = "plants";
    const MOST: usize = 4;
    const FIELDS: &[&str] = &["colour", "height", "depth", "seeds", "marks"];

    fn take_label(&mut self) -> (Option<At<String>>, Option<ProvenanceRow>) {
        (self.id.take(), self.provenance.take())
    }

    fn patch(&mut self, patch: Self) -> Vec<&'static str> {
        let mut changed = Vec::new();
        let said = &mut changed;
        replace(&mut self.colour, patch.colour, "colour", said);
        replace(&mut self.height, patch.height, "height", said);
        replace(&mut self.depth, patch.depth, "depth", said);
        replace(&mut self.seeds, patch.seeds, "seeds", said);
        replace_list(&mut self.marks, patch.marks, "marks", said);
        changed
    }
}

pub(super) fn parse(text: &str) -> Result<Draft, PackError<GardenFault>> {
    read::<Garden>("my.toml", text)
}

/// A pack in which `rows` change the garden.
#[track_caller]
pub(super) fn garden_with(rows: &str) -> Draft {
    parse(&format!("{HEAD}{rows}")).unwrap_or_else(|error| panic!("{error}"))
}

/// Why a file is refused.
#[track_caller]
pub(super) fn refused(text: &str) -> String {
    parse(text).expect_err("it should be refused").to_string()
}

/// Why a new plant may not have this in its line 6.
#[track_caller]
pub(super) fn refused_plant(line: &str) -> String {
    refused(&format!("{HEAD}[[plant]]\nid = \"ivy\"\n{line}\n"))
}
