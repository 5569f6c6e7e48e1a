//! Laws on random games: thousands in every test run, `LAW_GAMES` for as many as wanted.

use london::{London, Options};
use table::{Game, Seat, Seats, Viewer};
use table_laws::{Extra, check};

use crate::scene::{pack, seat};

/// How many games to play in all.
fn games() -> u64 {
    std::env::var("LAW_GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(2_400)
}

/// Every table there is: 2 to 4 players, both packs, both kinds of loan supply, a named first player.
fn tables() -> Vec<London> {
    let mut tables = Vec::new();
    for name in ["london", "london-110"] {
        for seats in 2..=4 {
            for limited_loans in [false, true] {
                let first = limited_loans.then(|| seat(seats - 1));
                let options = Options { limited_loans, first };
                tables.push(London::new(pack(name), Seats::new(seats).unwrap(), options));
            }
        }
    }
    tables
}

/// Law 6 can only ask for variety where hidden cards of one set differ.
fn can_vary(game: &London, state: &london::State, seat: Seat) -> bool {
    let view = game.view(state, Viewer::Seat(seat));
    let unknown: usize = view.deck.left.iter().map(|&left| usize::from(left)).sum();
    unknown > 8
}

#[test]
fn laws_hold_in_random_games() {
    let tables = tables();
    let each = games().div_ceil(tables.len() as u64);
    let extra = Extra {
        conserved: &|_, _| Ok(()),
        scored: &|_, _| Ok(()),
        is_stop: &|action| action == london::Action::Done,
        most_decisions: 200_000,
        can_vary: &can_vary,
    };
    let mut decisions = 0;
    for (number, game) in (0..).zip(&tables) {
        let start = number * 1_000_000_000;
        let tally = check(game, start..start + each, &extra).unwrap_or_else(|broken| panic!("{broken}"));
        decisions += tally.decisions;
        println!("{number}: {tally:?}");
    }
    println!("{decisions} decisions");
}
