//! Mutation tests: does a test fail when a rule is changed?

use std::process::Command;

use anyhow::{Context as _, Result, bail};

use crate::shell;

/// What is mutated in a game's crate: the parts that hold the rules.
const PLACES: [&str; 3] = ["src/flow/*", "src/effect/*", "src/scoring.rs"];

/// Tests that are about words and packs: slow, and no rule that breaks shows there alone.
const OTHER_THINGS: &str = "not (test(everything_is_said) + test(coverage_facts))";

/// What would make the mutated copies share a target directory.
const SHARED: [&str; 2] = ["CARGO_TARGET_DIR", "CARGO_BUILD_TARGET_DIR"];

/// Mutates the rules of `game` (of every game if `None`). `extra` goes to `cargo mutants`.
///
/// # Errors
/// If the tool is missing, or a mutant lives.
pub(crate) fn run(game: Option<&str>, extra: &[String]) -> Result<()> {
    let games = shell::chosen_games(game)?;
    if !shell::works(&mut shell::cargo(&["mutants", "--version"])) {
        bail!("cargo-mutants is not installed: run `cargo install cargo-mutants`");
    }
    for game in games {
        let mut mutants = command(&game, extra);
        let line = shell::line(&mutants);
        println!("{line}");
        let status = mutants.status().with_context(|| format!("“{line}” can't be started"))?;
        match status.code() {
            Some(0) => {}
            Some(code) => bail!("{game}: {} (exit code {code} of cargo mutants)", meaning(code)),
            None => bail!("{game}: cargo mutants was stopped ({status})"),
        }
    }
    Ok(())
}

/// A mutant may loop for ever, hence the limits: a test run gets three times what it needs without
/// a mutation, but a minute at least, because two of them share the machine.
///
/// Each mutant is built in a copy of the tree and must be built there alone: in a shared target
/// directory cargo would later take the mutated crate for the real one.
fn command(game: &str, extra: &[String]) -> Command {
    let mut mutants = shell::cargo(&["mutants", "--package", game]);
    for place in PLACES {
        mutants.args(["--file", &format!("crates/{game}/{place}")]);
    }
    mutants.args(["--timeout-multiplier", "3", "--minimum-test-timeout", "60"]);
    mutants.args(["--profile", "mutants"]);
    // A broken rule breaks a law within a few games, and a scenario at once; the first test that
    // fails is enough.
    mutants.args(["--jobs", "2"]).args(extra).env("LAW_GAMES", "8");
    mutants.args(["--test-tool", "nextest", "--", "--lib", "--test", "it"]);
    mutants.args(["--filterset", OTHER_THINGS]);
    for name in SHARED {
        mutants.env_remove(name);
    }
    mutants
}

fn meaning(code: i32) -> &'static str {
    match code {
        2 => "some mutants live, see mutants.out/missed.txt: write the test that kills each",
        3 => "some mutants ran out of time, see mutants.out/timeout.txt",
        4 => "the tests fail without any mutation: mend them first",
        _ => "cargo mutants could not do its work",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn extra_words_come_after_ours() {
        let line = shell::line(&command("london", &["--shard".to_owned(), "0/4".to_owned()]));
        let places = "--file crates/london/src/flow/* --file crates/london/src/effect/* \
                      --file crates/london/src/scoring.rs";
        assert!(line.contains("mutants --package london"), "{line}");
        assert!(line.contains(places), "{line}");
        let end = format!(
            "--jobs 2 --shard 0/4 --test-tool nextest -- --lib --test it --filterset {OTHER_THINGS}"
        );
        assert!(line.ends_with(&end), "{line}");
    }

    #[test]
    fn mutants_are_built_apart() {
        let command = command("london", &[]);
        for name in SHARED {
            assert!(command.get_envs().any(|(given, value)| given == name && value.is_none()));
        }
    }

    #[test]
    fn a_living_mutant_is_told_from_a_broken_run() {
        assert!(meaning(2).contains("live"));
        assert!(meaning(4).contains("without any mutation"));
    }
}
