//! Recorded games for the tests, made anew after a change of rules or content.

use std::fs;

use anyhow::{Context as _, Result};

use crate::shell;

/// A recorded game: the file it goes to, and how it is played.
struct Fixture {
    file: &'static str,
    seed: u32,
    bots: &'static str,
    more: &'static [&'static str],
}

const fn fixture(file: &'static str, seed: u32, bots: &'static str) -> Fixture {
    Fixture { file, seed, bots, more: &[] }
}

impl Fixture {
    const fn with(self, more: &'static [&'static str]) -> Self {
        Self { more, ..self }
    }
}

const ALL_CARDS: &[&str] = &["--pack", "london-110"];
const LIMITED: &[&str] = &["--option", "loans=limited"];
const ALL_LIMITED: &[&str] =
    &["--pack", "london-110", "--option", "loans=limited", "--option", "first=2"];

/// Both packs, 2 to 4 players, good and wild play, all options.
const LONDON: [Fixture; 14] = [
    fixture("two-greedy", 1, "greedy,greedy"),
    fixture("two-wild", 2, "random,random"),
    fixture("two-limited-loans", 3, "greedy,random").with(LIMITED),
    fixture("three-greedy", 4, "greedy,greedy,greedy"),
    fixture("three-wild-limited-loans", 5, "random,random,greedy").with(LIMITED),
    fixture("four-greedy", 6, "greedy,greedy,greedy,greedy"),
    fixture("four-wild", 7, "random,random,random,random"),
    fixture("two-all-cards", 8, "greedy,greedy").with(ALL_CARDS),
    fixture("two-all-cards-wild", 9, "random,random").with(ALL_CARDS),
    fixture("three-all-cards", 10, "greedy,random,greedy").with(ALL_CARDS),
    fixture("three-all-cards-wild", 11, "random,random,random").with(ALL_LIMITED),
    fixture("four-all-cards", 12, "greedy,greedy,greedy,greedy").with(ALL_CARDS),
    fixture("four-all-cards-wild", 13, "random,greedy,random,random").with(ALL_LIMITED),
    fixture("four-limited-loans", 14, "random,greedy,random,greedy").with(LIMITED),
];

/// Plays every recorded game again and replaces its file. Games played by hand are left alone.
///
/// # Errors
/// If the program cannot be built or run, or a file cannot be written.
pub(crate) fn run() -> Result<()> {
    shell::call(&mut shell::cargo(&["build", "--release", "--package", "twocities"]))?;
    let binary = shell::target_directory()?.join("release/twocities");
    let played = shell::target_directory()?.join("fixtures");
    for Fixture { file, seed, bots, more } in LONDON {
        let mut sim = shell::program(&binary.to_string_lossy(), &["sim", "london"]);
        sim.args(["--bots", bots, "--games", "1", "--seed", &seed.to_string()]).args(more);
        sim.arg("--records").arg(&played);
        fs::remove_dir_all(&played).or_else(|error| match error.kind() {
            std::io::ErrorKind::NotFound => Ok(()),
            _ => Err(error),
        })?;
        shell::read(&mut sim)?;
        let record = played.join(format!("london-{seed}.record"));
        let place = shell::root().join(format!("fixtures/london/{file}.record"));
        fs::copy(&record, &place)
            .with_context(|| format!("{} cannot be written", place.display()))?;
        println!("fixtures/london/{file}.record");
    }
    Ok(())
}
