//! Rows of floats, and the table that says what stands where in them.

use serde::Serialize;

/// A stretch of a row.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Field {
    /// Its name; what belongs to a player begins with `p0.` for the one who looks, `p1.` for the next
    /// clockwise, and so on.
    pub name: String,
    /// What its numbers are.
    pub meaning: &'static str,
    /// The number is what it counts, divided by this.
    pub scale: u32,
    /// Where it begins.
    pub first: usize,
    /// How long it is.
    pub size: usize,
    /// What each of its numbers is about; empty if there is only one.
    pub labels: Vec<String>,
}

/// The fields of a row.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Layout {
    /// In the order of the row, without gaps.
    pub fields: Vec<Field>,
}

impl Layout {
    /// How long the row is.
    pub fn size(&self) -> usize {
        self.fields.last().map_or(0, |field| field.first + field.size)
    }
}

/// What a field belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// The table.
    Table,
    /// A player, by the steps clockwise from the one who looks.
    Player(usize),
}

/// Says what the numbers of a field are about; asked only when a layout is made.
pub type Labels<'l> = &'l dyn Fn() -> Vec<String>;

/// A row being written. The code that writes the numbers is also what makes the layout, so that the two
/// cannot differ.
#[derive(Clone, Debug)]
pub struct Sheet {
    values: Vec<f32>,
    layout: Option<Layout>,
}

impl Sheet {
    /// For the numbers alone.
    pub fn of_values(size: usize) -> Self {
        Self { values: Vec::with_capacity(size), layout: None }
    }

    /// For the layout.
    pub fn of_layout() -> Self {
        Self { values: Vec::new(), layout: Some(Layout::default()) }
    }

    /// The row.
    pub fn into_values(self) -> Vec<f32> {
        self.values
    }

    /// The layout; empty if only numbers were written.
    pub fn into_layout(self) -> Layout {
        self.layout.unwrap_or_default()
    }

    /// A field of one number.
    pub fn number(
        &mut self,
        place: Place,
        name: &str,
        meaning: &'static str,
        scale: u16,
        value: impl Into<f64>,
    ) {
        let scaled = value.into() / f64::from(scale);
        self.field(place, name, meaning, scale, &Vec::new, [scaled as f32]);
    }

    /// A field of one number that is 1 if something holds.
    pub fn flag(&mut self, place: Place, name: &str, meaning: &'static str, holds: bool) {
        self.number(place, name, meaning, 1, u8::from(holds));
    }

    /// A field with a count for each of some things.
    pub fn counts(
        &mut self,
        place: Place,
        name: &str,
        meaning: &'static str,
        labels: Labels<'_>,
        counts: impl IntoIterator<Item = u16>,
    ) {
        self.field(place, name, meaning, 1, labels, counts.into_iter().map(f32::from));
    }

    fn field(
        &mut self,
        place: Place,
        name: &str,
        meaning: &'static str,
        scale: u16,
        labels: Labels<'_>,
        values: impl IntoIterator<Item = f32>,
    ) {
        let first = self.values.len();
        self.values.extend(values);
        if let Some(layout) = &mut self.layout {
            let name = match place {
                Place::Table => name.to_owned(),
                Place::Player(steps) => format!("p{steps}.{name}"),
            };
            let (size, labels) = (self.values.len() - first, labels());
            let scale = u32::from(scale);
            layout.fields.push(Field { name, meaning, scale, first, size, labels });
        }
    }
}
