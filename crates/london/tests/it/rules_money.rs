//! L8: money and loans.

use london::{Event, Reason};

use crate::scene::{ME, THIRD, YOU, seat, table};

// L8.1: £10 and a token; by choice in one's own turn after the draw.
#[test]
fn a_loan_gives_ten_pounds() {
    let mut t = table(2).cash(ME, 3).begin();
    t.does(&["loan"]);
    assert_eq!((t.cash(ME), t.loans(ME)), (13, 1));
    assert_eq!(t.asked(), seat(ME), "the action is still to be chosen");
}

// L8.1: in another player's turn only when forced.
#[test]
fn nobody_borrows_in_another_turn_by_choice() {
    let t = table(2).begin();
    let pointer = t.point("loan");
    assert_eq!(
        table::Game::why_not(&t.game, &t.state, seat(YOU), pointer),
        Some(Reason::NotYourTurn)
    );
}

// L8.2: as many loans as needed and no more; out of turn it happens by itself.
#[test]
fn who_must_pay_and_cannot_borrows_by_itself() {
    let mut t = table(3)
        .with_all_cards()
        .city(ME, &["fire-brigade-b"])
        .boroughs(YOU, &["city", "lewisham", "hackney"])
        .boroughs(THIRD, &["greenwich"])
        .cash(YOU, 2)
        .cash(THIRD, 1)
        .begin();
    t.does(&["run", "activate 1"]);
    assert_eq!((t.cash(YOU), t.loans(YOU)), (9, 1));
    assert_eq!((t.cash(THIRD), t.loans(THIRD)), (0, 0));
}

// L8.2: a cost one is free to refuse never forces a loan.
#[test]
fn a_free_cost_never_forces_a_loan() {
    let mut t =
        table(2).city(ME, &["woolwich-arsenal-a"]).hand(ME, &["st-pauls-a", "lords-b"]).begin();
    t.does(&["run", "done"]);
    assert_eq!((t.loans(ME), t.cash(ME)), (0, 0));
}

// L8.2: as many as needed.
#[test]
fn two_loans_where_one_is_not_enough() {
    let mut t = table(2).hand(ME, &["buckingham-palace-b", "lords-b", "school-a-blue"]).begin();
    t.does(&["develop", "play buckingham-palace-b", "with lords-b"]);
    assert_eq!((t.loans(ME), t.cash(ME)), (1, 0), "£10 exactly");
    let mut t = table(2)
        .city(ME, &["school-a-blue"])
        .hand(ME, &["buckingham-palace-b", "paupers-a"])
        .begin();
    t.does(&["develop", "new"]);
    assert_eq!((t.loans(ME), t.cash(ME)), (2, 9), "£11 with the School");
}

// L8.3
#[test]
fn each_ten_pounds_of_loans_give_one_poverty_in_a_run() {
    let mut t = table(2).loans(ME, 2).begin();
    t.does(&["run", "done"]);
    assert_eq!(t.poverty(ME), 2);
}

// L8.4: £15 each, any number, at the start of one's own turn.
#[test]
fn a_loan_is_repaid_for_fifteen() {
    let scene = |cash| table(2).cash(ME, cash).loans(ME, 2).at_start();
    let mut t = scene(30).begin();
    t.does(&["repay 2"]);
    assert_eq!((t.cash(ME), t.loans(ME)), (0, 0));
    // £14 repay nothing, and nothing is asked.
    let mut t = scene(14).begin();
    assert!(t.offers("run"));
    assert!(t.happened().is_empty());
    // Nobody has to.
    let mut t = scene(30).begin();
    t.does(&["repay 0"]);
    assert_eq!((t.cash(ME), t.loans(ME)), (30, 2));
}

// L8.6a: a free loan only beside three choices, and only below £20 or the highest cost.
#[test]
fn a_free_loan_is_offered_below_twenty_pounds() {
    assert!(table(2).cash(ME, 19).begin().offers("loan"));
    let mut t = table(2).cash(ME, 20).begin();
    assert_eq!(t.refuses("loan"), Reason::EnoughMoney { limit: 20 });
    assert_eq!(t.forbidden_by("loan"), "L8.6");
    t.does(&["run"]);
    assert!(!t.offers("loan"));
    let mut t = table(2).hand(ME, &["mercers-a", "salters-a", "grocers-a"]).begin();
    t.does(&["develop"]);
    assert!(t.offers("loan"));
    t.does(&["play mercers-a"]);
    assert!(!t.offers("loan"), "not while choosing a discard");
    assert_eq!(t.forbidden_by("loan"), "L8.1");
}

// L8.6a: it never makes a question of its own.
#[test]
fn a_loan_makes_no_question_of_its_own() {
    let mut t = table(2).hand(ME, &["huguenots-a"]).nothing_else().begin();
    t.does(&["develop"]);
    // The single card was played without a question, though a loan was to be had.
    assert_eq!(t.gone().iter().filter(|id| *id == "huguenots-a").count(), 1);
}

// L8.6b: a shared supply of twelve.
#[test]
fn with_a_limited_supply_what_cannot_be_paid_cannot_be_chosen() {
    let scene = || {
        table(2)
            .limited_loans()
            .loans(ME, 7)
            .loans(YOU, 5)
            .cash(ME, 2)
            .hand(ME, &["buckingham-palace-b", "lords-b"])
            .city(ME, &["woolwich-arsenal-a", "street-lights-b"])
            .offer(&["lewisham", "city"])
    };
    let mut t = scene().begin();
    assert_eq!(t.choices(), ["develop", "run", "three"]);
    assert_eq!(t.refuses("loan"), Reason::NoLoansLeft);
    assert!(matches!(t.refuses("land"), Reason::LandTooDear { cost: 3, .. }));
    t.does(&["develop"]);
    // Only Lord's is within reach, so it is played; Buckingham Palace pays for it.
    assert_eq!(t.tops(ME).len(), 2);
    let mut t = scene().begin();
    t.does(&["run"]);
    assert_eq!(t.choices(), ["done"]);
    assert_eq!(t.forbidden_by("activate 1"), "L7.2");
}

// L8.6b: of a forced cost what can be paid is paid and the rest is dropped.
#[test]
fn with_a_limited_supply_a_forced_cost_is_paid_as_far_as_it_goes() {
    let mut t = table(2)
        .with_all_cards()
        .limited_loans()
        .loans(ME, 12)
        .city(ME, &["lloyds-of-london-b"])
        .cash(YOU, 1)
        .begin();
    t.does(&["run", "activate 1"]);
    assert_eq!((t.cash(ME), t.cash(YOU), t.loans(YOU)), (1, 0, 0));
    // With tokens left the loan is taken.
    let mut t = table(2)
        .with_all_cards()
        .limited_loans()
        .loans(ME, 11)
        .city(ME, &["lloyds-of-london-b"])
        .cash(YOU, 1)
        .begin();
    t.does(&["run", "activate 1"]);
    assert_eq!((t.cash(ME), t.cash(YOU), t.loans(YOU)), (2, 9, 1));
    assert_eq!(t.view_of(ME).loans_left, Some(0));
}

// L8.6b: repaid tokens return to the supply (L8.4).
#[test]
fn repaid_tokens_return_to_the_supply() {
    let mut t = table(2).limited_loans().loans(ME, 2).cash(ME, 30).at_start().begin();
    assert_eq!(t.view_of(ME).loans_left, Some(10));
    t.does(&["repay 2"]);
    assert_eq!(t.view_of(ME).loans_left, Some(12));
}

// L8.6b: the standard supply has no limit.
#[test]
fn without_the_option_loans_have_no_limit() {
    let mut t = table(2).loans(ME, 12).loans(YOU, 12).begin();
    assert_eq!(t.view_of(ME).loans_left, None);
    t.does(&["loan"]);
    assert!(t.happened().contains(&Event::LoansTaken { seat: seat(ME), loans: 1, gained: 10 }));
}
