//! L5: developing the city.

use london::{Event, Reason};

use crate::scene::{ME, YOU, seat, table};

// L5.1: one or more cards, one at a time.
#[test]
fn several_cards_may_be_played_in_one_action() {
    let mut t = table(2).hand(ME, &["mercers-a", "salters-a", "grocers-a", "vintners-a"]).begin();
    t.does(&["develop"]);
    assert_eq!(t.forbidden_by("done"), "L5.1");
    t.does(&["play mercers-a", "with salters-a", "play grocers-a", "done"]);
    assert_eq!(t.tops(ME), ["mercers-a", "grocers-a"]);
    assert!(t.hand(ME).is_empty());
}

// L5.2: another card of the same colour.
#[test]
fn a_card_is_paid_for_with_another_of_its_colour() {
    let mut t = table(2)
        .hand(ME, &["mercers-a", "salters-a", "lords-b", "street-lights-b", "paupers-a"])
        .begin();
    t.does(&["develop", "play lords-b"]);
    assert_eq!(t.board()[0], ["street-lights-b", "-", "-"]);
    t.does(&["play mercers-a"]);
    assert_eq!(t.board()[0], ["street-lights-b", "salters-a", "-"]);
    assert_eq!(t.hand(ME), ["paupers-a"]);
}

// L5.2
#[test]
fn without_a_second_card_of_the_colour_a_card_cannot_be_played() {
    let mut t = table(2).hand(ME, &["mercers-a", "salters-a", "lords-b"]).begin();
    t.does(&["develop"]);
    assert_eq!(t.refuses("play lords-b"), Reason::NoDiscard(t.title("lords-b")));
    assert_eq!(t.forbidden_by("play lords-b"), "L5.2");
    assert_eq!(t.choices(), ["play mercers-a", "play salters-a", "loan"]);
}

// L5.2: which of several is the player's choice.
#[test]
fn the_discard_is_chosen_among_cards_of_the_colour() {
    let mut t = table(2).hand(ME, &["mercers-a", "salters-a", "grocers-a", "lords-b"]).begin();
    t.does(&["develop", "play mercers-a"]);
    assert_eq!(t.choices(), ["with salters-a", "with grocers-a"]);
    assert_eq!(t.forbidden_by("with lords-b"), "L5.2");
    assert_eq!(t.forbidden_by("with mercers-a"), "L5.2");
}

// L5.3: the additional cost; the loans it needs are taken first (L8.2).
#[test]
fn the_additional_cost_is_paid_with_a_loan_if_need_be() {
    let mut t = table(2).hand(ME, &["st-pauls-a", "lords-b"]).cash(ME, 1).begin();
    t.does(&["develop", "play st-pauls-a"]);
    assert_eq!((t.cash(ME), t.loans(ME)), (1, 1));
    let happened = t.happened();
    let at = |wanted: &dyn Fn(&Event) -> bool| happened.iter().position(wanted).unwrap();
    assert!(
        at(&|e| matches!(e, Event::LoansTaken { .. }))
            < at(&|e| matches!(e, Event::Discarded { .. }))
    );
}

// L5.4: a new stack, or on top of any stack, face up or face down.
#[test]
fn a_card_starts_a_stack_or_covers_any_top() {
    let mut t = table(2)
        .hand(ME, &["mercers-a", "salters-a"])
        .city(ME, &["lords-b", "!hospital-b"])
        .city(YOU, &["sewers-c"])
        .begin();
    t.does(&["develop", "play mercers-a"]);
    assert_eq!(t.choices(), ["new", "on 2", "on 1"]);
    t.does(&["on 2"]);
    assert_eq!(t.tops(ME), ["lords-b", "mercers-a"]);
    assert_eq!(t.sizes(ME), [1, 2]);
}

// L5.4: only one's own stacks.
#[test]
fn others_stacks_cannot_be_covered() {
    let mut t = table(2)
        .hand(ME, &["mercers-a", "salters-a"])
        .city(ME, &["lords-b"])
        .city(YOU, &["sewers-c"])
        .begin();
    t.does(&["develop", "play mercers-a"]);
    assert_eq!(t.why_not("sewers-c").map(Reason::clause), Some("L5.4"));
}

// L5.5
#[test]
fn a_card_placed_this_turn_may_not_be_covered() {
    let mut t = table(2)
        .hand(ME, &["mercers-a", "salters-a", "grocers-a", "vintners-a"])
        .city(ME, &["lords-b"])
        .begin();
    t.does(&["develop", "play mercers-a", "with salters-a", "on 1", "play grocers-a"]);
    // The only stack is closed, so the card starts a new one without a question.
    assert_eq!(t.tops(ME), ["mercers-a", "grocers-a"]);
    let mut t = table(2)
        .hand(ME, &["mercers-a", "salters-a", "grocers-a", "vintners-a"])
        .city(ME, &["lords-b", "sewers-c"])
        .begin();
    t.does(&["develop", "play mercers-a", "with salters-a", "on 1", "play grocers-a"]);
    assert_eq!(t.choices(), ["new", "on 2"]);
    assert_eq!(t.forbidden_by("on 1"), "L5.5");
}

// L5.6: a continuous ability works at once and until covered.
#[test]
fn a_continuous_ability_works_in_the_turn_it_is_placed_and_ends_when_covered() {
    let mut t = table(2)
        .hand(ME, &["school-a-blue", "lords-b", "mercers-a", "paupers-a", "paupers-b"])
        .cash(ME, 5)
        .begin();
    t.does(&["develop"]);
    assert_eq!(t.forbidden_by("play mercers-a"), "L5.2");
    t.does(&["play school-a-blue"]);
    assert_eq!(t.cash(ME), 3);
    t.does(&["play mercers-a"]);
    assert_eq!(t.choices(), ["with paupers-a price", "with paupers-b price"]);
    t.does(&["with paupers-b price", "done"]);
    assert_eq!(t.cash(ME), 2);
    // Covered, it helps no more.
    let t = table(2)
        .stack(ME, &["school-a-blue", "lords-b"])
        .hand(ME, &["mercers-a", "paupers-a"])
        .begin();
    assert!(!t.offers("develop"));
    // Face down, it helps no more.
    let t = table(2).city(ME, &["!school-a-blue"]).hand(ME, &["mercers-a", "paupers-a"]).begin();
    assert!(!t.offers("develop"));
}

// L5.6: activated abilities wait for a later turn; there is no run in a develop turn.
#[test]
fn a_card_built_now_is_activated_in_a_later_turn() {
    let mut t = table(2).hand(ME, &["mercers-a", "salters-a"]).begin();
    t.does(&["develop", "play mercers-a", "done"]);
    assert_eq!((t.asked(), t.cash(ME)), (seat(YOU), 0));
    t.does(&["draw deck", "run", "done", "draw deck", "run", "activate 1"]);
    assert_eq!(t.cash(ME), 5);
}

// L5.7
#[test]
fn a_pauper_is_neither_built_nor_a_payment() {
    let mut t = table(2).hand(ME, &["paupers-a", "paupers-b", "mercers-a", "salters-a"]).begin();
    t.does(&["develop"]);
    assert_eq!(t.refuses("play paupers-a"), Reason::PauperBuilt);
    t.does(&["play mercers-a"]);
    assert_eq!(t.board()[0], ["salters-a", "-", "-"]);
    let mut t = table(2).hand(ME, &["paupers-a", "mercers-a", "salters-a", "grocers-a"]).begin();
    t.does(&["develop", "play mercers-a"]);
    assert_eq!(t.forbidden_by("with paupers-a"), "L5.7");
}

// L5.8: no discard for an action card; it leaves the game; or it is discarded for its colour.
#[test]
fn an_action_card_needs_no_discard_and_leaves_the_game() {
    let mut t = table(2).hand(ME, &["huguenots-a"]).deck(&["mercers-a", "lords-b"]).begin();
    t.does(&["develop"]);
    assert_eq!(t.hand(ME), ["mercers-a", "lords-b"]);
    assert_eq!(t.gone(), ["huguenots-a"]);
    assert_eq!(t.board()[0], ["-", "-", "-"]);
    assert!(t.tops(ME).is_empty());
}

// L5.8
#[test]
fn an_action_card_may_be_discarded_as_a_card_of_its_colour() {
    let mut t = table(2).hand(ME, &["huguenots-a", "mercers-a"]).begin();
    t.does(&["develop", "play mercers-a"]);
    assert_eq!(t.board()[0], ["huguenots-a", "-", "-"]);
    assert_eq!(t.tops(ME), ["mercers-a"]);
}

// L5.9, L-R05
#[test]
fn develop_needs_a_card_that_can_be_played() {
    let mut t = table(2).hand(ME, &["mercers-a", "lords-b", "paupers-a", "paupers-b"]).begin();
    assert_eq!(t.refuses("develop"), Reason::NothingToPlay);
    assert_eq!(t.forbidden_by("develop"), "L5.9");
    for playable in ["huguenots-a", "coffee-house-a", "wren-a"] {
        assert!(table(2).hand(ME, &[playable]).begin().offers("develop"), "{playable}");
    }
}

// L-R05: an action card may be played though nothing can be drawn or built by it.
#[test]
fn an_action_card_may_be_played_for_nothing() {
    let mut t = table(2).hand(ME, &["huguenots-a"]).nothing_else().begin();
    t.does(&["develop"]);
    assert_eq!(t.gone().iter().filter(|id| *id == "huguenots-a").count(), 1);
    let mut t = table(2).hand(ME, &["wren-a"]).begin();
    t.does(&["develop", "done"]);
    assert_eq!(t.asked(), seat(YOU));
}

// L5.10: stacks can only grow in number.
#[test]
fn covering_makes_no_new_stack_and_a_flipped_stack_stays() {
    let mut t =
        table(2).hand(ME, &["mercers-a", "salters-a"]).city(ME, &["lords-b", "vintners-a"]).begin();
    t.does(&["develop", "play mercers-a", "on 1", "done", "draw deck", "run", "done"]);
    t.does(&["draw deck", "run"]);
    assert_eq!(t.sizes(ME), [2, 1]);
    t.does(&["activate 1", "activate 2"]);
    assert_eq!(t.tops(ME), ["!", "!"]);
    assert_eq!(t.sizes(ME), [2, 1]);
}

// L-R07: the card about to be covered still helps to pay for the card that covers it.
#[test]
fn the_card_about_to_be_covered_still_helps_to_pay() {
    let mut t = table(2)
        .city(ME, &["school-a-blue"])
        .hand(ME, &["mercers-a", "paupers-a"])
        .cash(ME, 3)
        .begin();
    t.does(&["develop", "on 1"]);
    assert_eq!((t.tops(ME), t.cash(ME)), (vec!["mercers-a".to_owned()], 2));
}

// L-R07: pay (loans first), place, then Shops.
#[test]
fn shops_collect_after_the_card_is_paid_for() {
    let mut t = table(2).city(ME, &["shops-b"]).hand(ME, &["kew-gardens-b", "lords-b"]).begin();
    t.does(&["develop", "play kew-gardens-b", "new"]);
    assert_eq!((t.cash(ME), t.loans(ME)), (3, 1));
    assert_eq!(t.tills(ME), [1, 0]);
}

// L-R07, L-R18: what was on the covered card goes, the card is placed, and then other Shops collect.
#[test]
fn shops_collect_after_the_card_is_placed() {
    let mut t = table(2)
        .city(ME, &["shops-b"])
        .till(ME, 3)
        .city(ME, &["shops-c"])
        .hand(ME, &["shops-b", "vintners-a"])
        .begin();
    t.does(&["develop", "play shops-b"]);
    t.events.clear();
    t.does(&["on 1"]);
    let seat = seat(ME);
    let (b, c) = (t.title("shops-b"), t.title("shops-c"));
    let told = [
        Event::TillLost { seat, card: b, cash: 3 },
        Event::CardPlaced { seat, card: b, stack: 0, new: false },
        Event::TillFilled { seat, card: c, cash: 1 },
    ];
    assert_eq!(t.happened()[..3], told);
    assert_eq!(t.tills(ME), [0, 1]);
}

// L-R29: two copies are one choice.
#[test]
fn copies_of_a_card_are_one_choice() {
    let mut t = table(2).hand(ME, &["sewers-c", "sewers-c", "lords-b"]).cash(ME, 9).begin();
    t.does(&["develop"]);
    assert_eq!(t.choices(), ["play lords-b", "play sewers-c", "loan"]);
    t.does(&["play sewers-c"]);
    assert_eq!(t.choices(), ["with lords-b", "with sewers-c"]);
}
