//! Odd corners where two rules meet: limited loans with discounts and prices, and what is told.

use london::{Content, Event, Reason};

use crate::scene::{ME, Scene, YOU, seat, table};

/// A table whose twelve loans are all taken.
fn no_loans_left() -> Scene {
    table(2).limited_loans().loans(YOU, 12)
}

// L8.6, L-R22: what St. Pancras saves counts for what can be paid.
#[test]
fn a_discount_brings_a_card_within_reach() {
    let hand = ["great-fire-monument-a", "woolwich-arsenal-a"];
    let scene = |cash| no_loans_left().boroughs(ME, &["st-pancras"]).hand(ME, &hand).cash(ME, cash);
    let mut t = scene(3).begin();
    t.does(&["develop"]);
    assert_eq!(t.choices(), ["play woolwich-arsenal-a", "play great-fire-monument-a"]);
    t.does(&["play great-fire-monument-a"]);
    assert_eq!(t.cash(ME), 0);
    let mut t = scene(2).begin();
    // Only the Arsenal, which costs nothing, is within reach, and is played unasked.
    t.does(&["develop"]);
    assert_eq!(t.tops(ME), ["woolwich-arsenal-a"]);
}

// L8.6, L-R31: the School's £1 counts, too.
#[test]
fn a_price_puts_a_card_out_of_reach() {
    let scene =
        |hand: &[&str]| no_loans_left().city(ME, &["school-a-blue"]).hand(ME, hand).cash(ME, 5);
    let mut t = scene(&["great-fire-monument-a", "paupers-a"]).begin();
    assert_eq!(t.refuses("develop"), Reason::NothingToPlay, "£5 and the School's £1");
    let mut t = scene(&["great-fire-monument-a", "paupers-a", "woolwich-arsenal-a"]).begin();
    t.does(&["develop", "play great-fire-monument-a"]);
    assert_eq!(t.board()[0][0], "woolwich-arsenal-a", "the pauper would cost £1 more");
    let mut t =
        scene(&["great-fire-monument-a", "paupers-a", "woolwich-arsenal-a", "highgate-cemetery-b"])
            .begin();
    t.does(&["develop", "play great-fire-monument-a"]);
    assert_eq!(t.choices(), ["with woolwich-arsenal-a", "with highgate-cemetery-b"]);
    assert_eq!(t.forbidden_by("with paupers-a price"), "L5.3");
}

// L8.6, L-R19, L-R22
#[test]
fn wren_builds_what_is_within_reach_with_the_discount() {
    let scene = |cash| {
        no_loans_left()
            .boroughs(ME, &["st-pancras"])
            .hand(ME, &["wren-a", "great-fire-monument-a"])
            .cash(ME, cash)
    };
    let mut t = scene(3).begin();
    t.does(&["develop"]);
    assert_eq!(t.choices(), ["play great-fire-monument-a", "done"]);
    let mut t = scene(2).begin();
    t.does(&["develop"]);
    assert_eq!(t.choices(), ["done"]);
    assert_eq!(t.forbidden_by("play great-fire-monument-a"), "L5.3");
}

// L8.6, L-R16, L-R22: a Coffee House has no discount.
#[test]
fn a_coffee_house_takes_what_is_within_reach_without_the_discount() {
    let scene = |cash| {
        no_loans_left()
            .boroughs(ME, &["st-pancras"])
            .city(ME, &["coffee-house-a"])
            .board(&["great-fire-monument-a"], &[])
            .cash(ME, cash)
    };
    let mut t = scene(5).begin();
    t.does(&["run", "activate 1"]);
    assert_eq!((t.cash(ME), t.tops(ME)), (0, vec!["great-fire-monument-a".to_owned()]));
    let mut t = scene(4).begin();
    t.does(&["run"]);
    assert_eq!(t.forbidden_by("activate 1"), "L-R16");
}

// L8.6, L6.1
#[test]
fn only_land_within_reach_is_bought() {
    let mut t = no_loans_left().cash(ME, 3).offer(&["lewisham", "city", "hackney"]).begin();
    t.does(&["land"]);
    assert_eq!(t.top_borough(ME).as_deref(), Some("lewisham"), "the only one for £3");
    let mut t = no_loans_left().cash(ME, 4).offer(&["lewisham", "city", "hackney"]).begin();
    t.does(&["land"]);
    assert_eq!(t.choices(), ["buy hackney", "buy lewisham"]);
    assert_eq!(t.forbidden_by("buy city"), "L8.6");
}

// L-R21: what goes back is told, in its order, and only to the one who looked.
#[test]
fn what_goes_back_is_told_to_the_one_who_looked() {
    let mut t = table(2)
        .city(ME, &["university-of-london-b"])
        .deck(&["mercers-a", "salters-a", "grocers-a"])
        .at_start()
        .begin();
    t.does(&["look 3", "draw seen salters-a", "return grocers-a"]);
    let back = Event::PutBack {
        seat: seat(ME),
        cards: vec![Some(t.title("grocers-a")), Some(t.title("mercers-a"))],
    };
    let happened = t.happened();
    assert!(happened.contains(&back), "{happened:?}");
    let hidden = Event::PutBack { seat: seat(ME), cards: vec![None, None] };
    let viewer = table::Viewer::Seat(seat(YOU));
    assert_eq!(table::Game::redact(&t.game, &back, viewer), hidden);
}

// L4.1: turns are counted.
#[test]
fn turns_are_counted() {
    let mut t = table(2).begin();
    assert_eq!(t.view_of(ME).turn, 1);
    t.does(&["run", "done", "run", "done"]);
    assert_eq!(t.view_of(ME).turn, 3);
    assert!(t.happened().contains(&Event::TurnBegan { seat: seat(YOU), turn: 2 }));
}

/// London with some rows changed; the totals stay.
fn changed(rows: &str) -> Content {
    let head = "format = 1\npack = \"changed\"\nextends = \"london\"\nprovenance = \"owner\"\n\
        [totals]\ncards = 101\na = 27\nb = 43\nc = 31\npaupers = 11\nactions = 4\nboroughs = 20\n";
    Content::parse("changed.toml", &format!("{head}{rows}")).unwrap()
}

// L-R30: the run effect is offered only while an optional ability could still come after it.
#[test]
fn a_run_effect_is_offered_before_an_optional_ability_and_not_after() {
    let pack = changed("[[borough]]\nid = \"westminster\"\nrun = [{ gain_cash = 3 }]\n");
    let mut t = table(2).with_pack(pack).boroughs(ME, &["westminster"]).cash(ME, 3).begin();
    t.does(&["run"]);
    assert_eq!(t.choices(), ["effect", "use borough", "loan", "done"]);
    t.does(&["use borough"]);
    assert_eq!(t.choices(), ["loan", "done"]);
    t.does(&["done"]);
    assert_eq!((t.cash(ME), t.prestige(ME)), (3, 1));
}

// L-R16, L-R17: every part of an effect that needs something must find it.
#[test]
fn each_part_of_an_effect_must_find_what_it_needs() {
    let pack = changed(
        "[[card]]\nid = \"coffee-house-a\"\nactivate.effects = [{ gain_cash = 2 }, \"cover_from_board\"]\n",
    );
    let mut t = table(2).with_pack(pack).city(ME, &["coffee-house-a"]).begin();
    t.does(&["run"]);
    assert_eq!(t.forbidden_by("activate 1"), "L-R16");
}

// L7.4: a card that its own effect has covered is not turned over.
#[test]
fn a_card_covered_by_its_own_effect_is_not_turned_over() {
    let pack = changed("[[card]]\nid = \"coffee-house-a\"\nactivate.flips = true\n");
    let mut t = table(2)
        .with_pack(pack)
        .city(ME, &["coffee-house-a", "hospital-a"])
        .board(&["mercers-a"], &[])
        .begin();
    t.does(&["run", "activate 1"]);
    assert_eq!(t.tops(ME), ["mercers-a", "hospital-a"]);
    t.does(&["activate 1", "flip"]);
    assert_eq!(t.tops(ME), ["!", "hospital-a"]);
}

// L6.2: a borough may give no cards.
#[test]
fn a_borough_without_cards_gives_the_rest() {
    let pack = changed("[[borough]]\nid = \"lewisham\"\ndraw = 0\n");
    let mut t = table(2)
        .with_pack(pack)
        .cash(ME, 3)
        .offer(&["lewisham"])
        .board(&["mercers-a"], &[])
        .begin();
    t.does(&["land"]);
    assert_eq!((t.prestige(ME), t.hand(ME).len(), t.asked()), (1, 0, seat(YOU)));
}
