//! Games that are left and taken up again.

use std::fs;

use crate::session::{Table, folder, twocities};

#[test]
fn a_game_goes_on_where_it_was_left() {
    let whole = Table::new("resuming-whole", "Anna,greedy");
    let lines = ["loan", "run", "done", "1", "run", "done", "1", "three", "1"];
    whole.types(&lines).ok();
    let parts = Table::new("resuming-parts", "Anna,greedy");
    for line in lines {
        parts.types(&[line]).ok();
    }
    // Bots go on as if nobody had left.
    assert_eq!(parts.course(), whole.course());
    parts.types(&[]).ok().expect("The game goes on.").expect("The game is kept in ");
}

#[test]
fn a_line_that_was_cut_off_is_dropped() {
    let table = Table::new("resuming-cut", "Anna,random");
    table.types(&["loan", "develop"]).ok();
    let text = fs::read(&table.record).unwrap();
    fs::write(&table.record, &text[..text.len() - 3]).unwrap();
    let said = table.types(&["run"]);
    said.ok().expect("The record was cut off: line 10 was cut off after “1 devel” and is dropped.");
    assert_eq!(table.course(), ["1 loan", "1 run"]);
}

#[test]
fn the_end_is_written_if_only_that_was_lost() {
    let table = Table::new("resuming-end", "random,random");
    table.types(&[]).ok();
    let text = fs::read_to_string(&table.record).unwrap();
    let without = text[..text.trim_end().rfind('\n').unwrap()].to_owned() + "\n";
    fs::write(&table.record, without).unwrap();
    table.types(&[]).ok().expect("Total: ");
    let end = |text: &str| text.lines().last().map(str::to_owned);
    assert_eq!(end(&fs::read_to_string(&table.record).unwrap()), end(&text));
    twocities(&["verify", table.record.to_str().unwrap()]).ok();
}

#[test]
fn seats_can_be_handed_over() {
    let table = Table::new("resuming-handover", "Anna,Ben,random");
    table.types(&["", "loan"]).ok();
    let record = table.record.to_str().unwrap();
    twocities(&["play", "--record", record, "--seats", "greedy,greedy,random"]).ok();
    let course = table.course();
    assert_eq!(course[..3], ["1 loan", "handover 1 bot greedy", "handover 2 bot greedy"]);
    twocities(&["verify", record]).ok();
    twocities(&["play", "--record", record, "--seats", "a,b"]).fails(
        2,
        "twocities: the game in the record has 3 seats and --seats names 2: name as many",
    );
}

#[test]
fn a_game_that_has_begun_keeps_its_seed_and_options() {
    let table = Table::new("resuming-options", "Anna,random");
    table.types(&[]).ok();
    let record = table.record.to_str().unwrap();
    let refused = format!(
        "twocities: the game in {record} has begun: leave out --seed and --option, or name another file"
    );
    twocities(&["play", "--record", record, "--seed", "8"]).fails(2, &refused);
    twocities(&["play", "--record", record, "--option", "first=2"]).fails(2, &refused);
}

#[test]
fn a_file_that_is_no_record_is_left_alone() {
    let path = folder("resuming-foreign").join("shopping.txt");
    fs::write(&path, "milk\nbread").unwrap();
    let said = twocities(&["play", "--record", path.to_str().unwrap()]);
    assert_eq!(said.code, 2);
    let why =
        "line 1, column 1: found “milk”: expected “twocities record” and the version of the format";
    assert!(said.errors.ends_with(&format!("{why}\n")), "{}", said.errors);
    assert_eq!(fs::read_to_string(&path).unwrap(), "milk\nbread");
}

#[test]
fn a_bot_that_is_not_known_is_named() {
    let table = Table::new("resuming-bot", "Anna,random");
    table.types(&[]).ok();
    let text = fs::read_to_string(&table.record).unwrap();
    fs::write(&table.record, text.replace("bot random", "bot champion")).unwrap();
    table.types(&[]).fails(
        2,
        "twocities: seat 2 is played by the bot “champion”, which this version does not have: let somebody else play on with --seats",
    );
}
