//! What a pack may say and what it may not.

mod board;
mod built_in;
mod documents;
mod extending;
mod pieces;
mod rows;

use super::pack::BUILT_IN;
use super::{Content, PackError};

/// A pack that changes `new-york`; its rows begin in line 5.
const HEAD: &str = r#"format = 1
pack = "test"
extends = "new-york"
totals = { lots = 65, large_lots = 20, cells = 150, blocks = 19, bronze = 6, silver = 6, gold = 6, irregular = 9 }
"#;

fn parse(text: &str) -> Result<Content, PackError> {
    Content::parse("test.toml", text)
}

fn new_york() -> Content {
    Content::built_in("new-york").expect("it comes with the program")
}

/// The standard pack as it stands in its file.
fn text() -> &'static str {
    BUILT_IN[0].1
}

/// Why a file is refused.
#[track_caller]
fn refused(text: &str) -> String {
    parse(text).expect_err("it should be refused").to_string()
}

/// A pack in which `rows` change `new-york`.
#[track_caller]
fn new_york_with(rows: &str) -> Content {
    parse(&format!("{HEAD}{rows}")).unwrap_or_else(|error| panic!("{error}"))
}

/// Why `rows`, which begin in line 5, may not change `new-york`.
#[track_caller]
fn refused_rows(rows: &str) -> String {
    refused(&format!("{HEAD}{rows}"))
}

/// The standard pack without the rows that begin like this.
#[track_caller]
fn without(start: &str) -> String {
    assert!(text().contains(start), "{start}");
    let rows = text().split("\n\n").filter(|row| !row.starts_with(start));
    rows.collect::<Vec<_>>().join("\n\n")
}

/// The words of the standard map.
fn drawing() -> Vec<Vec<&'static str>> {
    let (_, rows) = text().split_once("rows = [\n").expect("the map");
    let (rows, _) = rows.split_once("\n]").expect("its end");
    rows.lines().map(|row| row.trim_matches([' ', '"', ',']).split_whitespace().collect()).collect()
}

/// A map as a file has it. Its first row is in line 7; its first column begins at character 2 and
/// every column is four characters wide.
fn map_of(drawing: &[Vec<&str>]) -> String {
    let row = |words: &Vec<&str>| {
        let words: Vec<String> = words.iter().map(|word| format!("{word:<3}")).collect();
        format!("\"{}\",\n", words.join(" "))
    };
    format!("[map]\nrows = [\n{}]\n", drawing.iter().map(row).collect::<String>())
}

/// The standard map with other words at some cells, each by row and column from 0.
fn map_with(changes: &[(usize, usize, &'static str)]) -> String {
    let mut drawing = drawing();
    for &(row, column, word) in changes {
        drawing[row][column] = word;
    }
    map_of(&drawing)
}
