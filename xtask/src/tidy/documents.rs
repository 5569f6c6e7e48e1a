//! The documents that a project owes its readers are there, and their links lead somewhere.

use std::collections::BTreeSet;

use crate::tidy::repository::{File, Repository};
use crate::tidy::violation::Violation;

/// Files without which the project isn't complete.
const OWED: [&str; 7] = [
    "LICENSE-MIT",
    "LICENSE-APACHE",
    "README.md",
    "ARCHITECTURE.md",
    "CONTRIBUTING.md",
    "CHANGELOG.md",
    "docs/results.md",
];

/// Both checks on the repository.
pub(crate) fn check(repository: &Repository) -> Vec<Violation> {
    let paths = &repository.paths;
    let missing = OWED.iter().filter(|path| !paths.contains(**path));
    let mut violations: Vec<Violation> =
        missing.map(|path| Violation::new(path, 1, "is missing: write it")).collect();
    for file in repository.files.iter().filter(|file| file.extension() == "md") {
        violations.extend(broken_links(file, paths));
    }
    violations
}

fn broken_links(file: &File, paths: &BTreeSet<String>) -> Vec<Violation> {
    let mut violations = Vec::new();
    let mut in_code = false;
    for (index, line) in file.text.lines().enumerate() {
        if line.trim_start().starts_with("```") {
            in_code = !in_code;
        }
        if in_code {
            continue;
        }
        let line = without_code(line);
        for target in targets(&line) {
            if !leads_somewhere(file, target, paths) {
                let text = format!("the link to {target} leads nowhere: correct it");
                violations.push(Violation::new(&file.path, index + 1, text));
            }
        }
    }
    violations
}

/// The line without what stands between backticks.
fn without_code(line: &str) -> String {
    line.split('`').step_by(2).collect::<Vec<_>>().join("`")
}

/// What the line links to: `](target)`, `](target "title")`, `[name]: target`.
fn targets(line: &str) -> impl Iterator<Item = &str> {
    let inline = line.split("](").skip(1).filter_map(|rest| rest.split([')', ' ']).next());
    let defined = line
        .strip_prefix('[')
        .and_then(|rest| rest.split_once("]: "))
        .and_then(|(_, target)| target.split_whitespace().next());
    inline.chain(defined).map(|target| target.trim_matches(['<', '>']))
}

/// Whether the link leaves for the net, or names a file or folder of the repository.
fn leads_somewhere(file: &File, target: &str, paths: &BTreeSet<String>) -> bool {
    if target.contains("://") || target.starts_with("mailto:") {
        return true;
    }
    // A mere `#place` is a place in this file: its folder is there.
    let target = target.split(['#', '?']).next().unwrap_or(target).replace("%20", " ");
    let folder = if target.starts_with('/') {
        ""
    } else {
        file.path.rsplit_once('/').map_or("", |(folder, _)| folder)
    };
    let Some(path) = resolve(folder, &target) else {
        return false;
    };
    let inside = format!("{path}/");
    path.is_empty()
        || paths.contains(&path)
        || paths.range(inside.clone()..).next().is_some_and(|next| next.starts_with(&inside))
}

/// The path from the root; `None` if it leaves the repository.
fn resolve(folder: &str, target: &str) -> Option<String> {
    let mut parts: Vec<&str> = folder.split('/').filter(|part| !part.is_empty()).collect();
    for part in target.split('/') {
        match part {
            "" | "." => {}
            ".." => {
                parts.pop()?;
            }
            name => parts.push(name),
        }
    }
    Some(parts.join("/"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(files: &[(&str, &str)]) -> Vec<String> {
        let mut files: Vec<File> = files.iter().map(|(path, text)| File::of(path, text)).collect();
        let given: BTreeSet<String> = files.iter().map(|file| file.path.clone()).collect();
        files.extend(
            OWED.iter().filter(|path| !given.contains(**path)).map(|path| File::of(path, "")),
        );
        let paths = files.iter().map(|file| file.path.clone()).collect();
        check(&Repository { paths, files }).iter().map(ToString::to_string).collect()
    }

    #[test]
    fn every_owed_file_is_missed() {
        let repository = Repository { paths: BTreeSet::new(), files: Vec::new() };
        let violations = check(&repository);
        assert_eq!(violations.len(), OWED.len());
        assert_eq!(violations[0].to_string(), "LICENSE-MIT:1: is missing: write it");
    }

    #[test]
    fn good_links_are_fine() {
        let text = "[a](ARCHITECTURE.md#shape) ![b](docs/a.png) [c](docs/) [d](./docs) [e](#here)\n\
            [f](https://example.org/x) [g](mailto:a@example.org) [h](/README.md \"title\") [i](<docs/a.png>)\n\
            `[j](nowhere)` [k]\n\n[k]: CHANGELOG.md\n```\n[l](nowhere)\n```\n";
        assert_eq!(found(&[("README.md", text), ("docs/a.png", "")]), [""; 0]);
        assert_eq!(
            found(&[("docs/rules/london.md", "[a](../../README.md) [b](../results.md)")]),
            [""; 0]
        );
    }

    #[test]
    fn broken_links_are_found() {
        for link in [
            "[a](NOWHERE.md)",
            "![a](docs/nothing.png)",
            "[a](doc)",
            "[a](../README.md)",
            "[a]: nowhere",
            "[a](nowhere#there)",
            "[a](README.md) and [b](nowhere)",
            "```\n```\n[a](nowhere)",
        ] {
            let violations = found(&[("README.md", link)]);
            assert_eq!(violations.len(), 1, "{link}: {violations:?}");
            let last = format!("README.md:{}: the link to ", link.lines().count());
            assert!(violations[0].starts_with(&last), "{violations:?}");
            assert!(violations[0].contains("leads nowhere"), "{violations:?}");
        }
    }
}
