//! Packs that change another one.

use super::garden::{BUILT_IN, Colour, HEAD, Mark, garden_with, parse};
use crate::{Provenance, or_default};

#[test]
fn a_pack_that_changes_nothing_is_like_its_base() {
    let same = garden_with("");
    assert_eq!(same.pack, "mine");
    let ids: Vec<_> = same.plants.iter().map(|plant| plant.id.as_str()).collect();
    assert_eq!(ids, ["rose", "lily"]);
    assert!(same.plants.iter().all(|plant| plant.at.is_none()));
}

#[test]
fn a_row_changes_only_the_fields_it_gives() {
    let garden = garden_with("[[plant]]\nid = \"rose\"\nheight = 7\n");
    let rose = garden.plant("rose");
    assert_eq!(or_default(&rose.row.height), 7);
    assert_eq!(rose.row.colour.expect("as before").value, Colour::Red);
    let marks = rose.row.marks.as_ref().expect("as before");
    let values: Vec<_> = marks.value.iter().map(|mark| mark.value).collect();
    assert_eq!(values, [Mark::Thorny, Mark::Fruits(4)]);
}

#[test]
fn only_what_the_file_says_has_a_place_in_it() {
    let garden = garden_with("[[plant]]\nid = \"rose\"\nheight = 7\n");
    let rose = garden.plant("rose");
    assert_eq!(rose.at, Some(HEAD.len() + "[[plant]]\nid = ".len()));
    assert!(rose.row.height.expect("given").at.is_some());
    assert_eq!(rose.row.colour.expect("as before").at, None);
    let marks = rose.row.marks.as_ref().expect("as before");
    assert!(marks.at.is_none() && marks.value.iter().all(|mark| mark.at.is_none()));

    // Nor has a row that the file does not mention: the places of its base mean nothing here.
    let lily = garden.plant("lily");
    assert_eq!(lily.row.colour.expect("as before").at, None);
    let rose = garden_with("").plants.remove(0).row;
    let marks = rose.marks.expect("as before");
    assert!(marks.at.is_none() && marks.value.iter().all(|mark| mark.at.is_none()));
}

#[test]
fn new_rows_come_at_the_end() {
    let garden = garden_with("[[plant]]\nid = \"ivy\"\n[[plant]]\nid = \"lily\"\nheight = 3\n");
    let ids: Vec<_> = garden.plants.iter().map(|plant| plant.id.as_str()).collect();
    assert_eq!(ids, ["rose", "lily", "ivy"]);
}

#[test]
fn a_pack_that_extends_another_can_be_extended() {
    let text = HEAD.replace("extends = \"garden\"", "extends = \"meadow\"");
    let ids: Vec<_> = parse(&text).unwrap().plants.into_iter().map(|plant| plant.id).collect();
    assert_eq!(ids, ["rose", "lily", "clover"]);
}

#[test]
fn every_field_has_a_provenance() {
    let (_, text) = BUILT_IN[0];
    let rose = &parse(text).unwrap().plant("rose").sources.clone();
    assert_eq!(rose.of("colour"), Provenance::Rulebook);
    assert_eq!(rose.of("height"), Provenance::Review);

    // A header that says nothing leaves it as it was, and new rows are like those of the base.
    let rows =
        "[[plant]]\nid = \"rose\"\nheight = 7\ncolour = \"white\"\n[[plant]]\nid = \"ivy\"\n";
    let silent = garden_with(rows);
    assert_eq!(silent.plant("rose").sources, *rose);
    assert_eq!(silent.plant("ivy").sources.of("height"), Provenance::Rulebook);

    let stated = garden_with(&format!("provenance = \"owner\"\n{rows}"));
    let rose = &stated.plant("rose").sources;
    assert_eq!(rose.of("height"), Provenance::Owner);
    assert_eq!(rose.of("colour"), Provenance::Owner);
    assert_eq!(rose.of("marks"), Provenance::Rulebook);
    assert_eq!(stated.plant("ivy").sources.default, Provenance::Owner);
}

#[test]
fn a_row_may_say_the_provenance_of_a_field_without_changing_it() {
    let garden =
        garden_with("[[plant]]\nid = \"lily\"\nprovenance = { height = \"reconstructed\" }\n");
    let lily = &garden.plant("lily").sources;
    assert_eq!(lily.of("height"), Provenance::Reconstructed);
    assert_eq!(lily.of("colour"), Provenance::Rulebook);
}
