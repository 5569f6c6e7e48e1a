//! L10: the rulebooks' worked examples.

use crate::scene::{ME, YOU, table};

const HAND: [&str; 4] = ["vauxhall-gardens-a", "hospital-b", "huguenots-a", "vintners-a"];

// L10.1: discarding the Gardens builds the Hospital for £2 more.
#[test]
fn develop_example_the_hospital_costs_two_pounds() {
    let mut t = table(2).hand(ME, &HAND).cash(ME, 5).begin();
    t.does(&["develop", "play hospital-b"]);
    assert_eq!((t.cash(ME), t.tops(ME)), (3, vec!["hospital-b".to_owned()]));
    assert_eq!(t.board()[0][0], "vauxhall-gardens-a");
}

// L10.1: discarding the Hospital builds the Gardens for nothing.
#[test]
fn develop_example_the_gardens_cost_nothing() {
    let mut t = table(2).hand(ME, &HAND).cash(ME, 5).begin();
    t.does(&["develop", "play vauxhall-gardens-a"]);
    assert_eq!((t.cash(ME), t.tops(ME)), (5, vec!["vauxhall-gardens-a".to_owned()]));
    assert_eq!(t.board()[0][0], "hospital-b");
}

// L10.1: discarding Huguenots builds Vintners.
#[test]
fn develop_example_huguenots_pay_for_vintners() {
    let mut t = table(2).hand(ME, &HAND).cash(ME, 5).begin();
    t.does(&["develop", "play vintners-a"]);
    assert_eq!((t.cash(ME), t.tops(ME)), (5, vec!["vintners-a".to_owned()]));
    assert_eq!(t.board()[0][0], "huguenots-a");
}

// L10.1: or Huguenots is played as an action card: Vintners stays, two cards are drawn.
#[test]
fn develop_example_huguenots_draw_two_cards() {
    let mut t = table(2).hand(ME, &HAND).deck(&["mercers-a", "sewers-c"]).begin();
    t.does(&["develop", "play huguenots-a"]);
    let hand = t.hand(ME);
    assert!(["vintners-a", "mercers-a", "sewers-c"].iter().all(|id| hand.iter().any(|h| h == id)));
    assert_eq!(t.gone(), ["huguenots-a"]);
}

// L10.2: Hammersmith is too expensive without a loan; either purchase covers the old borough, whose
// side and river still count.
#[test]
fn buy_land_example() {
    let scene = || {
        table(2).cash(ME, 6).boroughs(ME, &["battersea"]).city(ME, &["steamboats-b"]).offer(&[
            "hammersmith",
            "lewisham",
            "southwark-bermondsey",
        ])
    };
    let facts = |id: &str| {
        let content = crate::scene::pack("london");
        content.borough(content.find_borough(id).unwrap()).clone()
    };
    assert!(facts("hammersmith").cost > facts("lewisham").cost);
    assert!(facts("hammersmith").cost > facts("southwark-bermondsey").cost);
    let mut t =
        table(2).cash(ME, 6).offer(&["hammersmith", "lewisham", "southwark-bermondsey"]).begin();
    t.does(&["land", "buy hammersmith"]);
    assert_eq!(t.loans(ME), 1);
    for bought in ["lewisham", "southwark-bermondsey"] {
        let mut t = scene().begin();
        t.does(&["land", &format!("buy {bought}")]);
        assert_eq!((t.loans(ME), t.top_borough(ME).as_deref()), (0, Some(bought)));
        let cash = t.cash(ME);
        t.does(&["run", "done", "run", "activate 1"]);
        let riverside = if facts(bought).river { 2 } else { 1 };
        assert_eq!(t.cash(ME), cash + 2 * riverside);
    }
}

// L10.3 and L10.4: a run in two parts.
#[test]
fn run_example() {
    let mut t = table(2)
        .city(ME, &["west-india-docks-b", "town-houses-b", "hospital-b", "steamboats-b"])
        .boroughs(ME, &["greenwich", "southwark-bermondsey"])
        .hand(ME, &["paupers-a", "mercers-a", "salters-a"])
        .poverty(ME, 3)
        .loans(ME, 1)
        .begin();
    t.does(&["run", "activate 1", "discard paupers-a", "flip"]);
    assert_eq!((t.cash(ME), t.tops(ME)[0].as_str()), (7, "!"));
    t.does(&["activate 2", "flip 3"]);
    assert_eq!(
        (t.prestige(ME), t.tops(ME)[1].as_str(), t.tops(ME)[2].as_str()),
        (2, "town-houses-b", "!")
    );
    assert_eq!(t.forbidden_by("activate 2"), "L7.1");
    t.does(&["activate 4"]);
    assert_eq!((t.cash(ME), t.tops(ME)[3].as_str()), (11, "!"));
    // Part 2: Southwark & Bermondsey makes 1, so 4; then four stacks, one loan, two cards.
    assert_eq!(t.poverty(ME), 3);
    t.does(&["done"]);
    assert_eq!(t.poverty(ME), 4 + 7);
    assert_eq!((t.cash(ME), t.loans(ME)), (11, 1));
}

// L10.4: the money won cannot repay the loan before the start of the next turn.
#[test]
fn money_won_repays_the_loan_in_the_next_turn() {
    let mut t = table(2).city(ME, &["billingsgate-market-c"]).cash(ME, 8).loans(ME, 1).begin();
    t.does(&["run", "activate 1"]);
    assert_eq!(t.forbidden_by("repay 1"), "L8.4");
    t.does(&["done", "run", "done"]);
    assert_eq!(t.choices(), ["repay 0", "repay 1"]);
}

// L10.5: Wandsworth.
#[test]
fn wandsworth_example() {
    let mut t = table(2).cash(ME, 20).poverty(ME, 4).offer(&["wandsworth", "hampstead"]).begin();
    t.does(&["land", "buy wandsworth"]);
    assert_eq!((t.hand(ME).len(), t.prestige(ME), t.poverty(ME)), (2, 2, 3));
    t.does(&["run", "done", "run", "done"]);
    // Two for Wandsworth, three for the hand.
    assert_eq!(t.poverty(ME), 3 + 2 + 3);
    // Covered, it makes none.
    let mut t = table(2).boroughs(ME, &["wandsworth", "hampstead"]).begin();
    t.does(&["run", "done"]);
    assert_eq!((t.poverty(ME), t.poverty(YOU)), (0, 0));
}
