//! Texts that are records, and texts that are not.

use crate::Seat;
use crate::record::{Fault, MAX_LINE, MAX_LINES, Record, Start};

const HEAD: &str = "\
twocities record 1
game london
rules 1
pack london 3fa401b7c2d85e96
option loans limited
option event none
seat 1 person Anna Maria
seat 2 bot greedy
start seed 18446744073709551615
";

const COURSE: &str = "\
1 develop
2 draw deck
undo 1 2
1 draw display 3
expired 2
handover 2 bot random
check 1 0123456789abcdef
end ranks 2 1 scores -3 0
";

/// What is said of a text that is not a record.
fn refusal(text: &str) -> String {
    Record::parse(text).unwrap_err().to_string()
}

/// What is said of a whole record after `from` in it is made `to`.
fn refusal_after_editing(from: &str, to: &str) -> String {
    let text = format!("{HEAD}{COURSE}");
    assert!(text.contains(from), "{from}");
    refusal(&text.replacen(from, to, 1))
}

#[test]
fn a_record_is_written_as_it_was_read() {
    let text = format!("{HEAD}{COURSE}");
    assert_eq!(Record::parse(&text).unwrap().to_string(), text);
    let dealt = text.replacen(
        "start seed 18446744073709551615\n",
        "start deal\ndeal deck omnibus bank\ndeal river\n",
        1,
    );
    assert_eq!(Record::parse(&dealt).unwrap().to_string(), dealt);
}

#[test]
fn a_header_can_be_asked() {
    let record = Record::parse(HEAD).unwrap();
    let header = record.header();
    assert_eq!((header.game(), header.rules(), header.pack()), ("london", 1, "london"));
    assert_eq!(header.content().to_string(), "3fa401b7c2d85e96");
    assert_eq!(header.options()[1], ("event".to_owned(), "none".to_owned()));
    assert_eq!(header.seats().count(), 2);
    assert_eq!(header.sitters()[0].name.as_str(), "Anna Maria");
    assert_eq!(header.sitter(Seat::FIRST), header.sitters().first());
    assert_eq!(record.start(), &Start::Seed(u64::MAX));
    assert_eq!(record.ending(), None);
}

#[test]
fn comments_and_blank_lines_are_skipped_and_counted() {
    let text = format!("{HEAD}{COURSE}# the end\n\n")
        .replace("game", "# right below the first line\ngame")
        .replace("rules", "# a comment: any   text\n\nrules")
        .replace("2 draw", "#\n2 draw");
    let record = Record::parse(&text).unwrap();
    assert_eq!(record.to_string(), format!("{HEAD}{COURSE}"));
    let numbers: Vec<usize> = record.entries().iter().map(|entry| entry.number).collect();
    assert_eq!(numbers, [13, 15, 16, 17, 18, 19, 20, 21]);
}

#[test]
fn line_ends_of_windows_are_read() {
    let text = format!("{HEAD}\n# comment\n{COURSE}").replace('\n', "\r\n");
    assert_eq!(Record::parse(text).unwrap().to_string(), format!("{HEAD}{COURSE}"));
}

#[test]
fn what_is_no_record_is_refused() {
    let magic = "expected “twocities record” and the version of the format";
    assert_eq!(refusal(""), format!("line 1, column 1: the file ends too early: {magic}"));
    assert_eq!(refusal("\n"), format!("line 1, column 1: found “”: {magic}"));
    assert_eq!(refusal("{}\n"), format!("line 1, column 1: found “{{}}”: {magic}"));
    assert_eq!(
        refusal(&format!("# comment\n{HEAD}")),
        format!("line 1, column 1: found “#”: {magic}")
    );
    assert_eq!(
        refusal("twocities cards 1\n"),
        "line 1, column 11: found “cards”: expected “record”"
    );
    assert_eq!(
        refusal_after_editing("record 1", "record one"),
        "line 1, column 18: found “one”: expected the version of the format"
    );
    assert_eq!(
        refusal_after_editing("record 1", "record 01"),
        "line 1, column 18: found “01”: expected the version of the format"
    );
}

#[test]
fn another_format_is_refused() {
    assert_eq!(
        refusal_after_editing("record 1", "record 3"),
        "line 1, column 18: a record of format 3 cannot be read: expected format 1 or 2"
    );
}

#[test]
fn header_lines_missing_doubled_or_out_of_order_are_refused() {
    assert_eq!(
        refusal_after_editing("game london\n", ""),
        "line 2, column 1: found “rules”: expected the line “game NAME”"
    );
    assert_eq!(
        refusal_after_editing("rules 1\n", "game london\nrules 1\n"),
        "line 3, column 1: found “game”: expected the line “rules VERSION”"
    );
    assert_eq!(
        refusal_after_editing("pack london 3fa401b7c2d85e96\n", ""),
        "line 4, column 1: found “option”: expected the line “pack NAME DIGEST”"
    );
    assert_eq!(
        refusal_after_editing("seat 2 bot greedy\n", ""),
        "line 8, column 1: found “start”: expected a line “seat NUMBER KIND NAME”"
    );
    assert_eq!(
        refusal_after_editing("start seed 18446744073709551615\n", ""),
        "line 9, column 1: found “1”: expected the line “start seed NUMBER” or “start deal”"
    );
    assert_eq!(
        refusal("twocities record 1\ngame london\n"),
        "line 3, column 1: the file ends too early: expected the line “rules VERSION”"
    );
}

#[test]
fn header_words_missing_or_wrong_are_refused() {
    assert_eq!(
        refusal_after_editing("game london", "game"),
        "line 2, column 5: the line ends too early: expected the name of the game"
    );
    assert_eq!(
        refusal_after_editing("game london", "game london 2"),
        "line 2, column 13: found “2”: expected the end of the line"
    );
    assert_eq!(
        refusal_after_editing("rules 1", "rules 01"),
        "line 3, column 7: found “01”: expected the version of the rules"
    );
    assert_eq!(
        refusal_after_editing("3fa4", "3FA4"),
        "line 4, column 13: found “3FA401b7c2d85e96”: expected sixteen hexadecimal digits"
    );
    assert_eq!(
        refusal_after_editing("event none", "loans none"),
        "line 6, column 8: the option “loans” is given twice: expected each option once"
    );
    assert_eq!(
        refusal_after_editing("seed", "sead"),
        "line 9, column 7: found “sead”: expected “seed” or “deal”"
    );
    assert_eq!(
        refusal_after_editing("seed 1844", "seed 2844"),
        "line 9, column 12: found “28446744073709551615”: expected the seed, a whole number"
    );
}

#[test]
fn seats_are_numbered_in_order_and_have_sitters() {
    assert_eq!(
        refusal_after_editing("seat 2", "seat 3"),
        "line 8, column 6: found seat “3”: expected seat 2"
    );
    assert_eq!(
        refusal_after_editing("seat 2 bot", "seat 2 cat"),
        "line 8, column 8: found “cat”: expected “person” or “bot”"
    );
    assert_eq!(
        refusal_after_editing("bot greedy", "bot"),
        "line 8, column 11: the line ends too early: expected a name"
    );
    assert_eq!(
        refusal_after_editing("greedy", &"x".repeat(41)),
        "line 8, column 12: the name has 41 characters: expected at most 40"
    );
    assert_eq!(
        refusal_after_editing("Anna Maria", "Anna\u{a0}Maria"),
        "line 7, column 15: found “Anna\\u{a0}Maria”: expected a name with plain spaces"
    );
    let five = "seat 2 bot b\nseat 3 bot c\nseat 4 bot d\nseat 5 bot e\n";
    assert_eq!(
        refusal_after_editing("seat 2 bot greedy\n", five),
        "line 11, column 1: found “seat”: expected the line “start seed NUMBER” or “start deal”"
    );
}

#[test]
fn lines_that_say_nothing_known_are_refused() {
    assert_eq!(
        refusal_after_editing("undo", "undone"),
        "line 12, column 1: found “undone”: \
         expected a seat, “undo”, “handover”, “expired”, “check” or “end”"
    );
    assert_eq!(
        refusal_after_editing("2 draw", "3 draw"),
        "line 11, column 1: there is no seat “3”: expected a seat from 1 to 2"
    );
    assert_eq!(
        refusal_after_editing("1 develop", "1"),
        "line 10, column 2: the line ends too early: expected an action"
    );
    assert_eq!(
        refusal_after_editing("expired 2", "expired anna"),
        "line 14, column 9: there is no seat “anna”: expected a seat from 1 to 2"
    );
    assert_eq!(
        refusal_after_editing("undo 1 2", "undo 1 0"),
        "line 12, column 8: found “0”: expected how many actions are taken back, at least 1"
    );
    assert_eq!(
        refusal_after_editing("check 1", "check -1"),
        "line 16, column 7: found “-1”: expected how many actions are in force"
    );
    assert_eq!(
        refusal_after_editing("scores -3 0", "scores -3"),
        "line 17, column 24: the line ends too early: expected the score of each seat"
    );
    assert_eq!(
        refusal_after_editing("ranks 2 1 scores", "ranks 2 scores"),
        "line 17, column 13: found “scores”: expected the rank of each seat"
    );
}

#[test]
fn nothing_follows_the_end() {
    assert_eq!(
        refusal(&format!("{HEAD}{COURSE}1 develop\n")),
        "line 18, column 1: the game has ended above: expected nothing more but comments"
    );
}

#[test]
fn there_is_one_space_between_words() {
    let sentence = "found a space too many: expected one between words and none around them";
    for (edited, column) in [("2  draw deck", 3), (" 2 draw deck", 1), ("2 draw deck ", 12)] {
        assert_eq!(
            refusal_after_editing("2 draw deck", edited),
            format!("line 11, column {column}: {sentence}")
        );
    }
}

#[test]
fn what_is_no_plain_text_is_refused() {
    assert_eq!(
        refusal_after_editing("draw deck", "draw\tdeck"),
        "line 11, column 7: found the control character U+0009: expected none"
    );
    let mut bytes = format!("{HEAD}1 ").into_bytes();
    bytes.extend(*b"\xff\n");
    assert_eq!(
        Record::parse(bytes).unwrap_err().to_string(),
        "line 10, column 3: this is not text: expected UTF-8"
    );
}

#[test]
fn oversized_files_are_refused() {
    let longest = format!("{HEAD}1 {}\n", "ä".repeat(MAX_LINE - 2));
    assert!(Record::parse(&longest).is_ok());
    assert_eq!(
        refusal(&longest.replace("1 ä", "1 ää")),
        "line 10, column 4097: the line goes on: expected at most 4096 characters"
    );
    let most = HEAD.to_owned() + &"\n".repeat(MAX_LINES - 9);
    assert!(Record::parse(&most).is_ok());
    assert_eq!(
        refusal(&(most + "\n")),
        "line 1000001, column 1: the file goes on: expected at most 1000000 lines"
    );
}

#[test]
fn a_cut_off_line_is_refused_as_such_and_dropped_on_request() {
    let text = format!("{HEAD}1 develop\n2 dra");
    let unreadable = Record::parse(&text).unwrap_err();
    assert_eq!(unreadable.fault, Fault::CutOff);
    assert_eq!(
        unreadable.to_string(),
        "line 11, column 6: the file is cut off in this line: expected a line end"
    );
    let recovered = Record::recover(&text).unwrap();
    assert_eq!(recovered.record.to_string(), format!("{HEAD}1 develop\n"));
    assert_eq!(recovered.kept, text.len() - "2 dra".len());
    assert_eq!(
        recovered.dropped.unwrap().to_string(),
        "line 11 was cut off after “2 dra” and is dropped"
    );
}

#[test]
fn a_whole_file_is_recovered_whole() {
    let text = format!("{HEAD}{COURSE}");
    let recovered = Record::recover(&text).unwrap();
    assert_eq!((recovered.kept, recovered.dropped), (text.len(), None));
    assert_eq!(recovered.record, Record::parse(&text).unwrap());
}

#[test]
fn recovery_forgives_nothing_else() {
    let text = format!("{HEAD}1 develop\nundone\n2 dra");
    assert_eq!(Record::recover(&text), Record::parse(&text).map(|_| unreachable!()));
    assert_eq!(
        Record::recover("twocities record 1\ngame lon").unwrap_err().to_string(),
        "line 2, column 1: the file ends too early: expected the line “game NAME”"
    );
}
