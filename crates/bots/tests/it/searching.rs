//! Bots that look ahead: the same numbers give the same game, and nothing hidden makes a difference.

use std::sync::Arc;

use bots::{
    AnyBot, BotName, Effort, Experience, Judge, Lookahead, Manner, Planner, Playing, Searching,
    Seated, Stop, generator,
};
use new_york::NewYork;
use table::{Bot, Digest, InfoSet, Notation, Rng, Seat};

use crate::games::{london, new_york};

/// Looks ahead as the bots of those names do, but so briefly that whole games can be played here.
fn briefly<G: Planner>() -> Lookahead {
    let effort = Effort { most: 60, widest: 2 };
    Lookahead { nodes: 600, candidates: 4, rounds: 1, effort, ..Lookahead::halving::<G>(0) }
}

/// Each way to look ahead, and what was learnt as the judge.
fn brief<G: Planner>() -> [Searching<G>; 4] {
    let halving = briefly::<G>();
    let flat = Lookahead { manner: Manner::Flat, exact_ending: false, ..halving };
    let tree = Lookahead { replies: 3, ..halving };
    let learnt = Searching::with_judge(tree, Arc::new(Experience));
    [Searching::new(halving), Searching::new(flat), Searching::new(tree), learnt]
}

/// Plays a game between such bots. At every `step`th decision everything hidden from the seat that is asked is dealt
/// anew, and a copy of the bot, with the plan it may have underway, chooses the same there with the same
/// numbers. Gives the number of such decisions, and that of those where the other world was another one.
fn sees_nothing_hidden<G: Planner + Clone>(
    game: &G,
    bot: &Searching<G>,
    seed: u64,
    step: usize,
) -> [usize; 2] {
    let mut state = game.setup(&game.deal(seed));
    let mut bots: Vec<Searching<G>> = game.seats().all().map(|_| bot.clone()).collect();
    let mut worlds = Rng::new(seed);
    let mut looked = [0; 2];
    for asked in 0.. {
        let Some(decision) = game.decision(&state) else { break };
        let seat = decision.seat;
        let mut twin = bots[seat.index()].clone();
        let choose = |bot: &mut Searching<G>, world: &G::State| {
            bot.choose(&InfoSet::new(game, world, seat), &mut generator(seed, seat, asked))
        };
        let choice = choose(&mut bots[seat.index()], &state);
        if asked % step == 0 {
            let other = game.determinize(&state, seat, &mut worlds);
            assert_eq!(choice, choose(&mut twin, &other), "after {asked} decisions, seed {seed}");
            looked[0] += 1;
            looked[1] += usize::from(other != state);
        }
        game.apply(&mut state, seat, choice, &mut ()).unwrap();
    }
    looked
}

fn at_all_tables<G: Planner + Clone>(table: fn(usize) -> G, step: usize) {
    for bot in brief() {
        let mut looked = [0; 2];
        for (seats, seed) in [(2, 0), (2, 1), (3, 2), (4, 3)] {
            let [all, redealt] = sees_nothing_hidden(&table(seats), &bot, seed, step);
            looked[0] += all;
            looked[1] += redealt;
        }
        let [all, redealt] = looked;
        assert!(all >= 100 && redealt * 10 > all * 9, "{looked:?}");
    }
}

#[test]
fn what_cannot_be_seen_makes_no_difference_in_london() {
    at_all_tables(london, 5);
}

#[test]
fn what_cannot_be_seen_makes_no_difference_in_new_york() {
    at_all_tables(new_york, 2);
}

/// The digest of a game that such bots play against each other, every action in words.
fn course<G: Planner + Notation>(game: &G) -> String {
    let bots = brief().into_iter().chain(brief());
    let seated = game.seats().all().zip(bots).map(|(_, bot)| Seated { bot, stream: 1901 });
    let mut playing = Playing::new(game, 1901, seated.collect());
    let mut words = Vec::new();
    let mut before = playing.state.clone();
    while let Some((_, action)) = playing.step(&mut ()) {
        words.push(game.write_action(&before, action));
        before = playing.state.clone();
    }
    Digest::of(&words).to_string()
}

/// On every machine. A change here means that bots that look ahead play otherwise: then what
/// `docs/results.md` says of them has to be measured anew.
#[test]
fn the_same_numbers_give_the_same_game() {
    let found = [2, 3].map(|seats| [course(&london(seats)), course(&new_york(seats))]);
    let expected =
        [["5f6a3cc9df04a5b3", "8d576f5def4ce298"], ["936b74f64f99b57f", "5bfdb537e91e7945"]];
    assert_eq!(found, expected);
}

/// Whoever is told to stop answers at once, and by the rules.
#[test]
fn a_thought_can_be_broken_off() {
    fn answers<G: Planner>(game: &G) {
        let stop = Stop::default();
        let mut bot = AnyBot::new(BotName::IsmctsLong).until(stop.clone());
        stop.now();
        let mut state = game.setup(&game.deal(5));
        for step in 0..60 {
            let Some(decision) = game.decision(&state) else { break };
            let info = InfoSet::new(game, &state, decision.seat);
            let choice = bot.choose(&info, &mut Rng::new(step));
            game.apply(&mut state, decision.seat, choice, &mut ()).unwrap();
        }
    }
    answers(&london(3));
    answers(&new_york(3));
}

/// Wants the opposite of what everybody wants.
#[derive(Debug)]
struct Contrary;

impl<G: Planner> Judge<G> for Contrary {
    fn judge(&self, game: &G, world: &G::State, seat: Seat) -> f64 {
        -game.judge(world, seat)
    }
}

/// Another judge makes another player: this one loses.
#[test]
fn a_bot_plays_as_its_judge_says() {
    let game = new_york(2);
    let [bot, ..] = brief();
    let contrary = Searching::with_judge(briefly::<NewYork>(), Arc::new(Contrary));
    let seated = [bot, contrary].map(|bot| Seated { bot, stream: 3 });
    let outcome = Playing::new(&game, 3, seated.into()).finish();
    assert_eq!(outcome.winners().map(Seat::index).collect::<Vec<_>>(), [0]);
}
