//! Who may think now: bots and hints share the cores that people leave them.
//!
//! Whoever waits longest is not next. Tables with people come before tables that are only watched, and among
//! equals the turn goes to the caller who has the fewest thoughts underway and has waited longest since the last:
//! somebody with twenty tables is one caller, and takes nothing from the others but every second turn. The workshop, large
//! bodies and large answers have places that are given in the same way.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::sync::oneshot;
use tokio::time::timeout;

use crate::gate::Caller;

/// How urgent a thought is, from the least.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Urgency {
    /// Nobody looks; somebody will come by.
    Later,
    /// Somebody looks on.
    Watched,
    /// Somebody who plays is there.
    Played,
}

/// For whom somebody thinks. Whoever is nobody's guest is counted with all others who are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Wanted {
    pub(crate) urgency: Urgency,
    pub(crate) caller: Option<Caller>,
}

/// Some places to think at.
#[derive(Clone, Debug)]
pub(crate) struct Thinkers {
    inner: Arc<Mutex<Inner>>,
}

#[derive(Debug)]
struct Inner {
    /// Thoughts at the same time, and those of one caller among them.
    most: usize,
    most_each: usize,
    underway: usize,
    callers: HashMap<Option<Caller>, Served>,
    waiting: Vec<Waiting>,
    /// Counts turns that were given.
    given: u64,
}

/// What a caller has had of late.
#[derive(Clone, Copy, Debug, Default)]
struct Served {
    underway: usize,
    /// The number of the last turn.
    last: u64,
}

#[derive(Debug)]
struct Waiting {
    wanted: Wanted,
    begin: oneshot::Sender<Turn>,
}

/// Leave to think, for as long as it is kept.
#[derive(Debug)]
pub(crate) struct Turn {
    inner: Arc<Mutex<Inner>>,
    wanted: Wanted,
}

/// Callers that are remembered though they have nothing underway.
const REMEMBERED: usize = 1000;

impl Thinkers {
    /// So many places. Where there are several, no caller has more than half of them.
    pub(crate) fn new(most: usize) -> Self {
        Self::of(most, most.div_ceil(2))
    }

    /// So many places, and so many of them for one caller.
    pub(crate) fn of(most: usize, most_each: usize) -> Self {
        let inner = Inner {
            most,
            most_each,
            underway: 0,
            callers: HashMap::new(),
            waiting: Vec::new(),
            given: 0,
        };
        Self { inner: Arc::new(Mutex::new(inner)) }
    }

    /// Waits for a turn, and gives up after some time.
    pub(crate) async fn turn(&self, wanted: Wanted, patience: Duration) -> Option<Turn> {
        let (begin, begun) = oneshot::channel();
        self.wait(Waiting { wanted, begin });
        // Whoever gives up is passed over: nobody hears when their turn comes.
        timeout(patience, begun).await.ok()?.ok()
    }

    fn wait(&self, waiting: Waiting) {
        lock(&self.inner).waiting.push(waiting);
        give_turns(&self.inner);
    }
}

impl Turn {
    /// Whether somebody else waits who is as urgent. Their own tables may wait for one another.
    pub(crate) fn is_wanted(&self) -> bool {
        let mut inner = lock(&self.inner);
        inner.forget_who_gave_up();
        inner.waiting.iter().any(|waiting| {
            let wanted = waiting.wanted;
            wanted.urgency >= self.wanted.urgency && wanted.caller != self.wanted.caller
        })
    }
}

impl Drop for Turn {
    fn drop(&mut self) {
        let mut inner = lock(&self.inner);
        inner.underway -= 1;
        if let Some(served) = inner.callers.get_mut(&self.wanted.caller) {
            served.underway -= 1;
        }
        drop(inner);
        give_turns(&self.inner);
    }
}

/// Gives all turns that can be given. They are sent once nothing is locked any more: a turn that nobody takes is
/// dropped on its way, and gives the next.
fn give_turns(all: &Arc<Mutex<Inner>>) {
    loop {
        let next = lock(all).next();
        let Some(Waiting { wanted, begin }) = next else { return };
        let _ = begin.send(Turn { inner: Arc::clone(all), wanted });
    }
}

impl Inner {
    /// Takes out the one whose turn it is, if there is a place.
    fn next(&mut self) -> Option<Waiting> {
        self.forget_who_gave_up();
        if self.underway >= self.most {
            return None;
        }
        let served = |caller| self.callers.get(&caller).copied().unwrap_or_default();
        let next = self
            .waiting
            .iter()
            .enumerate()
            .filter(|(_, waiting)| served(waiting.wanted.caller).underway < self.most_each)
            .min_by_key(|(place, waiting)| {
                let Served { underway, last } = served(waiting.wanted.caller);
                (std::cmp::Reverse(waiting.wanted.urgency), underway, last, *place)
            });
        let (place, _) = next?;
        let next = self.waiting.remove(place);
        if self.callers.len() >= REMEMBERED {
            self.callers.retain(|_, served| served.underway > 0);
        }
        self.underway += 1;
        self.given += 1;
        let served = self.callers.entry(next.wanted.caller).or_default();
        *served = Served { underway: served.underway + 1, last: self.given };
        Some(next)
    }

    fn forget_who_gave_up(&mut self) {
        self.waiting.retain(|waiting| !waiting.begin.is_closed());
    }
}

/// Counts stay right even if somebody panicked while holding them: each change is one step.
fn lock(inner: &Mutex<Inner>) -> MutexGuard<'_, Inner> {
    inner.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use std::net::{IpAddr, Ipv4Addr};

    use super::*;

    const LONG: Duration = Duration::from_secs(60);

    fn by(urgency: Urgency, number: u32) -> Wanted {
        let caller = Some(Caller::at(IpAddr::V4(Ipv4Addr::from_bits(number))));
        Wanted { urgency, caller }
    }

    /// Lets all of these wait for the only place, in this order, and gives the order of their turns.
    async fn order(waiting: &[Wanted]) -> Vec<Wanted> {
        let thinkers = Thinkers::new(1);
        let first = thinkers.turn(by(Urgency::Played, 1000), LONG).await.unwrap();
        let (done, mut turns) = tokio::sync::mpsc::unbounded_channel();
        for &wanted in waiting {
            let (thinkers, done) = (thinkers.clone(), done.clone());
            tokio::spawn(async move {
                let turn = thinkers.turn(wanted, LONG).await.unwrap();
                done.send(wanted).unwrap();
                drop(turn);
            });
            tokio::task::yield_now().await;
        }
        assert!(turns.try_recv().is_err(), "there is one place");
        drop((first, done));
        let mut order = Vec::new();
        while let Some(wanted) = turns.recv().await {
            order.push(wanted);
        }
        order
    }

    #[tokio::test]
    async fn people_come_before_those_who_look_on() {
        let [later, watched, played] =
            [Urgency::Later, Urgency::Watched, Urgency::Played].map(|urgency| by(urgency, 1));
        let turns = order(&[later, watched, played, watched, played]).await;
        assert_eq!(turns, [played, played, watched, watched, later]);
    }

    #[tokio::test]
    async fn many_tables_of_one_caller_wait_behind_one_of_another() {
        let (many, one) = (by(Urgency::Played, 1), by(Urgency::Played, 2));
        let turns = order(&[many, many, many, many, many, one, one]).await;
        assert_eq!(turns, [many, one, many, one, many, many, many]);
    }

    #[tokio::test]
    async fn no_caller_has_all_places() {
        let thinkers = Thinkers::new(3);
        let (many, one) = (by(Urgency::Played, 1), by(Urgency::Watched, 2));
        let soon = Duration::from_millis(20);
        let held = [thinkers.turn(many, soon).await, thinkers.turn(many, soon).await];
        assert!(held.iter().all(Option::is_some));
        assert!(thinkers.turn(many, soon).await.is_none(), "two of three are enough");
        assert!(thinkers.turn(one, soon).await.is_some());
    }

    #[tokio::test]
    async fn who_gives_up_is_passed_over_and_keeps_no_place() {
        let thinkers = Thinkers::new(1);
        let (one, other) = (by(Urgency::Played, 1), by(Urgency::Played, 2));
        let turn = thinkers.turn(one, LONG).await.unwrap();
        assert!(!turn.is_wanted());
        assert!(thinkers.turn(other, Duration::from_millis(5)).await.is_none());
        assert!(!turn.is_wanted(), "nobody waits any more");
        drop(turn);
        assert!(thinkers.turn(other, LONG).await.is_some());
    }

    #[tokio::test]
    async fn a_turn_is_wanted_by_others_who_are_as_urgent() {
        for (wanted, expected) in [
            (by(Urgency::Played, 1), false),
            (by(Urgency::Watched, 2), false),
            (by(Urgency::Played, 2), true),
        ] {
            let thinkers = Thinkers::new(1);
            let turn = thinkers.turn(by(Urgency::Played, 1), LONG).await.unwrap();
            let waiting = tokio::spawn(async move { thinkers.turn(wanted, LONG).await });
            tokio::task::yield_now().await;
            assert_eq!(turn.is_wanted(), expected, "{wanted:?}");
            drop(turn);
            assert!(waiting.await.unwrap().is_some());
        }
    }
}
