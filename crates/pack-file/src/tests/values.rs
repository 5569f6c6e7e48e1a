//! Checks of single values and of counts, and how they are told.

use super::garden::Mark;
use crate::{
    At, Checked, Either, FileFault, Quoted, Refused, at_least, at_most, needed, or_default,
    same_total, showable, within, word_of,
};

fn at(at: usize, value: u8) -> At<u8> {
    At { value, at: Some(at) }
}

/// Where and why something is refused.
#[track_caller]
fn refused<T: std::fmt::Debug>(checked: Checked<T, FileFault>) -> (Option<usize>, String) {
    let Refused { at, fault } = checked.expect_err("it should be refused");
    (at, fault.to_string())
}

#[test]
fn places_are_counted_in_characters_from_1() {
    let text = "é = 1\n\nä = ü";
    for (byte, line, column) in [(0, 1, 1), (2, 1, 2), (7, 2, 1), (8, 3, 1), (13, 3, 5), (99, 3, 6)]
    {
        let error = Refused { at: Some(byte), fault: "no" }.in_file("a.toml", text);
        assert_eq!(error.to_string(), format!("a.toml:{line}:{column}: no"));
    }
    let nowhere = Refused::somewhere("no");
    assert_eq!(nowhere.in_file("a.toml", text).to_string(), "a.toml:1:1: no");
}

#[test]
fn the_more_exact_place_counts() {
    assert_eq!(Refused { at: Some(3), fault: () }.or_at(Some(1)).at, Some(3));
    assert_eq!(Refused::somewhere(()).or_at(Some(1)).at, Some(1));
}

#[test]
fn fields_may_be_needed_or_not() {
    assert_eq!(needed::<_, FileFault>(Some(at(4, 7)), "cost", "here").unwrap(), 7);
    let fault = (None, "“cost” is missing; expected it here".to_owned());
    assert_eq!(refused(needed::<u8, _>(None, "cost", "here")), fault);
    assert_eq!((or_default(&Some(at(4, 7))), or_default::<u8>(&None)), (7, 0));
}

#[test]
fn numbers_have_a_range() {
    assert_eq!([1, 3].map(|number| within(number, 1, 3, "x")), [Ok(1), Ok(3)]);
    for number in [0, 4] {
        let fault = within(number, 1, 3, "x").unwrap_err().to_string();
        assert_eq!(fault, format!("“x” cannot be {number}; expected a number from 1 to 3"));
    }
}

#[test]
fn names_fit_on_a_line() {
    let name = |name: &str| At { value: name.to_owned(), at: Some(4) };
    let longest = "é".repeat(60);
    assert_eq!(showable::<FileFault>(name(&longest)).unwrap(), longest);
    for bad in ["", " ", "a\nb", &"é".repeat(61)] {
        let (at, fault) = refused(showable(name(bad)));
        assert_eq!(at, Some(4));
        assert!(
            fault.ends_with("is no name; expected from 1 to 60 characters on one line"),
            "{fault}"
        );
    }
}

#[test]
fn totals_are_those_of_the_rows() {
    assert!(same_total::<FileFault>(&Some(at(4, 7)), "cards", 7).is_ok());
    assert_eq!(
        refused(same_total(&Some(at(4, 7)), "cards", 8)),
        (Some(4), "“cards” says 7, but the rows add up to 8; expected the same number".to_owned())
    );
    assert_eq!(
        refused(same_total(&None, "cards", 8)),
        (None, "“cards” is missing; expected it under [totals]".to_owned())
    );
}

#[test]
fn there_are_enough_and_not_too_many() {
    assert!(at_least::<FileFault>("cards", 3, 3).is_ok());
    let few = "there are 2 cards; expected at least 3".to_owned();
    assert_eq!(refused(at_least("cards", 3, 2)), (None, few));

    let count = |&copies: &usize| copies;
    let places = [None, Some(10), Some(20)];
    assert!(at_most::<_, FileFault>("cards", 6, &[1, 2, 3], &places, count).is_ok());
    let many = "there are 6 cards; expected at most 2".to_owned();
    assert_eq!(refused(at_most("cards", 2, &[1, 2, 3], &places, count)), (Some(10), many));
}

#[test]
fn variants_have_words() {
    assert_eq!(word_of(Mark::Thorny), "thorny");
    assert_eq!(word_of(Mark::Fruits(3)), "fruits");
    assert_eq!(word_of(3), "");
}

#[test]
fn words_are_quoted_on_one_short_line() {
    assert_eq!(Quoted(" a\n  b\u{7}").to_string(), "“a b\u{fffd}”");
    assert_eq!(Quoted(&"x".repeat(60)).to_string(), format!("“{}”", "x".repeat(60)));
    assert_eq!(Quoted(&"x".repeat(61)).to_string(), format!("“{}…”", "x".repeat(60)));
}

#[test]
fn choices_are_listed() {
    let told = |words: &[&str]| {
        Either(&words.iter().map(|&word| word.to_owned()).collect::<Vec<_>>()).to_string()
    };
    assert_eq!(told(&[]), "nothing");
    assert_eq!(told(&["a"]), "a");
    assert_eq!(told(&["a", "b", "c"]), "a, b or c");
}
