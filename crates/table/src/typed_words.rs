//! Reading what a person typed, word by word.

use crate::{Message, NotUnderstood};

/// The words of a text one after the other, and where the last one began.
#[derive(Clone, Copy, Debug)]
pub struct TypedWords<'w> {
    text: &'w str,
    rest: &'w str,
    last: &'w str,
}

impl<'w> TypedWords<'w> {
    /// The words of `text`, from the first.
    pub fn new(text: &'w str) -> Self {
        Self { text, rest: text.trim_start(), last: "" }
    }

    /// The next word, which stays the next.
    pub fn peek(&self) -> Option<&'w str> {
        self.rest.split_whitespace().next()
    }

    /// Goes past the next word.
    pub fn skip(&mut self) {
        let word = self.peek().unwrap_or("");
        self.last = &self.rest[..word.len()];
        self.rest = self.rest[word.len()..].trim_start();
    }

    /// The next word; `expected` is the id of a message that says what it should be.
    ///
    /// # Errors
    /// If there is none.
    pub fn next(&mut self, expected: &'static str) -> Result<&'w str, NotUnderstood> {
        self.skip();
        if self.last.is_empty() { Err(self.fault(expected)) } else { Ok(self.last) }
    }

    /// Goes past a word that was peeked at, and says what it means.
    pub fn then<T>(&mut self, meaning: T) -> T {
        self.skip();
        meaning
    }

    /// The next word as a number.
    ///
    /// # Errors
    /// If it is none, or larger than any number in a game.
    pub fn number(&mut self, expected: &'static str) -> Result<u8, NotUnderstood> {
        self.next(expected)?.parse().map_err(|_| self.fault(expected))
    }

    /// Makes sure that all words have been read.
    ///
    /// # Errors
    /// If there is another one.
    pub fn end(&mut self) -> Result<(), NotUnderstood> {
        self.skip();
        if self.last.is_empty() { Ok(()) } else { Err(self.fault("expected-nothing-more")) }
    }

    /// The last word is at fault; `expected` is the id of a message that says what it should be.
    pub fn fault(&self, expected: &'static str) -> NotUnderstood {
        let before = self.text.len() - self.rest.len();
        let start = self.text[..before].rfind(self.last).unwrap_or(before);
        NotUnderstood {
            word: self.last.to_owned(),
            at: self.text[..start].chars().count(),
            expected: Message::new(expected),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fault(word: &str, at: usize, expected: &'static str) -> NotUnderstood {
        NotUnderstood { word: word.to_owned(), at, expected: Message::new(expected) }
    }

    #[test]
    fn words_come_one_after_the_other() {
        let mut words = TypedWords::new("  pay 12\tnow ");
        assert_eq!(words.next("a verb"), Ok("pay"));
        assert_eq!(words.number("a price"), Ok(12));
        assert_eq!(words.peek(), Some("now"));
        assert_eq!(words.then(7), 7);
        assert_eq!(words.peek(), None);
        assert_eq!(words.end(), Ok(()));
    }

    #[test]
    fn a_fault_points_at_the_word_read_last() {
        let mut words = TypedWords::new(" é pay pay");
        words.skip();
        assert_eq!(words.next("a verb"), Ok("pay"));
        assert_eq!(words.fault("a noun"), fault("pay", 3, "a noun"));
        assert_eq!(words.number("a price"), Err(fault("pay", 7, "a price")));
    }

    #[test]
    fn words_that_are_missing_or_too_many_are_told() {
        let mut words = TypedWords::new("pay 256 x");
        words.skip();
        assert_eq!(words.number("a price"), Err(fault("256", 4, "a price")));
        assert_eq!(words.end(), Err(fault("x", 8, "expected-nothing-more")));
        assert_eq!(words.next("a word"), Err(fault("", 9, "a word")));
    }
}
