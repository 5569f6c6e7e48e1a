//! L6: buying land.

use london::{Event, Question, Reason};

use crate::scene::{ME, YOU, seat, table};

// L6.1
#[test]
fn a_borough_on_offer_is_paid_for_and_put_on_top() {
    let mut t =
        table(2).cash(ME, 10).boroughs(ME, &["hampstead"]).offer(&["lewisham", "hackney"]).begin();
    t.does(&["land"]);
    assert_eq!(t.choices(), ["buy hackney", "buy lewisham"]);
    assert_eq!(t.forbidden_by("buy greenwich"), "L6.1");
    t.does(&["buy lewisham"]);
    assert_eq!(t.cash(ME), 7);
    assert_eq!(t.top_borough(ME).as_deref(), Some("lewisham"));
    assert_eq!(t.view_of(YOU).players[ME].boroughs.len(), 2);
}

// L6.1, L8.2: borrowing if needed.
#[test]
fn a_borough_may_be_bought_with_a_loan() {
    let mut t = table(2).cash(ME, 1).offer(&["lewisham"]).begin();
    t.does(&["land"]);
    assert_eq!((t.cash(ME), t.loans(ME)), (8, 1));
}

// L6.2: the cards, the prestige, the relief, in this order and all three; at most the poverty one has.
#[test]
fn the_benefit_comes_at_once_cards_first() {
    let mut t =
        table(2).cash(ME, 9).poverty(ME, 3).offer(&["lewisham"]).board(&["mercers-a"], &[]).begin();
    t.does(&["land"]);
    // Lewisham: 2 cards, 1 prestige, removes 4.
    assert_eq!(t.question(), Some(Question::Draw { left: 2 }));
    assert_eq!((t.prestige(ME), t.poverty(ME)), (0, 3));
    t.does(&["draw top mercers-a"]);
    assert_eq!((t.prestige(ME), t.poverty(ME)), (1, 0));
    assert_eq!(t.hand(ME).len(), 2);
    let happened = t.happened();
    let at = |wanted: &dyn Fn(&Event) -> bool| happened.iter().rposition(wanted).unwrap();
    let drawn = at(&|e| matches!(e, Event::DrewFromDeck { seat, .. } if seat.index() == ME));
    let prestige = at(&|e| matches!(e, Event::PrestigeGained { prestige: 1, .. }));
    let relief = at(&|e| matches!(e, Event::PovertyRemoved { poverty: 3, .. }));
    assert!(drawn < prestige && prestige < relief);
}

// L6.3: only the top borough's ability counts, at once; it ends when covered.
#[test]
fn only_the_top_borough_has_its_ability() {
    // Paddington repays loans at £12.
    let repay = |boroughs: &[&str]| {
        table(2)
            .cash(ME, 12)
            .loans(ME, 1)
            .boroughs(ME, boroughs)
            .at_start()
            .begin()
            .offers("repay 1")
    };
    assert!(repay(&["hampstead", "paddington"]));
    assert!(!repay(&["paddington", "hampstead"]));
}

// L6.3: the location of covered boroughs still counts.
#[test]
fn covered_boroughs_still_count_by_their_location() {
    let mut t = table(2)
        .boroughs(ME, &["battersea", "greenwich", "hampstead"])
        .city(ME, &["steamboats-b"])
        .begin();
    t.does(&["run", "activate 1"]);
    assert_eq!(t.cash(ME), 4);
}

// L6.4: the bought borough is replaced while the deck lasts.
#[test]
fn a_bought_borough_is_replaced_from_the_deck() {
    let mut t = table(2)
        .cash(ME, 20)
        .offer(&["lewisham", "hackney", "city"])
        .borough_deck(&["greenwich"])
        .begin();
    t.does(&["land", "buy hackney"]);
    assert_eq!(t.offer(), ["lewisham", "greenwich", "city"]);
    let mut t = table(2).cash(ME, 20).offer(&["lewisham", "hackney", "city"]).begin();
    t.does(&["land", "buy hackney"]);
    assert_eq!(t.offer(), ["lewisham", "city"]);
}

// L6.4
#[test]
fn with_nothing_on_offer_land_cannot_be_bought() {
    let mut t = table(2).cash(ME, 20).begin();
    assert_eq!(t.refuses("land"), Reason::NoLand);
    assert_eq!(t.forbidden_by("land"), "L6.4");
}

// L-R08: the old top borough still counts when paying; the next borough is turned up before L6.2.
#[test]
fn the_old_borough_counts_when_paying_and_the_next_is_up_before_the_benefit() {
    let mut t = table(2)
        .cash(ME, 5)
        .boroughs(ME, &["battersea"])
        .offer(&["lewisham"])
        .borough_deck(&["greenwich"])
        .board(&["mercers-a"], &[])
        .begin();
    t.does(&["land"]);
    assert_eq!(t.cash(ME), 4, "Battersea makes the next borough £2 cheaper");
    assert_eq!(t.question(), Some(Question::Draw { left: 2 }));
    assert_eq!(t.offer(), ["greenwich"]);
}

// L-R08: the new ability works at once.
#[test]
fn the_new_ability_works_at_once() {
    let mut t = table(2)
        .cash(ME, 9)
        .hand(ME, &["mercers-a"])
        .board(&["lords-b"], &[])
        .offer(&["islington-stoke-newington"])
        .deck(&["salters-a", "grocers-a", "vintners-a"])
        .begin();
    t.does(&["land", "draw deck", "draw deck", "draw deck"]);
    // L-R13: after the action, before L4.4.
    assert_eq!(t.choices(), ["exchange borough", "done"]);
    t.does(&["exchange borough", "give mercers-a"]);
    assert!(t.hand(ME).contains(&"lords-b".to_owned()));
    assert_eq!(t.board()[0], ["mercers-a", "-", "-"]);
    assert_eq!(t.asked(), seat(YOU));
}
