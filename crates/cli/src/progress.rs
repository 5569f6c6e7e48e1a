//! Long work: on how many threads, and how far it has come.

use std::thread;

use indicatif::{ProgressBar, ProgressStyle};

/// So many as were asked for, or as there are.
pub(crate) fn threads(asked: Option<u16>) -> usize {
    asked.map_or_else(|| thread::available_parallelism().map_or(1, usize::from), usize::from)
}

/// On standard error, and only if that is a terminal.
pub(crate) fn progress_bar(games: u64) -> ProgressBar {
    let bar = ProgressBar::new(games);
    if let Ok(style) = ProgressStyle::with_template("{bar:40} {pos}/{len}  {per_sec}  {eta}") {
        bar.set_style(style);
    }
    bar
}
