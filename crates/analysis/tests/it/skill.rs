//! Skill shows: whoever decides worse loses more by decisions, also where both mean well.

use std::sync::Arc;

use analysis::Analysing;
use bots::{Accountable, BotName, RulesOfThumb};
use table::{Notation, Seat};

use crate::played::{london, new_york, played};

/// In three games of four, and by a third in all.
fn skill_shows<G: Accountable + Notation>(game: &G, games: u64) {
    let [mut worse, mut better] = [0.0; 2];
    let mut shown = 0;
    for seed in 0..games {
        let mut bots = [BotName::Novice, BotName::Rules];
        let novice = (seed % 2) as usize;
        bots.swap(0, novice);
        let replayed = played(game, &bots, seed);
        let cost = Analysing::new(game, &replayed, Arc::new(RulesOfThumb), 1).finish().cost();
        let [novice, rules] = [novice, 1 - novice].map(|number| cost[Seat::new(number).unwrap()]);
        worse += novice;
        better += rules;
        shown += u64::from(novice > rules);
    }
    println!("{}: {worse} and {better}, {shown} of {games}", G::NAME);
    assert!(3.0 * worse > 4.0 * better, "{}: {worse} and {better}", G::NAME);
    assert!(4 * shown >= 3 * games, "{}: in {shown} of {games}", G::NAME);
}

#[test]
fn skill_shows_in_london() {
    skill_shows(&london(2), 4);
}

#[test]
fn skill_shows_in_new_york() {
    skill_shows(&new_york(2), 16);
}
