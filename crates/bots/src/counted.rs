//! Numbers of things, and what they are worth.

use std::marker::PhantomData;
use std::ops::{Index, IndexMut};

use crate::account::Share;

/// Something that a player has more or less of. There are so many kinds of things in its game.
pub(crate) trait Countable: Copy {
    /// Which of them it is, from 0.
    fn place(self) -> usize;
}

/// How much of everything.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Counted<T, const KINDS: usize> {
    numbers: [f64; KINDS],
    of: PhantomData<T>,
}

/// What one of a thing is worth in points: with the last turn before one, and how much more for every ten
/// turns before that.
pub(crate) type Worth<T> = (T, f64, f64);

impl<T: Countable, const KINDS: usize> Counted<T, KINDS> {
    /// Nothing.
    pub(crate) fn nothing() -> Self {
        Self { numbers: [0.0; KINDS], of: PhantomData }
    }

    /// The numbers, in the order of the kinds.
    pub(crate) fn numbers(&self) -> &[f64; KINDS] {
        &self.numbers
    }

    /// What all of it is worth so many tens of turns before the end.
    pub(crate) fn worth(&self, worths: &[Worth<T>; KINDS], tens: f64) -> f64 {
        worths.iter().map(|&(thing, last, before)| self[thing] * (last + before * tens)).sum()
    }
}

impl<T: Countable, const KINDS: usize> Counted<T, KINDS> {
    /// The same, in parts.
    pub(crate) fn worth_in_parts(
        &self,
        worths: &[Worth<T>; KINDS],
        tens: f64,
        part: impl Fn(T) -> &'static str,
    ) -> Vec<Share> {
        let mut shares = Vec::new();
        for &(thing, last, before) in worths {
            Share::add(&mut shares, part(thing), self[thing] * (last + before * tens));
        }
        shares
    }
}

impl<T: Countable, const KINDS: usize> Index<T> for Counted<T, KINDS> {
    type Output = f64;

    fn index(&self, thing: T) -> &f64 {
        &self.numbers[thing.place()]
    }
}

impl<T: Countable, const KINDS: usize> IndexMut<T> for Counted<T, KINDS> {
    fn index_mut(&mut self, thing: T) -> &mut f64 {
        &mut self.numbers[thing.place()]
    }
}
