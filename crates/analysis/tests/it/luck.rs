//! Luck averages to nothing, and with the decisions it makes up where a game ends.

use std::sync::Arc;

use analysis::{Analysing, Difference, Fortune};
use bots::{Accountable, BotName, Experience, Planner, RulesOfThumb};
use table::{Game as _, Notation, Positions, Rng, Seat, Viewer};

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

/// What came is no luck when nothing else can have come: shuffled by the very numbers that it is compared by, both sides are
/// the same world, and the difference is nothing at all.
fn the_same_is_no_luck<G: Planner + Notation>(game: &G, bot: BotName, least: usize) {
    let replayed = played(game, &vec![bot; game.seats().count()], 12);
    let mut shown = 0;
    for (number, step) in replayed.steps().enumerate() {
        let rng = Rng::new(number as u64);
        let before = game.reshuffle(step.before, &mut rng.clone().split());
        let mut legal = Vec::new();
        game.legal_actions(&before, &mut legal);
        // What nobody knew may have been shown in the middle of this action, so that it would not be asked now.
        assert!(legal.contains(&step.action), "{}: {:?}", G::NAME, step.action);
        let luck = Fortune::new(game, &RulesOfThumb, 1, rng).of_action(&before, step.action);
        for seat in game.seats().all() {
            assert!(luck[seat].mean.abs() < 1e-9, "{}, {number}: {luck:?}", G::NAME);
        }
        let mut after = before.clone();
        game.apply_unchecked(&mut after, step.action, &mut ());
        let first = Viewer::Seat(Seat::FIRST);
        shown += usize::from(game.hidden(&before, first) != game.hidden(&after, first));
    }
    assert!(shown >= least, "{}: only {shown} actions showed something", G::NAME);
}

// Cards of New York that are alike have no order of their own that a shuffle could keep.
#[test]
fn the_same_is_no_luck_in_london() {
    the_same_is_no_luck(&london(2), BotName::Greedy, 20);
    the_same_is_no_luck(&london(4), BotName::Greedy, 20);
}

/// What luck compares with comes as often as the rules make it come: every card that a draw of New York may show is counted,
/// and so many shuffles show it as often.
#[test]
fn what_could_have_come_is_as_likely_as_it_is() {
    const SHUFFLES: u64 = 20_000;
    let game = new_york(2);
    let replayed = played(&game, &[BotName::Greedy; 2], 12);
    let draws = replayed.steps().map(|step| {
        let outcomes = game.outcomes(step.before, step.action);
        (step, outcomes)
    });
    let mut looked = 0;
    for (step, outcomes) in draws.filter(|(_, outcomes)| outcomes.len() > 1).step_by(3) {
        let open = |state: &new_york::State| game.view(state, Viewer::Spectator);
        let mut rng = Rng::new(looked);
        let mut came = vec![0_u64; outcomes.len()];
        for _ in 0..SHUFFLES {
            let mut world = game.reshuffle(step.before, &mut rng);
            game.apply_unchecked(&mut world, step.action, &mut ());
            let seen = open(&world);
            let which = outcomes.iter().position(|(_, other)| open(other) == seen);
            came[which.unwrap()] += 1;
        }
        let all: u32 = outcomes.iter().map(|(ways, _)| ways).sum();
        for ((ways, _), came) in outcomes.iter().zip(came) {
            let part = f64::from(*ways) / f64::from(all);
            let expected = part * SHUFFLES as f64;
            let off = (came as f64 - expected) / (expected * (1.0 - part)).sqrt();
            assert!(off.abs() < 4.5, "{came} instead of {expected} times");
        }
        looked += 1;
    }
    assert!(looked >= 4, "only {looked} draws");
}

/// Whoever laid a table out gave it to nobody by chance: the deal brings no luck, however far one is ahead.
fn what_was_laid_out_is_no_luck<G: Positions + Planner>(game: &G) {
    let replayed = played(game, &vec![BotName::Rules; game.seats().count()], 8);
    let late = replayed.steps().skip(replayed.in_force() / 2);
    let laid_out = late.filter_map(|step| game.position_after(step.before, step.action)).next();
    let laid_out = laid_out.unwrap();
    let mut fortune = Fortune::new(game, &RulesOfThumb, 8, Rng::new(3));
    let (start, luck) = fortune.of_deal(&laid_out);
    for seat in game.seats().all() {
        assert_eq!(luck[seat], Difference { mean: 0.0, error: 0.0 }, "{}", G::NAME);
    }
    let ahead = game.seats().all().map(|seat| start[seat]).fold(0.0, f64::max);
    assert!(ahead > 1.0, "{}: what is laid out counts: {start:?}", G::NAME);
    // A deal is luck as before.
    let (_, luck) = fortune.of_deal(replayed.deal());
    assert!(luck[Seat::FIRST].error > 0.0, "{luck:?}");
}

#[test]
fn what_was_laid_out_is_no_luck_in_both_games() {
    what_was_laid_out_is_no_luck(&london(2));
    what_was_laid_out_is_no_luck(&new_york(2));
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
    let [mut rest, mut without, mut gained] = [0.0; 3];
    for seed in 0..2 {
        let replayed = played(&game, &[BotName::Random, BotName::Rules, BotName::Rules], seed);
        let found = Analysing::new(&game, &replayed, Arc::new(Experience), 1).finish();
        let (given, left) = (found.given(), found.rest());
        for seat in game.seats().others(random) {
            gained += given[seat];
            rest += left[seat].abs();
            without += (left[seat] + given[seat]).abs();
        }
    }
    assert!(gained > 10.0, "{gained} was given");
    assert!(rest < without, "{rest} is left, without them {without}");
}
