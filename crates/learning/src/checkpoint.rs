//! A course written down, to be taken up again.

use std::fs;
use std::io;
use std::path::Path;

use table::Digest;

use crate::course::Course;
use crate::descent::Descent;

/// Writes a course down: first beside the file, then in its place, so that one is always whole.
///
/// # Errors
/// If the file cannot be written.
pub fn write(path: &Path, course: &Course) -> io::Result<()> {
    let mut bytes = course.rounds.to_le_bytes().to_vec();
    bytes.extend(course.descent.steps().to_le_bytes());
    bytes.extend(course.descent.numbers().into_iter().flat_map(f32::to_le_bytes));
    let checksum = u64::from(Digest::of_bytes(&bytes));
    bytes.extend(checksum.to_le_bytes());
    let beside = path.with_extension("part");
    fs::write(&beside, bytes)?;
    fs::rename(beside, path)
}

/// Takes a course up; `None` if the file is not one of a net with so many inputs.
///
/// # Errors
/// If the file cannot be read.
pub fn read(path: &Path, inputs: usize) -> io::Result<Option<Course>> {
    Ok(course(&fs::read(path)?, inputs))
}

fn course(bytes: &[u8], inputs: usize) -> Option<Course> {
    let (said, checksum) = bytes.split_last_chunk()?;
    if u64::from(Digest::of_bytes(said)) != u64::from_le_bytes(*checksum) {
        return None;
    }
    let (rounds, left) = said.split_first_chunk()?;
    let (steps, left) = left.split_first_chunk()?;
    let (numbers, rest) = left.as_chunks();
    let numbers: Vec<f32> = numbers.iter().map(|&bytes| f32::from_le_bytes(bytes)).collect();
    let descent = Descent::take_up(inputs, u32::from_le_bytes(*steps), &numbers)?;
    rest.is_empty().then_some(Course { descent, rounds: u64::from_le_bytes(*rounds) })
}
