//! A person plays.

use std::fs;

use cli::Face;

use crate::session::{Table, folder, run, twocities};

#[test]
fn choices_are_taken_by_number_and_by_words() {
    let table = Table::new("playing-choices", "Anna,random");
    let said = table.types(&["5", "loan", "ru", "  DONE "]);
    said.ok().expect("Which action this turn?\n 1  Develop the city   develop\n");
    let course = table.course();
    assert_eq!(course[..4], ["1 loan", "1 loan", "1 run", "1 done"]);
    assert!(course[4].starts_with("2 "), "the bot goes on: {course:?}");
}

#[test]
fn the_record_has_the_canonical_words_and_who_played() {
    let table = Table::new("playing-header", "me,Anna Maria,greedy");
    table.types(&["", "  LO "]).ok();
    let text = fs::read_to_string(&table.record).unwrap();
    assert!(
        text.contains("seat 1 person me\nseat 2 person Anna Maria\nseat 3 bot greedy\n"),
        "{text}"
    );
    assert!(text.contains("option first 1\n"), "{text}");
    assert!(text.ends_with("start seed 7\n1 loan\n"), "{text}");
}

#[test]
fn the_table_shows_everybody_and_the_own_hand() {
    let table = Table::new("playing-table", "Anna,greedy,random");
    let said = table.types(&["table"]);
    for part in
        ["Turn 1", "▸ You", "  greedy", "  random", "Cities", "Board", "Land", "Hand    You"]
    {
        said.expect(part);
    }
    assert_eq!(said.output.matches("Turn 1").count(), 2, "{}", said.output);
    // What stands behind the prompt begins a line once somebody has pressed Enter.
    let mut lines = said.output.lines().map(|line| line.trim_start_matches("> "));
    assert!(lines.all(|line| line.chars().count() <= 80), "{}", said.output);
}

#[test]
fn land_shows_where_it_lies() {
    let table = Table::new("playing-land", "Anna,random");
    let said = table.types(&["land", "buy southwark", "table"]);
    said.ok().expect("Land    offer   City N≈ £9: 2 cards, 5 prestige, −1 poverty, …\n");
    said.expect("Land    You     Southwark & Bermondsey S≈\n        offer   City N≈ £9: ");
    said.expect("\nN north, S south of the Thames  ≈ beside the river\n");
}

#[test]
fn what_is_bought_or_played_is_explained_beneath_it() {
    let table = Table::new("playing-details", "Anna,random");
    let said = table.types(&["land"]);
    said.ok().expect(
        " 3  Buy Southwark & Bermondsey for £5      buy southwark-bermondsey\n    \
         When bought: draw 3 cards, gain 2 prestige and remove 2 poverty. Once a\n    \
         turn, a card of any colour may be discarded to pay for a build. In every\n    \
         run: take 1 poverty. South of the Thames, beside the river.\n",
    );
    let table = Table::new("playing-details-cards", "Anna,random");
    let said = table.types(&["develop"]);
    let lines: Vec<&str> = said.ok().answer(0).lines().collect();
    let beneath = |id: &str| {
        let choice = lines.iter().position(|line| line.ends_with(&format!("  play {id}")));
        lines[choice.unwrap_or_else(|| panic!("no {id}: {lines:#?}")) + 1]
    };
    assert_eq!(beneath("almshouses-a"), "    Activated: remove 2 poverty. Then face down.");
    assert!(lines.iter().all(|line| line.chars().count() <= 80), "{lines:#?}");
}

#[test]
fn colour_is_never_alone() {
    let state = folder("playing-colour");
    let args = ["play", "london", "--seed", "7", "--option", "first=1"];
    let without = |text: &str| {
        let mut plain = String::new();
        let mut rest = text;
        while let Some((before, after)) = rest.split_once("\x1b[") {
            plain.push_str(before);
            rest = after.split_once('m').map_or("", |(_, rest)| rest);
        }
        plain + rest
    };
    let plain = run(&args, "quit\n", Some(&state), Face::PLAIN).output;
    let colour = Face { colour: true, ..Face::PLAIN };
    let coloured = run(&args, "quit\n", Some(&state), colour).output;
    assert!(coloured.contains("\x1b["));
    // Each has a record of its own.
    assert_eq!(without(&coloured).replace("london-2", "london-1"), plain);
    let switched_off = run(&[&args[..], &["--no-color"]].concat(), "quit\n", Some(&state), colour);
    assert_eq!(switched_off.output.replace("london-3", "london-1"), plain);
    let letters = run(&[&args[..], &["--plain"]].concat(), "quit\n", Some(&state), colour).output;
    let signs = ["■", "●", "▲", "○", "★", "×", "≈", "\x1b"];
    assert!(!signs.iter().any(|sign| letters.contains(sign)), "{letters}");
    assert!(letters.contains("[b] brown"), "{letters}");
}

#[test]
fn plain_means_ascii() {
    let state = folder("playing-plain");
    let args = ["play", "--plain", "--seed", "7", "--option", "first=1", "--seats", "Anna,random"];
    let typed = "?\nplay zebra\n99\ncards\nscore\nlog\n? lambeth\n".to_owned();
    let said = run(&args, &(typed + &"1\n".repeat(3000)), Some(&state), Face::PLAIN);
    said.ok().expect("\"zebra\" is not understood here").expect("To walk through it:");
    let line = said.output.lines().find(|line| line.chars().any(|c| !c.is_ascii() && c != '£'));
    assert_eq!(line, None);
    let failed = run(&[&args[..], &["--pack", "paris"]].concat(), "", Some(&state), Face::PLAIN);
    failed.fails(
        2,
        "twocities: there is no pack \"paris\", nor a file of that name: give london, london-110 or new-york",
    );
}

#[test]
fn records_without_a_name_are_numbered() {
    let state = folder("playing-numbered");
    fs::write(state.join("london-7.record"), "not mine").unwrap();
    for number in [8, 9] {
        let said = run(&["play"], "quit\n", Some(&state), Face::PLAIN);
        let path = state.join(format!("london-{number}.record"));
        assert!(path.exists());
        said.ok().expect(&format!("  twocities play london --record {}\n", path.display()));
    }
    assert_eq!(fs::read_to_string(state.join("london-7.record")).unwrap(), "not mine");
    twocities(&["play"]).fails(
        2,
        "twocities: there is no home folder to keep the record in: name a file with --record",
    );
}

#[test]
fn london_is_played_unless_another_game_is_named() {
    let state = folder("playing-default");
    let said = run(&["play"], "", Some(&state), Face::PLAIN);
    said.ok().expect("The game is kept in ");
    let text = fs::read_to_string(state.join("london-1.record")).unwrap();
    assert!(text.contains("seat 1 person me\nseat 2 bot rules\n"), "{text}");
}

#[test]
fn a_game_ends_with_scores_ranks_and_the_way_to_its_record() {
    let table = Table::new("playing-end", "Anna,random");
    let said = table.types(&["1"; 3000]);
    // Whatever is on the table, it fits. What stands behind the prompt begins a line on a screen.
    let mut lines = said.output.lines().map(|line| line.trim_start_matches("> "));
    let too_wide = lines.find(|line| line.chars().count() > 80);
    assert_eq!(too_wide, None);
    said.ok().expect("Total: ").expect("To walk through it:\n  twocities replay ");
    let course = table.course();
    assert!(course.last().unwrap().starts_with("end ranks "), "{course:?}");
    twocities(&["verify", table.record.to_str().unwrap()]).ok();
    // Nothing is asked any more, and nothing is written.
    assert!(!table.types(&["1"]).ok().output.contains("> "));
    assert_eq!(table.course(), course);
}

#[test]
fn bots_play_without_anybody() {
    let table = Table::new("playing-bots", "greedy,random,random");
    let said = table.types(&[]);
    // Points end in one column, however many there are, and have the minus of the sentences.
    let all: Vec<&str> = said.ok().output.lines().collect();
    let first = all.iter().rposition(|line| line.starts_with("1  greedy    ")).unwrap();
    let standing = &all[first..first + 3];
    let widths: Vec<usize> = standing.iter().map(|line| line.chars().count()).collect();
    assert!(widths.iter().all(|&width| width == widths[0]), "{standing:#?}");
    assert!(standing[2].contains(" −") && !standing[2].contains(" -"), "{standing:#?}");
    twocities(&["verify", table.record.to_str().unwrap()]).ok();
}

#[test]
fn the_log_the_score_and_cards_can_be_read_at_any_time() {
    let table = Table::new("playing-reading", "Anna,random");
    let said = table.types(&["log", "loan", "log", "score", "card hospital-a", "cards", "?"]);
    // The game has already done what nobody is asked about.
    assert_eq!(said.ok().answer(0), "You begin turn 1 · draw School from the deck\n\n");
    assert!(said.answer(2).contains(" a loan: £10"), "{}", said.answer(2));
    assert!(said.answer(3).contains("Prestige on the track: 0"), "{}", said.answer(3));
    assert!(said.answer(4).starts_with("Hospital  hospital-a\n  Building card, blue, set A."));
    assert!(said.answer(5).contains("When bought: "), "{}", said.answer(5));
    let help = said.answer(6);
    assert!(help.contains("  undo        take back your last action"), "{help}");
    assert_eq!(table.course(), ["1 loan"]);
}

#[test]
fn a_copy_of_the_record_can_be_saved() {
    let table = Table::new("playing-save", "Anna,random");
    let copy = table.record.with_file_name("copy.record");
    let save = format!("save {}", copy.display());
    let said = table.types(&["loan", &save, &save, "save"]);
    assert_eq!(said.ok().answer(1), format!("The game is in {}.\n", copy.display()));
    assert!(said.answer(2).contains(" cannot be written "), "{}", said.answer(2));
    assert_eq!(fs::read(&copy).unwrap(), fs::read(&table.record).unwrap());
}

/// Whoever sits down with a bot that has learnt nothing for these cards is told, each time.
#[test]
fn a_bot_that_has_learnt_nothing_here_is_told() {
    let sentence = "learned plays by rules of thumb here: it has learnt nothing";
    for (pack, told) in [("london", 0), ("london-110", 1)] {
        let record = folder(&format!("untaught-{pack}")).join("game.record");
        let record = record.to_str().unwrap();
        let args = ["play", "london", "--record", record];
        let seats = ["--pack", pack, "--seats", "me,learned,learned", "--seed", "7"];
        for args in [&[&args[..], &seats].concat(), &args[..]] {
            let said = run(args, "quit\n", None, Face::PLAIN).ok().output.clone();
            assert_eq!(said.matches(sentence).count(), told, "{pack}: {said}");
        }
    }
}
