//! The recovery phrase: five words that can be written on paper or said on the phone, and that bring
//! back a seat on another device.

use std::fmt;
use std::str::FromStr;

use sha2::{Digest, Sha256};

use super::secret::fill;

/// Sixteen consonants: four bits each. No c, q, x and y, which sound like others, and no l, which
/// looks like an i.
const CONSONANTS: &[u8; 16] = b"bdfghjkmnprstvwz";

/// Four vowels: two bits each. No e, which is heard as an i.
const VOWELS: &[u8; 4] = b"aiou";

/// How many words a phrase has.
const WORDS: usize = 5;

/// Consonant, vowel, consonant, vowel, consonant.
const LETTERS: usize = 5;

/// Keeps these hashes apart from all others that the server makes.
const DOMAIN: &[u8] = b"twocities phrase\0";

/// How often a phrase is hashed. A phrase has 80 bits, half as many as a secret, since people write
/// it down. Whoever steals the hashes has to do this much work for each guess, which is worth
/// 15 bits more; whoever recovers a seat waits for some milliseconds.
const ROUNDS: u32 = 50_000;

/// Five pronounceable words of 16 random bits each.
///
/// It has no `PartialEq`, for the reason that [`Secret`](super::Secret) has none.
#[derive(Clone)]
pub(crate) struct Phrase([u16; WORDS]);

/// A text that is no phrase.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum NotAPhrase {
    /// Letters are missing, or there are too many.
    #[error("a recovery phrase has five words of five letters")]
    Length,
    /// A word that the server would not have given.
    #[error("word {number} can't be right: look at its letters again")]
    Word {
        /// From 1.
        number: usize,
    },
}

impl Phrase {
    /// One that nobody has seen.
    pub(crate) fn random() -> Self {
        let mut bytes = [[0; 2]; WORDS];
        fill(bytes.as_flattened_mut());
        Self(bytes.map(u16::from_be_bytes))
    }

    /// The words for their owner, with spaces between them; there is no `Display`, so that they
    /// come into no log.
    pub(crate) fn reveal(&self) -> String {
        self.0.map(word).join(" ")
    }

    /// What the server keeps. It takes some milliseconds of work: call it where blocking is allowed,
    /// and for callers within their limits only.
    ///
    /// There is no salt, because a seat is found by this hash alone; with 80 random bits a table of
    /// all hashes can't be made beforehand.
    pub(crate) fn hash(&self) -> [u8; 32] {
        let mut hash = [0; 32];
        for _ in 0..ROUNDS {
            let mut round = Sha256::new().chain_update(DOMAIN).chain_update(hash);
            for word in self.0 {
                round.update(word.to_be_bytes());
            }
            hash = round.finalize().into();
        }
        hash
    }
}

impl FromStr for Phrase {
    type Err = NotAPhrase;

    /// Capitals, spaces and dashes don't matter: people type this from paper.
    fn from_str(text: &str) -> Result<Self, NotAPhrase> {
        let letters: Vec<char> = text
            .chars()
            .filter(|letter| !letter.is_whitespace() && !is_dash(*letter))
            .map(|letter| letter.to_ascii_lowercase())
            .collect();
        let (words, []) = letters.as_chunks::<LETTERS>() else { return Err(NotAPhrase::Length) };
        let words: &[[char; LETTERS]; WORDS] = words.try_into().map_err(|_| NotAPhrase::Length)?;
        let mut phrase = [0; WORDS];
        for ((number, letters), word) in (1..).zip(words).zip(&mut phrase) {
            *word = read_word(letters).ok_or(NotAPhrase::Word { number })?;
        }
        Ok(Self(phrase))
    }
}

impl fmt::Debug for Phrase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Phrase(…)")
    }
}

/// What stands between words. Telephones make other dashes of a hyphen.
fn is_dash(letter: char) -> bool {
    matches!(letter, '-' | '_' | '\u{2010}'..='\u{2015}' | '\u{2212}')
}

/// The letters that may stand at a place of a word.
fn alphabet(place: usize) -> &'static [u8] {
    if place.is_multiple_of(2) { CONSONANTS } else { VOWELS }
}

fn word(bits: u16) -> String {
    let mut bits = usize::from(bits);
    let mut letters = [' '; LETTERS];
    for (place, letter) in letters.iter_mut().enumerate().rev() {
        let alphabet = alphabet(place);
        *letter = char::from(alphabet[bits % alphabet.len()]);
        bits /= alphabet.len();
    }
    letters.iter().collect()
}

fn read_word(letters: &[char; LETTERS]) -> Option<u16> {
    let mut bits = 0;
    for (place, letter) in letters.iter().enumerate() {
        let alphabet = alphabet(place);
        let digit = alphabet.iter().position(|known| char::from(*known) == *letter)?;
        bits = bits * alphabet.len() + digit;
    }
    u16::try_from(bits).ok()
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    const BITS: [u16; WORDS] = [0, 0xffff, 0x7f00, 0x1234, 0xfedc];

    #[test]
    fn a_word_holds_sixteen_bits() {
        let words: HashSet<String> = (0..=u16::MAX).map(word).collect();
        assert_eq!(words.len(), 1 << 16);
        assert!(words.iter().all(|word| word.len() == LETTERS));
    }

    #[test]
    fn every_bit_of_a_phrase_is_random() {
        let phrases: Vec<Phrase> = (0..200).map(|_| Phrase::random()).collect();
        for (place, bit) in (0..WORDS).flat_map(|place| (0..16).map(move |bit| (place, bit))) {
            let set = phrases.iter().filter(|phrase| phrase.0[place] >> bit & 1 == 1).count();
            assert!((30..170).contains(&set), "bit {bit} of word {place} is set {set} times");
        }
    }

    #[test]
    fn a_phrase_is_read_however_it_was_typed() {
        let text = Phrase(BITS).reveal();
        assert_eq!(text.split(' ').collect::<Vec<_>>().len(), WORDS);
        let typed = [
            text.clone(),
            text.to_uppercase(),
            text.replace(' ', "-"),
            text.replace(' ', " – "),
            text.replace(' ', "\u{a0}"),
            text.replace(' ', ""),
            format!("\t{}\r\n", text.replace(' ', "\n")),
        ];
        for typed in typed {
            assert_eq!(typed.parse::<Phrase>().unwrap().0, BITS, "{typed:?}");
        }
    }

    #[test]
    fn a_wrong_phrase_is_told_where_it_is_wrong() {
        let refused = |text: &str| text.parse::<Phrase>().unwrap_err();
        let text = Phrase(BITS).reveal();
        assert_eq!(refused(""), NotAPhrase::Length);
        assert_eq!(refused(&text[1..]), NotAPhrase::Length);
        assert_eq!(refused(&format!("{text}b")), NotAPhrase::Length);
        assert_eq!(refused(&format!("{text} babab")), NotAPhrase::Length);
        for wrong in ["babal", "bebab", "abbab", "bab1b", "babaß"] {
            let text = format!("babab {wrong} babab babab babab");
            assert_eq!(refused(&text), NotAPhrase::Word { number: 2 }, "{wrong}");
        }
    }

    #[test]
    fn the_hash_stays_what_it_is() {
        // Worked out with hashlib of Python.
        let hash = "BABAB BABAB BABAB BABAB BABAB".parse::<Phrase>().unwrap().hash();
        let text: String = hash.iter().map(|byte| format!("{byte:02x}")).collect();
        assert_eq!(text, "2679f1fc33b9aabe133326f8fd1238d79b1feaf4e6e2a3fcbc06c117888315fd");
    }

    #[test]
    fn debug_does_not_tell() {
        assert_eq!(format!("{:?}", Phrase::random()), "Phrase(…)");
    }
}
