//! Records of a toy game, written, played again and tampered with.

use super::toy::{Counters, Deal, Reason, Take};
use crate::record::*;
use crate::{Game, Illegal, Notation, Seat};

/// A whole game, written as a host writes it; the seats take `counts` in turn, over and over.
fn written(game: &Counters, start: Start, counts: &[u8]) -> Record {
    let deal = match &start {
        Start::Seed(seed) => game.deal(*seed),
        Start::Deal(lists) => game.read_deal(lists).unwrap(),
    };
    let sitters = game.seats().all().map(|_| Sitter::bot("careful").unwrap()).collect();
    let mut record = Record::new(Header::of(game, sitters), start);
    let mut state = game.setup(&deal);
    for (done, &count) in counts.iter().cycle().enumerate() {
        let Some(decision) = game.decision(&state) else {
            lines_of_end(game, &state, done).into_iter().for_each(|line| record.push(line));
            break;
        };
        let before = state.clone();
        let action = Take(count.min(before.pile));
        game.apply(&mut state, decision.seat, action, &mut ()).unwrap();
        let lines = lines_of_play(game, &before, (decision.seat, action), &state, done + 1);
        lines.into_iter().for_each(|line| record.push(line));
    }
    record
}

/// The head of a game with ten counters, by hand. The first action stands on line 10.
const TEN: &str = "\
twocities record 1
game counters
rules 7
pack wood df877645404747cb
seat 1 person Anna Maria
seat 2 bot careful
start deal
deal pile 10
deal first seat 1
";

/// The rest of that game; the digest was computed by other means than this crate. Frozen: a change
/// here breaks every record.
const PLAYED: &str = "\
1 take 3
2 take 3
1 take 3
2 take 1
check 4 bebd468f671377ec
end ranks 2 1 scores 6 4
";

fn read(text: &str) -> Record {
    Record::parse(text).unwrap()
}

/// The replay of a record that begins with ten counters and goes on with `lines`.
fn after_ten(lines: &str) -> Replay<Counters> {
    replay(&Counters::new(2), &read(&format!("{TEN}{lines}"))).unwrap()
}

/// What is wrong with the record `text`.
fn wrong_with(text: &str) -> Broken<Reason> {
    verify(&Counters::new(2), &read(text)).unwrap_err()
}

/// What is wrong with a record that begins with ten counters and goes on with `lines`.
fn wrong(lines: &str) -> String {
    wrong_with(&format!("{TEN}{lines}")).to_string()
}

/// What is wrong with the whole game after `from` in it is made `to`.
fn wrong_after_editing(from: &str, to: &str) -> String {
    wrong_with(&format!("{TEN}{PLAYED}").replacen(from, to, 1)).to_string()
}

#[test]
fn what_a_host_writes_verifies() {
    for seed in 0..40 {
        let game = Counters { most: if seed % 2 == 0 { 3 } else { 5 }, ..Counters::new(3) };
        let counts = [seed % 3 + 1, seed % 2 + 1, 1].map(|count| u8::try_from(count).unwrap());
        let record = written(&game, Start::Seed(seed), &counts);
        let replay = verify(&game, &record).unwrap();
        assert_eq!(game.outcome(replay.state()).as_ref(), record.ending());
        assert_eq!(read(&record.to_string()), record);
    }
}

#[test]
fn checks_are_written_every_twenty_actions_and_at_the_end() {
    let game = Counters::new(2);
    let record = written(&game, Start::Seed(5), &[1]).to_string();
    let checks = record.lines().filter_map(|line| line.strip_prefix("check "));
    let counts: Vec<&str> = checks.filter_map(|check| check.split(' ').next()).collect();
    assert_eq!(counts, ["20", &game.deal(5).pile.to_string()]);
}

#[test]
fn a_check_that_was_just_written_is_not_written_again_at_the_end() {
    let game = Counters::new(2);
    let start = Start::of_deal(&game, &Deal { pile: 20, first: Seat::FIRST });
    let record = written(&game, start, &[1]).to_string();
    assert_eq!(record.matches("check 20").count(), 1);
    assert!(record.ends_with("\nend ranks 2 1 scores 10 10\n"), "{record}");
}

#[test]
fn a_game_that_is_over_at_once_is_checked_too() {
    let game = Counters::new(2);
    let start = Start::of_deal(&game, &Deal { pile: 0, first: Seat::FIRST });
    let record = written(&game, start, &[1]);
    assert_eq!(record.entries().len(), 2);
    verify(&game, &record).unwrap();
}

#[test]
fn a_record_by_hand_verifies_and_is_written_as_it_was_read() {
    let text = format!("{TEN}{PLAYED}");
    let record = read(&text);
    assert_eq!(record.to_string(), text);
    verify(&Counters::new(2), &record).unwrap();
}

#[test]
fn a_deal_written_out_gives_the_same_game_as_its_seed() {
    let game = Counters::new(2);
    let dealt = written(&game, Start::of_deal(&game, &game.deal(9)), &[2]);
    let seeded = written(&game, Start::Seed(9), &[2]);
    assert_eq!(verify(&game, &dealt).unwrap().states(), verify(&game, &seeded).unwrap().states());
}

#[test]
fn a_replay_can_be_stepped_through() {
    let replay = after_ten(PLAYED);
    assert_eq!(replay.in_force(), 4);
    let step = replay.step(1).unwrap();
    assert_eq!((step.line, step.seat.number(), step.action), (11, 2, Take(3)));
    assert_eq!((step.before.pile, step.after.pile), (7, 4));
    assert_eq!(replay.steps().map(|step| step.after.pile).collect::<Vec<_>>(), [7, 4, 1, 0]);
    assert_eq!((replay.start().pile, replay.state().pile), (10, 0));
    assert!(replay.step(4).is_none());
}

#[test]
fn actions_taken_back_are_not_in_force() {
    let replay =
        after_ten("1 take 3\n2 take 3\n1 take 2\nundo 1 2\n2 take 1\nundo 2 1\n2 take 2\n");
    assert_eq!(replay.steps().map(|step| step.line).collect::<Vec<_>>(), [10, 16]);
    assert_eq!((replay.in_force(), replay.state().pile), (2, 5));
    assert_eq!(replay.undone_branches(), 2);
}

#[test]
fn everything_can_be_taken_back() {
    let replay = after_ten("1 take 3\n2 take 3\nundo 1 2\n");
    assert_eq!((replay.in_force(), replay.state()), (0, replay.start()));
}

#[test]
fn the_last_action_of_the_game_can_be_taken_back_before_the_end_is_written() {
    let replay = after_ten("1 take 3\n2 take 3\n1 take 3\n2 take 1\nundo 2 1\n");
    assert_eq!(replay.state().pile, 1);
}

#[test]
fn a_handover_changes_who_sits_there() {
    let replay = after_ten("1 take 3\nexpired 2\nhandover 2 person Ben\n2 take 3\n");
    let sitters: Vec<String> = replay.sitters().iter().map(Sitter::to_string).collect();
    assert_eq!(sitters, ["person Anna Maria", "person Ben"]);
}

#[test]
fn an_unfinished_record_replays_and_does_not_verify() {
    assert_eq!(after_ten("1 take 3\n").state().pile, 7);
    assert_eq!(
        wrong("1 take 3\n# interrupted\n"),
        "line 12, column 1: the record stops before the game is over: expected an action"
    );
    assert_eq!(
        wrong("1 take 3\n2 take 3\n1 take 3\n2 take 1\n"),
        "line 14, column 1: the record stops without an end: expected “end ranks 2 1 scores 6 4”"
    );
}

#[test]
fn a_record_of_something_else_is_broken() {
    assert_eq!(
        wrong_after_editing("game counters", "game draughts"),
        "line 2, column 6: this is a record of the game “draughts”: expected “counters”"
    );
    assert_eq!(
        wrong_after_editing("rules 7", "rules 8"),
        "line 3, column 7: this game was played by version 8 of the rules: expected version 7"
    );
    assert_eq!(
        wrong_after_editing("pack wood", "pack ivory"),
        "line 4, column 6: this game was played with the pack “ivory”: expected “wood”"
    );
    assert_eq!(
        wrong_after_editing("df87", "df88"),
        "line 4, column 11: this game was played with the content df887645404747cb: \
         expected df877645404747cb"
    );
}

#[test]
fn a_record_with_other_options_is_broken() {
    assert_eq!(
        wrong_after_editing("seat 1", "option most 5\nseat 1"),
        "line 5, column 8: this game was played with the option “most” at “5”: \
         expected its default"
    );
    let game = Counters { most: 4, ..Counters::new(2) };
    let with_option = format!("{TEN}{PLAYED}").replacen("seat 1", "option most 5\nseat 1", 1);
    assert_eq!(
        verify(&game, &read(&with_option)).unwrap_err().to_string(),
        "line 5, column 8: this game was played with the option “most” at “5”: expected “4”"
    );
    let with_default = format!("{TEN}{PLAYED}");
    assert_eq!(
        verify(&game, &read(&with_default)).unwrap_err().to_string(),
        "line 5, column 1: this game was played with the option “most” at its default: \
         expected “4”"
    );
}

#[test]
fn a_record_of_more_or_fewer_seats_is_broken() {
    assert_eq!(
        wrong_with(&TEN.replacen("start", "seat 3 person Carl\nstart", 1)).to_string(),
        "line 7, column 1: this game was played at 3 seats: expected 2"
    );
    assert_eq!(
        verify(&Counters::new(3), &read(TEN)).unwrap_err().to_string(),
        "line 7, column 1: this game was played at 2 seats: expected 3"
    );
}

#[test]
fn a_deal_that_is_not_understood_is_broken_where_the_word_stands() {
    assert_eq!(
        wrong_after_editing("seat 1\n1 take", "seat one\n1 take"),
        "line 9, column 17: “one” is not understood here"
    );
    assert_eq!(
        wrong_after_editing("deal first seat 1\n", ""),
        "line 7, column 1: “” is not understood here"
    );
}

#[test]
fn an_action_of_the_wrong_seat_is_broken() {
    assert_eq!(
        wrong("2 take 3\n"),
        "line 10, column 1: found “take 3” of seat 2: expected an action of seat 1"
    );
    assert_eq!(
        wrong("2 tkae 3\n"),
        "line 10, column 1: found “tkae 3” of seat 2: expected an action of seat 1"
    );
}

#[test]
fn an_illegal_action_is_broken_and_keeps_its_reason() {
    let broken = wrong_with(&format!("{TEN}1 take 3\n2 take 4\n"));
    assert_eq!(
        broken.to_string(),
        "line 11, column 1: found “take 4” of seat 2: expected an action that the rules allow here"
    );
    let (seat, action) = (Seat::new(1).unwrap(), "take 4".to_owned());
    let why = Illegal::Refused(Reason::MoreThan(3));
    assert_eq!(broken.kind, BrokenKind::Illegal { seat, action, why });
}

#[test]
fn an_action_after_the_game_is_broken() {
    assert_eq!(
        wrong("1 take 3\n2 take 3\n1 take 3\n2 take 1\n1 take 1\n"),
        "line 14, column 1: found “take 1” of seat 1: expected no action, as the game is over"
    );
}

#[test]
fn an_action_that_is_not_understood_is_broken_where_the_word_stands() {
    assert_eq!(wrong("1 tkae 3\n"), "line 10, column 3: “tkae” is not understood here");
    let broken = wrong_with(&format!("{TEN}# by hand\n\n1 take three\n"));
    assert_eq!(broken.to_string(), "line 12, column 8: “three” is not understood here");
    assert!(matches!(broken.kind, BrokenKind::NotUnderstood(error) if error.at == 7));
}

#[test]
fn taking_back_more_than_was_done_is_broken() {
    assert_eq!(
        wrong("1 take 3\n2 take 3\nundo 1 1\nundo 1 2\n"),
        "line 13, column 1: found 2 actions taken back: expected at most 1, as no more are in force"
    );
}

#[test]
fn an_edited_action_shows_at_the_next_check() {
    let text = format!("{TEN}1 take 3\n2 take 2\ncheck 2 15dbf4b0d5cf73d7\n");
    assert_eq!(
        wrong_with(&text).to_string(),
        "line 12, column 1: after 2 actions the state was 15dbf4b0d5cf73d7: \
         expected d1535e37f39e12c9 by the lines above"
    );
    after_ten("1 take 3\n2 take 3\ncheck 2 15dbf4b0d5cf73d7\n");
}

#[test]
fn a_check_counts_the_actions_in_force() {
    assert_eq!(
        wrong("1 take 3\nundo 1 1\ncheck 1 15dbf4b0d5cf73d7\n"),
        "line 12, column 1: found a check of 1 actions in force: expected 0"
    );
}

#[test]
fn a_wrong_end_is_broken() {
    assert_eq!(
        wrong_after_editing("scores 6 4", "scores 6 5"),
        "line 15, column 1: found the outcome ranks 2 1 scores 6 5: expected ranks 2 1 scores 6 4"
    );
    assert_eq!(
        wrong_after_editing("ranks 2 1", "ranks 1 2"),
        "line 15, column 1: found the outcome ranks 1 2 scores 6 4: expected ranks 2 1 scores 6 4"
    );
    assert_eq!(
        wrong("1 take 3\nend ranks 1 2 scores 3 0\n"),
        "line 11, column 1: found an end: expected an action, as the game is not over"
    );
}

/// Wherever a crash cuts the file, the whole lines before it are recovered and replay.
#[test]
fn a_file_cut_anywhere_is_recovered_up_to_the_last_whole_line() {
    let text = format!("{TEN}{PLAYED}").replace("Anna Maria", "Änne 🎲");
    for length in TEN.len() + 4..=text.len() {
        let bytes = &text.as_bytes()[..length];
        let recovered = Record::recover(bytes).unwrap();
        assert_eq!(recovered.record.to_string().as_bytes(), &bytes[..recovered.kept]);
        assert_eq!(recovered.dropped.is_some(), recovered.kept < length);
        assert_eq!(recovered.dropped.is_some(), Record::parse(bytes).is_err());
        replay(&Counters::new(2), &recovered.record).unwrap();
    }
}

/// Whatever single byte is lost or changed, reading and replaying end with a result.
#[test]
fn no_edit_of_one_byte_makes_a_replay_panic() {
    let bytes = format!("{TEN}{PLAYED}").into_bytes();
    for at in 0..bytes.len() {
        for byte in [None, Some(b' '), Some(b'\n'), Some(b'9'), Some(b'0'), Some(0xff)] {
            let mut edited = bytes.clone();
            edited.splice(at..=at, byte);
            if let Ok(Recovered { record, .. }) = Record::recover(&edited) {
                let _ = verify(&Counters::new(2), &record);
            }
        }
    }
}

#[test]
#[should_panic(expected = "nothing should follow the end of the game")]
fn nothing_is_added_after_the_end() {
    let mut record = read(&format!("{TEN}{PLAYED}"));
    record.push(Line::Expired { seat: Seat::FIRST });
}

#[test]
#[should_panic(expected = "the table lacks the seat of")]
fn no_line_is_added_for_a_seat_that_the_table_lacks() {
    read(TEN).push(Line::Expired { seat: Seat::new(2).unwrap() });
}

#[test]
#[should_panic(expected = "each seat should have one sitter")]
fn a_header_needs_a_sitter_for_each_seat() {
    Header::of(&Counters::new(2), vec![Sitter::bot("careful").unwrap()]);
}

/// The examples in the documented grammar are records, in the one form in which they are written.
#[test]
fn the_examples_of_the_documentation_are_records() {
    let grammar = include_str!("../../../../../docs/notation.md");
    let examples: Vec<&str> =
        grammar.split("```record\n").skip(1).filter_map(|rest| rest.split("```").next()).collect();
    assert!(!examples.is_empty());
    for example in examples {
        let means_something = |line: &&str| !line.is_empty() && !line.starts_with('#');
        let lines: Vec<&str> = example.lines().filter(means_something).collect();
        assert_eq!(read(example).to_string().lines().collect::<Vec<_>>(), lines);
    }
}
