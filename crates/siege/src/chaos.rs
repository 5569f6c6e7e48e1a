//! A table is never stuck: clients, sockets and the server fail at random points, and every game is
//! finished nevertheless.

use std::fmt;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, bail, ensure};
use futures_util::future::try_join_all;
use serde_json::{Value, json};
use tokio::task::JoinSet;
use tokio::time::sleep;

use crate::door::Door;
use crate::made::{Lineup, make_full_of};
use crate::person::{Manner, Person};
use crate::pick::Pick;
use crate::process::{Limits, Process};
use crate::trouble::Trouble;

/// How long the games may take that are not over when it has become quiet.
const PATIENCE: Duration = Duration::from_secs(180);
/// Who plays, and how fast: short games, so that many come to their end.
const TABLES: [Setting; 6] = [
    Setting { lineup: ALONE, pace: Pace::None, absence: "bot" },
    Setting { lineup: TWO, pace: Pace::Live { turn: 10, increment: 0 }, absence: "bot" },
    Setting { lineup: THREE, pace: Pace::Live { turn: 10, increment: 2 }, absence: "others" },
    Setting { lineup: LONDON, pace: Pace::None, absence: "bot" },
    Setting { lineup: LONDON, pace: Pace::Live { turn: 15, increment: 1 }, absence: "bot" },
    Setting { lineup: TWO, pace: Pace::Slow { days: 1 }, absence: "others" },
];
const ALONE: Lineup = Lineup { game: "new-york", people: 1, bots: &["random"] };
const TWO: Lineup = Lineup { game: "new-york", people: 2, bots: &[] };
const THREE: Lineup = Lineup { game: "new-york", people: 2, bots: &["random"] };
const LONDON: Lineup = Lineup { game: "london", people: 2, bots: &["random"] };

/// A table: who plays, how fast, and what happens to whom is out of time.
#[derive(Clone, Copy, Debug)]
struct Setting {
    lineup: Lineup,
    pace: Pace,
    absence: &'static str,
}

/// How fast.
#[derive(Clone, Copy, Debug)]
enum Pace {
    None,
    Live { turn: u32, increment: u32 },
    Slow { days: u32 },
}

impl Setting {
    /// What is sent to make it.
    fn wanted(&self) -> Value {
        let pace = match self.pace {
            Pace::None => json!({"kind": "none"}),
            Pace::Live { turn, increment } => {
                json!({"kind": "live", "turn": turn, "increment": increment})
            }
            Pace::Slow { days } => json!({"kind": "slow", "days": days}),
        };
        let mut wanted = self.lineup.wanted();
        wanted["settings"] = json!({"pace": pace, "absence": self.absence});
        wanted
    }

    /// Whether somebody can sleep through their time and wake up before the siege is over.
    fn runs_out(&self) -> bool {
        match self.pace {
            Pace::Live { .. } => true,
            Pace::None | Pace::Slow { .. } => false,
        }
    }
}

/// What is wanted.
#[derive(Clone, Debug)]
pub struct Chaos {
    /// The program.
    pub server: PathBuf,
    /// Live tables.
    pub tables: usize,
    /// How long things go wrong.
    pub time: Duration,
    /// What chance begins with.
    pub seed: u64,
}

/// What was seen.
#[derive(Clone, Copy, Debug, Default)]
pub struct Survived {
    /// Games that were begun, all of which were finished.
    pub finished: usize,
    /// How often the server was killed.
    pub kills: usize,
    /// How often it was asked to stop, and did.
    pub stops: usize,
    /// How often a client came back.
    pub returns: usize,
    /// How often somebody slept through their time and played on after it.
    pub sleepers: usize,
}

impl fmt::Display for Survived {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { finished, kills, stops, returns, sleepers } = self;
        write!(
            f,
            "{kills} kills, {stops} stops, {returns} connections that broke, {sleepers} people out of time: all \
             {finished} games finished"
        )
    }
}

/// What everybody knows.
#[derive(Debug, Default)]
struct Weather {
    /// It has become quiet.
    calm: AtomicBool,
    returns: AtomicUsize,
    finished: AtomicUsize,
    sleepers: AtomicUsize,
}

/// Besieges a server.
///
/// # Errors
/// If a game is not finished, anything was lost, or the server complained.
pub async fn chaos(wanted: &Chaos) -> Result<Survived> {
    let mut pick = Pick::new(wanted.seed);
    let mut process = Process::start(&wanted.server, Limits::Off, &mut pick).await?;
    let address = process.address();
    let weather = Arc::new(Weather::default());
    let mut tables = JoinSet::new();
    for number in 0..wanted.tables {
        let (pick, weather) = (pick.fork(), Arc::clone(&weather));
        tables.spawn(table(address, TABLES[number % TABLES.len()], pick, weather));
    }
    let begun = Instant::now();
    let mut seen = Survived::default();
    while begun.elapsed() < wanted.time {
        sleep(pick.millis(200..2500)).await;
        if pick.percent(80) {
            process.kill()?;
            seen.kills += 1;
        } else {
            process.stop().await?;
            seen.stops += 1;
        }
        sleep(pick.millis(0..300)).await;
        process.begin().await?;
    }
    weather.calm.store(true, Ordering::SeqCst);
    while let Some(ended) = tables.join_next().await {
        ended.context("a client failed")?.with_context(|| process.log())?;
    }
    process.stop().await?;
    process.expect_sound()?;
    seen.returns = weather.returns.load(Ordering::SeqCst);
    seen.finished = weather.finished.load(Ordering::SeqCst);
    seen.sleepers = weather.sleepers.load(Ordering::SeqCst);
    Ok(seen)
}

/// One game after the other until it has become quiet, and one more.
async fn table(
    address: Door,
    setting: Setting,
    mut pick: Pick,
    weather: Arc<Weather>,
) -> Result<()> {
    loop {
        let calm = weather.calm.load(Ordering::SeqCst);
        let mut people = sit_down(address, &setting, &mut pick).await?;
        // While the server is killed no clock runs out: it begins anew each time. So the last game has its sleeper.
        let sleeper = people.first_mut().filter(|_| calm && setting.runs_out());
        let sleeps = sleeper.map(|person| person.sleepy = true).is_some();
        game(address, &mut people, &weather).await?;
        weather.finished.fetch_add(1, Ordering::SeqCst);
        if sleeps {
            ensure!(people.iter().all(|person| !person.sleepy), "nobody noticed who slept");
            weather.sleepers.fetch_add(1, Ordering::SeqCst);
        }
        if calm {
            return Ok(());
        }
    }
}

/// A table at which everybody sits. One that was half made when the server was killed is forgotten: whoever
/// makes a table knows it only once they are told.
async fn sit_down(address: Door, setting: &Setting, pick: &mut Pick) -> Result<Vec<Person>> {
    loop {
        match make_full_of(address, &setting.wanted()).await {
            Ok(places) => {
                let person = |place| {
                    let mut person = Person::new(place, pick.fork());
                    if setting.absence == "others" {
                        person.ledger.where_others_decide();
                    }
                    person
                };
                return Ok(places.into_iter().map(person).collect());
            }
            Err(Trouble::Gone(_)) => sleep(Duration::from_millis(50)).await,
            Err(Trouble::Wrong(why) | Trouble::Limited(why)) => bail!(why),
        }
    }
}

async fn game(address: Door, people: &mut [Person], weather: &Weather) -> Result<()> {
    let playing = try_join_all(people.iter_mut().map(|person| play(address, person, weather)));
    let too_long = async {
        while !weather.calm.load(Ordering::SeqCst) {
            sleep(Duration::from_millis(100)).await;
        }
        sleep(PATIENCE).await;
    };
    let played = tokio::select! {
        played = playing => Some(played),
        () = too_long => None,
    };
    match played {
        // What one of them found is told at once: the others would wait for them in vain.
        Some(played) => played.map(|_| ()).map_err(Into::into),
        None => {
            let stands: Vec<String> = people.iter().map(Person::stands).collect();
            bail!("STUCK: {}", stands.join("; "))
        }
    }
}

async fn play(address: Door, person: &mut Person, weather: &Weather) -> Result<(), Trouble> {
    while !person.over {
        let calm = weather.calm.load(Ordering::SeqCst);
        let manner = if calm {
            Manner { think: 0..1, several: 20, mischief: 0 }
        } else {
            Manner { think: 0..60, several: 20, mischief: 3 }
        };
        // Whoever plays in a storm looks up once it is quiet.
        let enough = |_: &_| calm != weather.calm.load(Ordering::SeqCst);
        match person.play(address, &manner, || {}, enough).await {
            Ok(()) => {}
            Err(Trouble::Gone(_)) => {
                weather.returns.fetch_add(1, Ordering::SeqCst);
                sleep(Duration::from_millis(30)).await;
            }
            Err(wrong @ (Trouble::Wrong(_) | Trouble::Limited(_))) => return Err(wrong),
        }
    }
    Ok(())
}
