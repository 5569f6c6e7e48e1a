//! Games that are left and taken up again.

use std::fs;

use crate::session::{Said, Table, folder, twocities};

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

/// The last command that was printed, as a shell would read it.
fn printed_command(said: &Said) -> Vec<String> {
    let line = said.output.lines().rfind(|line| line.contains("  twocities ")).unwrap();
    // Blanks part words only outside of quotation marks.
    let quoted = line.split('\'').enumerate().flat_map(|(number, part)| {
        let part = part.trim();
        if number % 2 == 1 { vec![part] } else { part.split_whitespace().collect() }
    });
    let words = quoted.map(str::to_owned).skip_while(|word| word != "twocities").skip(1);
    words.collect()
}

// The commands did not name the file of the pack, and so were refused.
#[test]
fn printed_commands_work_with_a_pack_of_ones_own() {
    let folder = folder("resuming-pack");
    let (record, pack) = (folder.join("game.record"), folder.join("my pack.toml"));
    let example = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/examples/my-london.toml");
    fs::copy(example, &pack).unwrap();
    let args = ["play", "--record", record.to_str().unwrap(), "--pack", pack.to_str().unwrap()];
    let mut said = twocities(&args);
    for _ in 0..2 {
        let command = printed_command(said.ok());
        assert_eq!(command.last().map(String::as_str), pack.to_str());
        said = twocities(&command.iter().map(String::as_str).collect::<Vec<_>>());
    }
    let mut command = printed_command(said.ok());
    command.extend(["--seats", "random,random"].map(str::to_owned));
    said = twocities(&command.iter().map(String::as_str).collect::<Vec<_>>());
    let replay = printed_command(said.ok());
    assert_eq!(replay[0], "replay");
    twocities(&replay.iter().map(String::as_str).collect::<Vec<_>>()).ok();
}

#[test]
fn the_commands_that_go_on_speak_the_language_that_was_asked_for() {
    let record = folder("resuming-language").join("game.record");
    let record = record.to_str().unwrap();
    let said = twocities(&["play", "--record", record, "--language", "uk"]);
    let command = printed_command(said.ok());
    assert_eq!(command[command.len() - 2..], ["--language", "uk"]);
    let said = twocities(&["play", "--record", record]);
    assert!(!printed_command(said.ok()).contains(&"--language".to_owned()), "nobody asked");
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
    fs::write(&table.record, text.replace("bot random", "bot deep-blue")).unwrap();
    table.types(&[]).fails(
        2,
        "twocities: seat 2 is played by the bot “deep-blue”, which this version does not have: let somebody else play on with --seats",
    );
}
