//! Reading a record line by line and a line word by word.

use std::fmt::Display;
use std::str::FromStr;

use crate::record::words::stray_space;
use crate::record::{Fault, MAX_LINE, MAX_LINES, Name, Sitter, SitterKind, Unreadable};
use crate::{Seat, Seats};

/// The lines of a text that mean something: without blank lines and comments.
pub(super) struct Lines<'t> {
    rest: &'t [u8],
    number: usize,
    held: Option<LineReader<'t>>,
}

impl<'t> Lines<'t> {
    pub(super) fn new(text: &'t [u8]) -> Self {
        Self { rest: text, number: 0, held: None }
    }

    /// How many lines have been read, blank ones and comments included.
    pub(super) fn count(&self) -> usize {
        self.number
    }

    /// The next line; `None` at the end of the text.
    pub(super) fn next(&mut self) -> Result<Option<LineReader<'t>>, Unreadable> {
        if let Some(line) = self.held.take() {
            return Ok(Some(line));
        }
        while let Some(text) = self.plain_line()? {
            // The first line says what the file is, so nothing may stand before it.
            if self.number > 1 && (text.is_empty() || text.starts_with('#')) {
                continue;
            }
            if let Some(at) = stray_space(text) {
                return Err(unreadable(self.number, text, at, Fault::Space));
            }
            return Ok(Some(LineReader::new(self.number, text)));
        }
        Ok(None)
    }

    /// The next line if its first word is `keyword`, read up to behind that word.
    pub(super) fn next_if(
        &mut self,
        keyword: &'static str,
    ) -> Result<Option<LineReader<'t>>, Unreadable> {
        let Some(mut line) = self.next()? else {
            return Ok(None);
        };
        if line.first() != keyword {
            self.held = Some(line);
            return Ok(None);
        }
        line.word(keyword)?;
        Ok(Some(line))
    }

    /// The next line, whose first word must be `keyword`, read up to behind that word.
    pub(super) fn need(
        &mut self,
        keyword: &'static str,
        expected: &'static str,
    ) -> Result<LineReader<'t>, Unreadable> {
        if let Some(line) = self.next_if(keyword)? {
            return Ok(line);
        }
        match self.next()? {
            Some(line) => Err(line.unexpected_first(expected)),
            None => Err(Unreadable {
                line: self.number + 1,
                column: 1,
                fault: Fault::FileEnds { expected },
            }),
        }
    }

    /// The next line of any kind, without its line end, if it is plain text of a sane length.
    fn plain_line(&mut self) -> Result<Option<&'t str>, Unreadable> {
        if self.rest.is_empty() {
            return Ok(None);
        }
        self.number += 1;
        if self.number > MAX_LINES {
            return Err(unreadable(self.number, "", 0, Fault::TooManyLines));
        }
        let Some(end) = self.rest.iter().position(|&byte| byte == b'\n') else {
            let text = String::from_utf8_lossy(self.rest);
            return Err(unreadable(self.number, &text, text.len(), Fault::CutOff));
        };
        let bytes = &self.rest[..end];
        self.rest = &self.rest[end + 1..];
        let bytes = bytes.strip_suffix(b"\r").unwrap_or(bytes);
        let text = str::from_utf8(bytes).map_err(|error| {
            let before = String::from_utf8_lossy(&bytes[..error.valid_up_to()]);
            unreadable(self.number, &before, before.len(), Fault::NotUtf8)
        })?;
        if let Some((at, _)) = text.char_indices().nth(MAX_LINE) {
            return Err(unreadable(self.number, text, at, Fault::LineTooLong));
        }
        if let Some((at, found)) = text.char_indices().find(|(_, c)| c.is_control()) {
            return Err(unreadable(self.number, text, at, Fault::Control(found)));
        }
        Ok(Some(text))
    }
}

/// One line, read from left to right.
pub(super) struct LineReader<'t> {
    number: usize,
    text: &'t str,
    rest: Option<&'t str>,
}

impl<'t> LineReader<'t> {
    fn new(number: usize, text: &'t str) -> Self {
        Self { number, text, rest: Some(text).filter(|text| !text.is_empty()) }
    }

    /// The number of the line, from 1.
    pub(super) fn number(&self) -> usize {
        self.number
    }

    /// The first word of the line.
    pub(super) fn first(&self) -> &'t str {
        self.text.split(' ').next().unwrap_or_default()
    }

    /// The next word.
    pub(super) fn word(&mut self, expected: &'static str) -> Result<&'t str, Unreadable> {
        let rest = self.rest(expected)?;
        let Some((word, rest)) = rest.split_once(' ') else {
            return Ok(rest);
        };
        self.rest = Some(rest);
        Ok(word)
    }

    /// Everything up to the end of the line, at least one word.
    pub(super) fn rest(&mut self, expected: &'static str) -> Result<&'t str, Unreadable> {
        let Some(rest) = self.rest.take() else {
            return Err(self.fault_at(self.text.len(), Fault::LineEnds { expected }));
        };
        Ok(rest)
    }

    /// The words up to the end of the line, if any.
    pub(super) fn words(self) -> impl Iterator<Item = &'t str> {
        self.rest.into_iter().flat_map(|rest| rest.split(' '))
    }

    /// Nothing may follow.
    pub(super) fn finish(mut self) -> Result<(), Unreadable> {
        let at = self.at();
        let expected = "the end of the line";
        if self.rest.is_none() {
            return Ok(());
        }
        let found = self.word(expected)?.to_owned();
        Err(self.fault_at(at, Fault::Unexpected { found, expected }))
    }

    /// The next word, which must be this one.
    pub(super) fn keyword(
        &mut self,
        keyword: &str,
        expected: &'static str,
    ) -> Result<(), Unreadable> {
        self.read(expected, |word| (word == keyword).then_some(()))
    }

    /// The next word, which must be a value written in the one way in which the value displays.
    pub(super) fn value<T: FromStr + Display>(
        &mut self,
        expected: &'static str,
    ) -> Result<T, Unreadable> {
        self.read(expected, |word| word.parse().ok().filter(|value: &T| value.to_string() == word))
    }

    /// The next word, which must mean something to `meaning`.
    pub(super) fn read<T>(
        &mut self,
        expected: &'static str,
        meaning: impl FnOnce(&'t str) -> Option<T>,
    ) -> Result<T, Unreadable> {
        self.read_or(expected, |word| {
            meaning(word).ok_or_else(|| Fault::Unexpected { found: word.to_owned(), expected })
        })
    }

    /// The next word, with its own fault if it is not right.
    pub(super) fn read_or<T>(
        &mut self,
        expected: &'static str,
        meaning: impl FnOnce(&'t str) -> Result<T, Fault>,
    ) -> Result<T, Unreadable> {
        let at = self.at();
        let word = self.word(expected)?;
        meaning(word).map_err(|fault| self.fault_at(at, fault))
    }

    /// The next word, which must be a seat of the table.
    pub(super) fn seat(&mut self, seats: Seats) -> Result<Seat, Unreadable> {
        self.read_or("a seat", |word| {
            seats
                .all()
                .find(|seat| seat.number().to_string() == word)
                .ok_or_else(|| Fault::NoSuchSeat { found: word.to_owned(), seats })
        })
    }

    /// Who sits there, up to the end of the line.
    pub(super) fn sitter(mut self) -> Result<Sitter, Unreadable> {
        let kind = self.read("“person” or “bot”", |word| match word {
            "person" => Some(SitterKind::Person),
            "bot" => Some(SitterKind::Bot),
            _ => None, // not ours: text
        })?;
        let at = self.at();
        let text = self.rest("a name")?;
        let name = Name::new(text).map_err(|fault| self.fault_at(at, Fault::Name(fault)))?;
        if name.as_str() != text {
            let found = text.to_owned();
            let expected = "a name with plain spaces";
            return Err(self.fault_at(at, Fault::Unexpected { found, expected }));
        }
        Ok(Sitter { kind, name })
    }

    /// The fault that the first word is not one of those expected.
    pub(super) fn unexpected_first(&self, expected: &'static str) -> Unreadable {
        self.fault_at(0, Fault::Unexpected { found: self.first().to_owned(), expected })
    }

    /// The fault at the beginning of the line.
    pub(super) fn fault(&self, fault: Fault) -> Unreadable {
        self.fault_at(0, fault)
    }

    fn fault_at(&self, at: usize, fault: Fault) -> Unreadable {
        unreadable(self.number, self.text, at, fault)
    }

    /// Where the next word begins, in bytes.
    fn at(&self) -> usize {
        self.text.len() - self.rest.map_or(0, str::len)
    }
}

/// The fault at byte `at` of the line `text`.
fn unreadable(line: usize, text: &str, at: usize, fault: Fault) -> Unreadable {
    Unreadable { line, column: text[..at].chars().count() + 1, fault }
}
