//! What is drawn in whole games.

use new_york::{Action, Content, NewYork, Options, State, Variant};
use table::record::Sitter;
use table::{Game, Rng, Seats, Viewer};
use words::Words;

use crate::face::Face;
use crate::on_screen::{Look, Names, OnScreen};
use crate::wrap::width;

fn game(seats: usize, options: Options) -> NewYork {
    let content = Content::built_in("new-york").unwrap();
    NewYork::new(content, Seats::new(seats).unwrap(), options)
}

/// Plays at random, and shows every decision and the end to somebody.
fn play(game: &NewYork, seed: u64, mut show: impl FnMut(&State, &[Action])) {
    let mut state = game.setup(&game.deal(seed));
    let (mut rng, mut legal) = (Rng::new(seed), Vec::new());
    loop {
        game.legal_actions(&state, &mut legal);
        show(&state, &legal);
        let Some(&action) = rng.pick(&legal) else { break };
        game.apply_unchecked(&mut state, action, &mut ());
    }
}

/// What everybody at a table sees, the longest names among them.
fn drawn(game: &NewYork, state: &State, actions: &[Action], face: Face) -> Vec<String> {
    let words = Words::english();
    let sitters: Vec<Sitter> = ["me", "greedy", "Maximilian von und zu Wolkenkratzer am See", "Ö"]
        .map(|name| Sitter::person(&name.chars().take(40).collect::<String>()).unwrap())
        .into_iter()
        .take(game.seats().count())
        .collect();
    let viewer =
        Viewer::Seat(game.decision(state).map_or(game.seats().all().next().unwrap(), |d| d.seat));
    let names = Names::new(&sitters, viewer, &words);
    let look = Look { words: &words, face, names: &names };
    let view = game.view(state, viewer);
    let mut lines = game.draw(&view, &look);
    lines.extend(game.draw_own(&view, &look));
    lines.extend(game.draw_question(&view, actions, &look));
    lines
}

#[test]
fn no_drawing_is_wider_than_the_screen() {
    let letters = Face { signs: false, ..Face::PLAIN };
    let expert = Options { variant: Variant::Expert, ..Options::default() };
    let choosing = Options { choose_characters: true, ..Options::default() };
    for (seats, seed, options, face) in [
        (4, 1, Options::default(), Face::PLAIN),
        (4, 2, expert, letters),
        (4, 3, choosing, Face::PLAIN),
        (3, 4, Options::default(), letters),
        (2, 5, choosing, Face::PLAIN),
    ] {
        let game = game(seats, options);
        play(&game, seed, |state, actions| {
            for line in drawn(&game, state, actions, face) {
                assert!(width(&line) <= face.width, "{} columns: {line}", width(&line));
                assert!(face.signs || line.is_ascii() || line.contains('Ö'), "{line}");
            }
        });
    }
}

#[test]
fn every_card_to_come_is_on_the_table() {
    let game = game(4, Options::default());
    let mut later = 0;
    play(&game, 6, |state, actions| {
        let view = game.view(state, Viewer::Spectator);
        let lines = drawn(&game, state, actions, Face::PLAIN);
        let begins = lines.iter().position(|line| line.starts_with("Future "));
        let row = begins.map_or_else(String::new, |begins| {
            let row = lines[begins..].iter().enumerate();
            let row = row.take_while(|(number, line)| *number == 0 || line.starts_with("   "));
            row.map(|(_, line)| line.trim_start_matches("Future").trim())
                .collect::<Vec<_>>()
                .join("  ")
        });
        let pieces = row.split("  ").filter(|piece| !piece.is_empty());
        let cards = pieces.filter(|piece| *piece != "then" && !piece.ends_with(':')).map(|piece| {
            piece.split_once(" ×").map_or(1, |(_, times)| times.parse::<usize>().unwrap())
        });
        assert_eq!(cards.sum::<usize>(), view.future.iter().map(Vec::len).sum::<usize>(), "{row}");
        later = later.max(view.future.len());
    });
    assert!(later > 2, "some cards went under the future market");
}

#[test]
fn who_may_build_sees_the_free_ground() {
    let game = game(3, Options::default());
    let mut asked = 0;
    play(&game, 7, |state, actions| {
        if actions.contains(&Action::Pass) {
            let lines = drawn(&game, state, actions, Face::PLAIN);
            assert!(lines.iter().any(|line| line.contains('>')), "{lines:#?}");
            asked += 1;
        }
    });
    assert!(asked > 10);
}
