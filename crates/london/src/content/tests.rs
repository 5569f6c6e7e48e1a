//! What a pack may say and what it may not.

mod abilities;
mod built_in;
mod documents;
mod extending;
mod game;
mod words;

use super::{Content, PackError};

/// A pack that changes `london`; its rows begin in line 5.
const HEAD: &str = r#"format = 1
pack = "test"
extends = "london"
totals = { cards = 101, a = 27, b = 43, c = 31, paupers = 11, actions = 4, boroughs = 20 }
"#;

/// A new card that is not in the deck, up to its line 5.
const NEW_CARD: &str = r#"[[card]]
id = "new"
set = "a"
colour = "brown"
copies = 0
"#;

/// A borough, up to its line 8.
const NEW_BOROUGH: &str = r#"[[borough]]
id = "new"
side = "north"
cost = 1
draw = 1
prestige = 1
relief = 1
"#;

fn parse(text: &str) -> Result<Content, PackError> {
    Content::parse("test.toml", text)
}

/// Why a file is refused.
#[track_caller]
fn refused(text: &str) -> String {
    parse(text).expect_err("it should be refused").to_string()
}

/// A pack in which `rows` change `london`.
#[track_caller]
fn london_with(rows: &str) -> Content {
    parse(&format!("{HEAD}{rows}")).unwrap_or_else(|error| panic!("{error}"))
}

/// Why `rows` may not change `london`.
#[track_caller]
fn refused_rows(rows: &str) -> String {
    refused(&format!("{HEAD}{rows}"))
}

/// Why a new card may not have this in its line 10.
#[track_caller]
fn refused_card(line: &str) -> String {
    refused_rows(&format!("{NEW_CARD}{line}"))
}

/// Why a new action card may not have this in its line 11.
#[track_caller]
fn refused_action(line: &str) -> String {
    refused_rows(&format!("{NEW_CARD}kind = \"action\"\n{line}"))
}

/// Why a new borough may not have this in its line 12.
#[track_caller]
fn refused_borough(line: &str) -> String {
    refused_rows(&format!("{NEW_BOROUGH}{line}"))
}

/// A pack that stands alone: rows of cards and of boroughs, with 1 pauper and no action card.
fn alone([a, b, c]: [usize; 3], starters: usize, boroughs: usize) -> String {
    let total = a + b + c;
    let mut text = format!(
        "format = 1\npack = \"small\"\nprovenance = \"owner\"\n\n[totals]\ncards = {total}\na = {a}\n\
         b = {b}\nc = {c}\npaupers = 1\nactions = 0\nboroughs = {boroughs}\n"
    );
    let pauper =
        "[[card]]\nid = \"p\"\nset = \"a\"\ncolour = \"grey\"\nkind = \"pauper\"\ncopies = 1\n";
    text.push_str(pauper);
    for (set, copies) in [("a", a - 1), ("b", b), ("c", c)] {
        text.push_str(&format!(
            "[[card]]\nid = \"{set}\"\nset = \"{set}\"\ncolour = \"pink\"\ncopies = {copies}\n"
        ));
    }
    for borough in 0..boroughs {
        let starter = borough < starters;
        text.push_str(&format!(
            "[[borough]]\nid = \"b{borough}\"\nstarter = {starter}\nside = \"south\"\ncost = 2\n\
             draw = 0\nprestige = 1\nrelief = 0\n"
        ));
    }
    text
}
