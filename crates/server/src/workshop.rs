//! Work that keeps a processor busy for a while: packs and records that are read, phrases that are hashed, games that are
//! played again. Those who serve everybody do not wait for it, and no more of it is done at a time than there are processors:
//! whoever asks for much of it waits, behind everybody else who asks for some, and every thread that works keeps memory of its own.

use std::time::Duration;

use crate::gate::Caller;
use crate::problem::Problem;
use crate::thinkers::{Thinkers, Urgency, Wanted};

/// How long somebody waits for a place: no request takes longer.
const PATIENCE: Duration = Duration::from_secs(30);

/// Where such work is done.
#[derive(Clone, Debug)]
pub(crate) struct Workshop {
    places: Thinkers,
}

impl Workshop {
    /// A workshop where so many things can be done at a time.
    pub(crate) fn new(places: usize) -> Self {
        // What is begun is done in a moment, so whoever comes alone may have all of them.
        Self { places: Thinkers::of(places, places) }
    }

    /// Does it for everybody, once there is a place.
    ///
    /// # Errors
    /// If the work fails, or there is no place.
    pub(crate) async fn work<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Problem> {
        self.work_of(None, work).await
    }

    /// Does it for a caller: of those who wait, the one comes first for whom the least is being done, and was done last.
    ///
    /// # Errors
    /// If the work fails, or there is no place.
    pub(crate) async fn work_for<T: Send + 'static>(
        &self,
        caller: Caller,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Problem> {
        self.work_of(Some(caller), work).await
    }

    async fn work_of<T: Send + 'static>(
        &self,
        caller: Option<Caller>,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Problem> {
        let wanted = Wanted { urgency: Urgency::Played, caller };
        let place = self.places.turn(wanted, PATIENCE).await.ok_or_else(Problem::too_slow)?;
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
    use std::net::{IpAddr, Ipv4Addr};
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::sync::{Arc, Mutex};
    use std::thread::sleep;

    use super::*;

    #[tokio::test]
    async fn no_more_is_done_at_a_time_than_there_are_places() {
        let workshop = Workshop::new(2);
        let (now, most) = (Arc::new(AtomicUsize::new(0)), Arc::new(AtomicUsize::new(0)));
        let work = |_: usize| {
            let (now, most) = (Arc::clone(&now), Arc::clone(&most));
            workshop.work(move || {
                most.fetch_max(now.fetch_add(1, Ordering::SeqCst) + 1, Ordering::SeqCst);
                sleep(Duration::from_millis(5));
                now.fetch_sub(1, Ordering::SeqCst);
            })
        };
        let done = futures_util::future::join_all((0..12).map(work)).await;
        assert!(done.into_iter().all(|done| done.is_ok()));
        assert_eq!(most.load(Ordering::SeqCst), 2);
    }

    /// Somebody who asks for much is the only one who waits for it.
    #[tokio::test]
    async fn who_asks_for_much_holds_up_nobody_else() {
        let workshop = Workshop::new(1);
        let [many, one] = [1, 2].map(|number| Caller::at(IpAddr::V4(Ipv4Addr::from_bits(number))));
        let order = Arc::new(Mutex::new(Vec::new()));
        let work = |caller: Caller| {
            let order = Arc::clone(&order);
            workshop.work_for(caller, move || {
                sleep(Duration::from_millis(5));
                order.lock().unwrap().push(caller);
            })
        };
        let callers = [many, many, many, many, many, one];
        let done = futures_util::future::join_all(callers.map(work)).await;
        assert!(done.into_iter().all(|done| done.is_ok()));
        assert_eq!(*order.lock().unwrap(), [many, one, many, many, many, many]);
    }

    #[tokio::test]
    async fn work_that_fails_leaves_its_place_to_others() {
        let workshop = Workshop::new(1);
        let failed: Result<(), Problem> = workshop.work(|| panic!("on purpose")).await;
        assert!(failed.is_err());
        assert_eq!(workshop.work(|| 7).await.ok(), Some(7));
    }
}
