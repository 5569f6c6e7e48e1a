//! A course, with what is written down of it.

use std::fs::{self, OpenOptions};
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::time::Instant;

use anyhow::{Context as _, Result, bail};
use bots::Planner;
use bots::learned::{Learner, Weights};
use learning::{Course, Progress, Settings, checkpoint};
use london::London;
use new_york::NewYork;
use table::Seats;

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
    let mut course = if training.resume {
        let taken_up = checkpoint::read(&files.checkpoint, G::INPUTS);
        let taken_up = taken_up.with_context(|| format!("{}", files.checkpoint.display()))?;
        match taken_up {
            Some(course) => course,
            None => bail!("{} is no course with these inputs", files.checkpoint.display()),
        }
    } else {
        Course::new(G::INPUTS)
    };
    let began = Instant::now();
    let rounds = training.games.div_ceil(settings.games);
    let mut last = None;
    while course.rounds < rounds {
        let progress = course.round(game, &settings);
        checkpoint::write(&files.checkpoint, &course).context("the checkpoint")?;
        let weights = Weights::new(game, course.descent.net.clone()).write();
        fs::write(&files.weights, &weights)?;
        if progress.round.is_multiple_of(KEPT) {
            fs::write(files.kept(progress.round), &weights)?;
        }
        tell(&progress, rounds, began);
        last = Some(progress);
    }
    if let Some(progress) = last {
        note(&files.log, &files.weights, training, &progress, began)?;
    }
    Ok(())
}

fn tell(progress: &Progress, rounds: u64, began: Instant) {
    let Progress { round, examples, rules, before, after } = progress;
    println!(
        "round {round} of {rounds}: {examples} examples, error {rules:.2} by rules, {before:.2} before, \
         {after:.2} after; {} s",
        began.elapsed().as_secs()
    );
}

/// A line for the run.
fn note(
    log: &Path,
    weights: &Path,
    training: &Training,
    progress: &Progress,
    began: Instant,
) -> Result<()> {
    let mut log = OpenOptions::new().create(true).append(true).open(log)?;
    let Training { lambda, blur, rate, decay, half, round, games, .. } = training;
    writeln!(
        log,
        "{{\"weights\":\"{}\",\"games\":{games},\"round\":{round},\"lambda\":{lambda},\"blur\":{blur},\
         \"rate\":{rate},\"decay\":{decay},\"half\":{half},\"rules\":{:.3},\"before\":{:.3},\"seconds\":{}}}",
        weights.display(),
        progress.rules,
        progress.before,
        began.elapsed().as_secs()
    )?;
    Ok(())
}

/// What a course writes.
struct Files {
    checkpoint: PathBuf,
    weights: PathBuf,
    log: PathBuf,
}

impl Files {
    fn new<G: Learner>(players: usize, name: &str) -> Result<Self> {
        let folder = Path::new(FOLDER);
        fs::create_dir_all(folder)?;
        let file =
            |extension: &str| folder.join(format!("{}-{players}-{name}.{extension}", G::NAME));
        let log = folder.join("runs.jsonl");
        Ok(Self { checkpoint: file("course"), weights: file("weights"), log })
    }

    /// The weights after a round.
    fn kept(&self, round: u64) -> PathBuf {
        self.weights.with_extension(format!("{round}.weights"))
    }
}
