//! Laws on random games: thousands in every test run, `LAW_GAMES` for as many as wanted.

use new_york::{Content, NewYork, Options, State, Variant};
use table::{Game, Seat, Seats, Viewer};
use table_laws::{Extra, check};

use crate::second_scorer;

/// How many tables there are below.
const TABLES: u64 = 12;

fn games_each() -> u64 {
    let all = std::env::var("LAW_GAMES").ok().and_then(|games| games.parse().ok());
    all.unwrap_or(3_000_u64).div_ceil(TABLES)
}

/// A long run checks the dear laws more rarely, and so at more different games.
fn one_in() -> usize {
    if games_each() > 1_000 { 256 } else { 4 }
}

/// What nobody can know: the order of the first batch face down, where it is long and mixed enough
/// that a redeal must change it.
fn secrets(game: &NewYork, state: &State, seat: Seat) -> Vec<Vec<u8>> {
    let view = game.view(state, Viewer::Seat(seat));
    let Some(first) = view.future.first() else { return Vec::new() };
    let kinds: std::collections::BTreeSet<_> = first.iter().collect();
    if first.len() < 8 || kinds.len() < 4 {
        return Vec::new();
    }
    vec![state.future_market().iter().map(|kind| kind.index() as u8).collect()]
}

/// N6.4: a build at least every 12 × players turns; nobody builds more than 19 skyscrapers; and no
/// turn has more than eight decisions.
const MOST_DECISIONS: usize = (4 * 19 + 1) * (12 * 4 + 1) * 8;

fn laws_hold(seats: usize, number: u64, options: Options) {
    let start = 1_000_000_000 * (seats as u64 + 10 * number);
    let content = Content::built_in("new-york").unwrap();
    let game = NewYork::new(content, Seats::new(seats).unwrap(), options);
    let extra = Extra {
        conserved: &|game: &NewYork, state| game.audit(state).map_err(|fault| fault.to_string()),
        scored: &second_scorer::agrees,
        // N-R21: a pass that is the only answer is none.
        is_stop: &|_| false,
        // Everything is public, so nothing that happens unasked can tell anything.
        is_open_move: &|_| false,
        one_in: one_in(),
        most_decisions: MOST_DECISIONS,
        secrets: &secrets,
    };
    let tally = check(&game, start..start + games_each(), &extra)
        .unwrap_or_else(|broken| panic!("{seats} players, {options:?}: {broken}"));
    println!("{seats} players, {options:?}: {tally:?}");
    assert_eq!(tally.games, games_each());
}

fn expert(seats: usize) -> Options {
    Options { variant: Variant::Expert, first: Seat::new(seats - 1), ..Options::default() }
}

fn beginner() -> Options {
    Options { variant: Variant::Beginner, action_cards: false, ..Options::default() }
}

fn flipping() -> Options {
    Options { flip: true, choose_characters: true, ..Options::default() }
}

macro_rules! tables {
    ($($test:ident: $seats:literal, $number:literal, $options:expr;)*) => {$(
        // N1.8, N2.5, N6.4, N-R17: what is hidden stays so, every game ends, nothing is lost.
        #[test]
        fn $test() {
            laws_hold($seats, $number, $options);
        }
    )*};
}

tables! {
    laws_two_players: 2, 0, Options::default();
    laws_three_players: 3, 0, Options::default();
    laws_four_players: 4, 0, Options::default();
    laws_two_experts: 2, 1, expert(2);
    laws_three_experts: 3, 1, expert(3);
    laws_four_experts: 4, 1, expert(4);
    laws_two_beginners: 2, 2, beginner();
    laws_three_beginners: 3, 2, beginner();
    laws_four_beginners: 4, 2, beginner();
    laws_two_who_choose_and_flip: 2, 3, flipping();
    laws_three_who_choose_and_flip: 3, 3, flipping();
    laws_four_who_choose_and_flip: 4, 3, flipping();
}
