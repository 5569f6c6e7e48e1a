//! Laws on random games: thousands in every test run, `LAW_GAMES` for as many as wanted.

use std::ops::Range;

use london::{Action, Event, London, Options, State};
use table::{Game, Seat, Seats, Viewer};
use table_laws::{Extra, check};

use crate::scene::{pack, seat};
use crate::second_scorer;

/// How many games each of the twelve tables plays.
fn games_each() -> u64 {
    let all = std::env::var("LAW_GAMES").ok().and_then(|games| games.parse().ok());
    all.unwrap_or(3_000_u64).div_ceil(12)
}

/// A long run checks the dear laws more rarely, and so at more different games.
fn one_in() -> usize {
    if games_each() > 1_000 { 256 } else { 4 }
}

/// What `seat` cannot know: the hands of the others, each where enough cards of one set are hidden
/// in it and in the deck that a redeal must change something. One permutation redeals hands and deck
/// together, so a deck that never varies would show here. Then the order of the borough deck.
fn secrets(game: &London, state: &State, seat: Seat) -> Vec<Vec<u8>> {
    let mine = game.view(state, Viewer::Seat(seat));
    let mut secrets = Vec::new();
    for other in game.seats().others(seat) {
        let unknown = mine.players[other.index()].hand.unknown;
        if unknown.iter().zip(mine.deck.left).any(|(&hand, deck)| hand >= 3 && deck >= 8) {
            let theirs = game.view(state, Viewer::Seat(other));
            let hand = &theirs.players[other.index()].hand.known;
            secrets.push(hand.iter().map(|title| title.index() as u8).collect());
        }
    }
    if mine.boroughs_left >= 4 {
        secrets.push(state.borough_deck().iter().map(|borough| borough.index() as u8).collect());
    }
    secrets
}

/// L4.6: a card leaves the deck at least every 10 × players + 1 turns; each turn has a bounded
/// number of decisions, because every card is played, activated or discarded at most once in it.
const MOST_DECISIONS: usize = 128 * 41 * 600;

fn laws_hold(name: &str, seats: usize, limited_loans: bool) {
    let start = 1_000_000_000 * (seats as u64 + if limited_loans { 10 } else { 0 });
    laws_hold_in(name, seats, limited_loans, start..start + games_each());
}

fn laws_hold_in(name: &str, seats: usize, limited_loans: bool, seeds: Range<u64>) {
    // A table that names its first player as well, so that both ways are played.
    let options = Options { limited_loans, first: limited_loans.then(|| seat(seats - 1)) };
    let game = London::new(pack(name), Seats::new(seats).unwrap(), options);
    let extra = Extra {
        conserved: &|game: &London, state| game.audit(state).map_err(|fault| fault.to_string()),
        scored: &second_scorer::agrees,
        is_stop: &|action| action == Action::Done,
        is_open_move: &|event| {
            matches!(
                event,
                Event::BuildBegan { .. }
                    | Event::ActionCardPlayed { .. }
                    | Event::PaidWithCard { .. }
                    | Event::Discarded { .. }
            )
        },
        one_in: one_in(),
        most_decisions: MOST_DECISIONS,
        secrets: &secrets,
    };
    let games = seeds.end - seeds.start;
    let tally = check(&game, seeds, &extra)
        .unwrap_or_else(|broken| panic!("{name}, {seats} players, {options:?}: {broken}"));
    println!("{name}, {seats} players, {options:?}: {tally:?}");
    assert_eq!(tally.games, games);
}

macro_rules! tables {
    ($($test:ident: $name:literal, $seats:literal, $limited:literal;)*) => {$(
        // L1.5, L2.6, L4.6, L-R28: what is hidden stays so, every game ends, nothing is lost.
        #[test]
        fn $test() {
            laws_hold($name, $seats, $limited);
        }
    )*};
}

tables! {
    laws_two_players: "london", 2, false;
    laws_two_players_limited_loans: "london", 2, true;
    laws_three_players: "london", 3, false;
    laws_three_players_limited_loans: "london", 3, true;
    laws_four_players: "london", 4, false;
    laws_four_players_limited_loans: "london", 4, true;
    laws_two_players_all_cards: "london-110", 2, false;
    laws_two_players_all_cards_limited_loans: "london-110", 2, true;
    laws_three_players_all_cards: "london-110", 3, false;
    laws_three_players_all_cards_limited_loans: "london-110", 3, true;
    laws_four_players_all_cards: "london-110", 4, false;
    laws_four_players_all_cards_limited_loans: "london-110", 4, true;
}

// L5.9: seeds of a run of a million games in which the only card that could be played was another one
// in the redealt world, and known to all in both.
#[test]
fn laws_of_a_single_known_card() {
    laws_hold_in("london-110", 4, true, 14_000_042_310..14_000_042_311);
    laws_hold_in("london", 2, true, 12_000_036_093..12_000_036_094);
}
