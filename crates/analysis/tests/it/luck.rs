//! Luck averages to nothing, and with the decisions it makes up where a game ends.

use std::sync::Arc;

use analysis::{Analysing, Fortune};
use bots::{Accountable, BotName, Experience, Planner, RulesOfThumb};
use table::{Notation, Rng, Seat};

use crate::played::{london, new_york, played};

/// Luck as it was told of many events, with how it differs.
#[derive(Clone, Default)]
struct Told {
    count: f64,
    sum: f64,
    squares: f64,
}

impl Told {
    fn add(&mut self, luck: f64) {
        self.count += 1.0;
        self.sum += luck;
        self.squares += luck.powi(2);
    }

    /// Further from nothing than this many standard errors it comes once in a thousand times. More than so many points
    /// in each of these games would be noticed.
    fn is_nothing(&self, what: &str, games: u64, noticed: f64) {
        const ERRORS: f64 = 3.3;
        let mean = self.sum / self.count;
        let variance = self.squares / self.count - mean.powi(2);
        let error = (variance / self.count).sqrt();
        println!("{what}: {mean} ± {error}, {} events, variance {variance}", self.count);
        assert!(variance > 0.01, "{what}: there is such a thing as luck: {variance}");
        let in_a_game = ERRORS * error * self.count / games as f64;
        assert!(in_a_game < noticed, "{what}: {noticed} would not be noticed, but {in_a_game}");
        assert!(mean.abs() < ERRORS * error, "{what}: {mean} with a standard error of {error}");
    }
}

/// Luck is nothing on average: for each seat, for whoever does what shows something, for those who look on, and in the
/// deal. What comes at one event says nothing about the next, so events are counted one by one; each thing that came is
/// compared with one other. A gain of whoever acts would cancel out between two seats, which is why it is looked at by
/// itself.
fn averages_to_nothing<G: Planner + Notation>(
    game: &G,
    (bot, games): (BotName, u64),
    noticed: f64,
) {
    let mut fortune = Fortune::new(game, &RulesOfThumb, 1, Rng::new(3));
    let (mut of_seats, mut of_actor, mut of_next) =
        (vec![Told::default(); game.seats().count()], Told::default(), Told::default());
    let mut of_deal = Told::default();
    for seed in 0..games {
        let bots = vec![bot; game.seats().count()];
        let replayed = played(game, &bots, seed);
        of_deal.add(fortune.of_deal(replayed.deal()).1[Seat::FIRST].mean);
        for step in replayed.steps() {
            let luck = fortune.of_action(step.before, step.action);
            // Nothing was shown.
            if game.seats().all().all(|seat| luck[seat].mean == 0.0) {
                continue;
            }
            for (seat, told) in game.seats().all().zip(&mut of_seats) {
                told.add(luck[seat].mean);
            }
            of_actor.add(luck[step.seat].mean);
            of_next.add(luck[game.seats().next(step.seat)].mean);
        }
    }
    for (number, told) in of_seats.iter().enumerate() {
        told.is_nothing(&format!("{}, seat {number}", G::NAME), games, noticed);
    }
    of_actor.is_nothing(&format!("{}, whoever acts", G::NAME), games, noticed);
    of_next.is_nothing(&format!("{}, whoever is next", G::NAME), games, noticed);
    of_deal.is_nothing(&format!("{}, the deal", G::NAME), games, noticed / 2.0);
}

#[test]
fn luck_averages_to_nothing_in_london() {
    averages_to_nothing(&london(2), (BotName::RandomPlan, 360), 9.0);
}

#[test]
fn luck_averages_to_nothing_in_new_york() {
    averages_to_nothing(&new_york(2), (BotName::Greedy, 280), 8.0);
}

#[test]
fn luck_averages_to_nothing_among_three() {
    averages_to_nothing(&new_york(3), (BotName::Random, 160), 9.0);
}

/// What could be expected at the start, luck and what decisions cost make up where a game ended, but for a rest that is
/// told as such: what decisions cost one by one does not add up to what a bad habit costs.
fn makes_up_the_end<G: Accountable + Notation>(game: &G, games: u64, bots: &[BotName]) {
    for seed in 0..games {
        let replayed = played(game, bots, seed);
        let found = Analysing::new(game, &replayed, Arc::new(Experience), 1).finish();
        let (luck, cost, given, rest) = (found.luck(), found.cost(), found.given(), found.rest());
        for seat in game.seats().all() {
            let end = found.moments.last().unwrap().expected[seat].margin;
            let sum = found.start[seat] + luck[seat] - cost[seat] + given[seat] + rest[seat];
            assert!((sum - end).abs() < 1e-9, "{sum} is not {end}");
            assert!(found.luck_error()[seat] > 0.0, "nobody knows it exactly");
        }
        for better in found.choices.iter().filter_map(|choice| choice.better.as_ref()) {
            let all: Vec<f64> = game.seats().all().map(|seat| better.brings[seat]).collect();
            assert!(all.iter().any(|points| (points - better.by.mean).abs() < 1e-9), "{better:?}");
            if let [one, other] = all[..] {
                assert!((one + other).abs() < 1e-9, "of two, what one loses the other gains");
            }
        }
        let mut seats = game.seats().all();
        if let (Some(one), Some(other), None) = (seats.next(), seats.next(), seats.next()) {
            assert!((rest[one] + rest[other]).abs() < 1e-9, "of two, what one lacks the other has");
            assert!((given[one] - cost[other]).abs() < 1e-9, "and what one loses");
        }
    }
}

#[test]
fn luck_and_decisions_make_up_the_end() {
    makes_up_the_end(&london(2), 1, &[BotName::Greedy, BotName::Rules]);
    makes_up_the_end(&new_york(2), 3, &[BotName::Random, BotName::Rules]);
    makes_up_the_end(
        &new_york(4),
        1,
        &[BotName::Random, BotName::Rules, BotName::Greedy, BotName::Rules],
    );
}

/// With three players, too, the mistakes of one are gained by others, and are told of them instead of being left in the
/// rest: who plays at random gives.
#[test]
fn mistakes_of_others_are_no_rest() {
    let (game, random) = (new_york(3), Seat::new(0).unwrap());
    let [mut rest, mut without] = [0.0; 2];
    for seed in 0..2 {
        let replayed = played(&game, &[BotName::Random, BotName::Rules, BotName::Rules], seed);
        let found = Analysing::new(&game, &replayed, Arc::new(Experience), 1).finish();
        let (given, left) = (found.given(), found.rest());
        for seat in table::Game::seats(&game).others(random) {
            assert!(given[seat] > 0.0, "{given:?}");
            rest += left[seat].abs();
            without += (left[seat] + given[seat]).abs();
        }
    }
    assert!(rest < without, "{rest} is left, without them {without}");
}
