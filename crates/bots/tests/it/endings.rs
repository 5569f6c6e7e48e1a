//! The last turn of a game is played as well as it can be: compared with every way to play it, found by trying
//! every answer to every question, without leaving out anything.

use std::collections::HashSet;

use bots::{
    AnyBot, BotName, Continuation, Lookahead, Planner, Playing, RulesOfThumb, Seated, Stop,
    best_ending, close, ended,
};
use new_york::{Action, ActionCard, NewYork, Question, State};
use table::{Game, Seat};

use crate::games::{london, new_york};

/// Positions after which a turn is too large to be tried in full.
const TOO_MANY: usize = 15_000;

/// How the game ends at best for `seat`, the last to play; `None` if there are too many ways. Answers that show
/// something unknown are no ways here: what they bring is not known.
pub(crate) fn best_of_all<G: Planner>(game: &G, world: &G::State, seat: Seat) -> Option<f64> {
    let mut best = f64::NEG_INFINITY;
    try_all(game, world, seat, |_, value| best = best.max(value))?;
    Some(best)
}

/// Every way in which the game may end, in the same way.
pub(crate) fn ends_of_all<G: Planner>(
    game: &G,
    world: &G::State,
    seat: Seat,
) -> Option<Vec<G::State>> {
    let mut ends = Vec::new();
    try_all(game, world, seat, |end, _| ends.push(end.clone()))?;
    Some(ends)
}

/// Tries every way to end the game and shows how it ends; `None` if there are too many.
fn try_all<G: Planner>(
    game: &G,
    world: &G::State,
    seat: Seat,
    mut ends: impl FnMut(&G::State, f64),
) -> Option<()> {
    let mut seen = HashSet::from([world.clone()]);
    let mut open = vec![world.clone()];
    let mut legal = Vec::new();
    while let Some(state) = open.pop() {
        if seen.len() > TOO_MANY {
            return None;
        }
        if let Some(value) = ended(game, &state, seat) {
            ends(&state, value);
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
    Some(())
}

/// How many positions: `ENDING_POSITIONS`, or these.
pub(crate) fn wanted(usual: usize) -> usize {
    let wanted = std::env::var("ENDING_POSITIONS").ok().and_then(|count| count.parse().ok());
    wanted.unwrap_or(usual)
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

/// How the game ends at best for `me` when the next turn is the last, by trying everything: every way to play this
/// turn, every card that may come into the open, every answer. `None` where the game may go on; an error if there
/// are too many ways.
pub(crate) fn best_closing_of_all(
    game: &NewYork,
    world: &State,
    (me, turn): (Seat, u16),
    left: &mut usize,
) -> Result<Option<f64>, ()> {
    if let Some(value) = ended(game, world, me) {
        return Ok(Some(value));
    }
    let asked = game.decision(world).unwrap().seat;
    if world.turns() != turn {
        if world.last_turns() != Some(0) || asked == me {
            return Ok(None);
        }
        return best_of_all(game, world, asked).map(|value| Some(10_000.0 - value)).ok_or(());
    }
    let mut legal = Vec::new();
    game.legal_actions(world, &mut legal);
    let mut best: Option<f64> = None;
    for action in legal.into_iter().filter(|&action| action != Action::Shift) {
        *left = left.checked_sub(1).ok_or(())?;
        let value = value_of_closing(game, world, (me, turn), action, left)?;
        if value.is_some_and(|value| best.is_none_or(|best| value > best)) {
            best = value;
        }
    }
    Ok(best)
}

/// The same after this answer, on average over the cards that may come into the open.
pub(crate) fn value_of_closing(
    game: &NewYork,
    world: &State,
    turn: (Seat, u16),
    action: Action,
    left: &mut usize,
) -> Result<Option<f64>, ()> {
    let (mut sum, mut ways) = (0.0, 0.0);
    for (count, after) in game.outcomes(world, action) {
        let Some(value) = best_closing_of_all(game, &after, turn, left)? else { return Ok(None) };
        sum += f64::from(count) * value;
        ways += f64::from(count);
    }
    Ok(Some(sum / ways))
}

#[test]
fn turns_before_the_last_of_new_york_are_best() {
    let (mut compared, mut before_the_card, mut sure) = (0, 0, 0);
    for seed in 0..150 {
        let game = new_york(2);
        let bot = || AnyBot::new(if seed % 2 == 0 { BotName::Rules } else { BotName::RandomPlan });
        let seated = game.seats().all().map(|_| Seated { bot: bot(), stream: seed });
        let mut playing = Playing::new(&game, seed, seated.collect());
        while let Some(decision) = game.decision(&playing.state) {
            let (state, me) = (&playing.state, decision.seat);
            let other = game.seats().others(me).next().unwrap();
            // What a market shift in the last turn brings is an average over some worlds, and not the truth.
            let shows = state.action_cards(other).has(ActionCard::MarketShift);
            if state.last_turns() != Some(0)
                && game.may_close(state, me)
                && (!shows || state.cards_face_down() == 0)
                && let Ok(best) = best_closing_of_all(&game, state, (me, state.turns()), &mut 400)
            {
                let closing = close(&game, state, me, usize::MAX, &Stop::default());
                let value = closing.as_ref().map(|closing| closing.plan.value);
                let same = value.zip(best).is_none_or(|(value, best)| (value - best).abs() < 1e-9);
                assert!(
                    same && value.is_some() == best.is_some(),
                    "{value:?}, {best:?}, seed {seed}"
                );
                compared += usize::from(best.is_some());
                let takes = matches!(decision.question, Question::Start | Question::Acquire(_));
                before_the_card += usize::from(best.is_some() && takes);
                sure += usize::from(closing.is_some_and(|closing| closing.is_best()));
            }
            playing.step(&mut ());
        }
    }
    println!(
        "{compared} positions, {before_the_card} of them before the card, {sure} beyond doubt"
    );
    assert!(
        compared >= 600 && before_the_card >= 400 && sure >= 400,
        "{compared}, {before_the_card}, {sure}"
    );
}
