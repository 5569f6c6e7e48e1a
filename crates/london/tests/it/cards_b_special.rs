//! Cards of set B with rulings of their own: Stock Exchange, Bank of England, Shops, Hospitals,
//! University.

use london::{Event, Question};

use crate::scene::{ME, YOU, seat, table};

// Stock Exchange: L-R13

#[test]
fn stock_exchange_swaps_a_card_in_hand_with_one_on_the_board() {
    let mut t = table(2)
        .city(ME, &["stock-exchange-b"])
        .hand(ME, &["paupers-a", "wren-a"])
        .board(&["st-pauls-a"], &["vintners-a", "mercers-a"])
        .begin();
    t.does(&["exchange 1", "take bottom mercers-a", "give paupers-a"]);
    assert_eq!(t.hand(ME), ["mercers-a", "wren-a"]);
    assert_eq!(t.board()[1], ["vintners-a", "paupers-a", "-"], "the two swap places");
    assert_eq!(t.question(), Some(Question::ChooseAction), "the action is still to come");
}

// L-R13: not a discard, so the full board does not move.
#[test]
fn an_exchange_is_not_a_discard() {
    let mut t = table(2)
        .city(ME, &["stock-exchange-b"])
        .hand(ME, &["paupers-a"])
        .board(&["vintners-a", "mercers-a", "grocers-a"], &["st-pauls-a", "wren-a", "salters-a"])
        .begin();
    t.does(&["exchange 1", "take top mercers-a"]);
    assert_eq!(t.board()[0], ["vintners-a", "paupers-a", "grocers-a"]);
    assert_eq!(t.board()[1], ["st-pauls-a", "wren-a", "salters-a"]);
    assert!(t.gone().is_empty());
}

// L1.6
#[test]
fn stock_exchange_works_once_a_turn() {
    let mut t = table(2)
        .city(ME, &["stock-exchange-b"])
        .hand(ME, &["paupers-a", "mercers-a"])
        .board(&["vintners-a"], &[])
        .begin();
    t.does(&["exchange 1", "give paupers-a"]);
    assert_eq!(t.forbidden_by("exchange 1"), "L1.6");
    t.does(&["run", "done"]).does(&["draw deck", "run", "done"]);
    t.does(&["draw deck"]);
    assert!(t.offers("exchange 1"), "another turn, another exchange");
}

// L-R13: ahead of the action, but not ahead of the draw.
#[test]
fn no_exchange_before_the_draw() {
    let mut t = table(2)
        .city(ME, &["stock-exchange-b"])
        .hand(ME, &["paupers-a"])
        .board(&["vintners-a"], &[])
        .at_start()
        .begin();
    assert_eq!(t.question(), Some(Question::StartDraw));
    assert_eq!(t.forbidden_by("exchange 1"), "L-R13");
    t.does(&["draw deck"]);
    assert!(t.offers("exchange 1"));
}

// L-R13
#[test]
fn an_exchange_fits_between_two_plays() {
    let mut t = table(2)
        .city(ME, &["stock-exchange-b"])
        .hand(ME, &["mercers-a", "grocers-a", "vintners-a", "paupers-a"])
        .board(&["salters-a"], &[])
        .begin();
    t.does(&["develop"]);
    t.does(&["play mercers-a", "with grocers-a", "new"]);
    t.does(&["exchange 1", "take top salters-a", "give paupers-a"]);
    t.does(&["play vintners-a", "new", "done"]);
    assert_eq!(t.tops(ME), ["stock-exchange-b", "mercers-a", "vintners-a"]);
}

// L-R13
#[test]
fn an_exchange_fits_between_two_activations() {
    let mut t = table(2)
        .city(ME, &["stock-exchange-b", "vintners-a", "mercers-a"])
        .hand(ME, &["paupers-a"])
        .board(&["salters-a"], &[])
        .begin();
    t.does(&["run", "activate 2", "exchange 1", "activate 3", "activate 1"]);
    assert_eq!((t.cash(ME), t.hand(ME)), (4 + 5 + 2, vec!["salters-a".to_owned()]));
}

// L-R13, L5.9: not between the choice to develop and the first play; in a run also before the first
// activation, because the borough's effect can come before it.
#[test]
fn an_exchange_waits_for_the_first_play_but_not_for_the_first_activation() {
    let mut t = table(2)
        .city(ME, &["stock-exchange-b", "vintners-a"])
        .boroughs(ME, &["city"])
        .hand(ME, &["mercers-a", "grocers-a", "salters-a", "paupers-a"])
        .board(&["lords-b"], &[])
        .begin();
    assert!(t.offers("exchange 1"));
    let start = t.state;
    t.does(&["develop"]);
    assert_eq!(t.forbidden_by("exchange 1"), "L-R13");
    t.does(&["play mercers-a", "with grocers-a", "new"]);
    assert!(t.offers("exchange 1"));
    t.state = start;
    t.does(&["run"]);
    assert!(t.offers("exchange 1"));
    t.does(&["effect"]);
    assert!(t.offers("exchange 1"));
}

// L-R13: between the action and L4.4.
#[test]
fn an_exchange_fits_after_the_action() {
    let mut t = table(2)
        .city(ME, &["stock-exchange-b"])
        .hand(ME, &["paupers-a"])
        .board(&["salters-a"], &[])
        .begin();
    t.does(&["run", "done"]);
    assert_eq!(t.question(), Some(Question::AfterAction));
    assert_eq!(t.choices(), ["exchange 1", "done"]);
    t.does(&["exchange 1"]);
    assert_eq!(t.hand(ME), ["salters-a"]);
    assert_eq!(t.state.active(), seat(YOU));
}

// L-R13
#[test]
fn no_exchange_in_the_middle_of_an_effect() {
    let mut t = table(2)
        .city(ME, &["stock-exchange-b", "brixton-prison-b"])
        .hand(ME, &["paupers-a"])
        .board(&["salters-a"], &[])
        .begin();
    t.does(&["run", "activate 2"]);
    assert_eq!(t.choices(), ["discard paupers-a", "done"]);
    let mut t = table(2)
        .city(ME, &["stock-exchange-b"])
        .hand(ME, &["wren-a", "mercers-a", "woolwich-arsenal-a"])
        .board(&["salters-a"], &[])
        .cash(ME, 20)
        .begin();
    t.does(&["develop", "play mercers-a", "new"]);
    assert_eq!(t.choices(), ["play woolwich-arsenal-a", "done"], "between two builds of Wren");
}

// L-R13
#[test]
fn an_exchange_takes_two_cards() {
    let scene = || table(2).city(ME, &["stock-exchange-b"]);
    let mut no_hand = scene().board(&["salters-a"], &[]).begin();
    assert_eq!(no_hand.forbidden_by("exchange 1"), "L-R13");
    let mut no_board = scene().hand(ME, &["salters-a"]).begin();
    assert_eq!(no_board.forbidden_by("exchange 1"), "L-R13");
}

// L-R01: everybody sees what was exchanged.
#[test]
fn the_card_exchanged_is_known_to_all() {
    let mut t = table(2)
        .city(ME, &["stock-exchange-b"])
        .hand(ME, &["paupers-a"])
        .board(&["salters-a"], &[])
        .begin();
    t.does(&["exchange 1"]);
    assert_eq!(t.view_of(YOU).players[ME].hand.known, [t.title("salters-a")]);
}

// L5.6: a new one works at once, a covered one no more.
#[test]
fn stock_exchange_works_while_it_can_be_seen() {
    let mut t =
        table(2).hand(ME, &["stock-exchange-b", "mercers-a", "paupers-a"]).cash(ME, 2).begin();
    t.does(&["develop", "play stock-exchange-b", "exchange 1"]);
    assert_eq!(t.hand(ME), ["mercers-a"], "what paid for it comes back");
    let mut t = table(2)
        .stack(ME, &["stock-exchange-b", "vintners-a"])
        .hand(ME, &["paupers-a"])
        .board(&["salters-a"], &[])
        .begin();
    assert_eq!(t.forbidden_by("exchange 1"), "L5.6");
}

// Bank of England: L-R27

#[test]
fn a_loan_of_the_bank_of_england_brings_twelve() {
    let mut t = table(2).city(ME, &["bank-of-england-b"]).begin();
    t.does(&["loan"]);
    assert_eq!((t.cash(ME), t.loans(ME)), (12, 1));
    t.does(&["run", "done"]);
    assert_eq!(t.poverty(ME), 1 + 1, "a stack, and one loan of £10");
}

#[test]
fn a_loan_of_the_bank_of_england_is_repaid_like_any() {
    let mut t =
        table(2).city(ME, &["bank-of-england-b"]).cash(ME, 15).loans(ME, 1).at_start().begin();
    t.does(&["repay 1"]);
    assert_eq!((t.cash(ME), t.loans(ME)), (0, 0));
    let t = table(2).city(ME, &["bank-of-england-b"]).cash(ME, 12).loans(ME, 1).begin();
    assert_eq!((t.score(ME).repaid, t.score(ME).unpaid_loss), (0, 7));
}

// L8.2: as many as it takes, none beyond that.
#[test]
fn bank_of_england_saves_a_second_loan() {
    let mut t = table(2)
        .city(ME, &["bank-of-england-b", "school-a-blue"])
        .hand(ME, &["st-pauls-a", "vintners-a"])
        .begin();
    t.does(&["develop", "play st-pauls-a", "new"]);
    assert_eq!((t.cash(ME), t.loans(ME)), (12 - 11, 1));
}

// L-R07, L5.6
#[test]
fn bank_of_england_lends_for_the_card_that_covers_it_and_then_no_more() {
    let mut t = table(2)
        .city(ME, &["bank-of-england-b"])
        .hand(ME, &["st-pauls-a", "theatre-royal-a"])
        .begin();
    t.does(&["develop", "play st-pauls-a", "on 1"]);
    assert_eq!((t.cash(ME), t.loans(ME)), (2, 1));
    t.does(&["loan"]);
    assert_eq!(t.cash(ME), 2 + 10);
}

#[test]
fn the_bank_of_england_serves_its_owner_only() {
    let mut t = table(2).city(YOU, &["bank-of-england-b"]).begin();
    t.does(&["loan"]);
    assert_eq!(t.cash(ME), 10);
}

// Shops: L-R18

const SHOPS: [&str; 2] = ["shops-b", "shops-c"];

#[test]
fn shops_collect_a_pound_for_every_other_card_placed() {
    for shops in SHOPS {
        let mut t = table(2)
            .hand(ME, &[shops, "mercers-a", "vintners-a", "grocers-a", "salters-a", "almshouses-a"])
            .begin();
        t.does(&["develop", &format!("play {shops}"), "with mercers-a"]);
        assert_eq!(t.tills(ME), [0], "not for themselves");
        t.does(&["play vintners-a", "with grocers-a"]);
        assert_eq!(t.tills(ME), [1, 0]);
        t.does(&["play salters-a"]);
        assert_eq!(t.tills(ME), [2, 0, 0]);
        assert_eq!(t.cash(ME), 0, "the money is not the player's yet");
    }
}

#[test]
fn activating_shops_takes_the_money() {
    for shops in SHOPS {
        let mut t = table(2).city(ME, &[shops]).till(ME, 3).poverty(ME, 2).begin();
        t.does(&["run", "activate 1"]);
        assert_eq!((t.cash(ME), t.prestige(ME), t.poverty(ME)), (3, 2, 1));
        assert_eq!((t.tills(ME), t.tops(ME)), (vec![0], vec!["!".to_owned()]));
    }
}

// L-R18: nothing can be paid with it and it scores nothing.
#[test]
fn money_on_shops_pays_for_nothing() {
    let mut t = table(2)
        .city(ME, &["shops-b"])
        .till(ME, 9)
        .hand(ME, &["water-works-a", "theatre-royal-a"])
        .begin();
    assert_eq!((t.score(ME).cash, t.score(ME).cash_prestige), (0, 0));
    t.does(&["develop", "play water-works-a", "new"]);
    assert_eq!((t.cash(ME), t.loans(ME), t.tills(ME)), (9, 1, vec![10, 0]));
}

#[test]
fn all_shops_collect() {
    let mut t = table(2)
        .city(ME, &["shops-b", "shops-b", "shops-c"])
        .hand(ME, &["mercers-a", "vintners-a"])
        .begin();
    t.does(&["develop", "play mercers-a", "new"]);
    assert_eq!(t.tills(ME), [1, 1, 1, 0]);
}

// L-R18: not for the card that covers them; the money goes back, and the other Shops collect.
#[test]
fn covered_shops_lose_their_money() {
    let mut t = table(2)
        .city(ME, &["shops-b"])
        .till(ME, 3)
        .city(ME, &["shops-c"])
        .till(ME, 1)
        .hand(ME, &["mercers-a", "vintners-a"])
        .begin();
    t.does(&["develop", "play mercers-a", "on 1"]);
    assert_eq!((t.tills(ME), t.cash(ME)), (vec![0, 2], 0));
    let lost = Event::TillLost { seat: seat(ME), card: t.title("shops-b"), cash: 3 };
    assert!(t.happened().contains(&lost));
}

#[test]
fn shops_face_down_or_covered_collect_nothing() {
    let mut t = table(2)
        .city(ME, &["!shops-b"])
        .stack(ME, &["shops-c", "grocers-a"])
        .hand(ME, &["mercers-a", "vintners-a"])
        .begin();
    t.does(&["develop", "play mercers-a", "new"]);
    t.events.retain(|event| matches!(event, Event::TillFilled { .. }));
    assert!(t.events.is_empty());
}

// L-R16, L-R19: every card placed.
#[test]
fn shops_collect_for_cards_of_wren_and_of_a_coffee_house() {
    let mut t = table(2)
        .city(ME, &["shops-b", "coffee-house-a"])
        .hand(ME, &["wren-a", "mercers-a", "woolwich-arsenal-a"])
        .board(&["vintners-a"], &[])
        .begin();
    t.does(&["develop", "play mercers-a", "new", "play woolwich-arsenal-a", "new", "done"]);
    assert_eq!(t.tills(ME)[0], 2);
    t.does(&["draw deck", "run", "done"]).does(&["draw deck", "run", "activate 2"]);
    assert_eq!(t.tills(ME)[0], 3);
}

#[test]
fn shops_collect_nothing_for_the_cards_of_others_or_for_land() {
    let mut t = table(2)
        .city(YOU, &["shops-b"])
        .hand(ME, &["mercers-a", "vintners-a"])
        .offer(&["lewisham"])
        .begin();
    t.does(&["develop", "play mercers-a", "done"]).does(&["draw deck", "land"]);
    t.does(&["draw deck", "draw deck"]);
    assert_eq!(t.tills(YOU), [0]);
}

// L7.7: spared, they go on collecting.
#[test]
fn shops_spared_by_a_hospital_collect_again() {
    let mut t = table(2)
        .city(ME, &["shops-b"])
        .till(ME, 2)
        .city(ME, &["hospital-b", "coffee-house-a"])
        .board(&["vintners-a"], &[])
        .begin();
    t.does(&["run", "activate 1", "flip 2", "activate 3"]);
    assert_eq!((t.cash(ME), t.tills(ME)), (2, vec![1, 0, 0]));
}

// Hospitals: L-R15

#[test]
fn an_owner_of_several_hospitals_chooses_one() {
    let mut t =
        table(2).city(ME, &["vintners-a", "hospital-a", "hospital-b", "hospital-b"]).begin();
    t.does(&["run", "activate 1"]);
    assert_eq!(t.choices(), ["flip", "flip 2", "flip 3", "flip 4"]);
    t.does(&["flip 3"]);
    assert_eq!(t.tops(ME), ["vintners-a", "hospital-a", "!", "hospital-b"]);
}

#[test]
fn each_hospital_spares_one_card() {
    let mut t = table(2)
        .city(ME, &["vintners-a", "mercers-a", "grocers-a"])
        .city(ME, &["hospital-b"; 2])
        .begin();
    t.does(&["run", "activate 1", "flip 4", "activate 2"]);
    assert_eq!(t.choices(), ["flip", "flip 5"]);
    t.does(&["flip 5", "activate 3"]);
    assert_eq!(t.tops(ME), ["vintners-a", "mercers-a", "!", "!", "!"]);
}

// L7.7: in place of another card, so nothing else happens to it.
#[test]
fn hospital_turned_over_has_lost_its_ability() {
    let mut t = table(2).city(ME, &["vintners-a", "mercers-a", "hospital-b"]).begin();
    t.does(&["run", "activate 1", "flip 3", "activate 2"]);
    assert_eq!(t.tops(ME), ["vintners-a", "!", "!"]);
}

// University of London: L-R21

const DECK: [&str; 5] = ["vintners-a", "mercers-a", "grocers-a", "salters-a", "almshouses-a"];

fn university() -> crate::scene::Scene {
    table(2).city(ME, &["university-of-london-b"]).board(&["paupers-b"], &[]).deck(&DECK).at_start()
}

#[test]
fn university_may_look_at_up_to_three_cards() {
    let mut t = university().begin();
    assert_eq!(t.choices(), ["look 1", "look 2", "look 3", "draw deck", "draw top paupers-b"]);
    t.does(&["look 3"]);
    assert_eq!(
        t.choices(),
        [
            "draw seen vintners-a",
            "draw seen mercers-a",
            "draw seen grocers-a",
            "draw top paupers-b"
        ]
    );
    assert_eq!(t.forbidden_by("draw deck"), "L-R21");
    assert_eq!(t.forbidden_by("look 1"), "L-R21", "once");
}

#[test]
fn the_cards_not_taken_go_back_in_any_order() {
    let mut t = university().begin();
    t.does(&["look 3", "draw seen mercers-a", "return grocers-a"]);
    assert_eq!(t.hand(ME), ["mercers-a"]);
    t.does(&["three", "draw deck"]);
    assert_eq!(t.hand(ME), ["mercers-a", "grocers-a"]);
    t.does(&["draw deck"]);
    assert_eq!(t.hand(ME), ["vintners-a", "mercers-a", "grocers-a"]);
    t.does(&["draw deck"]);
    assert_eq!(t.hand(ME), ["vintners-a", "mercers-a", "salters-a", "grocers-a"]);
}

#[test]
fn after_looking_the_card_may_come_from_the_board() {
    let mut t = university().begin();
    t.does(&["look 3", "draw top paupers-b"]);
    assert_eq!(t.question(), Some(Question::PutBack));
    t.does(&["return mercers-a", "return grocers-a"]);
    assert_eq!(t.hand(ME), ["paupers-b"]);
    let top = ["mercers-a", "grocers-a", "vintners-a"].map(|id| Some(t.title(id)));
    assert_eq!(t.view_of(ME).deck.top, top);
    let told = Event::PutBack { seat: seat(ME), cards: top.to_vec() };
    assert!(t.happened().contains(&told), "the log has it, too");
}

#[test]
fn university_need_not_look() {
    let mut t = university().begin();
    t.does(&["draw deck"]);
    assert_eq!(t.hand(ME), ["vintners-a"]);
    assert_eq!(t.question(), Some(Question::ChooseAction));
}

// L1.5: what was seen is hidden from the others.
#[test]
fn only_the_university_knows_what_it_saw() {
    let mut t = university().begin();
    t.does(&["look 2", "draw seen mercers-a"]);
    assert_eq!(t.view_of(ME).deck.top, [Some(t.title("vintners-a"))]);
    assert!(t.view_of(YOU).deck.top.is_empty());
    assert!(t.view_of(YOU).players[ME].hand.known.is_empty());
}

#[test]
fn university_sees_no_more_cards_than_there_are() {
    let mut t = table(2)
        .city(ME, &["university-of-london-b"])
        .board(&["paupers-b"], &[])
        .deck(&["vintners-a", "mercers-a"])
        .nothing_else()
        .at_start()
        .begin();
    assert_eq!(t.forbidden_by("look 3"), "L-R21");
    t.does(&["look 2", "draw seen vintners-a"]);
    assert_eq!(t.deck_left(), 1);
}

// L-R21: in the start-of-turn draw alone.
#[test]
fn university_does_not_look_when_three_are_drawn() {
    let mut t = university().begin();
    t.does(&["draw top paupers-b", "three"]);
    assert_eq!(t.hand(ME).len(), 4, "the deck is all there is, so nobody is asked");
}

// L7.4, L5.6
#[test]
fn a_covered_university_does_not_look() {
    let mut t = table(2)
        .stack(ME, &["university-of-london-b", "vintners-a"])
        .board(&["paupers-b"], &[])
        .at_start()
        .begin();
    assert_eq!(t.forbidden_by("look 1"), "L-R21");
}
