//! Programs tell refusals apart by their codes: the document of the protocol has all of them, and none that nobody says.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// What stands before the code of a refusal where one is made.
const BEFORE: [&str; 3] = ["status, \"", "code: \"", "Problem::bad(\""];

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            found.push(path);
        }
    }
}

fn is_code(word: &str) -> bool {
    !word.is_empty() && word.chars().all(|letter| letter.is_ascii_lowercase() || letter == '-')
}

/// The literals in `text` behind `before`.
fn literals<'t>(text: &'t str, before: &str) -> Vec<&'t str> {
    text.split(before).skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

fn said(crates: &Path) -> BTreeSet<String> {
    let mut files = Vec::new();
    sources(&crates.join("server/src"), &mut files);
    files.push(crates.join("session/src/unfit.rs"));
    let mut codes = BTreeSet::new();
    for file in files {
        // Of a call over several lines the code stands behind the status all the same.
        let text = fs::read_to_string(&file).unwrap();
        let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
        let found = BEFORE.iter().flat_map(|before| literals(&text, before));
        let behind_status = text.split("StatusCode::").skip(1).filter_map(|rest| {
            let (status, rest) = rest.split_once(", \"")?;
            let plain = status.chars().all(|letter| letter.is_ascii_uppercase() || letter == '_');
            rest.split('"').next().filter(|_| plain)
        });
        let constants = text.split("const ").skip(1).filter_map(|rest| {
            rest.split_once(": &str = \"")
                .filter(|(name, _)| ["WRONG_SECRET", "BROKEN"].contains(name))
        });
        let constants = constants.filter_map(|(_, rest)| rest.split('"').next());
        // A code and its sentence, as a pair.
        let paired = text.split("\", Message::new(").filter_map(|before| before.rsplit_once("(\""));
        let paired = paired.map(|(_, code)| code);
        let all = found.chain(behind_status).chain(paired).chain(constants);
        codes.extend(all.filter(|code| is_code(code)).map(str::to_owned));
    }
    let refused = fs::read_to_string(crates.join("session/src/refused.rs")).unwrap();
    let refused = refused.split("pub fn code").nth(1).unwrap().split("pub fn say").next().unwrap();
    codes.extend(literals(refused, "=> \"").into_iter().map(str::to_owned));
    codes
}

fn documented(text: &str) -> BTreeSet<String> {
    let refusals = text.split("## Refusals").nth(1).unwrap().split("\n## ").next().unwrap();
    let rows = refusals.lines().filter_map(|line| line.strip_prefix("| `"));
    let firsts = rows.filter_map(|row| row.split(" | ").next());
    let codes = firsts.flat_map(|first| first.split('`').filter(|word| is_code(word)));
    codes.map(str::to_owned).collect()
}

#[test]
fn the_document_has_every_code_and_no_other() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let text = fs::read_to_string(crates.join("../docs/protocol.md")).unwrap();
    let (said, documented) = (said(crates), documented(&text));
    let missing: Vec<_> = said.difference(&documented).collect();
    let unknown: Vec<_> = documented.difference(&said).collect();
    assert!(said.len() > 40, "codes are not found any more: {said:?}");
    assert!(missing.is_empty() && unknown.is_empty(), "missing {missing:?}, unknown {unknown:?}");
}
