//! A stack without heap, for states that are copied as bytes.

use std::fmt::{self, Debug, Formatter};
use std::hash::{Hash, Hasher};
use std::marker::PhantomData;

use serde::de::{Error, SeqAccess, Visitor};
use serde::ser::SerializeSeq;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A stack of at most `N` things, and at most 255: what is still to do, the top first.
///
/// Two stacks are equal if the same things are on them, whatever was on them before. It is written
/// as the list of its things, the lowest first.
#[derive(Clone, Copy)]
pub struct Stack<T, const N: usize> {
    len: u8,
    /// Those below `len` hold something; the others may hold what was popped.
    slots: [Option<T>; N],
}

impl<T: Copy + Hash, const N: usize> Hash for Stack<T, N> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.held().hash(state);
    }
}

impl<T: Copy, const N: usize> Stack<T, N> {
    /// What lies on top.
    #[inline]
    pub fn top(&self) -> Option<T> {
        self.held().last().copied().flatten()
    }

    /// Puts `thing` on top.
    ///
    /// # Panics
    /// If the stack is full. A game gives its stack room for everything that its rules can bring.
    #[inline]
    pub fn push(&mut self, thing: T) {
        self.slots[usize::from(self.len)] = Some(thing);
        self.len += 1;
    }

    /// Takes the top away, if there is one.
    #[inline]
    pub fn pop(&mut self) {
        self.len = self.len.saturating_sub(1);
    }

    /// Puts `thing` in the place of the top.
    #[inline]
    pub fn replace(&mut self, thing: T) {
        self.pop();
        self.push(thing);
    }

    /// Takes everything away.
    pub fn clear(&mut self) {
        self.len = 0;
    }

    /// Everything on the stack, the lowest first.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = T> + '_ {
        self.held().iter().copied().flatten()
    }

    #[inline]
    fn held(&self) -> &[Option<T>] {
        &self.slots[..usize::from(self.len)]
    }
}

impl<T: Copy, const N: usize> Default for Stack<T, N> {
    fn default() -> Self {
        const { assert!(N <= u8::MAX as usize, "a stack has room for 255 things at most") };
        Self { len: 0, slots: [None; N] }
    }
}

impl<T: Copy + PartialEq, const N: usize> PartialEq for Stack<T, N> {
    fn eq(&self, other: &Self) -> bool {
        self.held() == other.held()
    }
}

impl<T: Copy + Eq, const N: usize> Eq for Stack<T, N> {}

impl<T: Copy + Debug, const N: usize> Debug for Stack<T, N> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl<T: Copy + Serialize, const N: usize> Serialize for Stack<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut list = serializer.serialize_seq(Some(usize::from(self.len)))?;
        for thing in self.iter() {
            list.serialize_element(&thing)?;
        }
        list.end()
    }
}

impl<'de, T: Copy + Deserialize<'de>, const N: usize> Deserialize<'de> for Stack<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_seq(Things(PhantomData))
    }
}

/// Reads a stack from a list.
struct Things<T, const N: usize>(PhantomData<T>);

impl<'de, T: Copy + Deserialize<'de>, const N: usize> Visitor<'de> for Things<T, N> {
    type Value = Stack<T, N>;

    fn expecting(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "a list of at most {N}")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Self::Value, A::Error> {
        let mut stack = Stack::default();
        while let Some(thing) = list.next_element()? {
            if usize::from(stack.len) == N {
                return Err(A::Error::invalid_length(N + 1, &self));
            }
            stack.push(thing);
        }
        Ok(stack)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    type Three = Stack<u8, 3>;

    fn stack(things: &[u8]) -> Three {
        let mut stack = Three::default();
        things.iter().for_each(|&thing| stack.push(thing));
        stack
    }

    #[test]
    fn the_last_thing_lies_on_top() {
        let mut three = stack(&[1, 2, 3]);
        assert_eq!(three.top(), Some(3));
        three.replace(4);
        assert_eq!(three.iter().collect::<Vec<_>>(), [1, 2, 4]);
        three.pop();
        assert_eq!(three.top(), Some(2));
        three.clear();
        assert_eq!(three.top(), None);
        three.pop();
        three.replace(5);
        assert_eq!(three, stack(&[5]));
    }

    #[test]
    fn what_was_popped_does_not_count() {
        let mut three = stack(&[1, 2]);
        three.pop();
        assert_eq!(three, stack(&[1]));
        assert_ne!(three, stack(&[1, 2]));
        assert_ne!(three, stack(&[3]));
        assert_eq!(format!("{three:?}"), "[1]");
    }

    #[test]
    #[should_panic(expected = "index out of bounds")]
    fn a_full_stack_takes_nothing_more() {
        stack(&[1, 2, 3, 4]);
    }

    #[test]
    fn it_is_written_as_a_list() {
        let mut three = stack(&[7, 8, 9]);
        three.pop();
        let bytes = postcard::to_stdvec(&three).unwrap();
        assert_eq!(bytes, [2, 7, 8]);
        assert_eq!(postcard::from_bytes::<Three>(&bytes).unwrap(), three);
        assert!(postcard::from_bytes::<Three>(&[4, 7, 8, 9, 10]).is_err());
    }
}
