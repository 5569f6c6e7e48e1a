//! Taking back: L-R32.

use crate::session::Table;

const REVEALED: &str = "That cannot be taken back, because something hidden has been seen since.\n";

#[test]
fn an_open_action_can_be_taken_back() {
    let table = Table::new("undo-open", "Anna,random");
    let said = table.types(&["loan", "undo", "develop", "undo", "run"]);
    assert!(said.ok().answer(1).starts_with("Taken back: one action.\n"), "{}", said.answer(1));
    assert_eq!(table.course(), ["1 loan", "undo 1 1", "1 develop", "undo 1 1", "1 run"]);
}

#[test]
fn what_was_seen_cannot_be_taken_back() {
    let table = Table::new("undo-seen", "Anna,random");
    // Three cards come from the deck, and one is too many.
    let said = table.types(&["undo", "loan", "three", "undo", "undo"]);
    assert_eq!(said.ok().answer(0), "There is nothing to take back yet.\n");
    assert_eq!((said.answer(3), said.answer(4)), (REVEALED, REVEALED));
    assert_eq!(table.course(), ["1 loan", "1 three"]);
}

#[test]
fn a_turn_can_be_taken_back_by_the_next_person() {
    let table = Table::new("undo-next", "Anna,Ben");
    // Behind each curtain somebody presses Enter first. Anna's discard makes Ben choose where to
    // draw, so that he has seen nothing yet.
    table.types(&["", "develop", "1", "1", "done", "", "undo", "", "loan"]).ok();
    let course = table.course();
    let (before, after) = course.split_at(3);
    assert_eq!(before[0], "1 develop");
    assert_eq!(after, ["1 done", "undo 1 1", "1 loan"]);
}

// L-R32: with an empty board Ben has to draw from the deck as soon as his turn begins. What he has learnt
// Anna did not know, so neither of them can take back her turn.
#[test]
fn a_turn_cannot_be_taken_back_once_the_next_person_has_learnt_something() {
    let table = Table::new("undo-learnt", "Anna,Ben");
    let said = table.types(&["", "run", "done", "", "undo"]);
    assert_eq!(said.ok().answer(2), REVEALED, "{}", said.output);
    assert_eq!(table.course(), ["1 run", "1 done"]);
}

// L-R32: back through open actions of both, as far as the card that Ben drew from the deck.
#[test]
fn taking_back_stops_at_what_was_learnt() {
    let table = Table::new("undo-stops", "Anna,Ben");
    // Anna discards a card, so that Ben is asked where to draw, and Anna after him.
    table.types(&["", "develop", "1", "1", "done", "", "draw deck", "run", "done"]).ok();
    let before = table.course();
    assert_eq!(before[3..], ["1 done", "2 draw deck", "2 run", "2 done"]);
    // Anna takes back the end of Ben's run, and Ben its beginning, but not what he drew.
    let said = table.types(&["", "undo", "", "undo", "undo"]);
    assert_eq!(said.ok().answer(2), REVEALED, "{}", said.output);
    assert_eq!(table.course()[before.len()..], ["undo 2 1", "undo 2 1"]);
}

// L-R32: what lay open can be taken back by each of them, the other one's actions included.
#[test]
fn open_actions_of_both_can_be_taken_back() {
    let table = Table::new("undo-both", "Anna,Ben");
    table.types(&["", "develop", "1", "1", "done"]).ok();
    let discarded = table.course()[2].trim_start_matches("1 with ").to_owned();
    let draw = format!("draw top {discarded}");
    let said = table.types(&["", &draw, "undo", "undo", "", "undo"]);
    assert!(said.ok().answer(3).starts_with("Taken back: one action.\n"), "{}", said.output);
    let drew = format!("2 {draw}");
    assert_eq!(table.course()[3..], ["1 done", &drew, "undo 2 1", "undo 1 1", "undo 1 1"]);
}

#[test]
fn a_game_goes_on_after_something_was_taken_back() {
    let table = Table::new("undo-resume", "Anna,random");
    table.types(&["loan", "develop", "undo"]).ok();
    let said = table.types(&["undo", "undo", "run"]);
    assert!(said.ok().answer(0).starts_with("Taken back: one action.\n"), "{}", said.answer(0));
    assert_eq!(said.answer(1), "There is nothing to take back yet.\n");
    assert_eq!(table.course(), ["1 loan", "1 develop", "undo 1 1", "undo 1 1", "1 run"]);
}
