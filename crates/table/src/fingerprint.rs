//! Short stable digests of states and content.

use std::fmt::{self, Display};
use std::str::FromStr;

use serde::Serialize;
use sha2::{Digest as _, Sha256};

/// The first 64 bits of a SHA-256. Equal values have equal digests on every machine and in every
/// version, because what is hashed is the specified postcard encoding.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Digest(u64);

impl Digest {
    /// The digest of a value.
    ///
    /// # Panics
    /// If the value cannot be encoded: only maps and sequences of unknown length cannot, and the
    /// types of this project have none.
    pub fn of<T: Serialize>(value: &T) -> Self {
        let bytes = postcard::to_stdvec(value).expect("plain data can be encoded");
        Self::of_bytes(&bytes)
    }

    /// The digest of some bytes.
    pub fn of_bytes(bytes: &[u8]) -> Self {
        let hash = Sha256::digest(bytes);
        Self(hash.iter().take(8).fold(0, |word, &byte| word << 8 | u64::from(byte)))
    }
}

impl From<Digest> for u64 {
    fn from(digest: Digest) -> Self {
        digest.0
    }
}

/// A digest that was written down.
impl From<u64> for Digest {
    fn from(word: u64) -> Self {
        Self(word)
    }
}

impl Display for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

/// Not sixteen hexadecimal digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a digest is sixteen hexadecimal digits")]
pub struct NoDigest;

impl FromStr for Digest {
    type Err = NoDigest;

    fn from_str(text: &str) -> Result<Self, NoDigest> {
        if text.len() != 16 || !text.bytes().all(|b| b.is_ascii_hexdigit()) {
            return Err(NoDigest);
        }
        u64::from_str_radix(text, 16).map(Self).map_err(|_| NoDigest)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Frozen: records carry these.
    #[test]
    fn digests_are_frozen() {
        assert_eq!(Digest::of_bytes(b"").to_string(), "e3b0c44298fc1c14");
        assert_eq!(
            Digest::of(&(7_u8, -3_i32, [1_u16, 300])),
            Digest::of(&(7_u8, -3_i32, [1_u16, 300]))
        );
        assert_ne!(Digest::of(&1_u8), Digest::of(&2_u8));
    }

    #[test]
    fn a_digest_reads_what_it_writes() {
        let digest = Digest::of_bytes(b"london");
        assert_eq!(digest.to_string().parse(), Ok(digest));
        assert_eq!("12".parse::<Digest>(), Err(NoDigest));
    }
}
