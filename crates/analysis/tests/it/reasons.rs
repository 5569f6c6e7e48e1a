//! Reasons are those of the advice: they add up to what is told, and what is told of them is on its side.

use std::sync::Arc;

use analysis::{Analysing, hints, tell_shares};
use bots::{Accountable, BotName, Experience, Reasoning, RulesOfThumb, Share, Stop};
use table::{Arg, InfoSet, Message, Notation, Rng};

use crate::played::{london, new_york, played, some_states};

/// Points that reasons in words add up to.
fn told(reasons: &[Message]) -> f64 {
    let points = |message: &Message| {
        let points = message.args.iter().find(|(name, _)| name == "points");
        let Some((_, Arg::Text(points))) = points else { panic!("{message:?}") };
        let points: f64 = points.parse().unwrap();
        if message.id == "analysis-more" { points } else { -points }
    };
    reasons.iter().map(points).sum()
}

/// What is told of a difference fits it.
fn fits(shares: &[Share], difference: f64) {
    let sum = Share::sum(shares);
    assert!((sum - difference).abs() < 1e-4, "{sum} is not {difference}: {shares:?}");
    let reasons = tell_shares(shares);
    if difference.abs() >= 0.3 && !reasons.is_empty() {
        let told = told(&reasons);
        // To a tenth of a point for each.
        assert!(told * difference > -0.2, "{told} tells of {difference}: {shares:?}");
        let wanted = if difference > 0.0 { "analysis-more" } else { "analysis-less" };
        assert_eq!(reasons[0].id, wanted, "what decides comes first: {shares:?}");
    }
}

fn reasons_fit<G: Accountable + Notation>(game: &G, judge: &dyn Reasoning<G>, games: u64) {
    let bots = vec![BotName::Rules; game.seats().count()];
    let mut differences = 0;
    for seed in 0..games {
        let replayed = played(game, &bots, 20 + seed);
        for state in some_states(&replayed, 9) {
            let seat = game.decision(&state).unwrap().seat;
            let info = InfoSet::new(game, &state, seat);
            let found = hints(&info, judge, 4_000, &mut Rng::new(seed), &Stop::default());
            for (place, hint) in found.iter().enumerate() {
                let difference = match (place, found.get(1)) {
                    (0, Some(next)) => next.behind.mean,
                    (0, None) => 0.0,
                    (1.., _) => -hint.behind.mean,
                };
                fits(&hint.shares, difference);
                differences += usize::from(difference.abs() >= 0.3);
            }
        }
    }
    assert!(differences > 60, "{}: only {differences}", G::NAME);
}

#[test]
fn the_reasons_of_hints_add_up_in_london() {
    reasons_fit(&london(2), &Experience, 3);
    reasons_fit(&london(2), &RulesOfThumb, 2);
    reasons_fit(&london(4), &Experience, 2);
}

#[test]
fn the_reasons_of_hints_add_up_in_new_york() {
    reasons_fit(&new_york(2), &Experience, 8);
    reasons_fit(&new_york(4), &Experience, 3);
}

fn reasons_of_analyses_fit<G: Accountable + Notation>(game: &G) {
    let bots = vec![BotName::Greedy; game.seats().count()];
    let replayed = played(game, &bots, 9);
    let found = Analysing::new(game, &replayed, Arc::new(Experience), 1).finish();
    let costly = found.costliest(usize::MAX);
    assert!(costly.len() > 3, "{costly:?}");
    for choice in costly {
        let better = choice.better.as_ref().unwrap();
        assert!(better.by.mean > 0.0);
        fits(&better.shares, better.by.mean);
    }
}

#[test]
fn the_reasons_of_analyses_add_up() {
    reasons_of_analyses_fit(&london(2));
    reasons_of_analyses_fit(&new_york(3));
}

/// What the others may get from the table is a part of the reasons: of two ways to take a card, it matters to
/// them which is left.
#[test]
fn what_is_left_to_the_others_counts() {
    let game = london(2);
    let replayed = played(&game, &[BotName::Rules; 2], 33);
    let mut others = Vec::new();
    for state in some_states(&replayed, 7) {
        let seat = table::Game::decision(&game, &state).unwrap().seat;
        let info = InfoSet::new(&game, &state, seat);
        for hint in hints(&info, &Experience, 4_000, &mut Rng::new(1), &Stop::default()) {
            let share = hint.shares.iter().find(|share| share.what == "share-others");
            others.extend(share.map(|share| share.points.abs()));
        }
    }
    let large = others.iter().filter(|&&points| points >= 0.3).count();
    assert!(3 * large > others.len(), "{large} of {}", others.len());
}
