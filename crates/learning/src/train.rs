//! A course, with what is written down of it.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;

use anyhow::{Context as _, Result, bail};
use bots::Planner;
use bots::learned::{Learner, Weights};
use learning::runs::{Line, note};
use learning::{Course, Progress, Settings, Stamp, checkpoint};
use london::London;
use new_york::NewYork;
use table::{Digest, Seats};

use crate::args::{GameName, Table, Training};

/// Where courses leave what they write.
const FOLDER: &str = "target/learning";
/// Rounds between two sets of weights that are kept.
const KEPT: u64 = 10;

/// Holds a course, or goes on with one.
pub(crate) fn run(table: Table, training: &Training) -> Result<()> {
    match table.game {
        GameName::London => hold(&london(table.players)?, table, training),
        GameName::NewYork => hold(&new_york(table.players)?, table, training),
    }
}

/// The standard game for so many players.
pub(crate) fn london(players: usize) -> Result<London> {
    let content = london::Content::built_in("london").context("the standard pack is missing")?;
    Ok(London::new(content, seats(players)?, london::Options::default()))
}

/// The standard game for so many players.
pub(crate) fn new_york(players: usize) -> Result<NewYork> {
    let content =
        new_york::Content::built_in("new-york").context("the standard pack is missing")?;
    Ok(NewYork::new(content, seats(players)?, new_york::Options::default()))
}

fn seats(players: usize) -> Result<Seats> {
    Seats::new(players).context("2, 3 or 4 can play")
}

fn hold<G: Planner + Sync>(game: &G, table: Table, training: &Training) -> Result<()> {
    let settings = Settings {
        hidden: training.hidden,
        games: training.round,
        lambda: training.lambda,
        blur: training.blur,
        positions: training.positions,
        rate: training.rate as f32,
        decay: training.decay as f32,
        passes: training.passes,
        batch: 64,
        half: training.half as f32,
        threads: table.threads,
    };
    let files = Files::new::<G>(table.players, &training.name)?;
    let stamp = Stamp::new(game, &settings);
    let mut course = if training.resume {
        let taken_up = checkpoint::read(&files.checkpoint, &stamp);
        taken_up.with_context(|| format!("{}", files.checkpoint.display()))?
    } else if files.checkpoint.exists() {
        let name = &training.name;
        bail!(
            "there is a course “{name}” already ({}): go on with it by --resume, or give another --name",
            files.checkpoint.display()
        );
    } else {
        Course::new(G::INPUTS, &settings)
    };
    let began = Instant::now();
    let rounds = training.games.div_ceil(settings.games);
    if course.rounds >= rounds {
        println!("this course has its {rounds} rounds already: more come with more --games");
        return Ok(());
    }
    let commit = commit();
    let begins = Line::Begins {
        weights: &files.name,
        commit: &commit,
        stamp: &stamp,
        from: course.rounds,
        to: rounds,
    };
    note(&files.log, &begins).context("the log of runs")?;
    let mut last = None;
    while course.rounds < rounds {
        let progress = course.round(game, &settings);
        checkpoint::write(&files.checkpoint, &stamp, &course).context("the checkpoint")?;
        let weights = Weights::new(game, course.descent.net.clone()).write();
        fs::write(&files.weights, &weights)?;
        if progress.round.is_multiple_of(KEPT) {
            fs::write(files.kept(progress.round), &weights)?;
        }
        tell(&progress, rounds, began);
        last = Some(progress);
    }
    if let Some(Progress { round, examples: _, rules, before, after }) = last {
        let digest = Digest::of_bytes(&fs::read(&files.weights)?).to_string();
        let ends = Line::Ends {
            weights: &files.name,
            digest,
            rounds: round,
            error_rules: rules,
            error_before: before,
            error_after: after,
            seconds: began.elapsed().as_secs(),
        };
        note(&files.log, &ends).context("the log of runs")?;
    }
    Ok(())
}

/// The version of the program, with a sign if something was changed since.
fn commit() -> String {
    let git = |args: &[&str]| {
        let output = Command::new("git").args(args).output().ok()?;
        let text = String::from_utf8(output.stdout).ok()?;
        output.status.success().then(|| text.trim().to_owned())
    };
    let described = git(&["describe", "--always", "--abbrev=12", "--match=", "--dirty=, changed"]);
    described.unwrap_or_else(|| "unknown".to_owned())
}

fn tell(progress: &Progress, rounds: u64, began: Instant) {
    let Progress { round, examples, rules, before, after } = progress;
    println!(
        "round {round} of {rounds}: {examples} examples, error {rules:.2} by rules, {before:.2} before, \
         {after:.2} after; {} s",
        began.elapsed().as_secs()
    );
}

/// What a course writes.
struct Files {
    checkpoint: PathBuf,
    weights: PathBuf,
    /// The name of the weights.
    name: String,
    log: PathBuf,
}

impl Files {
    fn new<G: Learner>(players: usize, name: &str) -> Result<Self> {
        let folder = Path::new(FOLDER);
        fs::create_dir_all(folder)?;
        let name = format!("{}-{players}-{name}", G::NAME);
        Ok(Self {
            checkpoint: folder.join(format!("{name}.course")),
            weights: folder.join(format!("{name}.weights")),
            name: format!("{name}.weights"),
            log: folder.join("runs.jsonl"),
        })
    }

    /// The weights after a round.
    fn kept(&self, round: u64) -> PathBuf {
        self.weights.with_extension(format!("{round}.weights"))
    }
}
