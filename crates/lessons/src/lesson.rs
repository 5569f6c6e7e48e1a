//! A chapter that is played.

use catalog::{AnyGame, GameName, with_game};
use table::record::{Header, Line, Record, Sitter, Start, lines_of_play};
use table::{Notation, Seat};

use crate::chapter::Chapter;

/// A chapter with its script.
#[derive(Clone, Debug)]
pub struct Lesson {
    /// What is learnt.
    pub chapter: Chapter,
    script: Record,
}

impl Lesson {
    /// The chapter of a game that has this name.
    pub fn find(game: GameName, id: &str) -> Option<Self> {
        let chapter = Chapter::all(game).into_iter().find(|chapter| chapter.id == id)?;
        let text = match (game, chapter.script.as_str()) {
            (GameName::London, "opening") => include_str!("../data/london-opening.record"),
            (GameName::London, "ending") => include_str!("../data/london-ending.record"),
            (GameName::NewYork, "opening") => include_str!("../data/new-york-opening.record"),
            (GameName::NewYork, "whole") => include_str!("../data/new-york-whole.record"),
            (GameName::NewYork, "workers") => include_str!("../data/new-york-workers.record"),
            (GameName::London | GameName::NewYork, _) => return None,
        };
        let script = Record::parse(text).ok()?;
        Some(Self { chapter, script })
    }

    /// All that is done in the script, by whom and in words.
    pub fn script(&self) -> Vec<(Seat, String)> {
        let action = |line: &Line| match line {
            Line::Action { seat, words } => Some((*seat, words.as_str().to_owned())),
            Line::Undo { .. }
            | Line::Handover { .. }
            | Line::Expired { .. }
            | Line::Check { .. }
            | Line::End(_) => None,
        };
        self.script.entries().iter().filter_map(|entry| action(&entry.line)).collect()
    }

    /// The game of the script.
    pub fn game(&self) -> Option<AnyGame> {
        AnyGame::for_record(&self.script, None).ok()
    }

    /// The record of a match that stands where the chapter begins, with these at its seats. Nothing if they are not as many
    /// as the seats, or if the script is no longer possible.
    pub fn record(&self, sitters: Vec<Sitter>) -> Option<Record> {
        let game = self.game()?;
        let script = self.script();
        let past = script.get(..self.chapter.after)?;
        let start = self.script.start();
        with_game!(&game, game => {
            let fits = sitters.len() == table::Game::seats(game).count();
            if fits { begun(game, start, past, sitters) } else { None }
        })
    }
}

/// A match that began so and went so.
fn begun<G: Notation>(
    game: &G,
    start: &Start,
    past: &[(Seat, String)],
    sitters: Vec<Sitter>,
) -> Option<Record> {
    let deal = match start {
        Start::Seed(seed) => game.deal(*seed),
        Start::Deal(lists) => game.read_deal(lists).ok()?,
    };
    let mut record = Record::new(Header::of(game, sitters), start.clone());
    let mut state = game.setup(&deal);
    for (number, (seat, words)) in (1..).zip(past) {
        let action = game.read_action(&state, words).ok()?;
        let before = state.clone();
        game.apply(&mut state, *seat, action, &mut ()).ok()?;
        let lines = lines_of_play(game, &before, (*seat, action), &state, number);
        lines.into_iter().for_each(|line| record.push(line));
    }
    Some(record)
}
