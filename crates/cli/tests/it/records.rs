//! Records played again.

use std::fs;

use crate::session::{Table, folder, twocities};

/// The record of a whole game between bots.
fn whole(name: &str) -> Table {
    let table = Table::new(name, "random,random");
    table.types(&[]).ok();
    table
}

#[test]
fn a_record_that_holds_is_ok() {
    let table = whole("records-ok");
    let actions = table.course().iter().filter(|line| line.starts_with(['1', '2'])).count();
    let record = table.record.to_str().unwrap();
    let said = twocities(&["verify", record]);
    let expected = format!("{record}: ok, {actions} actions");
    assert_eq!(said.ok().output.split_whitespace().collect::<Vec<_>>().join(" "), expected);
}

#[test]
fn a_record_without_a_seal_is_not_the_one_that_was_shown() {
    let table = whole("records-unsealed");
    let record = table.record.to_str().unwrap();
    let said = twocities(&["verify", "--seal", &"0".repeat(64), record]);
    assert_eq!((said.code, said.errors.as_str()), (1, ""));
    said.expect("this record has no seal");
    let said = twocities(&["verify", "--seal", "0000", record]);
    assert_eq!(said.code, 2, "{}", said.errors);
    assert!(said.errors.contains("64 hexadecimal digits"), "{}", said.errors);
}

#[test]
fn the_first_line_that_does_not_hold_is_named() {
    let table = whole("records-broken");
    let text = fs::read_to_string(&table.record).unwrap();
    let broken = |name: &str, text: &str| {
        let path = table.record.with_file_name(name);
        fs::write(&path, text).unwrap();
        path.to_str().unwrap().to_owned()
    };
    let good = table.record.to_str().unwrap().to_owned();
    let line = text.lines().position(|line| line.starts_with("start")).unwrap() + 2;
    let files = [
        broken("illegal", &text.replacen("\n1 ", "\n1 buy lambeth\n1 ", 1)),
        good,
        broken("cut", &text[..text.len() - 4]),
        broken("unfinished", &text[..=text.find("\ncheck 20 ").unwrap()]),
    ];
    let args: Vec<&str> = ["verify"].into_iter().chain(files.iter().map(String::as_str)).collect();
    let said = twocities(&args);
    assert_eq!((said.code, said.errors.as_str()), (1, ""));
    let said = said.output.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(
        said.contains(&format!(
            "illegal: line {line}, column 1: found “buy lambeth” of seat 1: expected an action that the rules allow here (Lambeth is not on offer: L6.1)"
        )),
        "{said}"
    );
    assert!(said.contains("game.record: ok, "), "{said}");
    assert!(said.contains("the file is cut off in this line: expected a line end"), "{said}");
    assert!(
        said.contains("the record stops before the game is over: expected an action"),
        "{said}"
    );
}

#[test]
fn a_replay_tells_actions_and_events() {
    let table = whole("records-replay");
    let record = table.record.to_str().unwrap();
    let said = twocities(&["replay", record, "--to", "2"]);
    said.ok().expect("london with the pack london: random and random; ");
    said.expect("\n   1  random 1  ").expect("\n      random 1 chooses to ").expect("\n   2  ");
    assert!(!said.output.contains("\n   3  "), "{}", said.output);
    let rest = twocities(&["replay", record, "--from", "3"]);
    rest.ok().expect("\n   3  ").expect("random 2: rank ");
    assert!(!rest.output.contains("\n   2  "), "{}", rest.output);
}

#[test]
fn a_replay_through_the_eyes_of_a_seat_hides_what_it_did_not_see() {
    let table = Table::new("records-viewer", "Anna,random");
    table.types(&["three"]).ok();
    let record = table.record.to_str().unwrap();
    for viewer in ["2", "public"] {
        let said = twocities(&["replay", record, "--viewer", viewer]);
        said.ok().expect("\n   1  Anna\n").expect("Anna draws a card from the deck");
    }
    for viewer in ["1", "all"] {
        let said = twocities(&["replay", record, "--viewer", viewer]);
        said.ok().expect("\n   1  Anna    three\n");
        assert!(!said.output.contains("draws a card"), "{}", said.output);
    }
    twocities(&["replay", record, "--viewer", "3"])
        .fails(2, "twocities: there is no viewer “3”: give a seat from 1 to 2, public or all");
}

#[test]
fn a_replay_of_nothing_says_so() {
    let table = whole("records-nothing");
    let record = table.record.to_str().unwrap();
    let said = twocities(&["replay", record, "--from", "100000"]);
    assert_eq!(said.code, 2);
    assert!(said.errors.contains("there is nothing between --from and --to"), "{}", said.errors);
}

#[test]
fn a_record_of_an_owners_pack_needs_its_file() {
    let folder = folder("records-pack");
    let pack = folder.join("mine.toml");
    let text = "format = 1\npack = \"mine\"\nextends = \"london\"\nprovenance = \"owner\"\n\n[totals]\n\
        cards = 101\na = 27\nb = 43\nc = 31\npaupers = 11\nactions = 4\nboroughs = 20\n";
    fs::write(&pack, text).unwrap();
    let (pack, record) = (pack.to_str().unwrap(), folder.join("game.record"));
    let record = record.to_str().unwrap();
    twocities(&["play", "--seats", "random,random", "--pack", pack, "--record", record]).ok();
    twocities(&["verify", record]).fails(
        2,
        "twocities: records-pack/game.record cannot be played on or again: line 4: the record was made with the pack “mine”, which does not come with the program: give its file with --pack",
    );
    twocities(&["verify", "--pack", pack, record]).ok();
    twocities(&["replay", "--pack", pack, record, "--to", "1"]).ok();
    twocities(&["play", "--pack", pack, "--record", record]).ok().expect("Total: ");
}

#[test]
fn a_file_that_cannot_be_read_does_not_keep_others_from_being_verified() {
    let table = whole("records-others");
    let record = table.record.to_str().unwrap();
    let said = twocities(&["verify", "nowhere.record", record]);
    assert_eq!(said.code, 2);
    assert!(
        said.errors.starts_with("twocities: the file nowhere.record cannot be read"),
        "{}",
        said.errors
    );
    said.expect("game.record: ok, ");
}

#[test]
fn a_file_that_is_not_there_is_named() {
    let said = twocities(&["verify", "/nowhere/at/all.record"]);
    assert_eq!(said.code, 2);
    assert!(
        said.errors.starts_with("twocities: the file /nowhere/at/all.record cannot be read ("),
        "{}",
        said.errors
    );
}
