//! Recorded games.

use std::path::Path;

use new_york::{Content, NewYork, Options, Variant};
use table::record::Record;
use table::{Game, Notation, Seat, Seats};
use table_laws::{have_every_kind_of_line, holds, recorded_games};

/// The game that a record was played with.
fn game_of(record: &Record) -> NewYork {
    let header = record.header();
    let mut options = Options::default();
    for (name, value) in header.options() {
        match (name.as_str(), value.as_str()) {
            ("variant", "beginner") => options.variant = Variant::Beginner,
            ("variant", "expert") => options.variant = Variant::Expert,
            ("action-cards", "none") => options.action_cards = false,
            ("characters", "choose") => options.choose_characters = true,
            ("flip", "yes") => options.flip = true,
            ("first", seat) => options.first = seat.parse().ok().and_then(Seat::from_number),
            (name, value) => panic!("unknown option {name} {value}"),
        }
    }
    let content = Content::built_in(header.pack()).unwrap();
    NewYork::new(content, Seats::new(header.seats().count()).unwrap(), options)
}

/// All recorded games, each with the name of its file.
fn all_recorded() -> Vec<(String, Record)> {
    recorded_games(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/new-york"))
}

// N7.1, N-R23: whole games, replayed to the same states, points and ranks; nothing was taken back that
// was not open.
#[test]
fn recorded_games_replay() {
    let mut kinds = Vec::new();
    for (name, record) in all_recorded() {
        let game = game_of(&record);
        assert!(holds(&game, &name, &record).state().is_over());
        let written: Vec<String> = game.options().into_iter().map(|(_, value)| value).collect();
        kinds.push((game.seats().count(), written));
    }
    assert!(kinds.len() >= 12, "only {} recorded games", kinds.len());
    for seats in 2..=4 {
        assert!(kinds.contains(&(seats, Vec::new())), "no plain game of {seats}");
    }
    for option in ["beginner", "expert", "none", "choose", "yes"] {
        assert!(kinds.iter().any(|(_, options)| options.iter().any(|o| o == option)), "{option}");
    }
}

#[test]
fn recorded_games_have_every_kind_of_line() {
    have_every_kind_of_line(&all_recorded());
}
