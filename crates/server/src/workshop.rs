//! Work that keeps a processor busy for a while: packs and records that are read, phrases that are hashed, games that are
//! played again. Those who serve everybody do not wait for it, and no more of it is done at a time than there are processors:
//! whoever asks for much of it waits, and every thread that works keeps memory of its own.

use std::sync::Arc;

use tokio::sync::Semaphore;

use crate::problem::Problem;

/// Where such work is done.
#[derive(Clone, Debug)]
pub(crate) struct Workshop {
    places: Arc<Semaphore>,
}

impl Workshop {
    /// A workshop where so many things can be done at a time.
    pub(crate) fn new(places: usize) -> Self {
        Self { places: Arc::new(Semaphore::new(places)) }
    }

    /// Does it once there is a place.
    ///
    /// # Errors
    /// If the work fails, or the server is about to stop.
    pub(crate) async fn work<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Problem> {
        let place = Arc::clone(&self.places).acquire_owned().await;
        let place = place.map_err(|_| Problem::failed())?;
        // The place is kept as long as there is work, even if nobody waits for it any more.
        let working = tokio::task::spawn_blocking(move || {
            let done = work();
            drop(place);
            done
        });
        working.await.map_err(|_| Problem::failed())
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::time::Duration;

    use super::*;

    #[tokio::test]
    async fn no_more_is_done_at_a_time_than_there_are_places() {
        let workshop = Workshop::new(2);
        let (now, most) = (Arc::new(AtomicUsize::new(0)), Arc::new(AtomicUsize::new(0)));
        let work = |_: usize| {
            let (now, most) = (Arc::clone(&now), Arc::clone(&most));
            workshop.work(move || {
                most.fetch_max(now.fetch_add(1, Ordering::SeqCst) + 1, Ordering::SeqCst);
                std::thread::sleep(Duration::from_millis(5));
                now.fetch_sub(1, Ordering::SeqCst);
            })
        };
        let done = futures_util::future::join_all((0..12).map(work)).await;
        assert!(done.into_iter().all(|done| done.is_ok()));
        assert_eq!(most.load(Ordering::SeqCst), 2);
    }

    #[tokio::test]
    async fn work_that_fails_leaves_its_place_to_others() {
        let workshop = Workshop::new(1);
        let failed: Result<(), Problem> = workshop.work(|| panic!("on purpose")).await;
        assert!(failed.is_err());
        assert_eq!(workshop.work(|| 7).await.ok(), Some(7));
    }
}
