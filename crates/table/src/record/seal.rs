//! The proof that a deal was settled before the first action.

use std::fmt::{self, Display};
use std::str::FromStr;

use sha2::{Digest as _, Sha256};

/// A hash that was shown before the game, and what shows after it that the seed is the one hashed.
///
/// Displays as in a record: the hash and the nonce, both as 64 hexadecimal digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seal {
    /// What was shown before the game.
    pub hash: Bytes,
    /// What was hashed with the seed, so that nobody could try all seeds.
    pub nonce: Bytes,
}

impl Seal {
    /// Seals a seed.
    pub fn new(seed: u64, nonce: Bytes) -> Self {
        Self { hash: hash(seed, nonce), nonce }
    }

    /// Whether it was this seed that was sealed.
    pub fn holds(&self, seed: u64) -> bool {
        self.hash == hash(seed, self.nonce)
    }
}

/// SHA-256 of `twocities seal`, the seed in decimal and the nonce in hexadecimal, with a space between
/// them: anybody can check it with the tools of their system.
fn hash(seed: u64, nonce: Bytes) -> Bytes {
    Bytes(Sha256::digest(format!("twocities seal {seed} {nonce}")).into())
}

impl Display for Seal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.hash, self.nonce)
    }
}

/// 32 bytes. Displays as 64 hexadecimal digits in lower case.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bytes(pub [u8; 32]);

impl Display for Bytes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

/// Not 64 hexadecimal digits in lower case.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("expected 64 hexadecimal digits in lower case")]
pub struct NotBytes;

impl FromStr for Bytes {
    type Err = NotBytes;

    fn from_str(text: &str) -> Result<Self, NotBytes> {
        let plain = |byte: u8| byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte);
        if text.len() != 64 || !text.bytes().all(plain) {
            return Err(NotBytes);
        }
        let mut bytes = [0; 32];
        for (byte, at) in bytes.iter_mut().zip((0..64).step_by(2)) {
            *byte = u8::from_str_radix(&text[at..at + 2], 16).map_err(|_| NotBytes)?;
        }
        Ok(Self(bytes))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_seed_that_was_sealed_holds() {
        let seal = Seal::new(42, Bytes([7; 32]));
        assert!(seal.holds(42));
        assert!(!seal.holds(43));
        assert!(!Seal { nonce: Bytes([8; 32]), ..seal }.holds(42));
    }

    #[test]
    fn it_can_be_checked_by_hand() {
        // printf 'twocities seal 42 0000…' | sha256sum
        let seal = Seal::new(42, Bytes([0; 32]));
        let by_hand = Sha256::digest(format!("twocities seal 42 {}", "0".repeat(64)));
        assert_eq!(seal.hash.0[..], by_hand[..]);
    }

    #[test]
    fn bytes_are_read_back_and_nothing_else_is() {
        let bytes = Bytes(std::array::from_fn(|n| u8::try_from(n * 7).unwrap()));
        assert_eq!(bytes.to_string().parse(), Ok(bytes));
        for text in ["", "0", &"g".repeat(64), &"A".repeat(64), &"é".repeat(32)] {
            assert_eq!(text.parse::<Bytes>(), Err(NotBytes), "{text}");
        }
    }
}
