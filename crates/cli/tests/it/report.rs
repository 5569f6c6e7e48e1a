//! The balance report.

use std::fs;

use serde_json::Value;

use crate::session::{folder, twocities};

#[test]
fn a_page_needs_nothing_else() {
    for game in ["london", "new-york"] {
        let file = folder(&format!("report-{game}")).join("page.html");
        let path = file.to_str().unwrap();
        let args = ["report", game, "--games", "6", "--blocks", "1", "--out", path];
        twocities(&args).ok().expect("Written to ");
        let page = fs::read_to_string(&file).unwrap();
        for part in ["<!doctype html>", "In short", "Order of turns", "<svg ", "Repeat this page"] {
            assert!(page.contains(part), "{part}");
        }
        for foreign in ["http://", "https://", "src=", "@import", "url("] {
            assert!(!page.contains(foreign), "{foreign}");
        }
        // Every thing has a row, and every row as many cells as its table has headings.
        assert_eq!(page.matches("<tr>").count(), page.matches("</tr>").count());
        assert!(page.matches("<tr>").count() > 30);
        let sentence = format!(
            "twocities: the file {path} is there already and is not overwritten: give another name"
        );
        twocities(&args).fails(2, &sentence);
    }
}

#[test]
fn the_number_of_threads_makes_no_difference() {
    let numbers = |threads| {
        let args =
            ["report", "london", "--games", "6", "--blocks", "1", "--json", "--threads", threads];
        let text = twocities(&args).ok().output.clone();
        serde_json::from_str::<Value>(&text).unwrap()
    };
    let one = numbers("1");
    assert_eq!(one, numbers("2"));
    assert_eq!(one["games"], 6);
    assert_eq!(one["effects"]["items"].as_array().unwrap().len(), 20);
    assert_eq!(one["topics"][1]["id"], "boroughs");
}

#[test]
fn a_table_for_programs_has_a_line_for_everything() {
    let args = ["report", "new-york", "--games", "3", "--blocks", "0", "--csv", "--seats", "3"];
    let text = twocities(&args).ok().output.clone();
    let mut lines = text.lines();
    let columns = lines.next().unwrap().split(',').count();
    let mut things = 0;
    for line in lines {
        things += 1;
        assert_eq!(line.split(',').count(), columns, "{line}");
    }
    // 18 skyscrapers, 4 legendary ones, 5 streets, challenges and starting lots, 3 cards, 10 kinds of lots.
    assert_eq!(things, 18 + 4 + 5 + 5 + 5 + 3 + 10);
}

#[test]
fn where_nothing_can_be_written_is_said_before_the_games() {
    // So many games would take days.
    let args = ["report", "london", "--games", "1000000", "--out", "no-such-folder/page.html"];
    let said = twocities(&args);
    assert!(said.errors.contains("no-such-folder/page.html cannot be written"), "{}", said.errors);
}
