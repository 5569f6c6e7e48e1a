//! The cards of set A that the rulebook's first third is about.

use london::Colour::{Blue, Brown, Pink};
use london::Set::A;

use crate::printed::{Printed, card};
use crate::scene::{ME, YOU, table};

/// Every building card of the set, each of them played by a test below.
pub(crate) fn all() -> Vec<Printed> {
    [brown_cards_of_set_a(), blue_cards_of_set_a(), pink_cards_of_set_a()].concat()
}

fn brown_cards_of_set_a() -> Vec<Printed> {
    vec![
        card(A, Brown, "vintners-a").cash(4).flips(),
        card(A, Brown, "mercers-a").cash(5).flips(),
        card(A, Brown, "haberdashers-a").cash(4).flips(),
        card(A, Brown, "salters-a").cash(4).flips(),
        card(A, Brown, "fishmongers-a").cash(5).flips(),
        card(A, Brown, "grocers-a").cash(4).flips(),
        card(A, Brown, "covent-garden-a").cash(5).prestige(2).flips(),
        card(A, Brown, "east-india-company-a").costs(4).takes_a_card().cash(12).flips().scores(2),
        card(A, Brown, "almshouses-a").relieves(2).flips(),
        card(A, Brown, "coffee-house-a").copies(2).without_discard().refused("L-R16"),
        card(A, Brown, "school-a-brown").costs(2).idle().scores(2),
        // Its id is older than its set.
        card(A, Brown, "leather-industry-b").copies(2).cash(7).burdens(1).flips().scores(1),
    ]
}

#[test]
fn brown_cards_of_set_a_are_as_printed() {
    brown_cards_of_set_a().into_iter().for_each(Printed::check);
}

fn blue_cards_of_set_a() -> Vec<Printed> {
    vec![
        card(A, Blue, "vauxhall-gardens-a").cash(2).prestige(2).relieves(1).flips(),
        card(A, Blue, "school-a-blue").costs(2).idle().scores(2),
        card(A, Blue, "water-works-a").copies(2).costs(1).relieves(2).flips().scores(1),
        card(A, Blue, "theatre-royal-a").cash(2).prestige(2).flips(),
        card(A, Blue, "st-pauls-a").costs(10).idle().scores(6),
        card(A, Blue, "hospital-a").costs(2).idle().scores(3),
    ]
}

#[test]
fn blue_cards_of_set_a_are_as_printed() {
    blue_cards_of_set_a().into_iter().for_each(Printed::check);
}

fn pink_cards_of_set_a() -> Vec<Printed> {
    vec![
        card(A, Pink, "woolwich-arsenal-a").takes_cash(7).prestige(5).flips(),
        card(A, Pink, "great-fire-monument-a").costs(5).idle().scores(4),
    ]
}

#[test]
fn pink_cards_of_set_a_are_as_printed() {
    pink_cards_of_set_a().into_iter().for_each(Printed::check);
}

// East India Company

// L7.2, L-R06
#[test]
fn east_india_company_takes_any_card_of_the_hand() {
    let hand = ["vintners-a", "wren-a", "great-fire-monument-a", "paupers-a"];
    let mut t = table(2).city(ME, &["east-india-company-a"]).hand(ME, &hand).begin();
    t.does(&["run", "activate 1"]);
    assert_eq!(t.choices(), hand.map(|id| format!("discard {id}")));
    assert_eq!(t.cash(ME), 0, "the cost comes first");
    t.does(&["discard wren-a"]);
    assert_eq!(t.cash(ME), 12);
    assert_eq!(t.board()[0][0], "wren-a");
}

// L7.2
#[test]
fn east_india_company_needs_a_card() {
    let mut t = table(2).city(ME, &["east-india-company-a"]).begin();
    t.does(&["run"]);
    assert_eq!(t.forbidden_by("activate 1"), "L7.2");
}

// Woolwich Arsenal

// L8.2: choosing it is choosing the loan.
#[test]
fn woolwich_arsenal_takes_the_loan_it_needs() {
    let mut t = table(2).city(ME, &["woolwich-arsenal-a"]).cash(ME, 6).begin();
    t.does(&["run", "activate 1"]);
    assert_eq!((t.loans(ME), t.cash(ME), t.prestige(ME)), (1, 9, 5));
}

// L7.2, L8.6: with a supply of loans that is used up, £6 are not enough.
#[test]
fn woolwich_arsenal_cannot_be_activated_without_the_money() {
    let mut t = table(2)
        .limited_loans()
        .city(ME, &["woolwich-arsenal-a"])
        .cash(ME, 6)
        .loans(YOU, 12)
        .begin();
    t.does(&["run"]);
    assert_eq!(t.forbidden_by("activate 1"), "L7.2");
}

// Coffee House

// L-R05: it needs no other card.
#[test]
fn a_lone_coffee_house_can_be_built() {
    let mut t = table(2).hand(ME, &["coffee-house-a"]).begin();
    t.does(&["develop"]);
    assert_eq!(t.tops(ME), ["coffee-house-a"]);
}

// L5.2: it needs no discard, but it is one.
#[test]
fn a_coffee_house_pays_for_a_brown_card() {
    let mut t = table(2)
        .hand(ME, &["coffee-house-a", "vintners-a", "theatre-royal-a", "great-fire-monument-a"])
        .begin();
    t.does(&["develop", "play vintners-a"]);
    assert_eq!(t.tops(ME), ["vintners-a"]);
    assert_eq!(t.board()[0][0], "coffee-house-a");
}

// L-R16: its cost is paid, and nothing is discarded.
#[test]
fn coffee_house_takes_a_card_of_any_colour_for_its_additional_cost() {
    let mut t = table(2)
        .city(ME, &["coffee-house-a"])
        .hand(ME, &["theatre-royal-a"])
        .board(&["st-pauls-a"], &[])
        .cash(ME, 12)
        .begin();
    t.does(&["run", "activate 1"]);
    assert_eq!(t.tops(ME), ["st-pauls-a"]);
    assert_eq!(t.sizes(ME), [2], "it lies on the Coffee House");
    assert_eq!(t.cash(ME), 2);
    assert_eq!(t.hand(ME), ["theatre-royal-a"]);
    assert_eq!(t.board()[0], ["-", "-", "-"]);
}

// L-R16
#[test]
fn coffee_house_takes_neither_a_pauper_nor_an_action_card() {
    let mut t = table(2)
        .city(ME, &["coffee-house-a"])
        .board(&["paupers-a", "vintners-a", "wren-a"], &["huguenots-a", "woolwich-arsenal-a"])
        .begin();
    t.does(&["run", "activate 1"]);
    assert_eq!(t.choices(), ["take top vintners-a", "take bottom woolwich-arsenal-a"]);
}

// L-R16: and that ruling is the reason given.
#[test]
fn a_coffee_house_says_why_it_takes_no_pauper() {
    let mut t = table(2)
        .city(ME, &["coffee-house-a"])
        .board(&["paupers-a", "vintners-a", "mercers-a"], &[])
        .begin();
    t.does(&["run", "activate 1"]);
    assert_eq!(t.forbidden_by("take top paupers-a"), "L-R16");
}

// L-R16
#[test]
fn coffee_house_cannot_be_activated_with_nothing_to_take() {
    let mut t = table(2).city(ME, &["coffee-house-a"]).board(&["paupers-a", "wren-a"], &[]).begin();
    t.does(&["run"]);
    assert_eq!(t.forbidden_by("activate 1"), "L-R16");
}

// L-R16: an exception to L5.6.
#[test]
fn the_card_on_a_coffee_house_may_be_activated_in_the_same_run() {
    let mut t = table(2).city(ME, &["coffee-house-a"]).board(&["vintners-a"], &[]).begin();
    t.does(&["run", "activate 1", "activate 1"]);
    assert_eq!(t.cash(ME), 4);
    assert_eq!(t.tops(ME), ["!"]);
}

// L5.6: what it changes, it changes at once.
#[test]
fn a_hospital_from_a_coffee_house_works_in_the_same_run() {
    let mut t =
        table(2).city(ME, &["coffee-house-a", "vintners-a"]).board(&["hospital-a"], &[]).begin();
    t.does(&["run", "activate 1", "activate 2", "flip 1"]);
    assert_eq!(t.tops(ME), ["!", "vintners-a"]);
}

// L-R16, L5.5: the second one counts as placed this turn.
#[test]
fn a_coffee_house_placed_this_turn_is_of_no_use() {
    let mut t = table(2)
        .city(ME, &["coffee-house-a"])
        .board(&["coffee-house-a", "vintners-a"], &[])
        .begin();
    t.does(&["run", "activate 1", "take top coffee-house-a"]);
    assert_eq!(t.tops(ME), ["coffee-house-a"]);
    assert_eq!(t.forbidden_by("activate 1"), "L5.5");
}

// L7.1: the other one has its own activation.
#[test]
fn two_coffee_houses_take_two_cards() {
    let mut t = table(2)
        .city(ME, &["coffee-house-a", "coffee-house-a"])
        .board(&["vintners-a", "st-pauls-a"], &[])
        .cash(ME, 10)
        .begin();
    t.does(&["run", "activate 1", "take top vintners-a", "activate 2"]);
    assert_eq!(t.tops(ME), ["vintners-a", "st-pauls-a"]);
}

// L8.2
#[test]
fn coffee_house_takes_the_loan_its_card_needs() {
    let mut t =
        table(2).city(ME, &["coffee-house-a"]).board(&["st-pauls-a"], &[]).cash(ME, 3).begin();
    t.does(&["run", "activate 1"]);
    assert_eq!((t.loans(ME), t.cash(ME)), (1, 3));
}

// L-R16, L8.6: what nobody can pay for is not there to be taken.
#[test]
fn coffee_house_does_not_take_what_is_too_dear() {
    let mut t = table(2)
        .limited_loans()
        .city(ME, &["coffee-house-a"])
        .board(&["st-pauls-a", "vintners-a"], &[])
        .cash(ME, 9)
        .loans(YOU, 12)
        .begin();
    t.does(&["run", "activate 1"]);
    assert_eq!(t.tops(ME), ["vintners-a"]);
}

// School

const SCHOOLS: [&str; 3] = ["school-a-brown", "school-a-blue", "school-c-blue"];

#[test]
fn a_school_lets_another_colour_pay_for_a_pound() {
    for school in SCHOOLS {
        let mut t = table(2)
            .city(ME, &[school])
            .hand(ME, &["vintners-a", "theatre-royal-a"])
            .cash(ME, 3)
            .begin();
        t.does(&["develop", "play vintners-a", "new"]);
        assert_eq!(t.tops(ME), [school, "vintners-a"]);
        assert_eq!(t.board()[0][0], "theatre-royal-a");
        assert_eq!(t.cash(ME), 2, "{school}");
    }
}

// L-R06, L5.7: any number of times, and by a pauper, too.
#[test]
fn a_school_works_for_every_card_and_with_paupers() {
    for school in SCHOOLS {
        let mut t = table(2)
            .city(ME, &[school])
            .hand(ME, &["vintners-a", "woolwich-arsenal-a", "st-pauls-a", "paupers-a"])
            .cash(ME, 3)
            .begin();
        t.does(&["develop", "play vintners-a", "with paupers-a price", "new"]);
        t.does(&["play woolwich-arsenal-a", "new"]);
        assert_eq!(t.tops(ME), [school, "vintners-a", "woolwich-arsenal-a"]);
        assert_eq!(t.board()[0], ["paupers-a", "st-pauls-a", "-"]);
        assert_eq!(t.cash(ME), 1, "{school}");
    }
}

// L-R31: a discard of the right colour costs nothing, and nobody is asked to pay for it.
#[test]
fn the_right_colour_needs_no_school() {
    let mut t = table(2)
        .city(ME, &["school-a-brown"])
        .hand(ME, &["vintners-a", "mercers-a", "theatre-royal-a"])
        .begin();
    t.does(&["develop", "play vintners-a"]);
    assert_eq!(t.choices(), ["with mercers-a", "with theatre-royal-a price"]);
    assert_eq!(t.forbidden_by("with mercers-a price"), "L-R31");
    assert_eq!(t.forbidden_by("with theatre-royal-a"), "L5.2");
}

// L5.6
#[test]
fn a_school_works_as_soon_as_it_lies_there() {
    let mut t = table(2)
        .hand(ME, &["school-a-brown", "mercers-a", "vintners-a", "theatre-royal-a"])
        .cash(ME, 5)
        .begin();
    t.does(&["develop", "play school-a-brown", "with mercers-a", "play vintners-a"]);
    assert_eq!(t.tops(ME), ["school-a-brown", "vintners-a"]);
    assert_eq!(t.cash(ME), 2);
}

// L5.6
#[test]
fn a_covered_school_teaches_nobody() {
    let mut t = table(2)
        .stack(ME, &["school-a-brown", "grocers-a"])
        .hand(ME, &["vintners-a", "theatre-royal-a"])
        .begin();
    assert_eq!(t.forbidden_by("develop"), "L5.9");
}

// L-R07
#[test]
fn a_school_helps_to_pay_for_the_card_that_covers_it() {
    let mut t = table(2)
        .city(ME, &["school-a-blue"])
        .hand(ME, &["vintners-a", "theatre-royal-a"])
        .cash(ME, 1)
        .begin();
    t.does(&["develop", "play vintners-a", "on 1"]);
    assert_eq!((t.tops(ME), t.cash(ME)), (vec!["vintners-a".to_owned()], 0));
}

#[test]
fn two_schools_still_take_one_pound() {
    let mut t = table(2)
        .city(ME, &["school-a-brown", "school-a-blue"])
        .hand(ME, &["vintners-a", "theatre-royal-a"])
        .cash(ME, 1)
        .begin();
    t.does(&["develop", "play vintners-a", "new"]);
    assert_eq!((t.cash(ME), t.loans(ME)), (0, 0));
}

// L8.2: the loan comes with the choice; the £1 belongs to what has to be paid.
#[test]
fn the_pound_for_a_school_may_take_a_loan() {
    let mut t = table(2)
        .city(ME, &["school-a-brown"])
        .hand(ME, &["st-pauls-a", "vintners-a"])
        .cash(ME, 10)
        .begin();
    t.does(&["develop", "play st-pauls-a", "new"]);
    assert_eq!((t.cash(ME), t.loans(ME)), (9, 1));
}

// L8.6: without a loan to be had, the £1 has to be there as well.
#[test]
fn the_pound_for_a_school_may_be_too_much() {
    let poor = |hand, cash| {
        table(2)
            .limited_loans()
            .loans(YOU, 12)
            .city(ME, &["school-a-brown"])
            .hand(ME, hand)
            .cash(ME, cash)
            .begin()
    };
    assert_eq!(poor(&["st-pauls-a", "paupers-a"], 10).forbidden_by("develop"), "L5.9");
    assert!(poor(&["st-pauls-a", "paupers-a"], 11).offers("develop"));
    let mut t = poor(&["st-pauls-a", "wren-a", "paupers-a"], 10);
    t.does(&["develop", "play st-pauls-a", "new"]);
    assert_eq!(t.board()[0][0], "wren-a", "the right colour is all that can pay");
}

// Hospital: L7.7, L-R15. The others are in cards_b_special.rs.

#[test]
fn hospital_is_turned_over_in_place_of_a_card() {
    let mut t = table(2).city(ME, &["vintners-a", "hospital-a"]).begin();
    t.does(&["run", "activate 1"]);
    assert_eq!(t.cash(ME), 4, "the effect comes before the turning over (L7.4)");
    assert_eq!(t.choices(), ["flip", "flip 2"]);
    t.does(&["flip 2"]);
    assert_eq!(t.tops(ME), ["vintners-a", "!"]);
}

#[test]
fn hospital_need_not_be_used() {
    let mut t = table(2).city(ME, &["vintners-a", "hospital-a"]).begin();
    t.does(&["run", "activate 1", "flip"]);
    assert_eq!(t.tops(ME), ["!", "hospital-a"]);
}

#[test]
fn a_card_spared_is_of_no_further_use_this_turn() {
    let mut t = table(2).city(ME, &["vintners-a", "hospital-a"]).begin();
    t.does(&["run", "activate 1", "flip 2"]);
    assert_eq!(t.forbidden_by("activate 1"), "L7.1");
    // But in the next it is, and then nothing spares it.
    t.does(&["done", "run", "done", "run", "activate 1"]);
    assert_eq!(t.cash(ME), 8);
    assert_eq!(t.tops(ME), ["!", "!"]);
}

#[test]
fn a_hospital_is_not_asked_about_a_card_that_stays() {
    let mut t = table(2).city(ME, &["grand-hotel-c", "hospital-a"]).begin();
    t.does(&["run", "activate 1"]);
    assert_eq!(t.tops(ME), ["grand-hotel-c", "hospital-a"]);
}

// L7.4, L5.6
#[test]
fn a_hospital_face_down_or_covered_does_nothing() {
    let mut t = table(2)
        .city(ME, &["vintners-a", "!hospital-a"])
        .stack(ME, &["hospital-b", "grand-hotel-c"])
        .begin();
    t.does(&["run", "activate 1"]);
    assert_eq!(t.tops(ME), ["!", "!", "grand-hotel-c"]);
}

// L7.7: owning it.
#[test]
fn the_hospital_of_another_player_does_nothing() {
    let mut t = table(2).city(ME, &["vintners-a"]).city(YOU, &["hospital-a"]).begin();
    t.does(&["run", "activate 1"]);
    assert_eq!((t.tops(ME), t.tops(YOU)), (vec!["!".to_owned()], vec!["hospital-a".to_owned()]));
}
