//! A course written down, to be taken up again.

use std::fs;
use std::io;
use std::path::Path;

use serde_json::{Map, Value};
use table::Digest;
use thiserror::Error;

use crate::course::Course;
use crate::descent::Descent;
use crate::stamp::{Difference, Stamp};

/// How every file begins, the last byte being the version of the format.
const MAGIC: [u8; 4] = *b"2CC\x01";

/// Why a course is not taken up.
#[derive(Debug, Error)]
pub enum NotTakenUp {
    /// The file cannot be read.
    #[error(transparent)]
    File(#[from] io::Error),
    /// It is no such file, or a part of it is missing or was changed.
    #[error("this is no whole course of this version: begin it anew, without --resume")]
    Damaged,
    /// It is another course.
    #[error(
        "this course has {} {}, not {}: give the same, or begin another with --name",
        .0.what, .0.found, .0.wanted
    )]
    Other(Difference),
}

/// Writes a course down: first beside the file, then in its place, so that one is always whole.
///
/// # Errors
/// If the file cannot be written.
pub fn write(path: &Path, stamp: &Stamp, course: &Course) -> io::Result<()> {
    let stamp = stamp.text();
    let mut bytes = MAGIC.to_vec();
    bytes.extend((stamp.len() as u32).to_le_bytes());
    bytes.extend(stamp.into_bytes());
    bytes.extend(course.rounds.to_le_bytes());
    bytes.extend(course.descent.steps().to_le_bytes());
    bytes.extend(course.descent.numbers().into_iter().flat_map(f32::to_le_bytes));
    let checksum = u64::from(Digest::of_bytes(&bytes));
    bytes.extend(checksum.to_le_bytes());
    let beside = path.with_extension("part");
    fs::write(&beside, bytes)?;
    fs::rename(beside, path)
}

/// Takes a course up.
///
/// # Errors
/// If the file cannot be read, is damaged or holds a course with another stamp.
pub fn read(path: &Path, stamp: &Stamp) -> Result<Course, NotTakenUp> {
    let bytes = fs::read(path)?;
    let (written, left) = said(&bytes).ok_or(NotTakenUp::Damaged)?;
    if let Some(difference) = stamp.difference(&written) {
        return Err(NotTakenUp::Other(difference));
    }
    course(left, stamp).ok_or(NotTakenUp::Damaged)
}

/// The stamp, and what comes after it, if nothing was changed.
fn said(bytes: &[u8]) -> Option<(Map<String, Value>, &[u8])> {
    let (said, checksum) = bytes.split_last_chunk()?;
    if u64::from(Digest::of_bytes(said)) != u64::from_le_bytes(*checksum) {
        return None;
    }
    let (length, left) = said.strip_prefix(&MAGIC)?.split_first_chunk()?;
    let length = usize::try_from(u32::from_le_bytes(*length)).ok()?;
    let (stamp, left) = left.split_at_checked(length)?;
    Some((serde_json::from_slice(stamp).ok()?, left))
}

fn course(left: &[u8], stamp: &Stamp) -> Option<Course> {
    let (rounds, left) = left.split_first_chunk()?;
    let (steps, left) = left.split_first_chunk()?;
    let (numbers, rest) = left.as_chunks();
    let numbers: Vec<f32> = numbers.iter().map(|&bytes| f32::from_le_bytes(bytes)).collect();
    let descent = Descent::take_up(stamp.inputs, u32::from_le_bytes(*steps), &numbers)?;
    rest.is_empty().then_some(Course { descent, rounds: u64::from_le_bytes(*rounds) })
}
