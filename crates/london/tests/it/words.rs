//! What London says, in words.

mod everything;
mod expected;
mod samples;

use ::words::Words;
use london::Action;
use table::{Game, Message, Tell, Viewer};

use crate::scene::{ME, Play, YOU, seat, table};

/// The question as its player reads it.
fn question(play: &Play) -> String {
    let decision = play.game.decision(&play.state).expect("the game is over");
    Words::english().say(&play.game.tell_question(&play.state, decision))
}

/// The answers as their player reads them.
fn answers(play: &Play) -> Vec<String> {
    let words = Words::english();
    let said = |action| words.say(&play.game.tell_action(&play.state, action));
    play.actions().into_iter().map(said).collect()
}

#[track_caller]
fn assert_answer(play: &Play, answer: &str) {
    let answers = answers(play);
    assert!(answers.iter().any(|said| said == answer), "“{answer}” is not in {answers:#?}");
}

// L5.4, L8.6a
#[test]
fn a_step_of_a_plan_names_the_card_that_is_placed() {
    let hand = ["hospital-a", "school-a-blue"];
    let mut play = table(2).hand(ME, &hand).cash(ME, 9).city(ME, &["vintners-a"]).begin();
    play.does(&["develop"]);
    while !question(&play).starts_with("Where should") {
        let first = play.actions()[0];
        let asked = play.asked();
        play.act(asked, first).expect("it is legal");
    }
    let steps = |before: Option<Action>| -> Vec<String> {
        let say = |action| Words::english().say(&play.game.tell_step(&play.state, action, before));
        play.actions().into_iter().map(say).collect()
    };
    // Nothing was named yet, or something else since.
    for before in [None, Some(Action::Develop)] {
        let named = steps(before);
        assert!(
            named.iter().all(|step| step.contains("Hospital") || step.contains("School")),
            "{named:?}"
        );
        assert!(
            named.iter().any(|step| step.starts_with("Put ") && step.contains("Vintners")),
            "{named:?}"
        );
    }
    let title = play.game.content().titles().next().expect("there are cards").0;
    assert_eq!(steps(Some(Action::Play(title))), answers(&play));
}

// L8.6
#[test]
fn a_card_says_its_cost_and_loans_beforehand() {
    let hand = ["hospital-a", "vauxhall-gardens-a", "st-pauls-a", "huguenots-a"];
    let mut play = table(2).hand(ME, &hand).cash(ME, 2).begin();
    play.does(&["develop"]);
    assert_eq!(question(&play), "Play which card?");
    assert_answer(&play, "Play Hospital A (£2)");
    assert_answer(&play, "Play Vauxhall Gardens");
    assert_answer(&play, "Play St Paul's (£10, takes 1 loan)");
    assert_answer(&play, "Play Huguenots: draw 2 cards");
    assert_answer(&play, "Take a loan (£10)");
    play.does(&["play st-pauls-a"]);
    assert_eq!(question(&play), "Discard which card to pay for St Paul's (blue, and £10)?");
    assert_answer(&play, "Discard Vauxhall Gardens (takes 1 loan)");
    play.does(&["with vauxhall-gardens-a"]);
    assert_eq!(question(&play), "Play another card, or stop?");
}

// L8.6, L-R31
#[test]
fn a_discard_by_an_ability_says_its_price_and_loans() {
    let hand = ["hospital-a", "paupers-a", "st-pauls-a"];
    let scene = table(2).hand(ME, &hand).city(ME, &["school-a-brown"]).cash(ME, 2);
    let mut play = scene.boroughs(ME, &["southwark-bermondsey"]).begin();
    play.does(&["develop", "play hospital-a"]);
    assert_answer(&play, "Discard St Paul's");
    assert_answer(&play, "Discard Paupers A — £1 by School (takes 1 loan)");
    assert_answer(&play, "Discard Paupers A — by Southwark & Bermondsey");
}

// L8.6, L6.2
#[test]
fn a_borough_says_what_it_costs_and_brings() {
    let scene = table(2).offer(&["lewisham", "hammersmith"]).cash(ME, 4);
    let mut play = scene.begin();
    play.does(&["land"]);
    assert_answer(&play, "Buy Lewisham for £3");
    assert_answer(&play, "Buy Hammersmith for £7 (takes 1 loan)");
    assert_eq!(
        details(&play, "buy lewisham"),
        "When bought: draw 2 cards, gain 1 prestige and remove 4 poverty. South of the Thames"
    );
    assert_eq!(
        details(&play, "buy hammersmith"),
        "When bought: draw 2 cards, gain 4 prestige and remove 2 poverty. Once a turn, for £2, a \
         card just activated stays face up. North of the Thames, beside the river"
    );
}

/// What is printed on the thing that an answer chooses.
fn details(play: &Play, answer: &str) -> String {
    let action = table::Notation::read_action(&play.game, &play.state, answer).unwrap();
    sentences(&play.game.tell_details(&play.state, action))
}

fn sentences(facts: &[Message]) -> String {
    let words = Words::english();
    facts.iter().map(|fact| words.say(fact)).collect::<Vec<_>>().join(". ")
}

#[test]
fn a_card_says_what_it_does_before_it_is_played() {
    let hand = ["hospital-a", "albert-dock-b", "huguenots-a", "water-works-a", "st-pauls-a"];
    let mut play = table(2).hand(ME, &hand).begin();
    play.does(&["develop"]);
    for (answer, said) in [
        (
            "play hospital-a",
            "May be turned face down instead of another card just activated. At the end: 3 \
             prestige",
        ),
        (
            "play albert-dock-b",
            "Activated (discard a card): gain £10 and 1 prestige. Then face down. At the \
             end: 2 prestige",
        ),
        ("play st-pauls-a", "At the end: 6 prestige"),
        // The answer itself says what an action card does.
        ("play huguenots-a", ""),
        ("loan", ""),
    ] {
        assert_eq!(details(&play, answer), said, "{answer}");
    }
}

// L8.6, L-R12
#[test]
fn running_the_city_says_what_each_answer_costs() {
    let city = ["street-lights-b", "albert-dock-b", "town-houses-b", "!vintners-a"];
    let scene = table(2).city(ME, &city).hand(ME, &["paupers-a", "paupers-b"]).cash(ME, 1);
    let mut play = scene.boroughs(ME, &["westminster"]).begin();
    play.does(&["run"]);
    assert_answer(
        &play,
        "Activate Street Lights in stack 1 (£4, takes 1 loan): gain 1 prestige and remove 2 \
         poverty",
    );
    assert_answer(
        &play,
        "Activate Albert Dock in stack 2 (discard a card): gain £10 and 1 prestige",
    );
    assert_answer(
        &play,
        "Activate Town Houses in stack 3: gain 1 prestige for each face-up blue card",
    );
    assert_answer(&play, "Use Westminster: pay £3 to gain 1 prestige (takes 1 loan)");
    assert_answer(&play, "End the run and take 6 poverty");
    let mut in_order = play.actions();
    play.game.in_reading_order(&play.state, &mut in_order);
    let words = |action| table::Notation::write_action(&play.game, &play.state, action);
    let in_order: Vec<String> = in_order.into_iter().map(words).collect();
    assert_eq!(in_order, ["activate 1", "activate 2", "activate 3", "use borough", "loan", "done"]);
    play.does(&["activate 2"]);
    assert_eq!(question(&play), "Discard which card to activate Albert Dock?");
    assert_eq!(answers(&play), ["Discard Paupers A", "Discard Paupers B"]);
}

// L7.5
#[test]
fn a_run_effect_is_called_so_and_says_what_it_does() {
    let scene = table(2).city(ME, &["vintners-a"]).boroughs(ME, &["wandsworth"]);
    let mut play = scene.begin();
    play.does(&["run"]);
    assert_answer(&play, "Resolve the run effect of Wandsworth: take 2 poverty");
}

#[test]
fn parts_of_an_effect_make_one_sentence() {
    let city = ["oxford-street-b", "fleet-street-b", "fire-brigade-b", "underground-c"];
    let scene = table(2).with_all_cards().city(ME, &city).hand(ME, &["paupers-a"]);
    let mut play = scene.begin();
    play.does(&["run"]);
    for said in [
        "Activate Oxford Street in stack 1: gain £8 and 2 prestige, and remove 1 poverty",
        "Activate Fleet Street in stack 2: an opponent takes 2 poverty, and you gain £5",
        "Activate Fire Brigade in stack 3: each opponent pays £1 for each borough they have, and \
         you gain 2 prestige",
        "Activate Underground in stack 4 (discard a card): gain 2 prestige and 1 prestige for \
         each borough",
    ] {
        assert_answer(&play, said);
    }
}

/// What is printed on a card or borough, as people read it.
fn printed(id: &str) -> String {
    let t = table(2).begin();
    let game = &t.game;
    let content = game.content();
    let facts = match content.find_title(id) {
        Some(title) => game.describe_title(title),
        None => game.describe_borough(content.find_borough(id).expect("there is such a thing")),
    };
    sentences(&facts)
}

#[test]
fn everything_printed_is_said_once() {
    assert_eq!(
        printed("albert-dock-b"),
        "Building card, brown, set B. Costs £2 more to build. Activated (discard a card): gain \
         £10 and 1 prestige. Then face down. At the end: 2 prestige"
    );
    assert_eq!(printed("huguenots-a"), "Action card, brown, set A. Played: draw 2 cards");
    assert_eq!(
        printed("deptford"),
        "South of the Thames, beside the river. Costs £3. When bought: draw 3 cards, gain 1 \
         prestige and remove 3 poverty. In every run: gain £3 and take 1 poverty"
    );
}

// L-R01, L-R18
#[test]
fn a_place_names_its_top_card_only_if_it_is_face_up() {
    let scene = table(2).hand(ME, &["coffee-house-a"]).city(ME, &["!vintners-a", "town-houses-b"]);
    let mut play = scene.city(ME, &["shops-b"]).till(ME, 3).begin();
    play.does(&["develop"]);
    assert_eq!(question(&play), "Where should Coffee House go?");
    assert_answer(&play, "Begin a new stack");
    assert_answer(&play, "Put it on stack 1 (face down)");
    assert_answer(&play, "Put it on stack 2: Town Houses");
    assert_answer(&play, "Put it on stack 3: Shops; £3 on it is lost");
}

// L8.4, L-R27
#[test]
fn repaying_says_what_it_costs() {
    let scene = table(2).boroughs(ME, &["paddington"]).loans(ME, 2).cash(ME, 25);
    let play = scene.at_start().begin();
    assert_eq!(question(&play), "Repay how many loans, at £12 each?");
    assert_eq!(answers(&play), ["Repay no loan", "Repay 1 loan for £12", "Repay 2 loans for £24"]);
}

#[test]
fn a_reason_ends_with_its_clause() {
    let mut play = table(2).hand(ME, &["hospital-a", "vintners-a", "mercers-a"]).begin();
    play.does(&["develop"]);
    assert_eq!(
        refusal(&mut play, "play hospital-a"),
        "You have no second blue card to discard: L5.2"
    );
}

fn refusal(play: &mut Play, words: &str) -> String {
    let reason = play.refuses(words);
    Words::english().say(&play.game.tell_reason(&reason))
}

#[test]
fn names_may_be_plural_in_every_sentence() {
    let hand = ["steamboats-b", "water-works-a", "vintners-a"];
    let scene = table(2).hand(ME, &hand).city(ME, &["mercers-a", "town-houses-b"]);
    let mut play = scene.begin();
    play.does(&["develop"]);
    assert_eq!(
        refusal(&mut play, "play town-houses-b"),
        "You do not have Town Houses in hand: L5.1"
    );
    play.does(&["play steamboats-b"]);
    assert_eq!(question(&play), "Where should Steamboats go?");
}

/// The lines that tell where a player's points come from.
fn points(play: &Play, viewer: Viewer, index: usize) -> Vec<String> {
    let words = Words::english();
    let lines = play.game.tell_score(&play.state, viewer);
    lines[seat(index)].iter().map(|line| words.say(line)).collect()
}

// L9.2, L-R01
#[test]
fn before_the_end_only_visible_cards_count() {
    let scene = |covered| {
        table(2)
            .city(ME, &["hospital-a", "!st-pauls-a"])
            .stack(ME, &[covered, "school-a-blue"])
            .hand(ME, &["paupers-a", "paupers-a"])
            .cash(ME, 25)
            .loans(ME, 2)
            .poverty(ME, 6)
            .prestige(ME, 11)
            .poverty(YOU, 3)
            .begin()
    };
    let play = scene("vintners-a");
    let lines = [
        "Prestige on the track: 11",
        "(1) 2 cards in hand: 8 poverty in all",
        "(2) City cards: 5 (blue School A 2 and Hospital A 3)",
        "2 covered or face-down cards are counted at the end only",
        "(3) 1 loan repaid for £15",
        "(4) £10 left: 3",
        "(5) 1 loan left unpaid: −7",
        "(6) 8 poverty, of which 3 is returned",
        "(7) 5 poverty left: −5",
        "Total without the 2 hidden cards: 7",
    ];
    for viewer in [Viewer::Spectator, Viewer::Seat(seat(ME)), Viewer::Seat(seat(YOU))] {
        assert_eq!(points(&play, viewer, ME), lines);
        // Another card in its place, and one that would score: nobody is told.
        assert_eq!(points(&scene("great-fire-monument-a"), viewer, ME), lines);
    }
    let total = |play| points(&play, Viewer::Spectator, ME).pop().unwrap();
    let one = table(2).city(ME, &["hospital-a", "!st-pauls-a"]).begin();
    assert_eq!(total(one), "Total without the hidden card: 3");
    let none = table(2).city(ME, &["hospital-a"]).begin();
    assert_eq!(total(none), "Total: 3");
}

// L9.2: copies of a card are one entry, and cards of one name are told apart.
#[test]
fn equal_cards_are_counted_together() {
    let city = ["school-a-brown", "water-works-a", "school-a-blue", "water-works-a"];
    let play = table(2).city(ME, &city).begin();
    let line = "(2) City cards: 6 (brown School A 2, blue School A 2 and Water Works 1 ×2)";
    assert_eq!(points(&play, Viewer::Spectator, ME)[2], line);
}

// L9.2
#[test]
fn at_the_end_every_card_counts() {
    let scene =
        table(2).city(ME, &["hospital-a"]).stack(ME, &["great-fire-monument-a", "!st-pauls-a"]);
    let mut play = scene.nothing_else().last_turns(1).begin();
    play.does(&["three"]);
    assert!(play.over());
    let lines = points(&play, Viewer::Spectator, ME);
    assert_eq!(
        lines[2],
        "(2) City cards: 13 (St Paul's 6, Hospital A 3 and Great Fire Monument 4)"
    );
    assert_eq!(lines[3], "(3) No loan repaid");
    assert_eq!(lines[5], "(5) No loan left unpaid");
    assert_eq!(lines.last().unwrap(), "Total: 13");
    assert_eq!(lines.len(), 9);
}
