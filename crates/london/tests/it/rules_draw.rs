//! L3, L4.2, L4.5, L4.6: drawing and discarding.

use london::{Event, Question};

use crate::scene::{ME, YOU, table};

// L3.1: from the deck or any space, one at a time, and the first is seen before the next is chosen.
#[test]
fn each_card_comes_from_the_deck_or_the_board_and_is_seen_before_the_next() {
    let mut t = table(2)
        .board(&["mercers-a", "salters-a"], &["grocers-a"])
        .deck(&["hospital-b", "sewers-c"])
        .begin();
    t.does(&["three"]);
    assert_eq!(
        t.choices(),
        ["draw deck", "draw top mercers-a", "draw top salters-a", "draw bottom grocers-a"]
    );
    t.does(&["draw deck"]);
    assert_eq!(t.hand(ME), ["hospital-b"]);
    t.does(&["draw bottom grocers-a"]);
    assert_eq!(t.hand(ME), ["grocers-a", "hospital-b"]);
    t.does(&["draw top salters-a"]);
    assert_eq!(t.hand(ME), ["salters-a", "grocers-a", "hospital-b"]);
}

// L3.2: draw three takes what there is.
#[test]
fn with_fewer_cards_than_due_all_are_taken() {
    let mut t = table(2).board(&["mercers-a"], &[]).deck(&["salters-a"]).nothing_else().begin();
    t.does(&["three", "draw deck"]);
    assert_eq!(t.hand(ME), ["mercers-a", "salters-a"]);
}

// L3.2: so does the compulsory draw; with nothing to draw it is skipped.
#[test]
fn with_nothing_to_draw_the_draw_is_skipped() {
    let mut t = table(2).hand(ME, &["mercers-a"]).at_start().nothing_else().begin();
    assert_eq!(t.question(), Some(Question::ChooseAction));
    assert_eq!(t.hand(ME), ["mercers-a"]);
    // L-R04: draw three may be chosen all the same, and does nothing.
    t.does(&["three"]);
    assert!(t.happened().iter().any(|event| matches!(event, Event::NothingToDraw { .. })));
    assert_eq!(t.hand(ME), ["mercers-a"]);
}

// L-R04: there is no other pass.
#[test]
fn there_is_no_pass() {
    let mut t = table(2).nothing_else().begin();
    assert_eq!(t.choices(), ["run", "three", "loan"]);
    assert_eq!(t.forbidden_by("done"), "L4.3");
}

// L3.3: the top row first, then the bottom row; L-R02: from the left.
#[test]
fn discards_fill_the_top_row_then_the_bottom_row_from_the_left() {
    let mut t = table(2)
        .hand(
            ME,
            &[
                "mercers-a",
                "salters-a",
                "grocers-a",
                "vintners-a",
                "haberdashers-a",
                "fishmongers-a",
            ],
        )
        .board(&["sewers-c", "lords-b"], &["kew-gardens-b"])
        .begin();
    t.does(&["develop", "play mercers-a", "with salters-a", "play grocers-a", "with vintners-a"]);
    assert_eq!(
        t.board(),
        [vec!["sewers-c", "lords-b", "salters-a"], vec!["kew-gardens-b", "vintners-a", "-"]]
    );
}

// L-R02: a gap in the top row is filled first, the leftmost one.
#[test]
fn a_gap_in_the_top_row_is_filled_first() {
    let mut t = table(2)
        .hand(ME, &["vintners-a", "grocers-a"])
        .board(&["sewers-c", "lords-b", "mercers-a"], &["kew-gardens-b"])
        .at_start()
        .begin();
    t.does(&["draw top lords-b", "develop", "play vintners-a"]);
    assert_eq!(
        t.board(),
        [vec!["sewers-c", "grocers-a", "mercers-a"], vec!["kew-gardens-b", "-", "-"]]
    );
}

// L3.4: at the next discard, not as soon as the board is full.
#[test]
fn a_full_board_moves_at_the_next_discard() {
    let full = |hand: &[&str]| {
        table(2)
            .hand(ME, hand)
            .board(&["sewers-c", "lords-b"], &["kew-gardens-b", "st-pauls-a", "street-lights-b"])
    };
    let mut t = full(&["mercers-a", "salters-a", "grocers-a", "vintners-a"]).begin();
    t.does(&["develop", "play mercers-a", "with salters-a"]);
    assert_eq!(
        t.board(),
        [
            vec!["sewers-c", "lords-b", "salters-a"],
            vec!["kew-gardens-b", "st-pauls-a", "street-lights-b"]
        ]
    );
    assert!(t.gone().is_empty());
    t.does(&["play grocers-a"]);
    // L3.4: the bottom row has left the game, the top row moved down, and the discard went on.
    assert_eq!(t.board(), [vec!["vintners-a", "-", "-"], vec!["sewers-c", "lords-b", "salters-a"]]);
    assert_eq!(t.gone(), ["st-pauls-a", "kew-gardens-b", "street-lights-b"]);
}

// L-R02: the board may move between two discards of one effect.
#[test]
fn the_board_may_move_between_two_discards() {
    let mut t = table(2)
        .hand(ME, &["mercers-a", "salters-a"])
        .city(ME, &["brixton-prison-b"])
        .board(&["sewers-c", "lords-b"], &["kew-gardens-b", "st-pauls-a", "street-lights-b"])
        .begin();
    t.does(&["run", "activate 1", "discard salters-a", "discard mercers-a"]);
    assert_eq!(t.board(), [vec!["mercers-a", "-", "-"], vec!["sewers-c", "lords-b", "salters-a"]]);
}

// L4.2: the draw is compulsory.
#[test]
fn a_turn_begins_with_a_draw() {
    let mut t = table(2).board(&["mercers-a"], &[]).at_start().begin();
    assert_eq!(t.choices(), ["draw deck", "draw top mercers-a"]);
    assert_eq!(t.forbidden_by("done"), "L4.2");
    assert_eq!(t.forbidden_by("develop"), "L4.2");
    t.does(&["draw top mercers-a"]);
    assert_eq!(t.hand(ME), ["mercers-a"]);
    assert_eq!(t.question(), Some(Question::ChooseAction));
}

// L4.5: exactly three.
#[test]
fn draw_three_draws_exactly_three() {
    let mut t = table(2).board(&["mercers-a"], &[]).begin();
    t.does(&["three", "draw deck"]);
    assert_eq!(t.forbidden_by("done"), "L4.5");
    t.does(&["draw deck", "draw deck"]);
    assert_eq!(t.hand(ME).len(), 3);
    assert_eq!(t.asked().index(), YOU);
}

// L4.6: after 10 turns for each player without a card leaving the deck, the draw comes from it.
#[test]
fn after_twenty_quiet_turns_of_two_players_the_deck_is_due() {
    let quiet = |turns| table(2).board(&["mercers-a"], &[]).quiet_turns(turns).at_start();
    let t = quiet(19).begin();
    assert_eq!(t.choices(), ["draw deck", "draw top mercers-a"]);
    // One answer only, so it is not asked.
    let t = quiet(20).begin();
    assert_eq!(t.question(), Some(Question::ChooseAction));
    assert_eq!(t.hand(ME).len(), 1);
    assert_ne!(t.hand(ME), ["mercers-a"]);
    for seats in [3, 4] {
        let quiet =
            |turns| table(seats).board(&["mercers-a"], &[]).quiet_turns(turns).at_start().begin();
        let turns = u8::try_from(10 * seats).unwrap();
        assert_eq!(quiet(turns - 1).choices(), ["draw deck", "draw top mercers-a"]);
        assert_eq!(quiet(turns).question(), Some(Question::ChooseAction));
    }
}

// L4.6: an empty deck is never due, however long it has been quiet.
#[test]
fn an_empty_deck_is_not_due() {
    let t = table(2).board(&["mercers-a"], &["salters-a"]).nothing_else().quiet_turns(20);
    let t = t.at_start().begin();
    assert_eq!(t.choices(), ["draw top mercers-a", "draw bottom salters-a"]);
}

// L4.6: the count begins anew as soon as a card has left the deck, and turns add to it.
#[test]
fn quiet_turns_are_counted_until_a_card_leaves_the_deck() {
    let mut t = table(2).board(&["mercers-a", "salters-a"], &[]).quiet_turns(7).at_start().begin();
    t.does(&["draw top mercers-a", "run", "done"]);
    assert_eq!(t.view_of(ME).quiet_turns, 8);
    t.does(&["draw deck"]);
    assert_eq!(t.view_of(ME).quiet_turns, 0);
    t.does(&["run", "done"]);
    assert_eq!(t.view_of(ME).quiet_turns, 0);
}

// L-R33: the forced draw comes before Parliament's freedom, and only its first card is forced.
#[test]
fn parliament_cannot_refuse_the_forced_draw() {
    let mut t = table(2)
        .city(ME, &["parliament-c"])
        .board(&["mercers-a"], &[])
        .quiet_turns(20)
        .at_start()
        .begin();
    assert_eq!(t.hand(ME).len(), 1);
    assert_eq!(t.choices(), ["draw deck", "draw top mercers-a", "done"]);
    t.does(&["draw top mercers-a"]);
    assert_eq!(t.question(), Some(Question::ChooseAction));
}

// L4.6: whoever may look must still take from the deck.
#[test]
fn a_forced_draw_may_still_be_looked_at_first() {
    let mut t = table(2)
        .city(ME, &["university-of-london-b"])
        .board(&["mercers-a"], &[])
        .deck(&["vintners-a", "salters-a", "grocers-a"])
        .quiet_turns(20)
        .at_start()
        .begin();
    assert_eq!(t.choices(), ["look 1", "look 2", "look 3", "draw deck"]);
    assert_eq!(t.forbidden_by("draw top mercers-a"), "L4.6");
    t.does(&["look 2"]);
    assert_eq!(t.choices(), ["draw seen vintners-a", "draw seen salters-a"]);
}

// L-R29: of equal cards in one row the leftmost stands for all; rows differ.
#[test]
fn equal_cards_of_a_row_are_one_choice() {
    let mut t = table(2).board(&["sewers-c", "sewers-c"], &["sewers-c"]).at_start().begin();
    assert_eq!(t.choices(), ["draw deck", "draw top sewers-c", "draw bottom sewers-c"]);
    t.does(&["draw top sewers-c"]);
    assert_eq!(t.board()[0], ["-", "sewers-c", "-"]);
}
