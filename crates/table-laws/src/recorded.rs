//! What must hold of the games recorded for the tests.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use table::record::{Line, Record, Replay, Start, replay, verify};
use table::{Notation, may_take_back};

/// The recorded games of a folder, each with the name of its file.
///
/// # Panics
/// If a file can't be read, or is no record.
pub fn recorded_games(folder: &Path) -> Vec<(String, Record)> {
    let read = |entry: std::io::Result<fs::DirEntry>| {
        let path = entry.expect("the folder can be read").path();
        let name = path.display().to_string();
        let bytes = fs::read(&path).unwrap_or_else(|error| panic!("{name}: {error}"));
        let record = Record::parse(bytes).unwrap_or_else(|error| panic!("{name}: {error}"));
        (name, record)
    };
    let files =
        fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    files.map(read).collect()
}

/// Plays a recorded game again; nothing but what was open to the one who did it may have been taken
/// back. A replay does not judge that, but what recorded games show should be allowed.
///
/// # Panics
/// If the record does not hold, or more was taken back.
pub fn holds<G: Notation>(game: &G, name: &str, record: &Record) -> Replay<G> {
    let mut so_far = Record::new(record.header().clone(), record.start().clone());
    for entry in record.entries() {
        if let Line::Undo { seat, count } = entry.line {
            let replayed =
                replay(game, &so_far).unwrap_or_else(|broken| panic!("{name}: {broken}"));
            let before = &replayed.states()[replayed.in_force() - count.get()];
            assert!(may_take_back(game, before, replayed.state(), seat), "{name}");
        }
        so_far.push(entry.line.clone());
    }
    verify(game, record).unwrap_or_else(|broken| panic!("{name}: {broken}"))
}

/// Together they have every kind of line that a record can have.
///
/// # Panics
/// If they have not.
pub fn have_every_kind_of_line(records: &[(String, Record)]) {
    let mut kinds = BTreeSet::new();
    for (_, record) in records {
        kinds.insert(match record.start() {
            Start::Seed(_) => "start seed",
            Start::Deal(_) => "start deal",
        });
        kinds.extend(record.entries().iter().map(|entry| match entry.line {
            Line::Action { .. } => "action",
            Line::Undo { .. } => "undo",
            Line::Handover { .. } => "handover",
            Line::Expired { .. } => "expired",
            Line::Check { .. } => "check",
            Line::End(_) => "end",
        }));
    }
    let all = ["start seed", "start deal", "action", "undo", "handover", "expired", "check", "end"];
    assert_eq!(kinds, all.into());
}
