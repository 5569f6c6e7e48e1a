//! Boroughs that change a price: Wandsworth, Hammersmith, Paddington.

use crate::scene::{ME, Scene, table};

fn with_top(borough: &str) -> Scene {
    table(2).boroughs(ME, &[borough])
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
    assert_eq!(t.question(), Some(london::Question::Run));
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
