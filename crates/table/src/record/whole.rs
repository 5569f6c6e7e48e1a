//! The record as a whole.

use std::fmt::{self, Display};

use crate::record::{Header, Line, Seal, Sitter, Start};
use crate::{Outcome, Seat};

/// The version of the file format without a seal.
pub const FORMAT: u32 = 1;

/// The version of the file format with a seal. It has nothing else that is new, so that whatever can
/// be read by an earlier release is written as it was.
pub const SEALED_FORMAT: u32 = 2;

/// The most characters on a line.
pub const MAX_LINE: usize = 4096;

/// The most lines in a file.
pub const MAX_LINES: usize = 1_000_000;

/// A game written down: what was played, by whom, from which start, and every action since.
///
/// Nothing in it knows the rules: the actions are words until [`replay`](crate::record::replay)
/// reads them. Displays as the text of its file; reading that text gives an equal record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    pub(super) header: Header,
    pub(super) start: Start,
    /// Only where the start is a seed.
    pub(super) seal: Option<Seal>,
    /// The numbers of the lines of header, start and seal, in their order.
    pub(super) head: Vec<usize>,
    pub(super) entries: Vec<Entry>,
    /// How many lines the file has, blank ones and comments included.
    pub(super) length: usize,
}

/// A line of a record and where it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The number of the line in the file, from 1.
    pub number: usize,
    /// What it says.
    pub line: Line,
}

impl Record {
    /// The record of a game in which nothing has been done yet. Its text is what a file to be
    /// appended to begins with.
    ///
    /// # Panics
    /// If a deal is not made of words, or a line of it longer than [`MAX_LINE`].
    pub fn new(header: Header, start: Start) -> Self {
        assert!(start.is_made_of_words(), "a deal should be made of words: {start:?}");
        let text = format!("{header}{start}");
        let fits = text.lines().all(|line| line.chars().count() <= MAX_LINE);
        assert!(fits, "a line should have at most {MAX_LINE} characters: {text}");
        let length = text.lines().count();
        let head = (1..=length).collect();
        Self { header, start, seal: None, head, entries: Vec::new(), length }
    }

    /// The same record with a line for the seal below its start. Whether the seal is that of the seed
    /// is seen by [`replay`](crate::record::replay).
    ///
    /// # Panics
    /// If the deal does not come from a seed, or has a seal already.
    #[must_use]
    pub fn sealed(mut self, seal: Seal) -> Self {
        assert!(matches!(self.start, Start::Seed(_)), "only a seed can be sealed");
        assert!(self.seal.is_none(), "a seed is sealed once");
        self.seal = Some(seal);
        self.head.push(self.number_of(Part::Start) + 1);
        self.entries.iter_mut().for_each(|entry| entry.number += 1);
        self.length += 1;
        self
    }

    /// Adds a line at the end.
    ///
    /// # Panics
    /// If the record has an ending, or the table lacks a seat that the line speaks of.
    pub fn push(&mut self, line: Line) {
        assert!(self.ending().is_none(), "nothing should follow the end of the game");
        assert!(line.fits(self.header.seats()), "the table lacks the seat of “{line}”");
        self.length += 1;
        self.entries.push(Entry { number: self.length, line });
    }

    /// Who sat down during the game, and where, in order.
    pub fn handovers(&self) -> impl Iterator<Item = (Seat, &Sitter)> {
        self.entries.iter().filter_map(|entry| match &entry.line {
            Line::Handover { seat, sitter } => Some((*seat, sitter)),
            Line::Action { .. }
            | Line::Undo { .. }
            | Line::Expired { .. }
            | Line::Check { .. }
            | Line::End(_) => None,
        })
    }

    /// Which game, and who played.
    pub fn header(&self) -> &Header {
        &self.header
    }

    /// What chance decided before the first action.
    pub fn start(&self) -> &Start {
        &self.start
    }

    /// What shows that the seed was settled before the game, if anything does.
    pub fn seal(&self) -> Option<Seal> {
        self.seal
    }

    /// Everything after start and seal, in order. Only the last can be an end.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// How the game ended; `None` while the record is unfinished.
    pub fn ending(&self) -> Option<&Outcome> {
        match &self.entries.last()?.line {
            Line::End(outcome) => Some(outcome),
            Line::Action { .. }
            | Line::Undo { .. }
            | Line::Handover { .. }
            | Line::Expired { .. }
            | Line::Check { .. } => None,
        }
    }

    /// The number of the line that would be added next.
    pub(super) fn next_number(&self) -> usize {
        self.length + 1
    }

    /// The number of a line of header, start or seal.
    pub fn number_of(&self, part: Part) -> usize {
        let options = self.header.options().len();
        let start = 4 + options + self.header.seats().count();
        self.head[match part {
            Part::Game => 1,
            Part::Rules => 2,
            Part::Pack => 3,
            Part::Option(index) => 4 + index,
            Part::Seat(seat) => 4 + options + seat.index(),
            Part::Start => start,
            Part::Seal => start + 1,
            Part::Deal(index) => start + 1 + index,
        }]
    }
}

/// A line of header, start or seal. The first, which names the format, needs no name: it is always 1.
#[derive(Clone, Copy, Debug)]
pub enum Part {
    /// The name of the game.
    Game,
    /// The version of its rules.
    Rules,
    /// The pack and the digest of its content.
    Pack,
    /// An option, from 0.
    Option(usize),
    /// Who sits at a seat.
    Seat(Seat),
    /// How the game starts.
    Start,
    /// The seal of the seed, if it has one.
    Seal,
    /// A list of a deal that is written out, from 0.
    Deal(usize),
}

impl Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.header.write(f, if self.seal.is_some() { SEALED_FORMAT } else { FORMAT })?;
        write!(f, "{}", self.start)?;
        self.seal.iter().try_for_each(|seal| writeln!(f, "seal {seal}"))?;
        self.entries.iter().try_for_each(|entry| writeln!(f, "{}", entry.line))
    }
}
