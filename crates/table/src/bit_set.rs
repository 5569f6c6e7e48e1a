//! Sets of numbered things, a bit for each.

use std::fmt::{self, Debug};
use std::hash::Hash;
use std::ops::{BitAnd, BitOr, BitOrAssign, Not};

use serde::de::DeserializeOwned;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Something with a small number, so that a set of such things is a few bits.
pub trait Numbered: Copy {
    /// Wide enough for all of them.
    type Bits: Bits;
    /// A bit for each.
    const ALL: Self::Bits;

    /// Its number, from 0.
    fn number(self) -> u8;

    /// The one with this number, which comes from a set of them.
    fn numbered(number: u8) -> Self;
}

/// Makes types that wrap a number of one byte [`Numbered`]: the name of each, the bits of a set of
/// them, and a bit for each there can be.
#[macro_export]
macro_rules! numbered {
    ($($name:ident, $bits:ty, $all:expr;)*) => {$(
        impl $crate::Numbered for $name {
            type Bits = $bits;
            const ALL: $bits = $all;

            #[inline]
            fn number(self) -> u8 {
                self.0
            }

            #[inline]
            fn numbered(number: u8) -> Self {
                Self(number)
            }
        }
    )*};
}

/// A number seen as bits.
pub trait Bits:
    Copy + Eq + Hash + BitAnd<Output = Self> + BitOr<Output = Self> + Not<Output = Self>
{
    /// No bits.
    const NONE: Self;
    /// How it is written down.
    type Written: Serialize + DeserializeOwned;

    /// Only the bit with this number.
    fn one(number: u8) -> Self;
    /// How many bits.
    fn count(self) -> usize;
    /// The number of the lowest bit, if there is any.
    fn lowest(self) -> Option<u8>;
    /// Without the lowest bit.
    #[must_use]
    fn without_lowest(self) -> Self;
    /// In the form for writing.
    fn write(self) -> Self::Written;
    /// From the form for writing.
    fn read(written: Self::Written) -> Self;
}

macro_rules! bits {
    ($($bits:ty, $written:ty, $write:expr, $read:expr;)*) => {$(
        impl Bits for $bits {
            const NONE: Self = 0;
            type Written = $written;

            #[inline]
            fn one(number: u8) -> Self {
                1 << number
            }

            #[inline]
            fn count(self) -> usize {
                self.count_ones() as usize
            }

            #[inline]
            fn lowest(self) -> Option<u8> {
                (self != 0).then(|| self.trailing_zeros() as u8)
            }

            #[inline]
            fn without_lowest(self) -> Self {
                self & self.wrapping_sub(1)
            }

            fn write(self) -> $written {
                $write(self)
            }

            fn read(written: $written) -> Self {
                $read(written)
            }
        }
    )*};
}

bits! {
    u8, u8, |bits| bits, |bits| bits;
    u16, u16, |bits| bits, |bits| bits;
    u32, u32, |bits| bits, |bits| bits;
    // Not every format knows numbers of 128 bits.
    u128, (u64, u64),
        |bits: u128| ((bits >> 64) as u64, bits as u64),
        |(high, low): (u64, u64)| u128::from(high) << 64 | u128::from(low);
}

/// A set. Iterating over it goes from low numbers to high ones and takes out what it gives.
pub struct BitSet<T: Numbered>(T::Bits);

impl<T: Numbered> BitSet<T> {
    /// Nothing.
    pub const EMPTY: Self = Self(T::Bits::NONE);
    /// All there can be.
    pub const ALL: Self = Self(T::ALL);

    /// The set that these bits stand for.
    #[inline]
    pub const fn from_bits(bits: T::Bits) -> Self {
        Self(bits)
    }

    /// A bit for each.
    #[inline]
    pub const fn bits(self) -> T::Bits {
        self.0
    }

    /// Only this one.
    #[inline]
    pub fn of(one: T) -> Self {
        Self(T::Bits::one(one.number()))
    }

    /// Whether it is in the set.
    #[inline]
    pub fn has(self, one: T) -> bool {
        self.meets(Self::of(one))
    }

    /// Puts one in.
    #[inline]
    pub fn insert(&mut self, one: T) {
        *self |= Self::of(one);
    }

    /// Takes one out.
    #[inline]
    pub fn remove(&mut self, one: T) {
        *self = self.without(Self::of(one));
    }

    /// How many.
    #[inline]
    pub fn len(self) -> usize {
        self.0.count()
    }

    /// Whether there is none.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == T::Bits::NONE
    }

    /// The one with the lowest number.
    #[inline]
    pub fn first(self) -> Option<T> {
        self.0.lowest().map(T::numbered)
    }

    /// These but not those.
    #[inline]
    #[must_use]
    pub fn without(self, others: Self) -> Self {
        Self(self.0 & !others.0)
    }

    /// Whether they have something in common.
    #[inline]
    pub fn meets(self, others: Self) -> bool {
        !(self & others).is_empty()
    }

    /// Whether all of these are among those.
    #[inline]
    pub fn is_in(self, others: Self) -> bool {
        self.without(others).is_empty()
    }
}

impl<T: Numbered> BitAnd for BitSet<T> {
    type Output = Self;

    #[inline]
    fn bitand(self, others: Self) -> Self {
        Self(self.0 & others.0)
    }
}

impl<T: Numbered> BitOr for BitSet<T> {
    type Output = Self;

    #[inline]
    fn bitor(self, others: Self) -> Self {
        Self(self.0 | others.0)
    }
}

impl<T: Numbered> BitOrAssign for BitSet<T> {
    #[inline]
    fn bitor_assign(&mut self, others: Self) {
        *self = *self | others;
    }
}

impl<T: Numbered> Iterator for BitSet<T> {
    type Item = T;

    #[inline]
    fn next(&mut self) -> Option<T> {
        let first = self.first();
        self.0 = self.0.without_lowest();
        first
    }
}

impl<T: Numbered> FromIterator<T> for BitSet<T> {
    fn from_iter<I: IntoIterator<Item = T>>(all: I) -> Self {
        all.into_iter().fold(Self::EMPTY, |set, one| set | Self::of(one))
    }
}

// By hand, because what is derived would ask of the things what only the bits have to be.

impl<T: Numbered> Clone for BitSet<T> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}

impl<T: Numbered> Copy for BitSet<T> {}

impl<T: Numbered> Default for BitSet<T> {
    #[inline]
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<T: Numbered> PartialEq for BitSet<T> {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0
    }
}

impl<T: Numbered> Eq for BitSet<T> {}

impl<T: Numbered> Hash for BitSet<T> {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.0.hash(state);
    }
}

impl<T: Numbered + Debug> Debug for BitSet<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

impl<T: Numbered> Serialize for BitSet<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.write().serialize(serializer)
    }
}

impl<'de, T: Numbered> Deserialize<'de> for BitSet<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        <T::Bits as Bits>::Written::deserialize(deserializer).map(T::Bits::read).map(Self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    struct Coin(u8);

    numbered! { Coin, u128, u128::MAX; }

    fn coins(numbers: &[u8]) -> BitSet<Coin> {
        numbers.iter().copied().map(Coin).collect()
    }

    #[test]
    fn a_set_holds_what_was_put_in() {
        let mut set = coins(&[127, 0, 64]);
        assert_eq!((set.len(), set.first()), (3, Some(Coin(0))));
        assert!(set.has(Coin(64)) && !set.has(Coin(63)));
        set.remove(Coin(0));
        set.remove(Coin(0));
        assert_eq!(set.collect::<Vec<_>>(), [Coin(64), Coin(127)]);
        assert_eq!(format!("{set:?}"), "{Coin(64), Coin(127)}");
        assert_eq!(BitSet::<Coin>::ALL.len(), 128);
        assert!(BitSet::<Coin>::EMPTY.is_empty() && BitSet::<Coin>::default().next().is_none());
    }

    #[test]
    fn sets_are_compared() {
        let (low, high) = (coins(&[1, 2]), coins(&[2, 100]));
        assert_eq!(low | high, coins(&[1, 2, 100]));
        assert_eq!(low & high, coins(&[2]));
        assert_eq!(low.without(high), coins(&[1]));
        assert!(low.meets(high) && !coins(&[1]).meets(high));
        assert!(coins(&[2]).is_in(high) && !low.is_in(high));
        assert!(BitSet::EMPTY.is_in(low) && !BitSet::EMPTY.meets(low));
    }

    #[test]
    fn what_was_written_is_read() {
        let set = coins(&[3, 65]);
        let bytes = postcard::to_stdvec(&set).unwrap();
        assert_eq!(bytes, [2, 8]);
        assert_eq!(postcard::from_bytes::<BitSet<Coin>>(&bytes).unwrap(), set);
    }
}
