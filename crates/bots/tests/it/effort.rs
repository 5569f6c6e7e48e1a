//! Bots that look ahead take as long as they may, which is counted in positions: so on every machine, in last turns, too.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use bots::{AnyBot, BotName, Judge, Lookahead, Planner, Playing, Searching, Seated, generator};
use table::{Bot as _, InfoSet, Seat};

use crate::games::{london, new_york};

/// Judges by the rules of thumb, and counts.
#[derive(Debug, Default)]
struct Counting(AtomicU64);

impl<G: Planner> Judge<G> for Counting {
    fn judge(&self, game: &G, world: &G::State, seat: Seat) -> f64 {
        self.0.fetch_add(1, Ordering::Relaxed);
        game.judge(world, seat)
    }
}

/// Asks for a decision in every so many of a game, and for those of the last turns; gives how many were looked at, and
/// the most positions that one of them took.
fn most<G: Planner>(game: &G, lookahead: Lookahead, every: usize) -> [u64; 2] {
    let seated = game.seats().all().map(|_| Seated { bot: AnyBot::new(BotName::Rules), stream: 5 });
    let mut playing = Playing::new(game, 5, seated.collect());
    let [mut asked, mut most] = [0; 2];
    while let Some(decision) = game.decision(&playing.state) {
        let number = playing.decisions;
        let is_late = game.is_last_turn(&playing.state) && number.is_multiple_of(6);
        if number % every == every / 2 || is_late {
            let judge = Arc::new(Counting::default());
            let mut bot = Searching::with_judge(lookahead, Arc::clone(&judge) as Arc<dyn Judge<G>>);
            let info = InfoSet::new(game, &playing.state, decision.seat);
            bot.choose(&info, &mut generator(1, decision.seat, number));
            asked += 1;
            most = most.max(judge.0.load(Ordering::Relaxed));
        }
        playing.step(&mut ());
    }
    [asked, most]
}

/// No more than the positions that are allowed at such a table, and what it takes to find the turns that are tried.
fn effort_is_kept<G: Planner>(table: fn(usize) -> G, tables: &[usize], every: usize) {
    let lookahead = Lookahead::patient::<G>(600);
    for &players in tables {
        let [asked, took] = most(&table(players), lookahead, every);
        // With more players each position takes longer, so there are fewer.
        let allowed = lookahead.nodes * 3 / (1 + players as u64);
        println!("{} of {players}: {took} of {allowed} at {asked} decisions", G::NAME);
        assert!(asked >= 3, "{}: only {asked} decisions", G::NAME);
        assert!(took > allowed / 2, "{} of {players}: only {took} of {allowed}", G::NAME);
        assert!(took < allowed * 3 / 2, "{} of {players}: {took} of {allowed}", G::NAME);
        // As many as take a second, as they were calibrated.
        let a_second = 1_000 * G::NODES_A_MILLISECOND * 3 / (1 + players as u64);
        assert!(took < a_second, "{} of {players}: {took} of {a_second}", G::NAME);
    }
}

#[test]
fn the_champion_of_london_keeps_to_its_positions() {
    // With more players it judges for each of them at every position, so that judgements say nothing about positions.
    effort_is_kept(london, &[2], 211);
}

#[test]
fn the_champion_of_new_york_keeps_to_its_positions() {
    effort_is_kept(new_york, &[2, 3, 4], 47);
}
