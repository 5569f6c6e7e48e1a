//! Several people at one screen.

use cli::Face;
use london::{Content, London, Options};
use table::{Game, Seat, Seats, Viewer};
use words::Words;

use crate::session::{Table, folder, run};

/// The names of the cards that `seat` holds at the beginning and nobody else does.
fn secrets(seat: Seat) -> Vec<String> {
    let content = Content::built_in("london").unwrap();
    let options = Options { first: Some(Seat::FIRST), ..Options::default() };
    let game = London::new(content, Seats::new(2).unwrap(), options);
    let state = game.setup(&game.deal(7));
    let hand = |seat: Seat| {
        let view = game.view(&state, Viewer::Seat(seat));
        view.players[seat.index()].hand.known.clone()
    };
    let words = Words::english();
    let name = |title| words.say(&game.title_name(title));
    let other = game.seats().next(seat);
    let others: Vec<String> = hand(other).into_iter().map(name).collect();
    hand(seat).into_iter().map(name).filter(|name| !others.contains(name)).collect()
}

#[test]
fn nobody_sees_the_hand_of_another() {
    let table = Table::new("curtain-hands", "Anna,Ben");
    let said = table.types(&["", "run", "done", "", "log", "table", "cards"]);
    let sides: Vec<&str> = said.ok().output.split("Pass the screen to ").collect();
    assert_eq!(sides.len(), 3, "{}", said.output);
    assert!(sides[1].starts_with("Anna, then press Enter.\n"), "{}", sides[1]);
    assert!(sides[2].starts_with("Ben, then press Enter.\n"), "{}", sides[2]);

    let [anna, ben] = [Seat::FIRST, Seat::new(1).unwrap()].map(secrets);
    assert!(!anna.is_empty() && !ben.is_empty());
    assert!(anna.iter().all(|name| sides[1].contains(name.as_str())), "{anna:?} {}", sides[1]);
    assert!(ben.iter().all(|name| sides[2].contains(name.as_str())), "{ben:?} {}", sides[2]);
    for (hidden, side) in [(&ben, sides[1]), (&anna, sides[2])] {
        let seen: Vec<&String> =
            hidden.iter().filter(|name| side.contains(name.as_str())).collect();
        assert!(seen.is_empty(), "{seen:?} can be read: {side}");
    }
}

#[test]
fn the_screen_is_cleared_before_and_after_the_curtain() {
    let state = folder("curtain-clear");
    let face = Face { screen: true, ..Face::PLAIN };
    let said = run(&["play", "--seats", "Anna,Ben"], "\nquit\n", Some(&state), face);
    assert_eq!(said.ok().output.matches("\x1b[2J\x1b[3J\x1b[H").count(), 2, "{}", said.output);
}

#[test]
fn a_card_drawn_from_the_deck_has_no_name_for_others() {
    let table = Table::new("curtain-draw", "Anna,Ben");
    let said = table.types(&["", "three", "1", "", "", "log"]);
    let after = said.ok().output.split("Pass the screen to Ben").last().unwrap();
    let words = after.split_whitespace().collect::<Vec<_>>().join(" ");
    let drawn = "Anna begins turn 1 · draws a card from the deck · chooses to draw three cards · \
        draws a card from the deck · draws a card from the deck · draws a card from the deck";
    assert!(words.contains(drawn), "{after}");
}

#[test]
fn who_leaves_reads_what_only_they_may_know_and_then_all_what_is_public() {
    let table = Table::new("curtain-news", "Anna,Ben");
    let develop = ["develop", "1", "1", "done"];
    let lines = [&[""][..], &develop, &["", "1"], &develop, &["", "1", "three", "1", "1", "1"]];
    // The last card that Anna draws ends her turn.
    let said = table.types(&[&lines.concat()[..], &["", ""]].concat());
    let (own, public) = said.ok().output.split_once("it is for your eyes only.\n").unwrap();
    let own = own.rsplit_once("> ").unwrap().1;
    assert!(own.trim_start().starts_with("You draw "), "{own}");
    assert!(!own.contains("a card"), "{own}");
    assert!(public.starts_with("\nAnna draws a card from the deck\nBen begins "), "{public}");
    // Without that Enter, nothing is shown to the next.
    let again = Table::new("curtain-news-left", "Anna,Ben");
    let said = again.types(&lines.concat());
    let (_, rest) = said.ok().output.split_once("it is for your eyes only.\n").unwrap();
    assert!(!rest.contains("Pass the screen"), "{rest}");
}

#[test]
fn what_is_public_is_told_at_the_curtain() {
    let table = Table::new("curtain-public", "Anna,Ben");
    let said = table.types(&["", "run", "done"]);
    let before = said.ok().output.split("Pass the screen to Ben").next().unwrap();
    let told = before.rsplit_once("> ").unwrap().1.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(told.starts_with("Anna ends the run; poverty comes from"), "{told}");
}

#[test]
fn what_was_taken_back_is_told_at_the_curtain() {
    let table = Table::new("curtain-undo", "Anna,Ben");
    let said = table.types(&["", "develop", "1", "1", "done", "", "undo", ""]);
    let before = said.ok().output.split("Pass the screen to Anna").last().unwrap();
    let curtain = said.output.split_once("Taken back: one action.\n").unwrap().1;
    assert!(curtain.starts_with("Pass the screen to Anna"), "{before}");
}

#[test]
fn one_person_needs_no_curtain() {
    let table = Table::new("curtain-alone", "Anna,random,random");
    let said = table.types(&["run", "done", "1"]);
    assert!(!said.ok().output.contains("Pass the screen"), "{}", said.output);
}

#[test]
fn leaving_at_the_curtain_keeps_the_game() {
    let table = Table::new("curtain-leave", "Anna,Ben");
    table.types(&[]).ok().expect("The game is kept in ");
    assert!(table.course().is_empty());
}
