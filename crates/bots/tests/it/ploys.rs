//! Players with one idea do what they are called after.

use bots::{AnyBot, BotName, Planner, Playing, Ploy, Seated};
use new_york::Generation;
use table::{Game, Seat};

use crate::games::{london, new_york};

/// What the first seat has at the end of a game against `rules`, and what `rules` has there itself with the same deal.
fn compared<G: Planner>(game: &G, ploy: Ploy, count: impl Fn(&G::State, Seat) -> f64) -> [f64; 2] {
    let me = game.seats().all().next().unwrap();
    let played = |bot: BotName, seed: u64| {
        let bots = game.seats().all().map(|seat| if seat == me { bot } else { BotName::Rules });
        let seated = bots.map(|bot| Seated { bot: AnyBot::new(bot), stream: seed });
        let mut playing = Playing::new(game, seed, seated.collect());
        playing.finish();
        count(&playing.state, me)
    };
    let sum = |bot| (0..6).map(|seed| played(bot, seed)).sum();
    [sum(BotName::Ploy(ploy)), sum(BotName::Rules)]
}

/// The same for what the first seat leaves behind at the end of each of its turns, on average.
fn left_behind<G: Planner>(
    game: &G,
    ploy: Ploy,
    count: impl Fn(&G::State, Seat) -> f64,
) -> [f64; 2] {
    let me = first(game);
    let played = |bot: BotName, seed: u64| {
        let bots = game.seats().all().map(|seat| if seat == me { bot } else { BotName::Rules });
        let seated = bots.map(|bot| Seated { bot: AnyBot::new(bot), stream: seed });
        let mut playing = Playing::new(game, seed, seated.collect());
        let (mut sum, mut turns) = (0.0, 0.0);
        while let Some((seat, _)) = playing.step(&mut ()) {
            let next = game.decision(&playing.state).map(|decision| decision.seat);
            if seat == me && next != Some(me) {
                sum += count(&playing.state, me);
                turns += 1.0;
            }
        }
        sum / turns
    };
    let sum = |bot| (0..6).map(|seed| played(bot, seed)).sum();
    [sum(BotName::Ploy(ploy)), sum(BotName::Rules)]
}

#[test]
fn in_london() {
    let game = london(2);
    let more = |ploy, count: &dyn Fn(&london::State, Seat) -> f64| {
        let [with, without] = compared(&game, ploy, count);
        assert!(with > without, "{ploy:?}: {with}, {without} without");
    };
    more(Ploy::DeckRusher, &|state, _| -f64::from(state.turns()));
    more(Ploy::Hoarder, &|state, seat| f64::from(state.cash(seat)));
    more(Ploy::PovertyDumper, &|state, seat| -f64::from(state.poverty(seat)));
    more(Ploy::LoanMaxer, &|state, seat| f64::from(state.loans(seat)));
    let [with, without] =
        left_behind(&game, Ploy::DisplayDenier, |state, _| state.board_cards().count() as f64);
    assert!(with < without, "cards on the board: {with}, {without} without");
    assert_eq!(game.fits(&game_start(&game), first(&game), Ploy::EndRusher), None);
}

#[test]
fn in_new_york() {
    let game = new_york(2);
    let more = |ploy, count: &dyn Fn(&new_york::State, Seat) -> f64| {
        let [with, without] = compared(&game, ploy, count);
        assert!(with > without, "{ploy:?}: {with}, {without} without");
    };
    more(Ploy::EndRusher, &|state, _| -f64::from(state.turns()));
    let bronze = game.of_generation(Generation::Bronze);
    more(Ploy::BronzeBaron, &|state, seat| (state.standing(seat) & bronze).len() as f64);
    more(Ploy::NeverDemolish, &|state, seat| {
        (state.unbuilt(seat).len() + state.standing(seat).len()) as f64
    });
    let of_others = |state: &new_york::State, me: Seat| {
        let streets = |seat: Seat| game.score(state)[seat].streets;
        let others = game.seats().others(me).flat_map(streets);
        others.filter(|&points| points > 0).count() as f64
    };
    let [with, without] = left_behind(&game, Ploy::StreetTier, of_others);
    assert!(with < without, "streets of the other: {with}, {without} without");
    assert_eq!(game.fits(&game_start(&game), first(&game), Ploy::Hoarder), None);
}

fn game_start<G: Planner>(game: &G) -> G::State {
    game.setup(&game.deal(1))
}

fn first<G: Planner>(game: &G) -> Seat {
    game.seats().all().next().unwrap()
}
