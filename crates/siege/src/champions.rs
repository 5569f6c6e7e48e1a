//! Bots of one stranger slow nobody down: as many tables of champions as the limits allow, all of them thinking, while
//! somebody else plays against a bot of their own.

use std::fmt;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use anyhow::{Context as _, Result, ensure};
use serde_json::json;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep, timeout};

use crate::client::{Client, Place};
use crate::door::Door;
use crate::made::{Lineup, make, make_full};
use crate::pick::Pick;
use crate::process::{Limits, Process};
use crate::trouble::Trouble;
use crate::wire::{Heard, Kind};

/// Tables of the stranger: more are not made at once.
const TABLES: usize = 18;
/// The longest that somebody waits for a bot that is done in a moment.
const QUICK: Duration = Duration::from_secs(4);
/// And for one that looks ahead: its own time, the end of a stranger's turn, and a quick bot's if there is no place.
const LOOKING_AHEAD: Duration = Duration::from_secs(9);
/// From which addresses the stranger calls, and the others.
const STRANGER: u8 = 1;
const VICTIM_GROUPS: std::ops::RangeFrom<u8> = 2..;

/// Whom the stranger lets think.
const CROWDS: [Lineup; 2] = [
    Lineup { game: "new-york", people: 1, bots: &["champion", "champion", "champion"] },
    Lineup { game: "london", people: 1, bots: &["champion", "champion", "champion"] },
];

/// Whom somebody else plays against.
const VICTIMS: [(Lineup, Duration); 2] = [
    (Lineup { game: "new-york", people: 1, bots: &["rules"] }, QUICK),
    (Lineup { game: "new-york", people: 1, bots: &["champion"] }, LOOKING_AHEAD),
];

/// What is wanted.
#[derive(Clone, Debug)]
pub struct Champions {
    /// The program.
    pub server: PathBuf,
    /// How long.
    pub time: Duration,
    /// What chance begins with.
    pub seed: u64,
}

/// What was seen.
#[derive(Clone, Debug, Default)]
pub struct Crowded {
    /// What the bots of the stranger did.
    pub crowd: usize,
    /// For each bot that others played against: its name, how often it answered, and how long that took at most.
    pub waits: Vec<(&'static str, usize, Duration)>,
}

impl fmt::Display for Crowded {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let wait = |(name, count, longest): &(&str, usize, Duration)| {
            format!("{name} answered {count} times and took {longest:?} at most")
        };
        let waits: Vec<String> = self.waits.iter().map(wait).collect();
        write!(
            f,
            "{TABLES} tables of champions did {} things; meanwhile {}",
            self.crowd,
            waits.join(", ")
        )
    }
}

/// Besieges a server.
///
/// # Errors
/// If somebody waits too long for a bot of their own, the bots of the stranger stand still, or the server complains.
pub async fn champions(wanted: &Champions) -> Result<Crowded> {
    let mut pick = Pick::new(wanted.seed);
    let mut process = Process::start(&wanted.server, Limits::On, &mut pick).await?;
    let door = process.address();
    let done = Arc::new(AtomicUsize::new(0));
    let mut crowd = JoinSet::new();
    for number in 0..TABLES {
        let door = door.from(STRANGER, 0);
        let place = come(door, &CROWDS[number % CROWDS.len()]).await?;
        crowd.spawn(keep_busy(door, place, pick.fork(), Arc::clone(&done)));
        crowd.spawn(watch_bots(door.from(STRANGER, 1 + number / 10), Arc::clone(&done)));
    }
    // Until there is a crowd.
    sleep(Duration::from_secs(2)).await;
    let end = Instant::now() + wanted.time;
    let mut playing = JoinSet::new();
    for (group, (lineup, _)) in VICTIM_GROUPS.zip(VICTIMS) {
        let pick = pick.fork();
        playing.spawn(async move { (group, play((door, group), lineup, pick, end).await) });
    }
    let mut waits = Vec::new();
    while let Some(played) = playing.join_next().await {
        let (group, times) = played.context("a client failed")?;
        let times = times.with_context(|| process.log())?;
        waits.push((group, times));
    }
    while let Some(ended) = crowd.try_join_next() {
        ended.context("a stranger failed")?.with_context(|| process.log())?;
    }
    crowd.shutdown().await;
    process.stop().await?;
    process.expect_sound()?;
    waits.sort_by_key(|(group, _)| *group);
    let mut seen = Crowded { crowd: done.load(Ordering::SeqCst), waits: Vec::new() };
    for ((lineup, most), (_, times)) in VICTIMS.into_iter().zip(waits) {
        let longest = times.iter().copied().max().unwrap_or_default();
        seen.waits.push((lineup.bots[0], times.len(), longest));
        ensure!(longest < most, "{}: {seen}", lineup.bots[0]);
        ensure!(times.len() > 2, "no bot answered: {seen}");
    }
    ensure!(seen.crowd > 0, "the champions stood still");
    Ok(seen)
}

/// Somebody at a table of their own.
async fn come(door: Door, lineup: &Lineup) -> Result<Place> {
    let places = make_full(door, lineup).await?;
    places.into_iter().next().context("a table without seats")
}

/// The stranger answers at random whenever one of the tables asks, so that its bots go on.
async fn keep_busy(
    door: Door,
    place: Place,
    mut pick: Pick,
    done: Arc<AtomicUsize>,
) -> Result<(), Trouble> {
    let (mut client, mut now) = Client::join(door, &place, 0).await?;
    while now.ended.is_none() {
        if !now.choices.is_empty() {
            sleep(Duration::from_millis(300)).await;
            let words = pick.one_of(&now.choices).words.clone();
            let submit = json!({"do": "submit", "match": place.table, "revision": now.revision,
                "actions": [words]});
            client.request(&submit).await?;
            now.choices.clear();
        }
        let heard = client.hear().await?;
        if heard.kind == Kind::Update {
            done.fetch_add(usize::from(heard.revision > now.revision), Ordering::SeqCst);
            now = heard;
        }
    }
    Ok(())
}

/// The stranger looks on at champions among themselves.
async fn watch_bots(door: Door, done: Arc<AtomicUsize>) -> Result<(), Trouble> {
    let champion = json!({"kind": "bot", "bot": "champion"});
    let wanted = json!({"game": "new-york", "seats": [champion, champion]});
    let made = make(door, &wanted).await?;
    let path = format!("/api/tables/{}/live", made.table);
    let mut client = Client::open(door, &path, Some(&made.token)).await?;
    loop {
        let heard = client.hear().await?;
        if heard.kind == Kind::Update {
            done.fetch_add(1, Ordering::SeqCst);
            if heard.ended.is_some() {
                return Ok(());
            }
        }
    }
}

/// Plays one game after the other, each as somebody else; how long each answer of the bot took.
async fn play(
    (door, group): (Door, u8),
    lineup: Lineup,
    mut pick: Pick,
    end: Instant,
) -> Result<Vec<Duration>> {
    let (mut times, mut games) = (Vec::new(), 0);
    while Instant::now() < end {
        let door = door.from(group, games);
        games += 1;
        let place = come(door, &lineup).await?;
        let (mut client, mut now) = Client::join(door, &place, 0).await?;
        let mut known = (now.revision, Instant::now());
        while now.ended.is_none() && Instant::now() < end {
            let own = !now.choices.is_empty();
            let heard = if own {
                answer(&mut client, &place, &now, &mut pick).await?
            } else {
                // Nobody waits for ever, not even to find out how long it takes.
                let heard = timeout(4 * LOOKING_AHEAD, client.hear()).await;
                heard.with_context(|| format!("{} does not answer", lineup.bots[0]))??
            };
            if heard.kind == Kind::Update && heard.revision > known.0 {
                if !own {
                    times.push(known.1.elapsed());
                }
                known = (heard.revision, Instant::now());
                now = heard;
            }
        }
    }
    Ok(times)
}

/// Answers at random, and waits until it is seen.
async fn answer(
    client: &mut Client,
    place: &Place,
    now: &Heard,
    pick: &mut Pick,
) -> Result<Heard, Trouble> {
    sleep(Duration::from_millis(50)).await;
    let words = pick.one_of(&now.choices).words.clone();
    let submit = json!({"do": "submit", "match": place.table, "revision": now.revision,
        "actions": [words]});
    client.request(&submit).await?;
    loop {
        let heard = client.hear().await?;
        if heard.kind == Kind::Update && heard.revision > now.revision {
            return Ok(heard);
        }
    }
}
