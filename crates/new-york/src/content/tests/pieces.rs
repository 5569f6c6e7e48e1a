//! Refusals of skyscrapers and characters.

use super::{new_york_with, refused, refused_rows, without};
use crate::content::Cell;

/// Why a skyscraper may not have this shape, which is in line 7.
#[track_caller]
fn refused_shape(shape: &str) -> String {
    refused_rows(&format!("[[tile]]\nid = \"g2\"\nshape = {shape}\n"))
}

/// Why a legendary skyscraper may not have this in line 7.
#[track_caller]
fn refused_legendary(line: &str) -> String {
    refused_rows(&format!("[[legendary]]\nid = \"singer\"\n{line}\n"))
}

/// Why a character may not begin on this lot, which is in line 7.
#[track_caller]
fn refused_start(lot: &str) -> String {
    refused_rows(&format!("[[character]]\nid = \"robert-fletcher\"\nlot = \"{lot}\"\n"))
}

#[test]
fn shapes_of_something_else_than_cells() {
    for row in ["XxX", "X X", "XO"] {
        assert_eq!(
            refused_shape(&format!("[\"XXX\", \"{row}\"]")),
            format!(
                "test.toml:7:17: “{row}” is no row of a shape; expected X for a cell and . for none"
            )
        );
    }
    assert_eq!(
        refused_shape("[\"XXX\", \"XX\"]"),
        "test.toml:7:17: “XX” is 2 wide; expected 3, as in the row before"
    );
}

#[test]
fn shapes_without_cells_or_with_too_many() {
    for shape in ["[]", "[\"\"]", "[\"..\", \"..\"]"] {
        assert_eq!(
            refused_shape(shape),
            "test.toml:7:9: the shape of “g2” has 0 cells; expected from 1 to 16"
        );
    }
    assert_eq!(
        refused_shape("[\"XXXXXXXXXXXXXXXXX\"]"),
        "test.toml:7:9: the shape of “g2” has 17 cells; expected from 1 to 16"
    );
    new_york_with("[[tile]]\nid = \"g2\"\nshape = [\"XXXXXXXXXXXXXXXX\"]\n");
}

#[test]
fn shapes_in_pieces() {
    let far = format!("[\"X{}X\"]", ".".repeat(300));
    for shape in ["[\"X.X\"]", "[\"X.\", \".X\"]", "[\"X\", \".\", \"X\"]", &far] {
        assert_eq!(
            refused_shape(shape),
            "test.toml:7:9: the shape of “g2” is in pieces; expected cells that share edges"
        );
    }
}

#[test]
fn empty_rows_and_columns_beside_a_shape_are_nothing() {
    let content = new_york_with("[[tile]]\nid = \"g2\"\nshape = [\"....\", \".XXX\", \"....\"]\n");
    let shape = &content.tile(content.find_tile("g2").expect("as before")).shape;
    assert_eq!(shape[..2], [Cell { row: 0, column: 0 }, Cell { row: 0, column: 1 }]);
    assert_eq!(content.digest(), super::new_york().digest());
}

#[test]
fn points_that_nothing_scores() {
    for points in [0, 51] {
        let expected =
            format!("test.toml:7:10: “points” cannot be {points}; expected a number from 1 to 50");
        let row = format!("[[tile]]\nid = \"g2\"\npoints = {points}\n");
        assert_eq!(refused_rows(&row), expected);
        assert_eq!(refused_legendary(&format!("points = {points}")), expected);
    }
    new_york_with(
        "[[tile]]\nid = \"g2\"\npoints = 50\n[[legendary]]\nid = \"singer\"\npoints = 1\n",
    );
}

// N7.5
#[test]
fn heights_that_decide_no_tie() {
    assert_eq!(
        refused_legendary("height = 391"),
        "test.toml:7:10: “singer” is 391 feet high, as is “park-row”; expected different heights"
    );
    for height in [0, 5001] {
        assert_eq!(
            refused_legendary(&format!("height = {height}")),
            format!(
                "test.toml:7:10: “singer” cannot be {height} feet high; expected from 1 to 5000"
            )
        );
    }
    assert_eq!(
        refused_legendary("height = 70000"),
        "test.toml:7:10: “70000” does not fit here; expected a number from 0 to 65535"
    );
}

// N1.4
#[test]
fn generations_that_do_not_exist() {
    for word in ["starting", "iron"] {
        assert_eq!(
            refused_rows(&format!("[[tile]]\nid = \"g2\"\ngeneration = \"{word}\"\n")),
            format!("test.toml:7:14: “{word}” is no generation; expected bronze, silver or gold")
        );
    }
}

// N1.3, N1.5, N1.7
#[test]
fn too_few_or_too_many_of_something() {
    for (start, message) in [
        ("[[tile]]\nid = \"g6\"", "there are 17 skyscrapers; expected at least 18"),
        (
            "[[legendary]]\nid = \"singer\"",
            "there are 3 legendary skyscrapers; expected at least 4",
        ),
        ("[[character]]\nid = \"isaac", "there are 4 characters; expected at least 5"),
        ("[[district]]\nid = \"pink\"", "there are 4 districts; expected at least 5"),
    ] {
        assert_eq!(refused(&without(start)), format!("test.toml:13:1: {message}"));
    }
    for (row, message) in [
        ("tile", "there are 19 skyscrapers; expected at most 18"),
        ("legendary", "there are 5 legendary skyscrapers; expected at most 4"),
        ("character", "there are 6 characters; expected at most 5"),
        ("district", "there are 6 districts; expected at most 5"),
    ] {
        let rows = format!("[[{row}]]\nid = \"new\"\n");
        assert_eq!(refused_rows(&rows), format!("test.toml:6:6: {message}"));
    }
}

// N1.4
#[test]
fn a_generation_without_skyscrapers() {
    let rows: String = (1..=6)
        .map(|number| format!("[[tile]]\nid = \"b{number}\"\ngeneration = \"silver\"\n"))
        .collect();
    assert_eq!(
        refused_rows(&rows),
        "test.toml:4:10: there are 0 bronze skyscrapers; expected at least 1"
    );
}

// N1.7
#[test]
fn starting_lots_that_do_not_suit() {
    for lot in ["Q6", "G14", "b1", ""] {
        assert_eq!(
            refused_start(lot),
            format!("test.toml:7:7: “{lot}” is no lot; expected one of the map, such as G1")
        );
    }
    assert_eq!(
        refused_start("B3"),
        "test.toml:7:7: “B3” has 3 cells; expected a lot of 2 for the starting building of “robert-fletcher”"
    );
    assert_eq!(
        refused_start("G1"),
        "test.toml:7:7: “G1” lies in the district of “cornelius-halloway”; expected one character in each district"
    );
}
