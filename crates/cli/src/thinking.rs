//! How long bots think about a decision.

use std::time::{Duration, Instant};

use bots::{AnyBot, BotName, Planner, Playing, Seated, generator};
use serde::Serialize;
use table::{Bot, InfoSet, Rng};

use crate::args::BenchArgs;
use crate::failure::Failure;
use crate::shell::Shell;

/// What is told of a bot, one line of JSON. Answers that were planned with an earlier one take no time and do not count.
#[derive(Debug, Serialize)]
struct Line {
    game: &'static str,
    seats: usize,
    bot: &'static str,
    games: u64,
    /// Decisions that were thought about.
    decisions: usize,
    /// Milliseconds: half of them took no longer, 99 of 100, and all.
    median: f64,
    of_hundred: f64,
    longest: f64,
    /// Whether that is time of the processor where it was less than that of the clock, so that what else the machine does
    /// hardly matters.
    of_processor: bool,
}

/// Measures the bots that were asked for, each at the first seat among others that play by the rules of thumb.
pub(crate) fn measure<G: Planner>(
    game: &G,
    args: &BenchArgs,
    time: Duration,
    shell: &mut Shell<'_>,
) -> Result<(), Failure> {
    for &bot in &args.bots {
        bot.ready(game).map_err(|why| Failure::cannot_play(bot, why))?;
        let begin = Instant::now();
        let (mut thoughts, mut games) = (Vec::new(), 0);
        let is_enough = |games: u64| match args.games {
            Some(most) => games >= u64::from(most),
            None => games > 0 && begin.elapsed() > time,
        };
        while !is_enough(games) {
            one_game(game, bot, args.seed.wrapping_add(games), &mut thoughts);
            games += 1;
        }
        thoughts.sort_unstable();
        let milliseconds = |part: f64| {
            let place = (thoughts.len() as f64 * part) as usize;
            let thought = thoughts.get(place.min(thoughts.len().saturating_sub(1)));
            (thought.map_or(0.0, Duration::as_secs_f64) * 10_000.0).round() / 10.0
        };
        let line = Line {
            game: G::NAME,
            seats: game.seats().count(),
            bot: bot.as_str(),
            games,
            decisions: thoughts.len(),
            median: milliseconds(0.5),
            of_hundred: milliseconds(0.99),
            longest: milliseconds(1.0),
            of_processor: processor_time().is_some(),
        };
        let json = serde_json::to_string(&line).expect("numbers and words can be written");
        shell.line(&json)?;
        shell.output.flush()?;
    }
    Ok(())
}

/// Plays a game, and notes how long the bot thought each time it did.
fn one_game<G: Planner>(game: &G, bot: BotName, seed: u64, thoughts: &mut Vec<Duration>) {
    let seats = game.seats();
    let player = |(number, seat): (usize, _)| {
        let name = if number == 0 { bot } else { BotName::Rules };
        let bot = Timed { bot: AnyBot::new(name), thoughts: Vec::new() };
        Seated { bot, stream: generator(seed, seat, 0).next_u64() }
    };
    let seated = seats.all().enumerate().map(player).collect();
    let mut playing = Playing::new(game, seed, seated);
    playing.finish();
    if let Some(measured) = playing.into_bots().next() {
        thoughts.extend(measured.thoughts);
    }
}

/// A bot that is timed.
struct Timed<B> {
    bot: B,
    thoughts: Vec<Duration>,
}

impl<G: Planner, B: Bot<G>> Bot<G> for Timed<B> {
    fn choose(&mut self, info: &InfoSet<'_, G>, rng: &mut Rng) -> G::Action {
        /// What a planned answer takes at most.
        const NO_THOUGHT: Duration = Duration::from_micros(50);
        let (clock, before) = (Instant::now(), processor_time());
        let action = self.bot.choose(info, rng);
        let elapsed = clock.elapsed();
        if elapsed > NO_THOUGHT {
            let processor = processor_time().zip(before);
            let processor = processor.map(|(now, before)| now.saturating_sub(before) + TICK);
            self.thoughts.push(processor.map_or(elapsed, |processor| elapsed.min(processor)));
        }
        action
    }
}

/// Some systems count the time of a processor in steps of this.
const TICK: Duration = Duration::from_millis(4);

/// How long this thread has had a processor; `None` where the system does not say.
fn processor_time() -> Option<Duration> {
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    let nanoseconds = told.split_whitespace().next()?.parse().ok()?;
    Some(Duration::from_nanos(nanoseconds))
}
