//! How long hints take, and how long an analysis: a line for each table.
//!
//! `cargo run --release -p analysis --example how_long -- GAMES`

use std::sync::Arc;
use std::time::Instant;

use analysis::{Analysing, hints, positions_for_hints};
use bots::{Accountable, AnyBot, BotName, Experience, Playing, Seated, Stop};
use table::record::{Header, Line, Record, Replay, Sitter, Start, replay};
use table::{InfoSet, Notation, Rng, Seats};

/// Of the decisions of a game hints are asked for at one in so many.
const EVERY: usize = 7;

fn main() {
    let games = std::env::args().nth(1).and_then(|games| games.parse().ok()).unwrap_or(2);
    for players in (2..=4).filter_map(Seats::new) {
        let content = london::Content::built_in("london").expect("it comes with the program");
        measure(&london::London::new(content, players, london::Options::default()), games);
        let content = new_york::Content::built_in("new-york").expect("it comes with the program");
        measure(&new_york::NewYork::new(content, players, new_york::Options::default()), games);
    }
}

fn measure<G: Accountable + Notation>(game: &G, games: u64) {
    let (mut asked, mut looked) = (Vec::new(), Vec::new());
    for seed in 0..games {
        let played = played(game, seed);
        for step in played.steps().step_by(EVERY) {
            let info = InfoSet::new(game, step.before, step.seat);
            let (nodes, mut rng) = (positions_for_hints(game), Rng::new(seed));
            let start = Instant::now();
            hints(&info, &Experience, nodes, &mut rng, &Stop::default());
            asked.push(start.elapsed().as_secs_f64());
        }
        let start = Instant::now();
        Analysing::new(game, &played, Arc::new(Experience), seed).finish();
        looked.push(start.elapsed().as_secs_f64());
    }
    asked.sort_by(f64::total_cmp);
    let part = |part: f64| 1000.0 * asked[(part * (asked.len() - 1) as f64) as usize];
    let mean = looked.iter().sum::<f64>() / looked.len() as f64;
    println!(
        "{} of {}: {} hints, half within {:.0} ms, 99 % within {:.0} ms, all within {:.0} ms; an analysis {mean:.1} s",
        G::NAME,
        game.seats().count(),
        asked.len(),
        part(0.5),
        part(0.99),
        part(1.0),
    );
}

/// A game of `rules` with itself.
fn played<G: Accountable + Notation>(game: &G, seed: u64) -> Replay<G> {
    let seat = |_| Seated { bot: AnyBot::new(BotName::Rules), stream: seed };
    let mut playing = Playing::new(game, seed, game.seats().all().map(seat).collect());
    let sitters = game.seats().all().filter_map(|_| Sitter::bot(BotName::Rules.as_str()).ok());
    let mut record = Record::new(Header::of(game, sitters.collect()), Start::Seed(seed));
    loop {
        let before = playing.state.clone();
        let Some((seat, action)) = playing.step(&mut ()) else { break };
        record.push(Line::of_action(game, &before, seat, action));
    }
    replay(game, &record).expect("what was played can be played again")
}
