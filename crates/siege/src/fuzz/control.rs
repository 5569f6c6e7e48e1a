//! Well-behaved people, who should not notice anything.

use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use anyhow::Result;
use futures_util::future::try_join_all;
use tokio::time::Instant;

use crate::client::Place;
use crate::door::Door;
use crate::ledger::Ledger;
use crate::made::{Lineup, make_full};
use crate::person::{Manner, Person};
use crate::pick::Pick;

/// How they play: not faster than limits allow.
const MANNER: Manner = Manner { think: 60..120, several: 20, mischief: 0 };

/// What they noticed.
#[derive(Debug, Default)]
pub(super) struct Control {
    played: AtomicUsize,
    longest: AtomicU64,
}

impl Control {
    pub(super) fn played(&self) -> usize {
        self.played.load(Ordering::SeqCst)
    }

    pub(super) fn longest(&self) -> Duration {
        Duration::from_millis(self.longest.load(Ordering::SeqCst))
    }
}

/// One game after the other, by people whose connection never breaks. Those of each game call from another address:
/// no household plays so much.
pub(super) async fn play_on(
    (door, group): (Door, u8),
    lineup: Lineup,
    mut places: Vec<Place>,
    mut pick: Pick,
    end: Instant,
    control: Arc<Control>,
) -> Result<()> {
    let mut game = 0;
    loop {
        let address = door.from(group, game);
        // When something last happened at this table.
        let last = Mutex::new((0, Instant::now()));
        let enough = |ledger: &Ledger| {
            let mut last = last.lock().unwrap_or_else(PoisonError::into_inner);
            if ledger.latest() > last.0 {
                let waited = last.1.elapsed().as_millis();
                control
                    .longest
                    .fetch_max(u64::try_from(waited).unwrap_or(u64::MAX), Ordering::SeqCst);
                *last = (ledger.latest(), Instant::now());
            }
            Instant::now() >= end
        };
        let mut people: Vec<Person> =
            places.drain(..).map(|place| Person::new(place, pick.fork())).collect();
        let playing = people.iter_mut().map(|person| person.play(address, &MANNER, || {}, enough));
        try_join_all(playing).await?;
        let done: usize = people.iter().map(|person| person.ledger.acknowledged()).sum();
        control.played.fetch_add(done, Ordering::SeqCst);
        if Instant::now() >= end {
            return Ok(());
        }
        game += 1;
        places = make_full(door.from(group, game), &lineup).await?;
    }
}
