//! How good a table of London is.

use london::{CardKind, Content, London, State};
use table::Seat;

use super::worth::{ABILITY, activation_worth, keep_worth};

/// Cards that leave the deck in a turn, on average.
const CARDS_PER_TURN: f64 = 1.9;
/// Turns from one run to the next.
const TURNS_PER_RUN: f64 = 3.0;
/// The part of a hand that gets built; the rest pays for it.
const BUILT: f64 = 0.55;
/// What a stack costs in every run to come.
const STACK: f64 = 0.55;
/// What a loan costs in every run to come.
const LOAN: f64 = 0.9;

/// Points over the best opponent: what everybody would have now, and what is to come.
pub(super) fn judge(game: &London, world: &State, seat: Seat) -> f64 {
    let scores = game.score(world);
    let value = |seat: Seat| f64::from(scores[seat].total) + future(game.content(), world, seat);
    let seats = table::Game::seats(game);
    let others = seats.others(seat).map(value).fold(f64::NEG_INFINITY, f64::max);
    value(seat) - others
}

/// Turns that a player has left, about.
fn turns_left(world: &State, seats: usize) -> f64 {
    match world.last_turns() {
        Some(_) => 0.6,
        None => 1.0 + world.deck_left() as f64 / (CARDS_PER_TURN * seats as f64),
    }
}

fn future(content: &Content, world: &State, seat: Seat) -> f64 {
    if world.is_over() {
        return 0.0;
    }
    let turns = turns_left(world, world.seats().count());
    let runs = turns / TURNS_PER_RUN;
    let engine: f64 = world
        .visible(seat)
        .map(|card| {
            let facts = content.card(card);
            let flips = facts.activation.as_ref().is_some_and(|activation| activation.flips);
            let times = if flips { runs.min(1.0) } else { runs };
            let abilities = facts.abilities.len() as f64 * ABILITY * (turns / 10.0).min(1.0);
            activation_worth(facts).max(0.0) * times + abilities
        })
        .sum();
    let hand = world.hand(seat);
    let held: f64 = hand
        .map(|card| {
            let title = content.title_of(card);
            // In the score a card in hand counts as poverty; whoever builds it has none of that.
            let poverty = if content.card(card).kind == CardKind::Pauper { 0.0 } else { 0.6 };
            keep_worth(content, title, world, seat) + poverty
        })
        .sum();
    let hand = held * BUILT * (turns / 2.0).min(1.0);
    let stacks = world.tops(seat).len() as f64 * STACK * runs;
    let loans = f64::from(world.loans(seat)) * LOAN * runs;
    engine + hand - stacks - loans
}
