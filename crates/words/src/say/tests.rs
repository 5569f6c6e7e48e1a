use std::collections::BTreeSet;
use std::ffi::OsString;

use super::*;

/// Words of a language made for the test.
fn words(text: &str) -> Words {
    let common = Language::English.files()[0];
    let (bundle, faults) = bundle("en", [common, ("test.ftl", text)]);
    assert_eq!(faults, [""; 0]);
    Words { language: Language::English, bundle }
}

fn letters(count: usize) -> Vec<Message> {
    ["a", "b", "c", "d"].into_iter().take(count).map(Message::verbatim).collect()
}

#[test]
fn the_files_of_every_language_are_without_fault() {
    for language in Language::ALL {
        assert_eq!(bundle(language.tag(), language.files()).1, [""; 0], "{language:?}");
    }
}

#[test]
fn every_file_of_a_language_is_read() {
    for language in Language::ALL {
        let folder = format!("{}/../../locales/{}", env!("CARGO_MANIFEST_DIR"), language.tag());
        let there = std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().file_name());
        let read = language.files().map(|(name, _)| name.into());
        assert_eq!(there.collect::<BTreeSet<OsString>>(), BTreeSet::from(read));
    }
}

#[test]
fn faults_are_found() {
    let faults = |text| bundle("en", [("test.ftl", text)]).1.len();
    assert_eq!(faults("a = b\n"), 0);
    assert_eq!(faults("a = b\na = c\n"), 1);
    assert_eq!(faults("a = { b\n"), 1);
}

#[test]
fn numbers_choose_the_plural() {
    let words = words("loans = { $loans ->\n    [one] 1 loan\n   *[other] { $loans } loans\n }\n");
    let said = |loans: i32| words.say(&Message::new("loans").with("loans", loans));
    assert_eq!([said(0), said(1), said(2), said(12)], ["0 loans", "1 loan", "2 loans", "12 loans"]);
    assert_eq!(said(-3), "−3 loans");
    assert_eq!(said(12_345), "12345 loans");
}

#[test]
fn lists_are_joined_as_the_language_joins_them() {
    let words = words("these = These: { $list }.\n");
    let said = |count| words.say(&Message::new("these").with("list", letters(count)));
    assert_eq!(said(0), "These: nothing.");
    assert_eq!(said(1), "These: a.");
    assert_eq!(said(2), "These: a and b.");
    assert_eq!(said(3), "These: a, b and c.");
    assert_eq!(said(4), "These: a, b, c and d.");
}

#[test]
fn messages_nest() {
    let words = words("gives = { $player } gives { $what }\ncard = card { $number }\n");
    let player = Message::new("player").with("number", 2_u8);
    let card = |number: u8| Message::new("card").with("number", number);
    let gives = Message::new("gives").with("player", player).with("what", vec![card(1), card(7)]);
    assert_eq!(words.say(&gives), "Player 2 gives card 1 and card 7");
}

#[test]
fn texts_are_said_as_they_are() {
    let words = Words::english();
    for text in ["Ship & Anchor", "{ $text }", "1 { -x }", "Кіт", ""] {
        assert_eq!(words.say(&Message::verbatim(text)), text);
    }
}

#[test]
fn what_is_missing_is_visible_and_harmless() {
    let words = words("needs = { $a } needs { $b }\nrefers = { nowhere }\n");
    assert_eq!(words.say(&Message::new("nowhere")), "‹nowhere›");
    assert_eq!(words.say(&Message::new("")), "‹›");
    assert_eq!(words.say(&Message::new("needs").with("a", "x")), "‹needs›");
    assert_eq!(words.say(&Message::new("refers")), "‹refers›");
    let inner = Message::new("needs").with("a", Message::new("nowhere")).with("b", 1_u8);
    assert_eq!(words.say(&inner), "‹nowhere› needs 1");
}

#[test]
fn an_argument_too_many_does_no_harm() {
    let player = Message::new("player").with("number", 1_u8).with("hat", "red");
    assert_eq!(Words::english().say(&player), "Player 1");
}

#[test]
fn a_variant_that_a_language_lacks_is_the_message_itself() {
    let words = words("ship = Ship\n    .apart = the other Ship\n");
    assert_eq!(words.say(&Message::new("ship.apart")), "the other Ship");
    assert_eq!(words.say(&Message::new("ship.name")), "Ship");
    assert_eq!(words.say(&Message::new("boat.apart")), "‹boat.apart›");
    assert!(words.has("ship") && words.has("ship.name") && !words.has("boat"));
}

#[test]
fn words_can_be_shared_between_threads() {
    fn shared<T: Send + Sync>(_: &T) {}
    let words = Words::english();
    shared(&words);
    assert_eq!(words.language(), Language::English);
    assert_eq!(format!("{words:?}"), "Words { language: English, .. }");
}

#[test]
fn choices_are_joined_by_or() {
    let said = |words: &[&str]| Words::english().say(&Message::either(words));
    assert_eq!(said(&[]), "nothing");
    assert_eq!(said(&["a"]), "a");
    assert_eq!(said(&["a", "b"]), "a or b");
    assert_eq!(said(&["a", "b", "c"]), "a, b or c");
}

#[test]
fn words_that_are_shared_are_those_of_their_language() {
    for language in Language::ALL {
        assert_eq!(Words::of(language).language(), language);
        assert!(std::ptr::eq(Words::of(language), Words::of(language)));
    }
}
