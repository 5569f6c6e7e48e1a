//! Every rule id in use exists, every rule is cited by a test, and every language has them all.

use std::collections::{BTreeMap, BTreeSet};

use crate::tidy::ids::{BOOKS, ids};
use crate::tidy::repository::File;
use crate::tidy::source::Source;
use crate::tidy::violation::Violation;

/// Kinds of files whose rule ids must exist: code, tests, documents, data, message files.
const KINDS: [&str; 6] = ["rs", "md", "toml", "json", "ftl", "txt"];

/// All of it on all files.
pub(crate) fn check(files: &[File]) -> Vec<Violation> {
    let mut violations = Vec::new();
    let rules = rules(files, &mut violations);
    unknown(files, &rules, &mut violations);
    uncited(files, &rules, &mut violations);
    untranslated(files, &mut violations);
    violations
}

/// Where a rule is written.
#[derive(Clone, Debug)]
struct Place {
    file: String,
    line: usize,
}

/// All rules of the books by id: list items that begin with an id in bold.
fn rules(files: &[File], violations: &mut Vec<Violation>) -> BTreeMap<String, Place> {
    let mut rules = BTreeMap::new();
    for file in files.iter().filter(|file| is_book(file) && !is_translated(file)) {
        for (index, line) in file.text.lines().enumerate() {
            let line_number = index + 1;
            let Some((id, rest)) = item(line) else {
                continue;
            };
            let mut complain = |text: String| {
                violations.push(Violation::new(&file.path, line_number, text));
            };
            if rest.trim().is_empty() {
                complain(format!("{id} has no text on its first line: write it after the id"));
            }
            if !BOOKS.iter().any(|&(letter, book)| id.starts_with(letter) && book == file.path) {
                complain(format!(
                    "{id} doesn't belong into this file: its letter is another game's"
                ));
            }
            let place = Place { file: file.path.clone(), line: line_number };
            if rules.insert(id.to_owned(), place).is_some() {
                complain(format!("{id} is here twice: give the second one a new number"));
            }
        }
    }
    rules
}

fn is_book(file: &File) -> bool {
    file.is_under("docs/rules") && file.extension() == "md"
}

/// Other languages have a folder of their own.
fn is_translated(file: &File) -> bool {
    file.path.split('/').count() > 3
}

/// Translations that do not have the rules of their book, in its order.
fn untranslated(files: &[File], violations: &mut Vec<Violation>) {
    let all = |file: &File| -> Vec<String> {
        file.text.lines().filter_map(item).map(|(id, _)| id.to_owned()).collect()
    };
    for file in files.iter().filter(|file| is_book(file) && is_translated(file)) {
        let name = file.path.rsplit('/').next().unwrap_or_default();
        let book = files.iter().find(|book| book.path == format!("docs/rules/{name}"));
        let (here, there) = (all(file), book.map(all).unwrap_or_default());
        let first = here.iter().zip(&there).position(|(here, there)| here != there);
        if let Some(number) =
            first.or((here.len() != there.len()).then(|| here.len().min(there.len())))
        {
            let text = match there.get(number) {
                Some(id) => {
                    format!("{id} is missing here, or out of its order: translate it in its place")
                }
                None => format!("{} is not in docs/rules/{name}: leave it out", here[number]),
            };
            violations.push(Violation::new(&file.path, 1, text));
        }
    }
}

/// The id of a list item such as `- **L5.2** text`, and its text.
fn item(line: &str) -> Option<(&str, &str)> {
    let (id, text) = line.strip_prefix("- **")?.split_once("**")?;
    (ids(id).next()? == id).then_some((id, text))
}

/// Ids that are used and that no book has.
fn unknown(files: &[File], rules: &BTreeMap<String, Place>, violations: &mut Vec<Violation>) {
    for file in files.iter().filter(|file| speaks_of_rules(file)) {
        for (index, line) in file.text.lines().enumerate() {
            for id in ids(line).filter(|&id| !rules.contains_key(id)) {
                let text = format!(
                    "there is no rule {id} in docs/rules: correct the id, or write the rule"
                );
                violations.push(Violation::new(&file.path, index + 1, text));
            }
        }
    }
}

/// The examples in this crate's own tests are made up.
fn speaks_of_rules(file: &File) -> bool {
    KINDS.contains(&file.extension()) && !file.is_under("xtask")
}

/// Rules that no test cites.
fn uncited(files: &[File], rules: &BTreeMap<String, Place>, violations: &mut Vec<Violation>) {
    let mut cited = BTreeSet::new();
    for file in files.iter().filter(|file| file.is_under("crates")) {
        cite(file, &mut cited);
    }
    for (id, place) in rules.iter().filter(|(id, _)| !cited.contains(*id)) {
        let text = format!(
            "no test cites {id}: name it in a comment of the test that would fail without it"
        );
        violations.push(Violation::new(&place.file, place.line, text));
    }
}

/// Adds the ids that the tests of this file cite: in comments and strings of Rust, anywhere in
/// other files of a `tests` folder.
fn cite(file: &File, cited: &mut BTreeSet<String>) {
    let mut add = |line: &str| cited.extend(ids(line).map(str::to_owned));
    if file.extension() == "rs" {
        let source = Source::new(&file.text);
        let lines = source.notes.iter().zip(&source.test);
        lines.filter(|(_, in_test)| file.is_test() || **in_test).for_each(|(line, _)| add(line));
    } else if file.is_test() {
        file.text.lines().for_each(add);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(files: &[(&str, &str)]) -> Vec<String> {
        let files: Vec<File> = files.iter().map(|(path, text)| File::of(path, text)).collect();
        check(&files).iter().map(ToString::to_string).collect()
    }

    const BOOK: (&str, &str) = (
        "docs/rules/london.md",
        "# London\n\n- **L5.2** Pay\n  for it (L-R05).\n- **L-R05** You may.\n",
    );
    const TEST: (&str, &str) =
        ("crates/london/tests/it/a.rs", "fn a() { // L5.2\n f(\"L-R05\"); }\n");

    #[test]
    fn cited_and_known_is_fine() {
        assert!(found(&[BOOK, TEST]).is_empty());
    }

    #[test]
    fn an_unknown_id_is_found_in_all_kinds_of_files() {
        for path in [
            "crates/london/src/a.rs",
            "README.md",
            "crates/london/data/cards.toml",
            "locales/en/a.ftl",
        ] {
            let violations = found(&[BOOK, TEST, (path, "x\n# L5.3\n")]);
            assert_eq!(violations.len(), 1, "{violations:?}");
            assert!(
                violations[0].starts_with(&format!("{path}:2: there is no rule L5.3")),
                "{violations:?}"
            );
        }
        assert!(found(&[BOOK, TEST, ("web/icon.svg", "L5.3")]).is_empty());
        let violations = found(&[BOOK, TEST, ("README.md", "N1.1 L-R5")]);
        assert_eq!(violations.len(), 2, "{violations:?}");
    }

    #[test]
    fn a_rule_without_a_test_is_found() {
        let violations = found(&[BOOK]);
        assert_eq!(violations.len(), 2, "{violations:?}");
        assert!(
            violations[1].starts_with("docs/rules/london.md:3: no test cites L5.2"),
            "{violations:?}"
        );
    }

    #[test]
    fn only_comments_and_strings_of_tests_cite() {
        let nothing_cites = |path, text| found(&[BOOK, (path, text)]).len() == 2;
        assert!(nothing_cites("crates/london/src/a.rs", "// L5.2 L-R05\nfn a() {}\n"));
        assert!(nothing_cites("crates/london/tests/it/a.rs", "fn l5_2() { L_R05 }\n"));
        assert!(nothing_cites("xtask/src/tests.rs", "// L5.2 L-R05\n"));
        let inside = "// nothing\n#[cfg(test)]\nmod tests {\n  /// L5.2, L-R05\n  fn a() {}\n}\n";
        assert!(found(&[BOOK, ("crates/london/src/a.rs", inside)]).is_empty());
        let after = "#[cfg(test)]\nmod tests {}\n// L5.2, L-R05\n";
        assert!(nothing_cites("crates/london/src/a.rs", after));
        assert!(
            found(&[BOOK, ("crates/london/tests/plays/a.toml", "rules = [\"L5.2\", \"L-R05\"]")])
                .is_empty()
        );
    }

    #[test]
    fn a_translation_has_all_rules_of_its_book_in_order() {
        let uk = |text| found(&[BOOK, TEST, ("docs/rules/uk/london.md", text)]);
        assert!(uk("- **L5.2** Так.\n- **L-R05** Можна.\n").is_empty());
        assert!(uk("- **L5.2** Так.\n")[0].contains("uk/london.md:1: L-R05 is missing"));
        assert!(uk("- **L-R05** Можна.\n- **L5.2** Так.\n")[0].contains("L5.2 is missing"));
        let more = "- **L5.2** Так.\n- **L-R05** Можна.\n- **L-R05** Ще.\n";
        assert!(uk(more)[0].contains("L-R05 is not in docs/rules/london.md"));
    }

    #[test]
    fn a_book_has_each_rule_once_and_in_its_place() {
        let twice = (
            "docs/rules/london.md",
            "- **L5.2** Pay.\n- **L5.2** Or not. L-R05\n- **L-R05** You may.\n",
        );
        let violations = found(&[twice, TEST]);
        assert_eq!(violations.len(), 1, "{violations:?}");
        assert!(violations[0].contains(":2: L5.2 is here twice"), "{violations:?}");
        let elsewhere = ("docs/rules/new-york.md", "- **L5.2** Pay.\n- **L-R05** You may.\n");
        assert_eq!(found(&[elsewhere, TEST]).len(), 2);
        let empty = ("docs/rules/london.md", "- **L5.2**\n- **L-R05** You may.\n");
        assert!(found(&[empty, TEST])[0].contains("L5.2 has no text"));
        let no_books = [("README.md", "- **L5.2** a\n"), ("docs/rules/a.txt", "- **L-R05** b\n")];
        for violation in found(&no_books) {
            assert!(violation.contains("there is no rule"), "{violation}");
        }
    }
}
