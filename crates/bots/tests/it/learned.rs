//! What was learnt, what it is learnt from, and what is refused.

use bots::learned::{Inputs, Learner, Net, Refused, Weights, judge, learnt};
use bots::{AnyBot, BotName, Planner, Playing, Seated};
use london::{Layout, PlayerLayout};
use table::{Digest, Game, Rng, Seat};

use crate::games::{london, new_york};

/// Lets `rules` play the game of a seed and looks at every `step`th table.
fn look_on<G: Planner>(game: &G, seed: u64, step: usize, mut look: impl FnMut(&G::State)) {
    let player = |_| Seated { bot: AnyBot::new(BotName::Rules), stream: seed };
    let mut playing = Playing::new(game, seed, game.seats().all().map(player).collect());
    for number in 0.. {
        if number % step == 0 {
            look(&playing.state);
        }
        if playing.step(&mut ()).is_none() {
            break;
        }
    }
    look(&playing.state);
}

/// A net that says something about everything.
fn talkative<G: Learner>() -> Net {
    let mut net = Net::silent(G::INPUTS);
    let mut chance = Rng::new(5);
    let mut number = || chance.below(2001) as f32 / 1000.0 - 1.0;
    net.linear.iter_mut().for_each(|weight| *weight = number());
    net.hidden.as_flattened_mut().iter_mut().for_each(|weight| *weight = number());
    net.bias.iter_mut().for_each(|weight| *weight = number());
    net.out.iter_mut().for_each(|weight| *weight = number());
    net.constant = number();
    net
}

fn told<G: Learner>(game: &G, world: &G::State, seat: Seat) -> (Inputs, f64) {
    let mut inputs = Inputs::default();
    let expected = game.as_numbers(world, seat, &mut inputs);
    (inputs, expected)
}

/// From the eyes of each seat every table is told by as many numbers, all of them finite, and the rules of thumb
/// come to the same as when they play; what the seat cannot know makes no difference.
fn tells_what_a_seat_knows<G: Planner>(game: &G) {
    let mut worlds = Rng::new(3);
    let mut redealt = 0;
    look_on(game, 17, 2, |world| {
        for seat in game.seats().all() {
            let (inputs, expected) = told(game, world, seat);
            assert_eq!(inputs.places(), G::INPUTS);
            assert!(inputs.numbers().iter().all(|(_, number)| number.is_finite()));
            assert_eq!(expected.to_bits(), game.judge(world, seat).to_bits());
            let other = game.determinize(world, seat, &mut worlds);
            redealt += usize::from(other != *world);
            assert_eq!((inputs, expected), told(game, &other, seat));
        }
    });
    assert!(redealt > 50, "{redealt}");
}

#[test]
fn a_table_is_told_as_its_seat_knows_it() {
    for seats in 2..=4 {
        tells_what_a_seat_knows(&london(seats));
        tells_what_a_seat_knows(&new_york(seats));
    }
}

/// At the end nothing is expected any more: whatever was learnt, the judgement is the margin.
fn knows_how_it_ended<G: Planner>(game: &G) {
    let net = talkative::<G>();
    look_on(game, 23, usize::MAX, |world| {
        let Some(outcome) = game.outcome(world) else { return };
        for seat in game.seats().all() {
            let best = game.seats().others(seat).map(|other| outcome.scores[other]).max().unwrap();
            let judged = judge(game, &net, world, seat, &mut Inputs::default());
            assert!((judged - f64::from(outcome.scores[seat] - best)).abs() < 1e-9);
        }
    });
}

#[test]
fn the_judgement_of_a_finished_game_is_its_result() {
    for seats in 2..=4 {
        knows_how_it_ended(&london(seats));
        knows_how_it_ended(&new_york(seats));
    }
}

#[test]
fn weights_are_read_as_they_were_written() {
    let game = new_york(2);
    let written = Weights::new(&game, talkative::<new_york::NewYork>()).write();
    let net = Weights::read_for(&game, &written).unwrap();
    // Whole numbers of 16 bits: the second time nothing is rounded.
    assert_eq!(Weights::new(&game, net.clone()).write(), written);
    let before = talkative::<new_york::NewYork>();
    let weights = net.linear.iter().zip(&before.linear);
    assert!(weights.map(|(a, b)| (a - b).abs()).fold(0.0, f32::max) < 1e-4);
}

#[test]
fn weights_that_were_tampered_with_are_refused() {
    let game = new_york(2);
    let written = Weights::new(&game, talkative::<new_york::NewYork>()).write();
    for place in [0, 3, 5, 13, 20, 30, written.len() / 2, written.len() - 1] {
        let mut bytes = written.clone();
        bytes[place] ^= 1;
        assert_eq!(Weights::read_for(&game, &bytes), Err(Refused::Damaged), "byte {place}");
    }
    assert_eq!(Weights::read_for(&game, &written[..written.len() - 2]), Err(Refused::Damaged));
    assert_eq!(Weights::read_for(&game, &[]), Err(Refused::Damaged));
}

#[test]
fn weights_for_anything_else_are_refused() {
    let two = Weights::new(&new_york(2), Net::silent(new_york::NewYork::INPUTS)).write();
    let refused = |refused: Result<Net, Refused>| refused.unwrap_err().to_string();
    assert!(refused(Weights::read_for(&new_york(3), &two)).contains("number of players"));
    assert!(refused(Weights::read_for(&london(2), &two)).contains("another game"));
    let content = london::Content::built_in("london-110").unwrap();
    let other = london::London::new(content, london(2).seats(), london::Options::default());
    let weights = Weights::new(&london(2), Net::silent(london::London::INPUTS)).write();
    assert!(refused(Weights::read_for(&other, &weights)).contains("other content"));
    // At such a table the bot plays by the rules of thumb.
    assert!(learnt(&other).is_err());
}

/// How good a table of London is for whoever is to choose an action, with these things and otherwise bare.
fn judged(mine: PlayerLayout, theirs: PlayerLayout) -> f64 {
    let game = london(2);
    let layout = Layout { players: vec![mine, theirs], ..Layout::default() };
    let world = game.lay_out(&layout).unwrap();
    let seat = game.seats().all().next().unwrap();
    judge(&game, learnt(&game).unwrap(), &world, seat, &mut Inputs::default())
}

/// More prestige and money are never worse, nor is less poverty; what is good for one is bad for the other.
#[test]
fn what_was_learnt_makes_sense() {
    let bare = || PlayerLayout { cash: 12, prestige: 10, poverty: 6, ..PlayerLayout::default() };
    let grows = |name: &str, values: Vec<f64>| {
        let steps = values.windows(2);
        let worst = steps.map(|step| step[1] - step[0]).fold(f64::INFINITY, f64::min);
        assert!(worst > -1.0, "{name}: {values:?}");
        assert!(values[values.len() - 1] > values[0], "{name}: {values:?}");
    };
    let mine = |change: &dyn Fn(i32) -> PlayerLayout| -> Vec<f64> {
        (0..6).map(|number| judged(change(number * 4), bare())).collect()
    };
    grows("prestige", mine(&|prestige| PlayerLayout { prestige, ..bare() }));
    grows("money", mine(&|cash| PlayerLayout { cash, ..bare() }));
    grows("poverty", mine(&|less| PlayerLayout { poverty: 20 - less, ..bare() }));
    let theirs: Vec<f64> = (0..6)
        .map(|number| judged(bare(), PlayerLayout { prestige: 20 - number * 4, ..bare() }))
        .collect();
    grows("their prestige", theirs);
}

/// A digest of the numbers that tell of some tables.
fn schema<G: Planner>(game: &G) -> String {
    let mut numbers: Vec<Vec<(u16, u32)>> = Vec::new();
    look_on(game, 29, 7, |world| {
        let (inputs, _) = told(game, world, game.seats().all().next().unwrap());
        numbers.push(inputs.numbers().iter().map(|&(at, number)| (at, number.to_bits())).collect());
    });
    Digest::of(&numbers).to_string()
}

/// Weights belong to what the numbers mean. Whoever changes that raises `SCHEMA`, trains anew and writes these
/// digests anew.
#[test]
fn the_numbers_mean_what_they_meant() {
    assert_eq!([london::London::SCHEMA, new_york::NewYork::SCHEMA], [1, 1]);
    let found = [schema(&london(3)), schema(&new_york(3))];
    assert_eq!(found, ["dedafe8ac4d668bf", "cf89e9ba3adcf86c"]);
}
