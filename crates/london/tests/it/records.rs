//! Recorded games, frozen starts and deals.

use std::path::Path;

use london::{Content, London, Options};
use table::record::{Record, Start};
use table::{Game, Notation, Seat, Seats};
use table_laws::{have_every_kind_of_line, holds, perft, recorded_games};

use crate::scene::{london, pack};

/// The game that a record was played with.
fn game_of(record: &Record) -> London {
    let header = record.header();
    let mut options = Options::default();
    for (name, value) in header.options() {
        match name.as_str() {
            "loans" => options.limited_loans = value == "limited",
            "first" => options.first = value.parse().ok().and_then(Seat::from_number),
            other => panic!("unknown option {other}"),
        }
    }
    let content = Content::built_in(header.pack()).unwrap();
    London::new(content, Seats::new(header.seats().count()).unwrap(), options)
}

/// A deal as it is written down.
type Lists = Vec<(String, Vec<String>)>;

/// All recorded games, each with the name of its file.
fn all_recorded() -> Vec<(String, Record)> {
    recorded_games(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/london"))
}

// L9.1, L-R32: whole games, replayed to the same states, points and ranks; nothing was taken back that
// was not open.
#[test]
fn recorded_games_replay() {
    let mut seats_and_packs = Vec::new();
    for (name, record) in all_recorded() {
        let game = game_of(&record);
        assert!(holds(&game, &name, &record).state().is_over());
        seats_and_packs.push((game.seats().count(), game.pack().to_owned()));
    }
    assert!(seats_and_packs.len() >= 12, "only {} recorded games", seats_and_packs.len());
    for seats in 2..=4 {
        for name in Content::BUILT_IN {
            assert!(seats_and_packs.contains(&(seats, name.to_owned())), "{seats} players, {name}");
        }
    }
}

#[test]
fn recorded_games_have_every_kind_of_line() {
    have_every_kind_of_line(&all_recorded());
}

/// Frozen: the deal of a seed must never change while the rules version stays.
#[test]
fn the_deal_of_a_seed_is_frozen() {
    let game = london(2);
    let lists = game.write_deal(&game.deal(1666));
    let [(_, deck), (_, boroughs), (_, first)] = &lists[..] else { panic!("{lists:?}") };
    assert_eq!(deck.len(), 101);
    assert_eq!(
        deck[..4],
        ["vintners-a", "vauxhall-gardens-a", "huguenots-a", "east-india-company-a"]
    );
    assert_eq!(deck[99..], ["sewers-c", "paupers-c"]);
    assert_eq!(boroughs[..3], ["deptford", "greenwich", "bethnal-green-stepney-poplar"]);
    assert_eq!(first, &["2"]);
}

#[test]
fn a_deal_reads_what_it_writes_and_starts_the_same_game() {
    let game = london(3);
    let deal = game.deal(77);
    let lists = game.write_deal(&deal);
    assert_eq!(game.read_deal(&lists), Ok(deal.clone()));
    let Start::Deal(_) = Start::of_deal(&game, &deal) else { panic!() };
    assert_eq!(game.setup(&game.read_deal(&lists).unwrap()), game.setup(&deal));
}

#[test]
fn a_deal_with_something_missing_doubled_or_out_of_place_is_refused() {
    let game = london(2);
    let lists = game.write_deal(&game.deal(77));
    let refused = |change: &dyn Fn(&mut Lists)| {
        let mut lists = lists.clone();
        change(&mut lists);
        words::Words::english().say(&game.read_deal(&lists).unwrap_err().expected)
    };
    let missing = refused(&|lists| drop(lists[0].1.pop()));
    assert!(missing.contains("all cards of the pack"), "{missing}");
    let doubled = refused(&|lists| {
        let first = lists[0].1[0].clone();
        lists[0].1.insert(1, first.clone());
        lists[0].1.insert(1, first);
    });
    assert!(doubled.contains("no more copies"), "{doubled}");
    // L2.2
    let turned = refused(&|lists| lists[0].1.reverse());
    assert!(turned.contains("set A before set B before set C"), "{turned}");
    let starter = refused(&|lists| lists[1].1[0] = "city".to_owned());
    assert!(starter.contains("each borough that is not on offer"), "{starter}");
    let first = refused(&|lists| lists[2].1[0] = "3".to_owned());
    assert!(first.contains("the number of the seat that begins"), "{first}");
    assert!(game.read_deal(&lists[..2]).is_err());
}

/// The number of sequences of actions from a start: a changed list of actions shows at once.
#[test]
fn openings_have_the_same_number_of_sequences() {
    let count = |seats: usize, depth: u32| {
        let game = london(seats);
        perft(&game, &game.setup(&game.deal(1666)), depth)
    };
    assert_eq!([1, 2, 3, 4, 5].map(|depth| count(2, depth)), [5, 26, 102, 433, 1852]);
    assert_eq!([1, 2, 3, 4].map(|depth| count(4, depth)), [5, 25, 94, 412]);
}

// L2.6: an option that names a seat the table lacks is dropped.
#[test]
fn a_first_player_that_the_table_lacks_is_nobody() {
    let options = Options { first: Seat::new(3), ..Options::default() };
    let game = London::new(pack("london"), Seats::new(2).unwrap(), options);
    assert!(game.options().is_empty());
}
