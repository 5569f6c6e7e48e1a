//! A bot chooses by what its seat knows, and by nothing else.

use bots::{AnyBot, BotName, Planner, generator};
use table::{Bot, InfoSet, Rng, Viewer};

use crate::games::{london, new_york};

/// Those whose games are quickly played; `searching.rs` looks at the others.
const QUICK: [BotName; 6] = [
    BotName::Random,
    BotName::RandomPlan,
    BotName::Greedy,
    BotName::Rules,
    BotName::Learned,
    BotName::Novice,
];

/// What was looked at.
#[derive(Clone, Copy, Debug, Default)]
struct Moments {
    all: usize,
    /// Those in the middle of a turn, where a plan may be underway.
    amid: usize,
    /// Those where the other world was another one.
    redealt: usize,
    /// Those where somebody else even sees a difference, such as other cards in hand.
    seen: usize,
}

/// Plays the game of a seed between such bots to its end. At every `step`th moment everything hidden from the
/// seat that is asked is dealt anew, and a copy of the bot, with the plan it may have underway, is asked there
/// with the same numbers: it chooses the same.
fn sees_nothing_hidden<G: Planner + Clone>(
    game: &G,
    name: BotName,
    seed: u64,
    step: usize,
    moments: &mut Moments,
) {
    let mut state = game.setup(&game.deal(seed));
    let mut bots: Vec<AnyBot<G>> = game.seats().all().map(|_| AnyBot::new(name)).collect();
    let mut worlds = Rng::new(seed);
    let mut last = None;
    for asked in 0.. {
        let Some(decision) = game.decision(&state) else { return };
        let seat = decision.seat;
        let bot = &mut bots[seat.index()];
        let mut twin = bot.clone();
        let choose = |bot: &mut AnyBot<G>, world: &G::State| {
            bot.choose(&InfoSet::new(game, world, seat), &mut generator(seed, seat, asked))
        };
        let choice = choose(bot, &state);
        if asked % step == 0 {
            let other = game.determinize(&state, seat, &mut worlds);
            let twin = choose(&mut twin, &other);
            assert_eq!(choice, twin, "{name} after {asked} decisions, seed {seed}");
            moments.all += 1;
            moments.amid += usize::from(last == Some(seat));
            moments.redealt += usize::from(other != state);
            let differs = |seat| {
                let viewer = Viewer::Seat(seat);
                game.view(&state, viewer) != game.view(&other, viewer)
            };
            moments.seen += usize::from(game.seats().others(seat).any(differs));
        }
        last = Some(seat);
        game.apply(&mut state, seat, choice, &mut ()).unwrap();
    }
}

/// Looks at games of such bots for 2, 3 and 4 players: 200 moments at least, many of them amid a turn, and
/// in most of them there was something to hide.
fn all_tables<G: Planner + Clone>(table: fn(usize) -> G, name: BotName, step: usize) -> Moments {
    let mut moments = Moments::default();
    for seats in 2..=4 {
        let game = table(seats);
        (0..3).for_each(|seed| sees_nothing_hidden(&game, name, seed, step, &mut moments));
    }
    let Moments { all, amid, redealt, .. } = moments;
    assert!(all >= 200, "{name}: {moments:?}");
    assert!(amid * 3 > all, "{name}: {moments:?}");
    assert!(redealt * 10 > all * 9, "{name}: {moments:?}");
    moments
}

#[test]
fn what_a_bot_cannot_see_makes_no_difference_in_london() {
    for name in QUICK {
        let moments = all_tables(london, name, 3);
        assert!(moments.seen * 2 > moments.all, "{name}: {moments:?}");
    }
}

/// What is hidden is how the market goes on, which nobody sees.
#[test]
fn what_a_bot_cannot_see_makes_no_difference_in_new_york() {
    for name in QUICK {
        assert_eq!(all_tables(new_york, name, 2).seen, 0, "{name}");
    }
}

/// Two bots of one name that are asked the same with the same numbers answer the same.
fn is_its_own_twin<G: Planner>(game: &G, name: BotName) {
    let mut state = game.setup(&game.deal(11));
    let new = || -> Vec<AnyBot<G>> { game.seats().all().map(|_| AnyBot::new(name)).collect() };
    let (mut ones, mut others) = (new(), new());
    for step in 0..60 {
        let Some(decision) = game.decision(&state) else { return };
        let seat = decision.seat;
        let info = InfoSet::new(game, &state, seat);
        let choice = ones[seat.index()].choose(&info, &mut Rng::new(step));
        let twin = others[seat.index()].choose(&info, &mut Rng::new(step));
        assert_eq!(choice, twin, "{name} after {step} decisions");
        game.apply(&mut state, seat, choice, &mut ()).unwrap();
    }
}

#[test]
fn the_same_knowledge_and_numbers_give_the_same_choice() {
    for name in QUICK {
        is_its_own_twin(&london(3), name);
        is_its_own_twin(&new_york(3), name);
    }
}
