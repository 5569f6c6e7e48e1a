//! Nonsense harms nobody: attackers send what no client should, while people at another table play on.

mod control;
mod frames;
mod messages;
mod mutate;
mod operations;
mod requests;
mod strangers;

use std::collections::BTreeMap;
use std::fmt;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use anyhow::{Context as _, Result, ensure};
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep};

use crate::client::Place;
use crate::door::Door;
use crate::made::{LINEUPS, make_full};
use crate::pick::Pick;
use crate::process::{Limits, Process};
use crate::trouble::Trouble;
use control::{Control, play_on};
use operations::Tried;

/// Attackers at the same time.
const ATTACKERS: usize = 4;
/// From which addresses attackers call.
const STRANGERS: u8 = 1;
/// And the people whom they attack, those of each table from others.
const PEOPLE: u8 = 2;
/// The longest that well-behaved people may wait for the next thing to happen at their table.
const LONGEST_WAIT: Duration = Duration::from_secs(15);

/// What is wanted.
#[derive(Clone, Debug)]
pub struct Fuzz {
    /// The program.
    pub server: PathBuf,
    /// How long.
    pub time: Duration,
    /// Whether callers are asked to slow down. Without it more nonsense arrives; with it the limits are attacked, too.
    pub limits: bool,
    /// Whether to wait until all tables have fallen asleep: nobody who has gone may keep one awake.
    pub until_asleep: bool,
    /// What chance begins with.
    pub seed: u64,
}

/// What was seen.
#[derive(Clone, Debug, Default)]
pub struct Fuzzed {
    /// How often each attack was made.
    pub attacks: BTreeMap<&'static str, usize>,
    /// How often an attack ended because the attacker was asked to slow down.
    pub limited: usize,
    /// How many different things were asked for: everything that can be.
    pub asked: usize,
    /// What the people at the other tables did meanwhile.
    pub played: usize,
    /// The longest that one of them waited for the next thing to happen.
    pub longest: Duration,
}

impl fmt::Display for Fuzzed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { attacks, limited, asked, played, longest } = self;
        let all: usize = attacks.values().sum();
        let kinds: Vec<String> =
            attacks.iter().map(|(name, count)| format!("{name} {count}")).collect();
        write!(
            f,
            "{all} attacks ({}) on all {asked} requests that there are, {limited} of them slowed down: no panic, every \
             refusal clear; meanwhile others did {played} things and waited {longest:?} at most",
            kinds.join(", ")
        )
    }
}

/// What can be attacked, and by whom.
#[derive(Clone, Debug)]
struct Target {
    address: Door,
    /// A seat at a table of other people; its token is not known to the attackers and not used by them.
    victim: Place,
    /// The attacker's own seats.
    own: Vec<Place>,
    /// A table whose game is over.
    finished: Option<String>,
    /// What can be asked, and what was.
    tried: Tried,
}

/// A way to attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Attack {
    Bytes,
    Paths,
    Bodies,
    Tables,
    Packs,
    Tokens,
    Sites,
    Messages,
    Order,
    Frames,
    Flood,
    Endless,
    HalfOpen,
    Operations,
    Asks,
}

impl Attack {
    const ALL: [Self; 15] = [
        Self::Bytes,
        Self::Paths,
        Self::Bodies,
        Self::Tables,
        Self::Packs,
        Self::Tokens,
        Self::Sites,
        Self::Messages,
        Self::Order,
        Self::Frames,
        Self::Flood,
        Self::Endless,
        Self::HalfOpen,
        Self::Operations,
        Self::Asks,
    ];

    fn name(self) -> &'static str {
        match self {
            Self::Bytes => "bytes",
            Self::Paths => "paths",
            Self::Bodies => "bodies",
            Self::Tables => "tables",
            Self::Packs => "packs",
            Self::Tokens => "tokens",
            Self::Sites => "sites",
            Self::Messages => "messages",
            Self::Order => "order",
            Self::Frames => "frames",
            Self::Flood => "flood",
            Self::Endless => "endless",
            Self::HalfOpen => "half-open",
            Self::Operations => "operations",
            Self::Asks => "asks",
        }
    }

    async fn run(self, target: &mut Target, pick: &mut Pick) -> Result<(), Trouble> {
        match self {
            Self::Bytes => requests::bytes(target, pick).await,
            Self::Paths => requests::paths(target, pick).await,
            Self::Bodies => requests::bodies(target, pick).await,
            Self::Tables => requests::tables(target, pick).await,
            Self::Packs => requests::packs(target, pick).await,
            Self::Tokens => strangers::tokens(target, pick).await,
            Self::Sites => strangers::sites(target, pick).await,
            Self::Messages => messages::mutated(target, pick).await,
            Self::Order => messages::out_of_order(target, pick).await,
            Self::Frames => frames::broken(target, pick).await,
            Self::Flood => frames::flood(target, pick).await,
            Self::Endless => frames::endless(target, pick).await,
            Self::HalfOpen => frames::half_open(target, pick).await,
            Self::Operations => operations::requests(target, pick).await,
            Self::Asks => operations::asks(target, pick).await,
        }
    }
}

/// Besieges a server.
///
/// # Errors
/// If it fails at a request instead of refusing it, panics, or lets other tables suffer.
pub async fn fuzz(wanted: &Fuzz) -> Result<Fuzzed> {
    let mut pick = Pick::new(wanted.seed);
    let limits = if wanted.limits { Limits::On } else { Limits::Off };
    let mut process = Process::start(&wanted.server, limits, &mut pick).await?;
    let address = process.address();
    let end = Instant::now() + wanted.time;
    let control = Arc::new(Control::default());
    let victims = [LINEUPS[0], LINEUPS[1]];
    let mut playing = JoinSet::new();
    let mut victim = None;
    for (group, lineup) in (PEOPLE..).zip(victims) {
        let places = make_full(address.from(group, 0), &lineup).await?;
        victim = victim.or_else(|| places.first().cloned());
        let (pick, control) = (pick.fork(), Arc::clone(&control));
        playing.spawn(play_on((address, group), lineup, places, pick, end, control));
    }
    let victim = victim.context("nobody to attack")?;
    let tried = Tried::ask_for(address.from(PEOPLE, 0), &victim).await?;
    let attacks = Arc::new(Mutex::new(Counts::default()));
    let mut attacking = JoinSet::new();
    for number in 0..ATTACKERS {
        let (victim, pick, attacks) = (victim.clone(), pick.fork(), Arc::clone(&attacks));
        let address = address.from(STRANGERS, number);
        let own = Vec::new();
        let target = Target { address, victim, own, finished: None, tried: tried.clone() };
        attacking.spawn(attack(target, pick, end, attacks));
    }
    while let Some(attacked) = attacking.join_next().await {
        attacked.context("an attacker failed")?.with_context(|| process.log())?;
    }
    while let Some(played) = playing.join_next().await {
        played.context("a client failed")?.context("other tables suffered")?;
    }
    if wanted.until_asleep {
        process.all_asleep().await?;
    }
    process.stop().await?;
    process.expect_sound()?;
    let Counts { attacks, limited } =
        attacks.lock().unwrap_or_else(PoisonError::into_inner).clone();
    let asked = tried.kinds();
    let (played, longest) = (control.played(), control.longest());
    let seen = Fuzzed { attacks, limited, asked, played, longest };
    let missing = tried.missing();
    ensure!(missing.is_empty(), "never tried: {}", missing.join(", "));
    ensure!(wanted.limits == (limited > 0), "{limited} attacks were slowed down");
    ensure!(seen.longest < LONGEST_WAIT, "other tables waited {:?}", seen.longest);
    ensure!(seen.played > 0, "other tables stood still");
    Ok(seen)
}

/// One attack after the other.
async fn attack(
    mut target: Target,
    mut pick: Pick,
    end: Instant,
    attacks: Arc<Mutex<Counts>>,
) -> Result<()> {
    let address = target.address;
    while Instant::now() < end {
        // Attackers ruin their own table, too.
        if target.own.is_empty() || pick.percent(5) {
            match make_full(address, pick.one_of(&LINEUPS)).await {
                Ok(own) => target.own = own,
                Err(Trouble::Limited(_)) if !target.own.is_empty() => count(&attacks, None),
                Err(trouble) => return Err(trouble.into()),
            }
        }
        let attack = *pick.one_of(&Attack::ALL);
        let before = pick.clone();
        match attack.run(&mut target, &mut pick).await {
            Ok(()) => count(&attacks, Some(attack)),
            Err(Trouble::Limited(_)) => count(&attacks, None),
            Err(trouble @ (Trouble::Gone(_) | Trouble::Wrong(_))) => {
                let name = attack.name();
                return Err(trouble)
                    .with_context(|| format!("the attack “{name}” with {before:?}"));
            }
        }
        sleep(Duration::from_millis(1)).await;
    }
    Ok(())
}

/// How often each attack was made, and how often one ended early.
#[derive(Clone, Debug, Default)]
struct Counts {
    attacks: BTreeMap<&'static str, usize>,
    limited: usize,
}

/// Counts an attack, or one that was asked to slow down.
fn count(counts: &Mutex<Counts>, attack: Option<Attack>) {
    let mut counts = counts.lock().unwrap_or_else(PoisonError::into_inner);
    match attack {
        Some(attack) => *counts.attacks.entry(attack.name()).or_default() += 1,
        None => counts.limited += 1,
    }
}
