//! A table where two people act at a steady pace and look at the clock.

use std::time::Duration;

use serde_json::json;
use tokio::time::{Instant, sleep, sleep_until};

use crate::client::{Client, Place};
use crate::door::Door;
use crate::made::{LINEUPS, make_full};
use crate::pick::Pick;
use crate::trouble::Trouble;
use crate::wire::{Heard, Kind};

/// How often, and when it counts.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pacing {
    pub(crate) every: Duration,
    /// What is sent before is not counted.
    pub(crate) begin: Instant,
    pub(crate) end: Instant,
}

/// What was measured.
#[derive(Clone, Debug, Default)]
pub(crate) struct Times {
    /// From a submission until whoever sent it sees what it did.
    pub(crate) own: Vec<Duration>,
    /// From a submission until the other one sees it.
    pub(crate) other: Vec<Duration>,
    pub(crate) refused: usize,
    pub(crate) lost: usize,
}

impl Times {
    pub(crate) fn add(&mut self, more: Self) {
        self.own.extend(more.own);
        self.other.extend(more.other);
        self.refused += more.refused;
        self.lost += more.lost;
    }
}

/// A seat with its socket.
#[derive(Debug)]
struct Seat {
    place: Place,
    client: Client,
    now: Heard,
}

/// Actions on their way.
#[derive(Clone, Copy, Debug)]
struct Sent {
    at: Instant,
    by: usize,
    /// The revision they lead to.
    revision: u64,
}

/// A table with two people.
#[derive(Debug)]
pub(crate) struct Paced {
    address: Door,
    number: usize,
    seats: [Seat; 2],
    pick: Pick,
}

impl Paced {
    /// Makes a table, of one game or the other by its number, and comes to it.
    pub(crate) async fn begin(address: Door, number: usize, pick: Pick) -> Result<Self, Trouble> {
        let seats = sit_down(address, number).await?;
        Ok(Self { address, number, seats, pick })
    }

    /// Plays until it is time to end.
    pub(crate) async fn play(mut self, pacing: Pacing) -> Result<(Self, Times), Trouble> {
        let mut times = Times::default();
        let first = self.pick.below(pacing.every.as_millis().max(1) as usize);
        let mut due = Instant::now() + Duration::from_millis(first as u64);
        let mut sent: Option<Sent> = None;
        while due < pacing.end {
            let [one, two] = &mut self.seats;
            let heard = tokio::select! {
                heard = one.client.hear() => Some((0, heard)),
                heard = two.client.hear() => Some((1, heard)),
                () = sleep_until(due) => None,
            };
            let Some((index, heard)) = heard else {
                if self.seats.iter().any(|seat| seat.now.ended.is_some()) {
                    self.seats = sit_down(self.address, self.number).await?;
                    sent = None;
                }
                // Who has not seen the last action yet acts later: then fewer are counted.
                match self.submit().await {
                    Ok(submitted) => sent = submitted.or(sent),
                    Err(Trouble::Gone(_)) => {
                        times.lost += 1;
                        self.come_back(0).await?;
                        self.come_back(1).await?;
                    }
                    Err(wrong @ (Trouble::Wrong(_) | Trouble::Limited(_))) => return Err(wrong),
                }
                due = (due + pacing.every).max(Instant::now());
                continue;
            };
            match heard {
                Ok(heard) => {
                    let counts = sent.filter(|sent| sent.at >= pacing.begin);
                    self.hear(index, heard, counts, &mut times);
                }
                Err(Trouble::Gone(_)) => {
                    times.lost += 1;
                    self.come_back(index).await?;
                }
                Err(wrong @ (Trouble::Wrong(_) | Trouble::Limited(_))) => return Err(wrong),
            }
        }
        Ok((self, times))
    }

    fn hear(&mut self, index: usize, heard: Heard, sent: Option<Sent>, times: &mut Times) {
        match heard.kind {
            Kind::Update => {
                if let Some(sent) = sent
                    && heard.revision == sent.revision
                    && self.seats[index].now.revision < heard.revision
                {
                    let times = if index == sent.by { &mut times.own } else { &mut times.other };
                    times.push(sent.at.elapsed());
                }
                self.seats[index].now = heard;
            }
            Kind::Answer => times.refused += usize::from(!heard.answer.is_done()),
            Kind::Chat | Kind::Muted | Kind::Seats | Kind::Closed => {}
        }
    }

    /// Sends an action of whoever is asked, unless one of them has not seen everything.
    async fn submit(&mut self) -> Result<Option<Sent>, Trouble> {
        let [one, two] = &self.seats;
        if one.now.revision != two.now.revision {
            return Ok(None);
        }
        let Some(by) = self.seats.iter().position(|seat| !seat.now.choices.is_empty()) else {
            return Ok(None);
        };
        let Seat { place, client, now } = &mut self.seats[by];
        let actions = [&self.pick.one_of(&now.choices).words];
        let submit = json!({"do": "submit", "match": place.table, "revision": now.revision,
            "actions": actions});
        let sent = Sent { at: Instant::now(), by, revision: now.revision + 1 };
        client.request(&submit).await?;
        // The answers are used up; the update brings new ones.
        now.choices.clear();
        Ok(Some(sent))
    }

    async fn come_back(&mut self, index: usize) -> Result<(), Trouble> {
        let seat = &mut self.seats[index];
        for _ in 0..100 {
            match Client::join(self.address, &seat.place, seat.now.revision).await {
                Ok((client, now)) => {
                    (seat.client, seat.now) = (client, now);
                    return Ok(());
                }
                Err(Trouble::Gone(_)) => sleep(Duration::from_millis(100)).await,
                Err(wrong @ (Trouble::Wrong(_) | Trouble::Limited(_))) => return Err(wrong),
            }
        }
        Err(Trouble::wrong("a client cannot come back"))
    }
}

async fn sit_down(address: Door, number: usize) -> Result<[Seat; 2], Trouble> {
    // The first two are two people at New York and at London.
    let places = make_full(address, &LINEUPS[number % 2]).await?;
    let mut seats = Vec::new();
    for place in places {
        let (client, now) = Client::join(address, &place, 0).await?;
        seats.push(Seat { place, client, now });
    }
    seats.try_into().map_err(|_| Trouble::wrong("a table for two has other seats"))
}
