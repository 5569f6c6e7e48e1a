//! Every message that the command line says exists, and every one that exists is said.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use words::Language;

/// What stands in the sources after a quotation mark and begins like a message of ours.
fn used_in(folder: &Path, ids: &mut BTreeSet<String>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            used_in(&path, ids);
            continue;
        }
        let text = fs::read_to_string(&path).unwrap();
        let begun = text.match_indices("\"cli-").map(|(at, _)| &text[at + 1..]);
        ids.extend(begun.filter_map(|text| text.split('"').next()).map(str::to_owned));
    }
}

#[test]
fn every_message_exists_and_is_used() {
    let mut used = BTreeSet::new();
    used_in(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut used);
    // The names of what is studied are given by the crate that studies it.
    used.insert("cli-report-start".to_owned());
    let files = Language::English.files().into_iter();
    let ours = files.filter(|(name, _)| ["cli.ftl", "report.ftl"].contains(name));
    let defined: BTreeSet<&str> = ours
        .flat_map(|(_, text)| text.lines())
        .filter_map(|line| line.split_once(" ="))
        .map(|(id, _)| id)
        .filter(|id| id.starts_with("cli-"))
        .collect();
    // `cli-help-{does}` stands for all that begin so.
    let (made, whole): (Vec<&String>, Vec<&String>) = used.iter().partition(|id| id.contains('{'));
    let missing: Vec<_> = whole.iter().filter(|id| !defined.contains(id.as_str())).collect();
    assert!(missing.is_empty(), "not in locales/en/cli.ftl or report.ftl: {missing:?}");
    let is_made =
        |id: &str| made.iter().any(|made| id.starts_with(made.split('{').next().unwrap()));
    let unused: Vec<_> = defined.iter().filter(|id| !used.contains(**id) && !is_made(id)).collect();
    assert!(unused.is_empty(), "said by nobody: {unused:?}");
}
