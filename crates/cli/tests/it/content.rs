//! Content packs.

use std::fs;

use serde_json::Value;

use crate::session::{folder, twocities};

#[test]
fn the_packs_are_listed_with_their_totals() {
    let said = twocities(&["content", "list"]);
    let said = said.ok().output.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(
        said.contains("london, pack london: 101 cards (A 27, B 43, C 31; 11 paupers and 4 action cards among them) and 20 boroughs"),
        "{said}"
    );
    assert!(said.contains("london, pack london-110: 110 cards"), "{said}");
}

#[test]
fn a_pack_is_shown_with_its_words_and_where_they_come_from() {
    let said = twocities(&["content", "show", "london"]);
    said.ok().expect("\nVintners  vintners-a  1 copy\n  Building card, brown, set A.");
    said.expect("from the rulebook; the rest from the first edition");
    said.expect("\nCity  city  on offer from the start\n");
}

#[test]
fn a_pack_is_shown_for_programs() {
    let said = twocities(&["content", "show", "london-110", "--json"]);
    let pack: Value = serde_json::from_str(&said.ok().output).unwrap();
    assert_eq!((&pack["game"], &pack["pack"]), (&"london".into(), &"london-110".into()));
    let cards = pack["cards"].as_array().unwrap();
    let copies: u64 = cards.iter().map(|card| card["copies"].as_u64().unwrap()).sum();
    assert_eq!(copies, 110);
    let vintners = cards.iter().find(|card| card["id"] == "vintners-a").unwrap();
    assert_eq!(vintners["colour"], "brown");
    assert_eq!(vintners["provenance"]["fields"]["name"], "rulebook");
    assert!(vintners["activation"]["effects"].is_array(), "{vintners}");
    assert_eq!(pack["boroughs"].as_array().unwrap().len(), 20);
}

#[test]
fn files_are_checked() {
    let path = folder("content-check").join("broken.toml");
    fs::write(&path, "format = 1\npack = \"mine\"\nextends = \"paris\"\n").unwrap();
    let path = path.to_str().unwrap();
    let said = twocities(&["content", "check", "london", path]);
    assert_eq!((said.code, said.errors.as_str()), (1, ""));
    assert!(said.output.starts_with("london: ok, 101 cards"), "{}", said.output);
    let complaint = said.output.lines().last().unwrap();
    assert!(complaint.starts_with(&format!("{path}:3:")), "{complaint}");
}

#[test]
fn a_pack_that_is_not_there_is_named() {
    twocities(&["content", "show", "paris"]).fails(
        2,
        "twocities: there is no pack “paris”, nor a file of that name: give london, london-110 or new-york",
    );
}
