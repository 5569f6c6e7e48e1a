//! What was played, line by line in a file: a match can be stopped at any time and taken up again.

use std::fs::{File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use crate::block::Block;

/// What a match is about. A file goes on only with the same.
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
}

/// The file, and what was in it.
#[derive(Debug)]
pub struct Log {
    file: File,
    path: PathBuf,
    /// Blocks played before.
    pub blocks: Vec<Block>,
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
        if let Some((line, first)) = lines.next() {
            let there: Header = serde_json::from_str(first)
                .map_err(|_| LogError::NotALog { path: path.to_owned(), line })?;
            if let Some(what) = difference(&there, header) {
                return Err(LogError::Other { path: path.to_owned(), what });
            }
            for (line, text) in lines {
                let block = serde_json::from_str(text)
                    .map_err(|_| LogError::NotALog { path: path.to_owned(), line })?;
                blocks.push(block);
            }
        } else if !text.is_empty() && !text.starts_with('{') {
            return Err(LogError::NotALog { path: path.to_owned(), line: 1 });
        }
        let file = OpenOptions::new().create(true).append(true).open(path).map_err(fault)?;
        file.set_len(whole as u64).map_err(fault)?;
        let mut log = Self { file, path: path.to_owned(), blocks };
        if whole == 0 {
            log.write(header)?;
        }
        Ok(log)
    }

    /// Adds a block.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn push(&mut self, block: &Block) -> Result<(), LogError> {
        self.write(block)
    }

    fn write(&mut self, line: &impl Serialize) -> Result<(), LogError> {
        let mut text = serde_json::to_string(line).unwrap_or_default();
        text.push('\n');
        let written = self.file.write_all(text.as_bytes());
        written.map_err(|source| LogError::File { path: self.path.clone(), source })
    }
}

/// The first thing in which two matches differ. The version of the program may: results of one match
/// stand on what was played, and the file says with what it began.
fn difference(there: &Header, wanted: &Header) -> Option<&'static str> {
    let same = [
        (there.game == wanted.game, "the game"),
        (there.rules == wanted.rules, "the version of the rules"),
        (there.pack == wanted.pack, "the pack"),
        (there.digest == wanted.digest, "the content of the pack"),
        (there.options == wanted.options, "an option"),
        (there.seats == wanted.seats, "the number of seats"),
        (there.bots == wanted.bots, "the list of bots"),
        (there.seed == wanted.seed, "the seed"),
        (there.commit == wanted.commit, "the version of the program"),
    ];
    same.into_iter().find(|(same, _)| !same).map(|(_, what)| what)
}
