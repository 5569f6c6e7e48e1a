//! Refusals of districts, streets, parks, landmarks, ids, codes and totals.

use super::{HEAD, parse, refused, refused_rows, text, without};

// N1.1
#[test]
fn exactly_five_streets_score() {
    assert_eq!(
        refused_rows("[[street]]\nid = \"pearl\"\nscoring = true\n"),
        "test.toml:7:11: there are 6 streets with “scoring = true”; expected 5"
    );
    assert_eq!(
        refused_rows("[[street]]\nid = \"cedar\"\nscoring = false\n"),
        "test.toml:7:11: there are 4 streets with “scoring = true”; expected 5"
    );
}

// N8.1
#[test]
fn the_streets_of_the_beginners_game_score() {
    let swapped = "[[street]]\nid = \"broadway\"\nscoring = false\n[[street]]\nid = \"pearl\"\nscoring = true\n";
    assert_eq!(
        refused_rows(swapped),
        "test.toml:10:11: “broadway” cannot score; expected a street with this id and “scoring = true”"
    );
}

// N2.1
#[test]
fn exactly_one_district_is_left_out_with_two_players() {
    assert_eq!(
        refused_rows("[[district]]\nid = \"blue\"\ntwo_players = false\n"),
        "test.toml:7:15: there are 2 districts with “two_players = false”; expected 1"
    );
    assert_eq!(
        refused_rows("[[district]]\nid = \"pink\"\ntwo_players = true\n"),
        "test.toml:7:15: there are 0 districts with “two_players = false”; expected 1"
    );
}

#[test]
fn codes_of_other_characters() {
    for code in ["g", "G1", "GREE", "", "É"] {
        assert_eq!(
            refused_rows(&format!("[[district]]\nid = \"green\"\ncode = \"{code}\"\n")),
            format!(
                "test.toml:7:8: “{code}” is no code of a district; expected one to three capital letters"
            )
        );
    }
    for (kind, id) in [("street", "cedar"), ("park", "bowling-green"), ("landmark", "custom-house")]
    {
        for code in ["C", "c1", "+", "long", "c e", ""] {
            assert_eq!(
                refused_rows(&format!("[[{kind}]]\nid = \"{id}\"\ncode = \"{code}\"\n")),
                format!(
                    "test.toml:7:8: “{code}” is no code of a {kind}; expected one to three lower-case letters"
                )
            );
        }
    }
}

#[test]
fn a_code_that_stands_for_two_things() {
    for (kind, id, code, other) in [
        ("district", "pink", "G", "green"),
        ("street", "cedar", "bw", "broadway"),
        ("park", "bowling-green", "bw", "broadway"),
        ("landmark", "custom-house", "ch", "trinity-churchyard"),
    ] {
        assert_eq!(
            refused_rows(&format!("[[{kind}]]\nid = \"{id}\"\ncode = \"{code}\"\n")),
            format!(
                "test.toml:7:8: “{code}” is the code of “{other}” already; expected another one"
            )
        );
    }
}

/// A word points at one thing, whatever its kind.
#[test]
fn an_id_that_two_things_have() {
    for (rows, message) in [
        ("[[street]]\nid = \"green\"\ncode = \"gr\"\n", "“green” is a district already"),
        ("[[park]]\nid = \"cedar\"\ncode = \"pa\"\n", "“cedar” is a street already"),
        (
            "[[landmark]]\nid = \"bowling-green\"\ncode = \"la\"\n",
            "“bowling-green” is a park already",
        ),
        ("[[landmark]]\nid = \"start\"\ncode = \"la\"\n", "“start” is a starting building already"),
    ] {
        assert_eq!(refused_rows(rows), format!("test.toml:6:6: {message}; expected another id"));
    }
    for (old, new, message) in [
        ("b1", "cedar", "“cedar” is a street already"),
        ("b1", "start", "“start” is a starting building already"),
        ("singer", "b2", "“b2” is a skyscraper already"),
        ("david-schneider", "singer", "“singer” is a legendary skyscraper already"),
    ] {
        let changed = text().replace(&format!("id = \"{old}\""), &format!("id = \"{new}\""));
        let refused = refused(&changed);
        assert!(refused.ends_with(&format!(":6: {message}; expected another id")), "{refused}");
    }
}

#[test]
fn a_new_row_that_is_not_complete() {
    let expected = "“code” is missing; expected it for every district, street, park and landmark";
    for kind in ["street", "park", "landmark"] {
        assert_eq!(
            refused_rows(&format!("[[{kind}]]\nid = \"new\"\n")),
            format!("test.toml:6:6: {expected}")
        );
    }
    for (start, key, expected) in [
        ("[[district]]\nid = \"green\"", "code", "district, street, park and landmark"),
        ("[[tile]]\nid = \"b1\"", "generation", "skyscraper"),
        ("[[tile]]\nid = \"b1\"", "points", "skyscraper"),
        ("[[tile]]\nid = \"b1\"", "shape", "skyscraper"),
        ("[[legendary]]\nid = \"singer\"", "points", "skyscraper"),
        ("[[legendary]]\nid = \"singer\"", "height", "legendary skyscraper"),
        ("[[legendary]]\nid = \"singer\"", "shape", "skyscraper"),
        ("[[character]]\nid = \"isaac-lindqvist\"", "lot", "character"),
    ] {
        let (before, row) = text().split_once(start).expect("it is there");
        let key_line = format!("\n{key} = ");
        let (head, rest) = row.split_once(&key_line).expect("it has it");
        let (_, rest) = rest.split_once('\n').unwrap_or((rest, ""));
        let line = before.matches('\n').count() + 2;
        assert_eq!(
            refused(&format!("{before}{start}{head}\n{rest}")),
            format!("test.toml:{line}:6: “{key}” is missing; expected it for every {expected}")
        );
    }
}

#[test]
fn more_streets_than_a_map_needs() {
    let rows: String = (0..21)
        .map(|number| format!("[[street]]\nid = \"new-{number}\"\ncode = \"z\"\n"))
        .collect();
    assert_eq!(refused_rows(&rows), "test.toml:66:6: there are 33 streets; expected at most 32");
}

#[test]
fn totals_that_do_not_add_up() {
    for (total, counted, column) in [
        ("lots", 65, 19),
        ("large_lots", 20, 36),
        ("cells", 150, 48),
        ("blocks", 19, 62),
        ("bronze", 6, 75),
        ("silver", 6, 87),
        ("gold", 6, 97),
        ("irregular", 9, 112),
    ] {
        let declared = counted + 1;
        let head =
            HEAD.replace(&format!(" {total} = {counted}"), &format!(" {total} = {declared}"));
        assert_eq!(
            refused(&head),
            format!(
                "test.toml:4:{column}: “{total}” says {declared}, but the rows add up to {counted}; expected the same number"
            )
        );
        let head = HEAD
            .replace(&format!("{total} = {counted}, "), "")
            .replace(&format!(", {total} = {counted} }}"), " }");
        assert_eq!(
            refused(&head),
            format!("test.toml:4:10: “{total}” is missing; expected it under [totals]")
        );
    }
}

#[test]
fn a_header_that_is_not_complete() {
    assert!(parse(text()).is_ok());
    assert_eq!(
        refused(&without("[totals]")),
        "test.toml:1:1: “totals” is missing; expected it in every pack"
    );
    assert_eq!(
        refused(&HEAD.replace("\"new-york\"", "\"london\"")),
        "test.toml:3:11: “london” is no built-in pack; expected new-york"
    );
}

#[test]
fn names_that_no_line_shows() {
    for (kind, id) in [
        ("district", "green"),
        ("street", "cedar"),
        ("park", "bowling-green"),
        ("landmark", "custom-house"),
        ("tile", "b1"),
        ("legendary", "singer"),
        ("character", "isaac-lindqvist"),
    ] {
        assert_eq!(
            refused_rows(&format!("[[{kind}]]\nid = \"{id}\"\nname = \" \"\n")),
            "test.toml:7:8: “” is no name; expected from 1 to 60 characters on one line"
        );
    }
}
