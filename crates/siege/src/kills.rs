//! Nothing is lost: a server under load is killed again and again, and what clients were promised is
//! compared with what it still knows.

use std::fmt;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, bail};
use futures_util::future::join_all;
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

use crate::door::Door;
use crate::ledger::Ledger;
use crate::made::{LINEUPS, make_full};
use crate::newcomers::Newcomers;
use crate::person::{Manner, Person};
use crate::pick::Pick;
use crate::process::{Limits, Process};
use crate::trouble::Trouble;

/// How long all clients together may take to come back and compare.
const PATIENCE: Duration = Duration::from_secs(120);

/// How everybody plays: some actions a second at every table.
const MANNER: Manner = Manner { think: 20..250, several: 30, mischief: 0 };

/// What is wanted.
#[derive(Clone, Debug)]
pub struct Kills {
    /// The program.
    pub server: PathBuf,
    /// Live tables.
    pub tables: usize,
    /// How often the server is killed.
    pub kills: usize,
    /// What chance begins with.
    pub seed: u64,
}

/// What was seen.
#[derive(Clone, Copy, Debug, Default)]
pub struct Killed {
    /// How often the server was killed.
    pub kills: usize,
    /// Submissions that were acknowledged, and found again after every kill.
    pub acknowledged: usize,
    /// Tables that somebody began while the server was killed, and found again.
    pub begun: usize,
    /// Games that came to their end.
    pub finished: usize,
    /// Connections that the server ended by itself.
    pub dropped: usize,
}

impl fmt::Display for Killed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { kills, acknowledged, begun, finished, dropped } = self;
        write!(
            f,
            "{kills} kills: {acknowledged} acknowledged submissions, 0 lost, 0 doubled; {finished} games \
             finished, {begun} tables begun meanwhile and all found again; every table goes on; the server \
             let {dropped} connections go"
        )
    }
}

/// A table with its people.
type Table = Vec<Person>;

/// What the clients of a round tell whoever kills.
#[derive(Debug, Default)]
struct Round {
    /// People who have compared.
    compared: AtomicUsize,
    /// Connections that ended although nobody was killed.
    dropped: AtomicUsize,
    killed: AtomicBool,
    /// Somebody has found something wrong.
    wrong: AtomicBool,
}

/// Besieges a server.
///
/// # Errors
/// If anything was lost, doubled or changed, a table does not go on, or the server complained.
pub async fn kills(wanted: &Kills) -> Result<Killed> {
    let mut pick = Pick::new(wanted.seed);
    let mut process = Process::start(&wanted.server, Limits::Off, &mut pick).await?;
    let address = process.address();
    let mut seen = Killed::default();
    let mut tables: Vec<Table> = Vec::new();
    let mut newcomers = Newcomers::default();
    for number in 0..wanted.tables {
        tables.push(sit_down(address, number, &mut pick).await?);
    }
    for kill in 0..wanted.kills {
        let round = Arc::new(Round::default());
        let people = spread(&mut tables, address, &round);
        let newcomer = tokio::spawn(newcomers.come(address));
        all_compare(&round, &people).await?;
        sleep(pick.millis(30..400)).await;
        round.killed.store(true, Ordering::SeqCst);
        process.kill()?;
        seen.kills += 1;
        seen.dropped += round.dropped.load(Ordering::SeqCst);
        gather(people, &mut tables).await?;
        newcomers = newcomer.await.context("the newcomers failed")?;
        process.begin().await?;
        newcomers.compare(address).await.with_context(|| format!("after kill {}", kill + 1))?;
        for number in 0..wanted.tables {
            if tables[number].iter().all(|person| person.over) {
                seen.finished += 1;
                seen.acknowledged += acknowledged(&tables[number]);
                tables[number] = sit_down(address, number, &mut pick).await?;
            }
        }
    }
    seen.begun = newcomers.count();
    every_table_goes_on(&mut tables, address).await?;
    seen.acknowledged += tables.iter().map(|table| acknowledged(table)).sum::<usize>();
    process.stop().await?;
    process.expect_sound()?;
    Ok(seen)
}

async fn sit_down(address: Door, number: usize, pick: &mut Pick) -> Result<Table> {
    let places = make_full(address, &LINEUPS[number % LINEUPS.len()]).await?;
    Ok(places.into_iter().map(|place| Person::new(place, pick.fork())).collect())
}

fn acknowledged(table: &[Person]) -> usize {
    table.iter().map(|person| person.ledger.acknowledged()).sum()
}

/// People on their way, each with the number of their table.
type People = JoinSet<(usize, Person, Result<(), Trouble>)>;

/// Everybody plays until the server is killed.
fn spread(tables: &mut [Table], address: Door, round: &Arc<Round>) -> People {
    let mut people = JoinSet::new();
    for (number, table) in tables.iter_mut().enumerate() {
        for mut person in table.drain(..) {
            let round = Arc::clone(round);
            people.spawn(async move {
                let played = play(&mut person, address, &round).await;
                (number, person, played)
            });
        }
    }
    people
}

async fn play(person: &mut Person, address: Door, round: &Round) -> Result<(), Trouble> {
    let mut first = true;
    loop {
        let compared = || {
            if std::mem::take(&mut first) {
                round.compared.fetch_add(1, Ordering::SeqCst);
            }
        };
        match person.play(address, &MANNER, compared, |_| false).await {
            Ok(()) => return Ok(()),
            Err(Trouble::Gone(_)) if round.killed.load(Ordering::SeqCst) => return Ok(()),
            Err(Trouble::Gone(_)) => {
                round.dropped.fetch_add(1, Ordering::SeqCst);
                sleep(Duration::from_millis(50)).await;
            }
            Err(wrong @ (Trouble::Wrong(_) | Trouble::Limited(_))) => {
                round.wrong.store(true, Ordering::SeqCst);
                return Err(wrong);
            }
        }
    }
}

/// Waits until everybody has come and compared, or somebody has found something wrong.
async fn all_compare(round: &Round, people: &People) -> Result<()> {
    let (begun, all) = (Instant::now(), people.len());
    while round.compared.load(Ordering::SeqCst) < all && !round.wrong.load(Ordering::SeqCst) {
        let compared = round.compared.load(Ordering::SeqCst);
        if begun.elapsed() > PATIENCE {
            bail!("{compared} of {all} people have come back after {PATIENCE:?}");
        }
        sleep(Duration::from_millis(5)).await;
    }
    Ok(())
}

async fn gather(mut people: People, tables: &mut [Table]) -> Result<()> {
    while let Some(joined) = people.join_next().await {
        let (number, person, played) = joined.context("a client failed")?;
        played?;
        tables[number].push(person);
    }
    tables.iter_mut().for_each(|table| table.sort_by_key(|person| person.place.seat));
    Ok(())
}

/// After the last kill every table is still there and takes another action of a person.
async fn every_table_goes_on(tables: &mut [Table], address: Door) -> Result<()> {
    let mut going = JoinSet::new();
    for table in tables.iter_mut() {
        going.spawn(goes_on(std::mem::take(table), address));
    }
    let mut number = 0;
    while let Some(joined) = going.join_next().await {
        tables[number] = joined.context("a client failed")??;
        number += 1;
    }
    Ok(())
}

/// Everybody plays on until one of them has done something.
async fn goes_on(mut people: Table, address: Door) -> Result<Table> {
    let done = AtomicBool::new(false);
    let playing = people.iter_mut().map(|person| {
        let before = person.ledger.acknowledged();
        let done = &done;
        async move {
            let enough = |ledger: &Ledger| {
                done.fetch_or(ledger.acknowledged() > before, Ordering::SeqCst);
                done.load(Ordering::SeqCst)
            };
            person.play(address, &MANNER, || {}, enough).await
        }
    });
    let played = timeout(PATIENCE, join_all(playing)).await;
    for played in played.context("a table does not go on")? {
        played?;
    }
    Ok(people)
}
