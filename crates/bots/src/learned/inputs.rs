//! A table as numbers.

/// Numbers that tell of a table, most of them zero: only the others are kept, each with its place.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Inputs {
    numbers: Vec<(u16, f32)>,
    next: usize,
}

impl Inputs {
    /// Forgets everything.
    pub fn clear(&mut self) {
        self.numbers.clear();
        self.next = 0;
    }

    /// The numbers that are not zero, in the order of their places.
    pub fn numbers(&self) -> &[(u16, f32)] {
        &self.numbers
    }

    /// How many places there are.
    pub fn places(&self) -> usize {
        self.next
    }

    /// The number of the next place.
    pub fn put(&mut self, number: f32) {
        if number != 0.0 {
            let place =
                u16::try_from(self.next).expect("a table is told by fewer numbers than that");
            self.numbers.push((place, number));
        }
        self.next += 1;
    }

    /// One number after the other.
    pub fn put_all(&mut self, numbers: &[f32]) {
        for &number in numbers {
            self.put(number);
        }
    }

    /// So many places, of which one is 1; the last also if there would have to be more.
    pub fn one_of(&mut self, places: usize, which: usize) {
        let which = which.min(places - 1);
        (0..places).for_each(|place| self.put(f32::from(u8::from(place == which))));
    }
}

/// So many numbers about a player, one after the other, before they are put beside those of others.
#[derive(Clone, Debug)]
pub(crate) struct List<const PLACES: usize> {
    numbers: [f32; PLACES],
    next: usize,
}

impl<const PLACES: usize> Default for List<PLACES> {
    fn default() -> Self {
        Self { numbers: [0.0; PLACES], next: 0 }
    }
}

impl<const PLACES: usize> List<PLACES> {
    /// The number of the next place.
    pub(crate) fn put(&mut self, number: f32) {
        self.numbers[self.next] = number;
        self.next += 1;
    }

    /// 1 if something holds.
    pub(crate) fn flag(&mut self, holds: bool) {
        self.put(f32::from(u8::from(holds)));
    }

    /// As in [`Inputs::one_of`].
    pub(crate) fn one_of(&mut self, places: usize, which: usize) {
        self.numbers[self.next + which.min(places - 1)] = 1.0;
        self.next += places;
    }

    /// One number after the other.
    pub(crate) fn put_all(&mut self, numbers: &[f32]) {
        numbers.iter().for_each(|&number| self.put(number));
    }

    /// All of them.
    pub(crate) fn numbers(&self) -> [f32; PLACES] {
        debug_assert_eq!(self.next, PLACES, "every place has its number");
        self.numbers
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn zeros_are_left_out_but_have_their_place() {
        let mut inputs = Inputs::default();
        inputs.put_all(&[0.5, 0.0]);
        inputs.one_of(3, 9);
        inputs.put(2.0);
        assert_eq!(inputs.numbers(), [(0, 0.5), (4, 1.0), (5, 2.0)]);
        assert_eq!(inputs.places(), 6);
        inputs.clear();
        assert_eq!(inputs, Inputs::default());
    }
}
