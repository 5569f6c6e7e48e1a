//! Bots that work out how games end play them so. What they do in the last turn, and in New York in the one before it, is
//! compared with every way to end the game; the positions come from games, and each theme is among them often enough.

use bots::{AnyBot, BotName, Planner, Playing, Seated, Stop, best_ending, close, ended, generator};
use new_york::{ActionCard, NewYork, State as OfNewYork};
use table::{Bot as _, Game, InfoSet, Seat};

use crate::endings::{best_closing_of_all, best_of_all, value_of_closing};
use crate::games::{london, new_york};

/// The bots that work endings out: one by the rules of thumb, one by what was learnt.
const BOTS: [BotName; 2] = [BotName::Champion, BotName::Ismcts];
/// Positions of each theme, at least.
const OF_A_THEME: usize = 10;

/// A position of a last turn whose best end is known.
struct Last<G: Game> {
    game: G,
    state: G::State,
    seat: Seat,
    best: f64,
    /// Whether nothing of the turn is played yet.
    whole: bool,
}

/// The first decision of the last turn of each game, if all of it can be tried, and the first after it that can. What
/// shows something unknown has no best way, and is left out.
fn last_turns<G: Planner>(
    table: fn(usize) -> G,
    bot: BotName,
    games: std::ops::Range<u64>,
) -> Vec<Last<G>> {
    let mut all = Vec::new();
    for seed in games {
        let game = table(2 + seed as usize % 3);
        let seated =
            game.seats().all().map(|_| Seated { bot: AnyBot::new(bot), stream: seed }).collect();
        let mut playing = Playing::new(&game, seed, seated);
        let (mut whole, mut legal) = (true, Vec::new());
        while let Some(decision) = game.decision(&playing.state) {
            if game.is_last_turn(&playing.state) {
                let (state, seat) = (&playing.state, decision.seat);
                game.legal_actions(state, &mut legal);
                let shows = legal.iter().any(|&action| game.uncovers(action));
                if !shows && let Some(best) = best_of_all(&game, state, seat) {
                    all.push(Last { state: state.clone(), seat, best, whole, game });
                    break;
                }
                whole = false;
            }
            playing.step(&mut ());
        }
    }
    all
}

/// How the game ends for a seat when a bot plays the rest of it.
fn played<G: Planner>(last: &Last<G>, bot: BotName) -> f64 {
    let Last { game, state, seat, .. } = last;
    let (mut bot, mut state) = (AnyBot::new(bot), state.clone());
    for done in 0.. {
        if let Some(value) = ended(game, &state, *seat) {
            return value;
        }
        let info = InfoSet::new(game, &state, *seat);
        let action = bot.choose(&info, &mut generator(1, *seat, done));
        game.apply(&mut state, *seat, action, &mut ()).unwrap();
    }
    unreachable!("a turn ends")
}

fn are_played_best<G: Planner>(all: &[Last<G>]) {
    for (number, last) in all.iter().enumerate() {
        for bot in BOTS {
            let value = played(last, bot);
            let Last { best, .. } = last;
            assert!((value - best).abs() < 1e-9, "{}, {number}, {bot}: {value}, {best}", G::NAME);
        }
    }
}

/// The tables on the best way to the end, the first and the last included.
fn best_way<G: Planner>(last: &Last<G>) -> Vec<G::State> {
    let plan = best_ending(&last.game, &last.state, last.seat, usize::MAX).unwrap();
    let mut way = vec![last.state.clone()];
    for action in plan.actions {
        let mut next = way.last().unwrap().clone();
        last.game.apply_unchecked(&mut next, action, &mut ());
        way.push(next);
    }
    way
}

/// Whether a theme is in a position, given the best way from there.
type Fits<'f, G> = dyn Fn(&Last<G>, &[<G as Game>::State]) -> bool + 'f;

fn each_theme_is_there<G: Planner>(all: &[Last<G>], themes: &[(&str, &Fits<'_, G>)]) {
    let ways: Vec<Vec<G::State>> = all.iter().map(best_way).collect();
    let count =
        |fits: &Fits<'_, G>| all.iter().zip(&ways).filter(|(last, way)| fits(last, way)).count();
    let there: Vec<(&str, usize)> =
        themes.iter().map(|(name, fits)| (*name, count(fits))).collect();
    println!("{} of {} positions: {there:#?}", G::NAME, all.len());
    for (name, there) in there {
        assert!(there >= OF_A_THEME, "{}: only {there} with {name}", G::NAME);
    }
}

#[test]
fn bots_end_games_of_london_as_well_as_can_be() {
    let mut all = last_turns(london, BotName::RandomPlan, 0..24);
    all.extend(last_turns(london, BotName::Rules, 0..9));
    println!("{} positions", all.len());
    assert!(all.len() >= 25, "only {} positions", all.len());
    are_played_best(&all);
}

#[test]
fn bots_end_games_of_new_york_as_well_as_can_be() {
    let mut all = last_turns(new_york, BotName::RandomPlan, 0..120);
    all.extend(last_turns(new_york, BotName::Rules, 0..60));
    all.extend(last_turns(new_york, BotName::Random, 0..120));
    let whole = all.iter().filter(|last| last.whole).count();
    println!("{} positions, {whole} of them whole last turns", all.len());
    assert!(whole >= 100, "only {whole} whole last turns");
    are_played_best(&all);
    let ends = |last: &Last<NewYork>, way: &[OfNewYork]| {
        [&way[0], way.last().unwrap()].map(|state| last.game.score(state))
    };
    let others = |last: &Last<NewYork>| last.game.seats().others(last.seat);
    each_theme_is_there(
        &all,
        &[("a street that is tied so that it counts for nobody", &|last, way| {
            let [before, after] = ends(last, way);
            (0..3).any(|street| {
                others(last).any(|other| before[other].streets[street] > 0)
                    && last.game.seats().all().all(|seat| after[seat].streets[street] == 0)
            })
        })],
    );
}

/// At a table of two, whoever can close the game for certain does it as well as can be.
#[test]
fn bots_close_games_of_new_york_as_well_as_can_be() {
    let (mut compared, mut won) = (0, 0);
    for seed in 0..70 {
        let game = new_york(2);
        let name = if seed % 2 == 0 { BotName::Rules } else { BotName::RandomPlan };
        let seated = game.seats().all().map(|_| Seated { bot: AnyBot::new(name), stream: seed });
        let mut playing = Playing::new(&game, seed, seated.collect());
        while let Some(decision) = game.decision(&playing.state) {
            let (state, me) = (&playing.state, decision.seat);
            let turn = (me, state.turns());
            let other = game.seats().others(me).next().unwrap();
            // What a market shift in the last turn brings is an average over some worlds, and not the truth.
            let shows = state.action_cards(other).has(ActionCard::MarketShift);
            if state.last_turns() != Some(0)
                && game.may_close(state, me)
                && (!shows || state.cards_face_down() == 0)
                && let Ok(Some(best)) = best_closing_of_all(&game, state, turn, &mut 400)
                && close(&game, state, me, 20_000, &Stop::default()).is_some_and(|it| it.is_best())
            {
                for bot in BOTS {
                    let info = InfoSet::new(&game, state, me);
                    let action = AnyBot::new(bot).choose(&info, &mut generator(seed, me, 0));
                    let value = value_of_closing(&game, state, turn, action, &mut 4_000);
                    let same = value == Ok(Some(best))
                        || value.is_ok_and(|it| it.is_some_and(|it| (it - best).abs() < 1e-9));
                    assert!(same, "{bot}: {value:?}, {best} is possible, seed {seed}");
                }
                compared += 1;
                won += usize::from(best >= 10_000.0);
            }
            playing.step(&mut ());
        }
    }
    println!(
        "{compared} positions before the last turn, {won} of them to be ended at once and won"
    );
    assert!(compared >= 100 && won >= OF_A_THEME, "{compared}, {won}");
}
