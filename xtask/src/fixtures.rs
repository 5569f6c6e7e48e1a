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

const BEGINNER: &[&str] = &["--option", "variant=beginner"];
const BARE: &[&str] = &["--option", "variant=beginner", "--option", "action-cards=none"];
const EXPERT: &[&str] = &["--option", "variant=expert"];
const EXPERT_FIRST: &[&str] = &["--option", "variant=expert", "--option", "first=2"];
const CHOOSING: &[&str] = &["--option", "characters=choose"];
const FLIPPING: &[&str] = &["--option", "flip=yes", "--option", "characters=choose"];

/// 2 to 4 players, good and wild play, all variants and options.
const NEW_YORK: [Fixture; 14] = [
    fixture("two-greedy", 1, "greedy,greedy"),
    fixture("two-wild", 2, "random,random"),
    fixture("two-beginners", 3, "greedy,random").with(BEGINNER),
    fixture("two-experts", 4, "greedy,greedy").with(EXPERT_FIRST),
    fixture("two-flipping", 5, "random,greedy").with(FLIPPING),
    fixture("three-greedy", 6, "greedy,greedy,greedy"),
    fixture("three-wild", 7, "random,random,random"),
    fixture("three-beginners-without-cards", 8, "greedy,greedy,random").with(BARE),
    fixture("three-experts", 9, "random,greedy,random").with(EXPERT),
    fixture("three-choosing", 10, "greedy,random,greedy").with(CHOOSING),
    fixture("four-greedy", 11, "greedy,greedy,greedy,greedy"),
    fixture("four-wild", 12, "random,random,random,random"),
    fixture("four-experts", 13, "greedy,greedy,greedy,greedy").with(EXPERT),
    fixture("four-flipping", 14, "random,greedy,random,greedy").with(FLIPPING),
];

/// Plays every recorded game again and replaces its file. Games played by hand are left alone.
///
/// # Errors
/// If the program cannot be built or run, or a file cannot be written.
pub(crate) fn run() -> Result<()> {
    shell::call(&mut shell::cargo(&["build", "--release", "--package", "twocities"]))?;
    let london = LONDON.iter().map(|fixture| ("london", fixture));
    let new_york = NEW_YORK.iter().map(|fixture| ("new-york", fixture));
    london.chain(new_york).try_for_each(|(game, fixture)| record(game, fixture))
}

fn record(game: &str, &Fixture { file, seed, bots, more }: &Fixture) -> Result<()> {
    let binary = shell::target_directory()?.join("release/twocities");
    let played = shell::target_directory()?.join("fixtures");
    let mut sim = shell::program(&binary.to_string_lossy(), &["sim", game]);
    sim.args(["--bots", bots, "--games", "1", "--seed", &seed.to_string()]).args(more);
    sim.arg("--records").arg(&played);
    fs::remove_dir_all(&played).or_else(|error| match error.kind() {
        std::io::ErrorKind::NotFound => Ok(()),
        _ => Err(error), // not ours: every other error of the system
    })?;
    shell::read(&mut sim)?;
    let record = played.join(format!("{game}-{seed}.record"));
    let place = shell::root().join(format!("fixtures/{game}/{file}.record"));
    fs::copy(&record, &place).with_context(|| format!("{} cannot be written", place.display()))?;
    println!("fixtures/{game}/{file}.record");
    Ok(())
}
