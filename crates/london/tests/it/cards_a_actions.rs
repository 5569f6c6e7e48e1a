//! Action cards and paupers.

use london::{Event, Question};

use crate::scene::{ME, find_title, pack, table};

/// Every action card.
pub(crate) const ACTION_CARDS: [&str; 3] = ["huguenots-a", "jewish-refugees-c", "wren-a"];
/// Every pauper.
pub(crate) const PAUPERS: [&str; 3] = ["paupers-a", "paupers-b", "paupers-c"];

// L5.8, L3.1
#[test]
fn action_cards_of_the_immigrants_draw_two_cards_from_deck_or_board() {
    for id in ["huguenots-a", "jewish-refugees-c"] {
        let mut t = table(2)
            .hand(ME, &[id])
            .deck(&["vintners-a"])
            .board(&["paupers-b", "theatre-royal-a"], &[])
            .begin();
        t.does(&["develop", "draw deck", "draw top paupers-b"]);
        assert_eq!(t.hand(ME), ["vintners-a", "paupers-b"], "two, no more");
        t.does(&["done"]);
    }
}

// L5.8: no card is discarded for it, and it comes neither to the area nor to the board.
#[test]
fn an_action_card_leaves_the_game() {
    for id in ACTION_CARDS {
        let mut t = table(2).hand(ME, &[id]).begin();
        t.does(&["develop"]);
        assert_eq!(t.gone(), [id]);
        assert_eq!(t.board()[0], ["-", "-", "-"]);
        assert!(t.tops(ME).is_empty());
    }
}

// L5.8
#[test]
fn an_action_card_may_pay_for_a_card_of_its_colour() {
    for (id, build) in [
        ("huguenots-a", "vintners-a"),
        ("jewish-refugees-c", "vintners-a"),
        ("wren-a", "theatre-royal-a"),
    ] {
        let mut t = table(2).hand(ME, &[id, build]).begin();
        t.does(&["develop", &format!("play {build}")]);
        assert_eq!(t.tops(ME), [build]);
        assert_eq!(t.board()[0][0], id, "discarded like any card");
        assert!(t.gone().is_empty());
    }
}

// L5.8: during a develop action and at no other time.
#[test]
fn an_action_card_waits_for_a_develop_action() {
    for id in ACTION_CARDS {
        let mut t = table(2).hand(ME, &[id]).begin();
        let play = format!("play {id}");
        assert_eq!(t.forbidden_by(&play), "L4.3");
        t.does(&["run"]);
        assert_eq!(t.forbidden_by(&play), "L4.3");
    }
}

// L-R05
#[test]
fn immigrants_may_come_with_nothing_to_draw() {
    for id in ["huguenots-a", "jewish-refugees-c"] {
        let mut t = table(2).hand(ME, &[id]).nothing_else().begin();
        t.does(&["develop"]);
        assert!(t.happened().contains(&Event::NothingToDraw { seat: t.asked() }));
        assert!(t.gone().contains(&id.to_owned()));
    }
}

// L5.1: one card after another, also one that has just been drawn.
#[test]
fn a_card_drawn_by_immigrants_can_be_built_at_once() {
    let mut t =
        table(2).hand(ME, &["huguenots-a", "paupers-b"]).deck(&["vintners-a", "mercers-a"]).begin();
    t.does(&["develop", "play vintners-a"]);
    assert_eq!(t.tops(ME), ["vintners-a"]);
    assert_eq!(t.board()[0][0], "mercers-a");
}

#[test]
fn there_are_four_action_cards_and_eleven_paupers() {
    for name in ["london", "london-110"] {
        let content = pack(name);
        let copies = |id: &str| content.title(find_title(&content, id)).copies;
        assert_eq!(ACTION_CARDS.map(copies), [1, 2, 1]);
        assert_eq!(PAUPERS.map(copies), [2, 4, 5]);
    }
}

// Wren: L-R19

#[test]
fn wren_builds_two_cards_of_any_colours_without_discards() {
    let mut t = table(2)
        .hand(ME, &["wren-a", "st-pauls-a", "woolwich-arsenal-a", "vintners-a"])
        .cash(ME, 12)
        .begin();
    t.does(&["develop", "play wren-a", "play st-pauls-a", "play woolwich-arsenal-a"]);
    assert_eq!(t.tops(ME), ["st-pauls-a", "woolwich-arsenal-a"]);
    assert_eq!(t.cash(ME), 2, "additional costs are paid");
    assert_eq!(t.hand(ME), ["vintners-a"]);
    assert_eq!(t.board()[0], ["-", "-", "-"]);
    assert_eq!(t.forbidden_by("play vintners-a"), "L5.2", "the third needs a discard");
}

// L-R19: up to two.
#[test]
fn wren_may_build_one_card_or_none() {
    for (answers, stacks) in [(vec!["done"], 0), (vec!["play st-pauls-a", "done"], 1)] {
        let mut t = table(2).hand(ME, &["wren-a", "st-pauls-a", "vintners-a"]).cash(ME, 10).begin();
        t.does(&["develop", "play wren-a"]).does(&answers);
        assert_eq!(t.tops(ME).len(), stacks);
        assert_eq!(t.choices(), ["loan", "done"], "back in the develop action");
    }
}

// L-R35: saying that it is over is asked for, even if nothing else is left.
#[test]
fn wren_asks_a_hand_that_has_nothing_to_build() {
    let mut t = table(2).hand(ME, &["wren-a", "paupers-a"]).cash(ME, 20).begin();
    t.does(&["develop"]);
    assert_eq!(t.question(), Some(Question::BuildFree { left: 2 }));
    assert_eq!(t.choices(), ["done"]);
}

// L-R35: an empty hand is not asked; the develop action waits to be ended.
#[test]
fn wren_does_not_ask_an_empty_hand() {
    let mut t = table(2).hand(ME, &["wren-a"]).begin();
    t.does(&["develop"]);
    assert_eq!(t.question(), Some(Question::Develop));
    assert_eq!(t.choices(), ["loan", "done"]);
    let mut t = table(2).hand(ME, &["wren-a", "vintners-a"]).begin();
    t.does(&["develop", "play vintners-a"]);
    assert_eq!((t.question(), t.tops(ME).len()), (Some(Question::Develop), 1));
}

// L-R19, L5.5
#[test]
fn wren_does_not_cover_what_was_placed_this_turn() {
    let mut t = table(2)
        .city(ME, &["mercers-a", "!grocers-a"])
        .hand(ME, &["wren-a", "theatre-royal-a", "vintners-a"])
        .begin();
    t.does(&["develop", "play wren-a", "play theatre-royal-a", "on 1", "play vintners-a"]);
    assert_eq!(t.choices(), ["new", "on 2"]);
    assert_eq!(t.forbidden_by("on 1"), "L5.5");
}

// L-R19
#[test]
fn wren_builds_neither_paupers_nor_action_cards() {
    let mut t = table(2)
        .hand(ME, &["wren-a", "paupers-a", "huguenots-a", "vintners-a", "mercers-a"])
        .begin();
    t.does(&["develop", "play wren-a"]);
    assert_eq!(t.choices(), ["play vintners-a", "play mercers-a", "loan", "done"]);
    assert_eq!(t.forbidden_by("play paupers-a"), "L5.7");
    assert_eq!(t.forbidden_by("play huguenots-a"), "L-R19");
}

// L8.2
#[test]
fn wren_takes_the_loan_a_card_needs() {
    let mut t = table(2).hand(ME, &["wren-a", "st-pauls-a"]).cash(ME, 4).begin();
    t.does(&["develop", "play wren-a", "play st-pauls-a"]);
    assert_eq!((t.cash(ME), t.loans(ME)), (4, 1));
}

// Paupers

// L5.7
#[test]
fn a_pauper_is_never_built() {
    for pauper in PAUPERS {
        let mut t = table(2).hand(ME, &[pauper, pauper]).begin();
        assert_eq!(t.forbidden_by("develop"), "L5.9");
        let mut t = table(2).hand(ME, &["vintners-a", "mercers-a", pauper, pauper]).begin();
        t.does(&["develop"]);
        assert_eq!(t.forbidden_by(&format!("play {pauper}")), "L5.7");
    }
}

// L5.7
#[test]
fn a_pauper_pays_for_no_card() {
    for pauper in PAUPERS {
        let hand = ["vintners-a", "mercers-a", "grocers-a", pauper];
        let mut t = table(2).hand(ME, &hand).begin();
        t.does(&["develop", "play vintners-a"]);
        assert_eq!(t.choices(), ["with mercers-a", "with grocers-a"]);
        assert_eq!(t.forbidden_by(&format!("with {pauper}")), "L5.7");
    }
}

// L7.2, L-R06
#[test]
fn a_pauper_pays_for_an_activation() {
    for pauper in PAUPERS {
        let mut t = table(2).city(ME, &["west-india-docks-b"]).hand(ME, &[pauper]).begin();
        t.does(&["run", "activate 1"]);
        assert_eq!(t.cash(ME), 7);
        assert_eq!(t.board()[0][0], pauper);
    }
}

// L4.4, L5.7
#[test]
fn a_pauper_may_be_among_the_surplus() {
    let six = ["vintners-a", "mercers-a", "grocers-a", "salters-a", "wren-a", "st-pauls-a"];
    let mut t = table(2)
        .hand(ME, &six)
        .taken(ME, &PAUPERS)
        .deck(&["haberdashers-a", "fishmongers-a", "almshouses-a"])
        .begin();
    t.does(&["three", "discard paupers-a", "discard paupers-b", "discard paupers-c"]);
    assert_eq!(t.hand(ME).len(), 9);
    assert_eq!(t.board()[0], PAUPERS);
}

// L9.2, step 1: like any card.
#[test]
fn a_pauper_left_in_hand_is_one_poverty() {
    for pauper in PAUPERS {
        let t = table(2).hand(ME, &[pauper, pauper]).begin();
        assert_eq!((t.score(ME).hand, t.score(ME).poverty), (2, 2));
    }
}
