//! The hash of a world, the same on every machine.
//!
//! It seeds what bots imagine, so what they play depends on it. Hence the arithmetic is ours, of 64 bits whatever the words
//! of the machine have, and frozen by a test: that of `FxHasher` in rustc-hash 2.1 on machines of 64 bits (by Orson Peters,
//! MIT or Apache-2.0), which chose in all games that `docs/results.md` tells of.

use std::hash::{Hash, Hasher};

/// The hash of a world.
pub(crate) fn hash<S: Hash>(state: &S) -> u64 {
    let mut hasher = WideHasher::default();
    state.hash(&mut hasher);
    hasher.finish()
}

/// A good factor for numbers that are multiplied again and again.
const FACTOR: u64 = 0xf135_7aea_2e62_a9c5;
/// Digits of pi.
const FIRST: u64 = 0x243f_6a88_85a3_08d3;
const SECOND: u64 = 0x1319_8a2e_0370_7344;
const NOT_NOTHING: u64 = 0xa409_3822_299f_31d0;

#[derive(Clone, Copy, Debug, Default)]
struct WideHasher(u64);

impl WideHasher {
    #[inline]
    fn add(&mut self, word: u64) {
        self.0 = self.0.wrapping_add(word).wrapping_mul(FACTOR);
    }
}

/// What is not here is made of what is, without a look at the words of the machine.
impl Hasher for WideHasher {
    #[inline]
    fn write(&mut self, bytes: &[u8]) {
        self.add(of_bytes(bytes));
    }

    #[inline]
    fn write_u8(&mut self, number: u8) {
        self.add(number.into());
    }

    #[inline]
    fn write_u16(&mut self, number: u16) {
        self.add(number.into());
    }

    #[inline]
    fn write_u32(&mut self, number: u32) {
        self.add(number.into());
    }

    #[inline]
    fn write_u64(&mut self, number: u64) {
        self.add(number);
    }

    #[inline]
    fn write_u128(&mut self, number: u128) {
        self.add(number as u64);
        self.add((number >> 64) as u64);
    }

    /// Lengths, too.
    #[inline]
    fn write_usize(&mut self, number: usize) {
        self.add(number as u64);
    }

    /// Which variant of an enum it is, too.
    #[inline]
    fn write_isize(&mut self, number: isize) {
        self.add(number as i64 as u64);
    }

    #[inline]
    fn finish(&self) -> u64 {
        self.0.rotate_left(26)
    }
}

/// Many bytes as one word.
#[inline]
fn of_bytes(bytes: &[u8]) -> u64 {
    let length = bytes.len();
    let (mut one, mut other) = (FIRST, SECOND);
    match length {
        0 => {}
        1..4 => {
            one ^= u64::from(bytes[0]);
            other ^= (u64::from(bytes[length - 1]) << 8) | u64::from(bytes[length / 2]);
        }
        4..8 => {
            one ^= word(&bytes[..4]);
            other ^= word(&bytes[length - 4..]);
        }
        8.. => {
            // All but the last 1 to 16 of them; those and what lies before them are the end.
            for chunk in bytes[..length - 1].chunks_exact(16) {
                let next = mixed(one ^ word(&chunk[..8]), NOT_NOTHING ^ word(&chunk[8..]));
                one = other;
                other = next;
            }
            let end = &bytes[length.saturating_sub(16)..];
            one ^= word(&end[..8]);
            other ^= word(&end[end.len() - 8..]);
        }
    }
    mixed(one, other) ^ length as u64
}

/// At most eight bytes as a number, the lowest first.
#[inline]
fn word(bytes: &[u8]) -> u64 {
    let mut word = [0; 8];
    word[..bytes.len()].copy_from_slice(bytes);
    u64::from_le_bytes(word)
}

/// Both halves of the product, one laid over the other.
#[inline]
fn mixed(one: u64, other: u64) -> u64 {
    let product = u128::from(one) * u128::from(other);
    product as u64 ^ (product >> 64) as u64
}

#[cfg(test)]
mod tests {
    use london::London;
    use new_york::NewYork;
    use table::{Rng, Seats};

    use super::*;
    use crate::plan::Planner;

    #[derive(Clone, Copy, Hash)]
    enum Below {
        One = -3,
        Other = 400,
    }

    #[derive(Hash)]
    enum Thing {
        Nothing,
        Bytes(Vec<u8>),
        Few([u8; 3]),
        Numbers(u8, u16, u32, u64, u128),
        Signed(i8, i16, i32, i64),
        Lengths(usize, isize),
        Words([u16; 5], Vec<u32>, Option<bool>),
        Below(Below),
    }

    fn things() -> Vec<Thing> {
        let bytes = |length: u8| (0..length).map(move |n| n.wrapping_mul(37).wrapping_add(length));
        let mut things = vec![
            Thing::Nothing,
            Thing::Few([250, 1, 7]),
            Thing::Numbers(255, 65_535, u32::MAX, u64::MAX, u128::MAX - 12_345),
            Thing::Signed(-1, -300, i32::MIN, i64::MIN + 1),
            Thing::Lengths(4_000_000_000, -2),
            Thing::Words([1, 20, 300, 4_000, 50_000], vec![u32::MAX, 7], Some(true)),
            Thing::Words([0; 5], Vec::new(), None),
            Thing::Below(Below::One),
            Thing::Below(Below::Other),
        ];
        things.extend((0..70).map(|length| Thing::Bytes(bytes(length).collect())));
        things
    }

    /// Every hash of what is met in a game of random actions, put together.
    fn of_a_game<G: Planner>(game: &G) -> u64 {
        let mut rng = Rng::new(11);
        let mut world = game.setup(&game.deal(11));
        let (mut all, mut legal) = (0_u64, Vec::new());
        while game.decision(&world).is_some() {
            all = all.rotate_left(1) ^ hash(&world);
            game.legal_actions(&world, &mut legal);
            let action = *rng.pick(&legal).unwrap();
            game.apply_unchecked(&mut world, action, &mut ());
        }
        all
    }

    fn london() -> London {
        let content = london::Content::built_in("london").unwrap();
        London::new(content, Seats::new(3).unwrap(), Default::default())
    }

    fn new_york() -> NewYork {
        let content = new_york::Content::built_in("new-york").unwrap();
        NewYork::new(content, Seats::new(3).unwrap(), Default::default())
    }

    // The numbers are those of rustc-hash 2.1.3 on a machine of 64 bits: a change here would change what bots play.
    #[test]
    fn it_is_frozen() {
        let all = things().iter().fold(0, |all: u64, thing| all.rotate_left(1) ^ hash(thing));
        assert_eq!(all, 0xea23_3b18_5d2e_c36f);
        let games = [of_a_game(&london()), of_a_game(&new_york())];
        assert_eq!(games, [0x3147_1204_8afe_41af, 0xe9bc_5b9a_f8cc_24b0]);
    }
}
