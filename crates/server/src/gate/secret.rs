//! What proves that somebody sits where they say: a random number that only they and nobody else
//! was told. The server keeps its hash.

use std::fmt;
use std::str::FromStr;

use sha2::{Digest, Sha256};

/// Digits and letters without 0, O, I and l, which look like one another.
const BASE58: &[u8; 58] = b"123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";

/// 160 bits.
const BYTES: usize = 20;

/// The fewest base58 digits that hold 160 bits; a small number has leading ones.
const DIGITS: usize = 28;

/// How long the id of a table is: 58 bits, too many to find a table by trying.
const TABLE_ID_DIGITS: usize = 10;

/// Keeps these hashes apart from all others that the server makes.
const DOMAIN: &[u8] = b"twocities secret\0";
const AFTER: &[u8] = b"twocities next table\0";

/// A random number of 160 bits that proves a right.
///
/// It has no `PartialEq`: a secret is looked up by its hash, which says nothing about the secret, so
/// nothing has to compare secrets in constant time.
#[derive(Clone)]
pub(crate) struct Secret([u8; BYTES]);

/// A text that no secret is shown as.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum NotASecret {
    /// Too short or too long.
    #[error("a secret has {DIGITS} characters")]
    Length,
    /// A character that secrets don't have.
    #[error("a secret has letters and digits only, without 0, O, I and l")]
    Character,
    /// A number of more than 160 bits.
    #[error("this is no secret: its first characters are too large")]
    TooLarge,
}

impl Secret {
    /// One that nobody has seen.
    pub(crate) fn random() -> Self {
        let mut bytes = [0; BYTES];
        fill(&mut bytes);
        Self(bytes)
    }

    /// The text for its owner. It belongs into a link or a cookie, never into a log; hence no
    /// `Display`.
    pub(crate) fn reveal(&self) -> String {
        let mut number = self.0;
        let mut text = [BASE58[0]; DIGITS];
        for digit in text.iter_mut().rev() {
            *digit = BASE58[usize::from(divide(&mut number))];
        }
        text.into_iter().map(char::from).collect()
    }

    /// What the server keeps. One round is enough: 160 random bits can't be guessed from it.
    pub(crate) fn hash(&self) -> [u8; 32] {
        Sha256::new().chain_update(DOMAIN).chain_update(self.0).finalize().into()
    }
}

impl FromStr for Secret {
    type Err = NotASecret;

    fn from_str(text: &str) -> Result<Self, NotASecret> {
        if text.chars().count() != DIGITS {
            return Err(NotASecret::Length);
        }
        let mut number = [0; BYTES];
        for character in text.bytes() {
            let digit = (0..).zip(BASE58).find(|(_, known)| **known == character);
            let (digit, _) = digit.ok_or(NotASecret::Character)?;
            times_58_plus(&mut number, digit).ok_or(NotASecret::TooLarge)?;
        }
        Ok(Self(number))
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

/// The id of the table that comes after one, by a hash that is kept with that and told to nobody: it is the same every time, and
/// nobody else finds it.
pub(crate) fn id_after(kept: &[u8; 32]) -> String {
    let hash = Sha256::new().chain_update(AFTER).chain_update(kept).finalize();
    hash.iter()
        .take(TABLE_ID_DIGITS)
        .map(|byte| char::from(BASE58[usize::from(byte % 58)]))
        .collect()
}

/// A new id for a table. Everybody at the table may see it.
pub(crate) fn short_id() -> String {
    let mut id = String::with_capacity(TABLE_ID_DIGITS);
    while id.len() < TABLE_ID_DIGITS {
        let mut bytes = [0; TABLE_ID_DIGITS];
        fill(&mut bytes);
        // 232 is 4 × 58: larger bytes would make some digits likelier than others.
        let fair = bytes.into_iter().filter(|byte| *byte < 232);
        let digits = fair.map(|byte| char::from(BASE58[usize::from(byte % 58)]));
        id.extend(digits.take(TABLE_ID_DIGITS - id.len()));
    }
    id
}

/// Whether a text could be the id of a table.
pub(crate) fn is_table_id(text: &str) -> bool {
    text.len() == TABLE_ID_DIGITS && text.bytes().all(|byte| BASE58.contains(&byte))
}

/// Random bytes of the operating system.
pub(super) fn fill(bytes: &mut [u8]) {
    getrandom::fill(bytes).expect("a system that runs servers has random bytes");
}

/// Divides a number by 58 and gives the rest. The first byte is the greatest.
fn divide(number: &mut [u8; BYTES]) -> u8 {
    let mut rest = 0;
    for byte in number {
        let value = rest << 8 | u32::from(*byte);
        *byte = (value / 58) as u8;
        rest = value % 58;
    }
    rest as u8
}

/// Appends a digit to a number, unless that makes it too large.
fn times_58_plus(number: &mut [u8; BYTES], digit: u32) -> Option<()> {
    let mut carry = digit;
    for byte in number.iter_mut().rev() {
        let value = u32::from(*byte) * 58 + carry;
        *byte = (value & 0xff) as u8;
        carry = value >> 8;
    }
    (carry == 0).then_some(())
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn secrets_differ_and_are_read_back() {
        let mut seen = HashSet::new();
        for _ in 0..1000 {
            let secret = Secret::random();
            let text = secret.reveal();
            assert_eq!(text.len(), DIGITS);
            assert_eq!(text.parse::<Secret>().unwrap().0, secret.0);
            assert!(seen.insert(text));
        }
    }

    #[test]
    fn the_smallest_and_the_largest_are_as_long_as_all_others() {
        // The largest was worked out with another program.
        for (bytes, text) in [
            ([0; BYTES], "1111111111111111111111111111"),
            ([255; BYTES], "4ZrjxJnU1LA5xSyrWMNuXTvSYKwt"),
        ] {
            assert_eq!(Secret(bytes).reveal(), text);
            assert_eq!(text.parse::<Secret>().unwrap().0, bytes);
        }
    }

    #[test]
    fn other_texts_are_refused() {
        let text = Secret([7; BYTES]).reveal();
        let refused = |text: &str| text.parse::<Secret>().unwrap_err();
        assert_eq!(refused(""), NotASecret::Length);
        assert_eq!(refused(&text[1..]), NotASecret::Length);
        assert_eq!(refused(&format!("{text}1")), NotASecret::Length);
        for wrong in ['0', 'O', 'I', 'l', ' ', '+', 'é'] {
            assert_eq!(refused(&format!("{wrong}{}", &text[1..])), NotASecret::Character);
        }
        assert_eq!(refused("4ZrjxJnU1LA5xSyrWMNuXTvSYKwu"), NotASecret::TooLarge);
        assert_eq!(refused(&"z".repeat(DIGITS)), NotASecret::TooLarge);
    }

    #[test]
    fn debug_does_not_tell() {
        assert_eq!(format!("{:?}", Secret::random()), "Secret(…)");
        assert_eq!(format!("{:#?}", Some(Secret::random())), "Some(\n    Secret(…),\n)");
    }

    #[test]
    fn the_hash_stays_what_it_is() {
        // printf 'twocities secret\0' and twenty zero bytes, through sha256sum.
        let hash = Secret([0; BYTES]).hash();
        let text: String = hash.iter().map(|byte| format!("{byte:02x}")).collect();
        assert_eq!(text, "e4b8c20f77fccbf3efb88285f4fb8c03d21c7f2eda2f5a0d34a3b303eaee3b96");
    }

    #[test]
    fn ids_of_tables_differ_use_every_digit_and_are_known() {
        let ids: HashSet<String> = (0..1000).map(|_| short_id()).collect();
        assert_eq!(ids.len(), 1000);
        assert!(ids.iter().all(|id| is_table_id(id)));
        let digits: HashSet<char> = ids.iter().flat_map(|id| id.chars()).collect();
        assert_eq!(digits.len(), 58);
        for wrong in ["", "123456789", "123456789AB", "12345678 0", "../../etc/", "12345678é"] {
            assert!(!is_table_id(wrong), "{wrong}");
        }
    }
}
