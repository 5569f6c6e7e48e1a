//! Packs that change another one.

use super::{HEAD, NEW_CARD, london_with, parse, refused_rows};
use crate::content::{Content, Provenance, TitleFacts};
use crate::effect::{Amount, Cost, Effect, Filter};

fn title<'a>(content: &'a Content, id: &str) -> &'a TitleFacts {
    content.title(content.find_title(id).expect("the pack has it"))
}

#[test]
fn a_pack_that_changes_nothing_plays_like_its_base() {
    let london = Content::built_in("london").expect("built in");
    let same = london_with("");
    assert_eq!(same.pack(), "test");
    assert_eq!(same.digest(), london.digest());
}

#[test]
fn a_row_changes_only_the_fields_it_gives() {
    let content = london_with("[[card]]\nid = \"albert-dock-b\"\ncost = 3\n");
    let dock = title(&content, "albert-dock-b");
    assert_eq!((dock.cost, dock.prestige, dock.copies), (3, 2, 1));
    assert!(dock.activation.expect("as before").flips);

    let content = london_with("[[borough]]\nid = \"lewisham\"\nrelief = 4\n");
    let (_, lewisham) = content.boroughs().find(|(_, b)| b.id == "lewisham").expect("as before");
    assert_eq!((lewisham.relief, lewisham.draw), (4, 2));
}

#[test]
fn parts_of_an_activation_can_be_changed_alone() {
    let activation = |rows: &str| {
        let content = london_with(&format!("[[card]]\nid = \"albert-dock-b\"\n{rows}"));
        title(&content, "albert-dock-b").activation
    };
    let before = activation("").expect("as before");
    let free = activation("activate.cost = \"free\"").expect("still activated");
    assert_eq!((before.cost, free.cost), (Some(Cost::Discard(Filter::Any)), None));
    assert_eq!(free.effects, before.effects);
    let dearer = activation("activate.cost = { cash = 2 }").expect("still activated");
    assert_eq!(dearer.cost, Some(Cost::Cash(2)));
    let other = activation("activate.effects = [{ gain_cash = 9 }]").expect("still activated");
    assert_eq!(other.effects.as_slice(), [Effect::GainCash(Amount::Fixed(9))]);
    assert_eq!((other.cost, other.flips), (before.cost, before.flips));
    assert_eq!(activation("activate.effects = []"), None);
}

#[test]
fn lists_can_be_emptied() {
    let content = london_with("[[card]]\nid = \"hospital-a\"\nabilities = []\n");
    assert!(title(&content, "hospital-a").abilities.is_empty());
    let content = london_with("[[borough]]\nid = \"city\"\nrun = []\n");
    let city = content.borough(content.find_borough("city").expect("as before"));
    assert!(city.run.as_slice().is_empty());
}

#[test]
fn new_rows_are_added_at_the_end() {
    let content = london_with(&format!("{NEW_CARD}name = \"Crystal Palace\""));
    let (_, last) = content.titles().last().expect("a card");
    assert_eq!((last.id.as_str(), last.name.as_deref()), ("new", Some("Crystal Palace")));
}

#[test]
fn the_larger_pack_can_be_extended_too() {
    let head = HEAD
        .replace("\"london\"", "\"london-110\"")
        .replace("cards = 101", "cards = 109")
        .replace("b = 43", "b = 47")
        .replace("c = 31", "c = 35");
    let content = parse(&format!("{head}[[card]]\nid = \"omnibus-b\"\ncopies = 1\n")).unwrap();
    assert_eq!(content.cards().len(), 109);
    assert_eq!(title(&content, "omnibus-b").sources.of("copies"), Provenance::FirstEdition);
}

#[test]
fn changed_fields_have_the_provenance_of_the_pack_that_changes_them() {
    let row = "[[card]]\nid = \"hospital-a\"\ncost = 3\nprestige = 2\nprovenance = { prestige = \"review\" }\n";
    let silent = london_with(row);
    let sources = &title(&silent, "hospital-a").sources;
    assert_eq!(sources.of("cost"), Provenance::Rulebook);
    assert_eq!(sources.of("prestige"), Provenance::Review);
    assert_eq!(sources.of("copies"), Provenance::FirstEdition);

    let head = HEAD.replace("totals", "provenance = \"owner\"\ntotals");
    let stated = parse(&format!("{head}{row}{NEW_CARD}")).unwrap();
    let sources = &title(&stated, "hospital-a").sources;
    assert_eq!(sources.of("cost"), Provenance::Owner);
    assert_eq!(sources.of("prestige"), Provenance::Review);
    assert_eq!(sources.of("copies"), Provenance::FirstEdition);
    assert_eq!(title(&stated, "new").sources.default, Provenance::Owner);
    assert_eq!(title(&london_with(NEW_CARD), "new").sources.default, Provenance::FirstEdition);
}

#[test]
fn a_change_must_suit_what_stays() {
    assert_eq!(
        refused_rows("[[card]]\nid = \"shops-b\"\nabilities = []\n"),
        "test.toml:6:6: “collect_till” finds no money; expected the ability “till_fills” on the same card"
    );
    assert_eq!(
        refused_rows("[[card]]\nid = \"vintners-a\"\nkind = \"action\"\n"),
        "test.toml:6:6: an action card cannot have “activate”; expected it only on a building"
    );
    assert_eq!(
        refused_rows("[[card]]\nid = \"vintners-a\"\nactivate = { effects = [], flips = true }\n"),
        "test.toml:7:24: “activate” lists no effects; expected at least one"
    );
    assert_eq!(
        refused_rows("[[card]]\nid = \"vintners-a\"\ncopies = 2\n"),
        "test.toml:4:20: “cards” says 101, but the rows add up to 102; expected the same number"
    );
}
