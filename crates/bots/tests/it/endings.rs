//! The last turn of a game is played as well as it can be: compared with every way to play it, found by trying
//! every answer to every question, without leaving out anything.

use std::collections::HashSet;

use bots::{
    AnyBot, BotName, Continuation, Lookahead, Planner, Playing, RulesOfThumb, Seated, best_ending,
    ended,
};
use table::Seat;

use crate::games::{london, new_york};

/// Positions after which a turn is too large to be tried in full.
const TOO_MANY: usize = 15_000;

/// How the game ends at best for `seat`, the last to play; `None` if there are too many ways. Answers that show
/// something unknown are no ways here: what they bring is not known.
fn best_of_all<G: Planner>(game: &G, world: &G::State, seat: Seat) -> Option<f64> {
    let mut seen = HashSet::from([world.clone()]);
    let mut open = vec![world.clone()];
    let mut legal = Vec::new();
    let mut best = f64::NEG_INFINITY;
    while let Some(state) = open.pop() {
        if seen.len() > TOO_MANY {
            return None;
        }
        if let Some(value) = ended(game, &state, seat) {
            best = best.max(value);
            continue;
        }
        assert_eq!(game.decision(&state).map(|decision| decision.seat), Some(seat));
        game.legal_actions(&state, &mut legal);
        for &action in legal.iter().filter(|&&action| !game.uncovers(action)) {
            let mut next = state.clone();
            game.apply_unchecked(&mut next, action, &mut ());
            if seen.insert(next.clone()) {
                open.push(next);
            }
        }
    }
    Some(best)
}

/// Looks at the last turns of so many games: at the first decision of each from which on everything can be tried, and
/// at every one after it. Gives their number, and that of last turns that could be tried from their beginning.
fn worked_out<G: Planner>(table: fn(usize) -> G, games: u64) -> [usize; 2] {
    let (mut compared, mut whole) = (0, 0);
    for seed in 0..games {
        let game = table(2 + seed as usize % 3);
        let bot = || AnyBot::new(if seed % 2 == 0 { BotName::Rules } else { BotName::RandomPlan });
        let seated = game.seats().all().map(|_| Seated { bot: bot(), stream: seed });
        let mut playing = Playing::new(&game, seed, seated.collect());
        let mut first = true;
        while let Some(decision) = game.decision(&playing.state) {
            if game.is_last_turn(&playing.state) {
                let (state, seat) = (&playing.state, decision.seat);
                if let Some(best) = best_of_all(&game, state, seat) {
                    let plan = best_ending(&game, state, seat, usize::MAX).unwrap();
                    assert!(
                        (plan.value - best).abs() < 1e-9,
                        "{} instead of {best}, seed {seed}, {:?}",
                        plan.value,
                        decision.question
                    );
                    // It is a plan that can be played, and brings what it says.
                    let mut after = state.clone();
                    for action in plan.actions {
                        game.apply(&mut after, seat, action, &mut ()).unwrap();
                    }
                    assert_eq!(ended(&game, &after, seat), Some(plan.value));
                    compared += 1;
                    whole += usize::from(first);
                }
                first = false;
            }
            playing.step(&mut ());
        }
    }
    println!("{}: {compared} positions, {whole} whole last turns of {games}", G::NAME);
    [compared, whole]
}

#[test]
fn last_turns_of_london_are_best() {
    let [compared, _] = worked_out(london, 36);
    assert!(compared >= 150, "{compared}");
}

#[test]
fn last_turns_of_new_york_are_best() {
    let [compared, whole] = worked_out(new_york, 120);
    assert!(compared >= 150 && whole >= 90, "{compared}, {whole}");
}

/// Whoever looks ahead expects the last turn of somebody else to be played as well as it can be. Gives the number of
/// last turns that were looked at, each from its beginning.
fn expected<G: Planner>(table: fn(usize) -> G, games: u64) -> usize {
    let lookahead = Lookahead::tree::<G>(1);
    let mut compared = 0;
    for seed in 0..games {
        let game = table(2 + seed as usize % 3);
        let bot = |_| Seated { bot: AnyBot::new(BotName::RandomPlan), stream: seed };
        let mut playing = Playing::new(&game, seed, game.seats().all().map(bot).collect());
        while !game.is_last_turn(&playing.state) && playing.step(&mut ()).is_some() {}
        let Some(decision) = game.decision(&playing.state) else { continue };
        let Some(best) = best_of_all(&game, &playing.state, decision.seat) else { continue };
        // Larger ones are played quickly.
        if best_ending(&game, &playing.state, decision.seat, 2_000).is_none() {
            continue;
        }
        let mut world = playing.state.clone();
        Continuation::new(&game, &RulesOfThumb, &lookahead).play_on(&mut world);
        assert_eq!(ended(&game, &world, decision.seat), Some(best), "seed {seed}");
        compared += 1;
    }
    compared
}

#[test]
fn others_are_expected_to_end_well() {
    let (london, new_york) = (expected(london, 60), expected(new_york, 60));
    assert!(london >= 5 && new_york >= 25, "{london}, {new_york}");
}
