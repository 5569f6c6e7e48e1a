//! Hints in a game, and a finished game looked at again.

use std::path::Path;

use cli::Face;
use serde_json::Value;

use crate::session::{Table, folder, run, twocities};

fn fixture(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures").join(name);
    path.to_str().unwrap().to_owned()
}

#[test]
fn a_hint_says_what_to_do_and_why() {
    let table = Table::new("hint", "me,rules");
    let said = table.types(&["hint"]);
    said.ok().expect("1. ");
    said.expect("give or take");
    // The line may end before “first”.
    said.expect("less than the");
    assert!(!said.output.contains("share-"), "{}", said.output);
}

#[test]
fn a_hint_in_new_york_says_so_too() {
    let record = folder("hint-new-york").join("game.record");
    let args =
        ["play", "new-york", "--record", record.to_str().unwrap(), "--seats", "me,rules,rules"];
    let said = run(
        &[&args[..], &["--seed", "7", "--option", "first=1"]].concat(),
        "hint\n",
        None,
        Face::PLAIN,
    );
    said.ok().expect("1. ");
    said.expect("2. ");
    said.expect("more than the next");
    assert!(!said.output.contains("share-"), "{}", said.output);
}

#[test]
fn a_table_without_hints_is_taken_up_without_them() {
    let record = folder("no-hints").join("game.record");
    let args =
        ["play", "london", "--record", record.to_str().unwrap(), "--no-hints", "--seed", "7"];
    let said = run(&args, "hint\n", None, Face::PLAIN);
    said.ok().expect("This table gives no hints.");
    let command = said.output.lines().rev().find(|line| line.contains("twocities play")).unwrap();
    let words: Vec<&str> = command.split_whitespace().skip(1).collect();
    let said = run(&words, "hint\n", None, Face::PLAIN);
    said.ok().expect("This table gives no hints.");
    assert!(!said.output.contains("1. "), "{}", said.output);
}

#[test]
fn a_finished_game_is_looked_at_again() {
    let file = fixture("new-york/two-greedy.record");
    let said = twocities(&["analyse", &file, "--decisions", "2"]);
    said.ok().expect("lost by decisions");
    assert!(said.output.matches(" ± ").count() >= 4, "luck and decisions: {}", said.output);
    said.expect("What cost most:");
    for line in ["points lost, give or take", "\n  Played: ", "\n  Better: ", "\n  Because: "] {
        assert_eq!(said.output.matches(line).count(), 2, "{line}: {}", said.output);
    }
    let said = twocities(&["analyse", &file, "--json"]);
    let found: Value = serde_json::from_str(&said.ok().output).unwrap();
    let moments = found["moments"].as_array().unwrap();
    for moment in moments {
        let win = moment["win"].as_array().unwrap().iter().map(|win| win.as_f64().unwrap());
        assert!((win.sum::<f64>() - 1.0).abs() < 1e-9, "somebody wins: {moment}");
    }
    let parts: usize = found["choices"]
        .as_array()
        .unwrap()
        .iter()
        .map(|one| one["played"].as_array().unwrap().len())
        .sum();
    assert_eq!(moments.last().unwrap()["after"], parts, "every action was looked at");
}

#[test]
fn what_is_not_over_or_no_record_is_refused() {
    let table = Table::new("unfinished", "me,rules");
    table.types(&[]).ok();
    let said = twocities(&["analyse", table.record.to_str().unwrap()]);
    assert_eq!(said.code, 2);
    assert!(said.errors.contains("the game is not over"), "{}", said.errors);
    let said = twocities(&["analyse", &fixture("../README.md")]);
    assert_eq!(said.code, 2, "{}", said.errors);
}
