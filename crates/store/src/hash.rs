//! The hash of a secret: what a store has instead of the secret itself.

use std::fmt;

/// 32 bytes that follow from a secret. Whoever reads the store learns no secret from them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Hash(pub [u8; 32]);

impl Hash {
    /// As 64 digits.
    pub fn to_hex(self) -> String {
        self.0.iter().flat_map(|byte| [byte >> 4, byte & 15]).map(digit).collect()
    }

    /// The hash that `to_hex` writes like this; `None` if it writes none so.
    pub fn from_hex(text: &str) -> Option<Self> {
        let digits = text.as_bytes();
        let mut bytes = [0; 32];
        if digits.len() != 2 * bytes.len() {
            return None;
        }
        for (byte, pair) in bytes.iter_mut().zip(digits.chunks_exact(2)) {
            *byte = value(pair[0])? << 4 | value(pair[1])?;
        }
        Some(Self(bytes))
    }
}

impl fmt::Debug for Hash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Hash({})", self.to_hex())
    }
}

fn digit(value: u8) -> char {
    char::from(if value < 10 { b'0' + value } else { b'a' + value - 10 })
}

/// Capitals are no digits here: a hash has one spelling, so that texts can be compared.
fn value(digit: u8) -> Option<u8> {
    match digit {
        b'0'..=b'9' => Some(digit - b'0'),
        b'a'..=b'f' => Some(digit - b'a' + 10),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hash_comes_back_from_its_digits() {
        let hash = Hash(std::array::from_fn(|n| u8::try_from(n * 8 + n / 4).unwrap()));
        assert_eq!(Hash([0x0f; 32]).to_hex(), "0f".repeat(32));
        assert_eq!(Hash::from_hex(&hash.to_hex()), Some(hash));
    }

    #[test]
    fn nothing_else_is_a_hash() {
        for text in
            [String::new(), "0f".repeat(31), "0f".repeat(33), "0F".repeat(32), "é".repeat(32)]
        {
            assert_eq!(Hash::from_hex(&text), None, "{text}");
        }
    }
}
