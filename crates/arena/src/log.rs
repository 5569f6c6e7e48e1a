//! What was played, line by line in a file: a match can be stopped at any time and taken up again.

use std::fs::{File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use crate::block::{Block, Pairing};

/// What a match is about. A file goes on only with the same, but for the version of the program: another one may
/// play otherwise, so it has to play a block of each pairing once more, and to come to the same, before it goes on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Header {
    /// The game.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// The pack and its digest.
    pub pack: String,
    /// The digest of all content.
    pub digest: String,
    /// Options that differ from the default.
    pub options: Vec<(String, String)>,
    /// How many seats.
    pub seats: usize,
    /// Whether the first of a pairing always sits alone among the others, and the second never does.
    #[serde(default)]
    pub alone: bool,
    /// The bots, in the order of their numbers.
    pub bots: Vec<String>,
    /// The seed of the first block.
    pub seed: u64,
    /// The version of the program.
    pub commit: String,
}

/// A file that cannot be gone on with.
#[derive(Debug, thiserror::Error)]
pub enum LogError {
    /// Reading or writing failed.
    #[error("{path} can't be used: {source}")]
    File {
        /// Which file.
        path: PathBuf,
        /// Why not.
        source: io::Error,
    },
    /// The file is not ours.
    #[error(
        "{path}, line {line}: this is no line of a match: give another file, or remove this one"
    )]
    NotALog {
        /// Which file.
        path: PathBuf,
        /// From 1.
        line: usize,
    },
    /// Another match is in the file.
    #[error("{path} holds another match ({what} differs): give another file, or remove this one")]
    Other {
        /// Which file.
        path: PathBuf,
        /// The first thing that is different.
        what: &'static str,
    },
    /// The bots of another version played otherwise.
    #[error(
        "{path} was played by version {version}, in which {first} against {second} went otherwise than now: \
         go on with that version, or give another file"
    )]
    PlayedOtherwise {
        /// Which file.
        path: PathBuf,
        /// The version that it was played by.
        version: String,
        /// The first bot of the pairing.
        first: String,
        /// The second.
        second: String,
    },
}

/// The file, and what was in it.
#[derive(Debug)]
pub struct Log {
    file: File,
    path: PathBuf,
    /// What is played now.
    header: Header,
    /// The version that played last, if it was another one.
    before: Option<String>,
    /// Blocks played before.
    pub blocks: Vec<Block>,
}

/// A line of the file.
#[derive(Deserialize)]
#[serde(untagged)]
enum Line {
    Block(Block),
    /// The same match, gone on with by another version.
    Header(Header),
}

impl Log {
    /// Opens the file, or begins one. What was cut off in the last line is played again.
    ///
    /// # Errors
    /// If it cannot be read or written, is no such file, or holds another match.
    pub fn open(path: &Path, header: &Header) -> Result<Self, LogError> {
        let fault = |source| LogError::File { path: path.to_owned(), source };
        let text = match std::fs::read_to_string(path) {
            Ok(text) => text,
            Err(error) if error.kind() == io::ErrorKind::NotFound => String::new(),
            Err(error) => return Err(fault(error)),
        };
        let whole = text.rfind('\n').map_or(0, |end| end + 1);
        let mut lines = (1..).zip(text[..whole].lines());
        let mut blocks = Vec::new();
        let mut version = header.commit.clone();
        if let Some((line, first)) = lines.next() {
            let not_a_log = |line| LogError::NotALog { path: path.to_owned(), line };
            let same = |there: Header| match difference(&there, header) {
                Some(what) => Err(LogError::Other { path: path.to_owned(), what }),
                None => Ok(there.commit),
            };
            version = same(serde_json::from_str(first).map_err(|_| not_a_log(line))?)?;
            for (line, text) in lines {
                match serde_json::from_str(text).map_err(|_| not_a_log(line))? {
                    Line::Block(block) => blocks.push(block),
                    Line::Header(there) => version = same(there)?,
                }
            }
        } else if !line_of(header).starts_with(&text) {
            // Only a header that was cut off is ours to write again.
            return Err(LogError::NotALog { path: path.to_owned(), line: 1 });
        }
        let file = OpenOptions::new().create(true).append(true).open(path).map_err(fault)?;
        file.set_len(whole as u64).map_err(fault)?;
        let before = (version != header.commit).then_some(version);
        let mut log = Self { file, path: path.to_owned(), header: header.clone(), before, blocks };
        if whole == 0 {
            log.write(header)?;
        }
        Ok(log)
    }

    /// Whether another version played last.
    pub(crate) fn is_of_another_version(&self) -> bool {
        self.before.is_some()
    }

    /// This version plays like the one before: it goes on.
    pub(crate) fn go_on(&mut self) -> Result<(), LogError> {
        self.before = None;
        let header = self.header.clone();
        self.write(&header)
    }

    /// This version does not play like the one before.
    pub(crate) fn played_otherwise(&self, Pairing { first, second }: Pairing) -> LogError {
        let name = |bot: usize| self.header.bots.get(bot).cloned().unwrap_or_default();
        LogError::PlayedOtherwise {
            path: self.path.clone(),
            version: self.before.clone().unwrap_or_default(),
            first: name(first),
            second: name(second),
        }
    }

    /// Adds a block.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn push(&mut self, block: &Block) -> Result<(), LogError> {
        self.write(block)
    }

    fn write(&mut self, line: &impl Serialize) -> Result<(), LogError> {
        let written = self.file.write_all(line_of(line).as_bytes());
        written.map_err(|source| LogError::File { path: self.path.clone(), source })
    }
}

fn line_of(line: &impl Serialize) -> String {
    let mut text = serde_json::to_string(line).expect("numbers and words can be written");
    text.push('\n');
    text
}

/// The first thing in which two matches differ.
fn difference(there: &Header, wanted: &Header) -> Option<&'static str> {
    let same = [
        (there.game == wanted.game, "the game"),
        (there.rules == wanted.rules, "the version of the rules"),
        (there.pack == wanted.pack, "the pack"),
        (there.digest == wanted.digest, "the content of the pack"),
        (there.options == wanted.options, "an option"),
        (there.seats == wanted.seats, "the number of seats"),
        (there.alone == wanted.alone, "who sits alone"),
        (there.bots == wanted.bots, "the list of bots"),
        (there.seed == wanted.seed, "the seed"),
    ];
    same.into_iter().find(|(same, _)| !same).map(|(_, what)| what)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::block::Finished;

    fn header(seed: u64) -> Header {
        Header {
            game: "toy".to_owned(),
            rules: 1,
            pack: "toy".to_owned(),
            digest: "0".to_owned(),
            options: Vec::new(),
            seats: 2,
            alone: false,
            bots: vec!["a".to_owned(), "b".to_owned()],
            seed,
            commit: "c".to_owned(),
        }
    }

    fn block(number: u64) -> Block {
        let game = Finished { seating: vec![0, 1], ranks: vec![1, 2], scores: vec![5, 3] };
        Block { pairing: Pairing { first: 0, second: 1 }, number, games: vec![game] }
    }

    fn file(name: &str, text: &str) -> PathBuf {
        let path = std::env::temp_dir().join(format!("arena-{}-{name}", std::process::id()));
        std::fs::write(&path, text).unwrap();
        path
    }

    #[test]
    fn what_was_played_is_there_again_and_a_cut_off_line_is_played_again() {
        let path = file("again", "");
        let mut log = Log::open(&path, &header(1)).unwrap();
        log.push(&block(0)).unwrap();
        log.push(&block(1)).unwrap();
        let text = std::fs::read_to_string(&path).unwrap();
        std::fs::write(&path, &text[..text.len() - 4]).unwrap();
        let mut log = Log::open(&path, &header(1)).unwrap();
        assert_eq!(log.blocks, [block(0)]);
        log.push(&block(1)).unwrap();
        assert_eq!(std::fs::read_to_string(&path).unwrap(), text);
        std::fs::remove_file(path).unwrap();
    }

    #[test]
    fn a_file_that_is_not_ours_stays_as_it_is() {
        for text in ["hello", "{\"mine\": 1}", "hello\n", "{}\n"] {
            let path = file("foreign", text);
            assert!(matches!(Log::open(&path, &header(1)), Err(LogError::NotALog { line: 1, .. })));
            assert_eq!(std::fs::read_to_string(&path).unwrap(), text);
            std::fs::remove_file(path).unwrap();
        }
    }

    #[test]
    fn another_match_is_refused() {
        let path = file("other", "");
        Log::open(&path, &header(1)).unwrap();
        let refused = Log::open(&path, &header(2)).unwrap_err();
        assert!(matches!(refused, LogError::Other { what: "the seed", .. }), "{refused}");
        let refused = Log::open(&path, &Header { alone: true, ..header(1) }).unwrap_err();
        assert!(matches!(refused, LogError::Other { what: "who sits alone", .. }), "{refused}");
        std::fs::remove_file(path).unwrap();
    }
}
