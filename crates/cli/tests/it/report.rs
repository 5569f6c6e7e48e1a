//! The balance report.

use std::fs;

use serde_json::Value;

use crate::session::{folder, twocities};

/// Titles and boroughs.
const LONDON_THINGS: usize = 77 + 20;
/// 18 skyscrapers, 4 legendary ones, 5 streets, challenges and starting lots, 3 cards, 10 kinds of lots.
const NEW_YORK_THINGS: usize = 18 + 4 + 5 + 5 + 5 + 3 + 10;

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
        let mut rows = 0;
        for table in page.split("<table>").skip(1) {
            let (head, body) =
                table.split("</table>").next().unwrap().split_once("<tbody>").unwrap();
            let headings = head.matches("<th ").count();
            assert!(headings >= 3 && head.matches("</th>").count() == headings, "{head}");
            for row in body.split("<tr>").skip(1) {
                assert_eq!(row.matches("<td ").count(), headings, "{head}: {row}");
                assert_eq!(row.matches("</td>").count(), headings, "{head}: {row}");
                rows += 1;
            }
        }
        assert_eq!(rows, if game == "london" { LONDON_THINGS } else { NEW_YORK_THINGS });
        for wrong in ["−0.0<", "−0.0 ", "1 deals", ">-0"] {
            assert!(!page.contains(wrong), "{wrong}");
        }
        // One deal says next to nothing.
        assert!(page.contains("1 deal for each: the 95 % intervals reach"), "{game}");
        assert!(!page.contains("None of it is further"), "{game}");
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
    let names: Vec<&str> = lines.next().unwrap().split(',').collect();
    let columns = names.len();
    let mut things = 0;
    for line in lines {
        things += 1;
        assert_eq!(line.split(',').count(), columns, "{line}");
        let field = |name| line.split(',').nth(names.iter().position(|one| *one == name).unwrap());
        let told = field("takers") != Some("0");
        assert_eq!(field("taken") != Some(""), field("games") != Some("0"), "{line}");
        for name in ["wins", "wins_low", "wins_high", "points", "cash", "relief"] {
            assert_eq!(field(name) != Some(""), told, "{name}: {line}");
        }
        let at_end = ["streets", "challenges"].contains(&field("topic").unwrap());
        assert_eq!(field("when") != Some(""), told && !at_end, "{line}");
    }
    assert_eq!(things, NEW_YORK_THINGS);
}

#[test]
fn where_nothing_can_be_written_is_said_before_the_games() {
    // So many games would take days.
    let args = ["report", "london", "--games", "1000000", "--out", "no-such-folder/page.html"];
    let said = twocities(&args);
    assert!(said.errors.contains("no-such-folder/page.html cannot be written"), "{}", said.errors);
}
