//! Nothing in the repository points at the folders of somebody's machine.

use crate::tidy::repository::File;
use crate::tidy::source::is_word;
use crate::tidy::violation::Violation;

/// Folders at the root of a machine where people work.
const HOMES: [&str; 3] = ["work", "root", "home"];

/// Looks through all text files.
pub(crate) fn check(files: &[File]) -> Vec<Violation> {
    let mut violations = Vec::new();
    for file in files {
        for (index, line) in file.text.lines().enumerate() {
            for home in HOMES.into_iter().filter(|home| points_into(line, home)) {
                let text = format!(
                    "a path into /{home} of one machine: write it from the root of the repository"
                );
                violations.push(Violation::new(&file.path, index + 1, text));
            }
        }
    }
    violations
}

/// Whether an absolute path into this folder begins in the line. After a name, a dot or a tilde the
/// slash only continues another path.
fn points_into(line: &str, home: &str) -> bool {
    line.match_indices(&format!("/{home}/")).any(|(at, _)| {
        let before = line[..at].chars().next_back();
        !before.is_some_and(|c| is_word(c) || matches!(c, '.' | '~' | '-' | '}' | ')' | '>'))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(text: &str) -> Vec<String> {
        check(&[File::of("README.md", text)]).iter().map(ToString::to_string).collect()
    }

    #[test]
    fn absolute_paths_into_homes_are_found() {
        for home in HOMES {
            for start in ["", "see ", "(", "\"", "file://", "=", ":"] {
                let violations = found(&format!("first line\n{start}/{home}/me/x\n"));
                assert_eq!(violations.len(), 1, "{start}: {violations:?}");
                assert!(violations[0].starts_with("README.md:2: "), "{violations:?}");
            }
        }
    }

    #[test]
    fn other_paths_are_fine() {
        for path in [
            "docs/work/a",
            "./home/a",
            "~/work/a",
            "https://example.org/home/a",
            "/usr/bin",
            "${A}/root/a",
        ] {
            assert!(found(path).is_empty(), "{path}");
        }
    }
}
