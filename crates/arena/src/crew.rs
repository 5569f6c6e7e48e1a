//! Work shared among threads.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc;
use std::thread;

/// Results of a thread that may wait to be handed over.
const AHEAD: usize = 32;

/// Does jobs `0..jobs` on so many threads and hands each result, as it comes, to `done` on the calling
/// thread. `done` returns whether to go on; jobs that were begun are finished, and their results handed
/// over too.
pub fn share_out<T: Send>(
    jobs: usize,
    threads: usize,
    work: impl Fn(usize) -> T + Sync,
    mut done: impl FnMut(usize, T) -> bool,
) {
    let next = AtomicUsize::new(0);
    let stop = AtomicBool::new(false);
    // Nobody runs far ahead of what was handed over, nor waits for it after every short job.
    let (send, results) = mpsc::sync_channel(threads.max(1) * AHEAD);
    thread::scope(|scope| {
        for _ in 0..threads.max(1) {
            let (send, next, stop, work) = (send.clone(), &next, &stop, &work);
            scope.spawn(move || {
                while !stop.load(Ordering::Relaxed) {
                    let job = next.fetch_add(1, Ordering::Relaxed);
                    if job >= jobs || send.send((job, work(job))).is_err() {
                        break;
                    }
                }
            });
        }
        drop(send);
        for (job, result) in results {
            if !done(job, result) {
                stop.store(true, Ordering::Relaxed);
            }
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_is_done_once() {
        for threads in [1, 2, 7] {
            let mut sums = vec![0; 100];
            share_out(
                100,
                threads,
                |job| job * job,
                |job, square| {
                    sums[job] += square;
                    true
                },
            );
            assert!(sums.iter().enumerate().all(|(job, &square)| square == job * job));
        }
    }

    #[test]
    fn it_stops_when_told() {
        let mut seen = 0;
        share_out(
            1_000_000,
            2,
            |job| job,
            |_, _| {
                seen += 1;
                seen < 10
            },
        );
        assert!((10..1_000).contains(&seen), "{seen}");
    }
}
