//! Taking back.

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

#[test]
fn a_game_goes_on_after_something_was_taken_back() {
    let table = Table::new("undo-resume", "Anna,random");
    table.types(&["loan", "develop", "undo"]).ok();
    let said = table.types(&["undo", "undo", "run"]);
    assert!(said.ok().answer(0).starts_with("Taken back: one action.\n"), "{}", said.answer(0));
    assert_eq!(said.answer(1), "There is nothing to take back yet.\n");
    assert_eq!(table.course(), ["1 loan", "1 develop", "undo 1 1", "undo 1 1", "1 run"]);
}
