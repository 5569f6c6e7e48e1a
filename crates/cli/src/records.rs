//! Records as files.

use std::fmt::Display;
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{ErrorKind, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use catalog::{AnyGame, GameName};
use table::Message;
use table::record::{Line, Record, Recovered};

use crate::failure::Failure;
use crate::packs::pack;

/// A record that a running game is written to. What [`append`](Self::append) has returned from is
/// on the disk, so nothing that happens to the program afterwards can lose it.
#[derive(Debug)]
pub(crate) struct RecordFile {
    file: File,
    path: PathBuf,
}

impl RecordFile {
    /// A new file that begins with `record`. Never overwrites.
    pub(crate) fn create(path: &Path, record: &Record) -> Result<Self, Failure> {
        let opened = OpenOptions::new().read(true).append(true).create_new(true).open(path);
        let file = opened.map_err(|error| match error.kind() {
            ErrorKind::AlreadyExists => Failure::exists(path),
            _ => Failure::cannot_write(path, &error), // not ours: every other error of the system
        })?;
        let mut created = Self { file, path: path.to_owned() };
        created.lock()?;
        created.write(&record.to_string())?;
        // The name has to be on the disk too. Not every system lets a folder be opened for that.
        if let Ok(folder) = File::open(path.parent().unwrap_or(Path::new("."))) {
            let _ = folder.sync_all();
        }
        Ok(created)
    }

    /// A new file in `folder`, called after the game and the first number that is free after all
    /// that are taken.
    pub(crate) fn create_in(
        folder: &Path,
        game: GameName,
        record: &Record,
    ) -> Result<Self, Failure> {
        let cannot_write = |error| Failure::cannot_write(folder, &error);
        std::fs::create_dir_all(folder).map_err(cannot_write)?;
        let mut number = 1;
        for entry in std::fs::read_dir(folder).map_err(cannot_write)? {
            let name = entry.map_err(cannot_write)?.file_name();
            let taken = name.to_str().and_then(|name| {
                let middle = name.strip_prefix(game.as_str())?.strip_prefix('-')?;
                middle.strip_suffix(".record")?.parse::<u64>().ok()
            });
            number = taken.map_or(number, |taken| number.max(taken.saturating_add(1)));
        }
        loop {
            let path = folder.join(format!("{game}-{number}.record"));
            match Self::create(&path, record) {
                // Somebody else was faster.
                Err(Failure::Input(_)) if path.exists() => number += 1,
                done => return done,
            }
        }
    }

    /// Takes up a record that is there. A line that was cut off is dropped, from the file as well.
    pub(crate) fn take_up(path: &Path) -> Result<(Self, Recovered), Failure> {
        let cannot_read = |error| Failure::cannot_read(path, &error);
        let file = OpenOptions::new().read(true).append(true).open(path).map_err(cannot_read)?;
        let mut taken = Self { file, path: path.to_owned() };
        taken.lock()?;
        let mut text = Vec::new();
        taken.file.read_to_end(&mut text).map_err(cannot_read)?;
        let recovered = Record::recover(&text).map_err(|fault| no_record(path, fault))?;
        if recovered.dropped.is_some() {
            let cut = taken.file.set_len(recovered.kept as u64);
            cut.and_then(|()| taken.file.seek(SeekFrom::End(0)))
                .map_err(|error| Failure::cannot_write(path, &error))?;
        }
        Ok((taken, recovered))
    }

    /// Adds lines, for good.
    pub(crate) fn append(&mut self, lines: &[Line]) -> Result<(), Failure> {
        let text: String = lines.iter().map(Line::text).collect();
        if text.is_empty() { Ok(()) } else { self.write(&text) }
    }

    /// Where it is.
    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    fn write(&mut self, text: &str) -> Result<(), Failure> {
        let written = self.file.write_all(text.as_bytes());
        written
            .and_then(|()| self.file.sync_data())
            .map_err(|error| Failure::cannot_write(&self.path, &error))
    }

    /// Two tables must not write to one record.
    fn lock(&self) -> Result<(), Failure> {
        match self.file.try_lock() {
            // A file system that cannot lock is no reason not to play.
            Ok(()) | Err(TryLockError::Error(_)) => Ok(()),
            Err(TryLockError::WouldBlock) => {
                let file = self.path.display().to_string();
                Err(Failure::Input(Message::new("cli-record-in-use").with("file", file.as_str())))
            }
        }
    }
}

/// The bytes of a file.
pub(crate) fn read_file(path: &Path) -> Result<Vec<u8>, Failure> {
    std::fs::read(path).map_err(|error| Failure::cannot_read(path, &error))
}

/// The game that the record at `path` was made with.
pub(crate) fn game_of(
    path: &Path,
    record: &Record,
    pack_word: Option<&str>,
) -> Result<AnyGame, Failure> {
    let given = pack_word.map(pack).transpose()?;
    AnyGame::for_record(record, given).map_err(|error| no_record(path, error))
}

/// A file that is there and cannot be played on or again.
pub(crate) fn no_record(path: &Path, why: impl Display) -> Failure {
    let message = Message::new("cli-no-record")
        .with("file", path.display().to_string().as_str())
        .with("why", why.to_string().as_str());
    Failure::Input(message)
}
