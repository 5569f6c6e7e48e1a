//! Bots that work out how games end play them so. What they do in the last turn, and in New York in the one before it, is
//! compared with every way to end the game; the positions come from games.

use bots::{AnyBot, BotName, Planner, Playing, Seated, Stop, best_ending, close, ended, generator};
use new_york::ActionCard;
use table::{Bot as _, Game, InfoSet, Seat};

use crate::endings::{best_closing_of_all, best_of_all, value_of_closing, wanted};
use crate::games::{london, new_york};

/// The bots that work endings out: one by the rules of thumb, one by what was learnt.
const BOTS: [BotName; 2] = [BotName::Champion, BotName::Ismcts];
/// Positions of each theme, at least.
pub(crate) const OF_A_THEME: usize = 10;

/// A position of a last turn whose best end is known.
pub(crate) struct Last<G: Game> {
    pub(crate) game: G,
    pub(crate) state: G::State,
    pub(crate) seat: Seat,
    best: f64,
    /// Whether nothing of the turn is played yet.
    whole: bool,
}

/// The first decision of the last turn of each game, if all of it can be tried, and the first after it that can: one
/// of each game, as long as there are games. What shows something unknown has no best way, and is left out.
pub(crate) fn last_turns<G: Planner>(
    table: fn(usize) -> G,
    bot: BotName,
    first: u64,
) -> impl Iterator<Item = Last<G>> {
    (first..).filter_map(move |seed| last_turn(table(2 + seed as usize % 3), bot, seed))
}

fn last_turn<G: Planner>(game: G, bot: BotName, seed: u64) -> Option<Last<G>> {
    let seated = game.seats().all().map(|_| Seated { bot: AnyBot::new(bot), stream: seed });
    let mut playing = Playing::new(&game, seed, seated.collect());
    let (mut whole, mut legal) = (true, Vec::new());
    while let Some(decision) = game.decision(&playing.state) {
        if game.is_last_turn(&playing.state) {
            let (state, seat) = (&playing.state, decision.seat);
            game.legal_actions(state, &mut legal);
            let shows = legal.iter().any(|&action| game.uncovers(action));
            if !shows && let Some(best) = best_of_all(&game, state, seat) {
                return Some(Last { state: state.clone(), seat, best, whole, game });
            }
            whole = false;
        }
        playing.step(&mut ());
    }
    None
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

pub(crate) fn are_played_best<G: Planner>(all: &[Last<G>]) {
    for (number, last) in all.iter().enumerate() {
        for bot in BOTS {
            let value = played(last, bot);
            let Last { best, .. } = last;
            assert!((value - best).abs() < 1e-9, "{}, {number}, {bot}: {value}, {best}", G::NAME);
        }
    }
}

/// The tables on the best way to the end, the first and the last included.
pub(crate) fn best_way<G: Planner>(last: &Last<G>) -> Vec<G::State> {
    let plan = best_ending(&last.game, &last.state, last.seat, usize::MAX).unwrap();
    let mut way = vec![last.state.clone()];
    for action in plan.actions {
        let mut next = way.last().unwrap().clone();
        last.game.apply_unchecked(&mut next, action, &mut ());
        way.push(next);
    }
    way
}

#[test]
fn bots_end_games_of_london_as_well_as_can_be() {
    let mut all: Vec<_> = last_turns(london, BotName::RandomPlan, 0).take(wanted(20)).collect();
    all.extend(last_turns(london, BotName::Rules, 0).take(wanted(9)));
    let whole = all.iter().filter(|last| last.whole).count();
    println!("{} positions of London, {whole} of them whole last turns", all.len());
    are_played_best(&all);
}

#[test]
fn bots_end_games_of_new_york_as_well_as_can_be() {
    let mut all: Vec<_> = last_turns(new_york, BotName::RandomPlan, 0).take(wanted(120)).collect();
    all.extend(last_turns(new_york, BotName::Rules, 0).take(wanted(60)));
    all.extend(last_turns(new_york, BotName::Random, 0).take(wanted(120)));
    let whole = all.iter().filter(|last| last.whole).count();
    println!("{} positions of New York, {whole} of them whole last turns", all.len());
    assert!(whole >= 100.min(all.len() / 3), "only {whole} whole last turns");
    are_played_best(&all);
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
