//! Recorded games.

use std::fs;
use std::path::Path;

use new_york::{Content, NewYork, Options, Variant};
use table::record::{Record, verify};
use table::{Game, Notation, Seat, Seats};

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

// N7.1: whole games, replayed to the same states, points and ranks.
#[test]
fn recorded_games_replay() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/new-york");
    let mut kinds = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        let record = Record::parse(fs::read(&path).unwrap())
            .unwrap_or_else(|error| panic!("{name}: {error}"));
        let game = game_of(&record);
        let replay = verify(&game, &record).unwrap_or_else(|broken| panic!("{name}: {broken:?}"));
        assert!(replay.state().is_over());
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
