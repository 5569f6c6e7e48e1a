//! Runs commands with everything around them made up.

use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};

use cli::{Face, Shell};
use words::Words;

/// What a command said, and how it ended.
#[derive(Clone, Debug)]
pub(crate) struct Said {
    pub(crate) code: u8,
    pub(crate) output: String,
    pub(crate) errors: String,
}

impl Said {
    /// The answer to the `number`-th line typed, from 0: what stands between two prompts.
    pub(crate) fn answer(&self, number: usize) -> &str {
        let answers: Vec<&str> = self.output.split("> ").collect();
        answers.get(number + 1).unwrap_or_else(|| panic!("no answer {number}: {}", self.output))
    }

    #[track_caller]
    pub(crate) fn expect(&self, text: &str) -> &Self {
        assert!(self.output.contains(text), "“{text}” was not said:\n{}", self.output);
        self
    }

    #[track_caller]
    pub(crate) fn ok(&self) -> &Self {
        assert_eq!((self.code, self.errors.as_str()), (0, ""), "{}", self.output);
        self
    }

    #[track_caller]
    pub(crate) fn fails(&self, code: u8, sentence: &str) {
        assert_eq!(self.errors.trim_end(), sentence, "{}", self.output);
        assert_eq!(self.code, code);
    }
}

/// A folder of its own for a test, empty at first. The path is relative to a folder that all tests
/// work in: where the project lies must not decide where a sentence with a path is wrapped.
pub(crate) fn folder(name: &str) -> PathBuf {
    std::env::set_current_dir(env!("CARGO_TARGET_TMPDIR")).unwrap();
    let path = PathBuf::from(name);
    let _ = fs::remove_dir_all(&path);
    fs::create_dir_all(&path).unwrap();
    path
}

/// Runs `twocities` with these arguments, in a folder for records that does not exist.
pub(crate) fn twocities(args: &[&str]) -> Said {
    run(args, "", None, Face::PLAIN)
}

/// Runs `twocities` while `typed` is typed; records go to `state`.
pub(crate) fn run(args: &[&str], typed: &str, state: Option<&Path>, face: Face) -> Said {
    let (mut output, mut errors) = (Vec::new(), Vec::new());
    let mut shell = Shell {
        input: &mut typed.as_bytes(),
        output: &mut output,
        errors: &mut errors,
        face,
        attended: false,
        state_folder: state.map(Path::to_owned),
        words: Words::english(),
        language_asked: false,
        version: "test",
        bundle: server::Bundle::default(),
    };
    let args = ["twocities"].iter().chain(args).map(OsString::from);
    let code = cli::run(args, &mut shell);
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    Said { code, output: text(output), errors: text(errors) }
}

/// A table at which things are typed, with its record.
#[derive(Clone, Debug)]
pub(crate) struct Table {
    pub(crate) record: PathBuf,
    args: Vec<String>,
}

impl Table {
    /// A new table in a folder of this name: seat 1 begins, and the seed is fixed.
    pub(crate) fn new(name: &str, seats: &str) -> Self {
        let record = folder(name).join("game.record");
        let args = ["--seats", seats, "--seed", "7", "--option", "first=1"].map(str::to_owned);
        Self { record, args: args.to_vec() }
    }

    /// Sits down, types these lines and leaves.
    pub(crate) fn types(&self, lines: &[&str]) -> Said {
        let record = self.record.to_str().unwrap();
        let mut args = vec!["play", "london", "--record", record];
        if !self.record.exists() {
            args.extend(self.args.iter().map(String::as_str));
        }
        let typed: String = lines.iter().map(|line| format!("{line}\n")).collect();
        run(&args, &typed, None, Face::PLAIN)
    }

    /// The lines of the record after the start.
    pub(crate) fn course(&self) -> Vec<String> {
        let text = fs::read_to_string(&self.record).unwrap();
        let lines = text.lines().skip_while(|line| !line.starts_with("start "));
        lines.skip(1).map(str::to_owned).collect()
    }
}
