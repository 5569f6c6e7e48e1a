//! Places at the table, and one value for each of them.

use std::ops::{Index, IndexMut};

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{Message, NotUnderstood};

/// The most people any game of this project seats.
pub const MAX_SEATS: usize = 4;

/// A place at the table. Counted from 0 in code and in digests, and from 1 wherever people read it: in
/// sentences, in records and in JSON.
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(u8);

impl Serialize for Seat {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let first = u8::from(serializer.is_human_readable());
        serializer.serialize_u8(self.0 + first)
    }
}

impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let by_number = deserializer.is_human_readable();
        let written = usize::from(u8::deserialize(deserializer)?);
        let seat = if by_number { Self::from_number(written) } else { Self::new(written) };
        seat.ok_or_else(|| D::Error::custom(format_args!("no table has a seat {written}")))
    }
}

impl Seat {
    /// The first seat.
    pub const FIRST: Self = Self(0);

    /// The seat with this index, if any table has it.
    pub fn new(index: usize) -> Option<Self> {
        if index < MAX_SEATS { u8::try_from(index).ok().map(Self) } else { None }
    }

    /// The seat that people call by this number (1 to 4).
    pub fn from_number(number: usize) -> Option<Self> {
        number.checked_sub(1).and_then(Self::new)
    }

    /// Its index, from 0.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// What people call it, from 1.
    pub fn number(self) -> usize {
        self.index() + 1
    }
}

/// How many seats a table has: 2 to 4.
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seats(u8);

impl Seats {
    /// `None` unless the games of this project can be played by so many.
    pub fn new(count: usize) -> Option<Self> {
        if (2..=MAX_SEATS).contains(&count) { u8::try_from(count).ok().map(Self) } else { None }
    }

    /// How many.
    #[inline]
    pub fn count(self) -> usize {
        usize::from(self.0)
    }

    /// All seats of the table in order.
    pub fn all(self) -> impl Iterator<Item = Seat> + Clone {
        (0..self.0).map(Seat)
    }

    /// Whether the table has this seat.
    pub fn has(self, seat: Seat) -> bool {
        seat.0 < self.0
    }

    /// The seat clockwise of `seat`.
    #[inline]
    pub fn next(self, seat: Seat) -> Seat {
        let next = seat.0 + 1;
        Seat(if next == self.0 { 0 } else { next })
    }

    /// The seat that begins, as a deal names it: by its number, and the one agreed on if there is.
    ///
    /// # Errors
    /// If it is another seat, or none.
    pub fn read_first(self, words: &[String], agreed: Option<Seat>) -> Result<Seat, NotUnderstood> {
        let word = words.first().cloned().unwrap_or_default();
        let seat = word.parse().ok().and_then(Seat::from_number);
        let wanted = |seat: &Seat| self.has(*seat) && agreed.is_none_or(|agreed| agreed == *seat);
        match seat.filter(wanted) {
            Some(seat) if words.len() == 1 => Ok(seat),
            Some(_) | None => Err(NotUnderstood::new(word, Message::new("expected-first-seat"))),
        }
    }

    /// How many seats clockwise of `from` one comes to `to`.
    pub fn apart(self, from: Seat, to: Seat) -> usize {
        (to.index() + self.count() - from.index()) % self.count()
    }

    /// The other seats, clockwise, beginning with the neighbour of `seat`.
    pub fn others(self, seat: Seat) -> impl Iterator<Item = Seat> + Clone {
        (1..self.0).map(move |step| Seat((seat.0 + step) % self.0))
    }
}

/// One value for each seat. Seats that a smaller table lacks keep the default.
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct BySeat<T>([T; MAX_SEATS]);

impl<T> BySeat<T> {
    /// The value of each seat, computed.
    pub fn from_fn(mut value: impl FnMut(Seat) -> T) -> Self {
        Self([0, 1, 2, 3].map(|index| value(Seat(index))))
    }

    /// The values in the order of the seats.
    pub fn into_array(self) -> [T; MAX_SEATS] {
        self.0
    }

    /// Each seat of a table of `seats` with its value.
    pub fn iter(&self, seats: Seats) -> impl Iterator<Item = (Seat, &T)> {
        seats.all().map(|seat| (seat, &self[seat]))
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;

    #[inline]
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_have_two_to_four_seats() {
        assert_eq!(Seats::new(1), None);
        assert_eq!(Seats::new(5), None);
        assert_eq!(Seats::new(3).map(Seats::count), Some(3));
        assert_eq!(Seat::from_number(0), None);
        assert_eq!(Seat::from_number(5), None);
    }

    #[test]
    fn seats_are_written_from_1_for_people_and_from_0_for_digests() {
        for (index, number) in [(0, "1"), (3, "4")] {
            let seat = Seat(index);
            assert_eq!(serde_json::to_string(&seat).unwrap(), number);
            assert_eq!(serde_json::from_str::<Seat>(number).unwrap(), seat);
            assert_eq!(postcard::to_allocvec(&seat).unwrap(), [index]);
            assert_eq!(postcard::from_bytes::<Seat>(&[index]).unwrap(), seat);
        }
        for wrong in ["0", "5", "256", "-1", "\"1\""] {
            assert!(serde_json::from_str::<Seat>(wrong).is_err(), "{wrong}");
        }
        assert!(postcard::from_bytes::<Seat>(&[4]).is_err());
    }

    #[test]
    fn the_first_seat_is_read_by_its_number() {
        let seats = Seats::new(3).unwrap();
        let read = |words: &str, agreed| {
            let words: Vec<String> = words.split_whitespace().map(str::to_owned).collect();
            seats.read_first(&words, agreed).ok()
        };
        assert_eq!(read("3", None), Some(Seat(2)));
        assert_eq!(read("3", Some(Seat(2))), Some(Seat(2)));
        for (words, agreed) in [("4", None), ("", None), ("1 2", None), ("2", Some(Seat(2)))] {
            assert_eq!(read(words, agreed), None, "{words}");
        }
    }

    #[test]
    fn play_goes_round_the_table() {
        let seats = Seats::new(3).unwrap();
        assert_eq!(seats.next(Seat(2)), Seat(0));
        assert_eq!(seats.others(Seat(1)).collect::<Vec<_>>(), [Seat(2), Seat(0)]);
    }
}
