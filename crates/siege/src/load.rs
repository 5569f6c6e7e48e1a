//! How quick the server is with many live tables, and how much memory they take.

use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{Context as _, Result, ensure};
use futures_util::StreamExt as _;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep};

use crate::door::Door;
use crate::paced::{Paced, Pacing, Times};
use crate::pick::Pick;
use crate::process::{Limits, Process};
use crate::trouble::Trouble;

/// The most that 99 of 100 updates may take.
const MOST_TIME: Duration = Duration::from_millis(50);
/// The most memory of a table where nothing happens, in KB.
pub const MOST_MEMORY: u64 = 50;
/// The number of tables that this is promised for.
const PROMISED: usize = 200;
/// Tables that are made at the same time.
const MAKERS: usize = 8;
/// So many tables come and go first: then every thread that makes tables has the memory that it needs for that.
const FIRST: usize = 8 * MAKERS;

/// What is wanted.
#[derive(Clone, Debug)]
pub struct Load {
    /// The program.
    pub server: PathBuf,
    /// How many live tables, one measurement after the other.
    pub tables: Vec<usize>,
    /// Actions a second at each table.
    pub rate: f64,
    /// How long.
    pub time: Duration,
    /// What chance begins with.
    pub seed: u64,
}

/// How many KB a table takes where everybody is there and nothing happens, of so many.
///
/// # Errors
/// If something is refused or fails.
pub async fn idle(server: &Path, tables: usize, seed: u64) -> Result<u64> {
    let mut pick = Pick::new(seed);
    let mut process = Process::start(server, Limits::Off, &mut pick).await?;
    let (before, paced) = settle(&process, tables, &mut pick).await?;
    let idle = process.memory()?;
    drop(paced);
    process.stop().await?;
    Ok(idle.saturating_sub(before) / tables.max(1) as u64)
}

/// What was measured. Memory is in KB.
#[derive(Debug)]
struct Measured {
    before: u64,
    idle: u64,
    busy: u64,
    asleep: u64,
    /// How many cores the server kept busy.
    cores: f64,
    times: Times,
}

/// Measures, and prints what it finds.
///
/// # Errors
/// If something is refused or fails, or the promise for 200 tables does not hold.
pub async fn load(wanted: &Load) -> Result<()> {
    let mut broken = Vec::new();
    for &tables in &wanted.tables {
        let mut measured = measure(wanted, tables).await?;
        let idle = measured.idle.saturating_sub(measured.before) / tables.max(1) as u64;
        let Measured { before, idle: all_idle, busy, asleep, cores, times } = &mut measured;
        let seconds = wanted.time.as_secs_f64();
        println!(
            "{tables} tables: {:.0} actions/s of {:.0} wanted, {cores:.2} cores",
            times.own.len() as f64 / seconds,
            wanted.rate * tables as f64
        );
        let own = percentiles(&mut times.own);
        println!(
            "  submit to update, own seat:   p50 {:?}  p95 {:?}  p99 {:?}  most {:?}",
            own[0], own[1], own[2], own[3]
        );
        let other = percentiles(&mut times.other);
        println!(
            "  submit to update, other seat: p50 {:?}  p95 {:?}  p99 {:?}  most {:?}",
            other[0], other[1], other[2], other[3]
        );
        println!(
            "  memory: {before} KB before, {all_idle} KB idle ({idle} KB a table), {busy} KB after playing, {asleep} KB asleep"
        );
        println!("  refused {}, connections lost {}", times.refused, times.lost);
        if tables <= PROMISED {
            if own[2].max(other[2]) > MOST_TIME {
                broken.push(format!("{tables} tables: p99 is over {MOST_TIME:?}"));
            }
            if idle > MOST_MEMORY {
                broken
                    .push(format!("{tables} tables: one takes {idle} KB, more than {MOST_MEMORY}"));
            }
        }
    }
    ensure!(broken.is_empty(), "{}", broken.join("; "));
    Ok(())
}

async fn measure(wanted: &Load, tables: usize) -> Result<Measured> {
    let mut pick = Pick::new(wanted.seed);
    let mut process = Process::start(&wanted.server, Limits::Off, &mut pick).await?;
    let (before, paced) = settle(&process, tables, &mut pick).await?;
    let idle = process.memory()?;
    let worked = process.worked()?;
    let (times, paced) = play(paced, wanted).await?;
    let cores = (process.worked()? - worked) as f64 / 100.0 / wanted.time.as_secs_f64();
    let busy = process.memory()?;
    drop(paced);
    process.all_asleep().await?;
    let asleep = process.memory()?;
    process.stop().await?;
    process.expect_sound()?;
    Ok(Measured { before, idle, busy, asleep, cores, times })
}

/// The memory without tables, and then so many of them where nothing happens.
async fn settle(process: &Process, tables: usize, pick: &mut Pick) -> Result<(u64, Vec<Paced>)> {
    let address = process.address();
    // What is needed once for all tables is there before any of them is counted.
    drop(come(address, FIRST, pick).await?);
    sleep(Duration::from_secs(1)).await;
    let before = process.memory()?;
    let paced = come(address, tables, pick).await?;
    sleep(Duration::from_secs(2)).await;
    Ok((before, paced))
}

/// So many tables with everybody there.
async fn come(address: Door, tables: usize, pick: &mut Pick) -> Result<Vec<Paced>> {
    let picks: Vec<Pick> = (0..tables).map(|_| pick.fork()).collect();
    let coming = picks.into_iter().enumerate();
    let coming = coming.map(|(number, pick)| Paced::begin(address, number, pick));
    let come = futures_util::stream::iter(coming).buffer_unordered(MAKERS);
    let come: Vec<Result<Paced, Trouble>> = come.collect().await;
    come.into_iter().map(|paced| paced.map_err(Into::into)).collect()
}

async fn play(paced: Vec<Paced>, wanted: &Load) -> Result<(Times, Vec<Paced>)> {
    let every = Duration::from_secs_f64(1.0 / wanted.rate);
    // What happens in the first moments, when all tables begin at once, is not counted.
    let begin = Instant::now() + Duration::from_secs(2);
    let pacing = Pacing { every, begin, end: begin + wanted.time };
    let mut playing = JoinSet::new();
    for paced in paced {
        playing.spawn(paced.play(pacing));
    }
    let (mut times, mut all) = (Times::default(), Vec::new());
    while let Some(played) = playing.join_next().await {
        let (paced, one) = played.context("a client failed")??;
        times.add(one);
        all.push(paced);
    }
    Ok((times, all))
}

/// The times that 50, 95, 99 and 100 of 100 stay under.
fn percentiles(times: &mut [Duration]) -> [Duration; 4] {
    times.sort_unstable();
    let at = |percent: usize| {
        let index = (times.len() * percent).div_ceil(100).saturating_sub(1);
        times.get(index).copied().unwrap_or_default()
    };
    [at(50), at(95), at(99), at(100)]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_are_times_that_happened() {
        let mut times: Vec<Duration> = (1..=200).rev().map(Duration::from_millis).collect();
        assert_eq!(percentiles(&mut times), [100, 190, 198, 200].map(Duration::from_millis));
        assert_eq!(percentiles(&mut []), [Duration::ZERO; 4]);
    }
}
