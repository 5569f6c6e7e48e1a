//! Boroughs that change a price: St. Pancras, Battersea, Wandsworth, Hammersmith, Paddington.

use london::{Content, Question};

use crate::scene::{ME, Scene, YOU, table};

fn with_top(borough: &str) -> Scene {
    table(2).boroughs(ME, &[borough])
}

// St. Pancras: L-R22

#[test]
fn st_pancras_makes_the_first_card_two_pounds_cheaper() {
    let mut t = with_top("st-pancras")
        .hand(ME, &["st-pauls-a", "kew-gardens-b", "lords-b", "theatre-royal-a"])
        .cash(ME, 19)
        .begin();
    t.does(&["develop", "play st-pauls-a", "with lords-b"]);
    assert_eq!(t.cash(ME), 19 - 8);
    t.does(&["play kew-gardens-b"]);
    assert_eq!(t.cash(ME), 19 - 8 - 7, "the second costs what it costs");
}

#[test]
fn no_cost_sinks_below_nothing() {
    let mut t =
        with_top("st-pancras").hand(ME, &["water-works-a", "theatre-royal-a"]).cash(ME, 5).begin();
    t.does(&["develop", "play water-works-a"]);
    assert_eq!(t.cash(ME), 5);
}

#[test]
fn the_pound_for_a_school_is_no_part_of_the_cost() {
    let mut t = with_top("st-pancras")
        .city(ME, &["school-a-brown"])
        .hand(ME, &["water-works-a", "vintners-a"])
        .cash(ME, 5)
        .begin();
    t.does(&["develop", "play water-works-a", "new"]);
    assert_eq!(t.cash(ME), 4);
}

// The first card is the first, also if it is free anyway.
#[test]
fn a_card_that_costs_nothing_uses_st_pancras_up() {
    let mut t = with_top("st-pancras")
        .hand(ME, &["vintners-a", "mercers-a", "st-pauls-a", "theatre-royal-a"])
        .cash(ME, 10)
        .begin();
    t.does(&["develop", "play vintners-a", "play st-pauls-a"]);
    assert_eq!(t.cash(ME), 0);
}

// The first building card: an action card is none.
#[test]
fn an_action_card_does_not_use_st_pancras_up() {
    let mut t = with_top("st-pancras")
        .hand(ME, &["huguenots-a", "st-pauls-a", "theatre-royal-a"])
        .cash(ME, 10)
        .begin();
    t.does(&["develop", "play huguenots-a", "play st-pauls-a"]);
    assert_eq!(t.cash(ME), 2);
}

#[test]
fn st_pancras_helps_a_card_built_by_wren() {
    let mut t = with_top("st-pancras")
        .hand(ME, &["wren-a", "st-pauls-a", "great-fire-monument-a"])
        .cash(ME, 19)
        .begin();
    t.does(&["develop", "play wren-a", "play st-pauls-a"]);
    assert_eq!(t.cash(ME), 19 - 8);
    t.does(&["play great-fire-monument-a"]);
    assert_eq!(t.cash(ME), 19 - 8 - 5);
}

#[test]
fn st_pancras_does_not_help_a_coffee_house() {
    let mut t = with_top("st-pancras")
        .city(ME, &["coffee-house-a"])
        .board(&["st-pauls-a"], &[])
        .cash(ME, 10)
        .begin();
    t.does(&["run", "activate 1"]);
    assert_eq!(t.cash(ME), 0);
    let mut t = with_top("st-pancras")
        .limited_loans()
        .loans(YOU, 12)
        .city(ME, &["coffee-house-a"])
        .board(&["st-pauls-a"], &[])
        .cash(ME, 9)
        .begin();
    t.does(&["run"]);
    assert_eq!(t.forbidden_by("activate 1"), "L-R16", "£9 are not enough");
}

// L6.3
#[test]
fn st_pancras_covered_makes_nothing_cheaper() {
    let mut t = table(2)
        .boroughs(ME, &["st-pancras", "hampstead"])
        .hand(ME, &["st-pauls-a", "theatre-royal-a"])
        .cash(ME, 10)
        .begin();
    t.does(&["develop", "play st-pauls-a"]);
    assert_eq!(t.cash(ME), 0);
}

// L8.6: what is cheaper needs less money.
#[test]
fn st_pancras_brings_a_card_within_reach() {
    let poor = |cash| {
        with_top("st-pancras")
            .limited_loans()
            .loans(YOU, 12)
            .hand(ME, &["st-pauls-a", "wren-a"])
            .cash(ME, cash)
            .begin()
    };
    let mut t = poor(8);
    t.does(&["develop", "play st-pauls-a"]);
    assert_eq!((t.cash(ME), t.loans(ME)), (0, 0));
    let mut t = poor(8);
    t.does(&["develop", "play wren-a", "play st-pauls-a"]);
    assert_eq!((t.cash(ME), t.loans(ME)), (0, 0));
    let mut t = poor(7);
    t.does(&["develop"]);
    assert_eq!(t.question(), Some(Question::BuildFree { left: 2 }), "nothing but Wren to play");
    assert_eq!(t.choices(), ["done"]);
}

// Battersea: L-R22, L-R08

// L-R08: pay with the former top borough still in force.
#[test]
fn battersea_makes_the_next_borough_two_pounds_cheaper() {
    let mut t = with_top("battersea").offer(&["hampstead", "lewisham"]).cash(ME, 7).begin();
    t.does(&["land", "buy hampstead"]);
    assert_eq!(t.cash(ME), 2);
    // L6.3: now it is covered.
    t.does(&["run", "done"]).does(&["land"]);
    assert_eq!((t.cash(ME), t.loans(ME)), (2 + 10 - 3, 1));
}

// L8.6
#[test]
fn battersea_brings_a_borough_within_reach() {
    let poor = |cash| {
        with_top("battersea")
            .limited_loans()
            .loans(YOU, 12)
            .offer(&["hampstead"])
            .cash(ME, cash)
            .begin()
    };
    assert!(poor(5).offers("land"));
    assert_eq!(poor(4).forbidden_by("land"), "L8.6");
}

#[test]
fn battersea_does_not_make_itself_cheaper() {
    let mut t = table(2).offer(&["battersea"]).cash(ME, 6).begin();
    t.does(&["land"]);
    assert_eq!((t.cash(ME), t.loans(ME)), (0, 0));
}

// Seen only in a pack that has so cheap a borough.
#[test]
fn no_borough_pays_its_buyer() {
    let cheap = r#"
        format = 1
        pack = "cheap-land"
        extends = "london"
        totals = { cards = 101, a = 27, b = 43, c = 31, paupers = 11, actions = 4, boroughs = 20 }
        borough = [{ id = "lewisham", cost = 1 }]
    "#;
    let mut t = table(2)
        .with_pack(Content::parse("test.toml", cheap).unwrap())
        .boroughs(ME, &["battersea"])
        .offer(&["lewisham"])
        .cash(ME, 5)
        .begin();
    t.does(&["land"]);
    assert_eq!(t.cash(ME), 5);
}

// Wandsworth

// L7.2: money in place of the card.
#[test]
fn wandsworth_pays_a_pound_where_a_card_is_asked_for() {
    let mut t = with_top("wandsworth")
        .city(ME, &["albert-dock-b"])
        .hand(ME, &["paupers-a", "wren-a"])
        .cash(ME, 3)
        .begin();
    t.does(&["run", "activate 1"]);
    assert_eq!(t.choices(), ["cash", "discard wren-a", "discard paupers-a"]);
    t.does(&["cash"]);
    assert_eq!((t.cash(ME), t.hand(ME).len()), (3 - 1 + 10, 2));
}

// L1.3: using it is up to the owner.
#[test]
fn wandsworth_may_still_pay_with_a_card() {
    let mut t = with_top("wandsworth")
        .city(ME, &["albert-dock-b"])
        .hand(ME, &["paupers-a"])
        .cash(ME, 3)
        .begin();
    t.does(&["run", "activate 1", "discard paupers-a"]);
    assert_eq!((t.cash(ME), t.hand(ME).len()), (3 + 10, 0));
}

// L7.2, L8.2: also with an empty hand, with a loan, and as often as one likes.
#[test]
fn wandsworth_pays_for_every_activation() {
    let mut t =
        with_top("wandsworth").city(ME, &["albert-dock-b", "brewing-b", "underground-c"]).begin();
    t.does(&["run", "activate 1", "activate 2", "activate 3"]);
    assert_eq!((t.cash(ME), t.loans(ME)), (10 - 1 + 10 - 1 + 9 - 1, 1));
    assert_eq!(t.prestige(ME), 1 + 3);
}

// L8.6: not if there is neither money nor a loan to be had.
#[test]
fn wandsworth_needs_the_pound() {
    let mut t =
        with_top("wandsworth").limited_loans().city(ME, &["brewing-b"]).loans(ME, 12).begin();
    t.does(&["run"]);
    assert_eq!(t.forbidden_by("activate 1"), "L7.2");
}

// A discard that is no activation cost is none of its business.
#[test]
fn wandsworth_pays_for_nothing_but_activations() {
    let mut t = with_top("wandsworth")
        .city(ME, &["brixton-prison-b"])
        .hand(ME, &["paupers-a"])
        .cash(ME, 3)
        .begin();
    t.does(&["run", "activate 1"]);
    assert_eq!(t.choices(), ["discard paupers-a", "done"]);
}

// L6.3
#[test]
fn wandsworth_covered_pays_for_nothing() {
    let mut t = table(2)
        .boroughs(ME, &["wandsworth", "hampstead"])
        .city(ME, &["albert-dock-b"])
        .hand(ME, &["paupers-a", "wren-a"])
        .cash(ME, 3)
        .begin();
    t.does(&["run", "activate 1"]);
    assert_eq!(t.forbidden_by("cash"), "L7.2");
}

// Hammersmith: L-R15

#[test]
fn hammersmith_spares_a_card_for_two_pounds() {
    let mut t = with_top("hammersmith").city(ME, &["vintners-a"]).begin();
    t.does(&["run", "activate 1"]);
    assert_eq!(t.choices(), ["flip", "spare"]);
    t.does(&["spare"]);
    assert_eq!((t.cash(ME), t.tops(ME)), (4 - 2, vec!["vintners-a".to_owned()]));
    assert_eq!(t.forbidden_by("activate 1"), "L7.1", "of no further use this turn");
}

// L1.3
#[test]
fn hammersmith_need_not_be_used() {
    let mut t = with_top("hammersmith").city(ME, &["vintners-a"]).begin();
    t.does(&["run", "activate 1", "flip"]);
    assert_eq!((t.cash(ME), t.tops(ME)), (4, vec!["!".to_owned()]));
}

// L1.6
#[test]
fn hammersmith_spares_once_a_turn() {
    let mut t = with_top("hammersmith").city(ME, &["vintners-a", "mercers-a"]).begin();
    t.does(&["run", "activate 1", "spare", "activate 2"]);
    assert_eq!(t.tops(ME), ["vintners-a", "!"]);
    t.does(&["done"]).does(&["run", "done"]).does(&["run", "activate 1"]);
    assert_eq!(t.choices(), ["flip", "spare"], "another turn");
}

// L-R15: one of them suffices.
#[test]
fn hammersmith_and_a_hospital_are_a_choice() {
    let mut t = with_top("hammersmith").city(ME, &["vintners-a", "hospital-a"]).begin();
    t.does(&["run", "activate 1"]);
    assert_eq!(t.choices(), ["flip", "flip 2", "spare"]);
    t.does(&["spare"]);
    assert_eq!(t.tops(ME), ["vintners-a", "hospital-a"]);
}

#[test]
fn hammersmith_has_nothing_to_spare_where_nothing_flips() {
    let mut t = with_top("hammersmith").city(ME, &["grand-hotel-c"]).begin();
    t.does(&["run", "activate 1"]);
    assert_eq!(t.question(), Some(Question::Run));
}

// L8.2
#[test]
fn hammersmith_may_be_paid_with_a_loan() {
    let mut t = with_top("hammersmith").city(ME, &["almshouses-a"]).begin();
    t.does(&["run", "activate 1", "spare"]);
    assert_eq!((t.cash(ME), t.loans(ME)), (8, 1));
}

// L6.3
#[test]
fn hammersmith_covered_spares_nothing() {
    let mut t = table(2)
        .boroughs(ME, &["hammersmith", "hampstead"])
        .city(ME, &["vintners-a", "hospital-a"])
        .begin();
    t.does(&["run", "activate 1"]);
    assert_eq!(t.forbidden_by("spare"), "L-R15");
}

// Paddington: L8.4, L-R27, L-R31

#[test]
fn paddington_repays_loans_for_twelve() {
    let mut t = with_top("paddington").cash(ME, 25).loans(ME, 3).at_start().begin();
    assert_eq!(t.choices(), ["repay 0", "repay 1", "repay 2"]);
    t.does(&["repay 2"]);
    assert_eq!((t.cash(ME), t.loans(ME)), (1, 1));
}

#[test]
fn paddington_covered_repays_for_fifteen() {
    let mut t = table(2)
        .boroughs(ME, &["paddington", "hampstead"])
        .cash(ME, 25)
        .loans(ME, 3)
        .at_start()
        .begin();
    assert_eq!(t.choices(), ["repay 0", "repay 1"]);
    t.does(&["repay 1"]);
    assert_eq!(t.cash(ME), 10);
}

#[test]
fn paddington_does_not_help_at_the_end() {
    let t = with_top("paddington").cash(ME, 14).loans(ME, 1).begin();
    assert_eq!((t.score(ME).repaid, t.score(ME).unpaid_loss), (0, 7));
}
