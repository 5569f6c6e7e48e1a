//! Bots that look ahead take as long as they may, which is counted in positions: so on every machine, in last turns and where
//! something is worked out, too.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use bots::{AnyBot, BotName, Judge, Lookahead, Planner, Playing, Searching, Seated, generator};
use table::{Bot as _, InfoSet, Seat};

use crate::games::{london, new_york};

/// Positions after which a last turn is too large to be worked out.
const WORKED_OUT: u64 = 150_000;

/// Judges by the rules of thumb, and counts.
#[derive(Debug, Default)]
struct Counting(AtomicU64);

impl<G: Planner> Judge<G> for Counting {
    fn judge(&self, game: &G, world: &G::State, seat: Seat) -> f64 {
        self.0.fetch_add(1, Ordering::Relaxed);
        game.judge(world, seat)
    }
}

/// What the decisions of a game took.
#[derive(Default)]
struct Took {
    asked: u64,
    /// Worlds that were judged for one decision, at most.
    judged: u64,
    /// Positions that were looked at for one, at most: those that were worked out, too.
    positions: u64,
}

/// Asks for a decision in every so many of a game, and for those of the last turns.
fn took<G: Planner>(game: &G, lookahead: Lookahead, every: usize) -> Took {
    let seated = game.seats().all().map(|_| Seated { bot: AnyBot::new(BotName::Rules), stream: 5 });
    let mut playing = Playing::new(game, 5, seated.collect());
    let mut took = Took::default();
    while let Some(decision) = game.decision(&playing.state) {
        let number = playing.decisions;
        let is_late =
            game.is_last_turn(&playing.state) || game.may_close(&playing.state, decision.seat);
        if number % every == every / 2 || is_late && number.is_multiple_of(6) {
            let judge = Arc::new(Counting::default());
            let mut bot = Searching::with_judge(lookahead, Arc::clone(&judge) as Arc<dyn Judge<G>>);
            let info = InfoSet::new(game, &playing.state, decision.seat);
            bot.choose(&info, &mut generator(1, decision.seat, number));
            let (judged, positions) = (judge.0.load(Ordering::Relaxed), bot.positions());
            took.asked += 1;
            took.judged = took.judged.max(judged);
            took.positions = took.positions.max(positions);
        }
        playing.step(&mut ());
    }
    took
}

/// No more than the positions that are allowed at such a table, and what it takes to find the turns that are tried.
fn effort_is_kept<G: Planner>(table: fn(usize) -> G, tables: &[(usize, usize)]) {
    let lookahead = Lookahead::patient::<G>(600);
    for &(players, every) in tables {
        let Took { asked, judged, positions } = took(&table(players), lookahead, every);
        // With more players each position takes longer, so there are fewer.
        let allowed = lookahead.nodes * 3 / (1 + players as u64);
        let name = format!("{} of {players}", G::NAME);
        println!(
            "{name}: {positions} positions and {judged} judged of {allowed}, {asked} decisions"
        );
        assert!(asked >= 5, "{name}: only {asked} decisions");
        assert!(judged > allowed / 2, "{name}: only {judged} judged of {allowed}");
        // What was worked out in vain comes on top.
        assert!(positions < allowed * 3 / 2 + WORKED_OUT, "{name}: {positions} of {allowed}");
        // As many as take a second, as they were calibrated.
        let a_second = 1_000 * G::NODES_A_MILLISECOND * 3 / (1 + players as u64);
        assert!(positions < a_second, "{name}: {positions} of {a_second}");
        assert!(judged < a_second, "{name}: {judged} judged of {a_second}");
    }
}

#[test]
fn the_champion_of_london_keeps_to_its_positions() {
    effort_is_kept(london, &[(2, 211), (3, 211), (4, 211)]);
}

#[test]
fn the_champion_of_new_york_keeps_to_its_positions() {
    effort_is_kept(new_york, &[(2, 47), (3, 47), (4, 47)]);
}
