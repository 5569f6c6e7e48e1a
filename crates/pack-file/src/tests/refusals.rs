//! Files that are refused.

use super::garden::{GardenFault, HEAD, parse, refused, refused_plant};
use crate::FileFault;

#[test]
fn a_file_of_another_size_or_format() {
    let text = format!("{HEAD}{}", "#".repeat(1 << 20));
    assert_eq!(
        refused(&text),
        format!("my.toml:1:1: the file has {} bytes; expected at most 1048576", text.len())
    );
    assert_eq!(
        refused("format = 1\nanything = true\n"),
        "my.toml:1:10: “1” is no format that this program reads; expected 3"
    );
    assert_eq!(refused(""), "my.toml:1:1: “format” is missing; expected it in every pack");
    assert_eq!(
        refused_plant("[[plant]"),
        "my.toml:6:9: this is no TOML: unclosed array table, expected `]`"
    );
}

#[test]
fn a_header_that_is_not_sound() {
    let alone = "format = 3\npack = \"mine\"\n";
    assert_eq!(
        refused(alone),
        "my.toml:1:1: “provenance” is missing; expected it in a pack that extends no other"
    );
    assert_eq!(
        refused("format = 3\n"),
        "my.toml:1:1: “pack” is missing; expected it in every pack"
    );
    assert_eq!(
        refused(&HEAD.replace("mine", "My own")),
        "my.toml:2:8: “My own” is no name of a pack; expected lower-case letters, digits and \
         hyphens, from 1 to 40 of them"
    );
    assert_eq!(
        refused(&HEAD.replace("\"garden\"", "\"desert\"")),
        "my.toml:3:11: “desert” is no built-in pack; expected garden or meadow"
    );
}

#[test]
fn words_have_the_nouns_of_the_game() {
    assert_eq!(
        refused_plant("colour = \"rde\""),
        "my.toml:6:10: “rde” is no colour; expected red or white"
    );
    assert_eq!(
        refused_plant("marks = [\"throny\"]"),
        "my.toml:6:10: “throny” is no word that is known here; expected thorny or fruits"
    );
    assert_eq!(
        refused_plant("provenance = { height = \"me\" }"),
        "my.toml:6:25: “me” is no provenance; expected rulebook, review, first-edition, \
         reconstructed or owner"
    );
    assert_eq!(
        refused_plant("provenance = { id = \"owner\" }"),
        "my.toml:6:16: “id” is no field that has a provenance; expected colour, height, depth, \
         seeds or marks"
    );
    assert_eq!(
        refused_plant("hight = 1"),
        "my.toml:6:1: “hight” is no key here; expected id, colour, height, depth, seeds, marks or \
         provenance"
    );
}

#[test]
fn values_that_do_not_fit() {
    for (line, place, message) in [
        ("height = 256", "6:10", "“256” does not fit here; expected a number from 0 to 255"),
        ("depth = 128", "6:9", "“128” does not fit here; expected a number from -128 to 127"),
        ("seeds = -1", "6:9", "“-1” does not fit here; expected a number from 0 to 65535"),
        (
            "colour = red",
            "6:10",
            "“red” does not fit here; expected a number, true, false, or text in quotation marks",
        ),
        (
            "marks = [{ fruits = 1, thorny = 1 }]",
            "6:10",
            "“{ fruits = 1, thorny = 1 }” does not fit here; expected one word and its value, as in \
             { fruits = 4 }",
        ),
        (
            "marks = [\"fruits\"]",
            "6:10",
            "“fruits” does not fit here; expected it with a value, as in { fruits = … }",
        ),
    ] {
        assert_eq!(refused_plant(line), format!("my.toml:{place}: {message}"));
    }
}

#[test]
fn ids_that_are_missing_bad_or_there_twice() {
    assert_eq!(
        refused(&format!("{HEAD}[[plant]]\nheight = 1\n")),
        "my.toml:4:1: “id” is missing; expected it for every plant"
    );
    assert_eq!(
        refused(&format!("{HEAD}[[plant]]\nid = \"Ivy\"\n")),
        "my.toml:5:6: “Ivy” is no id; expected lower-case letters, digits and hyphens, from 1 to 40 \
         of them"
    );
    assert_eq!(
        refused_plant("[[plant]]\nid = \"ivy\""),
        "my.toml:7:6: “ivy” is there twice; expected every id once, and line 5 has it already"
    );
}

#[test]
fn the_row_that_is_one_too_many_is_named() {
    assert_eq!(
        refused_plant("[[plant]]\nid = \"oak\"\n[[plant]]\nid = \"elm\""),
        "my.toml:9:6: there are 5 plants; expected at most 4"
    );
}

#[test]
fn a_game_has_faults_of_its_own() {
    let error = parse(&format!("{HEAD}[[plant]]\nid = \"rose\"\nheight = 10\n")).unwrap_err();
    assert_eq!((error.line, error.column), (6, 10));
    assert_eq!(error.fault, GardenFault::Tree { id: "rose".to_owned() });
    let error = parse("").unwrap_err();
    assert!(matches!(error.fault, GardenFault::File(FileFault::Missing { .. })));
}
