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
        // What tests look for is not said.
        let text = text.split("#[cfg(test)]").next().unwrap();
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
    let ours = files.filter(|(name, _)| ["cli.ftl", "cli-args.ftl", "report.ftl"].contains(name));
    let defined: BTreeSet<&str> = ours
        .flat_map(|(_, text)| text.lines())
        .filter_map(|line| line.split_once(" ="))
        .map(|(id, _)| id)
        .filter(|id| id.starts_with("cli-"))
        .collect();
    // `cli-help-{does}` stands for all that begin so.
    let (made, whole): (Vec<&String>, Vec<&String>) = used.iter().partition(|id| id.contains('{'));
    let missing: Vec<_> = whole.iter().filter(|id| !defined.contains(id.as_str())).collect();
    assert!(
        missing.is_empty(),
        "not in locales/en/cli.ftl, cli-args.ftl or report.ftl: {missing:?}"
    );
    let is_made =
        |id: &str| made.iter().any(|made| id.starts_with(made.split('{').next().unwrap()));
    let unused: Vec<_> = defined.iter().filter(|id| !used.contains(**id) && !is_made(id)).collect();
    assert!(unused.is_empty(), "said by nobody: {unused:?}");
}

/// What is written by itself, and not as a message: the text between the quotation marks after one of these.
const WRITERS: [&str; 6] = [
    "line(\"",
    "line(&format!(\"",
    "writeln!(",
    "write!(",
    "Failure::input(\"",
    "unreadable(id, \"",
];

/// Texts for programs: pages are made of messages between tags, and commands are typed as they stand.
fn is_for_programs(text: &str) -> bool {
    let begins = ["twocities ", "<", "GET /", "{", "\\x1b", ",", "."];
    begins.iter().any(|begin| text.trim_start().starts_with(begin))
}

fn sentences_in(code: &str) -> Vec<String> {
    let code = code.split("#[cfg(test)]").next().unwrap();
    let lines = code.lines().filter(|line| !line.trim_start().starts_with("//"));
    let code = lines.collect::<Vec<_>>().join("\n");
    let mut found = Vec::new();
    for writer in WRITERS {
        for (at, _) in code.match_indices(writer) {
            let rest = &code[at..];
            let statement = &rest[..rest.find(';').unwrap_or(rest.len())];
            let Some(text) = statement.split('"').nth(1) else { continue };
            let letters = |word: &str| word.len() > 1 && word.chars().all(char::is_alphabetic);
            let words: Vec<&str> = text.split(' ').collect();
            let told = words.windows(2).any(|two| letters(two[0]) && letters(two[1]));
            if told && !is_for_programs(text) {
                found.push(text.to_owned());
            }
        }
    }
    found
}

#[test]
fn nothing_is_written_but_messages() {
    fn walk(folder: &Path, found: &mut Vec<String>) {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                walk(&path, found);
            } else if path.file_name().is_some_and(|name| name != "tests.rs") {
                let told = sentences_in(&fs::read_to_string(&path).unwrap()).into_iter();
                found.extend(told.map(|text| format!("{}: {text}", path.display())));
            }
        }
    }
    let mut found = Vec::new();
    walk(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut found);
    assert!(found.is_empty(), "said in one language only: {found:?}");
    let caught = sentences_in("shell.line(\"It is over\")?; write!(f, \"<td>{x}</td>\")?;");
    assert_eq!(caught, ["It is over"], "a sentence is found, a drawing is none");
}
