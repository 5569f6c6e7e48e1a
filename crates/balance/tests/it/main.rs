//! What is found out about games is what happened in them.
#![allow(clippy::unwrap_used, reason = "this is all test code")]

use std::sync::Arc;

use balance::{Findings, Study, Watched, watch, withheld_block};
use bots::{Planned, Playing, Seated, Taste};
use london::London;
use new_york::NewYork;
use table::{Game, Seat, Seats};

fn london(seats: usize) -> London {
    let content = london::Content::built_in("london").unwrap();
    London::new(content, Seats::new(seats).unwrap(), Default::default())
}

fn new_york(seats: usize) -> NewYork {
    let content = new_york::Content::built_in("new-york").unwrap();
    NewYork::new(content, Seats::new(seats).unwrap(), Default::default())
}

fn watched<G: Study>(game: &G, seed: u64) -> Watched {
    watch(game, seed, all_rules(game, seed))
}

fn all_rules<G: Game>(game: &G, seed: u64) -> Vec<Seated<Planned<G>>> {
    game.seats().all().map(|_| by(Taste::Rules, seed)).collect()
}

fn by<G: Game>(taste: Taste<G>, stream: u64) -> Seated<Planned<G>> {
    Seated { bot: Planned::new(taste), stream }
}

/// What the things of all topics have brought a seat.
fn points(game: &Watched, seat: Seat) -> i32 {
    game.tally.uses().filter(|used| used.0 == seat).map(|used| used.3.gains.points).sum()
}

#[test]
fn every_prestige_of_london_comes_from_a_card_or_a_borough() {
    for seats in 2..=4 {
        let game = london(seats);
        for seed in 0..6 {
            let played = watched(&game, seed);
            // The same game once more, for its score.
            let score = final_score(&game, seed);
            for seat in game.seats().all() {
                let expected = score[seat].track + score[seat].cards;
                assert_eq!(points(&played, seat), expected, "seed {seed}, {seat:?}");
            }
        }
    }
}

fn final_score(game: &London, seed: u64) -> table::BySeat<london::Scoring> {
    let mut playing = Playing::new(game, seed, all_rules(game, seed));
    playing.finish();
    game.score(&playing.state)
}

#[test]
fn every_point_of_new_york_comes_from_something() {
    let topics = new_york(2).topics();
    let action_cards = topics.iter().position(|topic| topic.id == "action-cards").unwrap();
    for seats in 2..=4 {
        let game = new_york(seats);
        for seed in 0..8 {
            let played = watched(&game, seed);
            for seat in game.seats().all() {
                let used =
                    played.tally.uses().filter(|used| used.0 == seat && used.1 == action_cards);
                let used: u32 = used.map(|used| used.3.times).sum();
                // N7.4: what is left of the three is a point each.
                let unused = 3 - i32::try_from(used).unwrap();
                assert_eq!(
                    points(&played, seat) + unused,
                    played.outcome.scores[seat],
                    "seed {seed}"
                );
            }
        }
    }
}

fn shunned<G: Study + Send + Sync + 'static>(game: G, item: usize) {
    let game = Arc::new(game);
    let may_not = || {
        let game = Arc::clone(&game);
        Taste::Shunning(Arc::new(move |world, seat| game.has(world, seat, item)))
    };
    let mut taken = 0;
    for seed in 0..20 {
        let bots = vec![by(Taste::Rules, seed), by(may_not(), seed)];
        let played = watch(&*game, seed, bots);
        let takers = played.tally.uses().filter(|used| (used.1, used.2) == (game.withheld(), item));
        for (seat, ..) in takers {
            assert_eq!(seat.index(), 0, "seed {seed}");
            taken += 1;
        }
    }
    assert!(taken > 0, "the other one takes it now and then");
}

#[test]
fn what_is_withheld_is_not_taken() {
    shunned(london(2), 0);
    shunned(new_york(2), 0);
}

#[test]
fn a_block_gives_every_seat_its_chance() {
    let game = Arc::new(london(3));
    let block = withheld_block(&game, 1, 7, 5);
    let seatings: Vec<Vec<usize>> = block.games.iter().map(|game| game.seating.clone()).collect();
    assert_eq!(seatings, [[0, 1, 1], [1, 0, 1], [1, 1, 0]]);
    assert_eq!(block, withheld_block(&game, 1, 7, 5), "the same deal gives the same block");
}

#[test]
fn findings_add_up() {
    let game = new_york(3);
    let games: Vec<Watched> = (0..30).map(|seed| watched(&game, seed)).collect();
    let found = Findings::new(game.seats(), &game.topics(), &games, |item| item.id.clone());
    assert_eq!(found.games, 30);
    assert_eq!(found.scores.bars.iter().sum::<usize>(), 90);
    assert_eq!(found.winning_scores.bars.iter().sum::<usize>(), 30);
    let wins: f64 = found.by_order.iter().map(|one| one.wins.mean).sum();
    assert!((wins - 1.0).abs() < 1e-9, "somebody wins every game: {wins}");
    let topic = |id: &str| found.topics.iter().find(|topic| topic.id == id).unwrap();
    // N2.2: three streets and one challenge in every game; N2.3: a character for everybody.
    let games = |id: &str| topic(id).items.iter().map(|item| item.games).sum::<usize>();
    assert_eq!((games("streets"), games("challenges")), (90, 30));
    let starts: f64 =
        topic("starts").items.iter().map(|one| one.taken.unwrap_or(0.0) * one.games as f64).sum();
    assert!((starts - 90.0).abs() < 1e-9);
    for topic in &found.topics {
        let at_end = ["streets", "challenges"].contains(&topic.id);
        for item in &topic.items {
            assert_eq!(item.when.is_some(), item.takers > 0 && !at_end, "{item:?}");
            assert!(item.when.is_none_or(|when| (0.0..=1.0).contains(&when)), "{item:?}");
        }
    }
}
