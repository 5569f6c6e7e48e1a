//! Chance that can be repeated: the same seed takes the same choices.

use std::ops::Range;
use std::time::Duration;

/// A stream of choices.
#[derive(Clone, Debug)]
pub(crate) struct Pick(u64);

impl Pick {
    /// The stream of a seed.
    pub(crate) fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// A stream of its own for somebody else; what they choose does not change what is chosen here.
    pub(crate) fn fork(&mut self) -> Self {
        Self(self.next())
    }

    /// Any number (splitmix64).
    pub(crate) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A number below `count`, which is not 0.
    pub(crate) fn below(&mut self, count: usize) -> usize {
        (self.next() % count as u64) as usize
    }

    /// True so many times in a hundred.
    pub(crate) fn percent(&mut self, chance: usize) -> bool {
        self.below(100) < chance
    }

    /// One of these; there is at least one.
    pub(crate) fn one_of<'a, T>(&mut self, these: &'a [T]) -> &'a T {
        &these[self.below(these.len())]
    }

    /// A time, in milliseconds from this range.
    pub(crate) fn millis(&mut self, range: Range<u64>) -> Duration {
        let width = range.end.saturating_sub(range.start).max(1);
        Duration::from_millis(range.start + self.next() % width)
    }
}
