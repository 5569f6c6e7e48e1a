//! New York in the terminal.

use std::fs;

use crate::session::{folder, run, twocities};
use cli::Face;

/// What is said while these lines are typed at a new table with a fixed seed.
fn play(name: &str, seats: &str, more: &[&str], lines: &[&str]) -> crate::session::Said {
    let record = folder(name).join("game.record");
    let record = record.to_str().unwrap();
    let args = ["play", "new-york", "--seats", seats, "--seed", "3", "--option", "first=1"];
    let args = [&args[..], &["--record", record], more].concat();
    let typed: String = lines.iter().map(|line| format!("{line}\n")).collect();
    run(&args, &typed, None, Face::PLAIN)
}

#[test]
fn a_whole_game_is_played_and_verified() {
    let said = play("new-york-whole", "Anna,random", &[], &["1"; 600]);
    said.ok().expect("Total: ").expect("Challenge, ").expect("Unused action cards: ");
    let end = said.output.rsplit("> ").next().unwrap();
    assert!(end.contains("\nStreets ") && end.contains("\n19 + "), "the table once more: {end}");
    twocities(&["verify", "new-york-whole/game.record"]).ok().expect(": ok, ");
    twocities(&["replay", "new-york-whole/game.record", "--to", "3"]).ok().expect("Anna");
}

#[test]
fn the_city_shows_owners_workers_generations_and_streets_without_colour() {
    let said = play("new-york-city", "Anna,random", &[], &["take green-2", "lot G2", "pass", "1"]);
    let said = said.ok();
    said.expect("\n 2 tp  G1  G1  G2  bw ").expect("1@").expect("Streets  ");
    said.expect(" 1*  bw")
        .expect("*G2  bw")
        .expect("To build ")
        .expect("Market ")
        .expect("Future ");
    let lines = said.output.lines().filter(|line| !line.starts_with("  twocities"));
    let wide: Vec<&str> = lines.filter(|line| line.chars().count() > 80).collect();
    assert!(wide.is_empty(), "{wide:#?}");
}

#[test]
fn choosing_a_lot_or_a_place_shows_where_it_may_go() {
    let said = play("new-york-where", "Anna,random", &[], &["take green-2", "lot G2", "build b1"]);
    said.ok().expect(">G2").expect("Which green 2 lot do you acquire?");
}

#[test]
fn refusals_say_why() {
    let lines = [
        "lot G1",
        "build b1",
        "? s1",
        "? G13",
        "pass",
        "boom b1",
        "take pink-2",
        "at j9",
        "? lot b2",
        "? B2",
        "? b2",
        "? B1",
    ];
    let said = play("new-york-why", "Anna,random", &[], &lines);
    let answers: Vec<String> = (0..lines.len())
        .map(|number| said.ok().answer(number).split_whitespace().collect::<Vec<_>>().join(" "))
        .collect();
    assert_eq!(answers[0], "First say how you begin your turn: N3.7");
    assert_eq!(answers[1], "With a worker at hand you expand or demolish before you build: N3.7");
    assert_eq!(answers[2], "To build silver, you need 6 points: N4.3");
    assert_eq!(answers[3], "G13 is yours already: N3.1");
    assert_eq!(answers[4], "This cannot be left out: N3.7");
    assert_eq!(answers[5], "Construction boom comes after the build of the turn: N5.1");
    assert_eq!(answers[6], "There is no pink 2 card in the open market: N3.1");
    assert!(answers[7].contains("say first which skyscraper you build"), "{}", answers[7]);
    // Capitals tell the lot from the skyscraper.
    let lot = "That is possible now: 3 (take blue-2).";
    assert_eq!([8, 9, 11].map(|number| answers[number].as_str()), [lot; 3]);
    assert_eq!(answers[10], "It is equal to bronze b1, which you take first: N-R19");
}

#[test]
fn undo_is_free_until_a_card_is_turned_up() {
    let said = play(
        "new-york-undo",
        "Anna,random",
        &[],
        &["take green-2", "undo", "take green-2", "lot G2", "undo"],
    );
    said.ok().expect("Taken back: one action.");
    assert!(said.answer(4).starts_with("That cannot be taken back"), "{}", said.answer(4));
    let record = fs::read_to_string("new-york-undo/game.record").unwrap();
    assert!(record.contains("\nundo 1 1\n"), "{record}");
}

#[test]
fn nothing_is_secret_so_nobody_needs_a_curtain() {
    let said = play("new-york-open", "Anna,Ben", &[], &["take green-2", "lot G2", "pass"]);
    said.ok().expect("Anna is to play.").expect("Ben is to play.");
    assert!(!said.output.contains("Pass the screen"), "{}", said.output);
}

#[test]
fn options_are_read_and_refused_in_sentences() {
    let expert = ["--option", "variant=expert", "--option", "characters=choose"];
    play("new-york-expert", "Anna,random", &expert, &[]).ok();
    play("new-york-bad", "Anna,random", &["--option", "flip=often"], &[])
        .fails(2, "twocities: the option “flip” cannot be “often”: expected no or yes");
    play("new-york-mad", "Anna,random", &["--option", "variant=mad"], &[]).fails(
        2,
        "twocities: the option “variant” cannot be “mad”: expected standard, beginner or expert",
    );
    play("new-york-none", "Anna,random", &["--option", "loans=limited"], &[]).fails(
        2,
        "twocities: there is no option “loans”: the options are variant, action-cards, characters, flip, first",
    );
}

#[test]
fn rules_content_and_simulations_know_the_game() {
    twocities(&["rules", "new-york", "N4.4"]).ok().expect("touch a street or a park");
    twocities(&["rules", "N4.4"]).ok().expect("touch a street or a park");
    twocities(&["content", "show", "new-york"]).ok().expect("\n 2 tp  G1  G1  G2  bw ");
    let json = twocities(&["content", "show", "new-york", "--json"]);
    let json: serde_json::Value = serde_json::from_str(&json.ok().output).unwrap();
    assert_eq!(
        (json["lots"].as_array().unwrap().len(), json["tiles"].as_array().unwrap().len()),
        (65, 22)
    );
    let sim = ["sim", "new-york", "--bots", "greedy,random", "--games", "4", "--json"];
    let json: serde_json::Value = serde_json::from_str(&twocities(&sim).ok().output).unwrap();
    assert_eq!(json["game"], "new-york");
}

#[test]
fn the_help_names_every_option() {
    let help = twocities(&["play", "--help"]);
    for game in ["london", "new-york"] {
        let refused = twocities(&["play", game, "--seats", "random,random", "--option", "x=y"]);
        let (_, names) = refused.errors.split_once("the options are ").unwrap();
        for name in names.trim_end().split(", ") {
            help.expect(&format!("{name}="));
        }
    }
}

#[test]
fn setting_up_is_no_turn_and_has_no_market() {
    let choose = ["--option", "characters=choose"];
    let said = play("new-york-setting-up", "Anna,random", &choose, &["1"]);
    let before = said.ok().output.split("> ").next().unwrap().to_owned();
    assert!(before.contains("\nSetting up ") && !before.contains("Turn 0"), "{before}");
    assert!(!before.contains("Market") && !before.contains("\nFuture"), "{before}");
    said.expect("\nMarket ").expect("\nNew in the market: ");
}

#[test]
fn help_at_the_prompt_wraps_into_its_column() {
    let said = play("new-york-help", "Anna,random", &[], &["?"]);
    let help = said.ok().answer(0).to_owned();
    assert!(help.lines().all(|line| line.chars().count() <= 80), "{help}");
    assert!(help.contains("\n              action in words"), "{help}");
}
