//! L4 and L9.1: the order of a turn, the hand limit, and the last turns.

use london::{Event, Question};

use crate::scene::{ME, THIRD, YOU, seat, table};

// L4.1, L8.4: before the draw and only then.
#[test]
fn loans_are_repaid_before_the_draw_and_only_then() {
    let mut t = table(2).cash(ME, 31).loans(ME, 3).board(&["mercers-a"], &[]).at_start().begin();
    assert_eq!(t.question(), Some(Question::Repay));
    assert_eq!(t.choices(), ["repay 0", "repay 1", "repay 2"]);
    assert_eq!(t.forbidden_by("repay 3"), "L8.4");
    // L8.4: no loan may be taken to repay a loan.
    assert_eq!(t.forbidden_by("loan"), "L8.1");
    t.does(&["repay 2"]);
    assert_eq!((t.cash(ME), t.loans(ME)), (1, 1));
    assert_eq!(t.question(), Some(Question::StartDraw));
    assert_eq!(t.forbidden_by("repay 1"), "L8.4");
    t.does(&["draw deck"]);
    assert_eq!(t.forbidden_by("repay 1"), "L8.4");
}

// L4.3: exactly one action.
#[test]
fn one_action_a_turn() {
    let mut t = table(2).hand(ME, &["mercers-a", "salters-a"]).begin();
    assert_eq!(t.choices(), ["develop", "run", "three", "loan"]);
    t.does(&["develop", "play mercers-a"]);
    assert_eq!(t.forbidden_by("run"), "L4.3");
    t.does(&["done"]);
    assert_eq!(t.asked(), seat(YOU));
}

// L4.4: down to nine, as the player likes, paupers too; before that a hand has no limit.
#[test]
fn more_than_nine_cards_are_discarded_at_the_end_of_the_turn() {
    let hand = [
        "mercers-a",
        "salters-a",
        "grocers-a",
        "vintners-a",
        "haberdashers-a",
        "fishmongers-a",
        "covent-garden-a",
        "almshouses-a",
        "paupers-a",
    ];
    let mut t = table(2).hand(ME, &hand).deck(&["lords-b", "kew-gardens-b", "st-pauls-a"]).begin();
    t.does(&["three"]);
    assert_eq!(t.hand(ME).len(), 12);
    assert_eq!(t.question(), Some(Question::Trim));
    assert_eq!(t.forbidden_by("done"), "L4.4");
    t.does(&["discard paupers-a", "discard mercers-a", "discard salters-a"]);
    assert_eq!(t.hand(ME).len(), 9);
    assert_eq!(t.board()[0], ["paupers-a", "mercers-a", "salters-a"]);
    assert_eq!(t.asked(), seat(YOU));
}

// L4.4
#[test]
fn nine_cards_may_be_kept() {
    let hand = [
        "mercers-a",
        "salters-a",
        "grocers-a",
        "vintners-a",
        "haberdashers-a",
        "fishmongers-a",
        "covent-garden-a",
        "almshouses-a",
        "paupers-a",
    ];
    let mut t = table(2).hand(ME, &hand).begin();
    t.does(&["run", "done"]);
    assert_eq!(t.hand(ME).len(), 9);
}

// L9.1, L-R25: every other player takes one last turn; last turns do not fire again.
#[test]
fn when_the_deck_is_empty_every_other_player_has_one_last_turn() {
    let mut t = table(3).deck(&["mercers-a"]).nothing_else().at_start().begin();
    assert_eq!(t.deck_left(), 0);
    assert!(t.view_of(ME).last_turns.is_none(), "looked at only when the turn has ended");
    t.does(&["run", "done"]);
    assert!(t.happened().contains(&Event::EndTriggered { seat: seat(ME) }));
    assert_eq!((t.asked(), t.view_of(ME).last_turns), (seat(YOU), Some(2)));
    t.does(&["run", "done"]);
    assert_eq!((t.asked(), t.view_of(ME).last_turns), (seat(THIRD), Some(1)));
    assert!(!t.over());
    t.does(&["run", "done"]);
    assert!(t.over());
    assert!(t.happened().contains(&Event::GameEnded));
}

// L-R25: the start draw is still due while the board has cards.
#[test]
fn in_a_last_turn_the_draw_comes_from_the_board() {
    let t = table(2).board(&["mercers-a"], &[]).nothing_else().last_turns(1).at_start().begin();
    assert_eq!(t.hand(ME), ["mercers-a"]);
    let t = table(2).board(&["mercers-a", "lords-b"], &[]).nothing_else().at_start().begin();
    assert_eq!(t.choices(), ["draw top mercers-a", "draw top lords-b"]);
}

// L-R25: looked at after L4.4, so a deck emptied by the action counts at once.
#[test]
fn the_end_is_looked_at_when_the_turn_is_over() {
    let mut t = table(2).deck(&["mercers-a", "salters-a", "grocers-a"]).nothing_else().begin();
    t.does(&["three"]);
    assert_eq!(t.view_of(ME).last_turns, Some(1));
}

// L-R35: the player says when developing, running or discarding is over.
#[test]
fn stopping_is_said_even_with_nothing_else_to_say() {
    let mut t = table(2).hand(ME, &["mercers-a", "salters-a"]).cash(ME, 30).begin();
    t.does(&["develop", "play mercers-a"]);
    assert_eq!(t.choices(), ["done"]);
    let mut t = table(2).cash(ME, 30).city(ME, &["workhouse-c"]).hand(ME, &["lords-b"]).begin();
    t.does(&["run", "activate 1"]);
    assert!(matches!(t.question(), Some(Question::DiscardUpTo(_))));
    assert_eq!(t.choices(), ["done"]);
    t.does(&["done"]);
    assert_eq!(t.question(), Some(Question::Run));
    assert_eq!(t.choices(), ["done"]);
    t.does(&["done"]);
    assert_eq!(t.asked(), seat(YOU));
}

// L-R34: everything lies open at the end.
#[test]
fn at_the_end_hands_and_stacks_lie_open() {
    let mut t = table(2)
        .hand(YOU, &["lords-b"])
        .stack(YOU, &["mercers-a", "!hospital-b"])
        .nothing_else()
        .last_turns(1)
        .begin();
    t.does(&["run", "done"]);
    assert!(t.over());
    let you = t.view_of(ME).players[YOU].clone();
    assert_eq!(you.hand.known, [t.title("lords-b")]);
    assert_eq!(you.stacks[0].cards, [t.title("hospital-b"), t.title("mercers-a")]);
}
