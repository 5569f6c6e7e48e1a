//! The record as a whole.

use std::fmt::{self, Display};

use crate::record::{Header, Line, Start};
use crate::{Outcome, Seat};

/// The version of the file format.
pub const FORMAT: u32 = 1;

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
    /// The numbers of the lines of header and start, in their order.
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
        Self { header, start, head: (1..=length).collect(), entries: Vec::new(), length }
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

    /// Which game, and who played.
    pub fn header(&self) -> &Header {
        &self.header
    }

    /// What chance decided before the first action.
    pub fn start(&self) -> &Start {
        &self.start
    }

    /// Everything after the start, in order. Only the last can be an end.
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

    /// The number of a line of header or start.
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
            Part::Deal(index) => start + 1 + index,
        }]
    }
}

/// A line of header or start. The first, which names the format, needs no name: it is always 1.
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
    /// A list of a deal that is written out, from 0.
    Deal(usize),
}

impl Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.header, self.start)?;
        self.entries.iter().try_for_each(|entry| writeln!(f, "{}", entry.line))
    }
}
