//! Packs that change another one.

use super::{HEAD, map_with, new_york, new_york_with, parse, refused_rows};
use crate::content::{Provenance, Street};

#[test]
fn a_pack_that_changes_nothing_plays_like_its_base() {
    let same = new_york_with("");
    assert_eq!(same.pack(), "test");
    assert_eq!(same.digest(), new_york().digest());
}

#[test]
fn a_row_changes_only_the_fields_it_gives() {
    let content = new_york_with("[[tile]]\nid = \"b5\"\npoints = 9\n");
    let tile = content.tile(content.find_tile("b5").expect("as before"));
    assert_eq!((tile.points, tile.shape.len()), (9, 4));

    let content = new_york_with("[[legendary]]\nid = \"singer\"\nname = \"The Singer\"\n");
    let tile = content.tile(content.find_tile("singer").expect("as before"));
    assert_eq!((tile.name.as_deref(), tile.height), (Some("The Singer"), 612));

    let content = new_york_with("[[character]]\nid = \"robert-fletcher\"\nlot = \"B1\"\n");
    let character = content.characters().find(|(_, facts)| facts.id == "robert-fletcher");
    let (_, character) = character.expect("as before");
    assert_eq!(content.lot(character.lot).id, "B1");
    assert_eq!(character.sources.of("name"), Provenance::Review);
}

/// The streets that can score come first, so another one of them moves those between.
#[test]
fn other_streets_can_score() {
    let content = new_york_with(
        "[[street]]\nid = \"cedar\"\nscoring = false\n[[street]]\nid = \"pearl\"\nscoring = true\n",
    );
    let ids: Vec<_> = Street::all().map(|street| content.street(street).id.as_str()).collect();
    assert_eq!(ids, ["wall-street", "broadway", "nassau-broad", "pine-thames", "pearl"]);
    assert_ne!(content.digest(), new_york().digest());
}

#[test]
fn new_places_are_called_by_their_ids_or_names() {
    let content = new_york_with(
        "[[park]]\nid = \"battery-park\"\ncode = \"bp\"\n\
         [[landmark]]\nid = \"ferry\"\nname = \"Ferry Terminal\"\ncode = \"fe\"\n",
    );
    let park = content.parks().last().expect("the new one");
    assert_eq!(park.name.as_deref(), Some("battery park"));
    let landmark = content.landmarks().last().expect("the new one");
    assert_eq!(landmark.name.as_deref(), Some("Ferry Terminal"));
    assert_eq!(content.digest(), new_york().digest());
}

/// The rows of the other map are as they were, so what is wrong with them is said of the file.
#[test]
fn a_change_must_suit_the_map_that_stays() {
    let refused = refused_rows("[[street]]\nid = \"pearl\"\ncode = \"pl\"\n");
    assert!(
        refused.starts_with("test.toml:4:10: “pe” in row 2 of the map is not known"),
        "{refused}"
    );
    assert_eq!(
        refused_rows("[[district]]\nid = \"pink\"\ncode = \"V\"\n"),
        "test.toml:4:10: “P5” in row 11 of the map lies in no district; expected a lot of G, B, R, Y or V"
    );
}

/// A character stays where they are when the map is drawn anew; their lot may have become too large.
#[test]
fn a_map_must_suit_the_characters_that_stay() {
    let map = map_with(&[(1, 5, "B2"), (2, 5, "B1"), (3, 5, "B1")]);
    assert_eq!(
        refused_rows(&map),
        "test.toml:4:10: “B2” has 3 cells; expected a lot of 2 for the starting building of “robert-fletcher”"
    );
}

#[test]
fn a_map_drawn_anew_has_the_provenance_of_its_pack() {
    let map = map_with(&[(9, 2, "ch")]);
    let silent = new_york_with(&map);
    assert_eq!(silent.map().sources.of("rows"), Provenance::Reconstructed);
    let own = new_york_with(&format!("{map}provenance = {{ rows = \"review\" }}\n"));
    assert_eq!(own.map().sources.of("rows"), Provenance::Review);
    let head = HEAD.replace("totals", "provenance = \"owner\"\ntotals");
    let stated = parse(&format!("{head}{map}")).unwrap();
    assert_eq!(stated.map().sources.of("rows"), Provenance::Owner);
    let kept = parse(&head).unwrap();
    assert_eq!(kept.map().sources.of("rows"), Provenance::Reconstructed);
}
