//! The files that the house rules are about.

use std::collections::BTreeSet;

use anyhow::{Context as _, Result};

use crate::shell;

/// A text file of the repository.
#[derive(Clone, Debug)]
pub(crate) struct File {
    /// From the root, with `/`.
    pub(crate) path: String,
    /// Its content.
    pub(crate) text: String,
}

impl File {
    /// The text after the last dot of its name.
    pub(crate) fn extension(&self) -> &str {
        self.name().rsplit_once('.').map_or("", |(_, extension)| extension)
    }

    /// Its name without the folders.
    pub(crate) fn name(&self) -> &str {
        self.path.rsplit('/').next().unwrap_or(&self.path)
    }

    /// Whether it lies in this folder or below it; `folder` has no `/` at its end.
    pub(crate) fn is_under(&self, folder: &str) -> bool {
        self.path.strip_prefix(folder).is_some_and(|rest| rest.starts_with('/'))
    }

    /// Whether all of it is test code: a file of a `tests` folder, or a `tests.rs` beside what it
    /// tests.
    pub(crate) fn is_test(&self) -> bool {
        self.path.contains("/tests/") || self.name() == "tests.rs"
    }

    /// A file made up for a test.
    #[cfg(test)]
    pub(crate) fn of(path: &str, text: &str) -> Self {
        Self { path: path.to_owned(), text: text.to_owned() }
    }
}

/// All files that git tracks or would track.
#[derive(Clone, Debug)]
pub(crate) struct Repository {
    /// Every path, those of binary files too.
    pub(crate) paths: BTreeSet<String>,
    /// Those that hold text.
    pub(crate) files: Vec<File>,
}

impl Repository {
    /// Reads it.
    ///
    /// # Errors
    /// If git doesn't list the files.
    pub(crate) fn read() -> Result<Self> {
        // A build machine may check out the repository as somebody else.
        let list = shell::read(&mut shell::program(
            "git",
            &[
                "-c",
                "safe.directory=*",
                "ls-files",
                "-z",
                "--cached",
                "--others",
                "--exclude-standard",
            ],
        ))
        .context("tidy looks at the files that git lists")?;
        let (mut paths, mut files) = (BTreeSet::new(), Vec::new());
        // In order, and once each: git lists a file in conflict more than once.
        let listed: BTreeSet<&str> = list.split('\0').filter(|path| !path.is_empty()).collect();
        for path in listed {
            // Deleted but still in the index, or a link that leads nowhere: not there.
            let Ok(bytes) = std::fs::read(shell::root().join(path)) else {
                continue;
            };
            paths.insert(path.to_owned());
            if let Ok(text) = String::from_utf8(bytes) {
                files.push(File { path: path.to_owned(), text });
            }
        }
        Ok(Self { paths, files })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_knows_its_place() {
        let file = File::of("crates/london/tests/it/rules.rs", "");
        assert_eq!((file.name(), file.extension()), ("rules.rs", "rs"));
        assert!(file.is_test() && file.is_under("crates/london") && !file.is_under("crates/lon"));
        assert!(File::of("crates/london/src/flow/tests.rs", "").is_test());
        assert!(!File::of("crates/london/src/flow/turn.rs", "").is_test());
        assert_eq!(File::of("LICENSE-MIT", "").extension(), "");
    }

    #[test]
    fn this_file_is_in_the_repository() {
        let repository = Repository::read().unwrap();
        assert!(repository.paths.contains("xtask/src/tidy/repository.rs"));
        assert!(repository.files.iter().any(|file| file.text.contains("fn this_file_is_in_the_")));
        assert!(!repository.paths.iter().any(|path| path.starts_with("target/")));
    }
}
