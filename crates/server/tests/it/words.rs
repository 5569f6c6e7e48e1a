//! Everything that the server says can be said.

use std::collections::BTreeSet;
use std::path::Path;

/// Whether an id is one of those that a table, a server or a record is spoken of with.
fn ours(id: &&str) -> bool {
    ["table-", "server-", "record-"].iter().any(|start| id.starts_with(start))
}

/// The ids between quotation marks that begin so, in the sources of a crate.
fn said(folder: &Path, ids: &mut BTreeSet<String>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            said(&path, ids);
        } else if path.extension().is_some_and(|end| end == "rs") {
            let text = std::fs::read_to_string(&path).unwrap();
            let words = text.split('"').skip(1).step_by(2);
            ids.extend(words.filter(ours).map(str::to_owned));
        }
    }
}

#[test]
fn every_message_exists_and_is_used() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let mut used = BTreeSet::new();
    said(&crates.join("server/src"), &mut used);
    said(&crates.join("session/src"), &mut used);
    said(&crates.join("words/src"), &mut used);
    let file = std::fs::read_to_string(crates.join("../locales/en/table.ftl")).unwrap();
    let defined: BTreeSet<String> = file
        .lines()
        .filter_map(|line| line.split_once(" = "))
        .map(|(id, _)| id.to_owned())
        .filter(|id| ours(&id.as_str()))
        .collect();
    assert_eq!(used, defined);
}
