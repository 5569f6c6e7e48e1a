//! Reading the text of a record.

use std::fmt::{self, Display};

use crate::record::reader::{LineReader, Lines};
use crate::record::words::Quoted;
use crate::record::{
    Entry, FORMAT, Fault, Header, Line, Record, SEALED_FORMAT, Seal, Sitter, Start, Unreadable,
    Words,
};
use crate::{BySeat, MAX_SEATS, Outcome, Seats};

impl Record {
    /// The record that a file contains.
    ///
    /// # Errors
    /// If it contains anything but a record, down to the last line end. A file that merely stops in
    /// its last line is [`Fault::CutOff`].
    pub fn parse(text: impl AsRef<[u8]>) -> Result<Self, Unreadable> {
        let mut lines = Lines::new(text.as_ref());
        let mut head = Vec::new();
        let format = parse_format(&mut lines, &mut head)?;
        let header = parse_header(&mut lines, &mut head)?;
        let (start, seal) = match format {
            Format::Plain => (parse_start(&mut lines, &mut head)?, None),
            Format::Sealed => parse_sealed(&mut lines, &mut head)?,
        };
        let seats = header.seats();
        let mut entries: Vec<Entry> = Vec::new();
        while let Some(reader) = lines.next()? {
            if let Some(Entry { line: Line::End(_), .. }) = entries.last() {
                return Err(reader.fault(Fault::AfterEnd));
            }
            let number = reader.number();
            let line = parse_line(reader, seats)?;
            entries.push(Entry { number, line });
        }
        Ok(Self { header, start, seal, head, entries, length: lines.count() })
    }

    /// The record that a file contains whose writer may have been stopped in the middle of a line:
    /// an incomplete last line is dropped. Otherwise as strict as [`parse`](Self::parse).
    ///
    /// # Errors
    /// If what remains is not a record.
    pub fn recover(text: impl AsRef<[u8]>) -> Result<Recovered, Unreadable> {
        let text = text.as_ref();
        let kept = text.iter().rposition(|&byte| byte == b'\n').map_or(0, |end| end + 1);
        let (whole, cut) = text.split_at(kept);
        let record = Self::parse(whole)?;
        let dropped = (!cut.is_empty()).then(|| Dropped {
            line: whole.iter().filter(|&&byte| byte == b'\n').count() + 1,
            text: String::from_utf8_lossy(cut).into_owned(),
        });
        Ok(Recovered { record, kept, dropped })
    }
}

/// A record read from a file that may have been cut off.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Recovered {
    /// What could be read.
    pub record: Record,
    /// How many bytes of the file that was. Whoever goes on writing cuts the file to this length
    /// first.
    pub kept: usize,
    /// What was not read, if the file was cut off.
    pub dropped: Option<Dropped>,
}

/// The incomplete last line of a file. Displays as a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Dropped {
    /// The number of the line, from 1.
    pub line: usize,
    /// What there is of it.
    pub text: String,
}

impl Display for Dropped {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {} was cut off after {} and is dropped", self.line, Quoted(&self.text))
    }
}

/// What a record may have.
enum Format {
    /// No seal.
    Plain,
    /// A seal.
    Sealed,
}

/// The first line; notes its number in `head`.
fn parse_format(lines: &mut Lines<'_>, head: &mut Vec<usize>) -> Result<Format, Unreadable> {
    let magic = "“twocities record” and the version of the format";
    let mut line = note(lines.need("twocities", magic)?, head);
    line.keyword("record", "“record”")?;
    let expected = "the version of the format";
    let format = line.read_or(expected, |word| {
        let plain = word.parse().ok().filter(|number: &u32| number.to_string() == word);
        match plain {
            Some(FORMAT) => Ok(Format::Plain),
            Some(SEALED_FORMAT) => Ok(Format::Sealed),
            Some(found) => Err(Fault::Format { found }),
            None => Err(Fault::Unexpected { found: word.to_owned(), expected }),
        }
    })?;
    line.finish()?;
    Ok(format)
}

/// The lines from the game to the last seat; notes their numbers in `head`.
fn parse_header(lines: &mut Lines<'_>, head: &mut Vec<usize>) -> Result<Header, Unreadable> {
    let mut line = note(lines.need("game", "the line “game NAME”")?, head);
    let game = line.word("the name of the game")?.to_owned();
    line.finish()?;

    let mut line = note(lines.need("rules", "the line “rules VERSION”")?, head);
    let rules = line.value("the version of the rules")?;
    line.finish()?;

    let mut line = note(lines.need("pack", "the line “pack NAME DIGEST”")?, head);
    let pack = line.word("the name of the pack")?.to_owned();
    let content = line.value("sixteen hexadecimal digits")?;
    line.finish()?;

    let options = parse_options(lines, head)?;

    let (seats, sitters) = parse_seats(lines, head)?;
    Ok(Header { game, rules, pack, content, options, seats, sitters })
}

fn parse_options(
    lines: &mut Lines<'_>,
    head: &mut Vec<usize>,
) -> Result<Vec<(String, String)>, Unreadable> {
    let mut options: Vec<(String, String)> = Vec::new();
    while let Some(line) = lines.next_if("option")? {
        let mut line = note(line, head);
        let name = line.read_or("the name of an option", |word| {
            let name = word.to_owned();
            let given = options.iter().any(|(other, _)| *other == name);
            if given { Err(Fault::OptionTwice { name }) } else { Ok(name) }
        })?;
        let value = line.word("the value of the option")?.to_owned();
        line.finish()?;
        options.push((name, value));
    }
    Ok(options)
}

fn parse_seats(
    lines: &mut Lines<'_>,
    head: &mut Vec<usize>,
) -> Result<(Seats, Vec<Sitter>), Unreadable> {
    let mut sitters = Vec::new();
    while sitters.len() < MAX_SEATS {
        let line = match Seats::new(sitters.len()) {
            None => Some(lines.need("seat", "a line “seat NUMBER KIND NAME”")?),
            Some(_) => lines.next_if("seat")?,
        };
        let Some(line) = line else {
            break;
        };
        let mut line = note(line, head);
        let next = sitters.len() + 1;
        line.read_or("the number of the seat", |word| {
            let found = word.to_owned();
            if word == next.to_string() { Ok(()) } else { Err(Fault::SeatOrder { found, next }) }
        })?;
        sitters.push(line.sitter()?);
    }
    let seats = Seats::new(sitters.len()).expect("a table has 2 to MAX_SEATS seats");
    Ok((seats, sitters))
}

/// The `start` line of a seed and its `seal` line; notes their numbers in `head`.
fn parse_sealed(
    lines: &mut Lines<'_>,
    head: &mut Vec<usize>,
) -> Result<(Start, Option<Seal>), Unreadable> {
    let mut line = note(lines.need("start", "the line “start seed NUMBER”")?, head);
    line.keyword("seed", "“seed”, as only a seed has a seal")?;
    let seed = parse_seed(line)?;
    let mut line = note(lines.need("seal", "the line “seal HASH NONCE”")?, head);
    let hash = line.value("the hash, 64 hexadecimal digits")?;
    let nonce = line.value("the nonce, 64 hexadecimal digits")?;
    line.finish()?;
    Ok((Start::Seed(seed), Some(Seal { hash, nonce })))
}

/// What stands behind `start seed`.
fn parse_seed(mut line: LineReader<'_>) -> Result<u64, Unreadable> {
    let seed = line.value("the seed, a whole number")?;
    line.finish()?;
    Ok(seed)
}

/// The `start` line and the `deal` lines; notes their numbers in `head`.
fn parse_start(lines: &mut Lines<'_>, head: &mut Vec<usize>) -> Result<Start, Unreadable> {
    let expected = "the line “start seed NUMBER” or “start deal”";
    let mut line = note(lines.need("start", expected)?, head);
    let from_seed = line.read("“seed” or “deal”", |word| match word {
        "seed" => Some(true),
        "deal" => Some(false),
        _ => None, // not ours: text
    })?;
    if from_seed {
        let seed = parse_seed(line)?;
        if let Some(line) = lines.next_if("seal")? {
            return Err(line.fault(Fault::Seal));
        }
        return Ok(Start::Seed(seed));
    }
    line.finish()?;
    let mut lists = Vec::new();
    while let Some(line) = lines.next_if("deal")? {
        let mut line = note(line, head);
        let name = line.word("the name of a list")?.to_owned();
        lists.push((name, line.words().map(str::to_owned).collect()));
    }
    Ok(Start::Deal(lists))
}

/// A line after the start.
fn parse_line(mut line: LineReader<'_>, seats: Seats) -> Result<Line, Unreadable> {
    if line.first().starts_with(|c: char| c.is_ascii_digit()) {
        return parse_action(line, seats);
    }
    let expected = "a seat, “undo”, “handover”, “expired”, “check” or “end”";
    match line.first() {
        "undo" => {
            line.word(expected)?;
            let seat = line.seat(seats)?;
            let count = line.value("how many actions are taken back, at least 1")?;
            line.finish()?;
            Ok(Line::Undo { seat, count })
        }
        "handover" => {
            line.word(expected)?;
            let seat = line.seat(seats)?;
            Ok(Line::Handover { seat, sitter: line.sitter()? })
        }
        "expired" => {
            line.word(expected)?;
            let seat = line.seat(seats)?;
            line.finish()?;
            Ok(Line::Expired { seat })
        }
        "check" => {
            line.word(expected)?;
            let in_force = line.value("how many actions are in force")?;
            let digest = line.value("sixteen hexadecimal digits")?;
            line.finish()?;
            Ok(Line::Check { in_force, digest })
        }
        "end" => {
            line.word(expected)?;
            parse_end(line, seats)
        }
        _ => Err(line.unexpected_first(expected)), // not ours: text
    }
}

fn parse_action(mut line: LineReader<'_>, seats: Seats) -> Result<Line, Unreadable> {
    let seat = line.seat(seats)?;
    let words = Words::new(line.rest("an action")?);
    let words = words.expect("the rest of a checked line is made of words");
    Ok(Line::Action { seat, words })
}

fn parse_end(mut line: LineReader<'_>, seats: Seats) -> Result<Line, Unreadable> {
    let (mut ranks, mut scores) = (BySeat::default(), BySeat::default());
    line.keyword("ranks", "“ranks”")?;
    for seat in seats.all() {
        ranks[seat] = line.value("the rank of each seat")?;
    }
    line.keyword("scores", "“scores”")?;
    for seat in seats.all() {
        scores[seat] = line.value("the score of each seat")?;
    }
    line.finish()?;
    Ok(Line::End(Outcome { seats, scores, ranks }))
}

/// Notes the number of the line in `head`.
fn note<'t>(line: LineReader<'t>, head: &mut Vec<usize>) -> LineReader<'t> {
    head.push(line.number());
    line
}
